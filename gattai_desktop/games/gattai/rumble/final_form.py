"""The Final Form as a value: its Positions, who holds them, its numbers, and what sleeps without it (RULES 2.15).

A Form belongs to a side, which is named after the seat that played its initiative card.

| value | meaning |
|---|---|
| `throwdown.rumble` | the side that began the Rumble; the value is there for as long as one runs |
| `throwdown.immediate` | True where the Throwdown began as a Rumble (RUMBLE-19) |
| `throwdown.form.<side>` | "assembled", or "none" for a side that fights without |
| `throwdown.form.<side>.harmony` | Harmony as it was locked (RUMBLE-7) |
| `throwdown.form.<side>.positions` | (Position, seat), also of Pilots who were thrown out |
| `throwdown.form.<side>.strike`, `.buffers`, `.max_buffers`, `.charges`, `.max_charges` | its numbers |
| `throwdown.form.<side>.used` | (Position, Rumble stage) of each Rumble Tech that was used |
| `throwdown.form.<side>.drawn` | cards of the Head's first draw that may still be passed on |
| `scene.location` | the key of the current Location (LOC-6) |

Beta lets no Chroma's and no Daisho Tech work in a Rumble; where the complete text holds, Pilots without a Final Form
may use theirs, for twice the Charges or for half of what they do. An entry may say that it is for Rumbles: by its tag
`rumble`, by the window "rumble.start", by a price in Rumble Charges, or by a condition that asks for a Rumble.
"""

from collections.abc import Mapping
from functools import partial
from typing import Final, cast

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table, paths
from gattai_desktop.cards.zone import COACH_SEAT, Seat
from gattai_desktop.games.gattai.book.editions import borrows_final
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.effects import entries, modifiers
from gattai_desktop.games.gattai.effects.entries import TABLE, HeldEntry
from gattai_desktop.games.gattai.pilots.robos import robo
from gattai_desktop.games.gattai.throwdown import stages, throwdown

HEAD: Final = "head"
HEART: Final = "heart"
HAND: Final = "hand"
FOOT: Final = "foot"
SWORD: Final = "sword"
AEGIS: Final = "aegis"
WING: Final = "wing"


@frozen
class Position:
    """A place in the Final Form. `tech` says what its Rumble Tech does; X is the Rumble stage, 1 to 4."""

    key: str
    name: str
    tech: str
    once_a_stage: bool = False
    """Whether its Tech may be used in each stage, and not once a Rumble (R-90)."""
    draws: bool = False
    """Whether its Tech needs a card of the Pilots' Deck (DECK-13)."""


POSITIONS: Final[Mapping[str, Position]] = {
    position.key: position
    for position in (
        Position(HEAD, "Head", "Each other Pilot passes up to X cards to the Head and gets up to X back."),
        Position(HEART, "Heart", "Each other Pilot may draw up to X cards.", draws=True),
        Position(HAND, "Hand", "A Rumble Tech that was used in this Rumble happens once more."),
        Position(FOOT, "Foot", "The opponent discards X cards at random and keeps at least one."),
        Position(SWORD, "Sword", "Trauma X on an opponent."),
        Position(AEGIS, "Aegis", "One Robo, or the Final Form's Buffers, regain X."),
        Position(WING, "Wing", "Draw a card, and the Rumble moves to another Location.", once_a_stage=True, draws=True),
    )
}
"""Every Position by its key, the Head first."""


RUMBLE: Final = "throwdown.rumble"
IMMEDIATE: Final = "throwdown.immediate"
LOCATION: Final = "scene.location"
ASSEMBLED: Final = "assembled"
NONE: Final = "none"
FIRST_STAGE: Final = 4
"""The stage in which a Rumble begins; the one before it has Rumble stage 0 (THROW-21)."""


@frozen
class FormPart:
    """One Position of a Final Form, and the Pilot who holds it."""

    position: str
    seat: Seat
    fights: bool
    """False for a Pilot who was thrown out of the Rumble (RUMBLE-10)."""


@frozen
class FinalForm:
    """A Final Form as it stands. Numbers that set-up has not come to are 0."""

    side: Seat
    places: tuple[FormPart, ...]
    harmony: int
    strike: int
    buffers: int
    max_buffers: int
    charges: int
    max_charges: int
    used: tuple[tuple[str, int], ...]

    @property
    def head(self) -> Seat | None:
        """The Pilot who is the Head; None while Positions are being taken."""
        return next((place.seat for place in self.places if place.position == HEAD), None)

    @property
    def pilots(self) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(place.seat for place in self.places if place.fights))

    def held_by(self, seat: Seat) -> tuple[str, ...]:
        return tuple(place.position for place in self.places if place.seat == seat)


def form_path(side: Seat, name: str = "") -> str:
    """Where the Form of a side keeps a number; without a name, whether there is one."""
    return f"throwdown.form.{side}.{name}" if name else f"throwdown.form.{side}"


def going_on(table: Table) -> bool:
    """Whether a Rumble runs, from the beginning of its set-up."""
    stage = table.values.get(stages.STAGE)
    return table.values.get(RUMBLE) is not None or (isinstance(stage, int) and stage >= FIRST_STAGE)


def rumble_stage(table: Table) -> int:
    """The Rumble stage, 1 to 4; 1 while a Rumble is being set up, 0 where none runs."""
    if not going_on(table):
        return 0
    stage = table.values.get(stages.STAGE)
    return max(1, stages.STAGES[stage].rumble) if isinstance(stage, int) else 1


def form(table: Table, side: Seat) -> FinalForm | None:
    """Return the Final Form of a side; None where it has none."""
    if table.values.get(form_path(side)) != ASSEMBLED:
        return None
    members = throwdown.members(table, side)
    return table.cached(("form", side, members), partial(_assembled, table, side, members), depends_on=_OF_FORMS)


_OF_FORMS: Final = paths(
    *(
        f"throwdown.*.{name}"
        for name in ("positions", "harmony", "strike", "buffers", "max_buffers", "charges", "max_charges", "used")
    )
)


def _assembled(table: Table, side: Seat, members: tuple[Seat, ...]) -> FinalForm:
    values, here = table.values, form_path(side)
    held = cast("tuple[tuple[str, Seat], ...]", values.get(f"{here}.positions") or ())
    return FinalForm(
        side,
        tuple([FormPart(position, seat, seat in members) for position, seat in held]),
        harmony=table.number(f"{here}.harmony"),
        strike=table.number(f"{here}.strike"),
        buffers=table.number(f"{here}.buffers"),
        max_buffers=table.number(f"{here}.max_buffers"),
        charges=table.number(f"{here}.charges"),
        max_charges=table.number(f"{here}.max_charges"),
        used=cast("tuple[tuple[str, int], ...]", values.get(f"{here}.used") or ()),
    )


def form_of(table: Table, seat: Seat) -> FinalForm | None:
    """Return the Final Form in which a Pilot fights now; None for one who stands on her own feet."""
    side = throwdown.side_of(table, seat)
    found = form(table, side) if side is not None and side != COACH_SEAT else None
    return found if found is not None and seat in found.pilots else None


def forms(table: Table) -> tuple[FinalForm, ...]:
    """Every Final Form of this Rumble: one, or two where Pilots fight Pilots."""
    return tuple(found for side in throwdown.sides(table) if (found := form(table, side)) is not None)


def strike(table: Table, seat: Seat) -> int | None:
    """The Strike of a player for a Final Form: the Harmony that was locked (RUMBLE-11); None outside of one."""
    found = form_of(table, seat)
    if found is None or table.values.get(form_path(found.side, "strike")) is None:
        return None
    reach = found.strike
    for one in found.pilots:
        reach = modifiers.standing(table, one, "rumble_strike", reach)
    return max(0, reach)


def thrown_out(table: Table, seat: Seat) -> bool:
    """Whether a Pilot in a Final Form has lost her Robo, and so her place (RUMBLE-10)."""
    return robo(table, seat).endurance == 0 and form_of(table, seat) is not None


def decides(table: Table, side: Seat) -> Seat:
    """Who decides for a side in a Rumble: the Head, or with no Head the Commander (RUMBLE-9, C-24)."""
    found = form(table, side)
    leader = throwdown.commander(table, side)
    head = found.head if found is not None else None
    if head is not None:
        return head
    members = throwdown.members(table, side)
    return leader if leader in members or not members else members[0]


def location(table: Table) -> str | None:
    """The key of the current Location, if one is set and still on the table (LOC-6)."""
    key = table.values.get(LOCATION)
    return key if isinstance(key, str) and key in table.listed("locations") else None


def places_shown(table: Table) -> tuple[str, ...]:
    """The keys of the Locations that are on the table."""
    return tuple(
        key for key in table.listed("locations") if table.values.get(f"location.{key}.revealed", True) is not False
    )


_TECHS: Final = frozenset({"tech", "frame", "mod"})
_GEAR: Final = "gear"
_FOR_RUMBLES: Final = frozenset({"rumble", "in_form"})


def sleeps(table: Table, found: HeldEntry) -> bool:
    """Whether what a Pilot has does not work now, because a Rumble runs (RUMBLE-13)."""
    if not _in_a_rumble(table, found):
        return False
    family = table.values.get(f"entry.{found.entry}.family")
    formed = form_of(table, found.owner) is not None
    if family == _GEAR:
        return not formed or not _says_so(table, found)
    # What every Pilot has belongs to no Chroma.
    if family not in _TECHS or table.values.get(f"entry.{found.entry}.scope") or _says_so(table, found):
        return False
    return formed or not borrows_final(rulings_of(table).edition)


def is_dear(table: Table, found: HeldEntry) -> bool:
    """Whether a Tech costs twice its Charges: used in a Rumble without a Final Form (RUMBLE-16)."""
    return (
        _in_a_rumble(table, found)
        and table.values.get(f"entry.{found.entry}.family") in _TECHS
        and form_of(table, found.owner) is None
        and borrows_final(rulings_of(table).edition)
    )


def _in_a_rumble(table: Table, found: HeldEntry) -> bool:
    return "." not in found.owner and found.owner != TABLE and going_on(table)


def _says_so(table: Table, found: HeldEntry) -> bool:
    effect = found.effect
    asked = effect.condition.asks_about if effect.condition is not None else frozenset()
    return (
        "rumble" in entries.tags(table, found.entry)
        or "rumble.start" in effect.when
        or any(cost.kind == "rumble_charge" for cost in effect.costs)
        or bool(asked & _FOR_RUMBLES)
    )
