"""What content brings to a table as data: entries with their effects, and Spoils (docs/packs.md)."""

from collections.abc import Iterable

from gattai_desktop.cards.frozen import fields, frozen
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.effects.effect_line import EffectFault, parse_effect


class UnusableSetup(ValueError):
    """A table cannot be set up like this; the message says what is wrong and what would do."""


@frozen
class EntrySetup:
    """An entry of a content pack: its effects are lines of text (see `effect_line.py`)."""

    key: str
    name: str
    family: str = "tech"
    scope: str = ""
    tier: int = 0
    tag: tuple[str, ...] = ()
    text: str = ""
    effect: tuple[str, ...] = ()


@frozen
class SpoilSetup:
    """A Spoil of this table, with its lines for Pilots, for rivals and for the Coach (RULES OUT-8 to OUT-10)."""

    key: str
    name: str
    level: str = "basic"
    pilots: str = ""
    rivals: str = ""
    coach: str = ""
    personal: bool = False
    told: bool = False
    edition: str = ""


def content_values(entries: Iterable["EntrySetup"], spoils: Iterable["SpoilSetup"]) -> dict[str, Value]:
    """The values of entries and Spoils. Raises UnusableSetup for an effect that cannot be read."""
    values: dict[str, Value] = {}
    listed, taken = tuple(entries), tuple(spoils)
    if listed:
        values["entries"] = tuple(one.key for one in listed)
    for entry in listed:
        values.update(_entry_values(entry))
    if taken:
        values["spoils"] = tuple(one.key for one in taken)
    for spoil in taken:
        said: dict[str, Value] = {
            one.name: getattr(spoil, one.name) for one in fields(type(spoil)) if one.name != "key"
        }
        values.update({f"spoil.{spoil.key}.{name}": value for name, value in said.items() if value})
    return values


def _entry_values(one: EntrySetup) -> dict[str, Value]:
    for line in one.effect:
        try:
            parse_effect(line)
        except EffectFault as fault:
            raise UnusableSetup(f"{one.name}: {fault}") from None
    values: dict[str, Value] = {
        "name": one.name,
        "family": one.family,
        "scope": one.scope or None,
        "tier": one.tier or None,
        "tag": one.tag or None,
        "text": one.text or None,
        "effects": one.effect or None,
    }
    return {f"entry.{one.key}.{name}": value for name, value in values.items()}
