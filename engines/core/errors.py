"""Errors with names. A `FourCrownsError` is one sentence a person may read; a `Fault` is a bug and stops loudly."""


class FourCrownsError(Exception):
    """Something outside the program is wrong; the message is one plain sentence."""


class UnknownGame(FourCrownsError):
    """No game of that name is in the box."""


class BadSetup(FourCrownsError):
    """A game cannot be set up this way: seats, mode, option or value."""


class NotOffered(FourCrownsError):
    """The answer was not among the options of the pending decision."""


class NothingToUndo(FourCrownsError):
    """Undo stops here: at the start, or at a barrier, which the message names."""


class RecordError(FourCrownsError):
    """A record cannot be read or kept; the message names the file and, where there is one, the line."""


class DamagedRecord(RecordError):
    """The file is ours, but bytes are missing or not readable."""


class ForeignRecord(RecordError):
    """The file is not a Four Crowns record, or is of a game this box does not hold."""


class NewerRecord(RecordError):
    """The file was written by a later version than this one."""


class OlderRecord(RecordError):
    """The file was played by rules that have changed since."""


class TamperedRecord(RecordError):
    """The file reads well but does not tell the truth: a digest or a move does not follow from what came before."""


class Fault(Exception):
    """The engine broke one of its own laws. Carries what is needed to see it again."""

    def __init__(self, what: str, game: str = "", seed: int = 0, story: str = "") -> None:
        super().__init__(f"{what} (game {game}, seed {seed}){story and chr(10) + story}")
        self.what = what
