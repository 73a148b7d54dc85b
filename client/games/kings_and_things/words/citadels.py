"""Words about what a citadel promises its owner."""

from engines.core.game import Say
from engines.kings_and_things.phrases import Names, people
from engines.kings_and_things.rules.victory import citadel_owners, verdict
from engines.kings_and_things.state import State


def citadel_words(state: State, seat: int, names: Names, say: Say) -> str:
    """13.3: for an owner of a citadel: when it wins, or why not, as things are. "" if the turn limit comes first."""
    found, owners = verdict(state), citadel_owners(state)
    if found is None:
        only_conquest = state.charter.conquest_only and len(owners) > 1
        return say("Citadel: only conquest decides now") if only_conquest else ""
    if seat not in found.winners:
        return say("Citadel, but {name} would win", name=people(found.winners, names, say))
    if len(found.winners) > 1:
        return say("Citadel: shares the win after Build in turn {turn}").format(turn=found.turn)
    if len(owners) > 1:
        return say("Best citadel: wins after Build in turn {turn}").format(turn=found.turn)
    return say("Citadel: wins after Build in turn {turn}").format(turn=found.turn)
