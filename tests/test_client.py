"""`four-crowns`: its arguments, pictures of every scene without a screen, and what it says where no display is."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from client.__main__ import SCENES, main
from client.box import BOX
from client.paths import HOME
from client.scenes.settings.keys import KEYS
from client.shot import STORIES
from client.version import VERSION
from engines.__main__ import main as engines_main
from tests.rounds import first, thorough

ROOT = Path(__file__).parents[1]
SMALL = (1024, 640)
SIZES = ("1024x640", "1280x720", "1920x1080", "3840x2160")
NO_DISPLAY = "four-crowns: No display found, so there's nowhere to open a window. Start it from your desktop.\n"


def shot(scene: str, path: Path, *more: str) -> pygame.Surface:
    """Take a picture and look at it."""
    assert main(["shot", scene, "-o", str(path), *more]) == 0
    return pygame.image.load(path)


def colours(picture: pygame.Surface) -> int:
    """How many colours there are, as far as a small copy of it tells."""
    small = pygame.transform.smoothscale(picture, (64, 40))
    return len({tuple(small.get_at((x, y))) for x in range(64) for y in range(40)})


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


# -- arguments ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--version"], f"Four Crowns {VERSION}\n"),
        (["--help"], "usage: four-crowns "),
        (["shot", "--help"], "usage: four-crowns shot "),
        (["bench", "--help"], "usage: four-crowns bench "),
        (["check", "--help"], "usage: four-crowns check "),
    ],
    ids=" ".join,
)
def test_version_and_help(capsys, argv, said):
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(said)


def test_help_names_the_other_commands(capsys):
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert "four-crowns shot" in out
    assert "four-crowns bench" in out
    assert "four-crowns check" in out


OUT = ["-o", "picture.png"]


@pytest.mark.parametrize(
    ("argv", "line"),
    [
        (["--open"], "four-crowns: argument --open: expected one argument"),
        (["--loud"], "four-crowns: unrecognized arguments: --loud"),
        (["--vers"], "four-crowns: unrecognized arguments: --vers"),
        (["two\nlines"], "four-crowns: argument FILE: two lines is no record; the name of one ends in .crown"),
        (["check"], "four-crowns check: the following arguments are required: FILE"),
        (["check", "no.crown"], "There is no no.crown."),
        (["shot"], "four-crowns shot: the following arguments are required: scene, -o/--output"),
        (["shot", "title"], "four-crowns shot: the following arguments are required: -o/--output"),
        (["shot", "moon", *OUT], "four-crowns shot: argument scene: invalid choice: 'moon' (choose from"),
        (["shot", "title", "-o", "picture.doc"], "four-crowns shot: argument -o/--output: picture.doc is no picture"),
        (["shot", "title", *OUT, "--size", "big"], "four-crowns shot: argument --size: big is no size"),
        (["shot", "title", *OUT, "--size", "800x600"], "four-crowns shot: argument --size: 800x600 is not between"),
        (["shot", "title", *OUT, "--scale", "400"], "four-crowns shot: argument --scale: 400 is not between"),
        (["shot", "title", *OUT, "--scale", "x"], "four-crowns shot: argument --scale: x is no scale"),
        (["shot", "table", *OUT, "--seat", "9"], "four-crowns shot: there are seats 1 to 4, not 9."),
        (["shot", "table", *OUT, "--seat", "0"], "four-crowns shot: there are seats 1 to 4, not 0."),
        (["shot", "table", *OUT, "--game", "chess"], "four-crowns shot: argument --game: invalid choice: 'chess'"),
        (["shot", "table", *OUT, "--record", "no.crown"], "four-crowns shot: no.crown cannot be read: "),
        (["shot", "credits", "-o", "no/picture.png"], "four-crowns shot: no/picture.png cannot be written: "),
        (["bench", "--loud"], "four-crowns bench: unrecognized arguments: --loud"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_arguments_are_one_line_and_exit_2(capsys, tmp_path, monkeypatch, argv, line):
    monkeypatch.chdir(tmp_path)
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(line.replace("no/picture", str(Path("no", "picture"))))
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_python_m_client_is_the_same():
    command = [sys.executable, "-m", "client", "--version"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=600)
    assert done.stdout == f"Four Crowns {VERSION}\n"


# -- shot --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scene", [pytest.param(scene, marks=thorough(scene == "review")) for scene in SCENES if scene not in STORIES]
)  # a whole game is judged for a review: plainly, `client/test_review.py` draws one
def test_every_scene_can_be_drawn_without_a_screen(tmp_path, scene):
    picture = shot(scene, tmp_path / "picture.png", "--size", "1024x640")
    assert picture.get_size() == SMALL
    assert colours(picture) > 200


@pytest.mark.thorough
@pytest.mark.parametrize("scene", ["table", "setup", "cover", "results", "rules"])
def test_every_game_can_be_drawn(tmp_path, scene):
    pictures = [shot(scene, tmp_path / "picture.png", "--size", "1024x640", "--game", game) for game in BOX]
    assert len({pixels(picture) for picture in pictures}) == len(BOX)
    assert min(colours(picture) for picture in pictures) > 200


@pytest.mark.parametrize("size", first(1, SIZES))
def test_a_picture_has_the_size_that_was_asked_for(tmp_path, size):
    picture = shot("table", tmp_path / "picture.png", "--size", size)
    assert "x".join(map(str, picture.get_size())) == size
    assert colours(picture) > 200


@pytest.mark.thorough
def test_scale_and_language(tmp_path):
    plain = shot("credits", tmp_path / "1.png", "--size", "1280x720")
    large = shot("credits", tmp_path / "2.png", "--size", "1280x720", "--scale", "1.25")
    percent = shot("credits", tmp_path / "3.png", "--size", "1280x720", "--scale", "125%", "--lang", "qq")
    foreign = shot("credits", tmp_path / "4.png", "--size", "1280x720", "--lang", "xx")
    assert len({pixels(picture) for picture in (plain, large, foreign)}) == 3
    assert pixels(large) == pixels(percent)  # nobody has written down the language qq: it is English


def test_the_same_picture_twice(tmp_path):
    """Also when pygame was shut down between the two."""
    first = shot("results", tmp_path / "1.png", "--size", "1024x640")
    again = pixels(first)
    pygame.quit()
    assert pixels(shot("results", tmp_path / "2.png", "--size", "1024x640")) == again


def test_a_photograph_for_a_page(tmp_path):
    assert shot("cover", tmp_path / "picture.jpg", "--size", "1024x640").get_size() == SMALL


@pytest.mark.thorough
def test_nobodys_games_and_settings_are_touched(tmp_path, monkeypatch):
    home = tmp_path / "home"
    monkeypatch.setenv(HOME, str(home))
    shot("library", tmp_path / "picture.png", "--size", "1024x640")
    assert not home.exists()


Records = Callable[..., Path]


@pytest.fixture
def record(tmp_path) -> Records:
    """A game that computers played into a file, cut after so many lines."""

    def make(lines: int | None = None) -> Path:
        path = tmp_path / "game.crown"
        assert engines_main(["record", "cover_your_kingdom", "--seed", "5", "--seats", "3", "-o", str(path)]) == 0
        if lines is not None:
            path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:lines]))
        return path

    return make


@pytest.mark.thorough
def test_a_record_is_shown_and_left_alone(tmp_path, record, capsys):
    path = record(40)
    before, when = path.read_bytes(), path.stat().st_mtime_ns
    seen = {
        pixels(shot(scene, tmp_path / "picture.png", "--size", "1024x640", "--record", str(path), *seat))
        for scene in ("table", "cover")
        for seat in ((), ("--seat", "1"), ("--seat", "2"), ("--seat", "3"))
    }
    assert len(seen) == 3 + 1  # three seats, one of them the one that is asked; the cover is the same for all
    assert (path.read_bytes(), path.stat().st_mtime_ns) == (before, when)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["game.crown", "picture.png"]
    capsys.readouterr()
    assert main(["shot", "results", "-o", str(tmp_path / "picture.png"), "--record", str(path)]) == 2
    assert capsys.readouterr().err == "four-crowns shot: this game has no results yet.\n"


@pytest.mark.thorough
def test_a_finished_record_has_a_table_and_results_but_no_cover(tmp_path, record, capsys):
    path = record()
    before = path.read_bytes()
    seen = {
        pixels(shot(scene, tmp_path / "picture.png", "--size", "1024x640", "--record", str(path)))
        for scene in ("table", "results")
    }
    assert len(seen) == 2
    capsys.readouterr()
    assert main(["shot", "cover", "-o", str(tmp_path / "picture.png"), "--record", str(path)]) == 2
    assert capsys.readouterr().err == "four-crowns shot: this game is over, and nobody is asked.\n"
    assert path.read_bytes() == before


def test_a_damaged_record_is_one_line(tmp_path, record, capsys):
    path = record(40)
    path.write_bytes(path.read_bytes().replace(b'"seed":5', b'"seed":6', 1))
    capsys.readouterr()
    assert main(["shot", "table", "-o", str(tmp_path / "picture.png"), "--record", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("four-crowns shot: ")
    assert err.count("\n") == 1
    assert not (tmp_path / "picture.png").exists()


# -- records -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [["--open"], []], ids=["--open", "double-click"])
def test_a_record_is_opened_in_the_window(tmp_path, monkeypatch, arguments):
    opened = []
    monkeypatch.setattr("client.app.run_window", lambda record: opened.append(record) or 0)
    assert main([*arguments, str(tmp_path / "game.crown")]) == 0
    assert opened == [tmp_path / "game.crown"]


def test_a_record_is_checked_without_python(record, capsys):
    """A bundle has no `python -m engines`."""
    path = record()
    capsys.readouterr()
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out.startswith(f"{path}: good, ")
    path.write_bytes(path.read_bytes().replace(b'"seed":5', b'"seed":6', 1))
    assert main(["check", str(path)]) == 1
    fault, left = capsys.readouterr().err.splitlines()
    assert fault == f"{path}, line 1, was changed: its digest does not fit."
    assert left.startswith("Its story can be read")


# -- what the pages say ----------------------------------------------------------------------------------------------

README, GALLERY, KEY_PAGE, COMMANDS_PAGE = (
    (ROOT / name).read_text(encoding="utf-8")
    for name in ("README.md", "docs/gallery.md", "docs/keys.md", "docs/commands.md")
)


def test_the_pages_show_pictures_of_the_screens():
    shown = {
        name.removeprefix("docs/") for page in (README, GALLERY) for name in re.findall(r"!\[.+?\]\((.+?)\)", page)
    }
    shown = {f"docs/{name}" for name in shown}
    kept = [path for kind in ("jpg", "webp") for path in (ROOT / "docs").rglob(f"*.{kind}")]
    assert sorted(shown) == sorted(path.relative_to(ROOT).as_posix() for path in kept)
    still = [path for path in shown if path.endswith(".jpg")]
    assert len(still) == len(shown) - 1 == 21, "and a film"
    assert {pygame.image.load(ROOT / path).get_size() for path in still} == {(1920, 1080)}


def test_the_page_of_keys_lists_them():
    table = KEY_PAGE[KEY_PAGE.index("| key | does |") : KEY_PAGE.index("In a replay")]
    listed = re.findall(r"^\| [`*]+(.+?)[`*]+ \| (.*) ?\|$", table, re.MULTILINE)
    wanted = [(key, text[0].lower() + text[1:]) for chapter in KEYS for key, text in chapter.keys]
    assert [(key, text.strip()) for key, text in listed if text] == wanted
    assert [key for key, text in listed if not text] == [chapter.place for chapter in KEYS]


def test_the_page_of_commands_lists_scenes_and_arguments(capsys):
    row = re.search(r"^\| `four-crowns shot (.+?)` \| (.+) \|$", COMMANDS_PAGE, re.MULTILINE)
    assert row is not None
    assert set(re.findall(r"`(\w+)`", row[2])) == set(SCENES)
    with pytest.raises(SystemExit):
        main(["shot", "--help"])
    known = set(re.findall(r"--\w+", capsys.readouterr().out)) - {"--help", "--output"}
    assert set(re.findall(r"--\w+", row[1])) == known


# -- no display --------------------------------------------------------------------------------------------------------


def without_display(folder: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "client", *arguments],
        cwd=ROOT,
        env={**environment, HOME: str(folder), **more},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


needs_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")


@needs_linux
@pytest.mark.parametrize("arguments", [(), ("--open", "nowhere.crown"), ("nowhere.crown",), ("bench",)], ids=" ".join)
def test_without_a_display_it_says_so_and_leaves(tmp_path, arguments):
    done = without_display(tmp_path, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", NO_DISPLAY)


@needs_linux
def test_a_display_that_does_not_open_is_told_by_its_name(tmp_path):
    done = without_display(tmp_path, DISPLAY=":nowhere")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("four-crowns: The display :nowhere doesn't open.")


@pytest.mark.thorough
@needs_linux
def test_a_picture_needs_no_display(tmp_path):
    done = without_display(tmp_path, "shot", "credits", "-o", str(tmp_path / "credits.png"), "--size", "1024x640")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "credits.png").stat().st_size > 10_000
