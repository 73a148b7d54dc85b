"""Positions of Cover Your Kingdom for pictures, from games of computers."""

from client.games.samples import Played, sample_game


def eight_rulers() -> Played:
    """As many as can sit at the table, well into the game."""
    return sample_game(8, 56)


def challenge() -> Played:
    """A duel in which three cards have been laid already."""
    return sample_game(4, 51, seed=11, kind="answer")


def two_rulers() -> Played:
    """The Drafty Inn stands only where two play."""
    return sample_game(2, 40)


def wiizzaard() -> Played:
    """A turn in which a Wiizzaard has several stacks to choose from."""
    return sample_game(4, 40, seed=11)


def guests() -> Played:
    """A turn in which a card of the hand can claim several guests of the Inn."""
    return sample_game(2, 40, seed=3)


def night_sky() -> Played:
    """Constellations over the table."""
    return sample_game(4, 56, wishes={"constellations": True})
