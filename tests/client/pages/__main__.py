"""Write the tables anew."""

from engines import GAMES

from . import file_of, written

for game in GAMES:
    file_of(game).write_text(written(game), encoding="utf-8")
