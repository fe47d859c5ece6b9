"""The tests see the same on a desk that speaks another language."""

import os
import subprocess
import sys

import pytest

from tests.house.house import ROOT


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the language is not in the environment there")
def test_a_test_that_reads_a_figure_of_thousands_passes_where_the_desk_is_german() -> None:
    german = {**os.environ, "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"}
    one = "tests/board/test_faces_of_strangers.py::test_only_so_many_parts"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", one]
    ran = subprocess.run(command, cwd=ROOT, env=german, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout
