"""Finds the far positions anew after a change of rules: `python -m tests.conformance` plays games from seed to seed
until each question or event of `cases.FAR` comes up, and prints the row to write there."""

from engines import GAMES
from tests.counts.perft import CHANCE, find

from .cases import FAR

if __name__ == "__main__":
    for game_id, rows in FAR.items():
        for shows, place in rows:
            it = find(GAMES[game_id], shows, place)
            player = "" if it.player == CHANCE else f', "{it.player}"'
            print(f'        ("{shows}", Place("{it.table}", {it.seed}, {it.played}{player})),', flush=True)
