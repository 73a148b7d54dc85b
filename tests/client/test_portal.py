"""The portal's file dialog, asked of a stand-in: a bus with a portal on it that speaks the same protocol."""

import os
import socket
import struct
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pytest

from client import file_dialog, portal
from client.portal import BUS, NoPortal, ask_for_file, is_there, packed, unpacked

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such bus")

HEAD = "yyyyuua(yv)"


class StandIn(threading.Thread):
    """A bus on which one portal answers one question."""

    def __init__(self, place: Path, answer: tuple[int, dict], splits: bool = False, refuses: bool = False) -> None:
        super().__init__(daemon=True)
        self.answer, self.splits, self.refuses = answer, splits, refuses
        self.asked: list = []
        self.listening = socket.socket(socket.AF_UNIX)
        self.listening.bind(str(place))
        self.listening.listen(1)
        self.start()

    def run(self) -> None:
        with self.listening:
            line, _ = self.listening.accept()
        with line, suppress(ConnectionError):  # whoever asked may be gone before the last word
            data = b""
            while not data.endswith(b"\r\n"):
                data += line.recv(1000)
            assert data == b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n"
            line.sendall(b"OK 0123456789abcdef\r\n")
            data = b""
            while len(data) < len("BEGIN\r\n"):
                data += line.recv(1000)
            rest = data[len("BEGIN\r\n") :]
            for _ in range(3):
                rest = self.serve(line, rest)
            line.recv(1)

    def serve(self, line: socket.socket, rest: bytes) -> bytes:
        while len(rest) < 16:
            rest += line.recv(1000)
        length, serial, fields = struct.unpack("<III", rest[4:16])
        head = 16 + fields + -fields % 8
        while len(rest) < head + length:
            rest += line.recv(1000)
        about = dict(unpacked(HEAD, rest)[0][6])
        body, _ = unpacked(about.get(8, ""), rest[head:])
        member = about[3]
        self.asked.append((member, body))
        if member == "Hello":
            self.say(line, 2, [(5, ("u", serial)), (8, ("g", "s"))], "s", [":1.42"])
            self.say(line, 4, [(3, ("s", "NameAcquired")), (8, ("g", "s"))], "s", [":1.42"])  # as every bus does
        elif member == "AddMatch":
            self.say(line, 2, [(5, ("u", serial))], "", [])
        elif self.refuses:
            self.say(line, 3, [(5, ("u", serial)), (8, ("g", "s"))], "s", ["no such interface"])
        else:
            token = body[2]["handle_token"]
            handle = f"/org/freedesktop/portal/desktop/request/1_42/{token}"
            self.say(line, 2, [(5, ("u", serial)), (8, ("g", "o"))], "o", [handle])
            for path in (f"{handle}_of_another", handle):
                signal = [(1, ("o", path)), (3, ("s", "Response")), (8, ("g", "ua{sv}"))]
                self.say(line, 4, signal, "ua{sv}", list(self.answer))
        return rest[head + length :]

    def say(self, line: socket.socket, kind: int, fields: list, signature: str, body: list) -> None:
        data = packed(signature, body)
        head = packed(HEAD, [ord("l"), kind, 0, 1, len(data), 7, fields])
        message = head + b"\0" * (-len(head) % 8) + data
        for at in range(0, len(message), 3 if self.splits else len(message)):
            line.sendall(message[at : at + (3 if self.splits else len(message))])


@pytest.fixture
def bus(tmp_path: Path) -> dict[str, str]:
    return {BUS: f"unix:path={tmp_path / 'bus'}"}


@pytest.mark.parametrize("splits", [False, True])
def test_a_file_is_chosen(tmp_path: Path, bus: dict[str, str], splits: bool) -> None:
    answer = (0, {"uris": ("as", ["file:///games/Fr%C3%BChling%20%26%20more.crown"]), "choices": ("a(ss)", [])})
    stand_in = StandIn(tmp_path / "bus", answer, splits)
    assert ask_for_file("Import a game", (".crown", ".zip"), bus) == Path("/games/Frühling & more.crown")
    (_, _), (_, _), (member, (window, title, about)) = stand_in.asked
    assert (member, window, title) == ("OpenFile", "", "Import a game")
    assert about["filters"] == [("Four Crowns", [(0, "*.crown"), (0, "*.zip")])]


@pytest.mark.parametrize("answer", [(1, {}), (2, {}), (0, {"uris": ("as", [])}), (0, {"uris": ("as", ["trash:///y"])})])
def test_nobody_chose_one(tmp_path: Path, bus: dict[str, str], answer: tuple[int, dict]) -> None:
    StandIn(tmp_path / "bus", answer)
    assert ask_for_file("Import", (".crown",), bus) is None


def test_no_bus_and_no_portal_are_told(tmp_path: Path, bus: dict[str, str]) -> None:
    assert not is_there({})
    assert not is_there({BUS: "tcp:host=example"})
    assert is_there({BUS: "tcp:host=example;unix:abstract=/tmp/x,guid=7"})
    with pytest.raises(NoPortal):
        ask_for_file("Import", (".crown",), bus)  # nobody listens
    StandIn(tmp_path / "bus", (0, {}), refuses=True)
    with pytest.raises(NoPortal, match="no such interface"):
        ask_for_file("Import", (".crown",), bus)


def test_it_is_asked_where_there_is_no_other_dialog(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(file_dialog, "command", lambda title: [])
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv(BUS, raising=False)
    assert file_dialog.dialog("Import") is None
    monkeypatch.setenv(BUS, "unix:path=/nowhere")
    monkeypatch.setattr(portal, "ask_for_file", lambda title, suffixes, environment: tmp_path / f"{title}{suffixes[0]}")
    asked = file_dialog.dialog("Import")
    assert asked is not None
    while not asked.is_over:
        pass
    assert (asked.chosen, asked.failed) == (tmp_path / "Import.crown", False)
