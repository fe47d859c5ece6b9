"""No word reaches a person that could not be in her language.

Every window, and the table in every moment, is made in a language that nobody speaks.

Whatever is still written in plain letters was never looked up. Left out is what has no language: names that people and
packs gave, ids of rules, keys, trigger lines, and how records write a card.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtGui import QAccessible, QFont
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board import letters, words
from gattai_desktop.board.speech import forget_language
from gattai_desktop.games.gattai.events.event_table import EVENTS
from tests.content.coach_packs import typed
from tests.house.house import ROOT
from tests.windows.cut import paint_all
from tests.windows.desk_surfaces import NAMED_THERE, QUOTED
from tests.windows.pseudo import Pseudo
from tests.windows.surfaces import SURFACES
from tests.windows.test_accessible_names import everything

# What is the same in every language.
_OF_THE_PROGRAM: Final = (
    "GATTAI",
    "Gattai",
    "Gattaibushido",
    "Gattaibushido:FUSION!",
    "Desktop",
    "English",
    "Deutsch",
    "Tasuo Showdown",
)
_PLACES_OF_WARRIORS: Final = ("Kio", "Kao", "Ka")
# Names and words that people typed in the tables that are shown.
_TYPED: Final = (
    *(
        "Ren",
        "Tam",
        "Red",
        "Green",
        "Blue",
        "Ida",
        "Momo",
        "Vex",
        "The Tide",
        "Open the vault",
        "Doctor Seagull",
        "An evening",
        "The Gull",
        "A new table",
        "Embre Jab",
        *("Sable", "Teo", "Ixa", "Halcyon", "Odile", "Pim", "CPU", "Seven turns"),
        *typed(),
        *QUOTED,
        *NAMED_THERE,
    ),
)
_KEYS: Final = re.compile(
    r"\b(Ctrl|Shift|Alt|Esc|Enter|Del|Tab|Home|End|Space|Plus|Minus|F\d+|PgUp|PgDown|AM|PM|cm|px)\b"
)
# Days and months come from Qt, which knows them in every language.
_DATE: Final = re.compile(
    "|".join(
        [QLocale().standaloneDayName(day) for day in range(1, 8)]
        + [QLocale().monthName(month) for month in range(1, 13)]
    )
)
# So does the word before the last name of a list.
_LISTED: Final = re.compile(r" and ")
_RULE: Final = re.compile(r"\b[A-Z]+-[A-Z]?\d+[a-c]?\b|\b[A-Z]+(-\d*)?…")
_TRIGGER: Final = re.compile(r"(?<!\w)[+./]+[^\W\d]\w*(:\w+(\.\w+)?)?(\([^)]*\))?( or(?: |$))?")
# A licence is called the same in every language.
_LICENCE: Final = re.compile(r"\bCC[0A-Z-]+[\d.]*(?!\w)|\bMIT\b")
# The ranks that serve an Interrupt, as the corners of cards write them.
_RANKS: Final = re.compile(r"\bJQK\b")
# A file is called the same in every language.
_FILE: Final = re.compile(r"\b[\w-]+\.(toml|gattai(-pack)?)\b")
_PLAIN: Final = re.compile(r"[A-Za-z]{2,}")


def _names(value: Any) -> Iterator[str]:
    """Every name in a pack, and whose work it is."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("name", "title", "author") and isinstance(inner, str):
                yield inner
            else:
                yield from _names(inner)
    elif isinstance(value, list):
        for one in value:
            yield from _names(one)


_MCS: Final = ROOT / "resources" / "packs" / "virtual-machine" / "mcs.toml"
_PLAYED: Final = {name.split()[0] for name in _names(tomllib.loads(_MCS.read_text(encoding="utf-8")))}
"""What main characters are called at their table: the first of their names."""
_MOBS: Final = ROOT / "resources" / "packs" / "virtual-machine" / "mobs.toml"
_SHORT: Final = {name.split()[-1] for name in _names(tomllib.loads(_MOBS.read_text(encoding="utf-8")))}
"""What mobs are called where there is little room: the last of their names."""
NAMES: Final = sorted(
    {
        *_OF_THE_PROGRAM,
        *_PLACES_OF_WARRIORS,
        *_TYPED,
        *(
            name
            for pack in (ROOT / "resources" / "packs").rglob("*.toml")
            for name in _names(tomllib.loads(pack.read_text(encoding="utf-8")))
        ),
        *_PLAYED,
        *_SHORT,
    },
    key=len,
    reverse=True,
)
_NAME: Final = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in NAMES), re.IGNORECASE)


_ALL_NAMES: Final = "\n".join(NAMES)
_PARTS: Final = {part for name in NAMES for part in name.split() if " " in name}


def unbroken(text: str) -> str:
    """A text without the parts of long names at its edges: of a text of several lines each line is drawn alone."""
    some = text.split()
    while some and some[0].strip("·.,:;") in _PARTS:
        some.pop(0)
    while some and some[-1].strip("·.,:;") in _PARTS:
        some.pop()
    return " ".join(some)


def whole(text: str) -> str:
    """A text without what was cut off at its end for want of room, or goes on in the next line: a part of a word."""
    if not text.endswith(("…", "-")):
        return text
    starts = (found.start() for found in re.finditer(r"\b\w", text))
    cut = next((at for at in starts if any(name.startswith(text[at:-1]) for name in NAMES)), text.rfind(" ") + 1)
    return text[:cut]


@cache
def untranslated(text: str) -> str:
    """What is left in plain letters once all that has no language is taken out of a text; "" where nothing is."""
    if text.strip(" ·,.:") in _ALL_NAMES:  # a long name is broken into lines
        return ""
    text = whole(text)
    for pattern in (_LISTED, _FILE, _TRIGGER, _NAME, _DATE, _KEYS, _RULE, _LICENCE, _RANKS):
        text = pattern.sub(" ", text)
    text = unbroken(text)
    return text if _PLAIN.search(text) else ""


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[None]:
    """The program speaks a language that nobody speaks."""
    translator = Pseudo()
    QCoreApplication.installTranslator(translator)
    forget_language()
    yield
    QCoreApplication.removeTranslator(translator)
    forget_language()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every line of text that is drawn from now on."""
    found: set[str] = set()
    width_in, cut_path = words.width_in, letters.cut_path

    def measured(font: QFont, line: str) -> float:
        found.add(line)
        return width_in(font, line)

    def cut(line: str, bar: float | None = None, *, number: bool = False) -> object:
        found.add(line)
        return cut_path(line, bar, number=number)

    # Every line passes through one of these two on its way to the screen.
    monkeypatch.setattr(words, "width_in", measured)
    monkeypatch.setattr(letters, "cut_path", cut)
    return found


def told(window: QWidget) -> Iterator[str]:
    """What the window's title, its fields, its tips and a screen reader say."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help)
    for thing in everything(window):
        yield from (thing.text(kind) for kind in kinds)
    for widget in (window, *window.findChildren(QWidget)):
        yield widget.toolTip()
        if isinstance(widget, QLineEdit):
            yield widget.placeholderText()
    yield window.windowTitle()


@pytest.mark.parametrize("name", SURFACES)
def test_no_word_escapes(qtbot: QtBot, tmp_path: Path, pseudo: None, painted: set[str], name: str) -> None:
    window = SURFACES[name](qtbot, tmp_path)
    QApplication.processEvents()
    paint_all(window)
    assert painted
    shown = {*painted, *told(window)}
    if name == "trigger":
        shown -= {*EVENTS}  # the words of a trigger line are offered as they are written in it
    escaped = sorted(line for line in shown if untranslated(line) and not line.endswith(".gattai"))
    assert not escaped, "\n".join(escaped)


def test_a_word_that_escapes_is_found() -> None:
    """The net has no hole: an English sentence does not pass, names and ids do."""
    assert untranslated("Red hands a card over") != ""
    assert untranslated("Ren: R-18, Ctrl F, +Schism:Team(2), THROW-29") == ""
