"""Counts all the positions anew: `python -m tests.counts`. Where something else is asked than before, another position
is looked for that asks it."""

from engines import GAMES

from .perft import HEADING, count, file_of, find, lines, reach

if __name__ == "__main__":
    for game_id, game in GAMES.items():
        counted = []
        for place, before in lines(game_id):
            try:
                asked = game.decision(reach(game, place))
            except AssertionError:  # the game is over before that
                asked = None
            lost = before and (asked is None or asked.kind != before[0])
            counted.append(str(count(game, find(game, before[0], place) if lost else place)))
        file_of(game_id).write_text("\n".join([HEADING, *counted]) + "\n", encoding="utf-8", newline="\n")
        print(game_id, len(counted))
