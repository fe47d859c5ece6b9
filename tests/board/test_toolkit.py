"""What the toolkit does not do at a start, and that it still explains itself."""

import subprocess
import sys

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
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, encoding="utf-8", timeout=60, check=True
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
