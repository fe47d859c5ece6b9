"""Imports PySide6 without the parts that a start need not wait for.

PySide6 does two things when it is imported that nobody here asks for:

- It compiles and runs the parts of itself that explain wrong arguments and write type stubs, from their source every
  time. They take a fifth of its import. Here each is kept as text until something of it is first asked for: the first
  call with wrong arguments is explained as always.
- It puts an `__import__` of its own into Python: from then on the source of each module that is imported is read, to
  see whether it asks for another spelling of Qt's names. Nothing here does.
"""

import builtins
from collections.abc import Callable
from types import CodeType
from typing import Any, Final

_KNOWN: Final = (6, 11)
"""The version of PySide6 with which the parts were tried; others are imported whole."""
_PARTS: Final = frozenset(
    f"shibokensupport/signature/{part}.py"
    for part in ("errorhandler", "layout", "mapping", "parser", "lib/enum_sig", "lib/pyi_generator", "lib/tool")
)
_compile: Final[Callable[..., Any]] = compile
_texts: Final[dict[str, str | bytes]] = {}


def import_toolkit() -> None:
    """Import PySide6 without those parts, and restore Python's own import; what was imported before stays."""
    builtins.compile = _compiled_later  # type: ignore[assignment]
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.compile = _compile
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _compiled_later(source: str | bytes, file: Any, *others: Any, **named: Any) -> CodeType:  # noqa: ANN401
    import shiboken6

    if file in _PARTS and shiboken6.__version_info__[:2] == _KNOWN:
        _texts[file] = source
        source = f"from {__name__} import part_of_toolkit; __getattr__ = part_of_toolkit({file!r}, globals())"
    code: CodeType = _compile(source, file, *others, **named)
    return code


def part_of_toolkit(file: str, module: dict[str, Any]) -> Callable[[str], Any]:
    """Return a function that runs the source of a part in its module as soon as one of its names is used."""

    def ask(name: str) -> Any:  # noqa: ANN401
        if name.startswith("__"):
            raise AttributeError(name)
        if file in _texts:
            del module["__getattr__"]
            exec(_compile(_texts.pop(file), file, "exec"), module)  # noqa: S102 - the toolkit's own text
        try:
            return module[name]
        except KeyError:
            raise AttributeError(name) from None

    if file.endswith("/mapping.py"):
        # PySide6 takes this name without asking the module for it.
        module["update_mapping"] = lambda *given: ask("update_mapping")(*given)  # noqa: PLW0108 - it is not there yet
    return ask
