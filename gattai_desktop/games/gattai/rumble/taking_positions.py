"""Taking Positions in the Final Form: one for each Pilot, two for some of a small Team (RULES RUMBLE-2, R-117)."""

from typing import cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.pilots.harmony import harmony
from gattai_desktop.games.gattai.rumble.final_form import ASSEMBLED, HEAD, POSITIONS, decides, form_path
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal


def _held(table: Table, side: Seat) -> tuple[tuple[str, Seat], ...]:
    return cast("tuple[tuple[str, Seat], ...]", table.values.get(form_path(side, "positions")) or ())


def positions(ledger: Ledger, side: Seat) -> None:
    """Let every Pilot of the Form take a Position, from the Coach's left (RUMBLE-2)."""
    if ledger.table.values.get(form_path(side)) != ASSEMBLED:
        return
    seats = throwdown.in_seat_order(ledger.table, throwdown.members(ledger.table, side))
    ledger.next(*(("rumble_position", side, seat) for seat in seats), ("rumble_second_position", side))


def free_positions(table: Table, side: Seat) -> tuple[str, ...]:
    """The Positions that nobody holds. The last Pilot to choose must be the Head if nobody is (RUMBLE-2)."""
    taken = {position for position, _ in _held(table, side)}
    free = tuple(key for key in POSITIONS if key not in taken)
    last = len({seat for _, seat in _held(table, side)}) + 1 >= len(throwdown.members(table, side))
    return free[:1] if last and HEAD not in taken else free


def _ask_position(state: State, item: Item) -> Ask | None:
    _, side, seat = map(str, item)
    free = free_positions(state, side)
    if len(free) < 2:
        return None
    return Ask(
        "rumble_position",
        seat,
        say("Which Position do you take in the Final Form?"),
        tuple(TakePosition(seat, key) for key in free),
        say("Each Pilot takes another one, and one is the Head (RUMBLE-2)."),
    )


def take_position(ledger: Ledger, side: Seat, seat: Seat, position: str = "") -> None:
    """Give a Pilot a Position, the only one that is left if none is named."""
    key = position or free_positions(ledger.table, side)[0]
    ledger.set(form_path(side, "positions"), (*_held(ledger.table, side), (key, seat)), rule="RUMBLE-2")
    ledger.announce("position", rule="RUMBLE-2", seat=seat, position=key)


@answers("rumble_position", "takes the Position {position}", rule="RUMBLE-2")
class TakePosition(Choice):
    """Wish: be this part of the Final Form (RUMBLE-2)."""

    position: str
    shown = Shown("{position}")
    told = LogWords("{seat} chooses a Position")

    def against(self, state: State, item: Item) -> Reason:
        """It is taken, does not exist, or there would be no Head."""
        if self.position not in POSITIONS:
            return refusal("RUMBLE-2", "There is no Position called {position}.", position=self.position)
        if any(self.position == taken for taken, _ in _held(state, str(item[1]))):
            return refusal("RUMBLE-2", "Somebody is the {position} already.", position=POSITIONS[self.position].name)
        return refusal("RUMBLE-2", "Somebody must be the Head.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        take_position(ledger, str(item[1]), self.seat, self.position)


def _second_ones(table: Table, side: Seat) -> tuple[tuple[Seat, str], ...]:
    """Which Pilot of a small Team may hold which second Position (R-117)."""
    held = _held(table, side)
    if rulings_of(table).double_positions == "off" or not held or len(held) >= min(harmony(table), len(POSITIONS)):
        return ()
    taken = [position for position, _ in held]
    once = [seat for _, seat in held if [one for _, one in held].count(seat) == 1]
    return tuple((seat, key) for seat in once for key in POSITIONS if key not in taken)


def _ask_second(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    found = _second_ones(state, side)
    if not found:
        return None
    leader = decides(state, side)
    return Ask(
        "rumble_second_position",
        leader,
        say("Harmony has room for another Position. Who holds it as well?"),
        (NoSecondPosition(leader), *(GiveSecondPosition(leader, seat, key) for seat, key in found)),
        Words("R-117"),
    )


@answers("rumble_second_position", "gives {pilot} the Position {position} as well", rule="RUMBLE-2")
class GiveSecondPosition(Choice):
    """Wish: let a Pilot of a small Team hold a second Position (R-117)."""

    pilot: Seat = field(converter=seat_named)
    position: str
    shown = Shown("{pilot}: {position}")
    told = LogWords("{seat} gives {pilot} a second Position")

    def answer(self, ledger: Ledger, item: Item) -> None:
        take_position(ledger, str(item[1]), self.pilot, self.position)
        ledger.next(item)


@answers("rumble_second_position", "gives no second Position", rule="RUMBLE-2")
class NoSecondPosition(Choice):
    """Wish: that is all."""

    shown = Shown("None")


MOVES = (TakePosition, GiveSecondPosition, NoSecondPosition)
DOINGS = {"rumble_positions": positions, "rumble_position": take_position}
ASKINGS = {"rumble_position": _ask_position, "rumble_second_position": _ask_second}
