"""Worlds for bots that search: `view(redeal(v)) == v`, and nothing is broken, on hard positions (reference 12)."""

from collections.abc import Callable

import pytest

from engines.core.game import compiled, set_up
from engines.core.rng import Rng
from engines.cover_your_kingdom.bots.mind import LEAN
from engines.cover_your_kingdom.game import GAME
from engines.cover_your_kingdom.redeal import Dealer
from tests.engines.cover_your_kingdom.table import Table, table


def patience(seed: int) -> Rng:
    """Chance that runs out, so that an endless search fails instead of hanging; compiled, it is as chance is."""
    if compiled(GAME):
        return Rng(seed, "redeal")

    class Patience(Rng):
        __slots__ = ("left",)

        def __init__(self) -> None:
            super().__init__(seed, "redeal")
            self.left = 20_000

        def below(self, n: int) -> int:
            self.left -= 1
            assert self.left, "the search for a fitting world takes too long"
            return super().below(n)

    return Patience()


def worlds_fit(game: Table, seats: range | None = None, tries: int = 8) -> None:
    """Every seat's view can be filled again and again, lawfully, without showing through."""
    for seat in seats or range(game.state.charter.seats):
        view = GAME.view(game.state, seat)
        for seed in range(tries):
            world = GAME.redeal(view, patience(seed))
            assert GAME.broken(world) == []
            assert GAME.view(world, seat) == view
            decision = GAME.decision(game.state)
            if decision and decision.seat == seat:
                assert GAME.decision(world) == decision


POSITIONS: dict[str, Callable[[], Table]] = {
    "a fresh deal": lambda: table(["yogi yogi bragon ct mob elves"] + ["klaken"] * 3),
    "many buried clans": lambda: table(
        ["yogi", "vulcent klaken", ""],
        [
            {"highland": ["pigxie pigxie", "ct yogi yogi", "spydra bragon", "sighclops sighclops", "yogi yogi"]},
            {"lowland": ["klaken ct", "vulcent vulcent vulcent", "unique unique", "hentaur hentaur", "klaken klaken"]},
            {"highland": ["bragon bragon", "bragon ct"], "lowland": ["leprecon leprecon", "leprecon leprecon"]},
        ],
    ),
    "an empty deck and all cards in the kingdoms": lambda: table(
        ["yogi", "", ""],
        [
            {"highland": ["bragon bragon bragon bragon bragon bragon bragon bragon bragon", "yogi yogi"]},
            {"lowland": ["ct ct ct ct ct ct ct ct ct klaken", "vulcent vulcent"]},
            {"highland": ["spydra spydra spydra spydra sighclops", "ct pegleg", "yogi yogi"]},
        ],
        deck="",
    ),
    "clans of one species and a wild": lambda: table(
        ["yogi", "yogi", ""],
        [{"highland": ["ct bragon", "ct bragon", "ct bragon", "spydra bragon", "spydra bragon", "yogi yogi"]}],
        deck="",
    ),
    "hentaurs buried in a horse clan": lambda: table(
        ["yogi", "yogi", ""],
        [
            {"highland": ["hentaur hentaur hentaur hentaur pegleg", "yogi yogi"]},
            {"lowland": ["hentaur unique", "klaken ct"]},
        ],
        powers={2: "equinity"},
        deck="",
    ),
    "a discard pile of nothing but species": lambda: table(
        ["ct", "ct ct spydra elves mob", "wizard"],
        [{"highland": ["yogi ct", "yogi yogi"]}],
        discard="klaken bragon vulcent leprecon yogi klaken",
        deck="",
    ),
    "wilds in the discard pile": lambda: table(
        ["ct", "bragon", "wizard"],
        [{"highland": ["yogi ct", "yogi yogi"]}],
        discard="spydra ct elves klaken",
        deck="",
        dissedHardAny=True,
    ),
    "gems that leave one species": lambda: table(
        ["yogi", "", ""],
        [{"highland": ["bragon bragon", "yogi yogi"], "lowland": ["klaken klaken", "vulcent vulcent"]}],
        valuesTable="bragon:99,klaken:98",
        deck="",
    ),
    "the quick start": lambda: table(
        ["ct", "spydra", "yogi", ""],
        [{"kingdom": ["yogi yogi", "ct bragon", "klaken klaken"]}],
        discard="ct spydra ct",
        mode="quick",
    ),
    "known cards after a hypnogriff": lambda: table(
        ["hypnogriff yogi bragon", "klaken spydra vulcent", "vulcent"], [{"highland": ["yogi yogi", "bragon ct"]}]
    ).do("hypnogriff hypnogriff 1", "give_back yogi+klaken+bragon"),
    "a challenge with cards in the air": lambda: table(
        ["ct bragon", "klaken spydra", ""],
        [{"lowland": ["klaken klaken"]}, {"lowland": ["vulcent vulcent", "klaken klaken"]}],
    ).do("recruit ct 1 lowland", "answer spydra"),
    "a clan on its way": lambda: table(
        ["mob yogi", "", ""],
        [{"lowland": ["vulcent vulcent", "pigxie pigxie"]}, {"highland": ["yogi yogi", "hentaur hentaur"]}],
    ).do("mob lowland 1 highland"),
    "a sealed choice in the inn": lambda: table(
        ["bragon yogi", "yogi"],
        [
            {"lowland": ["klaken klaken"]},
            {
                "lowland": ["vulcent vulcent", "klaken ct", "leprecon leprecon"],
                "maneland": ["unique unique", "pegleg ct"],
            },
        ],
        inn=["wizard bragon", "mob ct", "yogi yogi"],
    ).do("claim bragon 0", "concede", "move_clan lowland from_top"),
    "a clan that held out and was buried": lambda: table(
        ["klaken wizard", "ct", ""],
        [{"lowland": ["klaken klaken"]}, {"lowland": ["vulcent vulcent", "leprecon leprecon", "klaken klaken"]}],
    ).do("recruit klaken 1 lowland", "answer ct", "concede", "wizard wizard 1 lowland from_bottom"),
    "guards on the table": lambda: table(
        ["minnowtaur minnowtaur yogi", "", ""], [{"highland": ["yogi yogi", "bragon ct"]}]
    ).do("protect minnowtaur highland", "block minnowtaur 1 lowland"),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_every_view_can_be_filled_again(position: str) -> None:
    worlds_fit(POSITIONS[position]())


def test_a_world_differs_from_the_true_one_where_the_seat_cannot_look() -> None:
    game = POSITIONS["many buried clans"]()
    worlds = [GAME.redeal(GAME.view(game.state, 0), patience(seed)) for seed in range(6)]
    assert len({tuple(world.deck) for world in worlds}) == 6
    assert len({tuple(sorted(world.hands[1])) for world in worlds}) > 1
    assert len({tuple(world.stacks) for world in worlds}) > 1
    assert len({tuple(world.rng) for world in worlds}) == 6


@pytest.mark.parametrize("position", POSITIONS)
def test_one_dealer_deals_as_many_worlds_as_are_wanted_as_redeal_does(position: str) -> None:
    view = GAME.view(POSITIONS[position]().state, 0)
    dealer = Dealer(view)
    worlds = [dealer.deal(patience(seed)) for seed in range(6)]
    assert worlds == [GAME.redeal(view, patience(seed)) for seed in range(6)]
    assert all(GAME.view(world, 0) == view for world in worlds)


def test_who_leans_to_dear_cards_finds_more_of_them_in_the_hands_of_rivals() -> None:
    """Players keep what is dear and play what is cheap: true hands are not as if drawn by chance."""
    view = GAME.view(GAME.new(set_up(GAME, 4, {}, 3)), 0)
    kept = {}
    for lean in ((), LEAN):
        deal, gems = Dealer(view, lean).deal, view.state.charter.gems
        worlds = [deal(Rng(seed)) for seed in range(200)]
        kept[lean] = sum(gems[card] for world in worlds for hand in world.hands[1:] for card in hand)
    assert kept[LEAN] > 1.1 * kept[()]


def test_every_buried_guest_counts_when_the_hentaur_must_lie_with_the_horses() -> None:
    """Every unseen card but three hides in a clan, and the Hentaur can only be a guest among the PegLegasus."""
    game = table(
        ["bragon", "", "vulcent", "hentaur", "sighclops unique klaken"],
        [
            {"highland": ["ct yogi yogi yogi", "ct ct hentaur pegleg pegleg pegleg pegleg pegleg pegleg", "yogi yogi"]},
            {"lowland": ["ct leprecon leprecon leprecon", "leprecon leprecon"]},
        ],
        powers={0: "equinity"},
        openHistory=True,
        deck="",
    )
    worlds_fit(game, range(3, 4))


def test_a_world_is_found_quickly_when_nearly_every_species_must_find_its_clan() -> None:
    """The end of a real game: fourteen buried clans hold 72 of the 75 cards that seat 3 cannot see."""
    many = " ".join
    game = table(
        ["pegleg elves", "", "wizard", "bragon"],
        [
            {
                "highland": ["spydra ct yogi yogi", "hentaur hentaur hentaur"],
                "lowland": ["unique unique unique", many(["spydra spydra", *["vulcent"] * 10])],
            },
            {
                "highland": [
                    many(["sighclops"] * 5), "sighclops sighclops sighclops", "ct yogi yogi yogi yogi",
                    "pigxie pigxie pigxie", many(["yogi"] * 6),
                ],
                "lowland": [
                    "ct vulcent vulcent vulcent", "ct klaken klaken klaken klaken", "ct leprecon leprecon leprecon",
                ],
            },
            {
                "highland": [
                    "ct pigxie pigxie", "sighclops sighclops", many(["hentaur"] * 5), many(["pigxie"] * 8),
                    many(["spydra ct ct hentaur", *["pegleg"] * 10]), many(["bragon"] * 8), many(["sighclops"] * 3),
                ],
                "lowland": [many(["klaken"] * 5)],
            },
            {"lowland": [many(["ct", *["unique"] * 7]), "hentaur hentaur", many(["ct", *["leprecon"] * 10])]},
        ],
        powers={3: "equinity"},
        discard="yogi unique",
        deck="",
        turn=3,
    )  # fmt: skip
    worlds_fit(game, range(3, 4))
