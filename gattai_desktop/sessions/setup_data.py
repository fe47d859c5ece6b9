"""The Setup of a table as JSON, for the session file. Read strictly, by the class that the game's box names."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.encoding import MAX_ENCODED, NotEncoded, lying_from_data, lying_to_data
from gattai_desktop.cards.frozen import fields, is_value
from gattai_desktop.cards.value import Value, from_data, parsed, to_data
from gattai_desktop.cards.words import AsWritten, Called, wording
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box as box_of
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds_of_text import is_id

_LAID: Final = "zones"
_VALUES: Final = "values"
_EXPLAINED: Final = 100_000
"""Longest set-up, in characters, of which every mistake is told; of a longer one only the first is."""
_MOST_SAID: Final = 8
"""Mistakes of a set-up that are told one by one."""


class UnreadableSetup(ValueError):
    """What a session was set up with cannot be read.

    The message is a template with values, or a text made of one, and says why; that it is so, its reader says.
    """

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message if isinstance(message, Called) else wording(message, **values))


def setup_to_json(setup: Any) -> str:  # noqa: ANN401
    """Return a Setup as JSON."""
    data = {name: _told(value) for name, value in _parts(setup).items() if name not in (_LAID, _VALUES)}
    data[_VALUES] = {path: to_data(value) for path, value in setup.values.items()}
    data[_LAID] = {zone: lying_to_data(lying) for zone, lying in setup.zones.items()}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _parts(value: Any) -> dict[str, Any]:  # noqa: ANN401
    return {one.name: getattr(value, one.name) for one in fields(type(value))}


def _told(value: object) -> object:
    """Return a part of a Setup as JSON writes it: values by the names of their fields, rows as lists."""
    if isinstance(value, Mapping):
        return {key: _told(one) for key, one in value.items()}
    if isinstance(value, tuple | list):
        return [_told(one) for one in value]
    if is_value(value):
        return {name: _told(one) for name, one in _parts(value).items()}
    return value


def setup_from_json(text: str, box: Box) -> Any:  # noqa: ANN401
    """Return the Setup. Raises UnreadableSetup."""
    # Only export and import need it, and it takes its time to be imported.
    import cattrs

    data = _object_in(text)
    try:
        try:
            setup = _converter_of(box, explains=False).structure(data, box.setup)
        except Exception:
            # Gathering every mistake takes its time for each: a made-up file can hold a million.
            if len(text) > _EXPLAINED:
                raise
            setup = _converter_of(box, explains=True).structure(data, box.setup)
    except (cattrs.BaseValidationError, cattrs.StructureHandlerNotFoundError) as wrong:
        raise UnreadableSetup(_all_said(wrong)) from None
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError, cattrs.ForbiddenExtraKeysError) as wrong:
        raise UnreadableSetup(_said(wrong)) from None
    strange = next((one.id for one in setup.packs if not is_id(one.id)), None)
    if strange is not None:  # a folder is called by it, and this one would be elsewhere
        raise UnreadableSetup("It keeps a pack with an id that none may have: '{name}'.", name=AsWritten(strange[:60]))
    return setup


def _object_in(text: str) -> dict[str, Any]:
    try:
        data = parsed(text) if len(text) <= MAX_ENCODED else None
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise UnreadableSetup("The text that says it (seats, names, packs) is spoilt; the moves may be whole.")
    return data


def _all_said(wrong: BaseException) -> Called:
    """Return the first mistakes of a set-up, each with its place, and how many more there are."""
    import cattrs

    said: list[Called] = []

    def kept(one: BaseException, _kind: type | None) -> str:
        said.append(_said(one))
        return ""

    # cattrs gives each mistake with its place behind it.
    places = [told.partition(" @ ")[2] for told in cattrs.transform_error(wrong, path="setup", format_exception=kept)]
    faults = [wording("{place}: {fault}", place=place, fault=one) for place, one in zip(places, said, strict=True)]
    told, more = faults[0], len(faults) - _MOST_SAID
    for fault in faults[1:_MOST_SAID]:
        told = wording("{told} {fault}", told=told, fault=fault)
    return wording("{told} And {number} more.", told=told, number=more) if more > 0 else told


def _said(wrong: BaseException) -> Called:
    """Return one mistake of a set-up in words: what was found and what was expected, where both are known."""
    import cattrs

    first = next(iter(wrong.args), "")
    if isinstance(first, Called):
        return first
    if isinstance(wrong, cattrs.ForbiddenExtraKeysError):
        return wording("{names} is not known here.", names=", ".join(sorted(map(str, wrong.extra_fields)))[:200])
    if isinstance(wrong, KeyError):
        return wording("{name} is missing.", name=str(first)[:60])
    return wording("That is not how a set-up is written.")


def _converter_of(box: Box, *, explains: bool) -> Any:  # noqa: ANN401 - cattrs is imported late
    """Return the converter for the Setups of a game.

    One that `explains` gathers all that is wrong, with its place; the other stops at the first mistake.
    """
    usual = box_of(box.key)
    return _kept(box.key, explains=explains) if box is usual else _made(box.game.cards, explains=explains)


@cache
def _kept(key: str, *, explains: bool) -> Any:  # noqa: ANN401
    """The converter of a game without own cards, kept because making it takes longer than many readings."""
    return _made(box_of(key).game.cards, explains=explains)


def _made(cards: Mapping[str, Card], *, explains: bool) -> Any:  # noqa: ANN401
    import cattrs

    converter = cattrs.Converter(forbid_extra_keys=True, detailed_validation=explains)
    for kind in (str, int, bool):
        converter.register_structure_hook(kind, _exactly(kind))
    converter.register_structure_hook_func(lambda kind: kind == Value, lambda data, _kind: from_data(data))
    converter.register_structure_hook_func(
        lambda kind: kind == tuple[Lying, ...], lambda data, _kind: lying_from_data(data, cards)
    )
    return converter


_KINDS: Final = {str: wording("a text"), int: wording("a whole number"), bool: wording("true or false")}


def _exactly(kind: type) -> Any:  # noqa: ANN401
    def structure(data: object, _kind: object) -> object:
        if type(data) is not kind:
            raise NotEncoded("found {found}, expected {expected}.", found=repr(str(data)[:60]), expected=_KINDS[kind])
        return data

    return structure
