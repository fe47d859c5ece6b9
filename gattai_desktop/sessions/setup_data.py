"""The Setup of a table as JSON, for the session file. Read strictly, by the class that the game's box names."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gattai_desktop.cards.encoding import MAX_ENCODED, lying_from_data, lying_to_data
from gattai_desktop.cards.frozen import fields, is_value
from gattai_desktop.cards.value import Value, from_data, to_data
from gattai_desktop.cards.zone import Lying
from gattai_desktop.content.boxes import box as box_of
from gattai_desktop.games.box import Box

_LAID: Final = "zones"
_VALUES: Final = "values"
_EXPLAINED: Final = 20_000
"""Characters of a set-up of which everything is told that is wrong with it; of a longer one, the first mistake."""


class UnreadableSetup(ValueError):
    """What a session was set up with cannot be read."""


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

    try:
        data = json.loads(text) if len(text) <= MAX_ENCODED else None
        if not isinstance(data, dict):
            raise UnreadableSetup("The table's set-up is no JSON object.")
        try:
            return _converter(box.key, explains=False).structure(data, box.setup)
        except Exception:
            # Gathering every mistake takes its time for each: a made-up file can hold a million.
            if len(text) > _EXPLAINED:
                raise
            return _converter(box.key, explains=True).structure(data, box.setup)
    except (cattrs.BaseValidationError, cattrs.StructureHandlerNotFoundError) as wrong:
        told = cattrs.transform_error(wrong, path="setup", format_exception=_said)
        raise UnreadableSetup("; ".join(told)[:2_000]) from None
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError, cattrs.ForbiddenExtraKeysError) as wrong:
        raise UnreadableSetup(f"The table's set-up cannot be read: {str(wrong)[:300]}") from None


def _said(wrong: BaseException, kind: type | None) -> str:
    """What is said of one mistake in a set-up: what was found and what was expected, where the reading knows both."""
    import cattrs

    text = str(wrong)
    return text[:200] if text.startswith("found ") else cattrs.v.format_exception(wrong, kind)


@cache
def _converter(key: str, *, explains: bool) -> Any:  # noqa: ANN401 - cattrs is imported late
    """What reads the Setups of a game; making it costs more than many readings.

    One that `explains` gathers all that is wrong, with its place; the other stops at the first mistake.
    """
    import cattrs

    cards = box_of(key).game.cards
    converter = cattrs.Converter(forbid_extra_keys=True, detailed_validation=explains)
    for kind in (str, int, bool):
        converter.register_structure_hook(kind, _exactly(kind))
    converter.register_structure_hook_func(lambda kind: kind == Value, lambda data, _kind: from_data(data))
    converter.register_structure_hook_func(
        lambda kind: kind == tuple[Lying, ...], lambda data, _kind: lying_from_data(data, cards)
    )
    return converter


def _exactly(kind: type) -> Any:  # noqa: ANN401
    def structure(data: object, _kind: object) -> object:
        if type(data) is not kind:
            raise ValueError(f"found {str(data)[:60]!r}, expected {kind.__name__}")
        return data

    return structure
