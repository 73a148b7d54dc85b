"""Games whose rules are whole: those of the box, and those that wait for their table. Their stories are kept too."""

from engines import GAMES
from engines.kings_and_things import GAME as KINGS_AND_THINGS

WHOLE = {**GAMES, KINGS_AND_THINGS.id: KINGS_AND_THINGS}
