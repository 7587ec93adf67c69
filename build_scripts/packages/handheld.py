"""The inside of an emulated handheld: a Debian kernel, drivers, Mesa, udev, and Python for the guest."""

import re
import shutil
from collections.abc import Iterator, Mapping
from itertools import starmap
from pathlib import Path
from typing import Final

from build_scripts.packages import debian
from build_scripts.packages.freeze import run
from build_scripts.packages.steps import step

CACHE: Final = debian.CACHE / "machine"
KERNEL, EARLY, DISK = "vmlinuz", "initramfs", "system.img"
SUITE: Final = "bookworm"
PACKAGES: Final = (
    "linux-image-arm64,udev,busybox-static,python3-minimal,libpython3-stdlib,"
    "libegl1,libgles2,libgl1,libgl1-mesa-dri,libgbm1"
)
MODULES: Final = "virtio_pci", "virtio_blk", "crc32c_generic", "ext4", "virtio_gpu", "evdev", "uinput"
FOLDERS: Final = "dev", "proc", "sys", "run", "root", "mnt"
TOOLS: Final = "mmdebstrap", "qemu-system-aarch64", "mke2fs", "Xvfb"
GUEST: Final = Path(__file__).with_name("guest.py")
INIT: Final = """#!/bin/busybox sh
bb=/bin/busybox
$bb mount -t devtmpfs dev /dev
for module in {modules}; do $bb insmod /$module.ko; done
$bb mount -t ext4 /dev/vda /root && $bb mount -t ext4 /dev/vdb /root/mnt
$bb mount --move /dev /root/dev
$bb mount -t proc proc /root/proc
$bb mount -t sysfs sys /root/sys
$bb mount -t tmpfs run /root/run
export PATH=/usr/sbin:/usr/bin HOME=/root
exec $bb switch_root /root /usr/bin/python3 -u /mnt/guest.py
"""


def check() -> None:
    """Have everything ready, or say in one sentence what is missing."""
    debian.need(TOOLS, "--machine")
    if not (CACHE / DISK).exists():
        make()


def make() -> None:
    """The kernel, what it has in memory first, and the disk; unpacked only, so nothing is emulated."""
    system = CACHE / "system"
    shutil.rmtree(system, ignore_errors=True)
    merged = "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr"
    debian.make_system(system, "arm64", SUITE, PACKAGES, "--variant=extract", merged)
    (kernel,) = (system / "boot").glob("vmlinuz-*")
    kernel.rename(CACHE / KERNEL)
    (CACHE / EARLY).write_bytes(early(system))
    shutil.rmtree(system / "usr" / "lib" / "modules")
    for name in FOLDERS:
        (system / name).mkdir(exist_ok=True)
    with step("making its disk", 10):
        disk(system, CACHE / DISK, 600)
    shutil.rmtree(system)


def disk(content: Path, path: Path, megabytes: int) -> None:
    """An image of one; it is there whole or not at all."""
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    run(["mke2fs", "-q", "-t", "ext4", "-d", content, part, f"{megabytes}M"], path.with_suffix(".log"))
    part.rename(path)


def early(system: Path) -> bytes:
    """What the kernel has in memory first: drivers for the disk, the screen and pads, as a cpio archive."""
    found = {plain(path.stem): path for path in (system / "usr" / "lib" / "modules").rglob("*.ko")}
    modules = list(dict.fromkeys(each for name in MODULES for each in needed(name, found)))
    files = {f"{name}.ko": found[name].read_bytes() for name in modules}
    files["bin/busybox"] = (system / "usr" / "bin" / "busybox").read_bytes()
    files["init"] = INIT.format(modules=" ".join(modules)).encode()
    folders = map(entry, ("bin", "dev", "root"))
    return b"".join([*folders, *starmap(entry, files.items()), entry("TRAILER!!!")])


def needed(name: str, found: Mapping[str, Path]) -> Iterator[str]:
    """A module, after those that it needs; none if it is part of the kernel."""
    if name in found:
        depends = re.search(rb"\0depends=([^\0]*)\0", found[name].read_bytes())
        for each in depends[1].decode().split(",") if depends else []:
            yield from needed(plain(each), found)
        yield name


def plain(name: str) -> str:
    return name.replace("-", "_")


def entry(name: str, content: bytes | None = None) -> bytes:
    """A file or, without content, a folder of a cpio archive."""
    mode = 0o40755 if content is None else 0o100755
    content = content or b""
    fields = 0, mode, 0, 0, 1, 0, len(content), 0, 0, 0, 0, len(name) + 1, 0
    head = b"070701" + b"".join(b"%08X" % field for field in fields) + name.encode() + b"\0"
    return head + bytes(-len(head) % 4) + content + bytes(-len(content) % 4)
