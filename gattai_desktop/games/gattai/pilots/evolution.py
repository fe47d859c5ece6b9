"""Evolutions: where a Pilot is in her cycle of seven, and what each kind brings (RULES PILOT-14 to PILOT-17).

| value | meaning |
|---|---|
| `pilot.<seat>.evolutions` | Evolutions that she has not yet spent |
| `pilot.<seat>.evolutions_for` | what each of them is for, in their order: "lesson", "bonus" or "mvp" |
| `pilot.<seat>.evolved` | Evolutions that she has spent; the place in the cycle follows from it |
| `pilot.<seat>.last_category` | of her last Tech Evolution: "chroma", "daisho", "robo" or "universal" |
| `pilot.<seat>.universal.<tech>` | rank of a Universal Tech, 1 to 3 |
| `pilot.<seat>.draw_modifier` | cards that she draws beyond her Stat at the start of a Throwdown |
| `pilot.<seat>.class` | 0 Freshman to 4 Graduate |
| `pilot.<seat>.slots.<type>` | Gear slots of a type, 1 at the start |
| `pilot.<seat>.adjectives` | what her friends think of her, and what Commitment Evolutions made of her |
"""

from collections.abc import Mapping
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.gattai.effects import modifiers
from gattai_desktop.games.gattai.pilots.pilots import COMMITMENT_MAXIMUM, COMMITMENT_OF, COMMITMENTS, pilot

TECH: Final = "Tech"
COMMITMENT: Final = "Commitment"
CLASS: Final = "Class"
CYCLE: Final = (TECH, TECH, COMMITMENT, TECH, TECH, COMMITMENT, CLASS)
"""The seven kinds of Evolution in their order; then it begins anew (PILOT-14)."""
LESSON, BONUS, MVP = "lesson", "bonus", "mvp"
"""What an Evolution is earned for: a recorded Lesson, one that nobody expected, the best Pilot's vote (PILOT-18)."""
CATEGORIES: Final = ("chroma", "daisho", "robo", "universal")
MOST_RANK: Final = 3


@frozen
class Class:
    """One rung of the school: its name, the max Hand and the highest Tier of Gear (PILOT-16).

    No text names the Tier of a Graduate: hers has no limit.
    """

    name: str
    max_hand: int
    gear_tier: int


CLASSES: Final = (
    Class("Freshman", 3, 1),
    Class("Sophomore", 4, 2),
    Class("Junior", 5, 3),
    Class("Senior", 6, 4),
    Class("Graduate", 7, 99),
)
GEAR_TYPES: Final = ("accessory", "armor", "tool")

UNIVERSAL: Final[Mapping[str, tuple[tuple[str, int], ...]]] = {
    "buffer": (("buffer_modifier", 2), ("buffer_modifier", 3), ("buffer_modifier", 5)),
    "card": (("draw_modifier", 1), ("draw_modifier", 1), ("max_hand", 1)),
    "charge": (("charge_modifier", 1), ("charge_modifier", 2), ("charge_modifier", 4)),
    "strike": (("strike_modifier", 1), ("strike_modifier", 1), ("strike_modifier", 1)),
}
"""What each rank of a Universal Tech adds, and to which value (PILOT-17)."""


def unspent(table: Table, seat: Seat) -> int:
    """Evolutions that a Pilot may still spend."""
    return table.number(f"pilot.{seat}.evolutions")


def earned_for(table: Table, seat: Seat) -> tuple[str, ...]:
    """What her unspent Evolutions are for, as far as it was kept."""
    kept = table.listed(f"pilot.{seat}.evolutions_for")
    return kept[-unspent(table, seat) :] if unspent(table, seat) else ()


def due(table: Table, seat: Seat) -> str:
    """The kind of Evolution that comes next in her cycle."""
    return CYCLE[table.number(f"pilot.{seat}.evolved") % len(CYCLE)]


def last_category(table: Table, seat: Seat) -> str:
    """In which category her last Tech Evolution was; "" before the first."""
    return table.text(f"pilot.{seat}.last_category")


def class_of(table: Table, seat: Seat) -> Class:
    """Her Class at the school."""
    return CLASSES[table.number(f"pilot.{seat}.class")]


def next_class(table: Table, seat: Seat) -> Class | None:
    """The Class that she may advance to; None for a Graduate."""
    place = CLASSES.index(class_of(table, seat)) + 1
    return CLASSES[place] if place < len(CLASSES) else None


def slots(table: Table, seat: Seat, kind: str) -> int:
    """How many pieces of Gear of a type she can carry (GEAR-1)."""
    own = cast("int", table.values.get(f"pilot.{seat}.slots.{kind}", 1))
    return max(0, modifiers.standing(table, seat, "gear_slots", own, of=kind))


def shared_slots(table: Table, seat: Seat) -> int:
    """How many of the slots that `slots` counts for each type are of any type, and so are filled once."""
    return max(0, modifiers.standing(table, seat, "gear_slots", 0))


def universal_rank(table: Table, seat: Seat, tech: str) -> int:
    """The rank of a Universal Tech, 0 where she has not begun it."""
    return table.number(f"pilot.{seat}.universal.{tech}")


def universal_ranks(table: Table, seat: Seat) -> dict[str, int]:
    """The Universal Techs that she has begun, each with its rank."""
    ranks = {tech: universal_rank(table, seat, tech) for tech in UNIVERSAL}
    return {tech: rank for tech, rank in ranks.items() if rank}


def below_six(table: Table, seat: Seat, stat: str) -> bool:
    """Whether the Commitment of a Stat has a maximum below 6, so that a point of it can be restored (PILOT-15)."""
    her = pilot(table, seat)
    return sum(her.number(f"base.{one}") for one in COMMITMENTS[COMMITMENT_OF[stat]]) < COMMITMENT_MAXIMUM


# ---------------------------------------------------------------------- what each brings


def earn(ledger: Ledger, seat: Seat, what_for: str) -> None:
    """Give a Pilot an Evolution to spend; what_for: `LESSON`, `BONUS` or `MVP` (PILOT-18)."""
    before = earned_for(ledger.table, seat)
    ledger.set(f"pilot.{seat}.evolutions", unspent(ledger.table, seat) + 1, rule="PILOT-18")
    ledger.set(f"pilot.{seat}.evolutions_for", (*before, what_for), rule="PILOT-18")


def spend(ledger: Ledger, seat: Seat) -> None:
    """Take one Evolution; the cycle goes on by one place."""
    ledger.set(f"pilot.{seat}.evolutions", max(0, unspent(ledger.table, seat) - 1), rule="PILOT-14")
    if ledger.table.values.get(f"pilot.{seat}.evolutions_for"):
        ledger.set(f"pilot.{seat}.evolutions_for", earned_for(ledger.table, seat) or None, rule="PILOT-14")
    evolved = ledger.table.number(f"pilot.{seat}.evolved")
    ledger.set(f"pilot.{seat}.evolved", evolved + 1, rule="PILOT-14")


def raise_stat(ledger: Ledger, seat: Seat, stat: str) -> None:
    """Raise a Stat for good, and with it the maximum of its Commitment (PILOT-15)."""
    her = pilot(ledger.table, seat)
    ledger.set(her.path(f"base.{stat}"), her.number(f"base.{stat}") + 1, rule="PILOT-15")
    ledger.set(her.path(stat), her.number(stat) + 1, rule="PILOT-15")


def raise_universal(ledger: Ledger, seat: Seat, tech: str) -> None:
    """Raise a Universal Tech by one rank (PILOT-17)."""
    rank = universal_rank(ledger.table, seat, tech)
    name, more = UNIVERSAL[tech][rank]
    ledger.set(f"pilot.{seat}.universal.{tech}", rank + 1, rule="PILOT-17")
    ledger.set(f"pilot.{seat}.{name}", ledger.table.number(f"pilot.{seat}.{name}") + more, rule="PILOT-17")


def raise_robo(ledger: Ledger, seat: Seat, *, grit: bool) -> None:
    """Raise a Robo's Tech Rank, or its Endurance by 2 (PILOT-13)."""
    path = f"pilot.{seat}.robo"
    if grit:
        for name in ("max_endurance", "endurance"):
            ledger.set(f"{path}.{name}", ledger.number(f"{path}.{name}") + 2, rule="PILOT-13")
    else:
        ledger.set(f"{path}.rank", min(MOST_RANK, ledger.number(f"{path}.rank") + 1), rule="PILOT-13")


def advance(ledger: Ledger, seat: Seat, kind: str) -> None:
    """Let a Pilot rise in her Class: a card more in Hand and a Gear slot more (PILOT-16)."""
    place = CLASSES.index(class_of(ledger.table, seat)) + 1
    ledger.set(f"pilot.{seat}.class", place, rule="PILOT-16")
    ledger.set(f"pilot.{seat}.max_hand", ledger.number(f"pilot.{seat}.max_hand") + 1, rule="PILOT-16")
    path = f"pilot.{seat}.slots.{kind}"
    ledger.set(path, cast("int", ledger.table.values.get(path, 1)) + 1, rule="PILOT-16")
    ledger.announce("class", rule="PILOT-16", who=seat, text=CLASSES[place].name)
