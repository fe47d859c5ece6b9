"""What the toolkit does not do at a start, and that it still explains itself."""

import os
import subprocess
import sys
from enum import KEEP, Enum, Flag, IntEnum, IntFlag
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.board import toolkit
from gattai_desktop.board.toolkit import filled_at_once
from tests.house.house import ROOT

_WRONG = """
import sys
{first}
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QColor
for wrong_call in (lambda: QSize("wide", "high"), lambda: QPoint() + "there", lambda: QColor().setRed("very")):
    try:
        wrong_call()
    except (TypeError, SyntaxError) as wrong:
        print(wrong)
print(QColor.setRed.__doc__)
"""


def _said(program: str, **surroundings: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=os.environ | surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


def test_wrong_arguments_are_explained_as_by_the_toolkit_alone() -> None:
    ours = _said(_WRONG.format(first="import gattai_desktop.app"))
    assert ours == _said(_WRONG.format(first=""))
    assert "Supported signatures" in ours


def test_what_explains_arguments_is_not_run_before_it_is_needed() -> None:
    later = "print(*(name for name, part in sys.modules.items() if '__getattr__' in vars(part)))"
    found = _said(f"import sys, gattai_desktop.app; {later}").split()
    assert "shibokensupport.signature.parser" in found
    assert "shibokensupport.signature.layout" in found


def test_python_imports_without_looking_for_other_spellings() -> None:
    program = "import builtins, gattai_desktop.app; print(builtins.__import__ is builtins.__orig_import__, compile)"
    assert _said(program).split()[0] == "True"
    assert "built-in" in _said(program)


def test_the_toolkit_is_imported_where_python_has_kept_no_code_of_it(tmp_path: Path) -> None:
    program = "import gattai_desktop.app; from PySide6.QtCore import Qt; print(Qt.Key.Key_A.name)"
    nowhere = {"PYTHONPYCACHEPREFIX": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1", "XDG_CACHE_HOME": str(tmp_path)}
    assert _said(program, **nowhere) == "Key_A\n"


def test_an_enumeration_is_made_by_the_call_of_every_python() -> None:
    by_place: Any = filled_at_once(IntEnum, "Side", [("LEFT", 1)], module="Qt")
    by_name: Any = filled_at_once(kind=IntEnum, class_name="Side", names=[("LEFT", 1)], module="Qt")
    assert _told(by_place) == _told(by_name)


_MEMBERS = [(f"Key_{number}", number * 7) for number in range(30)] + [("Alias", 14)]
_FLAGS = [("None", 0), *((f"Side_{number}", 1 << number) for number in range(25)), ("Mask", 0xFFFF_FFFF), ("Both", 3)]
_IN_NO_ORDER = [("Four", 4), ("One", 1), ("Three", 3), ("Alias", 4), ("Two", 2), ("Gap", 0x80)]


def _told(made: Any) -> object:
    every = [made._value2member_map_[value] for value in sorted(made._value2member_map_)]
    inside = [(one.name, one.value, repr(one), str(one), sorted(vars(one).items(), key=str)) for one in (*made, *every)]
    return {name: repr(part) for name, part in vars(made).items()}, repr(inside), len(made)


@pytest.mark.parametrize("kind", [Enum, IntEnum])
def test_a_long_enumeration_is_as_python_makes_it(kind: type[Enum]) -> None:
    ours: Any = filled_at_once(kind, "Key", _MEMBERS, module="Qt", qualname="Qt.Key")
    pythons: Any = toolkit._enumeration(kind, "Key", _MEMBERS, module="Qt", qualname="Qt.Key")
    assert _told(ours) == _told(pythons)
    assert ours(14) is ours["Alias"] is ours.Key_2
    with pytest.raises(ValueError, match="5 is not a valid"):
        ours(5)
    with pytest.raises(AttributeError):
        ours.Key_1 = 3


@pytest.mark.parametrize("kind", [Flag, IntFlag])
@pytest.mark.parametrize("members", [_FLAGS, _IN_NO_ORDER], ids=["in order", "in no order"])
def test_flags_are_as_python_makes_them(kind: type[Flag], members: list[tuple[str, int]]) -> None:
    ours: Any = filled_at_once(kind, "Side", members, module="Qt", qualname="Qt.Side", boundary=KEEP)
    pythons: Any = toolkit._enumeration(kind, "Side", members, module="Qt", qualname="Qt.Side", boundary=KEEP)
    assert _told(ours) == _told(pythons)
    for value in (0, 1, 3, 6, 0x1_8000_0002):
        ours_now, pythons_now = ours(value), pythons(value)
        assert (repr(ours_now), repr(~ours_now)) == (repr(pythons_now), repr(~pythons_now))
        assert repr(list(ours_now)) == repr(list(pythons_now))
        assert (repr(ours_now | ours(8)), ours(1) in ours_now) == (
            repr(pythons_now | pythons(8)),
            pythons(1) in pythons_now,
        )


def test_what_is_no_list_of_numbers_is_left_to_python() -> None:
    made: Any = filled_at_once(Enum, "Side", "LEFT RIGHT", module="Qt")
    assert [(one.name, one.value) for one in made] == [("LEFT", 1), ("RIGHT", 2)]


def test_the_enumerations_of_qt_are_as_the_toolkit_alone_makes_them() -> None:
    tell = """
from enum import Enum
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QIcon, QKeySequence
for made in (Qt.Key, Qt.WidgetAttribute, QEvent.Type, QLocale.Language, QIcon.ThemeIcon, QKeySequence.StandardKey,
             Qt.AlignmentFlag, Qt.WindowType, Qt.MouseButton, Qt.KeyboardModifier, Qt.InputMethodHint):
    print(made, made.__module__, made.__qualname__, made.__bases__, len(made), *made, *made.__members__)
    print(*(part for name, part in vars(made).items() if name.endswith(("mask_", "bits_", "boundary_", "inverted_"))))
print(~Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag(33), Qt.WindowType.Dialog | Qt.WindowType.Tool, Qt.MouseButton(3))
print(Qt.Key(65), Qt.Key["Key_A"], QEvent(QEvent.Type.Close).type(), QLocale(QLocale.Language.German).language())
"""
    assert _said(f"import gattai_desktop.app\n{tell}") == _said(tell)
