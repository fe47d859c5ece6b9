"""A program that Windows started without a console has nowhere to write to: it goes on, and a box says why it ends."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from gattai_desktop import streams
from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.streams import have_streams, shown_in_a_box, take_every_sign


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    shown: list[str] = []
    monkeypatch.setattr(streams, "_show", shown.append)
    return shown


def test_without_a_console_a_box_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, boxes: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    have_streams()
    sys.stdout.write("said to nobody")
    status = shown_in_a_box(main(["verify", str(tmp_path / "gone.gattai")]))
    assert status == UNUSABLE
    assert len(boxes) == 1
    assert "gone.gattai" in boxes[0]


def test_no_box_where_somebody_reads_along_or_all_is_well(monkeypatch: pytest.MonkeyPatch, boxes: list[str]) -> None:
    sys.stderr.write("read on the console")
    assert shown_in_a_box(UNUSABLE) == UNUSABLE
    monkeypatch.setattr(sys, "stderr", io.StringIO("a warning"))
    assert shown_in_a_box(FINE) == FINE
    assert not boxes


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Windows closes no streams")
def test_a_program_with_closed_streams_ends_as_it_would_with_open_ones(tmp_path: Path) -> None:
    asked = f'exec "{sys.executable}" -m gattai_desktop verify "{tmp_path / "gone.gattai"}" >&- 2>&-'
    assert subprocess.run(["/bin/sh", "-c", asked], check=False).returncode == UNUSABLE


def test_suits_go_whole_into_files_on_windows() -> None:
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="cp1252")
    take_every_sign(stream, "win32")
    stream.write("Zoë plays 7♠")
    stream.flush()
    assert written.getvalue().decode() == "Zoë plays 7♠"
