"""A turn begins and ends: Move Points, the Boot that waits, the card that is left (RULES VM-17, VM-20 to VM-25)."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final, Self, cast

from gattai_desktop.cards.card import CARDS, Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.modifiers import Modifier, modify, passes
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.boss_hand import has_own_hand
from gattai_desktop.games.virtual_machine.charges import charge, standing_with
from gattai_desktop.games.virtual_machine.drawing import reload, reload_boss, take_back, throw
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.harm import burn
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.team_hands import begin_boot, discard_if_full, end_boot, lapse_unserved, other
from gattai_desktop.games.virtual_machine.values import (
    GIVE,
    SELECT,
    TURN,
    able,
    actor,
    is_able,
    name_of,
    named_values,
    note_gone,
    of,
    put,
    seat_of,
)
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

Paused = tuple[str, tuple[tuple[str, Value], ...], tuple[tuple[Any, ...], ...]]
"""What a turn in between has interrupted: the step, what holds of its turn, and what is raised or cut till its end."""


def turn_card(table: Table) -> Card | None:
    """The card of this turn; None where it has none, or where the card is gone."""
    key = table.text("turn.card")
    card = CARDS[key] if key else None
    return card if card in table.cards(play_zone(table)) else None


def play_zone(table: Table) -> str:
    """Where the card of this turn lies."""
    return zones.play(seat_of(table, actor(table)))


@frozen
class OnTurn(Move):
    """What the process may do whose turn it is."""

    steps = (TURN,)
    step_rule = "VM-13"
    elsewhere = say("That is done on a turn.")
    needs_able: ClassVar[bool] = True

    def judge(self, state: State) -> Iterator[Reason]:
        who = actor(state)
        if seat_of(state, who) != self.seat:
            yield refusal("VM-13", "It is the turn of {name}.", name=name_of(state, who))
        elif who and not is_able(state, who) and self.needs_able:
            yield refusal("VM-W7", "{name} is downed: the turn can only end.", name=name_of(state, who))
        if who:
            yield from self.against(state, who)

    def against(self, state: State, who: str) -> Iterator[Reason]:
        """Yield why whoever has the turn cannot do this."""
        yield from ()

    @classmethod
    def is_offered(cls, state: State, seat: str) -> bool:
        """Whether this seat has the turn."""
        return bool(actor(state)) and seat_of(state, actor(state)) == seat

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if cls.offered_as_it_is and cls.is_offered(state, seat):
            yield cls(seat)


def _turn(ledger: Ledger, who: str, card: str) -> None:
    """Begin the turn of a process with its card (RULES VM-13, VM-20)."""
    told = ledger.announce("turn", rule="VM-13", process=who, card=card)
    with ledger.because(told):
        ledger.set("step", TURN, rule="VM-13")
        ledger.set("turn.process", who, rule="VM-13")
        ledger.set("turn.card", card or None, rule="VM-13")
        note_gone(ledger, who, CARDS[card] if card else None)
        turns = ledger.table.number(of(who, "turns"))
        put(ledger, who, "turns", turns + 1, rule="VM-13")
        ledger.set("order.last", who, rule="VM-13")
        if not ledger.table.values.get("order.first"):
            ledger.set("order.first", who, rule="VM-13")
        now = process(ledger.table, who)
        if not turns and not now.is_mob:
            gained = min(ledger.table.number(of(who, "move")) + now.move, now.most_move)
            put(ledger, who, "move", gained, rule="VM-20")
        put(ledger, who, "firm", None, rule="VM-H68")
        begin_boot(ledger, who)
        ledger.next(("possessed", who))


@wish("ends the turn")
class EndTurn(OnTurn):
    """Wish: be done with this turn; a card that was not given to the Team Hand is discarded."""

    shown = Shown(
        "End the turn", letter="E", sign="tick", line="A card that was not given to the Team Hand is discarded."
    )
    needs_able = False
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        ledger.next(("turn_end",))


@wish("reloads with this turn")
class ReloadWithTurn(OnTurn):
    """Wish: draw up to Draw in place of everything else; the card of this turn is discarded (RULES VM-51, VM-H66)."""

    shown = Shown(
        "Reload with this turn", letter="R", sign="undo", line="The card of this turn goes, and the hand is full again."
    )
    offered_as_it_is = True

    @classmethod
    def is_offered(cls, state: State, seat: str) -> bool:
        """Whether this seat has the turn, of somebody who reloads so."""
        return super().is_offered(state, seat) and process(state, actor(state)).reload == "turn"

    def against(self, state: State, who: str) -> Iterator[Reason]:
        if process(state, who).reload != "turn":
            yield refusal("VM-51", "{name} has no Reload: Turn.", name=name_of(state, who))
        elif any(state.values.get(f"turn.{done}") for done in ("attacked", "hacked", "steps", "used", "probed")):
            yield refusal("VM-H66", "The turn is given up whole: something was done in it already.")

    def play(self, ledger: Ledger) -> None:
        card = turn_card(ledger.table)
        if card is not None and rulings_of(ledger.table).turn_reload == "returned":
            take_back(ledger, (card,), play_zone(ledger.table), self.seat, rule="VM-H66")
            ledger.set("turn.card", None, rule="VM-H66")
        drop_card(ledger, rule="VM-H66")
        if self.seat == CPU and has_own_hand(ledger.table):
            reload_boss(ledger, rule="VM-51")
        else:
            reload(ledger, self.seat, rule="VM-51")
        ledger.next(("turn_end",))


def drop_card(ledger: Ledger, *, rule: str) -> None:
    """Discard the card of this turn, where it still lies in the play area."""
    card = turn_card(ledger.table)
    if card is not None:
        zone = play_zone(ledger.table)
        if card in ledger.table.cards(zone):
            throw(ledger, (card,), zone, zones.side_of(actor(ledger.table), ledger.table), rule=rule)
        ledger.set("turn.card", None, rule=rule)


def has_more_turns(table: Table, who: str) -> bool:
    """Whether a process can have another turn this round, or the rest of one that was interrupted."""
    if who in table.listed(MCS):
        return bool(table.count(zones.play(who))) or who in table.listed("count.empty") or _goes_on(table, who)
    return process(table, who).is_boss and bool(table.count(zones.play(CPU)))


def _goes_on(table: Table, who: str) -> bool:
    """Whether what a turn in between has interrupted is a turn of this process, or what all pick (Bullet Time)."""
    waiting = paused(table)
    return any(step == SELECT or ("turn.process", who) in kept for step, kept, _held in waiting)


def paused(table: Table) -> tuple[Paused, ...]:
    """What turns in between have interrupted, the latest first; a turn in between may be interrupted itself."""
    found: list[Paused] = []
    kept = cast("tuple[Any, ...]", table.values.get("paused") or ())
    while kept:
        found.append(cast("Paused", kept[:3]))
        kept = kept[3] if len(kept) > 3 else ()
    return tuple(found)


def _turn_end(ledger: Ledger) -> None:
    """End the turn: its card goes, what lasted for the turn ends, and the count goes on."""
    who = actor(ledger.table)
    drop_card(ledger, rule="VM-16")
    if is_able(ledger.table, who):
        if standing_with(ledger.table, who):
            charge(ledger, who, "d33")
        if not has_more_turns(ledger.table, who) and rulings_of(ledger.table).burning == "last_turn":
            burn(ledger, who)
        if process(ledger.table, who).is_boss:
            charge(ledger, who, "turns_taken")
    side = zones.side_of(who, ledger.table)
    if side == CPU and not ledger.table.count(zones.play(CPU)) and rulings_of(ledger.table).burning == "last_turn":
        for boss in able(ledger.table, CPU):
            if process(ledger.table, boss).is_boss and ledger.table.number(of(boss, "turns")):
                burn(ledger, boss)
    end_boot(ledger, who)
    for one in (MCS, CPU):
        lapse_unserved(ledger, one)
    passes(ledger, "turn", rule="VM-H20")
    for one in (side, other(side)):
        discard_if_full(ledger, one)
    ledger.clear([path for path, _ in named_values(ledger.table, "turn.")], rule="VM-13")
    if ledger.table.values.get("paused"):
        _resume(ledger)
    else:
        ledger.next(("count",))


def _resume(ledger: Ledger) -> None:
    """Go on where a turn that came between has interrupted play (Bullet Time)."""
    step, kept, held = paused(ledger.table)[0]
    outer = cast("tuple[Value, ...]", ledger.table.values["paused"])[3:]
    ledger.set("paused", outer[0] if outer else None, rule="VM-56")
    for path, value in kept:
        ledger.set(path, value, rule="VM-56")
    for one in held:
        modify(ledger, Modifier(*one), rule="VM-56")
    ledger.set("step", step, rule="VM-56")
    if step == SELECT:
        ledger.next(("ask_again",))
    elif step == GIVE or not kept:
        ledger.next(("count",))


MOVES: Final = (EndTurn, ReloadWithTurn)
DOINGS: Final[dict[str, Doing]] = {"turn": _turn, "turn_end": _turn_end}
