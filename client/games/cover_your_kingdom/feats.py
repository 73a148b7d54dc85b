"""Feats of Cover Your Kingdom."""

from ..feats import FeatKind, often, once, won_without

FEATS = (
    FeatKind("recruiter", "Recruit five clans in one game.", often("recruited", 5)),
    FeatKind("wall", "Hold three clans against recruiters in one game.", often("held", 3)),
    FeatKind("untouched", "Win without losing a clan to a recruiter.", won_without("recruited", 1)),
    FeatKind("rich", "Finish a round with 500 magic or more.", once("scored", lambda args: args[1] >= 500)),
    FeatKind("thief", "Take three cards with one Hypnogriff.", once("stole", lambda args: args[2] >= 3)),
    FeatKind("settler", "Settle eight clans in one game.", often("settled", 8)),
    FeatKind("sky", "Complete your sky.", once("sky_complete")),
    FeatKind("swap", "Swap two clans.", once("swapped")),
)
