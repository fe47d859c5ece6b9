"""Where the system's dialogs for files begin."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gattai_desktop.windows.kit.file_dialogs import documents, file_to_write


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


def test_without_such_a_folder_it_is_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _kind: str(tmp_path / "gone"))
    assert documents() == Path.home()
