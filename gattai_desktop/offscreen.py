"""Draws without a screen: measures what painting takes, and pictures the odds of a fight."""

from __future__ import annotations

import gattai_desktop.board  # noqa: F401 - first: it brings the toolkit

# isort: split
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from gattai_desktop.terminal import warn
from gattai_desktop.windows.program.application import the_application

if TYPE_CHECKING:
    from gattai_desktop.players.gattai.fight import Fight
    from gattai_desktop.players.gattai.levers import Tried
    from gattai_desktop.players.gattai.odds import Odds


def measure_paint(seed: int) -> Mapping[str, float | int | str]:
    """Measure what painting takes, offscreen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = the_application(warn)
    from gattai_desktop.windows.games.gattai.measured import measured_model
    from gattai_desktop.windows.program.measuring import measure_paint as measured

    return measured(application, measured_model(seed))


def picture_odds(fight: Fight, odds: Odds, tried: Iterable[Tried], seed: int, path: Path) -> None:
    """Draw the odds of a fight into a PNG file. Raises NotSaved where it cannot be written."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = the_application(warn)
    from gattai_desktop.sessions.unfinished import file_kept
    from gattai_desktop.windows.games.gattai.odds.picture import picture
    from gattai_desktop.windows.program.pictures import png_of

    file_kept(path, png_of(picture(fight, odds, tried, seed)))
    application.processEvents()
