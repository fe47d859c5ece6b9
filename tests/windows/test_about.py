"""About says which version runs and where the data lie, and shows the licence of everything that is carried."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from pytestqt.qtbot import QtBot

from gattai_desktop import __version__, resources
from gattai_desktop.sessions import carried
from gattai_desktop.windows.settings import about_page
from gattai_desktop.windows.settings.language import speak_language
from gattai_desktop.windows.shelf.shelf_window import ShelfWindow
from tests.windows.surfaces import SURFACES


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    carried.build.cache_clear()
    yield
    carried.build.cache_clear()


def about(qtbot: QtBot, folder: Path, title: str = "About Gattai Desktop") -> ShelfWindow:
    window = SURFACES["shelf"](qtbot, folder)
    assert isinstance(window, ShelfWindow)
    window._open_help()
    window.sheet.choose("about")
    assert window.sheet.asks(title)
    return window


def lines(window: ShelfWindow) -> str:
    return "\n".join(map(str, window.sheet.look.lines))


def test_about_says_the_version_and_where_the_data_lie(qtbot: QtBot, tmp_path: Path) -> None:
    window = about(qtbot, tmp_path)
    assert f"Version {__version__}, run from its source code." in lines(window)
    assert "Gattai Desktop" in lines(window).splitlines()[-1]
    window.sheet.dismiss()
    assert window.sheet.asks("Help")


def test_whose_work_is_carried_is_said_in_german_too(qtbot: QtBot, tmp_path: Path) -> None:
    speak_language("de")
    try:
        told = lines(about(qtbot, tmp_path, "Über Gattai Desktop"))
    finally:
        speak_language("en")
    assert "Eigene Karten, Höfe und Decks für ein Duell: Gattai Desktop" in told
    assert "of our own" not in told


def test_the_folder_is_opened_before_anything_was_kept(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, opened = tmp_path / "none yet" / "Gattai Desktop", []
    monkeypatch.setattr(about_page, "default_folder", lambda: data / "sessions")
    window = about(qtbot, tmp_path)

    def open_url(url: QUrl) -> bool:
        opened.append(Path(url.toLocalFile()))
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    window.sheet.choose("folder")
    assert opened == [data]
    assert data.is_dir()
    assert "file manager" not in lines(window)
    window.sheet.choose("folder")
    assert lines(window).endswith("The folder cannot be opened from here. Look for it in your file manager.")


def test_what_a_bug_report_needs_goes_into_the_clipboard(qtbot: QtBot, tmp_path: Path) -> None:
    window = about(qtbot, tmp_path)
    window.sheet.choose("copy")
    told = QGuiApplication.clipboard().text()
    assert f"Program: Gattai Desktop {__version__}" in told
    assert "SQLite: " in told
    assert "in the clipboard" in lines(window)


def test_from_a_checkout_only_our_own_licences_stand_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = about(qtbot, tmp_path)
    window.sheet.choose("licences")
    assert [choice.key for choice in window.sheet.look.choices] == ["Gattai Desktop", "Cards, sounds, packs and fonts"]
    window.sheet.choose("Gattai Desktop")
    assert "Permission is hereby granted" in lines(window)


def test_a_built_program_shows_each_licence_whole(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "carried"
    folder.mkdir()
    (folder / "one.txt").write_text("First line.\n\nLast line of one.\n", encoding="utf-8")
    (folder / "two.txt").write_text("And two.\n", encoding="utf-8")
    part = {"name": "Qt", "version": "6.9", "licence": "LGPL-3.0-only", "source": "https://qt.example",
            "texts": ["one.txt", "two.txt"], "files": []}  # fmt: skip
    told = {"commit": "abc123", "parts": [part]}
    (folder / "carried.json").write_text(json.dumps(told), encoding="utf-8")
    found = resources.resource
    monkeypatch.setattr(carried, "resource", lambda name: folder / "carried.json" if "carried" in name else found(name))
    window = about(qtbot, tmp_path / "shelf")
    assert "commit abc123" in lines(window)
    window.sheet.choose("licences")
    window.sheet.choose("Qt")
    assert "https://qt.example" in lines(window)
    assert "put others of the same main version in their place" in lines(window)
    assert lines(window).endswith("First line.\n\nLast line of one.\n\nAnd two.")
    window.sheet.dismiss()
    assert window.sheet.asks("Licences")
