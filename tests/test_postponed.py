"""Modules of Python that a start imports and does not use are read when something in them is asked for."""

import subprocess
import sys
from pathlib import Path

import pytest

from gattai_desktop.postponed import UNUSED, postpone

_STARTED = """
import sys
import gattai_desktop.cli
from gattai_desktop import app
from gattai_desktop.sessions import reading
print([name for name in sys.argv[1:] if any(not part.startswith("__") for part in vars(sys.modules[name]))])
import inspect
print(inspect.signature(app.run))
"""


def test_a_start_reads_nothing_that_it_does_not_use() -> None:
    """Given a program that was just started, then what others import in vain is not read, and works when used."""
    done = subprocess.run([sys.executable, "-c", _STARTED, *UNUSED], capture_output=True, text=True, check=True)
    unread, used = done.stdout.splitlines()
    assert unread == "[]"
    assert "replay: 'bool' = False" in used


def test_a_module_is_read_once_when_it_is_first_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a postponed module, when it is imported, then nothing of it runs before something in it is asked for."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "read_late", raising=False)
    (tmp_path / "read_late.py").write_text("import sys\nsys.reads += 1\nfound = sys.reads\n", encoding="utf-8")
    monkeypatch.setattr(sys, "reads", 0, raising=False)
    postpone("read_late")
    import read_late  # type: ignore[import-not-found]

    assert vars(sys)["reads"] == 0
    assert read_late.__file__ == str(tmp_path / "read_late.py")
    assert (read_late.found, read_late.found, vars(sys)["reads"]) == (1, 1, 1)
    with pytest.raises(AttributeError, match="module 'read_late' has no attribute 'lost'"):
        read_late.lost  # noqa: B018


def test_what_was_imported_stays_as_it_is() -> None:
    """Given a module that is there, or none of such a name, then postponing it changes nothing."""
    before = dict(sys.modules)
    postpone("json")
    postpone("a_module_that_nobody_has")
    assert sys.modules == before
