"""An ARM64 Linux on this machine, with a Python that runs with an old glibc, to build packages in."""

import shlex
import sys
from pathlib import Path
from typing import Final

from build_scripts.packages import debian
from build_scripts.packages import freeze as native
from build_scripts.packages.contents import ROOT, requirements
from build_scripts.packages.cross_python import compilers, make_python
from build_scripts.packages.steps import step

CACHE: Final = debian.CACHE / "arm64"
SYSTEM: Final = CACHE / "system"
SITE: Final = SYSTEM / "site"
VERSION: Final = "3.11"
"""Of the Python inside, which is also that of whoever builds it: each compiles parts of the other."""
PYTHON: Final = f"/opt/python/bin/python{VERSION}"
COMPILED_AT: Final = CACHE / "python"
SUITE: Final = "bullseye"
"""The oldest Debian that is there: what runs in it runs with glibc 2.31."""
PACKAGES: Final = "binutils,libstdc++6,zlib1g-dev,libffi-dev"
TOOLS: Final = "mmdebstrap", "qemu-aarch64-static", "unshare", "make", "dpkg-source"
ENVIRONMENT: Final = {"QEMU_LD_PREFIX": str(SYSTEM)}
"""Lets a program of that system run on this one."""


def check(prepare: bool) -> None:
    """Have everything ready, or say in one sentence what is missing."""
    debian.need(TOOLS, "building ARM64 here")
    debian.need_root("building ARM64 here")
    if not sys.version.startswith(f"{VERSION}."):
        sys.exit(f"package.py: skipped; building ARM64 here needs Python {VERSION}, the one inside.")
    if not ready() and not prepare:
        sys.exit("package.py: skipped; --prepare first makes an ARM64 system here, which takes minutes.")
    debian.let_run()
    if prepare:
        make()


def ready() -> bool:
    return (SYSTEM / PYTHON[1:]).exists() and SITE.exists()


def make() -> None:
    """Whatever of it is not there yet; each part is there whole or not at all."""
    if not SYSTEM.exists():
        debian.make_system(SYSTEM, SUITE, PACKAGES, "--variant=minbase")
    if not (SYSTEM / PYTHON[1:]).exists():
        make_python(COMPILED_AT, SYSTEM)
    if not SITE.exists():
        debian.install(SITE, VERSION, requirements("package"))


def compiler() -> dict[str, str]:
    """The environment in which extensions of Python are compiled for that machine."""
    cc = compilers(COMPILED_AT / "zig") / "cc"
    return {
        "CC": str(cc),
        "LDSHARED": f"{cc} -shared",
        "CFLAGS": f"-I{SYSTEM}/opt/python/include/python{VERSION}",
        "SETUPTOOLS_EXT_SUFFIX": ".cpython-311-aarch64-linux-gnu.so",
    }


def freeze(into: Path) -> None:
    """As on a machine of its own, in that system, where this project and the folder are mounted."""
    folders = {"project": ROOT, "into": into, "proc": Path("/proc"), "dev": Path("/dev")}
    for name in folders:
        (SYSTEM / name).mkdir(exist_ok=True)
    mounts = [f"mount --bind {shlex.quote(str(path))} {SYSTEM / name}" for name, path in folders.items()]
    words = native.words(Path("/project/build_scripts/sanjuan.spec"), Path("/into"), Path("/into/work"))
    environment = ["LD_LIBRARY_PATH=/opt/python/lib", "PYTHONPATH=/site", "HOME=/root", "PATH=/usr/bin:/bin"]
    command = ["chroot", str(SYSTEM), "env", "-i", *environment, PYTHON, "-m", "PyInstaller", *words]
    script = " && ".join([*mounts, shlex.join(command)])
    with step("putting the folder together by emulation", 150):
        native.run(["unshare", "--mount", "sh", "-c", script], into / "pyinstaller.log")
