#!/bin/bash
# For RetroPie: lies in ~/RetroPie/roms/ports, beside the folder sanjuan.
cd "$(dirname "$(readlink -f "$0")")/sanjuan" && chmod +x sanjuan && exec ./sanjuan play
