"""The folder that PortMaster's zip is made of."""

import shutil
from pathlib import Path
from typing import Final

from build_scripts.packages.contents import ROOT

HERE: Final = Path(__file__).parent / "portmaster"
SCRIPT: Final = "San Juan.sh"
ABOUT: Final = "README.md", "gameinfo.xml", "port.json"
PICTURES: Final = {"screenshot.png": "table.png", "cover.png": "title.png"}


def stage(folder: Path, into: Path) -> Path:
    """The finished folder as a port, with everything that tells PortMaster of it."""
    port = into / "sanjuan"
    shutil.copytree(folder, port)
    (port / "licences").rename(port / "licenses")
    shutil.copyfile(HERE / SCRIPT, into / SCRIPT)
    for name in ABOUT:
        shutil.copyfile(HERE / name, port / name)
    for name, original in PICTURES.items():
        shutil.copyfile(ROOT / "art" / "screens" / original, port / name)
    return into
