"""The microevents of RULES 2.7: one row an event, as the book has its table.

What an event *does* is told in the chapters; this table says what it is, whom it may hit in
each edition, what it amounts to without a value, and what soaks it. Where a ruling has a
say (R-33, R-35, R-36, R-37, R-96), `targets_of` and `class_of` ask the ruling.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import wording
from gattai_desktop.games.gattai.book.rulings import Rulings
from gattai_desktop.games.notation import Pieces

EventClass = Literal["boost", "damage", "special", "action", "none"]
"""Boosts help, damage hurts; Final calls the rest special, Alpha and Beta call it action.
"none": this edition has no such event."""

Recipient = Literal["Pilot", "Coach", "Threat", "Faction", "Location", "Resource", "any"]
"""A kind of thing that an event may hit; "any": as the event chosen in its place."""

Base = Literal["whole", "tier", "schism", "chosen"] | int
"""The amount without a value: a number, the whole of what there is, the Crisis tier, what
R-27 says of Schism, or that of the event chosen in its place (MICRO-5, MICRO-6)."""

SoakedBy = Literal["none", "buffers", "one buffer", "fan club", "final form", "chosen"]
"""What may take the place of the amount: the Buffers of the one hit, one Buffer for the
whole event, Fan Club points, the Final Form's Buffers, or as the event chosen."""


@frozen
class Event:
    """One microevent, as the table of RULES 2.7 has it."""

    name: str
    rule: str  # its row, such as "MICRO-35"
    alpha: EventClass
    beta: EventClass
    final: EventClass
    targets: Mapping[str, tuple[Recipient, ...]]  # by edition key
    base: Base
    soak: SoakedBy
    effect: str  # one sentence for a tooltip

    def class_in(self, edition_key: str) -> EventClass:
        """Return the event's class in an edition's own text."""
        classes: dict[str, EventClass] = {
            "alpha": self.alpha,
            "beta": self.beta,
            "final": self.final,
        }
        return classes[edition_key]


_PILOT: Final[tuple[Recipient, ...]] = ("Pilot",)
_COACH: Final[tuple[Recipient, ...]] = ("Coach",)
_PILOT_COACH: Final[tuple[Recipient, ...]] = ("Pilot", "Coach")
_PILOT_THREAT: Final[tuple[Recipient, ...]] = ("Pilot", "Threat")
_THREAT: Final[tuple[Recipient, ...]] = ("Threat",)
_FACTION: Final[tuple[Recipient, ...]] = ("Faction",)
_LOCATION: Final[tuple[Recipient, ...]] = ("Location",)
_RESOURCE: Final[tuple[Recipient, ...]] = ("Resource",)
_ANY: Final[tuple[Recipient, ...]] = ("any",)
_NOBODY: Final[tuple[Recipient, ...]] = ()

_Targets = tuple[Recipient, ...]


def _row(
    name: str,
    number: int,
    classes: tuple[EventClass, EventClass, EventClass],
    targets: tuple[_Targets, _Targets, _Targets],
    base: Base,
    soak: SoakedBy,
    effect: str,
) -> Event:
    hit = MappingProxyType(dict(zip(("alpha", "beta", "final"), targets, strict=True)))
    return Event(name, f"MICRO-{number}", *classes, hit, base, soak, effect)


_BOOST: Final[tuple[EventClass, EventClass, EventClass]] = ("boost", "boost", "boost")
_DAMAGE: Final[tuple[EventClass, EventClass, EventClass]] = ("damage", "damage", "damage")
_ACTION: Final[tuple[EventClass, EventClass, EventClass]] = ("action", "action", "special")
_PLAIN: Final[tuple[EventClass, EventClass, EventClass]] = ("action", "action", "none")

EVENTS: Final[Mapping[str, Event]] = MappingProxyType(
    {
        event.name: event
        for event in (
            # name, MICRO-, class A B F, targets A B F, base, soak, effect
            _row("Burn", 20, _ACTION, (_PILOT_COACH,) * 3, "whole", "none",
                 "The whole Hand goes to the Trash."),
            _row("Chargeup", 21, _BOOST, (_PILOT,) * 3, 1, "none",
                 "Gain Charges, up to the maximum."),
            _row("Favor", 22, _BOOST, (("Pilot", "Location"), _FACTION, _FACTION), 1, "none",
                 "Invest one card in a Faction, or take one Offense away if Coach allows."),
            _row("Fortify", 23, _BOOST, (_PILOT, _PILOT_THREAT, _PILOT_THREAT), 1, "none",
                 "Regain spent Buffers, up to the maximum."),
            _row("Rally", 24, _BOOST, (_PILOT,) * 3, 1, "none",
                 "Clear the Team's Schism, or raise Harmony when there is none."),
            _row("Rebuild", 25, _ACTION, (("Pilot", "Location"), _LOCATION, _LOCATION), 1, "none",
                 "A Damaged Location stands again."),
            _row("Recover", 26, _BOOST, (_PILOT, _PILOT_THREAT, _PILOT_THREAT), 1, "none",
                 "Regain Stat points, or a Threat's rating, lost for the time being."),
            _row("Replenish", 27, _BOOST, (("Pilot", "Resource"), _RESOURCE, _RESOURCE), 1, "none",
                 "Raise one Resource."),
            _row("Storm", 28, _PLAIN, (_COACH, _THREAT, _NOBODY), 1, "none",
                 "Coach runs one Storm of a Threat in the scenario."),
            _row("Tarry", 29, _ACTION, (_PILOT_COACH, _PILOT, _PILOT), "tier", "none",
                 "Cards go from the top of Coach's Deck to the Trash, as many as the Crisis tier."),
            _row("Wave", 30, _PLAIN, (_COACH, _THREAT, _NOBODY), 1, "none",
                 "Coach runs one Wave of a Threat in the scenario."),
            _row("BREAK!", 31, ("action", "none", "none"), (_PILOT, _NOBODY, _NOBODY), 1, "none",
                 "A Lesser Fusion falls apart."),
            _row("Disfavor", 32, _DAMAGE, (("Pilot", "Faction"), _FACTION, _FACTION), 1,
                 "fan club", "A Faction takes Offense; the third turns it away or against you."),
            _row("Purge", 33, ("damage", "damage", "special"), (_PILOT,) * 3, "whole",
                 "one buffer", "All Charges are lost."),
            _row("Ruin", 34, _DAMAGE, (_LOCATION,) * 3, 1, "final form",
                 "A Standing Location is Damaged, a Damaged one Razed."),
            _row("Schism", 35, _DAMAGE, (_PILOT,) * 3, "schism", "buffers",
                 "The Team drifts apart; enough of it lowers Harmony."),
            _row("Trauma", 36, _DAMAGE, (_PILOT_THREAT,) * 3, 1, "buffers",
                 "A Pilot loses Stat points, a Threat its rating."),
            _row("Boost", 37, ("none", "none", "boost"), (_NOBODY, _NOBODY, _ANY), "chosen",
                 "none", "Any boost, as the instigator chooses."),
            _row("Damage", 38, _DAMAGE, (_ANY,) * 3, "chosen", "chosen",
                 "Any damage, as the instigator chooses."),
        )
    }
)  # fmt: skip
"""Every microevent by its stored name, in the order of their rules."""

WAVE_AND_STORM: Final = frozenset({"Wave", "Storm"})
"""What R-41 calls events or actions of a Threat."""

ALIASES: Final[Mapping[str, str]] = MappingProxyType(
    {"Restore": "Recover", "RebuildSchism": "Rebuild", "Strife": "Schism"}
)
"""Spellings of the three texts that mean an event of another name (MICRO-1, R-21)."""


def class_of(event: Event, rulings: Rulings) -> EventClass:
    """Return an event's class at this table (R-33). Waves and Storms act in every edition, however called (R-41)."""
    if event.name == "Purge":
        return rulings.purge_class
    if event.name in WAVE_AND_STORM:
        return "action"
    return event.class_in(rulings.edition)


CALLED: Final[Mapping[str, str]] = {"Chargeup": "Charges", "Fortify": "Buffers"}
"""What people call events by what they give, where the book has a word of its own for the giving."""


def targets_of(event: Event, rulings: Rulings) -> tuple[Recipient, ...]:
    """Return the kinds of thing that the event may hit at this table.

    An empty tuple means that nothing is to be picked: the event has no target here, or this
    edition does not know it (`class_of` tells which).
    """
    match event.name:
        case "Favor" if rulings.favor_targets == "factions":
            return _FACTION
        case "Fortify":
            return _PILOT_THREAT if rulings.fortify_on_threats == "yes" else _PILOT
        case "Recover":
            return _PILOT_THREAT if rulings.recover_on_threats == "yes" else _PILOT
        case "Tarry" if rulings.tarry_target == "no_target":
            return _NOBODY
        case _:
            return event.targets[rulings.edition]


def choices_for(event_name: str, rulings: Rulings) -> tuple[str, ...]:
    """Return the events that a Boost or a Damage may become at this table (MICRO-6).

    W-12: no boost is ever among the damage. Any other event stands for itself alone.
    """
    if event_name not in ("Boost", "Damage"):
        return (event_name,)
    wanted = event_name.lower()
    return tuple(
        name for name, event in EVENTS.items() if name not in ("Boost", "Damage") and class_of(event, rulings) == wanted
    )


EVENT_OF: Final[Mapping[str, str]] = MappingProxyType(
    {name.casefold(): name for name in EVENTS} | {alias.casefold(): name for alias, name in ALIASES.items()}
)
"""The stored name of an event by each spelling of it, casefolded."""


PREFIXES: Final = ("./", "+", "/")


def take_prefix(pieces: Pieces) -> bool:
    """Pass over one of the prefixes of an event if it stands here."""
    return any(pieces.take(prefix) for prefix in PREFIXES)


def read_event(pieces: Pieces) -> str:
    """Read the name of an event where the pieces stand, "Burn!" with its mark. Raises NotationFault."""
    start = pieces.at
    word = pieces.word()
    if word is None:
        raise pieces.broken(wording("the name of an event, such as Schism"))
    if pieces.take("!"):
        word += "!"
    found = EVENT_OF.get(word.casefold())
    if found is None:
        raise pieces.unknown(start, wording("event"), word, (*EVENTS, *ALIASES))
    return found
