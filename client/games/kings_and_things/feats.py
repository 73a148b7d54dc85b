"""Feats of Kings & Things."""

from ..feats import FeatKind, often, once

CITADEL = 4

FEATS = (
    FeatKind("citadel", "Build a citadel.", once("built", lambda args: args[2] == CITADEL)),
    FeatKind("explorer", "Explore five hexes in one game.", often("explored", 5)),
    FeatKind("conqueror", "Take six hexes in one game.", often("captured", 6)),
    FeatKind("friend", "Recruit three Heroes in one game.", often("recruited", 3)),
    FeatKind("rich", "Collect 30 gold at once.", once("collected", lambda args: args[1] >= 30)),
    FeatKind("robber", "Rob a rival by night.", once("robbed")),
    FeatKind("caller", "Call two bluffs in one game.", often("bluff_called", 2)),
)
