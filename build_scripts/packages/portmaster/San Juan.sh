#!/bin/bash

XDG_DATA_HOME=${XDG_DATA_HOME:-$HOME/.local/share}

if [ -d "/opt/system/Tools/PortMaster/" ]; then
  controlfolder="/opt/system/Tools/PortMaster"
elif [ -d "/opt/tools/PortMaster/" ]; then
  controlfolder="/opt/tools/PortMaster"
elif [ -d "$XDG_DATA_HOME/PortMaster/" ]; then
  controlfolder="$XDG_DATA_HOME/PortMaster"
else
  controlfolder="/roms/ports/PortMaster"
fi

source "$controlfolder/control.txt"
[ -f "$controlfolder/mod_${CFW_NAME}.txt" ] && source "$controlfolder/mod_${CFW_NAME}.txt"
get_controls

GAMEDIR="/$directory/ports/sanjuan"
CONFDIR="$GAMEDIR/conf"
mkdir -p "$CONFDIR"
cd "$GAMEDIR" || exit 1

> "$GAMEDIR/log.txt" && exec > >(tee "$GAMEDIR/log.txt") 2>&1

# What an older version has left behind, once after an update
if ! cmp -s files.txt "$CONFDIR/files.txt"; then
  find _internal -type f | grep -vxFf files.txt | while IFS= read -r file; do rm -f "$file"; done
  cp files.txt "$CONFDIR/files.txt"
fi

# Games, settings and reports of trouble
export XDG_DATA_HOME="$CONFDIR"
export XDG_CONFIG_HOME="$CONFDIR"
export XDG_STATE_HOME="$CONFDIR"
export SDL_GAMECONTROLLERCONFIG="$sdl_controllerconfig"

# The system's own SDL knows the device better than the one inside, which is used where there is none from 2.26 on
export SDL_DYNAMIC_API="$GAMEDIR/system_sdl.so"

$ESUDO chmod +x "$GAMEDIR/sanjuan"

# The game reads the gamepad itself: this is for leaving alone
$GPTOKEYB "sanjuan" &
pm_platform_helper "$GAMEDIR/sanjuan"
./sanjuan play

pm_finish
