"""Makes the ARM64 system in which `sanjuan bench device` counts instructions; needs root."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SUITE: Final = "bookworm"
PACKAGES: Final = "python3,libgl1,libegl1,libgles2,libgl1-mesa-dri,libgbm1"
TOOLS: Final = "apt-get", "mmdebstrap", "qemu-aarch64-static", "qemu-aarch64", "gcc"


def main(words: Sequence[str]) -> int:
    argparse.ArgumentParser(description=__doc__).parse_args(words)
    sys.path.insert(0, str(ROOT))  # this Python need not know the project
    from build_scripts import dev

    if Path(sys.prefix) != dev.VENV:
        return dev.run_in_venv(dev.PLAYER, __file__, [*words])
    make()
    return 0


def make() -> None:
    """Whatever of it is not there yet, or one sentence that names what is missing."""
    # at home in .venv
    from build_scripts.packages import contents, debian
    from scenes.lab.bench_device import SYSTEM

    debian.need(TOOLS, "making it")
    debian.need_root("making it")
    debian.let_run()
    if not SYSTEM.exists():
        debian.make_system(SYSTEM, "arm64", SUITE, PACKAGES, "--variant=minbase")
    version = next((SYSTEM / "usr" / "lib").glob("python3.*")).name.removeprefix("python")
    debian.install(SYSTEM / "packages", "aarch64", version, contents.requirements())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
