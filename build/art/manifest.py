"""The manifests of `assets` as typed values: what is to be made. Nothing is drawn here."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"
OWN = "own-"
"""Icons of this prefix are drawn by us and kept in `assets/icons`; all others come from the icon set."""


class Part(NamedTuple):
    """An icon in a figure, placed by its centre in a box of 1 x 1."""

    icon: str
    x: float
    y: float
    scale: float
    layer: str
    flip: bool = False


class Creature(NamedTuple):
    """A kind of card: its colour, frame, landscape and figure."""

    id: str
    colour: str
    border: str
    scene: str
    gem: str
    sign: str
    figure: tuple[Part, ...]
    star: bool  # whether it has a constellation, and so a token


class Size(NamedTuple):
    """The measures of a card in one of its sizes, in units of 150 x 210."""

    radius: float
    plate: tuple[float, float, float, float]
    plate_radius: float
    scene: tuple[float, float, float, float]
    foot: tuple[float, float, float, float] | None


class Matter(NamedTuple):
    """A matter of the realm: its colour and its sign."""

    id: str
    colour: str
    icon: str


@cache
def tables() -> dict[str, Any]:
    """The tables of all manifests: rows that all games share, then those of each game; `[game]` is one row of each."""
    whole = _read(ASSETS / "manifest.toml")
    for path in sorted(ASSETS.glob("games/*/manifest.toml")):
        own = _read(path)
        whole.setdefault("game", {})[path.parent.name] = own.pop("game")
        for name, rows in own.items():
            table = whole.setdefault(name, {})
            for id_, row in rows.items():
                table[id_] = table[id_] + row if isinstance(table.get(id_), list) else row
    return whole


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


def table(name: str) -> dict[str, Any]:
    """One table."""
    return dict(tables()[name])


def creatures() -> dict[str, Creature]:
    """All creatures by id."""
    return {
        id_: Creature(
            id_,
            row["colour"],
            row["border"],
            row["scene"],
            row["gem"],
            row["sign"],
            tuple(Part(**part) for part in row["figure"]),
            "star" in row,
        )
        for id_, row in table("creature").items()
    }


def matters() -> list[Matter]:
    """The nine matters, in the order of the rules."""
    return [Matter(id_, row["colour"], row["icon"]) for id_, row in table("matter").items()]


def card_size(name: str) -> Size:
    """The measures of the card sizes L, M and S."""
    row = table("card")[name]
    foot = row.get("foot")
    return Size(
        row["radius"], tuple(row["plate"]), row["plate_radius"], tuple(row["scene"]), tuple(foot) if foot else None
    )


def path(kind: str, **names: object) -> str:
    """Where a file of a kind lies in `assets`: `path("figure", id="ct")`."""
    return str(table("files")[kind]).format(**names)


def icon_names() -> list[str]:
    """Every icon that anything in the manifests uses."""
    named = set(table("ui")["icons"])
    named |= {part.icon for creature in creatures().values() for part in creature.figure}
    named |= {row["icon"] for kind in ("gem", "sign", "power") for row in table(kind).values() if "icon" in row}
    named |= {row["emblem"] for row in table("seat").values()}
    named |= {row["icon"] for row in table("portrait").values()}
    named |= {row["icon"] for kind in ("terrain", "ability", "phase", "step") for row in table(kind).values()}
    named |= {row["icon"] for row in table("counter").values() if "icon" in row}
    named |= {part["icon"] for row in table("counter").values() for part in row.get("figure", ())}
    named |= set(table("knight_place")["places"].values())
    named |= {
        row["icon"] for kind in ("knight", "knight_mark", "knight_use") for row in table(kind).values() if "icon" in row
    }
    named |= {row["icon"] for kind in ("matter", "ending", "realm_person") for row in table(kind).values()}
    named |= {row["crown"] for row in table("game").values()}
    named |= {crown for crown, _, _ in table("shield")["quarters"]}
    return sorted(named)
