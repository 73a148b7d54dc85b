"""Writes all the golden playthroughs anew, and the turn on the page of commands: `python -m tests.golden`."""

from engines import GAMES

from . import shown_turn
from .chronicles import chronicle_file, tell_chronicle
from .stories import TALES, file_of, tell

if __name__ == "__main__":
    for game_id, tales in TALES.items():
        game = GAMES[game_id]
        for tale in tales:
            file = file_of(game, tale)
            file.parent.mkdir(exist_ok=True)
            file.write_text("\n".join(tell(game, tale)) + "\n", encoding="utf-8", newline="\n")
            print(file.name)
        file = chronicle_file(game_id)
        file.write_text("\n".join(tell_chronicle(game)) + "\n", encoding="utf-8", newline="\n")
        print(file.name)
    shown_turn.write()
    print(shown_turn.PAGE.name)
