"""Where the system's dialogs for files begin."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.kit.file_dialogs import file_to_open, file_to_write, folder_to_write, with_ending


def test_what_is_kept_is_proposed_among_the_documents(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def asked(_parent: object, _title: str, usual: str, _kinds: str) -> tuple[str, str]:
        proposed.append(usual)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path))
    assert file_to_write(None, "Keep it", "pilots.pdf", "PDF files (*.pdf)") is None
    assert proposed == [str(tmp_path / "pilots.pdf")]


def test_what_was_not_asked_about_is_not_written_over(tmp_path: Path) -> None:
    """Given a file that is named without its ending, and one that lies there with it: the dialog knew of none."""
    (tmp_path / "evening.record").write_text("mine", encoding="utf-8")
    assert with_ending(tmp_path / "evening", ".record") == tmp_path / "evening 2.record"
    assert with_ending(tmp_path / "evening.record", ".record") == tmp_path / "evening.record"
    assert with_ending(tmp_path / "evening.RECORD", ".record") == tmp_path / "evening.RECORD"
    assert with_ending(tmp_path / "evening.gattai", ".record") == tmp_path / "evening.gattai.record"
    assert with_ending(tmp_path / "a.htm", ".html", ".htm") == tmp_path / "a.htm"


def test_without_such_a_folder_it_is_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path / "gone"))
    assert folder_to_write() == Path.home()


def test_the_next_dialog_begins_where_the_last_file_was_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a file opened and one written elsewhere, then each dialog begins in its own folder, until that is gone."""
    downloads, stick = tmp_path / "downloads", tmp_path / "stick"
    downloads.mkdir()
    stick.mkdir()
    begun: list[Path] = []

    def asked(chosen: Path, begins: str) -> tuple[str, str]:
        begun.append(Path(begins))
        return str(chosen), ""

    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda _p, _t, at, _k: asked(downloads / "given", at))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda _p, _t, at, _k: asked(stick / "kept", at))
    for _ in range(2):
        assert file_to_open(None, "Open", "") == downloads / "given"
        assert file_to_write(None, "Keep it", "pilots.pdf", "") == stick / "kept"
    assert begun == [Path.home(), tmp_path / "pilots.pdf", downloads, stick / "pilots.pdf"]
    stick.rmdir()
    file_to_write(None, "Keep it", "pilots.pdf", "")
    assert begun[-1] == tmp_path / "pilots.pdf"
