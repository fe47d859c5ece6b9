"""Rumble Techs of the Hand, the Sword, the Aegis and the Wing (RULES RUMBLE-15). X is the Rumble stage, 1 to 4."""

from typing import cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.pilots import robos
from gattai_desktop.games.gattai.rumble import final_form, rumble_damage, tech_cards
from gattai_desktop.games.gattai.rumble.bgm import as_final
from gattai_desktop.games.gattai.rumble.final_form import FinalForm, form_path
from gattai_desktop.games.gattai.rumble.techs import actor_of, repeatable
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Shown


def _form(table: Table, seat: Seat) -> FinalForm:
    found = final_form.form_of(table, seat)
    if found is None:
        raise LookupError(f"{seat} is in no Final Form.")
    return found


# ---------------------------------------------------------------------- Hand


def _ask_repeat(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    found = repeatable(state, _form(state, seat))
    if len(found) < 2:
        return None
    options = tuple(RepeatTech(seat, position) for position in found)
    return Ask("tech_hand", seat, say("Which Rumble Tech happens once more?"), options, say("RUMBLE-15"))


def hand(ledger: Ledger, seat: Seat, number: int, position: str = "") -> None:
    """A used Tech happens once more, at the present stage; the only one where there is one."""
    found = _form(ledger.table, seat)
    again = position or next(iter(repeatable(ledger.table, found)), "")
    if again:
        ledger.announce("tech_again", rule="RUMBLE-15", seat=seat, position=again)
        ledger.next((f"tech_{again}", actor_of(found, again, seat), number))


@answers("tech_hand", "repeats the Rumble Tech of the {position}", rule="RUMBLE-15")
class RepeatTech(Choice):
    """Wish: of the Techs that were used, let this one happen again."""

    position: str
    shown = Shown("{position}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        hand(ledger, self.seat, cast("int", item[2]), self.position)


# ---------------------------------------------------------------------- Sword


def sword(ledger: Ledger, seat: Seat, number: int) -> None:
    """Trauma X on an opponent."""
    ledger.next(("fire", "Trauma", "Opponent", number, seat, "rumble tech"))


# ---------------------------------------------------------------------- Aegis


def _damaged(table: Table, found: FinalForm) -> tuple[Seat, ...]:
    """Whose Robos can regain Endurance; in Final those that are down too (RUMBLE-10)."""
    down_too = as_final(rulings_of(table))
    seats = dict.fromkeys(place.seat for place in found.places)
    return tuple(
        one
        for one in seats
        if robos.lost(table, one) and (one in found.pilots or (down_too and throwdown.able(table, one)))
    )


def _ask_aegis(state: State, item: Item) -> Ask | None:
    _, seat, number = item
    found = _form(state, str(seat))
    options: list[Choice] = []
    if found.buffers < found.max_buffers:
        options.append(RestoreForm(str(seat)))
    options += [RestoreRobo(str(seat), one) for one in _damaged(state, found)]
    if not options:
        return None
    text = say("What regains {number}: the Final Form's Buffers, or a Robo?", number=number)
    return Ask("tech_aegis", str(seat), text, tuple(options), say("The Tech of the Aegis (RUMBLE-15)."))


def aegis(ledger: Ledger, seat: Seat, number: int) -> None:
    """Nothing is lost that could be regained."""
    ledger.announce("nothing_lost", rule="RUMBLE-15", seat=seat)


@answers("tech_aegis", "restores the Buffers of the Final Form", rule="RUMBLE-15")
class RestoreForm(Choice):
    """Wish: let the Form's Buffers regain X."""

    shown = Shown("The Form's Buffers")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Up to what it had at first."""
        found = _form(ledger.table, self.seat)
        now = min(found.max_buffers, found.buffers + cast("int", item[2]))
        ledger.set(form_path(found.side, "buffers"), now, rule="RUMBLE-15")


@answers("tech_aegis", "restores the Robo of {pilot}", rule="RUMBLE-15")
class RestoreRobo(Choice):
    """Wish: let a Robo of the Form regain X; one that was down takes its place again (RUMBLE-10)."""

    pilot: Seat = field(converter=seat_named)
    shown = Shown("{pilot}'s Robo")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Repair it, and let its Pilot come back if she was thrown out."""
        rumble_damage.mend(ledger, self.pilot, cast("int", item[2]), rule="RUMBLE-15")


# ---------------------------------------------------------------------- Wing


def wing(ledger: Ledger, seat: Seat, number: int) -> None:
    """Draw a card; the Rumble moves to another Location."""
    decks.draw(ledger, seat, 1, rule="RUMBLE-15")
    ledger.next(("tech_move", seat))


def _ask_where_to(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    here = final_form.location(state)
    places = tuple(key for key in final_form.places_shown(state) if key != here)
    if not places:
        return None
    options = tuple(MoveRumble(seat, key) for key in places)
    return Ask("tech_move", seat, say("Where does the Rumble move?"), options, say("RUMBLE-15"))


@answers("tech_move", "moves the Rumble to {location}", rule="RUMBLE-15")
class MoveRumble(Choice):
    """Wish: let another Location be the current one (RUMBLE-15)."""

    location: str
    shown = Shown("{location}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(final_form.LOCATION, self.location, rule="RUMBLE-15")


MOVES: tuple[type[Move], ...] = (*tech_cards.MOVES, RepeatTech, RestoreForm, RestoreRobo, MoveRumble)
DOINGS = {**tech_cards.DOINGS, "tech_hand": hand, "tech_sword": sword, "tech_aegis": aegis, "tech_wing": wing}
ASKINGS = {**tech_cards.ASKINGS, "tech_hand": _ask_repeat, "tech_aegis": _ask_aegis, "tech_move": _ask_where_to}
