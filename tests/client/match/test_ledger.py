"""The ledger and what is counted from it: nothing is lost, nothing counts twice."""

import random
from datetime import date, datetime

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.match.ledger import HINT, SOMEBODY, Ledger, LedgerLine, line_of, missing, person
from client.match.saves import Library, Saved
from client.match.seats import HUMAN, Seat
from client.match.statistics import PEOPLE, Question, as_csv, chosen, figures_of, months, people_of, wins
from engines import GAMES
from engines.core.codes import deal_of
from engines.core.game import set_up
from engines.core.match import Match
from engines.core.record import read_record

ORDER = ("easy", "normal", "hard")


def level_of(game, player):
    return player


def line(number=0, **about):
    usual = {
        "record": str(number), "game": "my_realm", "mode": "duo", "code": "", "names": ("Ann", "Bo"),
        "players": (HUMAN, "normal"), "winners": (0,), "scores": (5, 3), "first": 0,
        "begun": f"2026-10-{number % 28 + 1:02d}T20:00:00", "minutes": 30, "turns": 10,
    }  # fmt: skip
    return LedgerLine(**{**usual, **about})


def finished(folder, seed=1, hints=0):
    """A record of a whole game."""
    game = GAMES["knights_and_ninjas"]
    setup = set_up(game, 3, {}, seed, ("Ann", "Bo", "Cy"))
    seats = (Seat("Ann"), Seat("Bo", "random", 1), Seat("Cy", HUMAN, 2))
    journal = Library(folder, GAMES).begin(setup, seats, datetime(2026, 11, 3, 20, seed))
    journal.sync = False
    match, chance = Match(game, setup, journal), random.Random(seed)
    for _ in range(hints):
        journal.note(HINT, {"seat": 0})
    while match.decision:
        match.submit(chance.choice(match.decision.options))
        if match.undoable and match.decision and len(match.moves) == 5:
            match.undo()
    return journal.path


def of_record(path):
    record = read_record(path, GAMES)
    return line_of(GAMES[record.setup.game], record, GAMES, datetime(2026, 11, 3, 21, 0))


def test_a_line_tells_what_the_record_does(tmp_path):
    path = finished(tmp_path, hints=2)
    told = of_record(path)
    record = read_record(path, GAMES)
    outcome = Match.resume(GAMES["knights_and_ninjas"], record).outcome
    assert (told.winners, told.scores) == (outcome.winners, outcome.scores)
    assert told.people == (0, 2)
    assert told.hints == 2
    assert told.is_casual
    assert told.minutes == 59
    assert told.actions == record.actions
    assert deal_of(told.code, GAMES).seed == 1


def test_nothing_is_counted_while_a_game_goes_on_or_where_nobody_played(tmp_path):
    game = GAMES["my_realm"]
    setup = set_up(game, 2, {"mode": "duo"}, 1, ("Ann", "Bo"))
    journal = Library(tmp_path, GAMES).begin(setup, (Seat("Ann"), Seat("Bo", HUMAN, 1)))
    assert of_record(journal.path) is None


def test_a_game_counts_once_whatever_is_done_with_its_file(tmp_path):
    path = finished(tmp_path / "games") if (tmp_path / "games").mkdir() is None else None
    ledger = Ledger(tmp_path / "ledger.jsonl")
    for _ in range(3):
        ledger.add(of_record(path))
    assert len(ledger.lines()) == 1
    (tmp_path / "games" / "copy.crown").write_bytes(path.read_bytes())
    library = Library(tmp_path / "games", GAMES)
    ended = [entry.path for entry in library.entries() if isinstance(entry, Saved) and entry.outcome]
    assert len(ended) == 2
    assert list(missing(ledger, ended, GAMES, library.read)) == []


def test_what_was_not_written_any_more_is_added_later(tmp_path):
    (tmp_path / "games").mkdir()
    paths = [finished(tmp_path / "games", seed) for seed in (1, 2, 3)]
    ledger = Ledger(tmp_path / "ledger.jsonl")
    ledger.add(of_record(paths[1]))
    found = list(missing(ledger, paths, GAMES, lambda path: read_record(path, GAMES)))
    assert [each.record for each in found] == [of_record(path).record for path in (paths[0], paths[2])]


@pytest.mark.parametrize("damage", [b"{", b"\xff\xfe\n", b'{"record": 5}\n', b"\n\n"])
def test_a_damaged_line_hides_no_other(tmp_path, damage):
    ledger = Ledger(tmp_path / "ledger.jsonl")
    ledger.add(line(1))
    with open(ledger.path, "ab") as file:
        file.write(damage)
    ledger.add(line(2))
    assert [each.record for each in ledger.lines()] == ["1", "2"]


def test_a_ledger_that_cannot_be_written_says_so_and_stops_nothing(tmp_path):
    (tmp_path / "file").write_text("")
    ledger = Ledger(tmp_path / "file" / "ledger.jsonl")
    ledger.add(line(1))
    assert ledger.trouble.startswith("Your statistics couldn't be saved")
    assert ledger.lines() == []


def test_a_person_who_is_forgotten_is_in_no_line_and_no_figure_is_lost(tmp_path):
    ledger = Ledger(tmp_path / "ledger.jsonl")
    for number, names in enumerate((("Ann", "Bo"), ("ANN ", "Cy"), ("Dov", "Bo"))):
        ledger.add(line(number, names=names, players=(HUMAN, HUMAN)))
    before = figures_of(ledger.lines())
    assert ledger.forget("ann") == 2
    assert b"Ann" not in ledger.path.read_bytes()
    assert b"ANN" not in ledger.path.read_bytes()
    assert [each.names[0] for each in ledger.lines()] == [SOMEBODY, SOMEBODY, "Dov"]
    assert figures_of(ledger.lines())._replace(longest=None) == before._replace(longest=None)
    assert set(people_of(ledger.lines())) == {"bo", "cy", "dov"}


def test_a_person_is_the_name_however_it_is_written():
    assert person("Ann  Lee") == person(" ann lee")
    assert figures_of([line(1, names=("ann", "Bo"))], "Ann").won == 1


def test_streaks_are_counted_in_order():
    lines = [line(number, winners=(0,) if victory else (1,)) for number, victory in enumerate((1, 1, 0, 1, 1, 1, 0, 1))]
    figures = figures_of(lines, "Ann")
    assert (figures.played, figures.won, figures.streak, figures.best_streak) == (8, 6, 1, 3)


def test_a_question_chooses_games():
    lines = [
        line(1), line(2, game="kings_and_things", players=(HUMAN, "hard")), line(3, players=(HUMAN, HUMAN)),
        line(4, players=(HUMAN, "easy"), hints=1), line(5, names=("Cy", "Bo")),
    ]  # fmt: skip

    def records(**asked):
        return [each.record for each in chosen(lines, Question(**asked), level_of, ORDER)]

    assert records() == ["1", "2", "3", "4", "5"]
    assert records(who="Ann") == ["1", "2", "3", "4"]
    assert records(game="kings_and_things") == ["2"]
    assert records(against="hard") == ["2"]
    assert records(against=PEOPLE) == ["3"]
    assert records(casual=False) == ["1", "2", "3", "5"]
    assert records(since=date(2026, 10, 5)) == ["4", "5"]


@given(
    st.lists(
        st.tuples(st.booleans(), st.integers(0, 9), st.sampled_from(("easy", "normal", "hard", HUMAN))), max_size=30
    )
)
def test_figures_add_up(games):
    lines = [
        line(number, winners=(0,) if victory else (1,), scores=(score, 5), players=(HUMAN, player))
        for number, (victory, score, player) in enumerate(games)
    ]
    whole = figures_of(lines, "Ann")
    assert 0 <= whole.won <= whole.played == len(games)
    assert whole.best_streak <= whole.won
    columns = [
        figures_of(chosen(lines, Question(against=column), level_of, ORDER), "Ann") for column in (*ORDER, PEOPLE)
    ]
    assert sum(column.played for column in columns) == whole.played
    assert sum(column.won for column in columns) == whole.won
    by_month = months(lines, "Ann", date(2026, 11, 17))
    assert sum(played for _, played, _ in by_month) == whole.played
    assert sum(won for _, _, won in by_month) == whole.won
    assert len(by_month) == 12


def test_a_crown_that_is_shared_is_a_crown_and_what_all_win_is_won_by_all():
    assert wins(line(1, winners=(0, 1)), "Ann")
    assert wins(line(1, winners=(0, 1), together=True, players=(HUMAN, HUMAN)), "Bo")
    assert not wins(line(1, winners=(1,)), "")


def test_the_table_for_other_programs_has_a_row_for_every_seat():
    text = as_csv([line(1, names=("=cmd", 'Bo "B", x'))], {"my_realm": "My Realm"})
    head, first, second = text.splitlines()
    assert head.count(",") == 11
    assert first.startswith("2026-10-02T20:00:00,My Realm,duo,'=cmd,human,5,1,10,30,0,0,")
    assert '"Bo ""B"", x"' in second


def test_lines_are_written_and_read_the_same(tmp_path):
    ledger = Ledger(tmp_path / "ledger.jsonl")
    lines = [line(number, hints=number, minutes=None if number else 5) for number in range(5)]
    for each in lines:
        ledger.add(each)
    assert ledger.lines() == lines
    assert msgspec.json.decode(msgspec.json.encode(lines[0]), type=LedgerLine) == lines[0]
