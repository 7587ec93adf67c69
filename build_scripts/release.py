"""What makes packages a release: the tag is the version, nothing is missing, and every file has its sum."""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SUMS: Final = "SHA256SUMS"
sys.path.insert(0, str(ROOT))  # this Python need not know the project


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for work, argument in (version, "TAG"), (sums, "FOLDER"):
        command = commands.add_parser(work.__name__, help=work.__doc__, description=work.__doc__)
        command.add_argument("argument", metavar=argument)
        command.set_defaults(work=work)
    arguments = parser.parse_args(words)
    arguments.work(arguments.argument)
    return 0


def version(tag: str) -> None:
    """Fail unless the tag is v and the version."""
    from scenes.app.version import VERSION

    if tag != f"v{VERSION}":
        sys.exit(f"release.py: the tag {tag} is not v{VERSION}, which scenes/app/version.py tells.")


def sums(folder: str) -> None:
    """Write the SHA-256 sums of all packages in a folder, as sha256sum does; fail if one is missing."""
    files = sorted(Path(folder).glob("sanjuan*.*"))
    if missing := wanted() - {path.name for path in files}:
        sys.exit(f"release.py: missing in {folder}: {', '.join(sorted(missing))}")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (Path(folder) / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def wanted() -> set[str]:
    """Every target's archive and its bill of materials."""
    from build_scripts.package import TARGETS
    from scenes.app.version import VERSION

    endings = {"tarball": ".tar.gz", "zipped": ".zip", "bundled": ".zip"}
    found = {f"sanjuan-{VERSION}-{name}.cdx.json" for name in TARGETS}
    for name, target in TARGETS.items():
        ending = endings.get(target.pack)
        found.add(f"sanjuan-{VERSION}-{name}{ending}" if ending else "sanjuan.zip")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
