"""Settings are remembered; whatever is wrong with the file costs no more than the choice."""

import errno
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from gattai_desktop import app
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.reading import parse_toml
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.settings.apply_settings import sorted_otherwise
from gattai_desktop.windows.settings.kept_settings import KeptSettings
from gattai_desktop.windows.settings.puzzle_progress import read_progress
from gattai_desktop.windows.settings.settings import (
    Settings,
    as_written,
    read_settings,
    write_settings,
)
from gattai_desktop.windows.settings.unreadable_settings import laid_aside, unusable_told


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "settings.toml") == Settings()


def test_what_was_written_is_read(tmp_path: Path) -> None:
    chosen = Settings(theme="light", four_colours=False, zoom=1.3, speed=0.0, reduced_motion=True, wall='a "big" one')
    path = tmp_path / "deep" / "settings.toml"
    assert write_settings(path, chosen) == ""
    assert read_settings(path) == chosen
    assert [one.name for one in path.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    ("line", "kept"),
    [
        ('theme = "pink"', Settings(wall="off")),
        ("zoom = 12", Settings(wall="off")),
        ("zoom = true", Settings(wall="off")),
        ("four_colours = 1", Settings(wall="off")),
        ("zoom = 2", Settings(wall="off", zoom=2.0)),
        ("unheard_of = 1", Settings(wall="off")),
    ],
)
def test_a_line_that_does_not_fit_costs_that_line(tmp_path: Path, line: str, kept: Settings) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'wall = "off"\n{line}\n', encoding="utf-8")
    assert read_settings(path) == kept


NEWER = """\
theme = "sepia"
zoom = 1.25
table_cloth = "felt \\"green\\""
lamps = ["left", "right"]
"""


def test_what_a_newer_version_wrote_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(NEWER, encoding="utf-8")
    settings = read_settings(path)
    assert settings == Settings(zoom=1.25)
    assert write_settings(path, evolve(settings, zoom=1.5)) == ""
    written = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in NEWER.splitlines() if not line.startswith("zoom") and line not in written] == []
    assert read_settings(path) == Settings(zoom=1.5)
    assert write_settings(path, evolve(settings, theme="light")) == ""
    written = path.read_text(encoding="utf-8").splitlines()
    assert 'theme = "sepia"' not in written
    assert 'lamps = ["left", "right"]' in written
    assert read_settings(path).theme == "light"


def test_what_an_earlier_version_wrote_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("covers_hand = false\n", encoding="utf-8")
    settings = read_settings(path)
    assert settings == Settings(hand_cover=0.0)
    assert write_settings(path, settings) == ""
    assert "covers_hand" not in path.read_text(encoding="utf-8")
    assert read_settings(path) == settings


@pytest.mark.parametrize("content", [b"\xff\xfe", b"theme = ", b"[" * 5000])
def test_a_file_that_cannot_be_read_is_told_in_the_log(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert read_settings(path) == Settings()
    assert "settings.toml" in caplog.text


@pytest.mark.parametrize("content", [b"\xff\xfe", b"theme = ", b"[" * 5000, b"# " + b"x" * 70_000])
def test_a_file_that_cannot_be_read_is_laid_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.toml"
    for name in ("settings-unreadable.toml", "settings-unreadable2.toml"):
        path.write_bytes(content)
        told = laid_aside(path)
        assert told.startswith("The settings could not be read: ")
        assert told.endswith(f"The usual ones hold. Yours lie in {tmp_path / name}, as they were.")
        assert not path.exists()
        assert (tmp_path / name).read_bytes() == content


def test_why_it_was_laid_aside_is_told_in_the_language_of_the_windows(german: None, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("zoom = 1,5", encoding="utf-8")
    told = laid_aside(path)
    assert told.startswith("Die Einstellungen ließen sich nicht lesen: Zeile 1 ")
    assert "cannot" not in told


def test_a_file_that_can_be_read_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    assert not laid_aside(path)
    write_settings(path, Settings(pace="slow"))
    assert not laid_aside(path)
    path.write_text('pace = "slow" # by hand', encoding="utf-8")
    assert not laid_aside(path)
    assert read_settings(path).pace == "slow"


def test_what_was_laid_aside_is_told_on_the_shelf(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("zoom = 1,5", encoding="utf-8")
    program = app.Program(Shelf(tmp_path / "sessions"), path)
    program.show_shelf()
    qtbot.waitUntil(lambda: program.shelf_window.sheet.asks("Please note"))
    program.choose(evolve(program.settings, pace="slow"))
    assert (tmp_path / "settings-unreadable.toml").read_text(encoding="utf-8") == "zoom = 1,5"
    program.shelf_window.close()
    program.end()


@pytest.mark.parametrize("begins", ["", "\ufeff"], ids=["plain", "as some editors begin a file"])
def test_what_cannot_be_used_is_told_on_the_shelf_and_stays(qtbot: QtBot, tmp_path: Path, begins: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'{begins}zoom = "huge"\npace = 7\nspeed = 2.0\nlamps = 3\n', encoding="utf-8")
    program = app.Program(Shelf(tmp_path / "sessions"), path)
    program.show_shelf()
    qtbot.waitUntil(lambda: program.shelf_window.sheet.asks("Please note"))
    told = f"Some settings in {path} could not be used: zoom, pace. The usual ones hold. Their lines stay."
    assert program.shelf_window.sheet.look.lines == (told,)
    program.choose(evolve(program.settings, sounds=False))
    assert {'zoom = "huge"', "pace = 7", "lamps = 3"} <= set(path.read_text(encoding="utf-8").splitlines())
    program.shelf_window.close()
    program.end()


def test_what_is_written_by_hand_meanwhile_is_laid_aside_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    program = app.Program(Shelf(tmp_path / "sessions"), path)
    program.show_shelf()
    program.choose(evolve(program.settings, theme="light"))
    path.write_text("zoom = 1,5", encoding="utf-8")
    program.choose(evolve(program.settings, pace="slow"))
    qtbot.waitUntil(lambda: program.shelf_window.sheet.asks("Please note"))
    assert (tmp_path / "settings-unreadable.toml").read_text(encoding="utf-8") == "zoom = 1,5"
    kept = read_settings(path)
    assert (kept.theme, kept.pace) == ("light", "slow")
    program.shelf_window.close()
    program.end()


def test_two_programs_that_run_keep_the_changes_of_both(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    before = Settings(puzzles=("gattai/one 1", "gattai/two 2"), explained=("pile",), keys=("table P=N",))
    assert write_settings(path, before) == ""
    one, other = (KeptSettings(path, read_settings(path), fail) for _ in range(2))
    mine = evolve(before, theme="light", puzzles=("gattai/one 1 solved", "gattai/two 2"), explained=("pile", "deck"))
    assert one.keep(mine) == ""
    theirs = evolve(before, pace="slow", puzzles=("gattai/one 1", "gattai/two 3"), explained=("pile", "omen"), keys=())
    assert other.keep(theirs) == ""
    kept = read_settings(path)
    assert (kept.theme, kept.pace) == ("light", "slow")
    assert {"gattai/one 1 solved", "gattai/two 3"} <= set(kept.puzzles)
    assert read_progress(kept.puzzles)["gattai/two"].tries == 3
    assert set(kept.explained) == {"pile", "deck", "omen"}
    assert kept.keys == ()
    assert one.keep(evolve(mine, theme="dark")) == ""
    assert (read_settings(path).theme, read_settings(path).pace, read_settings(path).keys) == ("dark", "slow", ())


def fail(told: str) -> None:
    raise AssertionError(told)


@pytest.fixture
def locked(monkeypatch: pytest.MonkeyPatch) -> Callable[[Path], None]:
    """Return what locks a file: nobody may read it, as on Windows while another program writes there."""
    opened = Path.open

    def lock(path: Path) -> None:
        def refuse(file: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
            if file == path and "r" in mode:
                raise PermissionError(errno.EACCES, "Permission denied", str(file))
            return opened(file, mode, *rest, **more)

        monkeypatch.setattr(Path, "open", refuse)

    return lock


@pytest.mark.parametrize("keep", [lambda path: KeptSettings(path, Settings(), fail).keep, None])
def test_what_cannot_be_read_for_now_is_not_written_over(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    locked: Callable[[Path], None],
    keep: Callable[[Path], Callable[[Settings], str]] | None,
) -> None:
    path = tmp_path / "settings.toml"
    assert write_settings(path, Settings(zoom=1.5, pace="slow")) == ""
    written = path.read_bytes()
    locked(path)
    told = keep(path)(Settings(theme="light")) if keep else write_settings(path, Settings(theme="light"))
    assert told == (
        f"The settings could not be saved in {path}: it may belong to somebody else. They last until the program ends."
    )
    assert list(tmp_path.iterdir()) == [path]
    monkeypatch.undo()
    assert path.read_bytes() == written


def test_settings_that_could_be_read_only_later_keep_what_was_not_changed(
    tmp_path: Path, locked: Callable[[Path], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    assert write_settings(path, Settings(zoom=1.5, pace="slow")) == ""
    locked(path)
    kept = KeptSettings(path, read_settings(path), fail)
    assert kept.keep(Settings(theme="light")).startswith("The settings could not be saved")
    monkeypatch.undo()
    assert kept.keep(Settings(theme="light")) == ""
    assert read_settings(path) == Settings(theme="light", zoom=1.5, pace="slow")


def test_settings_that_cannot_be_read_for_now_are_told(tmp_path: Path, locked: Callable[[Path], None]) -> None:
    path = tmp_path / "settings.toml"
    assert write_settings(path, Settings(zoom=1.5)) == ""
    locked(path)
    assert not laid_aside(path)
    assert unusable_told(path) == (
        f"The settings in {path} could not be read: it may belong to somebody else. "
        "The usual ones hold for now. Yours stay there."
    )


def test_where_they_cannot_be_kept_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = write_settings(tmp_path / "file" / "settings.toml", Settings())
    assert "could not be saved" in told


SIGNS = st.text(max_size=30) | st.text("\"\\\n\r\t\x00\x1c\x7f\x85\u2028ä♦😀'[]=#.", max_size=30)
LONG = st.sampled_from(["x" * 199, "♦" * 200, '"' * 200, "x" * 201])
LINES = st.lists(SIGNS | LONG, max_size=3).map(tuple) | st.sampled_from([199, 200, 201]).map(
    lambda count: ("a=b",) * count
)


@hypothesis.settings(suppress_health_check=[hypothesis.HealthCheck.function_scoped_fixture], deadline=None)
@given(wall=SIGNS | LONG, faces=SIGNS | LONG | st.just("half \ud83d"), keys=LINES, by_suit=LINES, zoom=st.floats(0, 9))
def test_what_is_written_is_read_again_and_what_would_not_be_is_told(
    tmp_path: Path, wall: str, faces: str, keys: tuple[str, ...], by_suit: tuple[str, ...], zoom: float
) -> None:
    """A folder with card faces, a screen or a seat may be called anything; the other choices are kept all the same."""
    chosen = Settings(wall=wall, faces=faces, keys=keys, by_suit=by_suit, zoom=zoom, theme="light", sounds=False)
    path = tmp_path / "settings.toml"
    told = write_settings(path, chosen)
    kept = read_settings(path)
    assert (kept.theme, kept.sounds) == ("light", False)
    for name in ("wall", "faces", "keys", "by_suit", "zoom"):
        if f" {name}" in told:
            assert getattr(kept, name) == getattr(Settings(), name)
        else:
            assert getattr(kept, name) == getattr(chosen, name)


def test_settings_that_are_too_many_for_a_file_leave_the_old_ones(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    assert write_settings(path, Settings(theme="light")) == ""
    told = write_settings(path, Settings(theme="contrast", keys=("♦" * 200,) * 90, by_suit=("♦" * 200,) * 90))
    assert "could not be saved" in told
    assert read_settings(path) == Settings(theme="light")


def test_settings_on_a_full_disk_leave_the_old_ones_and_nothing_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    assert write_settings(path, Settings(theme="light")) == ""

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "the disk is full" in write_settings(path, Settings(theme="contrast"))
    assert list(tmp_path.iterdir()) == [path]
    assert read_settings(path) == Settings(theme="light")


def test_the_seats_of_all_tables_add_up_to_no_more_than_is_read(tmp_path: Path) -> None:
    settings = Settings()
    for number in range(250):
        settings = sorted_otherwise(settings, f"seat-{number}")
    assert write_settings(tmp_path / "settings.toml", settings) == ""
    assert read_settings(tmp_path / "settings.toml").by_suit[-1] == "seat-249"


@given(wall=SIGNS, faces=SIGNS, keys=LINES, by_suit=LINES, zoom=st.floats(0, 9))
def test_what_the_program_wrote_is_read_without_what_reads_toml(
    tmp_path_factory: pytest.TempPathFactory,
    wall: str,
    faces: str,
    keys: tuple[str, ...],
    by_suit: tuple[str, ...],
    zoom: float,
) -> None:
    """Given any settings that were written, when their lines are read as JSON, then they say what they say as TOML."""
    path = tmp_path_factory.mktemp("settings") / "settings.toml"
    write_settings(path, evolve(Settings(), wall=wall, faces=faces, keys=keys, by_suit=by_suit, zoom=zoom))
    raw = path.read_bytes()
    found = as_written(raw)
    assert found in (None, parse_toml(raw, len(raw)))
    write_settings(path, Settings(zoom=2.0, by_suit=("red",), wall="Screen \u00fc", faces='a "b" \\c'))
    raw = path.read_bytes()
    assert as_written(raw) == parse_toml(raw, len(raw))


@pytest.mark.parametrize(
    "text",
    [
        *("# mine\nzoom = 2.0\n", "zoom=2.0\n", "[a]\n", "zoom = 1\nzoom = 2\n", "a.b = 1\n", "zoom = 0x2\n", "\xff"),
        *("zoom = 1" + "0" * 400, "zoom = NaN", "zoom = -Infinity"),
    ],
)
def test_other_lines_are_left_to_what_reads_toml(text: str) -> None:
    assert as_written(text.encode("latin-1")) is None
