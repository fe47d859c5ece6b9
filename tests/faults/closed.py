"""Closes a folder to whoever asks for what is in it, as one does that belongs to somebody else; root sees no such."""

import errno
import io
import os
from pathlib import Path
from typing import Any

import pytest


def close(monkeypatch: pytest.MonkeyPatch, folder: Path, *, silent: bool = False) -> None:
    """Refuse everything that is asked of what lies in a folder, and its list, until the test ends.

    silent: `Path.exists` and its like answer no instead of refusing, as from Python 3.14 on.
    """
    if silent:
        for name, ask in (("exists", os.path.exists), ("is_file", os.path.isfile), ("is_dir", os.path.isdir)):
            monkeypatch.setattr(Path, name, ask)
    beneath, whole = f"{folder}{os.sep}", str(folder)

    def refusing(ask: Any, *, list_too: bool = False) -> Any:
        def asked(path: Any, *rest: Any, **more: Any) -> Any:
            name = os.fspath(path) if isinstance(path, str | os.PathLike) else ""
            if str(name).startswith(beneath) or (list_too and str(name) == whole):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(name))
            return ask(path, *rest, **more)

        return asked

    for module, name in ((os, "stat"), (os, "lstat"), (io, "open"), (os, "open"), (os, "mkdir"), (os, "rename")):
        monkeypatch.setattr(module, name, refusing(getattr(module, name)))
    for name in ("listdir", "scandir"):
        monkeypatch.setattr(os, name, refusing(getattr(os, name), list_too=True))
