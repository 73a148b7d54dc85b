"""`nomagic` at the terminal: nobody is asked about magic any more while a battle lasts, unless it is taken back."""

import contextlib

from engines.commands.playing import Bots
from engines.commands.seating import HELP, NO_MAGIC_HELP, Seating
from engines.commands.terminal import Left, Terminal
from engines.core.chronicle import ActionTaken
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.types import Option
from engines.kings_and_things.decisions import ABSTENTIONS
from engines.kings_and_things.game import GAME
from tests.engines.kings_and_things.war import war
from tests.toy import PEEK


class Typed(Terminal):
    """Types `nomagic` at some questions, and otherwise the last answer; leaves after the battle."""

    def __init__(self, says):
        self.says, self.asked, self.shown, self.seating = list(says), [], [], None

    def say(self, lines):
        self.shown += lines

    def clear(self):
        pass

    def ask(self, prompt):
        match = self.seating.match
        if match.state.battle is None:
            raise Left
        self.asked.append(match.decision.kind)
        return self.says.pop(0) if self.says else str(len(match.decision.options))


def fight(*says):
    game = war(
        "troll walrus white_knight", "ogre bears tigers", fort="citadel", shields=["golem talisman sword"], seed=2
    )
    match = Match(GAME, set_up(GAME, 4, {}, 1))
    match.state, match.decision = game.state, GAME.decision(game.state)
    terminal = Typed(says)
    bots = Bots(GAME, dict.fromkeys((1, 2, 3), "random"), 1)
    terminal.seating = Seating(match, bots, terminal, [ActionTaken(None, None, match.opening)])
    with contextlib.suppress(Left):
        terminal.seating.play()
    return terminal


def test_whoever_says_nomagic_is_not_asked_about_magic_until_the_battle_is_over():
    terminal = fight("nomagic")
    assert terminal.asked[0] == "battle_magic"
    assert not set(terminal.asked[1:]) & set(ABSTENTIONS)
    assert "assign_hits" in terminal.asked
    assert "You won't be asked about magic until this battle is over." in terminal.shown
    passes = [move for move in terminal.seating.match.moves if move.seat == 0 and move.option == Option("hold_off")]
    assert len(passes) > 2  # ordinary passes in the record


def test_nomagic_once_more_takes_it_back():
    terminal = fight("nomagic", "nomagic")
    assert terminal.asked[1] not in ABSTENTIONS
    assert "You'll be asked again." in terminal.shown
    assert set(terminal.asked[2:]) & set(ABSTENTIONS)


def test_the_help_tells_of_it_where_there_is_magic():
    terminal = fight("?", "nomagic")
    assert NO_MAGIC_HELP in terminal.shown
    match = Match(PEEK, set_up(PEEK, 2, {}, 1))
    assert Seating(match, Bots(PEEK, {}, 1), Terminal(), [])._help() == HELP
