"""The end of a round (reference 11), and contests of several rounds (9.4)."""

from ...core.agenda import Frame
from ...core.types import Outcome, Tell
from ..cards import CLUSTERS, KIND, MIGHTY_SWINE, PIGXIE, SWINE_MAGIC
from ..charter import FIRST_2, SINGLE, SUM_2, Charter
from ..state import CARDS, RoundScore, State


def kingdom_cards(state: State, seat: int) -> list[int]:
    cards: list[int] = []
    for _, at in state.charter.places[seat]:
        for clan in state.stacks[at]:
            cards += clan[CARDS]
    return cards


def magic_of(state: State, seat: int, cards: list[int]) -> int:
    """The gems of these cards in a kingdom; Mighty Swine lifts its owner's Pigxies (9.3)."""
    gems = state.charter.gems
    magic = sum(map(gems.__getitem__, cards))
    if state.powers[seat] & MIGHTY_SWINE:
        magic += sum([SWINE_MAGIC - gems[card] for card in cards if KIND[card] == PIGXIE])
    return magic


def sky_magic(state: State, seat: int) -> int:
    """9.1: each full cluster of constellations, and all three together."""
    if not state.lit[seat]:
        return 0
    *each, astronomical = state.charter.bonuses
    full = [all(state.lit[seat] >> species & 1 for species in cluster) for cluster in CLUSTERS]
    return sum([magic for magic, done in zip(each, full, strict=True) if done]) + astronomical * all(full)


def speed_magic(state: State, seat: int) -> int:
    """9.2: as much again as the whole sky is worth."""
    return state.charter.bonuses[3] if state.speedy >> seat & 1 else 0


def counted(state: State) -> RoundScore:
    """11: what the kingdoms are worth now."""
    seats = range(state.charter.seats)
    kingdoms = [kingdom_cards(state, seat) for seat in seats]
    starry = state.charter.constellations
    return RoundScore(
        tuple([magic_of(state, seat, cards) for seat, cards in enumerate(kingdoms)]),
        tuple([sky_magic(state, seat) for seat in seats]) if starry else (0,) * len(seats),
        tuple([speed_magic(state, seat) for seat in seats]) if starry else (0,) * len(seats),
        tuple(map(len, kingdoms)),
    )


def score_round(state: State, tell: Tell, frame: Frame) -> None:
    """11: count, then either that was the game or another round is dealt."""
    seats = range(state.charter.seats)
    score = counted(state)
    state.rounds = (*state.rounds, score)
    if tell is not None:
        for seat in seats:
            tell("scored", seat, score.magic[seat], score.sky[seat], score.speed[seat], score.creatures[seat])
        tell("round_won", len(state.rounds), round_winners(state.charter, score))
    winners = contest_winners(state.charter, state.rounds)
    if winners:
        if tell is not None:
            tell("won", winners)
    else:
        state.agenda.append(("deal",))


def round_winners(charter: Charter, score: RoundScore) -> tuple[int, ...]:
    """11: most magic, then most creatures; the Quick Start shares a tie at once."""
    return _best([(score.total(seat), 0 if charter.quick else score.creatures[seat]) for seat in range(charter.seats)])


def contest_winners(charter: Charter, rounds: tuple[RoundScore, ...]) -> tuple[int, ...]:
    """9.4: who has won the whole contest; nobody while another round has to be played."""
    if charter.contest == SINGLE:
        return round_winners(charter, rounds[0])
    if charter.contest == FIRST_2:
        wins = round_wins(charter, rounds)
        # Ruling: several who reach two at once play on, all together, until one is ahead.
        leaders = _best([(count, 0) for count in wins])
        return leaders if len(leaders) == 1 and max(wins) > 1 else ()
    if len(rounds) < (2 if charter.contest == SUM_2 else 3):
        return ()
    creatures = [sum([score.creatures[seat] for score in rounds]) for seat in range(charter.seats)]
    return _best(list(zip(totals(charter, rounds), creatures, strict=True)))


def round_wins(charter: Charter, rounds: tuple[RoundScore, ...]) -> list[int]:
    """9.4: in a drawn round each of the tied Rulers is credited a win."""
    winners = [round_winners(charter, score) for score in rounds]
    return [sum([seat in won for won in winners]) for seat in range(charter.seats)]


def totals(charter: Charter, rounds: tuple[RoundScore, ...]) -> list[int]:
    return [sum([score.total(seat) for score in rounds]) for seat in range(charter.seats)]


def _best(marks: list[tuple[int, int]]) -> tuple[int, ...]:
    best = max(marks)
    return tuple([seat for seat, mark in enumerate(marks) if mark == best])


def outcome(state: State) -> Outcome | None:
    """The crown; nobody has it yet while the game goes on."""
    if state.agenda or not state.rounds:
        return None
    return _counted_up(state.charter, state.rounds)._replace(winners=contest_winners(state.charter, state.rounds))


def tally(state: State) -> Outcome:
    """What is counted, the round that is being played as if it ended now."""
    return _counted_up(state.charter, (*state.rounds, counted(state)) if state.agenda else state.rounds)


def _counted_up(charter: Charter, rounds: tuple[RoundScore, ...]) -> Outcome:
    """Scores are rounds won when that is what counts, and magic otherwise."""
    first_to_two = charter.contest == FIRST_2
    scores = round_wins(charter, rounds) if first_to_two else totals(charter, rounds)
    sources = tuple(
        {
            "magic": sum([score.magic[seat] for score in rounds]),
            "sky": sum([score.sky[seat] for score in rounds]),
            "speed": sum([score.speed[seat] for score in rounds]),
            "creatures": sum([score.creatures[seat] for score in rounds]),
            "rounds": round_wins(charter, rounds)[seat],
        }
        for seat in range(charter.seats)
    )
    return Outcome((), tuple(scores), sources)
