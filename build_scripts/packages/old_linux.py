"""A Linux of years ago on this machine, with a Python that runs with its glibc, to build packages in."""

import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from build_scripts.packages import debian
from build_scripts.packages import freeze as native
from build_scripts.packages.contents import ROOT, requirements
from build_scripts.packages.cross_python import CrossPython
from build_scripts.packages.steps import step

VERSION: Final = "3.11"
"""Of the Python inside, which is also that of whoever builds it: each compiles parts of the other."""
PYTHON: Final = f"/opt/python/bin/python{VERSION}"
SUITE: Final = "bullseye"
"""The oldest Debian that is there: what runs in it runs with glibc 2.31."""
PACKAGES: Final = "binutils,libstdc++6,zlib1g-dev,libffi-dev"
TOOLS: Final = "mmdebstrap", "unshare", "make", "dpkg-source"
INSIDE: Final = "LD_LIBRARY_PATH=/opt/python/lib", "PYTHONPATH=/site", "HOME=/root", "PATH=/usr/bin:/bin"
"""The environment there."""
EMULATOR: Final = "qemu-aarch64-static"


@dataclass(frozen=True)
class OldLinux:
    platform: ClassVar = "linux"
    starter: ClassVar[Sequence[str]] = ()
    machine: str
    architecture: str
    """What Debian calls that."""
    foreign: bool
    """Of another kind than this machine, so that it is emulated."""

    @property
    def folder(self) -> Path:
        """Where it is kept."""
        return debian.CACHE / self.architecture

    @property
    def system(self) -> Path:
        return self.folder / "system"

    @property
    def site(self) -> Path:
        return self.system / "site"

    @property
    def python(self) -> CrossPython:
        return CrossPython(self.machine, self.folder / "python")

    @property
    def environment(self) -> dict[str, str]:
        """Lets a program of another machine run on this one."""
        return {"QEMU_LD_PREFIX": str(self.system)} if self.foreign else {}

    def check(self, prepare: bool) -> None:
        """Have everything ready, or say in one sentence what is missing."""
        what = f"building for {self.machine} in an old Linux"
        debian.need([*TOOLS, *[EMULATOR] * self.foreign], what)
        debian.need_root(what)
        if not sys.version.startswith(f"{VERSION}."):
            sys.exit(f"package.py: skipped; {what} needs Python {VERSION}, the one inside.")
        if not self.ready() and not prepare:
            sys.exit("package.py: skipped; --prepare first makes an old Linux here, which takes minutes.")
        if self.foreign:
            debian.let_run()
        if prepare:
            self.make()

    def ready(self) -> bool:
        return (self.system / PYTHON[1:]).exists() and self.site.exists()

    def make(self) -> None:
        """Whatever of it is not there yet; each part is there whole or not at all."""
        if not self.system.exists():
            debian.make_system(self.system, self.architecture, SUITE, PACKAGES, "--variant=minbase")
        if not (self.system / PYTHON[1:]).exists():
            self.python.make(self.system)
        if not self.site.exists():
            debian.install(self.site, self.machine, VERSION, requirements("package"))

    def compiler(self) -> dict[str, str]:
        """The environment in which extensions of Python are compiled for it."""
        cc = self.python.compilers() / "cc"
        return {
            "CC": str(cc),
            "LDSHARED": f"{cc} -shared",
            "CFLAGS": f"-I{self.system}/opt/python/include/python{VERSION}",
            "SETUPTOOLS_EXT_SUFFIX": f".cpython-311-{self.machine}-linux-gnu.so",
        }

    def freeze(self, into: Path) -> None:
        """As on a machine of its own, in that system, where this project and the folder are mounted."""
        folders = {"project": ROOT, "into": into, "proc": Path("/proc"), "dev": Path("/dev")}
        for name in folders:
            (self.system / name).mkdir(exist_ok=True)
        mounts = [
            f"mount --bind {shlex.quote(str(path))} {self.system / name}" for name, path in folders.items()
        ]
        words = native.words(Path("/project/build_scripts/sanjuan.spec"), Path("/into"), Path("/into/work"))
        command = ["chroot", str(self.system), "env", "-i", *INSIDE, PYTHON, "-m", "PyInstaller", *words]
        script = " && ".join([*mounts, shlex.join(command)])
        with step("putting the folder together in the old Linux", 150 if self.foreign else 40):
            native.run(["unshare", "--mount", "sh", "-c", script], into / "pyinstaller.log")


OLD_LINUX: Final[Mapping[str, OldLinux]] = {
    "x86_64": OldLinux("x86_64", "amd64", foreign=False),
    "aarch64": OldLinux("aarch64", "arm64", foreign=True),
}
