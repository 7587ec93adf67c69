#!/bin/bash
# For Batocera and Knulli: lies in /userdata/roms/ports, beside the folder sanjuan. Its own hotkey ends the game.
cd "$(dirname "$(readlink -f "$0")")/sanjuan" || exit 1
mkdir -p /userdata/saves/ports/sanjuan
export XDG_DATA_HOME=/userdata/saves/ports/sanjuan XDG_CONFIG_HOME=/userdata/saves/ports/sanjuan
export XDG_STATE_HOME=/userdata/saves/ports/sanjuan
chmod +x sanjuan && exec ./sanjuan play
