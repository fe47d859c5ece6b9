"""Who is in a Rumble: surplus Pilots drop out, others are tagged in, and the Team assembles or not (RULES STEP-4).

Beta leaves the line-up as it was (RUMBLE-3 is Final's); a Pilot without a Robo that works is out of it all the same,
where a Final Form is possible at all (C-26).
"""

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers, either
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.pilots.harmony import harmony
from gattai_desktop.games.gattai.rumble.bgm import as_final, can_assemble, must_assemble
from gattai_desktop.games.gattai.rumble.final_form import ASSEMBLED, NONE, POSITIONS, form_path
from gattai_desktop.games.gattai.throwdown import strike, throwdown
from gattai_desktop.games.gattai.throwdown.joining import side_cap
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal


def cap(table: Table) -> int:
    """How many Pilots of a side may be in a Rumble: as many as Harmony, by R-58, in at most 7 Positions (RUMBLE-3)."""
    most = side_cap(table)
    return len(POSITIONS) if most is None else min(most, len(POSITIONS))


def line_up(ledger: Ledger, side: Seat) -> None:
    """Let those leave who have no Robo that works, and set the line-up anew (RUMBLE-3, C-26)."""
    if can_assemble(ledger.table, side):
        leader = throwdown.commander(ledger.table, side)
        for seat in throwdown.members(ledger.table, side):
            if seat != leader and not robos.works(ledger.table, seat):
                _leave(ledger, side, seat)
    if as_final(rulings_of(ledger.table)):
        ledger.next(("rumble_drop", side), *(("rumble_tag_in", side, seat) for seat in _candidates(ledger.table)))


def _leave(ledger: Ledger, side: Seat, seat: Seat) -> None:
    """A Pilot leaves the line-up; the Outcome may still reach her (RUMBLE-22)."""
    ledger.announce("left_out", rule="RUMBLE-3", seat=seat)
    members = tuple(one for one in throwdown.members(ledger.table, side) if one != seat)
    ledger.set(throwdown.side_path(side), members, rule="RUMBLE-3")


# ---------------------------------------------------------------------- too many


def _ask_drop(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    members = throwdown.members(state, side)
    if len(members) <= cap(state):
        return None
    leader = throwdown.commander(state, side)
    return Ask(
        "rumble_drop",
        leader,
        say("Harmony lets {cap} into the Rumble. Who drops out?", cap=cap(state)),
        tuple(DropFromRumble(leader, seat) for seat in members if seat != leader),
        say("The line-up is set anew when a Rumble begins (RUMBLE-3)."),
    )


@answers("rumble_drop", "leaves {pilot} out of the Rumble", rule="RUMBLE-3")
class DropFromRumble(Choice):
    """Wish: of too many Pilots, let this one drop out (RUMBLE-3, C-26)."""

    pilot: Seat = field(converter=seat_named)
    shown = Shown("{pilot}", line="Out of the Rumble; the Outcome may still reach her.")

    def against(self, state: State, item: Item) -> Reason:
        """The Commander stays; nobody else was in it."""
        if self.pilot == throwdown.commander(state, str(item[1])):
            return refusal("RUMBLE-3", "The Commander always stays in the line-up.")
        return refusal("RUMBLE-3", "{name} is not in the line-up.", name=self.pilot.capitalize())

    def answer(self, ledger: Ledger, item: Item) -> None:
        _leave(ledger, str(item[1]), self.pilot)
        ledger.next(item)


# ---------------------------------------------------------------------- tagged in


def _candidates(table: Table) -> tuple[Seat, ...]:
    return tuple(seat for seat in throwdown.able_pilots(table) if throwdown.side_of(table, seat) is None)


def _may_tag_in(table: Table, side: Seat, seat: Seat) -> bool:
    if throwdown.side_of(table, seat) is not None or len(throwdown.members(table, side)) >= cap(table):
        return False
    return robos.works(table, seat) or not can_assemble(table, side)


def _ask_tag_in(state: State, item: Item) -> Ask | None:
    _, side, seat = map(str, item)
    if not _may_tag_in(state, side, seat):
        return None
    question = say("{name} fights a Rumble. Do you come in?", name=throwdown.name_of(state, side))
    return either(seat, question, StayOut, TagIn, say("Harmony has room for {cap} (RUMBLE-3).", cap=cap(state)))


@answers("rumble_tag_in", "comes into the Rumble", rule="RUMBLE-3")
class TagIn(Choice):
    """Wish: join the line-up of a Rumble (RUMBLE-3)."""

    shown = Shown("Come in", line="Fights on this side, with a Strike of her own.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """She fights, with a Strike of her own for as long as there is no Form."""
        side = str(item[1])
        for path in (throwdown.side_path(side), throwdown.involved_path(side)):
            seats = ledger.table.listed(path)
            if self.seat not in seats:
                ledger.set(path, (*seats, self.seat), rule="RUMBLE-3")
        own = strike.reckoned(ledger.table, self.seat, rulings_of(ledger.table))
        ledger.set(throwdown.strike_path(self.seat), own, rule="STRIKE-1")


@answers("rumble_tag_in", "stays out of the Rumble", rule="RUMBLE-3")
class StayOut(Choice):
    """Wish: do not join."""

    shown = Shown("Stay out", line="Takes no part in the Rumble.")


# ---------------------------------------------------------------------- the Final Form, or not


def _ways(table: Table, side: Seat) -> tuple[str, ...]:
    """How a side can go into the Rumble: all in one Form, or none (RUMBLE-4)."""
    if not can_assemble(table, side):
        return (NONE,)
    return (ASSEMBLED,) if must_assemble(table, side) else (ASSEMBLED, NONE)


def _ask_assemble(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    if len(_ways(state, side)) < 2:
        return None
    leader = throwdown.commander(state, side)
    question = say("Do your Robos assemble into the Final Form?")
    return either(leader, question, Assemble, FightWithout, say("All of them or none (RUMBLE-4)."))


def assemble(ledger: Ledger, side: Seat, way: str = "") -> None:
    """Assemble, or not; Harmony is locked as it stands (RUMBLE-4, RUMBLE-7)."""
    chosen = way or _ways(ledger.table, side)[0]
    ledger.set(form_path(side), chosen, rule="RUMBLE-4")
    if chosen == ASSEMBLED:
        ledger.announce("assembles", rule="RUMBLE-2", seat=throwdown.commander(ledger.table, side), side=side)
        ledger.set(form_path(side, "harmony"), harmony(ledger.table), rule="RUMBLE-7")
    else:
        ledger.announce("no_form", rule="RUMBLE-16", seat=throwdown.commander(ledger.table, side), side=side)


@answers("rumble_assemble", "assembles the Final Form", rule="RUMBLE-4")
class Assemble(Choice):
    """Wish: let all Robos of the side become one."""

    shown = Shown("Assemble", line="All Robos become one, and each Pilot takes a Position.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        assemble(ledger, str(item[1]), ASSEMBLED)


@answers("rumble_assemble", "fights without a Final Form", rule="RUMBLE-4")
class FightWithout(Choice):
    """Wish: go into the Rumble as they are (RUMBLE-16)."""

    shown = Shown("Fight as we are", line="Each Pilot fights alone, without Positions.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """No Positions, no draw, no Form."""
        assemble(ledger, str(item[1]), NONE)


MOVES = (DropFromRumble, TagIn, StayOut, Assemble, FightWithout)
DOINGS = {"rumble_line_up": line_up, "rumble_assemble": assemble}
ASKINGS = {"rumble_drop": _ask_drop, "rumble_tag_in": _ask_tag_in, "rumble_assemble": _ask_assemble}
