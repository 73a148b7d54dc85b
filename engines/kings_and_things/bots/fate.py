"""Events (reference 12): which one to play, whom it shall strike, and what to lose; the Black Cloud (15)."""

from ..realm import army, heroes_of, lands_of, worth
from ..rules.events_losses import plague_losses, town_of
from ..state import CASTLE, CITADEL, NOBODY, NOTHING
from ..terrain import SEA
from ..things import (
    BIG_JUJU,
    DARK_PLAGUE,
    DEFECTION,
    FIRST,
    GOOD_HARVEST,
    KIND,
    MOTHER_LODE,
    TEENIEPOX,
    TERRAIN_DISASTER,
    VALUE,
    VANDALS,
    WEATHER_CONTROL,
    WILLING_WORKERS,
)
from .kingdom import NEVER, build
from .strength import BLOW
from .survey import Survey

DEFECTS = 0.44  # two dice beat two dice
POX_LOSSES = 2.3  # counters lost on average
COUNTER = 1.8  # what a counter of a rival is worth to him
JUJU_HOPE = 0.3  # what is left of a hex on average when its tile changes
CLOUDED = 1.5
JUJU = 2.5  # a rival's hex that may become sea
KEPT = 1.0  # an event that brings no more than this waits for better times


# -- which event (12) --------------------------------------------------------------------------------------------------


def harvest(survey: Survey) -> float:
    return lands_of(survey.state, survey.seat) + len(heroes_of(survey.state, survey.seat))


def lode(survey: Survey) -> float:
    counters = [survey.state.income[at] for at in survey.lands if survey.state.income[at] != NOTHING]
    return 2.0 * sum([worth(survey.state, survey.seat, counter) for counter in counters]) if counters else NEVER


def workers(survey: Survey) -> float:
    return survey.weights.income


def vandals(survey: Survey) -> float:
    return survey.spite(survey.leader) * survey.weights.income


def pox(survey: Survey) -> float:
    """The more counters the leader has in a stack, the better."""
    hexes = survey.charter.hexes
    stacks = [len(pieces) for pieces in survey.state.armies[survey.leader * hexes : (survey.leader + 1) * hexes]]
    return survey.spite(survey.leader) * COUNTER * min(POX_LOSSES, max(stacks, default=0))


def disaster(survey: Survey) -> float:
    return pox(survey) * 0.8


def plague(survey: Survey) -> float:
    """Everybody suffers: good if it is the others."""
    own = _plague_toll(survey, survey.seat)
    theirs = sum([survey.spite(rival) * _plague_toll(survey, rival) for rival in survey.rivals])
    return COUNTER * (theirs - own)


def _plague_toll(survey: Survey, seat: int) -> int:
    return sum([min(losses, len(army(survey.state, seat, at))) for at, losses in plague_losses(survey.state, seat)])


def defection(survey: Survey) -> float:
    return DEFECTS * max([target_hero(survey, KIND[face]) for face in _faces(survey)], default=0.0)


def _faces(survey: Survey) -> list[int]:
    owned = [face for rival in survey.rivals for face in heroes_of(survey.state, rival)]
    return [*owned, *survey.state.offer]


def juju(survey: Survey) -> float:
    return JUJU


def weather(survey: Survey) -> float:
    return CLOUDED


EVENT_WORTH = {
    BIG_JUJU: juju,
    DARK_PLAGUE: plague,
    DEFECTION: defection,
    GOOD_HARVEST: harvest,
    MOTHER_LODE: lode,
    TEENIEPOX: pox,
    TERRAIN_DISASTER: disaster,
    VANDALS: vandals,
    WEATHER_CONTROL: weather,
    WILLING_WORKERS: workers,
}


def play_event(survey: Survey, kind: int) -> float:
    """12: the one that brings most; a small one is kept back while better times may come."""
    return EVENT_WORTH[FIRST[kind]](survey) - KEPT


# -- targets (12) ------------------------------------------------------------------------------------------------------


def source(survey: Survey, kind: int, hex_: int) -> float:
    """The farther it reaches, the better."""
    return BLOW[FIRST[kind]]


def target_hex(survey: Survey, hex_: int) -> float:
    """Building where it serves, ruin where it hurts; of one's own what is missed least."""
    kind, _, what = survey.frame[:3]
    if kind == "event_loss":
        return -survey.state.fort[hex_] - 2.0 * (hex_ == survey.capital) - survey.risk(hex_) / survey.weights.land
    return build(survey, hex_) if what == WILLING_WORKERS else ruin(survey, hex_, what)


def ruin(survey: Survey, hex_: int, event: int) -> float:
    """What harm to a hex is worth."""
    owner = survey.state.owner[hex_]
    counters = sum([len(army(survey.state, rival, hex_)) for rival in survey.rivals])
    if owner == survey.seat:
        return -survey.estate(hex_) - len(army(survey.state, owner, hex_))
    if event == BIG_JUJU:
        return survey.spite(owner) * (survey.estate(hex_) - survey.weights.land * JUJU_HOPE)
    return survey.spite(owner) * (COUNTER * min(counters, POX_LOSSES) + 0.2 * survey.state.fort[hex_])


def target_seat(survey: Survey, rival: int) -> float:
    return survey.progress(rival)


def target_hero(survey: Survey, kind: int) -> float:
    """A Hero of a rival is gained and lost."""
    face = FIRST[kind]
    owner = next((rival for rival in survey.rivals if face in heroes_of(survey.state, rival)), NOBODY)
    return survey.hero(face) * (1 + survey.spite(owner))


def lay_tile(survey: Survey, terrain: int) -> float:
    return -100.0 if terrain == SEA else survey.weights.new_land * (terrain not in survey.terrains)


def flee(survey: Survey, hex_: int) -> float:
    return 10.0 - max(0, len(army(survey.state, survey.seat, hex_)) - 5)


def move_cloud(survey: Survey, hex_: int) -> float:
    """Over the best-guarded hex of whoever leads; never over one's own."""
    owner = survey.state.owner[hex_]
    if owner == survey.seat:
        return -survey.garrison(hex_, owner).bodies - 1
    counters = survey.garrison(hex_, owner).bodies if owner != NOBODY else 0.0
    return survey.spite(owner) * counters * (3 if survey.state.fort[hex_] == CITADEL else 1)


def fan_cloud(survey: Survey) -> float:
    """15: the Fan, if the Cloud hangs over one's own."""
    cloud = survey.state.cloud
    return 1.0 if survey.state.owner[cloud] == survey.seat and survey.state.fort[cloud] >= CASTLE else -1.0


# -- losses (12) -------------------------------------------------------------------------------------------------------


def lose(survey: Survey, kind: int) -> float:
    """Whoever is missed least; a city or village is income."""
    _, _, hex_ = survey.frame[:3]
    town = town_of(survey.state, hex_)
    if town != NOTHING and KIND[town] == kind:
        return -survey.weights.income * VALUE[town]
    return -survey.counter(FIRST[kind])


def lose_level(survey: Survey) -> float:
    return -survey.weights.income
