"""Files get their names although, on Windows, a virus scanner looks into them for a moment."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gattai_desktop import renaming
from gattai_desktop.content.written_file import bytes_written, why_not_written
from gattai_desktop.renaming import PAUSES, rename_patiently, replace_patiently
from gattai_desktop.sessions.errors import remedy


def refused(code: int | None) -> PermissionError:
    wrong = PermissionError(13, "Permission denied")
    if code is not None:
        wrong.winerror = code  # as Windows tells it
    return wrong


@pytest.fixture
def waited(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    pauses: list[float] = []
    monkeypatch.setattr(renaming.time, "sleep", pauses.append)
    return pauses


def let(monkeypatch: pytest.MonkeyPatch, name: str, times: int, code: int | None) -> None:
    """Let a way of renaming be refused so often, as by Windows with this code."""
    way: Callable[[Path, Path], Path] = getattr(Path, name)
    left = iter(range(times))

    def tried(self: Path, target: Path) -> Path:
        if next(left, None) is not None:
            raise refused(code)
        return way(self, target)

    monkeypatch.setattr(Path, name, tried)


@pytest.mark.parametrize("code", [5, 32])
def test_a_file_that_is_looked_into_is_written_a_moment_later(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    let(monkeypatch, "replace", 3, code)
    place = tmp_path / "settings.toml"
    place.write_text("old")
    bytes_written(place, b"new")
    assert place.read_text() == "new"
    assert waited == list(PAUSES[:3])


def test_a_folder_gets_its_name_once_nobody_looks_into_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    (tmp_path / "made").mkdir()
    let(monkeypatch, "rename", len(PAUSES), 5)
    assert rename_patiently(tmp_path / "made", tmp_path / "kept").is_dir()
    assert waited == list(PAUSES)


def test_who_never_lets_go_is_named_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    let(monkeypatch, "replace", 100, 32)
    place = tmp_path / "settings.toml"
    place.write_text("old")
    with pytest.raises(PermissionError) as wrong:
        bytes_written(place, b"new")
    assert why_not_written(wrong.value) == "another program has the file open"
    assert remedy(wrong.value) == "Close it there, then try once more."
    assert [one.name for one in tmp_path.iterdir()] == ["settings.toml"]
    assert place.read_text() == "old"
    assert waited == list(PAUSES)


def test_a_folder_that_is_read_only_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waited: list[float]
) -> None:
    let(monkeypatch, "replace", 1, None)
    (tmp_path / "one").write_text("1")
    with pytest.raises(PermissionError) as wrong:
        replace_patiently(tmp_path / "one", tmp_path / "two")
    assert why_not_written(wrong.value) == "the file or its folder is read-only"
    assert not waited
