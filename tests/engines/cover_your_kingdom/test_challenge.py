"""A challenge as it is read from a view: who laid what, and what each play counts."""

from engines.cover_your_kingdom.cards import CARD_IDS
from engines.cover_your_kingdom.challenge import challenge
from tests.conformance.cases import Case

from .positions import asked, every_game, walk
from .table import table


def test_plays_are_told_apart() -> None:
    game = table(
        ["klaken spydra", "spydra klaken klaken ct ct bragon ct", "yogi", "yogi"],
        [{"lowland": ["klaken klaken"]}, {"highland": ["yogi yogi"], "lowland": ["klaken klaken"]}],
    )
    view, _ = asked(game.do("recruit klaken 1 lowland", "answer ct", "answer spydra", "answer klaken+ct"))
    fight = challenge(view.state)
    assert fight is not None
    assert [(play.seat, [CARD_IDS[card][:-2] for card in play.cards], play.weight) for play in fight.plays] == [
        (0, ["klaken"], 1),
        (1, ["ct"], 1),
        (0, ["spydra"], 2),
        (1, ["klaken", "ct"], 1),
    ]
    assert (fight.attacker, fight.defender, fight.mover, fight.foe, fight.heavy) == (0, 1, 0, 1, False)


@every_game
def test_plays_of_a_challenge_add_up(case: Case) -> None:
    for _, view, decision in walk(case):
        fight = challenge(view.state)
        if decision.kind not in ("answer", "inn_contest"):
            assert fight is None
            continue
        assert fight is not None
        frame = view.state.agenda[-1]
        assert fight.stake == (*frame[6], *frame[7])
        assert (fight.plays[-1].weight == 2) == fight.heavy
        assert [play.seat for play in fight.plays] == [
            fight.defender if turn % 2 else fight.attacker for turn in range(len(fight.plays))
        ]
        assert fight.plays[-1].seat == fight.foe != fight.mover == decision.seat
