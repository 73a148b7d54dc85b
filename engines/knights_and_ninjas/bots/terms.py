"""Terms of a worth: its named parts, in gems. They become the reasons of hints."""

from collections.abc import Mapping

Terms = dict[str, float]

NOTHING: Terms = {}
"""To stop, to decline, to give away: the measure of all the rest."""


def total(terms: Mapping[str, float]) -> float:
    """All of it.

    >>> total({"gems": 1.5, "cards": -0.5})
    1.0
    """
    return sum(terms.values())


def scaled(terms: Mapping[str, float], factor: float) -> Terms:
    return {name: factor * gems for name, gems in terms.items()}
