"""Values made cheaply: `@frozen` classes that mean what those of attrs mean.

The rules have hundreds of small frozen classes, and one evening uses few of them. attrs writes and compiles the methods
of each class when it is imported, a third of a millisecond every time, before the table can open. Here the classes
share the methods of this module. Only `__init__` is written for a class, and not before it has made a few values,
because a start makes only a handful of most. Type checkers see attrs itself, and attrs' own functions (`asdict`,
`fields`, `has`) know these classes. For values with an order, or values that can be changed, use attrs.
"""

# ruff: noqa: ANN401 - what a field holds is the business of its class

import sys
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from operator import attrgetter
from types import CellType, FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn

from gattai_desktop.cards.value_makers import NOTHING, ValueField, making, written_init

if TYPE_CHECKING:
    from attrs import evolve, field, fields, frozen

__all__ = ["FrozenValueError", "evolve", "field", "fields", "frozen", "is_value", "making"]


class FrozenValueError(AttributeError):
    """A field of a value was set after it was made."""


# ---------------------------------------------------------------------- what all values do


def _eq(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    compared = self.__compared__
    return compared(self) == compared(other)


def _hash(self: Any) -> int:
    return hash((self.__class__, self.__hashed__(self)))


def _repr(self: Any) -> str:
    shown = ", ".join(f"{one.name}={getattr(self, one.name)!r}" for one in self.__fields_of_value__ if one.repr)
    return f"{self.__class__.__qualname__.rpartition('>.')[2]}({shown})"


def _stays(self: object, name: str, value: object = None) -> NoReturn:
    raise FrozenValueError(f"{name} of a {self.__class__.__name__} cannot be changed: a value stays as it was made.")


def _get_state(self: Any) -> dict[str, object]:
    return {one.name: getattr(self, one.name) for one in self.__fields_of_value__}


def _set_state(self: object, state: Mapping[str, object]) -> None:
    for name, value in state.items():
        object.__setattr__(self, name, value)


_METHODS: Final[Mapping[str, object]] = {
    "__repr__": _repr,
    "__setattr__": _stays,
    "__delattr__": _stays,
    "__getstate__": _get_state,
    "__setstate__": _set_state,
}


# ---------------------------------------------------------------------- making the first value


_FEW: Final = 24
"""Values that a class makes before its `__init__` is written, which takes as long as fifty of them."""
_made_so_far: Final[dict[type[Any], int]] = {}


def _first_init(self: Any, *given: object, **named: object) -> None:
    """Make one of the first values of a class; after a few of them write its `__init__`, and make it with that."""
    kind = self.__class__
    if kind.__dict__.get("__init__") is not _first_init:
        kind = next(one for one in kind.__mro__ if vars(one).get("__init__") is _first_init)
    made = _made_so_far[kind] = _made_so_far.get(kind, 0) + 1
    if made > _FEW or not _set_all(self, kind, given, named):
        kind.__init__ = written_init(kind)
        kind.__init__(self, *given, **named)
        return
    for one in kind.__fields_of_value__:
        if one.validator is not None:
            one.validator(self, one, getattr(self, one.name))
    if hasattr(kind, "__attrs_post_init__"):
        self.__attrs_post_init__()


def _set_all(self: Any, kind: type[Any], given: tuple[object, ...], named: Mapping[str, object]) -> bool:
    """Set every field; returns whether what was given fits. Where it does not, `__init__` says what is wrong."""
    place = taken = 0
    for one in kind.__fields_of_value__:
        if one.init and place < len(given) and not one.kw_only:
            value, place = given[place], place + 1
        elif one.init and one.given_as in named:
            value, taken = named[one.given_as], taken + 1
        elif one.value is not NOTHING:
            value = one.value
        elif one.maker is not None:
            value = one.maker(self)
        elif one.factory is not None:
            value = one.factory()
        elif one.init:
            return False
        else:
            continue  # `__attrs_post_init__` sets it
        getattr(kind, one.name).__set__(self, value if one.converter is None else one.converter(value))
    return place == len(given) and taken == len(named)


# ---------------------------------------------------------------------- making the class


def _made(kind: type[Any], *, kw_only: bool, eq: bool) -> type[Any]:
    hints = _hints(kind)
    namespace = dict(vars(kind))
    namespace.pop("__dict__", None)
    namespace.pop("__weakref__", None)
    own = _own_fields(hints, namespace, kw_only=kw_only)
    above: dict[str, ValueField] = {}
    for base in kind.__bases__:
        if base is not object:
            above |= {one.name: one for one in getattr(base, "__fields_of_value__", ())}
    every = (*(one for one in above.values() if one.name not in own), *own.values())
    if not hasattr(kind, "__fields_of_value__"):
        namespace = {**_METHODS, **namespace}
    if own or not above:
        namespace.setdefault("__init__", _first_init)
    if "__eq__" not in namespace:
        namespace["__eq__"], namespace["__hash__"] = (_eq, _hash) if eq else (object.__eq__, object.__hash__)
    namespace["__fields_of_value__"] = every
    namespace["__compared__"] = _getter(tuple([one.name for one in every if one.eq]))
    namespace["__hashed__"] = _getter(tuple([one.name for one in every if one.hash]))
    namespace["__match_args__"] = tuple([one.name for one in every if one.init and not one.kw_only])
    namespace["__slots__"] = tuple([name for name in own if name not in above])
    namespace["__attrs_attrs__"] = _AS_ATTRS
    made: type[Any] = type(kind.__name__, kind.__bases__, namespace)
    _belong(kind, made)
    return made


def _hints(kind: type[Any]) -> Mapping[str, object]:
    """Return the type that is written for each name of a class itself, not of its bases."""
    if sys.version_info >= (3, 14):
        try:
            return kind.__annotations__
        except NameError:  # it is worked out now, and some names are there for type checkers alone
            from annotationlib import Format, get_annotations

            return get_annotations(kind, format=Format.FORWARDREF)
    return kind.__annotations__


def _own_fields(hints: Mapping[str, object], namespace: dict[str, Any], *, kw_only: bool) -> dict[str, ValueField]:
    """Take the fields of a class out of its namespace, by their names."""
    found: dict[str, ValueField] = {}
    for name, hint in hints.items():
        if _of_the_class(hint):
            continue
        given = namespace.pop(name, NOTHING)
        if given.__class__ is ValueField:
            one = given
        else:
            one = ValueField.__new__(ValueField)
            if given is not NOTHING:
                one.value = given
        one.name, one.given_as, one.type = name, name.lstrip("_"), hint
        if kw_only:
            one.kw_only = True
        found[name] = one
    return found


def _of_the_class(hint: object) -> bool:
    if hint.__class__ is str:
        return hint.startswith(("ClassVar", "typing.ClassVar"))
    return hint is ClassVar or getattr(hint, "__origin__", None) is ClassVar


@lru_cache(maxsize=1024)
def _getter(names: tuple[str, ...]) -> Callable[[Any], object]:
    return attrgetter(*names) if names else lambda _value: ()


@lru_cache(maxsize=1024)
def _given(kind: type[Any]) -> tuple[tuple[str, ...], Callable[[Any], tuple[object, ...]]]:
    """Return by which names the fields of a class are given, and what returns what a value holds of them."""
    known = [(one.given_as, one.name) for one in kind.__fields_of_value__ if one.init]
    given, names = tuple([given for given, _ in known]), [name for _, name in known]
    held: Callable[[Any], Any] = attrgetter(*names) if len(names) > 1 else lambda value: _each(value, names)
    return given, held


def _each(value: object, names: Iterable[str]) -> tuple[object, ...]:
    return tuple([getattr(value, name) for name in names])


def _belong(kind: type[Any], made: type[Any]) -> None:
    """Let `super()` in its methods find the class that was made: Python made them for the one that was written."""
    for member in vars(kind).values():
        function: object = member
        if member.__class__ is not FunctionType:
            if isinstance(member, property):
                function = member.fget
            elif isinstance(member, classmethod | staticmethod):
                function = member.__func__
            else:
                continue
        for cell in getattr(function, "__closure__", None) or ():
            if isinstance(cell, CellType) and _held(cell) is kind:
                cell.cell_contents = made


def _held(cell: CellType) -> object:
    try:
        return cell.cell_contents
    except ValueError:  # it holds nothing yet
        return None


class _AsAttrs:
    """What attrs knows of a class, worked out when attrs is first asked about it."""

    __slots__ = ()

    def __get__(self, _value: object, kind: type[Any]) -> object:
        import attrs

        these = {one.name: _as_attrs(one) for one in kind.__fields_of_value__}
        known: object = attrs.fields(attrs.make_class(kind.__name__, these, frozen=True))
        kind.__attrs_attrs__ = known
        return known


_AS_ATTRS: Final = _AsAttrs()


def _as_attrs(one: ValueField) -> Any:
    import attrs

    said: dict[str, Any] = {
        name: getattr(one, name) for name in ("init", "repr", "eq", "hash", "kw_only", "converter", "validator")
    }
    if one.maker is not None:
        said["default"] = attrs.Factory(one.maker, takes_self=True)
    elif one.factory is not None:
        said["factory"] = one.factory
    elif one.value is not NOTHING:
        said["default"] = one.value
    said |= {"type": one.type, "metadata": one.metadata}
    return attrs.field(**said)


# ---------------------------------------------------------------------- what the house uses


def is_value(something: object) -> bool:
    """Whether this is a value of a `@frozen` class."""
    return hasattr(something.__class__, "__fields_of_value__")


if not TYPE_CHECKING:

    def frozen(kind: type[Any] | None = None, *, kw_only: bool = False, eq: bool = True) -> Any:
        """Make a class of values. kw_only: its own fields are given by name; eq: False where each is only itself."""
        if kind is None:
            return lambda written: _made(written, kw_only=kw_only, eq=eq)
        return _made(kind, kw_only=kw_only, eq=eq)

    field = ValueField

    def fields(kind: type[Any]) -> tuple[ValueField, ...]:
        """Return the fields of a class, those of its bases first; each with name, type and metadata."""
        return kind.__fields_of_value__

    def evolve(value: Any, /, **changes: Any) -> Any:
        """Return the value with these fields changed, as if it were made anew."""
        kind = value.__class__
        given, held = _given(kind)
        return kind(**{**dict(zip(given, held(value), strict=True)), **changes})
