"""The files that people download."""

import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from build_scripts.packages import ports
from build_scripts.packages.freeze import ICON
from build_scripts.packages.old_linux import OLD_LINUX
from scenes.app.version import VERSION

HERE: Final = Path(__file__).parent


def tarball(folder: Path, name: str) -> Path:
    """For Linux: with what desktops and handhelds want to know of a program."""
    shutil.copytree(HERE / "linux", folder, dirs_exist_ok=True)
    for size, icon in {"256x256": folder / "sanjuan.png", "scalable": ICON}.items():
        place = folder / "share" / "icons" / "hicolor" / size / "apps"
        place.mkdir(parents=True)
        shutil.copyfile(icon, place / f"sanjuan{icon.suffix}")
    archive = folder.parent.parent / f"sanjuan-{VERSION}-{name}.tar.gz"
    with tarfile.open(archive, "w:gz") as tar:
        tar.add(folder, folder.name, filter=nobodys)
    return archive


def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def portmaster(folder: Path, name: str) -> Path:
    stage = ports.stage(folder, folder.parent / "stage")
    compiler = OLD_LINUX["aarch64"].compiler()["CC"]
    ports.compile_system_sdl(compiler, stage / "sanjuan", folder.parent / "system_sdl.log")
    return zip_of(stage, folder.parent.parent / "sanjuan.zip", stage)


def zipped(folder: Path, name: str) -> Path:
    """For Windows: one folder in a zip."""
    return zip_of(folder, folder.parent.parent / f"sanjuan-{VERSION}-{name}.zip", folder.parent)


def bundled(folder: Path, name: str) -> Path:
    """For macOS, whose own tool keeps what its bundles need."""
    archive = folder.parent.parent / f"sanjuan-{VERSION}-{name}.zip"
    app = folder.parent / "San Juan.app"
    shutil.copytree(folder / "licences", app / "Contents" / "Resources" / "licences")
    subprocess.run(["codesign", "--force", "--deep", "--sign", "-", app], check=True)
    subprocess.run(["ditto", "-c", "-k", "--keepParent", app, archive], check=True)
    return archive


def zip_of(folder: Path, archive: Path, root: Path) -> Path:
    """All files in a folder, by their paths from the root."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                file.write(path, path.relative_to(root))
    return archive
