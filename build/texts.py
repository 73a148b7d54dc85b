"""Texts of the box: every sentence and noun that is looked up in the catalogue, found in the sources.

A text is whatever stands in `say("…")` or `say.plural("…", "…", n)`; every string of a table that is handed to `say`
by its name; any other string of the code that reads like words, unless nobody reads it (`MUTE`); what is printed on
cards (`Text.printed` of a game); and what is said in its lessons. Nouns are rows: those of a game are its
`Text.nouns`, those of the window stand in `say.noun("…")` or `say.count(n, "…")`.
"""

import ast
import importlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType

from client.match.lessons import lessons_of, words_of
from engines import GAMES
from engines.core.language.catalogue import NOUN

ROOT = Path(__file__).parents[1]

FOLDERS = ("engines", "client")
ENGLISH_ONLY = re.compile(
    r"engines/(__main__|commands/(?!play|seating|explaining)|core/(?!record|salvage|setup|reasons|language/writing)|\w+/(invariants|redeal|bots)\b)"
    r"|client/(bench|voice|access|shot|lesson_draft|match/lessons|crash|file_dialog|portal|input/|render/|games/samples)"
    r"|client/(__main__|version)"
)
"""Files that speak English only: the machinery, commands but for `play`, and what is for whoever mends the program."""

MUTE = {
    "made", "grown", "later", "layer", "grown_layer", "TypeVar", "cast", "NewType",
    "compile", "Rng", "get", "getattr", "Field",
    "ValueError", "TypeError", "LookupError", "KeyError", "AssertionError", "NotImplementedError", "RuntimeError",
    "OSError", "Fault", "NotOffered", "BadArguments", "add_argument",
    "join", "split", "strip", "lstrip", "rstrip", "replace", "startswith",
    "endswith", "removeprefix", "removesuffix", "partition", "rpartition", "find", "rfind", "index", "sub", "match",
    "fullmatch", "findall", "search", "encode", "debug", "info", "warning", "exception", "error",
}  # fmt: skip
"""Calls whose strings nobody reads: names of pictures that are kept, patterns, errors of the program itself."""
TABLE_OF_WORDS = re.compile(r"(^|_)(WORDS|NAMES|LEGEND)$")
"""Names of tables of which every string is said, single words in small letters too."""
NOUN_COLUMNS = frozenset(("player", "turn"))
"""Columns of what a game brings to the window that hold the row of a noun; a heading may say it, too."""
MUTE_ARGUMENTS = frozenset(("key", "encoding", "mode"))


@dataclass
class Text:
    """One entry for translators."""

    english: str
    plural: str = ""
    context: str = ""
    places: set[str] = field(default_factory=set)
    """Files it stands in."""
    about: set[str] = field(default_factory=set)
    """Names of tables with their keys, or of functions: what it is about."""


class Texts(dict[tuple[str, str], Text]):
    """Every text once, by context and English."""

    def add(self, english: str, place: str, about: str = "", plural: str = "", context: str = "") -> None:
        text = self.setdefault((context, english), Text(english, plural, context))
        text.plural = text.plural or plural
        text.places.add(place)
        text.about |= {about} - {""}


@cache
def find_texts() -> Texts:
    """All of the box. It takes a second, and is done once."""
    texts = Texts()
    for game in GAMES.values():
        for row in game.text.nouns:
            texts.add(row, f"engines/{game.id}", context=NOUN)
        for printed in game.text.printed:
            texts.add(printed, f"engines/{game.id}", "on a card or counter")
        for lesson in lessons_of(game):
            place = f"assets/games/{lesson.id.replace('/', '/lessons/')}.toml"
            for said in words_of(lesson):
                texts.add(said, place, "in a lesson; *stars* make words bold")
    nouns = {english for context, english in texts if context == NOUN}
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            place = file.relative_to(ROOT).as_posix()
            if not ENGLISH_ONLY.match(place):
                Reader(place, texts, nouns).visit(ast.parse(file.read_text(encoding="utf-8")))
    return texts


class Reader(ast.NodeVisitor):
    """A reader of one file, who writes down its texts."""

    def __init__(self, place: str, texts: Texts, nouns: set[str]) -> None:
        self.place = place
        self.texts = texts
        self.nouns = nouns
        """Rows of the games: in a table they look like words, but nobody says them as they stand."""
        self.inside: list[str] = []
        self.all_words = False
        """Whether we are in a table of which every string is said."""

    @property
    def about(self) -> str:
        return ".".join(self.inside)

    @property
    def module(self) -> ModuleType:
        return importlib.import_module(self.place.removesuffix(".py").removesuffix("/__init__").replace("/", "."))

    def note(self, text: str, plural: str = "", context: str = "") -> None:
        if has_words(text):
            self.texts.add(text, self.place, self.about, plural, context)

    # -- what is said --------------------------------------------------------------------------------------------------

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        args = list(node.args)
        if name == "say" and args:
            self.say(args.pop(0))
        elif name == "plural" and isinstance(node.func, ast.Attribute):
            one, many = (args.pop(0), args.pop(0)) if len(args) > 2 else (None, None)
            if not (isinstance(one, ast.Constant) and isinstance(many, ast.Constant)):
                raise ValueError(f"{self.place}, line {node.lineno}: write both forms of a plural in the call.")
            self.note(str(one.value), str(many.value))
        elif name in ("noun", "count") and args:
            row = args[-1]
            if isinstance(row, ast.Constant) and isinstance(row.value, str):
                self.note(args.pop().value, context=NOUN)  # type: ignore[attr-defined]  # the same constant
        outer, self.all_words = self.all_words, False
        if name in MUTE:
            args = [arg for arg in args if not isinstance(arg, ast.Constant | ast.Tuple)]
        self.visit(node.func)
        for arg in args:
            self.visit(arg)
        for keyword in node.keywords:
            self.noun_column(keyword.arg or "", keyword.value)
            if keyword.arg not in MUTE_ARGUMENTS and name not in MUTE:
                self.visit(keyword.value)
        self.all_words = outer

    def say(self, node: ast.expr) -> None:
        """What is handed to `say`: as it stands, or out of a table."""
        match node:
            case ast.Constant(value=str(text)):
                self.note(text)
            case ast.IfExp(test=test, body=one, orelse=other):
                self.visit(test)
                self.say(one)
                self.say(other)
            case _:
                for text in self.handed(node):
                    self.note(text)
                self.visit(node)

    def handed(self, node: ast.AST) -> Iterator[str]:
        """What `say` may get out of tables: `EVENTS[kind]`, and of one column in `ROWS[kind].title`."""
        match node:
            case ast.Attribute(value=ast.Subscript(value=table), attr=column) if column.islower():
                rows = self.table(table)
                for row in (
                    rows.values() if isinstance(rows, Mapping) else rows if isinstance(rows, tuple | list) else ()
                ):
                    yield from strings_in(getattr(row, column, None))
            case ast.Subscript(value=table):  # what it is looked up by is not said
                yield from self.handed(table)
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *others]):
                yield from self.handed(table)
                for other in others:
                    yield from strings_in(other.value) if isinstance(other, ast.Constant) else self.handed(other)
            case ast.Call():  # what comes of it stands elsewhere
                pass
            case _:
                yield from strings_in(self.table(node))
                for child in ast.iter_child_nodes(node):
                    yield from self.handed(child)

    def table(self, node: ast.AST) -> object:
        """The value of a table by its name, such as `EVENTS` or `words.EVENTS`; None: it is no name of a table."""
        match node:
            case ast.Name(id=name) if name.isupper():
                return getattr(self.module, name, None)
            case ast.Attribute(value=ast.Name(id=module), attr=name) if name.isupper():
                return getattr(getattr(self.module, module, None), name, None)
        return None

    def noun_column(self, name: str, node: ast.expr) -> None:
        of_window = self.place.startswith("client/") and name in NOUN_COLUMNS
        if of_window and isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.note(node.value)
            self.note(node.value, context=NOUN)

    # -- what reads like words -----------------------------------------------------------------------------------------

    def visit_Constant(self, node: ast.Constant) -> None:
        text = node.value
        if not isinstance(text, str) or (text in self.nouns and not (self.all_words and text.startswith("the "))):
            return
        if self.all_words or reads_like_words(text):
            self.note(text)

    def visit_Dict(self, node: ast.Dict) -> None:
        for key, value in zip(node.keys, node.values, strict=True):
            self.named(key.value if isinstance(key, ast.Constant) else "", value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not (isinstance(node.targets[0], ast.Name) and node.targets[0].id == "key"):  # of a picture that is kept
            self.named(ast.unparse(node.targets[0]), node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is None:
            return
        name = ast.unparse(node.target)
        self.noun_column(name, node.value)
        self.named(name, node.value)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self.inside.append(node.name)
        for part in [*node.args.defaults, *filter(None, node.args.kw_defaults), *node.body]:
            self.visit(part)
        self.inside.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.inside.append(node.name)
        for part in node.body:
            self.visit(part)
        self.inside.pop()

    def named(self, name: object, node: ast.expr) -> None:
        outer, self.all_words = self.all_words, self.all_words or bool(TABLE_OF_WORDS.search(str(name)))
        self.inside.append(str(name))
        self.visit(node)
        self.inside.pop()
        self.all_words = outer

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is claimed is for whoever mends the program."""

    def visit_Compare(self, node: ast.Compare) -> None:
        """What is compared is not said."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def visit_match_case(self, node: ast.match_case) -> None:
        for part in node.body:
            self.visit(part)


FORM = re.compile(r"\{\w+:[a-zA-Z?']")
"""A place in a sentence that asks a word for a form: `{card:a}`, `{cards:?was|were}`."""


def has_words(text: str) -> bool:
    """Whether there is anything to translate: words or quotation marks between the braces, or a form in them."""
    return any(letter.isalpha() or letter in "“”" for letter in re.sub(r"\{.*?\}", "", text)) or bool(FORM.search(text))


def reads_like_words(text: str) -> bool:
    """Whether this is for people: not an id, a key, a pattern or the name of a class.

    >>> [reads_like_words(text) for text in ("Done", "ends your turn", "{count} cards", "{thing:the}")]
    [True, True, True, True]
    >>> [reads_like_words(text) for text in ("dwarf_king", "Esc", "GameTable", "S O", "{count}", "images/{id}.png")]
    [False, False, False, False, False, False]
    """
    bare = re.sub(r"\{.*?\}", "", re.sub(r"\{\w+:\?(.*?)\}", r"\1", text))  # what agrees is words too
    if "\n" in text or text in KEYS or re.search(r"[\\/<>_]|^[A-Z]\w*[a-z][A-Z]\w*$", bare):
        return False
    words = bool(re.search(r"[a-z]{2}", bare)) and (" " in text or "{" in text or text[0].isupper())
    return words or bool(FORM.search(text))


KEYS = frozenset(("Esc", "Enter", "Space", "Tab", "Home", "End", "Ctrl", "Ctrl 1 to 4"))
"""What is written on keys."""


def strings_in(value: object) -> Iterator[str]:
    """Every string of a table; of a row with several columns, those that read like words."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from strings_in(part)
    elif isinstance(value, tuple | list):
        found = [text for part in value for text in strings_in(part)]
        yield from filter(reads_like_words, found) if hasattr(value, "_fields") else found
