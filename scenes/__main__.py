"""Where the `sanjuan` command begins: until there is something to end in order, Ctrl-C ends it at once."""

import os
import signal
import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, lambda number, frame: os._exit(128 + number))
    from scenes.cli.command import main as command

    return command(words)


if __name__ == "__main__":
    sys.exit(main())
