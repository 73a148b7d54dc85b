"""What came of a battle, of what was explored, and of an Assassin's or a Thief's night: the line above how it went."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .acts import Act
from .phrases import of_side, people, pieces_word
from .state import NOBODY

if TYPE_CHECKING:
    from .story import Teller

Line = tuple[str, frozenset[str]]
"""What is said of an act, and the kinds of fact that are told with it. Empty: there is nothing to add up."""
NOTHING: Line = "", frozenset()

EXPLORES_AND_TAKES = "{seat} explores {hex:the} and takes it."
EXPLORES_AND_BEATS = "{seat} explores {hex:the}, beats the locals and takes it."
EXPLORES_TO_THE_LAST = "{seat} explores {hex:the}, and nobody is left standing."
EXPLORES_IN_VAIN = "{seat} explores {hex:the}, but the locals hold it."
EXPLORES_ALL = "{seat} explores and takes {hexes:the}."
EXPLORES_SOME = "{seat} explores and takes {hexes:the}, but comes to grief at {others:the}."
EXPLORES_NONE = "{seat} explores {others:the} and comes to grief at each."
SURVEY = "Explored: {deeds}."
SURVEY_TAKES = "{seat} takes {hex:the}"
SURVEY_FAILS = "{seat} comes to grief at {hex:the}"
STALKS_AND_KILLS = "{seat:'s} Assassin slips into {hex:the} and kills {victims:the}."
STALKS_IN_VAIN = "{seat:'s} Assassin slips into {hex:the} and comes back empty-handed."
STALKS_AND_DIES = "{seat:'s} Assassin slips into {hex:the} and never comes back."
ROBS_AND_DIES = "{seat:'s} Thief goes out to rob {rival} and never comes back."
HOLDS = "{winner:The} {winner:?holds|hold} {hex:the} against {losers:the}."
CONQUERS = "{winner} beats {losers:the} at {hex:the} and takes it."
CONQUERS_FROM = "{winner} beats {losers:the} at {hex:the} and takes it from {rival}."
DRIVES_OUT = "{winner} drives {losers:the} out of {hex:the} and takes it."
WINS = "{winner:The} {winner:?beats|beat} {losers:the} at {hex:the}."
ALL_FALL = "{losers:The} fight at {hex:the}, and nobody is left standing."


def battle(teller: "Teller", act: Act) -> Line:
    hex_, ended = act.place, act.of("battle_ended")
    assert hex_ is not None
    taken = [fact for fact in act.find("captured") if fact.event.args[1] == hex_]
    place = teller.hex(hex_)
    if act.has("explored"):
        return _explored(teller, act, place, bool(taken)), frozenset()
    if not ended:
        return teller.fact(act.find("battle_began")[0]), frozenset()
    (_, attackers, defender), winner = act.of("battle_began")[0], ended[0][1]
    beaten = [side for side in (*attackers, defender) if side != winner]
    parts = {"losers": people(beaten, teller.names, teller.say), "hex": place}
    if winner < 0:
        return teller.say(ALL_FALL, **parts), frozenset()
    parts["winner"] = of_side(winner, teller.names, teller.say)
    was = (act.find("battle_ended")[0].notes or {}).get(hex_)
    owner = was.owner if was else NOBODY
    if not taken:
        return teller.say(HOLDS if winner == owner else WINS, **parts), frozenset()
    if len(beaten) > 1 and owner in beaten:
        return teller.say(CONQUERS_FROM, rival=teller.name(owner), **parts), frozenset()
    fled = {args[0] for args in act.of("retreated")}
    return teller.say(DRIVES_OUT if fled.issuperset(beaten) else CONQUERS, **parts), frozenset()


def _explored(teller: "Teller", act: Act, place: Any, taken: bool) -> str:
    ended, who = act.of("battle_ended"), teller.name(act.of("explored")[0][0])
    if taken:
        return teller.say(EXPLORES_AND_BEATS if ended else EXPLORES_AND_TAKES, seat=who, hex=place)
    if ended and ended[0][1] < 0:
        return teller.say(EXPLORES_TO_THE_LAST, seat=who, hex=place)
    if ended and ended[0][1] == len(teller.names):
        return teller.say(EXPLORES_IN_VAIN, seat=who, hex=place)
    return teller.fact(act.find("explored")[0])


def explorations(teller: "Teller", found: Sequence[Act]) -> str:
    """What one player explored, and which of it was taken."""
    places = [act.place for act in found if act.place is not None]
    taken = [act.place for act in found if act.place in [args[1] for args in act.of("captured")]]
    others = [hex_ for hex_ in places if hex_ not in taken]
    line = EXPLORES_SOME if taken and others else EXPLORES_ALL if taken else EXPLORES_NONE
    hexes = [hex_ for hex_ in taken if hex_ is not None]
    return teller.say(line, seat=teller.name(found[0].seat), hexes=teller.hexes(hexes), others=teller.hexes(others))


def survey(teller: "Teller", found: Sequence[Act]) -> str:
    """What several players explored, a hex each."""
    said = [
        teller.say(SURVEY_TAKES if act.has("captured") else SURVEY_FAILS, seat=teller.name(act.seat), hex=place)
        for act, place in [(act, teller.hex(act.of("explored")[0][1])) for act in found]
    ]
    return teller.say(SURVEY, deeds="; ".join(said))


def powers(teller: "Teller", act: Act) -> Line:
    """What an Assassin or a Thief brings home, or that he does not come home; the dice are read below."""
    told = frozenset(("stalked", "robbed", "foiled", "lost"))
    own = any(args[0] == act.seat for args in act.of("lost"))
    killed = [piece for side, _, things in act.of("lost") if side != act.seat for piece in things]
    if act.has("stalked"):
        parts = {"seat": teller.name(act.seat), "hex": teller.hex(act.of("stalked")[0][1])}
        if killed:
            return teller.say(STALKS_AND_KILLS, victims=pieces_word(killed, teller.say), **parts), told
        if not act.has("foiled"):
            return NOTHING
        return teller.say(STALKS_AND_DIES if own else STALKS_IN_VAIN, **parts), told
    if own and act.has("foiled"):
        seat, _, rival = act.of("foiled")[0]
        return teller.say(ROBS_AND_DIES, seat=teller.name(seat), rival=teller.name(rival)), told
    return " ".join([teller.fact(fact) for fact in act.find("robbed", "foiled", "lost")]), told
