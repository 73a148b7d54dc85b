"""Tells how many sentences a reader of English was given, and how many faults were found: `python -m tests.grammar`.

It plays more games than the tests do, and takes a minute or two. It ends with 1 if anything is wrong.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "build"))  # as pytest has it

from .reader import Grammarian
from .speech import Speech, faults, speakers, told_facts, told_games, told_lore
from .templates import fill_with, kinds_of, shell_texts, template_faults, texts_of

SEEDS = range(1, 9)
ROWS = ("player", "card", "turn", "year", "minute", "=locals")


def main() -> int:
    wrong: list[str] = []
    for speaker in speakers():
        speech = Speech()
        for said in (told_facts(speaker), told_lore(speaker), told_games(speaker, speaker.tables, SEEDS)):
            speech.add(said)
        folders = (f"engines/{speaker.game.id}", f"client/games/{speaker.game.id}")
        made, more = template_faults(speaker.reader, texts_of(*folders), fill_with(kinds_of(speaker.nouns) or ROWS))
        found = faults(speaker, speech) + more
        print(f"{speaker.game.title}: {len(speech)} sentences told, {made} made of templates, {len(found)} faults")
        wrong += found
    made, found = template_faults(Grammarian(ROWS), shell_texts(), fill_with(ROWS))
    print(f"The shell: {made} sentences made of templates, {len(found)} faults")
    wrong += found
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
