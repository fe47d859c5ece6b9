"""Every scene of `docs/pictured.py` can be opened: its pictures are taken so seldom that nobody would notice."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.windows.program.pictures import PictureSize, picture_of

sys.path.append(str(Path(__file__).resolve().parents[2] / "docs"))
pictured: Any = import_module("pictured")

SMALL: Final = PictureSize(1024, 600)
LONG: Final = ("odds", "projector-omen")
"""What is waited for: a thousand fights, and a moment that moves."""


@pytest.mark.parametrize("name", [name for name in pictured.SHOTS if name not in LONG])
def test_a_scene_can_be_pictured(qtbot: QtBot, name: str) -> None:
    del qtbot
    with pictured.SHOTS[name](make_paint(speed=0), SMALL) as window:
        pictured.settle()
        assert not picture_of(window, SMALL).isNull()
