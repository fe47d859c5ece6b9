"""From the closed sides to the reveal: votes, who started it, bonus draws, Strikes (RULES THROW-11 to THROW-15, FC-2).

Each step is an item of the agenda, so that it may wait for an answer (STEP-2).
"""

from typing import cast

from gattai_desktop.cards.frozen import field
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import COACH_SEAT, Seat, seat_named
from gattai_desktop.games.ask import Ask, Choice, answers
from gattai_desktop.games.gattai.book.rulings import rulings_of
from gattai_desktop.games.gattai.cards import decks
from gattai_desktop.games.gattai.effects import effects, modifiers
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.gattai.throwdown import exchange, strike, throwdown, votes
from gattai_desktop.games.gattai.zones import hand_zone
from gattai_desktop.games.presentation import LogWords, Shown


def close_sides(ledger: Ledger) -> None:
    """Lay out what has to be settled before the reveal, in its order (THROW-20)."""
    table = ledger.table
    pilots = throwdown.pilot_sides(table)
    first = first_contact.is_on(table)
    items: list[Item] = []
    if not first:
        items.append(("enter_throwdown", "votes"))
        for side in pilots:
            items.extend(votes.items(table, side))
        if not throwdown.pilots_only(table):
            items += [("enter_throwdown", "who_started"), ("who_started",)]
        items += [("enter_throwdown", "robos"), ("robos_enter",)]
    items += [("enter_throwdown", "draws"), ("coach_strike",), ("bonus_draws",)]
    items.append(("enter_throwdown", "exchange"))
    for side in pilots:
        items.extend(exchange.items(table, side))
    ledger.next(*items, ("enter_throwdown", "reveal"))


def enter(ledger: Ledger, step: str) -> None:
    """Go on to a step of the Throwdown."""
    ledger.set("step", f"throwdown.{step}", rule="STEP-2")


# ---------------------------------------------------------------------- who started it


def _ask_started(state: State, item: Item) -> Ask:
    return Ask(
        "who_started",
        COACH_SEAT,
        say("Who started this fight?"),
        tuple([Started.made(COACH_SEAT, side) for side in throwdown.sides(state)]),
        say("The side that started it fights with Steel, the other with Flesh."),
    )


@answers("who_started", "says {side} started it", rule="THROW-12")
class Started(Choice):
    """Wish: say which side started the fight (THROW-12, C-40)."""

    side: Seat = field(converter=seat_named)
    shown = Shown("{side} started it")
    told = LogWords("{seat} settles who started it: {side}")

    def answer(self, ledger: Ledger, item: Item) -> None:
        """Steel for them, Flesh for the others."""
        ledger.set(throwdown.STARTED, self.side, rule="THROW-12")


# ---------------------------------------------------------------------- Coach's Strike without a Threat


def _ask_coach_strike(state: State, item: Item) -> Ask | None:
    if COACH_SEAT not in throwdown.sides(state) or throwdown.threats(state) or first_contact.is_on(state):
        return None
    if rulings_of(state).coach_without_threat != "entered_by_coach":
        return None
    return Ask(
        "coach_strike",
        COACH_SEAT,
        say("No Threat fights. What is your Strike?"),
        tuple([FightWith.made(COACH_SEAT, number) for number in range(strike.UNLIMITED + 1)]),
        say("With Threats it would be the highest TR, and 1 more for each further one."),
    )


@answers("coach_strike", "fights with Strike {number}", rule="STRIKE-2")
class FightWith(Choice):
    """Wish: say Coach's Strike where no Threat fights (R-113)."""

    number: int
    shown = Shown("Strike {number}")
    told = LogWords(unseen="{seat} settles his Strike")

    def answer(self, ledger: Ledger, item: Item) -> None:
        ledger.set(throwdown.ENTERED_STRIKE, self.number, rule="STRIKE-2")


# ---------------------------------------------------------------------- draws and Strikes


def bonus_draws(ledger: Ledger) -> None:
    """Draw bonus cards, the Coach first, and set every Strike (THROW-14, C-32, R-57, R-92)."""
    table = ledger.table
    if COACH_SEAT in throwdown.sides(table):
        _coach_draws(ledger)
    each = first_contact.draws(table)
    for seat in _drawing(table, everybody=each is not None):
        decks.draw(ledger, seat, _bonus(table, seat) if each is None else each, rule="FC-2" if each else "THROW-14")
    set_strikes(ledger)
    established(ledger)


def established(ledger: Ledger) -> None:
    """Let what waits for a fight to be established happen, for each who fights."""
    for side in throwdown.sides(ledger.table):
        for seat in throwdown.members(ledger.table, side):
            ledger.next(*effects.moment(ledger.table, "establish", fighter=seat))


def set_strikes(ledger: Ledger) -> None:
    """Set the Strike of everybody who fights (STRIKE-1, STRIKE-2)."""
    table, rulings = ledger.table, rulings_of(ledger.table)
    for side in throwdown.sides(table):
        for seat in throwdown.members(table, side):
            ledger.set(throwdown.strike_path(seat), strike.reckoned(table, seat, rulings), rule="STRIKE-1")


def _drawing(table: Table, *, everybody: bool) -> tuple[Seat, ...]:
    """Who draws, in order: of two Commanders the challenger's first (C-32), of many Pilots from the Coach's left."""
    pilots = throwdown.pilot_sides(table)
    commanders = tuple(throwdown.commander(table, side) for side in pilots)
    if not everybody:
        return commanders
    seats = tuple(seat for side in pilots for seat in throwdown.members(table, side))
    if len(pilots) == 1:
        ordered = throwdown.in_seat_order(table, seats)
    else:
        ordered = tuple(
            seat for side in pilots for seat in throwdown.in_seat_order(table, throwdown.members(table, side))
        )
    if rulings_of(table).draw_order == "commander_first":
        return (*commanders, *(seat for seat in ordered if seat not in commanders))
    return ordered


def _bonus(table: Table, seat: Seat) -> int:
    side = throwdown.side_of(table, seat)
    vote = table.values.get(throwdown.vote_path(side)) if side else None
    # A Universal Card Tech adds to it (PILOT-17).
    more = table.number(f"pilot.{seat}.draw_modifier")
    base = pilot(table, seat).number("solo" if vote == votes.SELF else "sync") + more
    return max(0, modifiers.standing(table, seat, "draws", base))


def _coach_draws(ledger: Ledger, already: int = 0) -> None:
    """Take up the Threats' stacks, or draw for their TR (R-57), without so many cards that he has drawn already."""
    if rulings_of(ledger.table).coach_bonus_draw == "threat_stacks":
        for key in throwdown.threats(ledger.table):
            stack = ledger.table.cards(f"threat.{key}")[::-1]
            if stack:
                ledger.move_from(f"threat.{key}", stack, hand_zone(COACH_SEAT), rule="THROW-14", up=False)
    elif (drawn := coach_would_draw(ledger.table) - already) > 0:
        decks.draw(ledger, COACH_SEAT, drawn, rule="THROW-14")


def joins(ledger: Ledger, key: str) -> None:
    """Let a Threat that comes into a fight fight for the Coach; once the draws are over it adds its own (R-57)."""
    already = coach_would_draw(ledger.table)
    for path in (throwdown.THREATS, throwdown.INVOLVED_THREATS):
        ledger.set(path, (*ledger.table.listed(path), key), rule="THROW-14")
    if ledger.table.values["step"] == "throwdown.turn":
        _coach_draws(ledger, already)


def coach_would_draw(table: Table) -> int:
    """How many cards the Threats in the fight bring to the Coach's Hand (R-57)."""
    keys = throwdown.threats(table)
    match rulings_of(table).coach_bonus_draw:
        case "threat_stacks":
            return sum(len(table.cards(f"threat.{key}")) for key in keys)
        case "tr_sum_from_deck":
            return sum(_rating(table, key) for key in keys)
        case "highest_tr_from_deck":
            return max((_rating(table, key) for key in keys), default=0)
        case "none":
            return 0


def _rating(table: Table, key: str) -> int:
    return cast("int", table.values[f"threat.{key}.tr"])


MOVES = (Started, FightWith)
DOINGS = {"close_sides": close_sides, "enter_throwdown": enter, "bonus_draws": bonus_draws}
ASKINGS = {"who_started": _ask_started, "coach_strike": _ask_coach_strike}
