"""Counts all the positions anew: `python -m tests.counts`."""

from engines import GAMES

from .perft import HEADING, count, file_of, lines

if __name__ == "__main__":
    for game_id, game in GAMES.items():
        counted = [str(count(game, line.place)) for line in lines(game_id)]
        file_of(game_id).write_text("\n".join([HEADING, *counted]) + "\n", encoding="utf-8", newline="\n")
        print(game_id, len(counted))
