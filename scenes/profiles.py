"""Several people on one device: the settings and games of each have folders of their own."""

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs

from scenes.files import write_whole

OWNER: Final = ""
"""The profile that is there without asking."""


def data_folder() -> Path:
    """Where the games of whoever plays now are kept, and all else that is told of them."""
    return _within(platformdirs.user_data_path("sanjuan", appauthor=False), current())


def settings_file(profile: str | None = None) -> Path:
    """The settings of a profile, or of whoever plays now."""
    return _within(_settings_folder(), current() if profile is None else profile) / "settings.json"


def current() -> str:
    """The profile of whoever plays now."""
    try:
        found = _choice().read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return OWNER
    return found if found in known() else OWNER


def known() -> list[str]:
    """All profiles, in the order in which they were made."""
    folders = _within(_settings_folder(), "0").parent.glob("*/settings.json")
    return [OWNER, *sorted((path.parent.name for path in folders if path.parent.name.isdecimal()), key=int)]


def new() -> str:
    """A profile that nobody has yet; there is one once its settings are kept."""
    return str(int(known()[-1] or 1) + 1)


def choose(profile: str) -> None:
    """From now on somebody else plays."""
    _choice().parent.mkdir(parents=True, exist_ok=True)
    write_whole(_choice(), profile)


def forget(profile: str) -> None:
    """Delete all that is kept of a profile. Its settings go last: as long as there are any it is known."""
    if profile != OWNER:
        for folder in (platformdirs.user_data_path("sanjuan", appauthor=False), _settings_folder()):
            with suppress(FileNotFoundError):
                shutil.rmtree(_within(folder, profile))


def _settings_folder() -> Path:
    return platformdirs.user_config_path("sanjuan", appauthor=False)


def _choice() -> Path:
    return _settings_folder() / "profile.txt"


def _within(folder: Path, profile: str) -> Path:
    return folder / "profiles" / profile if profile else folder
