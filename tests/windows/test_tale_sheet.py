"""The tale of an evening from the shelf, the table and the command line: looked at, changed, kept."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop import cli
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.tale import NIGHT
from gattai_desktop.sessions.errors import NotSaved
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.unfinished import file_kept
from gattai_desktop.windows.forms.sheet import Sheet
from gattai_desktop.windows.forms.sheet_fields import SentenceField
from gattai_desktop.windows.tale.kept_tale import free_place, tale_in, with_suffix
from gattai_desktop.windows.tale.tale_sheet import SheetBefore, TaleSheet
from tests.records.evenings import evening


@pytest.fixture
def session(tmp_path: Path) -> Path:
    """A session of two evenings."""
    played = evening(moves=120, seed=2)
    path = tmp_path / "Neon Harbour.gattai"
    with Journal.create(path, GATTAI, scenario("neon-harbour"), at=1) as journal:
        state = journal.state()
        for entry in played.entries:
            if entry.number > 60:
                object.__setattr__(entry, "at", entry.at + NIGHT)
            state = state.after(entry.facts)
            journal.append(entry, state)
    return path


@pytest.fixture
def window(qtbot: QtBot) -> tuple[Sheet, TaleSheet]:
    root = QWidget()
    qtbot.addWidget(root)
    root.resize(1280, 720)
    sheet = Sheet(Paint(), root)
    root.show()
    return sheet, TaleSheet(sheet, root.rect, Paint, root)


def shown(qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path) -> Sheet:
    sheet, tale = window
    tale.tell(session)
    qtbot.waitUntil(lambda: bool(sheet.look.fields), timeout=20_000)
    return sheet


def test_the_last_evening_is_shown_with_its_sentences(
    qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path
) -> None:
    sheet = shown(qtbot, window, session)
    said = tale_in(session).sentences
    assert [one.text for one in sheet.look.fields if one.text]
    assert len([one for one in sheet.look.fields if one.text]) == len(said)
    assert [choice.key for choice in sheet.look.choices] == ["page", "pdf", "print", "before"]


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("size", "has_picture"), [((1024, 580), False), ((1366, 748), False), ((1440, 880), False), ((1920, 1060), True)]
)
def test_the_ways_to_keep_a_tale_stand_in_sight_before_its_picture(
    qtbot: QtBot, session: Path, size: tuple[int, int], has_picture: bool
) -> None:
    """They lay under a picture and five sentences, so that only "Back" was seen."""
    root, paint = QWidget(), make_paint(speed=0).at(Scale.for_table(*size))
    qtbot.addWidget(root)
    root.resize(*size)
    root.show()
    room = root.rect().adjusted(0, 30, 0, 0)  # below the header of a table
    sheet = shown(qtbot, (sheet := Sheet(paint, root), TaleSheet(sheet, lambda: room, lambda: paint, root)), session)
    plates = {one.look.title: one for one in sheet.findChildren(PlateButton)}
    for title in ("Als Seite speichern", "Als PDF speichern", "Drucken"):
        assert plates[title].visibleRegion().boundingRect() == plates[title].rect(), title
    (picture,) = sheet.findChildren(SheetBefore)
    assert (picture.height() > 0) == has_picture


def test_what_is_typed_is_what_is_kept(
    qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = shown(qtbot, window, session)
    first = sheet.look.fields[0].text
    target = session.with_name("kept")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(target), ""))
    line = sheet.form.fields.get("sentence 0")
    assert line is not None
    line.setText("Nobody believed the radio.")
    sheet.choose("page")
    kept = target.with_name("kept.html")
    page = kept.read_text(encoding="utf-8")
    assert "Nobody believed the radio." in page
    assert first not in page
    assert sheet.look.lines == (str(kept),)
    opened: list[Path] = []

    def open_file(path: Path) -> bool:
        opened.append(path)
        return False

    window[1].open_file = open_file
    sheet.choose("open")
    assert opened == [kept]
    assert sheet.look.title == "No program was found that shows it"
    assert sheet.look.lines == (str(kept),)


def test_the_evening_before_is_a_press_away(qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path) -> None:
    sheet = shown(qtbot, window, session)
    sheet.choose("before")
    qtbot.waitUntil(lambda: "after" in [choice.key for choice in sheet.look.choices], timeout=20_000)
    assert "before" not in [choice.key for choice in sheet.look.choices]


def test_a_disk_that_refuses_is_told_and_nothing_is_lost(
    qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = shown(qtbot, window, session)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: (str(session.parent / "gone" / "tale.pdf"), ""))
    line = sheet.form.fields.get("sentence 0")
    assert line is not None
    line.setText("Nobody believed the radio.")
    sheet.choose("pdf")
    assert sheet.look.title == "The tale was not saved"
    assert "not there any more" in str(sheet.look.lines)
    sheet.choose("on")
    assert sheet.isVisible(), "another place can be chosen at once"
    assert sheet.form.text("sentence 0") == "Nobody believed the radio."


def test_whoever_chooses_no_file_keeps_the_changed_sentences(
    qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet = shown(qtbot, window, session)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_given: ("", ""))
    line = sheet.form.fields.get("sentence 0")
    assert line is not None
    line.setText("Nobody believed the radio.")
    sheet.choose("page")
    assert sheet.isVisible()
    assert sheet.form.text("sentence 0") == "Nobody believed the radio."


def test_a_full_disk_leaves_what_lay_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "tale.html"
    target.write_text("before", encoding="utf-8")

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotSaved, match="the disk is full"):
        file_kept(target, b"after")
    assert target.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.iterdir()) == [target]


def test_a_session_that_cannot_be_read_says_so(qtbot: QtBot, window: tuple[Sheet, TaleSheet], tmp_path: Path) -> None:
    sheet, tale = window
    tale.tell(tmp_path / "gone.gattai")
    qtbot.waitUntil(lambda: sheet.look.title == "The evening cannot be told", timeout=20_000)


def test_names_of_files(tmp_path: Path) -> None:
    session = tmp_path / "Harbour.gattai"
    assert free_place(session, ".html") == tmp_path / "Harbour.html"
    (tmp_path / "Harbour.html").touch()
    assert free_place(session, ".html") == tmp_path / "Harbour 2.html"
    assert with_suffix(tmp_path / "v1.2", ".pdf") == tmp_path / "v1.2.pdf"
    assert with_suffix(tmp_path / "a.HTML", ".html") == tmp_path / "a.HTML"


# ---------------------------------------------------------------------- the command


def test_the_command_writes_a_page_beside_the_session(
    qtbot: QtBot, session: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = session.read_bytes()
    assert cli.main(["tale", str(session), "--say", "They came <late>."]) == 0
    made = session.with_suffix(".html")
    assert capsys.readouterr().out.strip() == str(made)
    assert "They came &lt;late&gt;." in made.read_text(encoding="utf-8")
    assert session.read_bytes() == before


def test_the_command_writes_sheets(qtbot: QtBot, session: Path, tmp_path: Path) -> None:
    target = tmp_path / "sheets.pdf"
    assert cli.main(["tale", str(session), "--to", str(target), "--evening", "1"]) == 0
    assert target.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--evening", "3"), "has no evening 3; the last one is 2"),
        (("--evening", "-1"), "counted from 1"),
        (("--to", "taken.html"), "exists already"),
        (("--pdf", "--to", "tale.html"), "ends with .pdf"),
        (("--to", "gone/tale.html"), "There is no folder gone."),
        (("--say", "They came late. " * 40), "400 letters at most, and this one 639"),
    ],
)
def test_the_command_says_what_is_wrong(
    qtbot: QtBot,
    session: Path,
    more: tuple[str, ...],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(session.parent)
    Path("taken.html").touch()
    assert cli.main(["tale", str(session), *more]) == 2
    assert told in capsys.readouterr().err
    assert not list(session.parent.glob("*.pdf"))


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)], ids=str)
def test_each_sentence_is_read_whole_and_enter_begins_no_line_in_it(
    qtbot: QtBot, window: tuple[Sheet, TaleSheet], session: Path, size: tuple[int, int]
) -> None:
    """Given sentences longer than a field is wide, then each is broken, and its field as high as it needs."""
    root = window[0].window()
    root.resize(*size)
    sheet = shown(qtbot, window, session)
    for one in sheet.look.fields:
        edit = sheet.form.fields.get(one.key)
        assert isinstance(edit, SentenceField)
        assert edit.viewport().height() + 1 >= edit.rows() * edit.fontMetrics().lineSpacing()
    edit = sheet.form.fields.get("sentence 0")
    assert isinstance(edit, SentenceField)
    before = edit.height()
    edit.setText("A long way back to the harbour, " * 9)
    assert edit.height() > before
    assert edit.rows() > 2
    assert edit.viewport().height() + 1 >= edit.rows() * edit.fontMetrics().lineSpacing()
    edit.setFocus()
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert "\n" not in edit.text()
    edit.setText("One line\nand another that was pasted")
    assert edit.text() == "One line and another that was pasted"
