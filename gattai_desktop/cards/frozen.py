"""Values made cheaply: `@frozen` classes that mean what those of attrs mean.

The rules have hundreds of small frozen classes, and most of them are never used in one sitting. attrs writes and
compiles the methods of each when the class is made, a third of a millisecond every time, and all of them stand between
a person and the table. Here a class takes its methods over from this module, and only `__init__` is written for it,
once a few values were made without: most of those that a start makes at all, it makes a handful of. Type checkers see
attrs itself, and attrs' own functions (`asdict`, `fields`, `has`) know these classes. Not here: an order, values that
can be changed; attrs has them.
"""

# ruff: noqa: ANN401 - what a field holds is the business of its class

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import attrgetter
from types import CellType, FunctionType, MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, NoReturn, TypeVar

if TYPE_CHECKING:
    from attrs import evolve, field, fields, frozen

__all__ = ["FrozenValueError", "evolve", "field", "fields", "frozen", "is_value", "making"]

T = TypeVar("T")

_NONE: Final = object()
"""Stands where nothing was given."""


class FrozenValueError(AttributeError):
    """Somebody tried to change a value in place."""


class _Field:
    """What a class says of one of its fields; `name` is how it is read, `given_as` how it is given.

    Most fields say nothing of themselves: they stand on the defaults of this class and only know their name.
    """

    name = given_as = ""
    type: object = None
    value: object = _NONE
    factory: Callable[[], object] | None = None
    converter: Callable[[Any], object] | None = None
    validator: Callable[[Any, Any, Any], object] | None = None
    maker: Callable[[Any], object] | None = None
    init = repr = eq = hash = True
    kw_only = False
    metadata: Mapping[str, object] = MappingProxyType({})

    def __init__(  # noqa: PLR0913 - as attrs has them
        self,
        *,
        default: object = _NONE,
        factory: Callable[[], object] | None = None,
        init: bool = True,
        repr: bool = True,  # noqa: A002 - as attrs calls it
        eq: bool = True,
        hash: bool | None = None,  # noqa: A002 - as attrs calls it
        converter: Callable[[Any], object] | None = None,
        validator: Callable[[Any, Any, Any], object] | None = None,
        kw_only: bool = False,
        metadata: Mapping[str, object] | None = None,
    ) -> None:
        self.value, self.factory = default, factory
        self.converter, self.validator = converter, validator
        self.init, self.kw_only = init, kw_only
        self.repr, self.eq, self.hash = repr, eq, eq if hash is None else hash
        self.metadata = metadata or {}

    def default(self, maker: Callable[[Any], object]) -> Callable[[Any], object]:
        """Let a method of the class work out what the field is where nothing was given, as `@x.default`."""
        self.maker = maker
        return maker


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
        kind.__init__ = _written_init(kind)
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
        elif one.value is not _NONE:
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


def _written_init(kind: type[Any]) -> Callable[..., None]:
    """Write the `__init__` of a class."""
    made_with, parameters, set_to, checks = _making_of(kind)
    # Slots of a class that keeps others from setting them.
    made_with |= {f"put_{one.given_as}": getattr(kind, one.name).__set__ for one, _value in set_to}
    lines = [*(f"put_{one.given_as}(self, {value})" for one, value in set_to), *checks]
    return _written("__init__", f"self, {parameters}", lines or ["pass"], made_with, kind)


_Making = tuple[dict[str, object], str, list[tuple[_Field, str]], list[str]]
"""What a value is made with, its parameters, what each slot is set to, and what is done once all are set."""


def _making_of(kind: type[Any]) -> _Making:
    made_with: dict[str, object] = {"none": _NONE}
    given: list[str] = []
    named: list[str] = []
    set_to: list[tuple[_Field, str]] = []
    checks: list[str] = []
    for one in kind.__fields_of_value__:
        name = one.given_as
        found = _default_of(one, made_with)
        if one.init:
            (named if one.kw_only else given).append(f"{name}=none" if found else name)
            value = f"({found} if {name} is none else {name})" if found else name
        elif found:
            value = found
        else:
            continue  # `__attrs_post_init__` sets it
        if one.converter is not None:
            made_with[f"convert_{name}"] = one.converter
            value = f"convert_{name}({value})"
        set_to.append((one, value))
    for one in kind.__fields_of_value__:
        if one.validator is not None:
            made_with[f"check_{one.given_as}"], made_with[f"field_{one.given_as}"] = one.validator, one
            checks.append(f"check_{one.given_as}(self, field_{one.given_as}, self.{one.name})")
    if hasattr(kind, "__attrs_post_init__"):
        checks.append("self.__attrs_post_init__()")
    return made_with, ", ".join([*given, *(["*", *named] if named else [])]), set_to, checks


def _written(
    name: str, parameters: str, lines: list[str], made_with: Mapping[str, object], kind: type[Any]
) -> Callable[..., Any]:
    body = "\n        ".join(lines)
    source = f"def make({', '.join(made_with)}):\n    def {name}({parameters}):\n        {body}\n    return {name}"
    written: Callable[..., Any] = _maker(source)(*made_with.values())
    written.__qualname__ = f"{kind.__qualname__}.{name}"
    written.__module__ = kind.__module__
    return written


def _default_of(one: _Field, made_with: dict[str, object]) -> str:
    """Return how the field is worked out where nothing is given, "" where it must be given."""
    name = f"default_{one.given_as}"
    if one.maker is not None:
        made_with[name] = one.maker
        return f"{name}(self)"
    if one.factory is not None:
        made_with[name] = one.factory
        return f"{name}()"
    if one.value is not _NONE:
        made_with[name] = one.value
        return name
    return ""


@lru_cache(maxsize=1024)
def _maker(source: str) -> Callable[..., Any]:
    made: dict[str, Any] = {}
    exec(compile(source, "<frozen>", "exec"), made)  # noqa: S102 - only names of fields are in it
    maker: Callable[..., Any] = made["make"]
    return maker


# ---------------------------------------------------------------------- making the class


def _made(kind: type[Any], *, kw_only: bool, eq: bool) -> type[Any]:
    namespace = dict(vars(kind))
    namespace.pop("__dict__", None)
    namespace.pop("__weakref__", None)
    own = _own_fields(namespace, kw_only=kw_only)
    above: dict[str, _Field] = {}
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


def _own_fields(namespace: dict[str, Any], *, kw_only: bool) -> dict[str, _Field]:
    """Take the fields of a class out of its namespace, by their names."""
    found: dict[str, _Field] = {}
    for name, hint in namespace.get("__annotations__", {}).items():
        if _of_the_class(hint):
            continue
        given = namespace.pop(name, _NONE)
        if given.__class__ is _Field:
            one = given
        else:
            one = _Field.__new__(_Field)
            if given is not _NONE:
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


def _as_attrs(one: _Field) -> Any:
    import attrs

    said: dict[str, Any] = {
        name: getattr(one, name) for name in ("init", "repr", "eq", "hash", "kw_only", "converter", "validator")
    }
    if one.maker is not None:
        said["default"] = attrs.Factory(one.maker, takes_self=True)
    elif one.factory is not None:
        said["factory"] = one.factory
    elif one.value is not _NONE:
        said["default"] = one.value
    said |= {"type": one.type, "metadata": one.metadata}
    return attrs.field(**said)


# ---------------------------------------------------------------------- what the house uses


def is_value(something: object) -> bool:
    """Whether this is a value of a `@frozen` class."""
    return hasattr(something.__class__, "__fields_of_value__")


def making(kind: Callable[..., T]) -> Callable[..., T]:
    """Return a function that makes values of a class from all of its fields in their order, for a quarter of the price.

    The last may be left out where they have a default that is no factory. They are given as the value holds them:
    nothing is converted or checked. Values are made as drafts, whose slots anybody may set until they are done. Raises
    TypeError for a class that sets fields of its own.
    """
    every: tuple[_Field, ...] = kind.__fields_of_value__  # type: ignore[attr-defined]
    if hasattr(kind, "__attrs_post_init__") or not all(one.init for one in every):
        raise TypeError(f"{kind!r} holds more than it is given.")
    free = {name: getattr(object, name) for name in ("__init__", "__setattr__", "__delattr__")}
    draft = type(f"{kind.__name__}InTheMaking", (kind,), {"__slots__": (), **free})  # type: ignore[arg-type]
    lines = ["self = draft()", *(f"self.{one.name} = {one.name}" for one in every), "self.__class__ = done"]
    optional: dict[str, object] = {}
    for one in reversed(every):
        if one.value is _NONE:
            break
        optional[f"default_{one.name}"] = one.value
    parameters = ", ".join(
        f"{one.name}=default_{one.name}" if f"default_{one.name}" in optional else one.name for one in every
    )
    made_with = {"draft": draft, "done": kind, **optional}
    made = _written("making", parameters, [*lines, "return self"], made_with, kind)  # type: ignore[arg-type]
    # Code that no other class shares: Python learns from each call where the slots of this one lie.
    made.__code__ = made.__code__.replace(co_qualname=made.__qualname__)
    return made


if not TYPE_CHECKING:

    def frozen(kind: type[Any] | None = None, *, kw_only: bool = False, eq: bool = True) -> Any:
        """Make a class of values. kw_only: its own fields are given by name; eq: False where each is only itself."""
        if kind is None:
            return lambda written: _made(written, kw_only=kw_only, eq=eq)
        return _made(kind, kw_only=kw_only, eq=eq)

    field = _Field

    def fields(kind: type[Any]) -> tuple[_Field, ...]:
        """Return the fields of a class, those of its bases first; each with name, type and metadata."""
        return kind.__fields_of_value__

    def evolve(value: Any, /, **changes: Any) -> Any:
        """Return the value with these fields changed, as if it were made anew."""
        kind = value.__class__
        for one in kind.__fields_of_value__:
            if one.init and one.given_as not in changes:
                changes[one.given_as] = getattr(value, one.name)
        return kind(**changes)
