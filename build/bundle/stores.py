"""Files for shops, menus and package systems, all from `build/stores/store.toml`: what is said once is said the same
everywhere. Each says in itself what nobody has tried yet."""

import hashlib
import json
import plistlib
import shutil
import time
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from .project import BUILD, NAME, NEEDS, RELEASED, ROOT, SUMMARY, TITLE, VERSION, CannotBuild, epoch

STORE: dict[str, Any] = tomllib.loads((BUILD / "stores" / "store.toml").read_text(encoding="utf-8"))
ID: str = STORE["id"]
TYPE: str = STORE["record"]["type"]
TRIED: dict[str, str] = STORE["tried"]
NOWHERE = "https:" + "//four-crowns.example"
"""Where the downloads lie, unless somebody says where: an address that can belong to nobody."""
COMMENT = SUMMARY.rstrip(".")


def make(dist: Path, address: str = NOWHERE, home: str = "") -> list[Path]:
    """Everything that can be written, into `dist/stores`. Files that name a download by its sum need that download
    there; without it they are left out, and `missing` tells so. `home` is the page of the project, if downloads lie
    elsewhere."""
    home = home or address
    folder = dist / "stores"
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        f"{NAME}.desktop": desktop_entry(),
        f"{NAME}.xml": mime_type(),
        f"{ID}.metainfo.xml": metainfo(address, home),
        f"{ID}.yaml": flatpak(),
        "entitlements.plist": entitlements(),
        "sign.sh": signing(),
    }
    sums = {path.name: _sum(path) for path in sorted(dist.glob(f"{NAME}-{VERSION}-*")) if path.is_file()}
    if not missing("winget", sums):
        files |= winget(address, sums)
    if not missing("scoop", sums):
        files[f"{NAME}.json"] = scoop(address, home, sums)
    if not missing("cask", sums):
        files[f"{NAME}.rb"] = cask(address, home, sums)
    written = []
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        written.append(path)
    (folder / "sign.sh").chmod(0o755)
    for picture in STORE["pictures"]:
        written.append(Path(shutil.copyfile(ROOT / "docs" / "pictures" / picture, folder / picture)))
    return written


DOWNLOADS = {
    "winget": (f"{NAME}-{VERSION}-windows-x86_64-setup.exe",),
    "scoop": (f"{NAME}-{VERSION}-windows-x86_64.zip",),
    "cask": (f"{NAME}-{VERSION}-macos-arm64.zip", f"{NAME}-{VERSION}-macos-x86_64.zip"),
}
"""What each package system fetches."""


def missing(system: str, made: Sequence[str] | dict[str, str]) -> list[str]:
    """The downloads a package system would fetch that have not been made."""
    return [name for name in DOWNLOADS[system] if name not in made]


# -- desktops ----------------------------------------------------------------------------------------------------------


def desktop_entry() -> str:
    """The entry of a menu."""
    german = STORE["de"]
    rows = {
        "Type": "Application",
        "Version": "1.0",
        "Name": TITLE,
        "GenericName": STORE["generic"],
        "GenericName[de]": german["generic"],
        "Comment": COMMENT,
        "Comment[de]": german["comment"],
        "Exec": f"{NAME} %f",
        "Icon": NAME,
        "Terminal": "false",
        "Categories": _list(STORE["categories"]),
        "Keywords": _list(STORE["keywords"]),
        "MimeType": _list([TYPE]),
        "StartupWMClass": NAME,
    }
    lines = [f"{name}={value}" for name, value in rows.items()]
    return "\n".join([f"# {TRIED['desktop']}", "[Desktop Entry]", *lines, ""])


def mime_type() -> str:
    """The type of a record."""
    record = STORE["record"]
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!-- {escape(TRIED["mime"])} -->
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{TYPE}">
    <comment>{escape(record["comment"])}</comment>
    <comment xml:lang="de">{escape(STORE["de"]["record"])}</comment>
    <sub-class-of type="text/plain"/>
    <generic-icon name="text-x-generic"/>
    <icon name="{TYPE.replace("/", "-")}"/>
    <glob pattern="{record["glob"]}"/>
  </mime-type>
</mime-info>
"""


def metainfo(address: str, home: str) -> str:
    """What a software centre shows (AppStream)."""
    german = STORE["de"]
    told = "\n".join(f"    <p>{escape(words)}</p>" for words in STORE["paragraphs"])
    shots = "\n".join(
        f"    <screenshot{' type=' + chr(34) + 'default' + chr(34) if not number else ''}>\n"
        f"      <caption>{escape(words)}</caption>\n      <image>{escape(address)}/{picture}</image>\n    </screenshot>"
        for number, (picture, words) in enumerate(zip(STORE["pictures"], STORE["captions"], strict=True))
    )
    words = "\n".join(f"    <keyword>{escape(word)}</keyword>" for word in STORE["keywords"])
    kinds = "\n".join(f"    <category>{kind}</category>" for kind in STORE["categories"])
    day = RELEASED or time.strftime("%Y-%m-%d", time.gmtime(epoch()))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!-- {escape(TRIED["metainfo"])} -->
<component type="desktop-application">
  <id>{ID}</id>
  <name>{TITLE}</name>
  <summary>{escape(STORE["summary"])}</summary>
  <summary xml:lang="de">{escape(german["summary"])}</summary>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>{STORE["licence"]}</project_license>
  <developer id="{ID.rpartition(".")[0].lower()}">
    <name>{escape(STORE["developer"])}</name>
  </developer>
  <description>
{told}
  </description>
  <url type="homepage">{escape(home)}</url>
  <launchable type="desktop-id">{NAME}.desktop</launchable>
  <provides>
    <binary>{NAME}</binary>
    <mediatype>{TYPE}</mediatype>
  </provides>
  <categories>
{kinds}
  </categories>
  <keywords>
{words}
  </keywords>
  <screenshots>
{shots}
  </screenshots>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <internet>offline-only</internet>
  </supports>
  <content_rating type="oars-1.1">
    <content_attribute id="violence-fantasy">mild</content_attribute>
  </content_rating>
  <releases>
    <release version="{VERSION}" date="{day}"/>
  </releases>
</component>
"""


def flatpak() -> str:
    """The manifest of a Flatpak: from source, offline, and without the network."""
    box = STORE["flatpak"]
    names = [need.partition("==")[0] for need in NEEDS]
    kept = [name for name in names if name not in box["left_out"]]
    pins = [need.partition(";")[0].strip() for need in NEEDS if need.partition("==")[0] in kept]
    permissions = "\n".join(f"  - {permission}" for permission in box["permissions"])
    tools = " ".join(tool.partition("==")[0] for tool in box["tools"])
    install = "pip3 install --no-build-isolation --no-deps --prefix=${FLATPAK_DEST}"
    share = "${FLATPAK_DEST}/share"
    icons = "\n".join(
        f"      - install -Dm644 assets/images/icon/{size}.png {share}/icons/hicolor/{size}x{size}/apps/{ID}.png"
        for size in (64, 128, 256, 512)
    )
    return f"""# {TRIED["flatpak"]}
#
# Sources are fetched before, never while it builds:
#   python -m pip download --no-binary :all: --no-deps -d sources {" ".join(pins)}
#   python -m pip download -d sources {" ".join(box["tools"])}
# Left out for want of a source that builds offline: {", ".join(box["left_out"])}.
app-id: {ID}
runtime: {box["runtime"]}
runtime-version: '{box["version"]}'
sdk: {box["sdk"]}
command: {NAME}
finish-args:
{permissions}
modules:
  - name: {NAME}
    buildsystem: simple
    build-options:
      env:
        PIP_NO_INDEX: '1'
        PIP_FIND_LINKS: sources
    build-commands:
      - pip3 install --prefix=${{FLATPAK_DEST}} {tools}
      - {install} {" ".join(kept)}
      - {install} .
      - install -Dm644 stores/{NAME}.desktop {share}/applications/{ID}.desktop
      - sed -i 's/^Icon=.*/Icon={ID}/' {share}/applications/{ID}.desktop
      - install -Dm644 stores/{NAME}.xml {share}/mime/packages/{ID}.xml
      - install -Dm644 stores/{ID}.metainfo.xml {share}/metainfo/{ID}.metainfo.xml
      - sed -i 's/{NAME}.desktop/{ID}.desktop/' {share}/metainfo/{ID}.metainfo.xml
{icons}
    sources:
      - type: dir
        path: ../..
        skip: [.git, .venv, dist]
      - type: dir
        path: ../../sources
        dest: sources
      - type: dir
        path: .
        dest: stores
"""


# -- Windows -----------------------------------------------------------------------------------------------------------


def winget(address: str, sums: dict[str, str]) -> dict[str, str]:
    """The three manifests of winget, by their names, and a fourth for German."""
    (setup,) = DOWNLOADS["winget"]
    package = f"FourCrowns.{TITLE.replace(' ', '')}"
    head = f"# {TRIED['winget']}\nPackageIdentifier: {package}\nPackageVersion: {VERSION}\n"
    foot = "ManifestVersion: 1.6.0\n"
    about = f"Publisher: {STORE['developer']}\nPackageName: {TITLE}\nLicense: {STORE['licence']}\n"
    told = json.dumps(" ".join(STORE["paragraphs"]), ensure_ascii=False)  # a string of JSON is one of YAML
    return {
        f"winget/{package}.yaml": f"{head}DefaultLocale: en-GB\nManifestType: version\n{foot}",
        f"winget/{package}.installer.yaml": (
            f"{head}InstallerType: nullsoft\nScope: user\nUpgradeBehavior: install\n"
            "FileExtensions:\n- crown\nInstallers:\n"
            f"- Architecture: x64\n  InstallerUrl: {address}/{setup}\n  InstallerSha256: {sums[setup].upper()}\n"
            f"ManifestType: installer\n{foot}"
        ),
        f"winget/{package}.locale.en-GB.yaml": (
            f"{head}PackageLocale: en-GB\n{about}ShortDescription: {STORE['summary']}\nDescription: {told}\n"
            f"Moniker: {NAME}\nTags:\n{''.join(f'- {word}{chr(10)}' for word in STORE['keywords'])}"
            f"ManifestType: defaultLocale\n{foot}"
        ),
        f"winget/{package}.locale.de-DE.yaml": (
            f"{head}PackageLocale: de-DE\n{about}ShortDescription: {STORE['de']['summary']}\n"
            f"ManifestType: locale\n{foot}"
        ),
    }


def scoop(address: str, home: str, sums: dict[str, str]) -> str:
    """The manifest of scoop."""
    (archive,) = DOWNLOADS["scoop"]
    return (
        json.dumps(
            {
                "##": TRIED["scoop"],
                "version": VERSION,
                "description": f"{STORE['summary']}.",
                "homepage": home,
                "license": STORE["licence"],
                "architecture": {"64bit": {"url": f"{address}/{archive}", "hash": sums[archive], "extract_dir": TITLE}},
                "bin": f"{NAME}.exe",
                "shortcuts": [[f"{NAME}.exe", TITLE]],
            },
            indent=4,
            ensure_ascii=False,
        )
        + "\n"
    )


# -- macOS -------------------------------------------------------------------------------------------------------------


def entitlements() -> str:
    """What a signed application is allowed beyond the hardened runtime, and nothing else."""
    plist = plistlib.dumps(dict.fromkeys(STORE["macos"]["entitlements"], True)).decode()
    head, _, rest = plist.partition("<plist")
    return f"{head}<!-- {escape(TRIED['entitlements'])} -->\n<plist{rest}"


def signing() -> str:
    """The script that signs the application and has it notarised."""
    return f"""#!/bin/sh
# Signs "{TITLE}.app", has Apple notarise it, and packs it again. {TRIED["sign"]}
#
#   FOUR_CROWNS_IDENTITY="Developer ID Application: …" FOUR_CROWNS_PROFILE=profile ./sign.sh "{TITLE}.app" OUTPUT.zip
#
# The identity is one of `security find-identity -v -p codesigning`; `notarytool store-credentials` makes a profile.
set -eu

if [ -z "${{FOUR_CROWNS_IDENTITY:-}}" ] || [ -z "${{FOUR_CROWNS_PROFILE:-}}" ]; then
    echo 'sign.sh: there is no identity to sign with: set FOUR_CROWNS_IDENTITY and FOUR_CROWNS_PROFILE.' >&2
    exit 2
fi
if [ "$#" -ne 2 ] || [ ! -d "$1" ]; then
    echo 'sign.sh: give it the application and the name of the archive to write.' >&2
    exit 2
fi
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
# From the inside to the outside: `--deep` would give every library the entitlements of the program.
find "$1/Contents" -type f \\( -name '*.so' -o -name '*.dylib' -o -name Python \\) -exec \\
    codesign --force --timestamp --options runtime --sign "$FOUR_CROWNS_IDENTITY" {{}} +
codesign --force --timestamp --options runtime --entitlements "$here/entitlements.plist" \\
    --sign "$FOUR_CROWNS_IDENTITY" "$1"
codesign --verify --strict --verbose=2 "$1"
ditto -c -k --keepParent "$1" "$2"
xcrun notarytool submit "$2" --keychain-profile "$FOUR_CROWNS_PROFILE" --wait
xcrun stapler staple "$1"
rm "$2"
ditto -c -k --keepParent "$1" "$2"
"""


def cask(address: str, home: str, sums: dict[str, str]) -> str:
    """The cask of a tap of our own for Homebrew."""
    arm, intel = DOWNLOADS["cask"]
    name = f"{NAME}-#{{version}}-macos-#{{arch}}.zip"
    return f"""# {TRIED["cask"]}
cask "{NAME}" do
  arch arm: "arm64", intel: "x86_64"

  version "{VERSION}"
  sha256 arm:   "{sums[arm]}",
         intel: "{sums[intel]}"

  url "{address}/{name}"
  name "{TITLE}"
  desc "{STORE["summary"]}"
  homepage "{home}"

  depends_on macos: ">= :{STORE["macos"]["oldest"]}"

  app "{TITLE}.app"

  # Games are not thrown away with the program: only `brew uninstall --zap` asks for that.
  zap trash: "~/Library/Application Support/{TITLE}"
end
"""


def _list(words: Sequence[str]) -> str:
    return "".join(f"{word};" for word in words)


def _sum(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise CannotBuild(f"{path.name} cannot be read: {error}.") from error
