"""Positions with the questions and events of Kings & Things that chance hardly ever comes to. What asks is on top; or
one of the answers tells of the event."""

from collections.abc import Callable, Mapping
from typing import Any

from engines.kings_and_things.terrain import SEA, TERRAIN_IDS

from .table import Table, table
from .war import war

SIGRID, MORWEN = [20, 21, 22], [25, 26]
WINGS = "dragonfly eagles pegasus giant_beetle"
TEN = "troll ogre giant elves_3 bears tigers walrus nomads djinn unicorn"


def moving(kingdoms: list[list[int]], board: Mapping[int, str] | None = None, **position: Any) -> Table:
    """The first seat moves, on a board with all kinds of land."""
    lands = {hex_: TERRAIN_IDS[hex_ * 5 % SEA] for hex_ in range(37)}
    realms = [*kingdoms, SIGRID, MORWEN]
    return table(phase="movement", board={**lands, **(board or {})}, kingdoms=realms, gold=[14, 22, 9, 30], **position)


def ask_pin_proof() -> Table:
    """Two others have come into a hex of the first seat, which may ask either of them for proof."""
    armies = [{0: "goblins elves_3", 3: "nomads"}, {0: "troll bears"}, {0: "djinn", 21: "ogre"}]
    return moving([[0, 1, 2, 3, 8, 9], [30, 31]], armies=armies).do("demand 0")


def fly_block() -> Table:
    """Four with wings want to leave a hex in which Theo has two with wings."""
    game = moving([[0, 2, 3, 8, 9], [1, 30, 31]], armies=[{0: WINGS}, {1: "pixies pixies bears"}])
    return game.do("march_all 0", "step 1", *[f"fly_on {name}" for name in WINGS.split()], "depart")


def fly_leave() -> Table:
    """Theo holds two of them."""
    return fly_block().do("hold pixies", "hold pixies", "let_pass")


def fan_landing() -> Table:
    """Sigrid's Fan answers the first seat's Balloon; there is sea beside where it was to land."""
    armies = [{0: "farmers bears troll"}, {30: "nomads"}]
    game = moving([[0, 2, 10], [30, 31]], {9: "sea"}, armies=armies, shields=["balloon ruby", "", "fan"])
    return game.do("inflate 0", "board farmers", "board bears", "lift_off", "aim 8", "fan")


def fan_escape() -> Table:
    """It has blown the Balloon out to sea; the passengers can reach two shores."""
    return fan_landing().do("land 9")


def movement_excess() -> Table:
    """A Warlord has won one more over than there is room for."""
    game = moving([[0, 1, 2, 3], [30, 31]], armies=[{0: TEN}, {30: "nomads"}])
    game.state.armies[0] = tuple(sorted((*game.state.armies[0], game.state.bag.pop(40))))
    return game.do("end_moves")


def deny() -> Table:
    """Theo and Sigrid have come into a hex of the first seat, whose gold mine they would like to have."""
    armies = [{4: "goblins elves_3 bears"}, {4: "troll giant ogre"}, {4: "djinn"}]
    mine = {4: "gold_mine"}
    game = moving([[0, 1, 4, 8, 9], [30, 31]], {4: "mountain"}, armies=armies, income=mine, forts={4: "tower"})
    return game.do(*["end_moves"] * 4)


def evacuate() -> Table:
    """The Big Juju makes a hex of the first seat sea."""
    return _flooded(armies=[{0: "arch_mage nomads"}])


def excess_removal() -> Table:
    """More flee from the sea than there is room for."""
    stack = "nomads nomads camel_corps sandworm sphinx skeletons skeletons djinn old_dragon"
    return _flooded(armies=[{0: "arch_mage griffon", 1: stack}]).do("flee 1")


def _flooded(**position: Any) -> Table:
    game = table(phase="random_events", kingdoms=[[0, 1, 4], [30]], shields=["big_juju"], **position)
    return game.do("play_event big_juju", "source arch_mage 0", "target_hex 0", "lay_tile sea")


def dust_target() -> Table:
    """The Dust can drive off one of two attacking armies."""
    game = war("troll", "ogre", "nomads", shields=["", "dust_of_defense"], havens=[[1], [], [4]])
    return game.do("use dust_of_defense")


def marksman_aim() -> Table:
    """The Marksman's careful shot has hit, and there is a fort to aim at."""
    return war("marksman", "bears", fort="keep", havens=[[1]], seed=2).do("shoot 2")


def cloud_hex() -> Table:
    """The Fan may blow the Black Cloud into the next hex, or away."""
    return moving([[0, 1], [30, 31]], armies=[{0: "nomads"}], shields=["fan"], cloud=0).do("fan_cloud")


def bag_emptied() -> Table:
    """The last Thing of the Bag is about to be drawn."""
    return table(phase="recruit_things", kingdoms=[[0, 1], [30]], bag="troll")


def left_game() -> Table:
    """The Bag has run empty: an event that is played leaves the game."""
    game = table(phase="random_events", kingdoms=[[0, 1], [30]], bag="troll", shields=["good_harvest"])
    game.state.emptied = True
    return game


_FAR: tuple[Callable[[], Table], ...] = (
    ask_pin_proof, fly_block, fly_leave, fan_landing, fan_escape, movement_excess, deny, evacuate, excess_removal,
    dust_target, marksman_aim, cloud_hex, bag_emptied, left_game,
)  # fmt: skip
FAR = {made.__name__: made for made in _FAR}
"""By the question or the event."""
