"""What a Threat of a draft has against what its rating gives it: Conditions and powers, counted."""

from collections.abc import Iterator, Mapping
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.value import as_list
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.games.gattai.effects.entries import THREATS
from gattai_desktop.games.gattai.world.conditions import is_alternate
from gattai_desktop.games.gattai.world.threat_rating import RatingRow, power_slots, row_of
from gattai_desktop.games.kinds_of_many import FieldValues

GIANT: Final = "power.bgm"
"""The power whose words are what the flag `bgm` of a Threat switches on (BGM-1): one never goes without the other."""
_PARTS: Final = ("wave", "storm", "passive")


@frozen
class PowerChoice:
    """A power that a Threat has or could have. `parts` are its Wave, Storm and what always holds, each bought apart."""

    id: str
    name: str
    text: str
    parts: tuple[str, ...]
    free: bool = False

    @property
    def slots(self) -> int:
        """How many of a Threat's slots it takes."""
        return 0 if self.free else max(1, len(self.parts))


@frozen
class ThreatCount:
    """How a Threat stands against its rating."""

    row: RatingRow
    conditions: tuple[str, ...]
    powers: tuple[PowerChoice, ...]
    slots: int

    @property
    def asked_conditions(self) -> int:
        """How many Conditions it has of those that its rating asks for: alternate ones do not count."""
        return sum(not is_alternate(one) for one in self.conditions)

    @property
    def bought(self) -> int:
        """How many slots its powers take."""
        return sum(one.slots for one in self.powers)


def threat_count(draft: PackDraft, values: FieldValues) -> ThreatCount:
    """Count what a Threat has, by its values as they stand in the draft."""
    rating = values["tr"] if isinstance(values["tr"], int) else 1
    conditions = tuple(conditions_of(values))
    named = values["powers"] if isinstance(values["powers"], tuple) else ()
    found = tuple(power for name in named if (power := power_named(draft, str(name))) is not None)
    return ThreatCount(row_of(rating), conditions, found, power_slots(rating, conditions))


def conditions_of(values: FieldValues) -> Iterator[str]:
    """Yield the Conditions of a Threat in words; one that is a table says how it begins."""
    for one in as_list(values["defeat"]):
        if isinstance(one, Mapping):
            before = (
                "Violence: " if one.get("kind") == "violence" else "Or: " if one.get("stack") == "alternate" else ""
            )
            yield f"{before}{one.get('text', '')}"
        elif one:
            yield str(one)


def power_named(draft: PackDraft, name: str) -> PowerChoice | None:
    """Return a power by its id, whole or by one of its parts; None where no pack of the draft holds it."""
    for one in powers_of(draft):
        if one.id == name:
            return one
        part = name.rpartition(".")[2]
        if name == f"{one.id}.{part}" and part in one.parts:
            return PowerChoice(name, one.name, one.text, (part,), one.free)
    return None


def powers_of(draft: PackDraft) -> tuple[PowerChoice, ...]:
    """Return every power that a Threat of the draft may name, its own first."""
    own = (
        PowerChoice(
            str(one["id"]),
            str(one["name"] or ""),
            str(one["text"] or ""),
            parts_of(one),
            one["scope"] == THREATS,
        )
        for one in draft.entries("power")
        if one["id"]
    )
    others = (
        PowerChoice(one.id, one.name, one.text, parts_of({"tag": one.tag}), one.scope == THREATS)
        for pack in draft.shelf
        for one in pack.of(RuleEntry)
        if one.family == "power"
    )
    return (*own, *others)


def parts_of(power: Mapping[str, object]) -> tuple[str, ...]:
    """Return the parts of a power, each of which a Threat buys apart: by its tags, or by what it says that it does."""
    tags, does = power["tag"], power.get("effects")
    named = tags if isinstance(tags, tuple) else ()
    return tuple(one for one in _PARTS if one in named or (isinstance(does, Mapping) and does.get(one)))
