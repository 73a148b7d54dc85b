"""The file dialog of the desktop portal: how sandboxed programs ask for a file, and any program where neither zenity
nor kdialog is installed.

The portal answers by a signal to whoever asked, so the connection has to stay open; that is all there is of D-Bus here:
one call, one signal, in the little-endian form of its wire protocol.
"""

import os
import secrets
import socket
import struct
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

BUS = "DBUS_SESSION_BUS_ADDRESS"
DESKTOP, PLACE = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
CHOOSER, REQUEST = "org.freedesktop.portal.FileChooser", "org.freedesktop.portal.Request"
DAEMON, DAEMON_PLACE = "org.freedesktop.DBus", "/org/freedesktop/DBus"
PATIENCE = 4.0
"""Seconds in which the bus and the portal have to answer; for a person one waits as long as it takes."""
LARGEST = 1 << 20
"""Bytes of a message that is read."""

_CALL, _RETURN, _ERROR, _SIGNAL = 1, 2, 3, 4
_PATH, _INTERFACE, _MEMBER, _REPLY, _DESTINATION, _SIGNATURE = 1, 2, 3, 5, 6, 8
_SIZES: Final = {"y": 1, "b": 4, "n": 2, "q": 2, "i": 4, "u": 4, "x": 8, "t": 8, "d": 8, "h": 4}
_FORMS: Final = {"y": "B", "b": "I", "n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d", "h": "I"}


class NoPortal(Exception):
    """There is no portal, or it does not speak to us."""


def is_there(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is a bus on which a portal could be."""
    return bool(_address(environment))


def _address(environment: Mapping[str, str]) -> str:
    """Where the socket of the session is; an abstract one begins with a zero byte."""
    for address in environment.get(BUS, "").split(";"):
        kind, _, about = address.partition(":")
        parts = dict(part.split("=", 1) for part in about.split(",") if "=" in part)
        if kind == "unix" and "path" in parts:
            return unquote(parts["path"])
        if kind == "unix" and "abstract" in parts:
            return "\0" + unquote(parts["abstract"])
    return ""


def ask_for_file(
    title: str, suffixes: tuple[str, ...], environment: Mapping[str, str] = os.environ, over: Callable[[], bool] = bool
) -> Path | None:
    """Ask for a file; None if nobody chose one. Returns when somebody answered, or it is `over`. NoPortal."""
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(PATIENCE)
            line.connect(_address(environment))
            return _Bus(line).choose(title, suffixes, over)
    except (OSError, ValueError, IndexError, KeyError, struct.error, AttributeError) as error:
        raise NoPortal(str(error)) from error


class _Bus:
    """A connection to the bus of the session."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._serial = 0
        self._rest = b""
        line.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        while b"\r\n" not in self._rest:
            self._receive()
        answer, _, self._rest = self._rest.partition(b"\r\n")
        if not answer.startswith(b"OK"):
            raise NoPortal("The bus does not know us.")
        line.sendall(b"BEGIN\r\n")
        self._name = self._call(DAEMON, DAEMON_PLACE, DAEMON, "Hello", "", [])[0]

    def choose(self, title: str, suffixes: tuple[str, ...], over: Callable[[], bool]) -> Path | None:
        token = f"four_crowns_{secrets.token_hex(8)}"
        handle = f"{PLACE}/request/{self._name[1:].replace('.', '_')}/{token}"
        rule = f"type='signal',interface='{REQUEST}',member='Response'"
        self._call(DAEMON, DAEMON_PLACE, DAEMON, "AddMatch", "s", [rule])
        patterns = [(0, f"*{suffix}") for suffix in suffixes]
        about = {"handle_token": ("s", token), "filters": ("a(sa(us))", [("Four Crowns", patterns)])}
        told = self._call(DESKTOP, PLACE, CHOOSER, "OpenFile", "ssa{sv}", ["", title, about])
        handles = {handle, told[0]}  # old portals choose it themselves
        while True:
            kind, fields, body = self._message(over)
            if kind == _SIGNAL and fields.get(_MEMBER) == "Response" and fields.get(_PATH) in handles:
                response, results = body
                found = results.get("uris", []) if response == 0 else []
                return _path_of(found[0]) if found else None

    def _call(self, to: str, place: str, interface: str, member: str, signature: str, body: list[Any]) -> list[Any]:
        self._serial += 1
        serial = self._serial
        fields = [(_PATH, ("o", place)), (_INTERFACE, ("s", interface)), (_MEMBER, ("s", member))]
        fields.append((_DESTINATION, ("s", to)))
        if signature:
            fields.append((_SIGNATURE, ("g", signature)))
        data = packed(signature, body)
        head = packed("yyyyuua(yv)", [ord("l"), _CALL, 0, 1, len(data), serial, fields])
        self._line.sendall(head + b"\0" * (-len(head) % 8) + data)
        while True:
            kind, told, answer = self._message()
            if told.get(_REPLY) == serial and kind in (_RETURN, _ERROR):
                if kind == _ERROR:
                    raise NoPortal(" ".join(map(str, answer)))
                return answer

    def _message(self, over: Callable[[], bool] | None = None) -> tuple[int, dict[int, Any], list[Any]]:
        """The next message: its kind, its fields and its body. `over`: one waits for a person, until that says so."""
        self._need(16, over)
        if self._rest[:1] != b"l":
            raise NoPortal("The bus counts from the other end.")
        length, _, fields = struct.unpack("<III", self._rest[4:16])
        head = 16 + fields + (-fields % 8)
        if head + length > LARGEST:
            raise NoPortal("The bus tells too much.")
        self._need(head + length, over)
        message, self._rest = self._rest[: head + length], self._rest[head + length :]
        values, _ = unpacked("yyyyuua(yv)", message)
        about = dict(values[6])
        body, _ = unpacked(about.get(_SIGNATURE, ""), message[head:])
        return values[1], about, body

    def _need(self, count: int, over: Callable[[], bool] | None) -> None:
        while len(self._rest) < count:
            try:
                self._receive()
            except TimeoutError:
                if over is None or over():
                    raise

    def _receive(self) -> None:
        got = self._line.recv(1 << 16)
        if not got:
            raise NoPortal("The bus is gone.")
        self._rest += got


def _path_of(uri: str) -> Path | None:
    parts = urlsplit(uri)
    return Path(unquote(parts.path)) if parts.scheme == "file" else None


# -- values as they travel ---------------------------------------------------------------------------------------------


def split(signature: str) -> list[str]:
    """The types of a signature.

    >>> split("ssa{sv}a(sa(us))")
    ['s', 's', 'a{sv}', 'a(sa(us))']
    """
    found, at = [], 0
    while at < len(signature):
        end = _end(signature, at)
        found.append(signature[at:end])
        at = end
    return found


def _end(signature: str, at: int) -> int:
    """Where the type that begins there ends."""
    if signature[at] == "a":
        return _end(signature, at + 1)
    if signature[at] not in "({":
        return at + 1
    depth = 0
    for end in range(at, len(signature)):
        depth += (signature[end] in "({") - (signature[end] in ")}")
        if not depth:
            return end + 1
    raise ValueError("a bracket is open")


def _aligned(kind: str) -> int:
    return {"a": 4, "(": 8, "{": 8, "s": 4, "o": 4, "g": 1, "v": 1}.get(kind[0]) or _SIZES[kind[0]]


def packed(signature: str, values: list[Any]) -> bytes:
    """Values as bytes.

    >>> unpacked("sa{sv}", packed("sa{sv}", ["x", {"n": ("u", 7), "m": ("as", ["y", "z"])}]))[0]
    ['x', {'n': 7, 'm': ['y', 'z']}]
    """
    out = bytearray()
    for kind, value in zip(split(signature), values, strict=True):
        _pack(out, kind, value)
    return bytes(out)


def _pack(out: bytearray, kind: str, value: Any) -> None:
    out += b"\0" * (-len(out) % _aligned(kind))
    if kind in ("s", "o", "g"):
        text = value.encode()
        out += (struct.pack("<B", len(text)) if kind == "g" else struct.pack("<I", len(text))) + text + b"\0"
    elif kind == "v":
        inner, content = value
        _pack(out, "g", inner)
        _pack(out, inner, content)
    elif kind[0] == "a":
        at = len(out)
        out += b"\0" * 4
        out += b"\0" * (-len(out) % _aligned(kind[1:]))
        start = len(out)
        for item in value.items() if kind[1] == "{" else value:
            _pack(out, kind[1:], item)
        out[at : at + 4] = struct.pack("<I", len(out) - start)
    elif kind[0] in "({":
        for inner, item in zip(split(kind[1:-1]), value, strict=True):
            _pack(out, inner, item)
    else:
        out += struct.pack(f"<{_FORMS[kind]}", value)


def unpacked(signature: str, data: bytes, at: int = 0) -> tuple[list[Any], int]:
    """The values of bytes, and where they end. A variant is what it holds."""
    values = []
    for kind in split(signature):
        value, at = _unpack(kind, data, at)
        values.append(value)
    return values, at


def _unpack(kind: str, data: bytes, at: int) -> tuple[Any, int]:
    at += -at % _aligned(kind)
    if kind in ("s", "o", "g"):
        wide = 1 if kind == "g" else 4
        length = int.from_bytes(data[at : at + wide], "little")
        at += wide
        return data[at : at + length].decode(), at + length + 1
    if kind == "v":
        inner, at = _unpack("g", data, at)
        return _unpack(inner, data, at)
    if kind[0] == "a":
        length = struct.unpack_from("<I", data, at)[0]
        at += 4
        at += -at % _aligned(kind[1:])
        items, end = [], at + length
        while at < end:
            item, at = _unpack(kind[1:], data, at)
            items.append(item)
        return (dict(items) if kind[1] == "{" else items), at
    if kind[0] in "({":
        values, at = unpacked(kind[1:-1], data, at)
        return tuple(values), at
    return struct.unpack_from(f"<{_FORMS[kind]}", data, at)[0], at + _SIZES[kind]
