"""A Pilot is given a Robo, a Frame, a Mod, Gear or a Tech of any pack while a table is played.

The whole sheet is in the move (`pilots/pieces.py`), so that the session never needs a pack for it (RULES ED-4,
PILOT-13, PILOT-14, GEAR-1).
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gattai_desktop.cards.frozen import field, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.by_hand import with_reason
from gattai_desktop.games.gattai.by_hand.bringing import WithSheet, know_entry, note_whose_work, set_if_new
from gattai_desktop.games.gattai.events import damage
from gattai_desktop.games.gattai.names import seat_name
from gattai_desktop.games.gattai.pilots import evolution, gear, learnable
from gattai_desktop.games.gattai.pilots.gear import GEAR
from gattai_desktop.games.gattai.pilots.learnable import FRAME, MOD, MOST_MODS, ROBO, TECH
from gattai_desktop.games.gattai.pilots.pieces import FAMILIES, Belonging, family_at, read_piece
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.rumble import final_form
from gattai_desktop.games.gattai.setup import EntrySetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.world.brought_lines import SheetFault
from gattai_desktop.games.gattai.world.threat_sheet import unreadable_effects
from gattai_desktop.games.gattai.zones import pilot_seats
from gattai_desktop.games.kinds_of_text import is_id
from gattai_desktop.games.move import Quoted, wish
from gattai_desktop.games.presentation import LogWords
from gattai_desktop.games.verdict import Reason, refusal

RULES: Final[Mapping[str, str]] = {ROBO: "PILOT-13", GEAR: "GEAR-1", **dict.fromkeys((FRAME, MOD, TECH), "PILOT-14")}
"""The rule that says of each family whose it is."""
_NOT_A_PIECE: Final = ("brought.", "chroma.")
"""How ids begin that a table needs for something else."""


def of_whom(table: Table, family: str, seat: Seat) -> Iterator[Reason]:
    """Say why nobody can be given or lose anything of that family here, or this Pilot cannot."""
    if family not in FAMILIES:
        yield refusal("ED-4", "A Pilot is given {families}, not {family}.", families=", ".join(FAMILIES), family=family)
    elif first_contact.is_on(table):
        yield refusal("FC-1", "First Contact has no Robos, no Gear and no Techs.")
    elif seat not in pilot_seats(table):
        yield refusal(RULES[family], "No Pilot sits at {seat}.", seat=seat)
    elif pilot(table, seat).gone:
        yield refusal(RULES[family], "She has left the Team.")


@frozen
class PieceByHand(WithSheet):
    """A move that holds the whole sheet of a piece."""

    family: str
    name: Quoted
    piece: str
    sheet: tuple[Quoted, ...]
    rule = "ED-4"

    def read(self) -> Belonging:
        """Return what its sheet says. Raises SheetFault."""
        return read_piece(self.family, self.piece, self.name, self.sheet)[0]

    def unreadable(self) -> Iterator[Reason]:
        """Say why its sheet cannot come to any table."""
        if not is_id(self.piece) or self.piece.startswith(_NOT_A_PIECE):
            yield refusal("ED-4", "It is named by small letters, digits, _ and -, not {key}.", key=self.piece)
        yield from self.has_room(self.name)
        try:
            read = self.read()
        except SheetFault as fault:
            yield refusal("ED-4", "{fault}", fault=fault.words)
            return
        yield from unreadable_effects(RULES[self.family], [EntrySetup(read.key, read.name, effect=read.effect)])
        if self.family == GEAR and read.kind not in evolution.GEAR_TYPES:
            yield refusal("GEAR-1", "Gear is {types}.", types=", ".join(evolution.GEAR_TYPES))

    def lay(self, ledger: Ledger) -> Belonging:
        """Let the table know it as its sheet says, and whose work it is."""
        read, notices = read_piece(self.family, self.piece, self.name, self.sheet)
        for path, value in read.changes(ledger.table):
            if path.startswith("entry."):
                know_entry(ledger, self.piece, "ED-4")
            set_if_new(ledger, path, value, "ED-4")
        note_whose_work(ledger, notices)
        return read


# ---------------------------------------------------------------------- given


@wish("hands {pilot} the {family} {name} as {piece} with {sheet}")
class GivePiece(PieceByHand):
    """Wish: a Pilot rides, carries or knows what no pack of this table had: "endurance 8" "text It flies."."""

    pilot: Seat = field(converter=seat_named)

    def told_now(self) -> LogWords:
        return LogWords(_TOLD.get(self.family, ""))

    def impossible(self, state: State) -> Iterator[Reason]:
        """A Pilot who can have it, a sheet that can be read, and nothing else of its id at this table."""
        nobody = tuple(of_whom(state, self.family, self.pilot))
        yield from nobody
        if nobody:
            return
        wrong = tuple(self.unreadable())
        yield from wrong
        if wrong:
            return
        read, there = self.read(), family_at(state, self.piece)
        if there and (there != self.family or read.changes(state)):
            yield refusal(
                "ED-4",
                "This table knows {name} otherwise: change it as it is written first.",
                name=learnable.name_of(state, self.piece),
            )
        yield from _BARRED[self.family](state, self.pilot, read)

    def do(self, ledger: Ledger) -> None:
        """Let her have it; what it changes of her maxima holds at once."""
        _GIVEN[self.family](ledger, self.pilot, self.lay(ledger))
        damage.fit_gauges(ledger, self.pilot)


_TOLD: Final = {
    ROBO: "{seat} gives {pilot} the Robo {name}",
    FRAME: "{seat} gives {pilot} a Daisho on {name}",
    MOD: "{seat} fits {name} to the Daisho of {pilot}",
    GEAR: "{seat} gives {pilot} {name}",
    TECH: "{seat} teaches {pilot} {name}",
}


def _robo_barred(table: Table, seat: Seat, robo: Belonging) -> Iterator[Reason]:
    if learnable.ridden(table, seat) == robo.key:
        yield refusal("PILOT-13", "She rides {name} already.", name=robo.name)
    owner = learnable.owners(table).get(robo.key, seat)
    if owner != seat:
        yield refusal("PILOT-13", "{name} belongs to {pilot}.", name=robo.name, pilot=seat_name(table, owner))
    yield from in_a_form(table, seat)


def in_a_form(table: Table, seat: Seat) -> Iterator[Reason]:
    """Say that a Robo is part of a Final Form, if it is."""
    if final_form.going_on(table) and final_form.form_of(table, seat) is not None:
        yield refusal("PILOT-13", "Her Robo is part of the Final Form: end this fight, or call it off, first.")


def _give_robo(ledger: Ledger, seat: Seat, robo: Belonging) -> None:
    if all(one.entry != robo.key for one in learnable.other_robos(ledger.table, seat)):
        learnable.add_robo(ledger, seat, robo.learnable())
    if learnable.ridden(ledger.table, seat) != robo.key:
        learnable.change_robo(ledger, seat, robo.key)


def _frame_barred(table: Table, seat: Seat, frame: Belonging) -> Iterator[Reason]:
    if learnable.carried_daisho(table, seat)[:1] == (frame.key,):
        yield refusal("PILOT-14", "She carries a Daisho on {name} already.", name=frame.name)


def _give_frame(ledger: Ledger, seat: Seat, frame: Belonging) -> None:
    if all(one[0] != frame.key for one in learnable.other_daishos(ledger.table, seat)):
        learnable.add_frame(ledger, seat, frame.key)
    if learnable.carried_daisho(ledger.table, seat)[:1] != (frame.key,):
        learnable.take_up(ledger, seat, frame.key)


def _mod_barred(table: Table, seat: Seat, mod: Belonging) -> Iterator[Reason]:
    carried = learnable.carried_daisho(table, seat)
    if not carried:
        yield refusal("PILOT-14", "She carries no Daisho.")
    elif mod.key in carried:
        yield refusal("PILOT-14", "{name} is fitted to her Daisho already.", name=mod.name)
    elif len(carried) > MOST_MODS:
        yield refusal("PILOT-14", "A Frame takes {most} Mods: take one of them away first.", most=MOST_MODS)


def _give_mod(ledger: Ledger, seat: Seat, mod: Belonging) -> None:
    learnable.fit(ledger, seat, mod.key, learnable.carried_daisho(ledger.table, seat)[0])


def _tech_barred(table: Table, seat: Seat, tech: Belonging) -> Iterator[Reason]:
    if learnable.ranks(table, seat).get(tech.key, 0) >= tech.most:
        yield refusal("PILOT-14", "{name} ends at Rank {most}.", name=tech.name, most=tech.most)


def _give_tech(ledger: Ledger, seat: Seat, tech: Belonging) -> None:
    learnable.come_to_know(ledger, tech.key)
    mine = learnable.ranks(ledger.table, seat)
    learnable.carry(ledger, seat, {**mine, tech.key: mine.get(tech.key, 0) + 1})


def _gear_barred(table: Table, seat: Seat, piece: Belonging) -> Iterator[Reason]:
    yield from gear.no_room(table, seat, piece.kind)


def _give_gear(ledger: Ledger, seat: Seat, piece: Belonging) -> None:
    gear.equip(ledger, seat, piece.name, piece.kind, piece.tier, piece.key)


_BARRED: Final[Mapping[str, Callable[[Table, Seat, Belonging], Iterator[Reason]]]] = {
    ROBO: _robo_barred,
    FRAME: _frame_barred,
    MOD: _mod_barred,
    GEAR: _gear_barred,
    TECH: _tech_barred,
}
_GIVEN: Final[Mapping[str, Callable[[Ledger, Seat, Belonging], None]]] = {
    ROBO: _give_robo,
    FRAME: _give_frame,
    MOD: _give_mod,
    GEAR: _give_gear,
    TECH: _give_tech,
}


MOVES = with_reason(GivePiece)
