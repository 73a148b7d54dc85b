"""Counts all the positions anew: `python -m tests.counts`. Where something else is asked than before, another position
is looked for that asks it; a game without positions gets some."""

from engines import GAMES

from .perft import FEWEST, HEADING, Line, begun, count, file_of, find, lines, reach

if __name__ == "__main__":
    for game_id, game in GAMES.items():
        known = [*lines(game_id)] or [Line(place, ()) for place in begun(game, FEWEST)]
        counted, taken = [], {place for place, _ in known}
        for place, before in known:
            try:
                asked = game.decision(reach(game, place))
            except AssertionError:  # the game is over before that
                asked = None
            lost = before and (asked is None or asked.kind != before[0])
            found = find(game, before[0], place, taken) if lost else place
            taken.add(found)
            counted.append(str(count(game, found)))
        file_of(game_id).write_text("\n".join([HEADING, *counted]) + "\n", encoding="utf-8", newline="\n")
        print(game_id, len(counted))
