"""The Spoils of a Throwdown as a table, at what each is aimed of itself, and why one has no place (OUT-7 to OUT-9).

Where the book writes one line for both sides ("Recover:Self(1) or Recover:Threat(1)") each side has its own half here,
because the other half would fit nobody; Coach may allow what does not fit (OUT-7).
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.events.event_table import WAVE_AND_STORM
from gattai_desktop.games.gattai.events.recipients import in_play, kind_of, valid
from gattai_desktop.games.gattai.events.targets_of_events import INVOLVED, ONE_OF
from gattai_desktop.games.gattai.events.trigger_line import Trigger
from gattai_desktop.games.gattai.events.triggers import parse
from gattai_desktop.games.gattai.names import spoil_name
from gattai_desktop.games.gattai.world import locations
from gattai_desktop.games.verdict import Reason, refusal

SpoilLevel = Literal["basic", "ultimate"]
LEVELS: Final[tuple[SpoilLevel, ...]] = ("basic", "ultimate")


@frozen
class Spoil:
    """One thing that the winner of a Throwdown may take.

    `pilots` is the line of triggers where Pilots fought Coach and take it, `rivals` where Pilots fought Pilots, `coach`
    where Coach takes it; empty where it does not fit. `personal` says that it matters who receives it.
    """

    key: str
    level: SpoilLevel
    pilots: str = ""
    rivals: str = ""
    coach: str = ""
    personal: bool = False
    final_only: bool = False
    name: str = ""
    told: bool = False
    """Told in the story instead of fired."""
    several: bool = False
    """Basic Spoils instead of itself, more of them the later the fight ended (OUT-10)."""

    def line(self, who: str) -> str:
        """The triggers for a taker: "pilots", "rivals" or "coach"."""
        return {"pilots": self.pilots, "rivals": self.rivals, "coach": self.coach}[who]


STORY: Final = "story"
"""A minor beneficial story effect instead of a trigger (OUT-10)."""
SEVERAL: Final = "several-basic"
"""Basic Spoils instead of an Ultimate one (OUT-10)."""

_CHARGES: Final = "+Chargeup:Self(Full) or +Chargeup:Team(1)"
_BUFFERS: Final = "+Fortify:Self(Full) or +Fortify:Team(1)"
_WHOLE: Final = "+Recover:Self(All)"
_FAVOR: Final = "+Favor(1) or +Disfavor(1)"

SPOILS: Final[Mapping[str, Spoil]] = {
    spoil.key: spoil
    for spoil in (
        Spoil("chargeup", "basic", _CHARGES, _CHARGES, personal=True),
        Spoil("favor", "basic", _FAVOR, _FAVOR, "+Disfavor(1)", personal=True),
        Spoil("fortify", "basic", _BUFFERS, _BUFFERS, "+Fortify:Threat(Full)", personal=True),
        Spoil("purge", "basic", "", "+Purge:Choice", "+Purge:Choice"),
        Spoil("recover", "basic", "+Recover:Self(1)", "+Recover:Self(1)", "+Recover:Threat(1)", personal=True),
        Spoil("replenish", "basic", "+Replenish:Choice(1)", "+Replenish:Choice(1)"),
        Spoil("schism", "basic", "", "+Schism:Team(1)", "+Schism:Team(1)"),
        Spoil("trauma", "basic", "+Trauma:Threat(1)", "+Trauma:Pilot(1)", "+Trauma:Pilot(1)"),
        Spoil("wave", "basic", coach="+Wave"),
        Spoil(STORY, "basic", final_only=True),
        Spoil("chargeup-team", "ultimate", "+Chargeup:Team(Full)", "+Chargeup:Team(Full)"),
        Spoil("fortify-team", "ultimate", "+Fortify:Team(Full)", "+Fortify:Team(Full)"),
        Spoil("rally", "ultimate", "+Rally(1)", "+Rally(1)"),
        Spoil("rebuild", "ultimate", "+Rebuild", "+Rebuild"),
        Spoil("ruin", "ultimate", "+Ruin", "+Ruin", "+Ruin"),
        Spoil("recover-all", "ultimate", _WHOLE, _WHOLE, "+Recover:Threat(All)", personal=True),
        Spoil("replenish-full", "ultimate", "+Replenish:Choice(Full)", "+Replenish:Choice(Full)"),
        Spoil("storm", "ultimate", coach="+Storm"),
        Spoil(SEVERAL, "ultimate", final_only=True, several=True),
    )
}  # fmt: skip
"""Every Spoil by its key, in the order of the lists."""

AGAINST: Final = frozenset({"purge", "trauma"})
"""Spoils that harm one of the other side; whoever takes them receives nothing."""

# How many Basic Spoils stand for an Ultimate one, by the highest stage (OUT-10).
BASIC_FOR_ULTIMATE: Final[Mapping[int, int]] = {1: 1, 2: 3, 3: 7, 4: 11, 5: 11, 6: 11, 7: 11}


def spoils_of(table: Table) -> Mapping[str, Spoil]:
    """Every Spoil of this table: those that content brought along, or the book's (RULES OUT-8 to OUT-10)."""
    listed = table.listed("spoils")
    return {key: _of_content(table, key) for key in listed} or SPOILS


def _of_content(table: Table, key: str) -> Spoil:
    def text(name: str) -> str:
        return table.text(f"spoil.{key}.{name}")

    level: SpoilLevel = "ultimate" if text("level") == "ultimate" else "basic"
    flags = {name: table.values.get(f"spoil.{key}.{name}") is True for name in ("personal", "told", "several")}
    final = text("edition") == "final"
    return Spoil(
        key, level, text("pilots"), text("rivals"), text("coach"), final_only=final, name=text("name"), **flags
    )


SPOIL: Final = "spoil"
"""The cause of an event that was taken as a Spoil."""
_OF_PLACES: Final = frozenset({"Ruin", "Rebuild"})


def target(table: Table, event: str) -> str | None:
    """Whom a Spoil hits that names nobody; None where its taker chooses among all.

    Ruin and Rebuild are of the current Location, where there is one; in Final a Wave or Storm is of an involved Threat.
    """
    if event in _OF_PLACES:
        return locations.here(table)
    if event in WAVE_AND_STORM and rulings_of(table).spoils_list == "final":
        return INVOLVED
    return None


@cache
def triggers_of(line: str) -> tuple[Trigger, ...]:
    """The triggers that a Spoil may fire; none for an empty line."""
    alternatives = parse(line).alternatives if line else ()
    return tuple(trigger for alternative in alternatives for trigger in alternative.triggers)


def finds_somebody(table: Table, trigger: Trigger, fighting: tuple[str, ...]) -> bool:
    """Whether a Spoil has a target of the kind that its line names; `fighting` are the Threats in the fight."""
    found, aimed = valid(table, trigger.event), target(table, trigger.event)
    if aimed == INVOLVED:
        return any(one.partition(".")[2] in fighting for one in found)
    if aimed:
        return aimed in found
    return any(kind_of(table, one) == trigger.target for one in found) if trigger.target in ONE_OF else bool(found)


_NOBODY_HIT: Final[Mapping[str, str]] = {
    "Disfavor": "there is no Faction",
    "Favor": "there is no Faction",
    "Fortify": "there is no Threat in play",
    "Rebuild": "no Location of this fight is Damaged",
    "Recover": "there is no Threat in play",
    "Ruin": "no Location of this fight can be ruined",
    "Storm": "no Threat of this fight has a Storm",
    "Trauma": "there is no Threat in play",
    "Wave": "no Threat of this fight has a Wave",
}
"""Why a Spoil hits nobody, by the event that it fires."""


def does_not_fit(table: Table, column: str, spoil: Spoil) -> Reason:
    """Say why a Spoil has no place here: it is of another edition's list or for the other side, or it hits nobody."""
    name = spoil.name or spoil_name(spoil.key)
    line = spoil.line(column)
    if spoil.final_only and rulings_of(table).spoils_list != "final":
        return refusal("OUT-7", "{spoil} is on the list of another edition.", spoil=name, ruling="spoils_list")
    if not line:
        return refusal("OUT-7", "{spoil} is a Spoil of the other side.", spoil=name)
    one = next((one for one in triggers_of(line) if one.event in _NOBODY_HIT), None)
    why = _NOBODY_HIT[one.event] if one is not None else "nobody here can receive it"
    if one is not None and one.target == "Threat" and in_play(table, "Threat"):
        # There are Threats, but the event is none for them.
        why = "no Threat can be hit by it"
    return refusal("OUT-7", "{spoil} does not fit here: {why}.", spoil=name, why=why)
