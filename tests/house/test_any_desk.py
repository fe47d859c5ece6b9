"""The tests see the same on a desk that speaks another language."""

import os
import subprocess
import sys

import pytest

from tests.house.house import ROOT

_FIGURE = "import tests.conftest; from PySide6.QtCore import QLocale; print(QLocale().toString(5000))"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the language is not in the environment there")
def test_a_figure_of_thousands_is_written_alike_where_the_desk_is_german() -> None:
    # LC_ALL would keep Python from reading the place of the clone where that language is not installed.
    german = {name: value for name, value in os.environ.items() if name != "LC_ALL"} | {"LANG": "de_DE.UTF-8"}
    command = [sys.executable, "-c", _FIGURE]
    ran = subprocess.run(command, cwd=ROOT, env=german, capture_output=True, text=True, check=True)
    assert ran.stdout == "5000\n"
