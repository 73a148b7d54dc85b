"""Contents of the lands of a kingdom, read from a view: slots, and numbers in words."""

from engines.core.game import Say
from engines.core.types import HIDDEN, View
from engines.cover_your_kingdom.cards import KIND, LAND_IDS, MIGHTY_SWINE, PIGXIE, SWINE_MAGIC
from engines.cover_your_kingdom.nouns import creature, short
from engines.cover_your_kingdom.state import BLOCK, CARDS, KIN, Clan, State, stack
from engines.cover_your_kingdom.view import gem_of

from .faces import Faces
from .slots import Slot, SlotGuard, SlotWords
from .words.names import LAND_TITLES


def slot(view: View[State], seat: int, land: int, faces: Faces, say: Say) -> Slot:
    """A land as it lies before the viewer."""
    state = view.state
    clans = stack(state, seat, land)
    guards = tuple(
        SlotGuard(faces.card(guard.card), guard.mode == BLOCK)
        for guard in state.guards
        if (guard.seat, guard.land) == (seat, land)
    )
    night = state.charter.constellations
    title = say(LAND_TITLES[land])
    if not clans:
        words = SlotWords(empty=say("No clan yet"), safe=say("Safe"), blocked=say("Blocked"))
        return Slot(LAND_IDS[land], title, 0, guards=guards, night=night, words=words)
    top = clans[-1]
    return Slot(
        LAND_IDS[land],
        title,
        len(clans),
        tuple(faces.card(number) for number in top[CARDS]),
        f"{creature(top[KIN], say):many}",
        short(top[KIN], say),
        clan_magic(state, seat, top),
        under_gem(state, clans),
        guards,
        night,
        SlotWords(
            clans=_count(say, "{count} clan", "{count} clans", len(clans)),
            cards=_count(say, "{count} card", "{count} cards", len(top[CARDS])),
            covered=_count(say, "{count} clan covered", "{count} clans covered", len(clans) - 1),
            magic=say("magic"),
            safe=say("Safe"),
            blocked=say("Blocked"),
        ),
    )


def _count(say: Say, one: str, many: str, count: int) -> str:
    return say(one if count == 1 else many, count=count)


def under_gem(state: State, clans: tuple[Clan, ...]) -> int | None:
    """The gem that peeks out from under the top clan (reference 12): all that everybody may know of it."""
    if len(clans) < 2:
        return None
    below = clans[-2]
    if below[KIN] == HIDDEN:
        return gem_of(below[CARDS][0]) if below[CARDS] else None
    return state.charter.magic[below[KIN]]


def clan_magic(state: State, seat: int, clan: Clan) -> int:
    """What a clan is worth to this Ruler: Mighty Swine makes Pigxies dearer (9.3)."""
    magic = state.charter.magic
    swine = bool(state.powers and state.powers[seat] & MIGHTY_SWINE)
    return sum(SWINE_MAGIC if swine and KIND[card] == PIGXIE else magic[KIND[card]] for card in clan[CARDS])


def known_magic(view: View[State], seat: int) -> int:
    """All the magic of a kingdom that the viewer can see."""
    state = view.state
    clans = [clan for land in state.charter.lands for clan in stack(state, seat, land) if clan[KIN] != HIDDEN]
    return sum(clan_magic(state, seat, clan) for clan in clans)
