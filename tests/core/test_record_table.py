"""What a client says about the table travels in the header of a record, and no rule looks at it."""

import json

import pytest

from engines.core.errors import DamagedRecord
from engines.core.journal import Journal
from engines.core.match import Match
from tests.core.forging import lines_of, refusal, sealed
from tests.core.playing import mark, peek_setup, play, read, table
from tests.toy import PEEK

ABOUT = {"players": ["human", "guesser"], "badges": [3, 0]}


@pytest.fixture
def file(tmp_path):
    return tmp_path / "one.crown"


def test_a_record_carries_what_the_client_says_about_the_table(file):
    setup = peek_setup()
    play(Match(PEEK, setup, Journal.create(file, PEEK, setup, table=ABOUT)), mark(1))
    assert lines_of(file)[0] == {"four_crowns": 1, "rules": 3, **setup.header(), "table": ABOUT}
    record = read(file)
    assert (record.table, record.setup) == (ABOUT, setup)
    assert Match.resume(PEEK, record).state.marks == [1, 0]


def test_without_a_word_about_the_table_there_is_none(file):
    table(file=file)
    assert "table" not in json.loads(file.read_text().splitlines()[0])
    assert read(file).table == {}


@pytest.mark.parametrize("about", [["human"], "human", None, 1])
def test_what_is_said_about_the_table_has_a_shape(file, about):
    file.write_bytes(sealed([{"four_crowns": 1, "rules": 3, **peek_setup().header(), "table": about}]))
    assert "does not have the fields of a saved game" in refusal(file, DamagedRecord)
