"""Settings are remembered; whatever is wrong with the file costs no more than the choice."""

import logging
from pathlib import Path

import pytest

from gattai_desktop.windows.settings.settings import Settings, read_settings, write_settings


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


@pytest.mark.parametrize("content", [b"\xff\xfe", b"theme = ", b"[" * 5000])
def test_a_file_that_cannot_be_read_is_told_in_the_log(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        assert read_settings(path) == Settings()
    assert "settings.toml" in caplog.text


def test_where_they_cannot_be_kept_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    told = write_settings(tmp_path / "file" / "settings.toml", Settings())
    assert "could not be kept" in told
