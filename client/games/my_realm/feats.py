"""Feats of My Realm Will Be Yours: King and Princess earn them together."""

from ..feats import FeatKind, together

FEATS = (
    FeatKind("understood", "Judge a year without losing a token.", together("judged", 1, lambda args: args[2] == 0)),
    FeatKind("in_tune", "Judge five years without losing a token.", together("judged", 5, lambda args: args[2] == 0)),
    FeatKind(
        "reign", "Earn three points with one year of her reign.", together("reckoned", 1, lambda args: args[1] >= 3)
    ),
    FeatKind(
        "golden_age", "Earn points in three years of her reign.", together("reckoned", 3, lambda args: args[1] > 0)
    ),
)
