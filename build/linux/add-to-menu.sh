#!/bin/sh
# Adds Four Crowns to the menu of whoever runs this, and opens .crown records with it; --remove takes that back.
# Nothing is copied: the folder stays where it is. Run this again after moving it.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/four-crowns.desktop
type=$share/mime/packages/four-crowns.xml
icons=$share/icons/hicolor

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$type"
    rm -f "$icons"/*/apps/four-crowns.png "$icons"/*/mimetypes/application-x-four-crowns-record.png
    done="Four Crowns is no longer in the menu. Your games and settings stay: $share/four-crowns, ${XDG_CONFIG_HOME:-$HOME/.config}/four-crowns."
else
    mkdir -p "$share/applications" "$share/mime/packages"
    # In Exec=, what is special inside quotes is escaped, and the escapes once more; then sed has its own special letters.
    exec=$(printf '%s/four-crowns' "$here" | sed 's/\\/&&&&/g; s/["`$]/\\\\&/g; s/%/%%/g' | sed 's/[\\&|]/\\&/g')
    sed "s|^Exec=.*|Exec=\"$exec\" %f|" "$here/share/four-crowns.desktop" >"$entry"
    cp "$here/share/four-crowns.xml" "$type"
    for icon in "$here"/share/icons/*.png; do
        size=$(basename "$icon" .png)
        mkdir -p "$icons/${size}x$size/apps" "$icons/${size}x$size/mimetypes"
        cp "$icon" "$icons/${size}x$size/apps/four-crowns.png"
        cp "$icon" "$icons/${size}x$size/mimetypes/application-x-four-crowns-record.png"
    done
    done='Four Crowns is in the menu now.'
fi

# What is not installed here finds the change by itself, only later.
if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$share/applications" || true; fi
if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" >/dev/null 2>&1 || true; fi
if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -q -t -f "$icons" 2>/dev/null || true; fi
echo "$done"
