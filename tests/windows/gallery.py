"""Takes a picture of every window and of the table in every moment; `make gallery` runs this, `make test` does not.

In the dark theme at each size, in the others at the size of most screens.
"""

import re
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.theme import THEMES, ThemeName
from gattai_desktop.windows.program.pictures import SIZES, PictureSize, picture_of
from gattai_desktop.windows.settings.language import speak_language
from tests.windows.surfaces import SURFACES

GALLERY: Final = Path(__file__).resolve().parents[2] / "build" / "gallery"
EVERY_SIZE: Final = (PictureSize(1024, 600), *SIZES)
MOST_SCREENS: Final = (PictureSize(1920, 1080),)
_QUALITY: Final = 60
"""Of a picture, from 0 to 100: they are there to be looked at and not to be measured."""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", SURFACES)
def test_its_picture_is_taken(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, theme: ThemeName
) -> None:
    assert make_paint.__defaults__ is not None
    monkeypatch.setattr(make_paint, "__defaults__", (theme, *make_paint.__defaults__[1:]))
    speak_language("en")
    window = SURFACES[name](qtbot, tmp_path)
    GALLERY.mkdir(parents=True, exist_ok=True)
    called = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
    for size in EVERY_SIZE if theme == "dark" else MOST_SCREENS:
        assert picture_of(window, size).save(str(GALLERY / f"{called}-{size}-{theme}.webp"), quality=_QUALITY)
