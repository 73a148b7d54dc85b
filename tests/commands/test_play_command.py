"""`play`: whole sessions at the terminal with typed lines, and the secrets of two people at one screen."""

import builtins
import io
import re
import sys

import pytest

import engines
from engines.commands.terminal import CLEAR, PAGES_AWAY, Terminal
from engines.core.game import set_up
from engines.core.opponents import line_up
from engines.core.record import Undo, read_record
from engines.core.types import Event
from tests.toy import CARDS, PEEK, Peek

TWO_PEOPLE = ("play", "peek", "--seed", 3, "--seats", 2, "--bots", "human")


def pages(out):
    """What each person saw: (name, page) in order. A form feed begins a page; the cover between two is a page too."""
    name, seen = "", []
    for page in out.split("\f\n")[1:]:
        cover = re.fullmatch(r"Pass the keyboard to (\w+), then press Enter\. ", page)
        if cover:
            name = cover[1]
        else:
            seen.append((name, page))
    return seen


def cards_on(page):
    return {card for card in CARDS if re.search(rf"\b{card}\b", page)}


def dealt(seed, seats):
    state = PEEK.new(set_up(PEEK, seats, seed=seed))
    return [CARDS[hand[0]] for hand in state.hands], [CARDS[card] for card in reversed(state.deck)]


def test_the_view_the_prompt_and_numbered_answers(run):
    said = run("play", "peek", "--seed", 3, typed="q\n")
    assert said.code == 0
    assert "Peek, crowd, seed 3: Ada, Bea (computer), Cyd (computer)" in said.out
    assert "Ada: 1 cards" in said.out
    assert "Ada: turn?" in said.out
    assert "  1  mark 1" in said.out
    assert "  6  done" in said.out
    assert "Goodbye.\nThis game was not saved" in said.out


def test_a_person_plays_a_game_to_its_end(run):
    said = run("play", "peek", "--seed", 3, "--bots", "human,random,guesser", typed="1\n" * 40)
    assert said.code == 0
    assert "The game is over: " in said.out
    assert "win" in said.out.splitlines()[-2]


def test_one_person_among_bots_never_sees_a_cover(run):
    said = run("play", "peek", "--seed", 3, typed="1\n" * 40)
    assert "Hand over" not in said.out
    assert "\f" not in said.out


def test_one_person_among_bots_never_sees_their_cards(run):
    said = run("play", "peek", "--seed", 3, "--seats", 2, "--set", "dares=false", typed="5\nl\n" * 2 + "3\n" * 40)
    hands, _ = dealt(3, 2)
    assert "The game is over" in said.out
    assert hands[0] in cards_on(said.out)
    assert hands[1] not in cards_on(said.out)


def test_between_two_people_the_screen_is_handed_over(run):
    said = run(*TWO_PEOPLE, typed="\n5\n\n5\n\n")
    assert [name for name, _ in pages(said.out)] == ["Ada", "Bea", "Ada"]


def test_nobody_sees_the_secrets_of_another(run):
    hands, deck = dealt(3, 2)
    # each: press Enter, read the log, draw; then the same again and be done
    said = run(*TWO_PEOPLE, "--set", "dares=false", typed="\nl\n3\n" * 2 + "\nl\n4\n" * 2)
    assert "The game is over" in said.out
    ada, bea = {hands[0], deck[0]}, {hands[1], deck[1]}
    seen = pages(said.out)
    assert [name for name, _ in seen] == ["Ada", "Bea", "Ada", "Bea", "Bea"]  # the last page is for both
    for name, page in seen[:-1]:
        assert cards_on(page) <= (ada if name == "Ada" else bea)
    assert cards_on(seen[2][1]) == ada
    assert cards_on(seen[3][1]) == bea
    assert cards_on(seen[-1][1]) == set()
    assert cards_on(said.out.split("\f\n")[0]) == set()


def test_what_a_seat_shows_the_other_may_know(run):
    hands, _ = dealt(3, 2)
    said = run(*TWO_PEOPLE, typed="\n3\n\n1\n\nl\nq\n")  # Ada dares, Bea shows, Ada reads the log
    name, page = pages(said.out)[-1]
    assert name == "Ada"
    assert cards_on(page) == set(hands)


def test_a_bad_entry_gets_one_line_and_the_question_again(run):
    for entry in ("0", "9", "-1", "two", "", "1.0", "²", "9" * 5000):
        said = run("play", "peek", "--seed", 3, typed=f"{entry}\nq\n")
        assert said.code == 0
        assert said.out.count("There's no choice") == 1
        assert "type a number from 1 to 6" in said.out
        assert said.out.count("Ada, 1 to 6, or ? for help: ") == 2


def test_help_and_log(run):
    hands, _ = dealt(3, 3)
    said = run("play", "peek", "--seed", 3, typed="?\nL\nq\n")
    assert "u  undo your last move" in said.out
    assert said.out.count(f"dealt {hands[0]}") == 2  # at the start and in the chronicle
    assert said.out.count("dealt\n") == 4


def test_undo_takes_the_last_action_back(run, tmp_path):
    path = tmp_path / "game.crown"
    said = run("play", "peek", "--seed", 3, "-o", path, typed="1\nu\nl\n2\nq\n")
    log = said.out.split("help: ")[3]
    assert "marked" not in log
    assert said.out.count("marked 0 1") == said.out.count("marked 0 2") == 1
    entries = read_record(path, engines.GAMES).entries
    assert len(entries) == 3
    assert isinstance(entries[1], Undo)


def test_undo_stops_at_a_barrier_and_says_so(run):
    assert "Nothing to undo: the game starts here." in run("play", "peek", "--seed", 3, typed="u\nq\n").out


def test_undo_never_asks_a_bot_again(run):
    said = run("play", "peek", "--seed", 3, "--seats", 2, typed="3\nu\nq\n")  # Ada dares, the bot answers
    assert "Can't undo: " in said.out
    said = run(*TWO_PEOPLE, typed="\n4\n\n1\n1\n4\n\nu\nq\n")  # Bea's marks are not Ada's to take back
    assert "Can't undo: " in said.out


@pytest.mark.parametrize("typed", ["", "1\n", "1\nq\n", "1\nQ\n"])
def test_whoever_leaves_is_told_where_the_record_is(run, tmp_path, typed):
    path = tmp_path / "game.crown"
    said = run("play", "peek", "--seed", 3, "-o", path, typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith(f"Goodbye.\nThe game is saved in {path}.\n")
    assert run("check", path).code == 0


def test_ctrl_c_at_a_question_ends_gently(run, monkeypatch):
    def interrupted(prompt):
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupted)
    said = run("play", "peek")
    assert (said.code, said.err) == (0, "")
    assert "Goodbye." in said.out


def test_ctrl_c_while_a_bot_thinks_ends_gently(run, monkeypatch):
    class Slow:
        def choose(self, view, decision, deadline, rng):
            raise KeyboardInterrupt

    monkeypatch.setattr(Peek, "opponents", line_up({"slow": Slow}))
    said = run("play", "peek", typed="6\n")
    assert (said.code, said.err) == (0, "")
    assert "Goodbye." in said.out


def test_a_game_goes_on_from_its_record(run, tmp_path):
    path = tmp_path / "game.crown"
    hands, _ = dealt(3, 3)
    first = run("play", "peek", "--seed", 3, "-o", path, typed="1\nu\n2\n")
    assert "marked 0 2" in first.out
    again = run("play", "--open", path, typed="l\n1\n")
    assert "Peek, crowd, seed 3" in again.out
    news, log, *_ = again.out.split("help: ")
    assert "dealt" not in news  # old news; the log still has them
    assert log.splitlines()[:4] == [f"dealt {hands[0]}", "dealt", "dealt", "marked 0 2"]
    last = run("play", "peek", "--open", path, "--bots", "human,random,random", typed="1\n" * 40)
    assert "The game is over" in last.out
    assert run("check", path).out.startswith(f"{path}: good, ")
    over = run("play", "--open", path)
    assert "The game is over" in over.out
    assert "Goodbye" not in over.out


def test_a_torn_record_is_told_and_goes_on(run, record):
    record.write_bytes(record.read_bytes()[:-400])
    said = run("play", "--open", record, "--bots", "random")
    assert "was cut off at the end" in said.out
    assert run("check", record).err == ""


def test_opening_a_bad_record_is_one_line_and_exit_1(run, record):
    record.write_bytes(record.read_bytes().replace(b'"seat":1', b'"seat":2', 1))
    said = run("play", "--open", record)
    assert (said.code, said.out) == (1, "")
    assert len(said.err.splitlines()) == 1


def test_opening_takes_no_other_table(run, record):
    assert run("play", "--open", record, "--seats", 2) == (
        2,
        "",
        "--open brings its own table: leave out --seats, --seed, --set and -o.\n",
    )
    assert "is a game of peek, not of chess" in run("play", "chess", "--open", record).err


def test_trouble_with_the_record_is_shown_and_the_game_goes_on(run, tmp_path, monkeypatch):
    path = tmp_path / "game.crown"
    original = Terminal.ask

    def vanishing(self, prompt):
        path.unlink(missing_ok=True)
        return original(self, prompt)

    monkeypatch.setattr(Terminal, "ask", vanishing)
    said = run("play", "peek", "--seed", 3, "-o", path, typed="1\nq\n")
    assert said.code == 0
    assert said.out.count("cannot be written") == 2  # at the table and when leaving


def test_without_a_seed_every_game_is_another(run):
    seeds = {re.search(r"seed (\d+)", run("play", "peek", typed="q\n").out)[1] for _ in range(3)}
    assert len(seeds) > 1


def test_the_other_seats_get_the_usual_bot(run, monkeypatch):
    asked = []

    class Strong:
        def choose(self, view, decision, deadline, rng):
            asked.append(decision.seat)
            return decision.options[-1]

    monkeypatch.setattr(Peek, "opponents", line_up({"weak": None, "usual": Strong, "strong": None}, "usual"))
    run("play", "peek", "--seats", 3, typed="6\n" * 9)
    assert asked == [1, 2, 1, 2]


def test_bots_alone_play_and_the_log_is_public(run):
    said = run("play", "peek", "--seed", 3, "--seats", 2, "--set", "dares=false", "--bots", "random")
    assert "The game is over" in said.out
    assert "dealt\ndealt\n" in said.out
    assert cards_on(said.out) == set()


def test_every_game_of_the_box_can_be_played(run):
    for game in engines.GAMES:
        said = run("play", game, "--seed", 2, typed="1\n?\nl\nu\n1\n2\nq\n")
        assert (said.code, said.err) == (0, "")
        people = run("play", game, "--seed", 2, "--bots", "human", typed="\n1\n" * 20)
        assert (people.code, people.err) == (0, "")
        assert "Pass the keyboard to " in people.out


class Screen(io.StringIO):
    def isatty(self):
        return True


def test_a_real_screen_is_wiped_with_all_that_was_scrolled_away(monkeypatch):
    monkeypatch.setattr(sys, "stdout", screen := Screen())
    monkeypatch.setenv("TERM", "xterm")
    Terminal().clear()
    assert screen.getvalue() == CLEAR


def test_a_simple_screen_is_scrolled_away(monkeypatch):
    monkeypatch.setattr(sys, "stdout", screen := Screen())
    monkeypatch.setenv("TERM", "dumb")
    Terminal().clear()
    assert screen.getvalue() == PAGES_AWAY + "\n"


def test_a_spectator_is_in_no_audience_but_everyones():
    assert Event("drew", (1,), (5,), 1 << 1).seen_by(2).secret == ()
