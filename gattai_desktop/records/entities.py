"""Reads and writes the lines that say who and what is at the table: `threat tin-comet "The Tin Comet" rating 4`."""

import re
from collections.abc import Mapping
from typing import Any, Final, get_args, get_origin, get_type_hints

import attrs

from gattai_desktop.games.box import Entity
from gattai_desktop.records.clauses import read_text, written_text
from gattai_desktop.records.fault import Unreadable
from gattai_desktop.records.lines import quoted, tokens

_YES_NO: Final = {"yes": True, "no": False}
_MOST_WORDS: Final = 10
"""Most words in which something of an entity is called, such as "defeat conditions"; the longest has fewer."""


def read_entity(entity: Entity, text: str) -> Any:  # noqa: ANN401
    """Read the key, the name where there is one, then words with their values. Raises Unreadable.

    A word with several values, such as a Threat's Defeat Conditions, is written once for each of them.
    """
    parts = tokens(text)
    if not parts or parts[0].startswith('"'):
        raise Unreadable("'{text}': a short name of one word must come first, such as tin-comet.", text=text[:60])
    key, name = (one.name for one in attrs.fields(entity.kind)[:2])
    hints = get_type_hints(entity.kind)
    values: dict[str, Any] = {key: parts[0].lower(), name: parts[0]}
    rest = parts[1:]
    if rest and rest[0].startswith('"'):
        values[name] = read_text(rest.pop(0))
    word: list[str] = []
    for part in rest:
        if len(word) > _MOST_WORDS:
            break
        written = "_".join(word).lower()
        place = next((field for field, words in entity.parts.items() if written in words), "")
        if written in (values.get(place, {}) if place else values) and get_origin(hints.get(written)) is not tuple:
            raise Unreadable("'{text}': {word} stands here twice.", text=text[:60], word=" ".join(word))
        if place:
            values.setdefault(place, {})[written] = _value(part, int)
        elif written in hints and written not in (key, name, *entity.parts):
            hint = hints[written]
            if get_origin(hint) is tuple:
                values[written] = (*values.get(written, ()), _value(part, get_args(hint)[0]))
            else:
                values[written] = _value(part, hint)
        else:
            word.append(part)
            continue
        word = []
    if word:
        known = [one.replace("_", " ") for one in hints if one not in (key, name, *entity.parts)]
        known += [one for words in entity.parts.values() for one in words]
        raise Unreadable(
            "'{word}': the word is not known, or its value is missing. Known: {known}.",
            word=" ".join(word)[:60],
            known=", ".join(known),
        )
    try:
        return entity.kind(**values)
    except TypeError:
        needed = [one.name for one in attrs.fields(entity.kind) if one.default is attrs.NOTHING]
        missing = ", ".join(one for one in needed if one not in values)
        raise Unreadable("'{text}': {missing} is missing.", text=text[:60], missing=missing) from None


def _value(part: str, hint: Any) -> Any:  # noqa: ANN401
    if hint is bool:
        if part not in _YES_NO:
            raise Unreadable("'{part}' must be yes or no.", part=part[:40])
        return _YES_NO[part]
    if hint is int:
        if not re.fullmatch(r"-?\d{1,6}", part):
            raise Unreadable("'{part}' must be a whole number.", part=part[:40])
        return int(part)
    return read_text(part)


def written_entity(entity: Entity, one: Any) -> str:  # noqa: ANN401
    """Return an entity as `read_entity` reads it; what is as it would be anyway is left out."""
    key, name, *others = attrs.fields(entity.kind)
    words = [str(getattr(one, key.name)), quoted(str(getattr(one, name.name)))]
    for field in others:
        value = getattr(one, field.name)
        default = field.default.factory() if isinstance(field.default, attrs.Factory) else field.default  # type: ignore[arg-type]
        if value == default:
            continue
        if isinstance(value, Mapping):
            words += [f"{part} {amount}" for part, amount in value.items()]
            continue
        for single in value if isinstance(value, tuple) else (value,):
            words.append(f"{field.name.replace('_', ' ')} {_written(single)}")
    return " ".join(words)


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if isinstance(value, int) else written_text(str(value))
