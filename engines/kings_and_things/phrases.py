"""Single things as words: counters, armies, places, players. Shared by all that is said of the game."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..core.game import Say
from ..core.language.word import Many, Word
from ..core.types import HIDDEN
from . import words
from .place_names import row_at
from .state import NOBODY, State
from .things import COMBAT, FIRST, KIND, ROWS

Names = tuple[str, ...]


class Labelled(Word):
    """A word with something in brackets behind it: "the Elves (forest 2r)"."""

    __slots__ = ("about", "word")

    def __init__(self, word: Word, about: str) -> None:
        super().__init__(word.grammar, word.gender, word.plural)
        self.word = word
        self.about = about

    def inflected(self, spec: str) -> str:
        return f"{format(self.word, spec)} ({self.about})"


# -- counters ----------------------------------------------------------------------------------------------------------


def piece_word(piece: int, say: Say) -> Word:
    """A counter, a hole, or (below that) the fort among the units of a battle."""
    if piece >= 0:
        return say.noun(ROWS[KIND[piece]].noun)
    return say.noun(words.UNSEEN if piece == HIDDEN else words.FORT)


def piece_name(piece: int, say: Say) -> str:
    """The same without an article, as it stands on the counter."""
    return format(piece_word(piece, say), "")


def label(kind: int, say: Say, values: Sequence[int] = COMBAT, number: int = 1, aloud: bool = False) -> Word:
    """A counter for whoever has to choose: creatures with home, value and symbols, Heroes with value and symbols.
    `values`: the combat value of each piece, as this game has it; `aloud`: symbols as words."""
    row = ROWS[kind]
    word = say.noun(row.noun) if number == 1 else say.count(number, row.noun)
    if row.kind not in ("creature", "hero"):
        return word
    shown = [at for at in range(4) if row.flags >> at & 1]
    symbols = [f", {say(words.SYMBOLS_ALOUD[at])}" if aloud else say(words.SYMBOLS[at]) for at in shown]
    home = f"{say(words.TERRAIN_NAMES[row.terrain])} " if row.kind == "creature" else ""
    return Labelled(word, f"{home}{values[FIRST[kind]]}{''.join(symbols)}")


def pieces_word(pieces: Sequence[int], say: Say, values: Sequence[int] | None = None, aloud: bool = False) -> Many:
    """An army: two of a kind are counted, face-down ones too. `values`: with labels, by these combat values."""
    hidden = [say.noun(words.FACE_DOWN)] * pieces.count(HIDDEN)
    seen = [piece for piece in pieces if piece != HIDDEN]
    if values is None:
        return say.many([*[piece_word(piece, say) for piece in seen], *hidden])
    kinds = [KIND[piece] for piece in seen]
    return say.many([*[label(kind, say, values, kinds.count(kind), aloud) for kind in dict.fromkeys(kinds)], *hidden])


def pieces_in_words(pieces: Sequence[int], say: Say, values: Sequence[int] | None = None, aloud: bool = False) -> str:
    """The same for a line of its own: 2 bands of Goblins and a Giant."""
    return say(words.THINGS_ALONE, things=pieces_word(pieces, say, values, aloud))


# -- dice and hits -----------------------------------------------------------------------------------------------------


def faces(dice: Iterable[int], say: Say) -> str:
    """Dice in words: 4, 3 and 5."""
    return say.grammar.listed([str(die) for die in dice], say.grammar.last)


def rolls_in_words(units: Sequence[int], dice: Sequence[int], say: Say) -> str:
    """What each unit rolled: one that has two dice is named once, two of a kind are two."""
    rolls: dict[int, list[int]] = {}
    for unit, die in zip(units, dice, strict=True):
        rolls.setdefault(unit, []).append(die)
    return ", ".join(
        [say(words.UNIT_ROLL, unit=piece_word(unit, say), dice=faces(thrown, say)) for unit, thrown in rolls.items()]
    )


def hits_word(pieces: Sequence[int], fort_hits: int, say: Say) -> Many:
    """What was hit: counters as in an army; what was hit more than once says how often."""
    once = [piece for piece in pieces if pieces.count(piece) == 1]
    found = [piece_word(piece, say) for piece in once]
    often = [(piece_word(piece, say), pieces.count(piece)) for piece in dict.fromkeys(pieces) if piece not in once]
    for thing, count in [*often, (say.noun(words.FORT), fort_hits)]:
        if count:
            found.append(Labelled(thing, format(say.count(count, words.HIT), "")) if count > 1 else thing)
    return say.many(found)


def hits_counted(count: int, say: Say) -> str:
    """'1 hit', '2 hits'."""
    return format(say.count(count, words.HIT), "")


# -- players -----------------------------------------------------------------------------------------------------------


def of_side(side: int, names: Names, say: Say) -> Word:
    """A player, or the locals who defend an unexplored hex. Sentences ask for `the`: players have no article."""
    if side < 0:
        return say.noun(words.NOBODY)
    return say.name(names[side]) if side < len(names) else say.noun(words.LOCALS)


def side_name(side: int, names: Names, say: Say) -> str:
    """The same for a line of its own."""
    return say(words.SIDE_ALONE, side=of_side(side, names, say))


def people(seats: Iterable[int], names: Names, say: Say) -> Many:
    """Players, and the locals."""
    return say.many([of_side(seat, names, say) for seat in seats])


# -- places ------------------------------------------------------------------------------------------------------------


class Places(NamedTuple):
    """What hexes are called: by name on a board that lies open; by number where no board is at hand."""

    state: State | None = None

    @property
    def is_dark(self) -> bool:
        """Whether the whole board lies face down."""
        return self.state is not None and self.state.face_down

    def word(self, hex_: int, say: Say) -> Word:
        if self.state is None:
            return say.name(say(words.HEX, hex=hex_))
        return hex_word(self.state, hex_, say)


BY_NUMBER = Places()


def hex_word(state: State, hex_: int, say: Say) -> Word:
    """A hex by its name, which it has for the whole game; unknown land while it lies face down."""
    row = row_at(state, hex_)
    own = state.charter.board.names
    if row and own and own[hex_]:
        return say.name(own[hex_])  # whoever drew the board called it that, in whatever language
    return say.noun(row or words.UNKNOWN_LAND)


def hex_name(state: State, hex_: int, say: Say) -> str:
    """The same with its article: "the Amber Waste", "Owlwood"."""
    return say(words.PLACE_ALONE, hex=hex_word(state, hex_, say))


def land(state: State, hex_: int, say: Say) -> str:
    """The terrain of a hex, as far as it is turned up."""
    kind = state.terrain[hex_]
    return say(words.FACE_DOWN_LAND) if kind == HIDDEN else say(words.TERRAIN_NAMES[kind])


def place(state: State, hex_: int, names: Names, say: Say) -> Word:
    """A hex for a list, where no two read the same: by name, with its number on the board in text, land and owner."""
    if hex_ < 0:
        return say.noun(words.NOBODY)
    owner, fort = state.owner[hex_], state.fort[hex_]
    parts = {"hex": hex_, "land": land(state, hex_, say)}
    if owner == NOBODY:
        about = say(words.PLACE, **parts)
    elif fort:
        keep = say.noun(words.FORT_NAMES[fort])
        about = say(words.PLACE_WITH_FORT, fort=keep, seat=say.name(names[owner]), **parts)
    else:
        about = say(words.PLACE_OWNED, seat=say.name(names[owner]), **parts)
    return Labelled(hex_word(state, hex_, say), about)
