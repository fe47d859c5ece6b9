"""Team Hands, scored as poker hands: a stronger row brings its Boot and its Uptime (RULES VM-22, VM-44 to VM-48).

Rows are known by their rank, 1 (High Card) to 12 (Five of a Kind), as the table of the rules numbers them.
"""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.games.modifiers import Modifier, drop_source, modify
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.charges import charge
from gattai_desktop.games.virtual_machine.drawing import draw, forget, reload
from gattai_desktop.games.virtual_machine.figures import BOOT, process
from gattai_desktop.games.virtual_machine.poker import TeamRow, row_of
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.unseen import is_other_able
from gattai_desktop.games.virtual_machine.values import able, name_of, of, put
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

PAIR: Final = 2
TWO_PAIR: Final = 3
THREE: Final = 4
STRAIGHT: Final = 5
FLUSH: Final = 6
FULL_HOUSE: Final = 7
DEAD_MANS_HAND: Final = 8
FOUR: Final = 9
STRAIGHT_FLUSH: Final = 10
ROYAL_FLUSH: Final = 11
FIVE: Final = 12

WAITING_BOOTS: Final = frozenset({PAIR, TWO_PAIR, STRAIGHT, DEAD_MANS_HAND, ROYAL_FLUSH})
"""Rows whose Boot waits for the next action of another process."""
RAISED: Final = {
    PAIR: "accuracy",
    TWO_PAIR: "resist",
    THREE: "connect",
    STRAIGHT: "evade",
    DEAD_MANS_HAND: "damage",
    ROYAL_FLUSH: "armored",
}
"""What the Uptime of a row raises."""
BOOT_TIMES: Final = {TWO_PAIR: 2, STRAIGHT: 2, ROYAL_FLUSH: 4}
"""By what a Boot multiplies damage."""


def other(side: str) -> str:
    """The side that a side fights."""
    return CPU if side == MCS else MCS


def limit(table: Table, side: str) -> int:
    """How many cards a Team Hand holds (RULES VM-48)."""
    return 6 if any(process(table, who).has("six_cards") for who in able(table, side)) else 5


def is_up(table: Table, side: str, rank: int) -> bool:
    """Whether the Uptime of a row holds for a side."""
    return rank in uptimes(table, side)


def uptimes(table: Table, side: str) -> tuple[int, ...]:
    """The rows of a side whose Uptime holds, in the order in which they began."""
    return table.values.get(f"uptimes.{side}") or ()  # type: ignore[return-value]


def boot_now(table: Table) -> int:
    """The row whose Boot serves the turn that is taken; 0 for none."""
    return table.number("turn.boot")


def waiting_boot(table: Table, side: str) -> tuple[int, str] | None:
    """The row whose Boot waits, and who won it."""
    return table.values.get(f"boot.{side}")  # type: ignore[return-value]


def is_full(table: Table, side: str) -> bool:
    """Whether no card may be added any more (RULES VM-H19)."""
    return table.count(zones.team(side)) >= limit(table, side)


def scored(table: Table, side: str, more: Sequence[Card] = (), *, without: Card | None = None) -> TeamRow:
    """What a Team Hand is worth now, or would be with more cards or without one (RULES VM-H9, VM-H23)."""
    how = rulings_of(table)
    cards = (*(one for one in table.cards(zones.team(side)) if one != without), *more)
    return row_of(cards, low_ace=how.straight_aces == "low_or_high", wild_dead_man=how.wild_dead_man == "may")


@frozen
class GivenCard:
    """A card of a Team Hand as it was given: its name, by whom, in which round."""

    card: str
    who: str
    round: int


def givers(table: Table, side: str) -> tuple[GivenCard, ...]:
    """Who gave the cards of a Team Hand, the first first; a card that was laid there by hand is not among them."""
    kept = cast("tuple[tuple[str, str, int], ...]", table.values.get(f"given.{side}") or ())
    return tuple(GivenCard(*one) for one in kept)


def against_giving(table: Table, who: str) -> Iterator[Reason]:
    """Yield why a process cannot add a card to its Team Hand now."""
    share = rulings_of(table).cpu_hand == "one" and who in table.listed(CPU)
    if table.values.get(of(who, "gave")):
        yield refusal("VM-22", "{name} has given a card this round.", name=name_of(table, who))
    elif share and any(table.values.get(of(one, "gave")) for one in table.listed(CPU)):
        yield refusal("VM-H52", "The CPU has given a card this round.", ruling="cpu_hand")
    if is_full(table, zones.side_of(who, table)):
        yield refusal("VM-H19", "The Team Hand is full until its Boot was used.")


def give(ledger: Ledger, who: str, card: Card, zone: str, *, once: bool = True) -> None:
    """Add a card to the Team Hand of its side and let everything follow that follows (RULES VM-22, VM-44)."""
    side = zones.side_of(who, ledger.table)
    moved = ledger.move_from(zone, (card,), zones.team(side), rule="VM-22")
    forget(ledger, (card,), rule="VM-22")
    with ledger.because(moved):
        kept = cast("tuple[Value, ...]", ledger.table.values.get(f"given.{side}") or ())
        ledger.set(f"given.{side}", (*kept, (card.name, who, ledger.table.number("round"))), rule="VM-22")
        if once:
            put(ledger, who, "gave", value=True, rule="VM-22")
        if side == MCS:
            for boss in able(ledger.table, CPU):
                charge(ledger, boss, "cards_laid")
        if is_full(ledger.table, side):
            charge(ledger, who, "d22")
        _score(ledger, side, who)


def _score(ledger: Ledger, side: str, who: str) -> None:
    """Score a Team Hand after a card was added (RULES VM-44, VM-H21, VM-H22)."""
    found = scored(ledger.table, side)
    if found.rank < DEAD_MANS_HAND and rulings_of(ledger.table).fifth_card == "ends":
        _end_uptime(ledger, side, DEAD_MANS_HAND, rule="VM-H22")
    full: Item = ("team_full", side)
    if found.rank <= ledger.table.number(f"row.{side}"):
        ledger.next(full)
        return
    told = ledger.announce("boot", rule="VM-44", row=found.key, side=side, process=who)
    with ledger.because(told):
        ledger.set(f"row.{side}", found.rank, rule="VM-44")
        charge(ledger, who, "d21")
        lower = range(PAIR, found.rank) if rulings_of(ledger.table).skipped_rows == "gained" else ()
        for rank in (*lower, found.rank):
            _begin_uptime(ledger, side, rank)
        if found.rank in WAITING_BOOTS:
            ledger.set(f"{BOOT}.{side}", (found.rank, who), rule="VM-45")
            lapse_unserved(ledger, side)
            ledger.next(full)
        else:
            if found.rank > 1:
                ledger.set(f"{BOOT}.{side}", None, rule="VM-45")
            ledger.next(*_at_once(ledger, side, found.rank), full)


def lapse_unserved(ledger: Ledger, side: str) -> None:
    """Let a Boot that waits lapse where nobody is able who could have it (RULES VM-H20)."""
    waiting = waiting_boot(ledger.table, side)
    anyone = rulings_of(ledger.table).next_action == "anyone"
    if waiting is not None and not anyone and not is_other_able(ledger.table, side, waiting[1]):
        ledger.set(f"{BOOT}.{side}", None, rule="VM-H20")


def _begin_uptime(ledger: Ledger, side: str, rank: int) -> None:
    """Let the Uptime of a row hold until the hand goes; none twice (RULES VM-44, VM-H69)."""
    if rank == 1 or is_up(ledger.table, side, rank):
        return
    ledger.set(f"uptimes.{side}", (*uptimes(ledger.table, side), rank), rule="VM-44")
    if rank in RAISED:
        modify(ledger, Modifier(f"side.{side}", RAISED[rank], 1, _source(side, rank)), rule="VM-44")
    elif rank == FULL_HOUSE:
        ledger.set(f"fewer.{other(side)}", 1, rule="VM-44")
    elif rank == FIVE:
        for one in ledger.table.listed(side):
            put(ledger, one, "locked", value=True, rule="VM-H35")


def _source(side: str, rank: int) -> str:
    return f"uptime.{side}.{rank}"


def _end_uptimes(ledger: Ledger, side: str, *, rule: str) -> None:
    for rank in uptimes(ledger.table, side):
        _end_uptime(ledger, side, rank, rule=rule)


def end_uptimes_above(ledger: Ledger, side: str, row: int) -> None:
    """End the Uptimes of the rows above one (RULES VM-H69)."""
    for rank in uptimes(ledger.table, side):
        if rank > row:
            _end_uptime(ledger, side, rank, rule="VM-H69")


def _end_uptime(ledger: Ledger, side: str, rank: int, *, rule: str) -> None:
    if not is_up(ledger.table, side, rank):
        return
    drop_source(ledger, _source(side, rank), rule=rule)
    if rank == FULL_HOUSE:
        ledger.set(f"fewer.{other(side)}", None, rule=rule)
    elif rank == FIVE:
        ledger.clear((of(one, "locked") for one in ledger.table.listed(side)), rule=rule)
    left = tuple(one for one in uptimes(ledger.table, side) if one != rank)
    ledger.set(f"uptimes.{side}", left or None, rule=rule)


def _at_once(ledger: Ledger, side: str, rank: int) -> tuple[Item, ...]:
    """Do what a Boot does at once, and return what has to be asked for it."""
    own = able(ledger.table, side)
    if rank == THREE and ledger.table.count(zones.team(other(side))):
        return (("team_loses", other(side)),)
    if rank == FLUSH:
        _end_uptimes(ledger, other(side), rule="VM-44")
    elif rank == FULL_HOUSE:
        if side == MCS:
            return tuple(("may_draw", seat) for seat in own)
        draw(ledger, CPU, len(own), rule="VM-H69")
    elif rank == FOUR:
        return (("best_card", other(side)),)
    elif rank == STRAIGHT_FLUSH:
        if side == MCS:
            return tuple(("may_reload", seat) for seat in own)
        reload(ledger, CPU, rule="VM-H69")
    elif rank == FIVE:
        for one in own:
            now = process(ledger.table, one)
            put(
                ledger,
                one,
                "bits",
                tuple(bit for bit in ledger.table.listed(of(one, "bits")) if bit in now.sets),
                rule="VM-44",
            )
            put(ledger, one, "hp", max(now.hp, now.max_hp), rule="VM-44")
    return ()


def discard_if_full(ledger: Ledger, side: str) -> None:
    """Discard a Team Hand that holds all that it can, once no Boot of it waits (RULES VM-H19)."""
    if is_full(ledger.table, side) and waiting_boot(ledger.table, side) is None and not boot_now(ledger.table):
        discard_team_hand(ledger, side, rule="VM-H19")


def discard_team_hand(ledger: Ledger, side: str, *, rule: str) -> None:
    """Discard a Team Hand; its Uptimes end with it."""
    cards = ledger.table.cards(zones.team(side))
    if cards:
        ledger.move_from(zones.team(side), cards, zones.discard_of(ledger.table, side), rule=rule)
    ledger.set(f"row.{side}", None, rule=rule)
    ledger.set(f"given.{side}", None, rule=rule)
    _end_uptimes(ledger, side, rule=rule)


# ---------------------------------------------------------------------- a Boot in the turn that it serves


def begin_boot(ledger: Ledger, who: str) -> None:
    """Let the Boot that waits serve this turn, if another process of the side has won it (RULES VM-H20, VM-H57)."""
    side = zones.side_of(who, ledger.table)
    waiting = waiting_boot(ledger.table, side)
    if waiting is None or (waiting[1] == who and rulings_of(ledger.table).next_action == "another"):
        return
    rank = waiting[0]
    ledger.set(f"{BOOT}.{side}", None, rule="VM-H20")
    told = ledger.set("turn.boot", rank, rule="VM-H20")
    with ledger.because(told):
        if rank == PAIR:
            modify(ledger, Modifier(who, "damage", 1, BOOT, until="turn"), rule="VM-44")
        elif rank == DEAD_MANS_HAND:
            before = process(ledger.table, who)
            until = "turn" if rulings_of(ledger.table).boot_hp == "one_turn" else "fight"
            modify(ledger, Modifier(who, "max_hp", 1, BOOT if until == "turn" else "raised", until=until), rule="VM-44")
            more = process(ledger.table, who).max_hp - before.max_hp
            put(ledger, who, "hp", before.hp + more, rule="VM-H57")


def lapse(ledger: Ledger) -> None:
    """End the Boot of this turn."""
    ledger.set("turn.boot", None, rule="VM-H20")
    drop_source(ledger, BOOT, rule="VM-H20")


def end_boot(ledger: Ledger, _who: str) -> None:
    """A Boot that served this turn is used up, or lapses with it (RULES VM-H20)."""
    if boot_now(ledger.table):
        lapse(ledger)


DOINGS: Final[dict[str, Doing]] = {"team_full": discard_if_full}
