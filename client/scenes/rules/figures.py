"""What the pages of each game's rules can show: cards, counters, matters. A game brings names, words and a drawing."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from engines.core.game import Say
from engines.cover_your_kingdom.cards import ROWS as CREATURES
from engines.kings_and_things.text import WORDS as COUNTER_WORDS
from engines.kings_and_things.things import FIRST
from engines.kings_and_things.things import ROWS as COUNTERS
from engines.knights_and_ninjas.cards import ROWS as KNIGHTS
from engines.knights_and_ninjas.words import CARD_TEXT as KNIGHT_TEXT
from engines.my_realm.matters import MATTER_IDS
from engines.my_realm.words import MATTER_COVERS, MATTER_NAMES

from ...games.cover_your_kingdom import figures as rules_cards
from ...games.kings_and_things.sprites import counters
from ...games.knights_and_ninjas.sprites.card import KnightFace, knight_card
from ...manifest import manifest
from ...render.canvas import Box, Canvas
from ...sprites.card import lay


class Figures(NamedTuple):
    """The figures of one game, by their ids."""

    names: Mapping[str, str] = MappingProxyType({})
    text: Callable[[str, Say], str] = lambda name, say: ""
    """What one of them does, in a few words."""
    show: Callable[[Canvas, str, Box, bool, Say], None] = lambda canvas, name, box, worded, say: None
    """Draws one in the middle of a box, as wide as that. Without words if another one lies on it."""


# -- Kings & Things ----------------------------------------------------------------------------------------------------

_COUNTER_AT: Final = {row.id: kind for kind, row in enumerate(COUNTERS)}


def _show_counter(canvas: Canvas, name: str, box: Box, worded: bool, say: Say) -> None:
    kind = _COUNTER_AT[name]
    counters.lay(canvas, counters.counter(canvas, kind, box.w, say(COUNTERS[kind].name)), box.cx, box.cy, box.w)


# -- Of Knights & Ninjas -----------------------------------------------------------------------------------------------

_KNIGHT_AT: Final = {row.id: row for row in KNIGHTS}


def _show_knight(canvas: Canvas, name: str, box: Box, worded: bool, say: Say) -> None:
    """Name and strength only: what it does stands beside it."""
    row = _KNIGHT_AT[name]
    strength = str(row.strength) if row.strength else ""
    face = KnightFace(name, manifest()["knight"][name]["class"], strength, say(row.name), (), "")
    lay(canvas, knight_card(canvas, face, box.w, "M" if worded else "S"), box.cx, box.cy)


# -- My Realm Will Be Yours --------------------------------------------------------------------------------------------


def _show_matter(canvas: Canvas, name: str, box: Box, worded: bool, say: Say) -> None:
    """A leaf of parchment with the sign of the matter."""
    look, leaf = manifest()["matter"][name], Box(box.x, box.cy - box.w * 0.62, box.w, box.w * 1.24)
    canvas.shadow(leaf, 10, 8, 150, 4)
    canvas.rect(leaf, 10, ((0, "#FAF0DA"), (1, "#E4D0A2")), look["colour"], 4)
    canvas.icon(look["icon"], leaf.cx, leaf.y + leaf.h * 0.42, leaf.w * 0.56, look["colour"])
    if worded:
        words = say(MATTER_NAMES[MATTER_IDS.index(name)])
        canvas.text(words, leaf.cx, leaf.bottom - leaf.h * 0.13, "strong", leaf.w * 0.13, "inkp", "mm", leaf.w - 16)


FIGURES: Final[Mapping[str, Figures]] = MappingProxyType(
    {
        "cover_your_kingdom": Figures(
            {row.id: row.name for row in CREATURES}, rules_cards.text_of, rules_cards.show_card
        ),
        "kings_and_things": Figures(
            {row.id: row.name for row in COUNTERS},
            lambda name, say: COUNTER_WORDS.thing(FIRST[_COUNTER_AT[name]], say),
            _show_counter,
        ),
        "knights_and_ninjas": Figures(
            {row.id: row.name for row in KNIGHTS}, lambda name, say: say(KNIGHT_TEXT[name]), _show_knight
        ),
        "my_realm": Figures(
            dict(zip(MATTER_IDS, MATTER_NAMES, strict=True)),
            lambda name, say: say(MATTER_COVERS[MATTER_IDS.index(name)]),
            _show_matter,
        ),
    }
)


def figures_of(game: str) -> Figures:
    """Those of a game; a game without any has pages of words."""
    return FIGURES.get(game, Figures())
