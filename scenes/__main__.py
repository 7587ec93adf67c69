"""Where the `sanjuan` command begins: Ctrl-C ends it without a traceback while Python still imports."""

import signal
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    listening = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if listening:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from scenes.command import main as command

    if listening:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    return command(words)


if __name__ == "__main__":
    sys.exit(main())
