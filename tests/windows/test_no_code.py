"""Nobody has to read a code: what the book writes as a line of triggers is said in words."""

import re
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.windows.desk_surfaces import DESKS, QUOTED
from tests.windows.surfaces import SURFACES
from tests.windows.test_every_word import painted, told

__all__ = ["painted"]

_CODE: Final = re.compile(r"\+[A-Z][A-Za-z!]+|:[A-Z]\w*\(|\b[a-z]+_[a-z]+\b")
"""How a line of triggers begins or aims, and how records write what has a name."""
_WRITTEN: Final = {"trigger"}
"""Where a line of triggers is written by hand."""
_EXAMPLE: Final = ("+Schism:Team(1)",)
_QUOTED: Final = {
    "packs, not brought in": QUOTED,
    **dict.fromkeys((name for name in DESKS if name.startswith("desk")), _EXAMPLE),
}
"""What of a file has to be found again in it; and the one example that says how a line of triggers is written.

The example stands on the page that a desk opens with; whether that page is painted before another is opened is chance.
"""


@pytest.mark.parametrize("name", [name for name in SURFACES if name not in _WRITTEN])
def test_no_code_stands_in_a_window(qtbot: QtBot, tmp_path: Path, painted: set[str], name: str) -> None:
    window = SURFACES[name](qtbot, tmp_path)
    for widget in (window, *window.findChildren(QWidget)):
        widget.update()
    QApplication.processEvents()
    window.grab()
    quoted = re.compile("|".join(map(re.escape, _QUOTED.get(name, ()))) or "(?!)")
    shown = {line for line in (*painted, *told(window)) if _CODE.search(quoted.sub("", line))}
    assert not shown, "\n".join(sorted(shown))
