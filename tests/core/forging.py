"""Records as a forger would write them, and the sentences with which they are refused."""

import json
from hashlib import blake2b

import pytest

from engines.core.errors import RecordError
from engines.core.match import Match, replay
from tests.core.playing import read
from tests.toy import PEEK


def sealed(lines):
    """Lines as a forger would write them: whatever they say, with digests that fit."""
    digest, text = "", b""
    for fields in lines:
        payload = fields if isinstance(fields, bytes) else json.dumps(fields, separators=(",", ":")).encode()[:-1]
        digest = blake2b(digest.encode() + payload, digest_size=16).hexdigest()
        text += payload + f',"digest":"{digest}"}}\n'.encode()
    return text


def lines_of(file):
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        del line["digest"]
    return lines


def refusal(file, kind):
    """The sentence with which a file is refused when it is read, opened or replayed."""

    def open_and_replay():
        record = read(file)
        Match.resume(PEEK, record)
        list(replay(PEEK, record))

    with pytest.raises(RecordError) as refused:
        open_and_replay()
    assert type(refused.value) is kind, refused.value
    said = str(refused.value)
    assert said.startswith(str(file))
    assert said[-1] in ".…"
    assert "\n" not in said
    assert len(said) < 400
    return said
