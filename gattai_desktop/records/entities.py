"""Reads and writes the lines that say who and what is at the table: `threat tin-comet "The Tin Comet" rating 4`."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, get_args, get_origin, get_type_hints

import attrs

from gattai_desktop.games.box import Entity
from gattai_desktop.games.move import quoted
from gattai_desktop.records.clauses import read_text, written_text
from gattai_desktop.records.fault import Unreadable
from gattai_desktop.records.lines import tokens

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
    parts_of = {word: field for field, words in entity.parts.items() for word in words}
    known = (*(one for one in hints if one not in (key, name, *entity.parts)), *parts_of)
    for words, part in _words_with_values(rest, known, said_already=(key, name)):
        written = "_".join(words).lower()
        held = values.setdefault(parts_of[written], {}) if written in parts_of else values
        hint = int if written in parts_of else hints[written]
        if get_origin(hint) is tuple:
            held[written] = (*held.get(written, ()), _value(part, get_args(hint)[0]))
        elif written in held:
            raise Unreadable("'{text}': {word} stands here twice.", text=text[:60], word=" ".join(words))
        else:
            held[written] = _value(part, hint)
    try:
        return entity.kind(**values)
    except TypeError:
        needed = [one.name for one in attrs.fields(entity.kind) if one.default is attrs.NOTHING]
        missing = ", ".join(one for one in needed if one not in values)
        raise Unreadable("'{text}': {missing} is missing.", text=text[:60], missing=missing) from None


def _words_with_values(
    parts: Iterable[str], known: Sequence[str], said_already: Sequence[str]
) -> Iterator[tuple[list[str], str]]:
    """Yield each known word, which may be several such as "defeat conditions", with the value that follows it.

    Raises Unreadable where words are left over, since none of them is known or the value is missing.
    """
    words: list[str] = []
    for part in parts:
        if len(words) > _MOST_WORDS:
            break
        if "_".join(words).lower() in (*known, *said_already):
            yield words, part
            words = []
        else:
            words.append(part)
    if words:
        raise Unreadable(
            "'{word}': the word is not known, or its value is missing. Known: {known}.",
            word=" ".join(words)[:60],
            known=", ".join(one.replace("_", " ") for one in known),
        )


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
