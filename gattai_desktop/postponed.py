"""Keeps modules of Python unread that a start imports and does not use.

Python's `pathlib` and `shutil` and the toolkit import modules in which they look up something only much later, such as
how an error is printed. Reading them takes a thirtieth of a start. Each of these stands in `sys.modules` as always, and
is read as soon as something in it is asked for.
"""

import sys
from importlib.util import find_spec, module_from_spec
from threading import RLock
from typing import Any, Final

UNUSED: Final = ("bz2", "inspect", "ipaddress", "lzma", "signal", "tempfile", "traceback")
"""Modules of Python that others import whole at a start, and no start uses."""
_reading: Final = RLock()


def postpone(name: str) -> None:
    """Have a module read when something in it is first asked for; one that was imported stays as it is."""
    spec = None if name in sys.modules else find_spec(name)
    if spec is None or spec.loader is None:
        return
    module, unread = module_from_spec(spec), [spec.loader]

    def ask(asked: str) -> Any:  # noqa: ANN401
        if asked != "__path__":  # which Python asks of each module, to see whether it is a package
            with _reading:
                if unread:
                    unread.pop().exec_module(module)
            if asked in vars(module):
                return vars(module)[asked]
        raise AttributeError(f"module {name!r} has no attribute {asked!r}")

    module.__getattr__ = ask  # type: ignore[method-assign]
    sys.modules[name] = module


for unused in UNUSED:
    postpone(unused)
