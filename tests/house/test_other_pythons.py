"""Every Python that the program says it runs on, and that is found on this computer, plays First Contact by itself.

The packages are those of the environment of the tests: Qt's hold for every Python 3, the others are Python alone.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.house import ROOT

_SUPPORTED = re.findall(r'"Programming Language :: Python :: 3\.(\d+)"', (ROOT / "pyproject.toml").read_text())
_OWN = f"{sys.version_info.minor}"
_PYENV = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"


def _called(minor: str) -> Iterator[str]:
    """Yield what may be a Python of a version: what the path names, and what pyenv has put beside it."""
    on_path = shutil.which(f"python3.{minor}")
    if on_path is not None:
        yield on_path
    yield from map(str, sorted(_PYENV.glob(f"3.{minor}.*/bin/python3.{minor}")))


def _found(minor: str) -> str | None:
    """Return a Python of a version that answers; None where there is none."""
    for python in _called(minor):
        asked = (python, "-c", "import sys; print(sys.version_info.minor)")
        if subprocess.run(asked, capture_output=True, text=True, check=False, timeout=60).stdout.split() == [minor]:
            return python
    return None


def test_the_versions_that_are_supported_are_read() -> None:
    assert {"11", "12", "13", "14"} <= set(_SUPPORTED)


@pytest.mark.parametrize("minor", [one for one in _SUPPORTED if one != _OWN])
def test_the_program_runs_on_another_python(minor: str, tmp_path: Path) -> None:
    python = _found(minor)
    if python is None:
        pytest.skip(f"No Python 3.{minor} is here.")
    (tmp_path / "home").mkdir()
    played = subprocess.run(
        (python, "-m", "gattai_desktop", "demo", "--offscreen", "--out", str(tmp_path / "out")),
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": sysconfig.get_path("purelib"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "QT_QPA_PLATFORM": "offscreen",
            "HOME": str(tmp_path / "home"),
        },
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert "none with faults" in played.stdout
    assert len(list((tmp_path / "out").glob("*.png"))) > 1
