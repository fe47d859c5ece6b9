"""Writes the functions that make values of a `@frozen` class, from what the class says of its fields."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeVar

from gattai_desktop.kept_code import made_of

T = TypeVar("T")

NOTHING: Final = object()
"""Stands where nothing was given."""


class ValueField:
    """What a class says of one of its fields; `name` is how it is read, `given_as` how it is given.

    Most fields say nothing of themselves: they stand on the defaults of this class and only know their name.
    """

    name = given_as = ""
    type: object = None
    value: object = NOTHING
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
        default: object = NOTHING,
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


def written_init(kind: type[Any]) -> Callable[..., None]:
    """Write the `__init__` of a class."""
    made_with, parameters, set_to, checks = _making_of(kind)
    # Slots of a class that keeps others from setting them.
    made_with |= {f"put_{one.given_as}": getattr(kind, one.name).__set__ for one, _value in set_to}
    lines = [*(f"put_{one.given_as}(self, {value})" for one, value in set_to), *checks]
    return _written("__init__", f"self, {parameters}", lines or ["pass"], made_with, kind)


_Making = tuple[dict[str, object], str, list[tuple[ValueField, str]], list[str]]
"""What a value is made with, its parameters, what each slot is set to, and what is done once all are set."""


def _making_of(kind: type[Any]) -> _Making:
    made_with: dict[str, object] = {"none": NOTHING}
    given: list[str] = []
    named: list[str] = []
    set_to: list[tuple[ValueField, str]] = []
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


def _default_of(one: ValueField, made_with: dict[str, object]) -> str:
    """Return how the field is worked out where nothing is given, "" where it must be given."""
    name = f"default_{one.given_as}"
    if one.maker is not None:
        made_with[name] = one.maker
        return f"{name}(self)"
    if one.factory is not None:
        made_with[name] = one.factory
        return f"{name}()"
    if one.value is not NOTHING:
        made_with[name] = one.value
        return name
    return ""


@lru_cache(maxsize=1024)
def _maker(source: str) -> Callable[..., Any]:
    made: dict[str, Any] = {}
    exec(made_of((source,), lambda: compile(source, "<frozen>", "exec")), made)  # noqa: S102 - only names of fields are in it
    maker: Callable[..., Any] = made["make"]
    return maker


def making(kind: Callable[..., T]) -> Callable[..., T]:
    """Return a function that makes values of a class from all of its fields in their order, for a quarter of the price.

    The last fields may be left out where they have a default that is no factory. Nothing is converted or checked. The
    value is made as a draft, whose slots can be set, and becomes frozen at the end. Raises TypeError for a class that
    sets fields of its own.
    """
    every: tuple[ValueField, ...] = kind.__fields_of_value__  # type: ignore[attr-defined]
    if hasattr(kind, "__attrs_post_init__") or not all(one.init for one in every):
        raise TypeError(f"{kind!r} holds more than it is given.")
    free = {name: getattr(object, name) for name in ("__init__", "__setattr__", "__delattr__")}
    draft = type(f"{kind.__name__}InTheMaking", (kind,), {"__slots__": (), **free})  # type: ignore[arg-type]
    lines = ["self = draft()", *(f"self.{one.name} = {one.name}" for one in every), "self.__class__ = done"]
    optional: dict[str, object] = {}
    for one in reversed(every):
        if one.value is NOTHING:
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
