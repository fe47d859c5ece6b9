"""What the toolkit does not do at a start, and that it still explains itself."""

import subprocess
import sys
from enum import Enum, IntEnum, IntFlag
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


def _said(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=600, check=True
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


_MEMBERS = [(f"Key_{number}", number * 7) for number in range(30)] + [("Alias", 14)]


@pytest.mark.parametrize("kind", [Enum, IntEnum])
def test_a_long_enumeration_is_as_python_makes_it(kind: type[Enum]) -> None:
    ours: Any = filled_at_once(kind, "Key", _MEMBERS, module="Qt", qualname="Qt.Key")
    pythons: Any = toolkit._enumeration(kind, "Key", _MEMBERS, module="Qt", qualname="Qt.Key")

    def told(made: Any) -> object:
        inside = [(one.name, one.value, repr(one), str(one), sorted(vars(one).items(), key=str)) for one in made]
        return {name: repr(part) for name, part in vars(made).items()}, repr(inside), len(made)

    assert told(ours) == told(pythons)
    assert ours(14) is ours["Alias"] is ours.Key_2
    with pytest.raises(ValueError, match="5 is not a valid"):
        ours(5)
    with pytest.raises(AttributeError):
        ours.Key_1 = 3


def test_flags_are_pythons_own() -> None:
    flags: Any = filled_at_once(IntFlag, "Side", [(f"Side_{number}", 1 << number) for number in range(25)])
    assert list(flags(3)) == [flags.Side_0, flags.Side_1]


def test_the_enumerations_of_qt_are_as_the_toolkit_alone_makes_them() -> None:
    tell = """
from enum import Enum
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtGui import QIcon, QKeySequence
for made in (Qt.Key, Qt.WidgetAttribute, QEvent.Type, QLocale.Language, QIcon.ThemeIcon, QKeySequence.StandardKey):
    print(made, made.__module__, made.__qualname__, made.__bases__, len(made), *made, *made.__members__)
print(Qt.Key(65), Qt.Key["Key_A"], QEvent(QEvent.Type.Close).type(), QLocale(QLocale.Language.German).language())
"""
    assert _said(f"import gattai_desktop.app\n{tell}") == _said(tell)
