"""Sets up the project in .venv, starts the game, runs the checks. Needs nothing but Python."""

# No syntax here that is newer than Python 3.6: an old Python must get as far as being told its age.
import argparse
import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
STAMP = VENV / "stamp.txt"
PIP_LOG = VENV / "pip.log"
HASHES = ROOT / "build_scripts" / "hashes.txt"
WANTED = VENV / "requirements.txt"
BAKER = ROOT / "build_scripts" / "bake_art.py"
SCRIPTS, SUFFIX = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = SCRIPTS / ("python" + SUFFIX)
SANJUAN = SCRIPTS / ("sanjuan" + SUFFIX)

ROOMS = "game", "scenes"
PLAYER, DEVELOPER = "texts", "dev"  # extras in pyproject.toml; the second contains the first

EVERY_CORE = "--numprocesses=auto", "--dist=worksteal"

COMPILE_TEXTS = """
import os, sys
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
for po in sys.argv[1:]:
    try:
        with open(po, "rb") as source:
            catalogue = read_po(source, abort_invalid=True)
        with open(po + ".mo", "wb") as target:
            write_mo(target, catalogue)
        os.replace(po + ".mo", po[:-2] + "mo")
    except Exception as error:
        sys.exit(f"{po}: {error}")
"""


def main(words: "list[str]") -> int:
    """Do what the words of the command line ask; the exit status."""
    check_python(sys.version_info[:2])
    arguments = parse(words)
    forget_other_pythons()
    try:
        return int(arguments.work(arguments))
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        sys.exit(f"dev.py: {error.strerror or error}: {error.filename or VENV}")


def check_python(version: "tuple[int, int]") -> None:
    if version < (3, 11):
        sys.exit("dev.py: San Juan needs Python 3.11 or newer, and this is Python {}.{}.".format(*version))


def parse(words: "list[str]") -> argparse.Namespace:
    """The command, and in `rest` the words for the program that it starts."""
    end = words.index("--") if "--" in words else len(words)
    parser = command_line()
    arguments, unknown = parser.parse_known_args(words[:end])
    if unknown and arguments.work is not play:
        parser.error("unrecognized arguments: " + " ".join(unknown))
    arguments.rest = unknown + words[end + 1 :]
    return arguments


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for work, usage in (setup, ""), (play, "[ARGUMENT ...]"), (test, "[--long | --wine] [-- ARGUMENT ...]"):
        name, text, usage = work.__name__, work.__doc__, f"%(prog)s [-h] {usage}"
        command = commands.add_parser(name, usage=usage, help=text, description=text)
        command.set_defaults(work=work)
    command.add_argument("--long", action="store_true", help="run the tests marked long as well")
    command.add_argument(
        "--wine", action="store_true", help="run those of game/ and scenes/ on a Windows by Wine"
    )
    return parser


def forget_other_pythons() -> None:
    """Keep the caller's environment from redirecting Python and pip away from .venv."""
    for name in ("PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "PIP_PREFIX", "PIP_TARGET"):
        os.environ.pop(name, None)
    os.environ["PIP_USER"] = "0"  # a word here outranks pip's configuration files


def setup(_arguments: argparse.Namespace) -> int:
    """Make .venv, install what the game needs, compile its texts, bake its drawings."""
    set_up(PLAYER)
    return 0


def play(arguments: argparse.Namespace) -> int:
    """Set up, then start `sanjuan play` with the arguments."""
    set_up(PLAYER)
    return run([SANJUAN, "play", *arguments.rest])


def test(arguments: argparse.Namespace) -> int:
    """Set up with the developers' tools, then run ruff, mypy and, with the arguments, pytest."""
    set_up(DEVELOPER)
    if arguments.wine:
        return run([PYTHON, "-m", "build_scripts.packages.wine", *arguments.rest], cwd=ROOT)
    pytest = ["pytest", *EVERY_CORE, *["--long"] * arguments.long, *arguments.rest]
    for tool in (["ruff", "check"], ["ruff", "format", "--check"], ["mypy"], pytest):
        status = run([PYTHON, "-m", *tool], cwd=ROOT)
        if status:
            print("dev.py: {} failed.".format(" ".join(tool)), file=sys.stderr)
            return status
    return 0


def run_in_venv(extra: str, script: str, words: "list[str]") -> int:
    """Set up, and run another program of the project there; its exit status."""
    forget_other_pythons()
    set_up(extra)
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    return run([PYTHON, script, *words])


def run(command: "list[str | Path]", cwd: "Path | None" = None) -> int:
    """The exit status of a program, as a shell would tell it."""
    process = subprocess.Popen(command, cwd=cwd)
    try:
        status = process.wait()
    except KeyboardInterrupt:  # the program got it too, and may have something to save
        process.wait()
        raise
    return status if status >= 0 else 128 - status


def set_up(extra: str) -> None:
    """Bring .venv, the compiled texts and the baked drawings up to date."""
    if not is_installed(extra):
        print("dev.py: setting up .venv; the first time this takes a minute or so.", flush=True)
        if not is_usable():
            make_venv()
        install(extra)
    compile_texts()
    bake()


def is_installed(extra: str) -> bool:
    return PYTHON.exists() and read_stamp() in (stamp(extra), stamp(DEVELOPER))


def is_usable() -> bool:
    return PYTHON.exists() and read_stamp().startswith(place())


def stamp(extra: str) -> str:
    """What .venv/stamp.txt says once everything is installed."""
    return f"{place()}{hashlib.sha256(PYPROJECT.read_bytes()).hexdigest()}\n{extra}\n"


def place() -> str:
    """What a virtual environment cannot outlive: its folder, its Python, its kind of machine."""
    return f"{ROOT}\n{sys.base_prefix}\n{sys.implementation.cache_tag} {sysconfig.get_platform()}\n"


def read_stamp() -> str:
    return STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""


def write_stamp(text: str) -> None:
    STAMP.write_text(text, encoding="utf-8")


def make_venv() -> None:
    """Make an empty .venv in the place of whatever is there."""
    check_venv_module()
    import venv

    try:
        venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)
    except subprocess.CalledProcessError as error:
        sys.exit(pip_trouble(error.output.decode(errors="replace")))


def check_venv_module() -> None:
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        package = "python{}.{}-venv".format(*sys.version_info)
        sys.exit(f"dev.py: this Python lacks its venv module; on Debian and its kin: apt install {package}")


def install(extra: str) -> None:
    """Install the dependencies and, editable, the project itself."""
    before = read_stamp()
    write_stamp("")  # if this is interrupted, the next set-up starts afresh
    WANTED.write_text(hashed([*build_pins(), *pins(extra)]), encoding="utf-8")
    pip = run_pip("install", "--requirement", str(WANTED))
    if not pip.returncode:  # a folder has no hash, and what it needs is there now
        pip = run_pip("install", "--no-deps", "--no-build-isolation", "--editable", f".[{extra}]")
    if pip.returncode >= 0:  # not killed: a pip that failed has left what was installed before
        write_stamp(before if pip.returncode else stamp(extra))
    if pip.returncode:
        sys.exit(pip_trouble(pip.stdout))


def pins(*extras: str) -> "list[str]":
    """What must be installed to play, and for these extras."""
    project = read_pyproject()["project"]
    found, wanted = list(project["dependencies"]), list(extras)
    for extra in wanted:
        for each in project["optional-dependencies"][extra]:
            name, _, others = each.partition("[")
            if name == project["name"]:
                wanted += others.rstrip("]").split(",")
            else:
                found.append(each)
    return sorted(set(found))


def build_pins() -> "list[str]":
    """What must be there to install the project itself."""
    return list(read_pyproject()["build-system"]["requires"])


def read_pyproject() -> "dict[str, Any]":
    import tomllib

    return tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))


def hashed(wanted: "list[str]") -> str:
    """Pins as a file for pip, which then takes no file but those that hashes.txt knows."""
    if sys.platform == "linux" and sys.maxsize < 2**32:  # no wheels on PyPI, but its systems have an index
        return "\n".join(wanted)
    text = HASHES.read_text(encoding="utf-8").replace("\\\n", "")
    known = dict(line.split(None, 1) for line in text.splitlines() if line and line[0] != "#")
    lines = ["--require-hashes"]
    for each in wanted:
        pin, _, marker = each.partition(";")
        lines.append(" ".join([pin + (marker and " ;" + marker), *known.get(pin, "").split()]))
    return "\n".join(lines)


def run_pip(*words: str) -> "subprocess.CompletedProcess[str]":
    """Run .venv's pip, its two outputs in one."""
    return subprocess.run(
        [PYTHON, "-m", "pip", "--no-input", "--disable-pip-version-check", *words],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def pip_trouble(output: str) -> str:
    """One sentence for a person; pip's own many go to a file."""
    if "No space left" in output:
        return f"dev.py: the disk is full; {VENV} could not be set up."
    PIP_LOG.write_text(output, encoding="utf-8")
    if "onnection" in output or "timed out" in output:
        return f"dev.py: could not download what the game needs; is there a network? pip's words: {PIP_LOG}"
    if "DO NOT MATCH THE HASHES" in output:
        return f"dev.py: what came from the network is not what {HASHES.name} names; pip's words: {PIP_LOG}"
    return f"dev.py: pip could not install what the game needs; its words: {PIP_LOG}"


def compile_texts() -> None:
    """Compile each gettext catalogue that is newer than its .mo file."""
    catalogues = [po for room in ROOMS for po in (ROOT / room).glob("**/texts/*.po")]
    outdated = [po for po in catalogues if modified(po) > modified(po.with_suffix(".mo"))]
    if outdated:
        compiler = subprocess.run(
            [PYTHON, "-c", COMPILE_TEXTS, *outdated], stderr=subprocess.PIPE, encoding="utf-8"
        )
        if compiler.returncode:
            sys.exit(f"dev.py: {compiler.stderr.strip()}")


def bake() -> None:
    """Have what has changed of the art drawn in the sizes of the screens."""
    if run([PYTHON, BAKER]):
        print("dev.py: the drawings are not baked, so screens will take longer to appear.", file=sys.stderr)


def modified(path: Path) -> float:
    return path.stat().st_mtime if path.exists() else 0.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
