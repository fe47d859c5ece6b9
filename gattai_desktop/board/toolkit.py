"""Imports PySide6 without three things that it does when it is imported and that would only delay the start.

Nobody here asks for them:

- It compiles and runs the parts of itself that explain wrong arguments and write type stubs, from their source every
  time. They take a fifth of its import. Here each is kept as text until something of it is first asked for: the first
  call with wrong arguments is explained as always.
- It puts an `__import__` of its own into Python: from then on the source of each module that is imported is read, to
  see whether it asks for another spelling of Qt's names. Nothing here does, so it is never put there; then Python's
  `inspect`, which reads sources, is not read either (`postponed.py`).
- It has Python make each of Qt's enumerations as if somebody had written it as a class, member by member. Here they
  are filled at once, flags too, which takes a twentieth of the time: there are 471 keys alone.
"""

import builtins
import sys
from collections.abc import Callable
from enum import Enum, EnumType, Flag
from functools import reduce
from operator import or_
from types import CodeType
from typing import Any, Final

from gattai_desktop.kept_code import made_of

_KNOWN: Final = ((6, 11), (6, 12))
"""The versions of PySide6 with which the parts were tried; others are imported whole."""
_PYTHONS: Final = ((3, 11), (3, 12), (3, 13))
"""The versions of Python in which an enumeration was compared with one that Python itself has made."""
_FLAGS_KNOWN: Final = hasattr(Flag, "_singles_mask_")
"""Whether this Python notes in flags what it did when they were compared, which early ones of 3.11 do not."""
_PARTS: Final = frozenset(
    f"shibokensupport/signature/{part}.py"
    for part in ("errorhandler", "layout", "mapping", "parser", "lib/enum_sig", "lib/pyi_generator", "lib/tool")
)
_LOADER: Final = "shibokensupport/signature/loader.py"
_OWN_IMPORT: Final = b"builtins.__import__ = builtins.__feature_import__"
"""What puts PySide6's `__import__` into Python."""
_compile: Final[Callable[..., Any]] = compile
_enumeration: Final[Callable[..., Any]] = EnumType._create_  # type: ignore[attr-defined]
_texts: Final[dict[str, str | bytes]] = {}


def import_toolkit() -> None:
    """Import PySide6 without those parts, and restore Python's own import; what was imported before stays."""
    if sys.version_info[:2] in _PYTHONS:
        EnumType._create_ = filled_at_once  # type: ignore[attr-defined]  # Qt's are made when first used
    builtins.compile = _compiled_later  # type: ignore[assignment]
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.compile = _compile
        builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _compiled_later(source: str | bytes, file: Any, *others: Any, **named: Any) -> CodeType:  # noqa: ANN401
    if file in _PARTS and _is_known():
        _texts[file] = source
        source = f"from {__name__} import part_of_toolkit; __getattr__ = part_of_toolkit({file!r}, globals())"
    elif file == _LOADER and isinstance(source, bytes) and _is_known():
        source = source.replace(_OWN_IMPORT, b"pass")
    if named or not isinstance(file, str) or not isinstance(source, str | bytes):
        code: CodeType = _compile(source, file, *others, **named)
        return code
    kept: CodeType = made_of((source, file, *others), lambda: _compile(source, file, *others))
    return kept


def _is_known() -> bool:
    import shiboken6  # whole by now; where Python has kept no code of it, its own source has come by here before

    return shiboken6.__version_info__[:2] in _KNOWN


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


def filled_at_once(kind: type[Enum], class_name: str, names: Any, **named: Any) -> Any:  # noqa: ANN401
    """Make an enumeration from pairs of names and numbers. It is as Python would have made it.

    The arguments are called as in `EnumType._create_`: from Python 3.12 on they are given by name.
    """
    named["module"] = named.get("module") or sys._getframe(2).f_globals.get("__name__")  # noqa: SLF001 - as Python does
    flags = issubclass(kind, Flag)
    if not isinstance(names, list) or (flags and not _FLAGS_KNOWN):
        return _enumeration(kind, class_name, names, **named)
    made = _enumeration(kind, class_name, (), **named)
    by_value, listed, numbers = made._value2member_map_, made._member_names_, issubclass(made, int)
    for text, value in names:
        member = by_value.get(value)
        if member is None:
            member = by_value[value] = int.__new__(made, value) if numbers else object.__new__(made)
            vars(member).update(_value_=value, _name_=text, __objclass__=made, _sort_order_=len(listed))
            if not flags or _is_single(value):
                listed.append(text)
        made._member_map_[text] = member
        type.__setattr__(made, text, member)
    if flags:
        _mask(made, list(by_value))
    if "_hashable_values_" in vars(made):  # from Python 3.13 on
        made._hashable_values_.extend(by_value)
    return made


def _is_single(value: int) -> bool:
    """Whether a flag is one bit. The others, such as masks, are left out where flags are gone through."""
    return value > 0 and not value & (value - 1)


def _mask(made: Any, values: list[int]) -> None:  # noqa: ANN401
    """Note in a class of flags which bits they have."""
    singles = [value for value in values if _is_single(value)]
    made._flag_mask_, made._singles_mask_ = reduce(or_, values, 0), sum(singles)
    made._all_bits_ = (1 << made._flag_mask_.bit_length()) - 1
    if singles != sorted(singles):
        made._iter_member_ = made._iter_member_by_def_
