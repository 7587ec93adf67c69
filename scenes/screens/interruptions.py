"""The screens that come up by themselves, whatever is on."""

from typing import Final

from scenes.app.console import Interruptions
from scenes.screens.crash import Crash
from scenes.screens.pad_lost import PadLost
from scenes.screens.pad_wizard import PadWizard
from scenes.widgets.notices import Notices

INTERRUPTIONS: Final = Interruptions(Notices, Crash, PadLost, PadWizard)
