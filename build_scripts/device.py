"""Makes the ARM64 system in which `sanjuan bench device` counts instructions."""

from typing import Final

from build_scripts.packages import contents, debian
from scenes.lab.bench_device import SYSTEM

SUITE: Final = "bookworm"
PACKAGES: Final = "python3,libgl1,libegl1,libgles2,libgl1-mesa-dri,libgbm1"


def main() -> None:
    debian.need(["mmdebstrap"], "making it")
    debian.need_root("making it")
    if not SYSTEM.exists():
        debian.make_system(SYSTEM, SUITE, PACKAGES, "--variant=minbase")
    version = next((SYSTEM / "usr" / "lib").glob("python3.*")).name.removeprefix("python")
    debian.install(SYSTEM / "packages", version, contents.requirements())


if __name__ == "__main__":
    main()
