"""Interrupts: cards are laid in their order, and with the last one the effect happens (RULES VM-53 to VM-56)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import CARDS, JACK, KING, RANK_LETTERS, Card
from gattai_desktop.cards.ledger import Doing, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.games.modifiers import Modifier, modify
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.any_moment import AnyMoment, who_of
from gattai_desktop.games.virtual_machine.boss_hand import bring_company, has_own_hand, is_own
from gattai_desktop.games.virtual_machine.drawing import draw, throw, unpicked
from gattai_desktop.games.virtual_machine.effects import end_bit, flip
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.processes import InterruptKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import INVISIBLE
from gattai_desktop.games.virtual_machine.team_hands import discard_team_hand
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import (
    MOST_CHARGES,
    able,
    actor,
    name_of,
    of,
    played_as,
    put,
    rank_of,
    seat_of,
)
from gattai_desktop.games.virtual_machine.world import kind_of, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

PAIR: Final = "pair"
SOURCE: Final = "interrupt"
FORKS_AT_ONCE: Final = 2


def current(table: Table, who: str) -> InterruptKind | None:
    """The Interrupt that a process has ready now."""
    return world_of(table).interrupts.get(table.text(of(who, "interrupt")))


def interrupter(table: Table, seat: str) -> str:
    """For whom a seat lays cards: an MC for itself, the CPU for the boss whose turn it is, or the first able one."""
    if seat != CPU:
        return who_of(table, seat)
    bosses = [who for who in able(table, CPU) if process(table, who).is_boss]
    return actor(table) if actor(table) in bosses else next(iter(bosses), "")


def needed(interrupt: InterruptKind) -> tuple[str, ...]:
    """What each card of an Interrupt has to be, in order; of a pair any, then the same."""
    return tuple(one for spec in interrupt.cards for one in (("any", "same") if spec == PAIR else (spec,)))


def laid_towards(table: Table, who: str, interrupt: InterruptKind) -> tuple[Card, ...]:
    """The cards in a row that were laid towards this Interrupt; others may wait there for theirs (RULES VM-H55)."""
    row = table.cards(zones.row(who))
    return tuple(card for card in row if table.text(f"laid.{card.key}") in ("", interrupt.id))


def fits(table: Table, who: str, interrupt: InterruptKind, card: Card) -> bool:
    """Whether a card is the one that an Interrupt needs next; a Joker is any card (RULES VM-15, VM-H72)."""
    laid, wanted = laid_towards(table, who, interrupt), needed(interrupt)
    if len(laid) >= len(wanted):
        return False
    spec = wanted[len(laid)]
    if card.is_joker or spec == "any":
        return True
    if spec == "same":
        return laid[-1].is_joker or rank_of(table, laid[-1]) == card.rank
    return RANK_LETTERS.get(card.rank) in spec.split()


def _to_hand(table: Table, seat: str) -> tuple[Card, ...]:
    """The cards of a hand but the picked ones, and that of the turn where the seat has it."""
    card = turn_card(table) if seat_of(table, actor(table)) == seat else None
    return (*unpicked(table, seat), *((card,) if card is not None else ()))


def is_turn_card(table: Table, seat: str, card: Card) -> bool:
    """Whether a card is that of a seat's turn, and was not used yet; the CPU may use that of a mob (VM-H53)."""
    return bool(actor(table)) and seat_of(table, actor(table)) == seat and card is turn_card(table) and not any(
        table.values.get(f"turn.{done}") for done in ("attacked", "hacked")
    )  # fmt: skip


def lies_in(table: Table, who: str, card: Card, interrupt: InterruptKind) -> str:
    """The zone from which a card can be laid; "" where it cannot be (RULES VM-55, VM-H72)."""
    seat = seat_of(table, who)
    may_be_turns = interrupt.when == "usual" or rulings_of(table).interrupt_cards != "hand"
    if card in table.cards(zones.play(seat)) and is_turn_card(table, seat, card) and may_be_turns:
        return zones.play(seat)
    if seat == CPU and has_own_hand(table) and not is_own(table, card):
        return ""
    return zones.hand(seat) if interrupt.when == "any" and card in unpicked(table, seat) else ""


@wish("lays {card} towards {interrupt}")
class LayTowards(AnyMoment):
    """Wish: lay the next card of the current Interrupt; with the last one it happens."""

    card: Card
    interrupt: str
    shown = Shown("Lay {card} towards {interrupt}", kind="Lay a card towards the Interrupt", sign="bolt")

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[LayTowards]":
        who = interrupter(state, seat)
        now = current(state, who) if who and state.number(of(who, "meter")) >= MOST_CHARGES else None
        if now is not None:
            yield from (cls(seat, card, now.id) for card in _to_hand(state, seat))

    @classmethod
    def aimed(cls, table: Sight, seat: str, card: Card) -> "Iterator[LayTowards]":
        """A card of the hand or of the turn, dropped on the places of the Interrupt."""
        who = interrupter(table, seat)
        now = current(table, who) if who else None
        if cls is LayTowards and now is not None and card.key in CARDS:
            yield cls(seat, card, now.id)

    def laid_on_now(self, table: Table) -> Place:
        """The places of the Interrupt of whoever lays it."""
        return Place(zone=zones.row(interrupter(table, self.seat) or self.seat))

    def who(self, table: Table) -> str:
        return interrupter(table, self.seat)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from AnyMoment.judge(self, state)
        who = interrupter(state, self.seat)
        now = current(state, who) if who else None
        if now is None or now.id != self.interrupt:
            yield refusal("VM-53", "That is not the Interrupt that is ready.")
            return
        if state.number(of(who, "meter")) < MOST_CHARGES:
            yield refusal("VM-54", "The meter of {name} is not full.", name=name_of(state, who))
        if not lies_in(state, who, self.card, now):
            rule = "VM-55" if now.when == "usual" else "VM-H72"
            yield refusal(rule, "{card} cannot be laid from where it lies.", card=self.card)
        if not fits(state, who, now, self.card):
            yield refusal("VM-55", "{card} is not the card that comes next.", card=self.card)

    def play(self, ledger: Ledger) -> None:
        who = interrupter(ledger.table, self.seat)
        now = current(ledger.table, who)
        if now is None:
            return
        zone = lies_in(ledger.table, who, self.card, now) or zones.hand(self.seat)
        last = len(laid_towards(ledger.table, who, now)) + 1 == len(needed(now))
        keeps_card = last and now.effect == "last_draw"
        if not keeps_card:
            if zone == zones.play(self.seat):
                ledger.set("turn.card", None, rule="VM-55")
            ledger.move_from(zone, (self.card,), zones.row(who), rule="VM-55")
        if rulings_of(ledger.table).invisible == "all_deeds":
            end_bit(ledger, who, INVISIBLE, rule="VM-H61")
        if last:
            happen(ledger, who, now)


def happen(ledger: Ledger, who: str, interrupt: InterruptKind) -> None:
    """Let an Interrupt do what it does; then its cards go; the meter drops then, or before (RULES VM-56, VM-H72)."""
    told = ledger.announce("interrupt", rule="VM-56", process=who, interrupt=interrupt.id)
    with ledger.because(told):
        cards = laid_towards(ledger.table, who, interrupt)
        rank = played_as(ledger.table, cards[-1]).rank if cards else 0
        ledger.next(("interrupt_done", who))
        if rulings_of(ledger.table).interrupt_cards == "meter_first":
            put(ledger, who, "meter", 0, rule="VM-H72")
        _EFFECTS[interrupt.effect](ledger, who, rank)


def _done(ledger: Ledger, who: str) -> None:
    now = current(ledger.table, who)
    cards = laid_towards(ledger.table, who, now) if now is not None else ledger.table.cards(zones.row(who))
    throw(ledger, cards, zones.row(who), zones.side_of(who, ledger.table), rule="VM-56")
    if rulings_of(ledger.table).interrupt_cards != "meter_first":
        put(ledger, who, "meter", 0, rule="VM-56")


@wish("switches to {interrupt} with {card}")
class SwitchInterrupt(AnyMoment):
    """Wish: discard a face card and have another known Interrupt ready (RULES VM-53, VM-H54)."""

    interrupt: str
    card: Card
    shown = Shown(
        "Switch to {interrupt} with {card}",
        kind="Switch the Interrupt",
        letter="S",
        sign="charge",
    )

    @classmethod
    def offered(cls, state: State, seat: str) -> "Iterator[SwitchInterrupt]":
        if seat in state.listed(MCS):
            faces = [card for card in _to_hand(state, seat) if card.is_joker or card.is_face]
            yield from (cls(seat, one, card) for one in known(state, seat) for card in faces)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from AnyMoment.judge(self, state)
        if self.seat not in state.listed(MCS) or self.interrupt not in known(state, self.seat):
            yield refusal("VM-53", "{name} does not know that Interrupt.", name=name_of(state, self.seat))
        elif self.interrupt == state.text(of(self.seat, "interrupt")):
            yield refusal("VM-53", "That Interrupt is ready already.")
        if not (self.card.is_joker or self.card.is_face):
            yield refusal("VM-53", "{card} is no face card.", card=self.card)
        if not self._zone(state):
            yield refusal("VM-H54", "{card} cannot be discarded for that now.", card=self.card)

    def _zone(self, state: State) -> str:
        if is_turn_card(state, self.seat, self.card):
            return zones.play(self.seat)
        off_turn = actor(state) != self.seat and rulings_of(state).switching == "any_time"
        return zones.hand(self.seat) if off_turn and self.card in unpicked(state, self.seat) else ""

    def play(self, ledger: Ledger) -> None:
        zone = self._zone(ledger.table) or zones.hand(self.seat)
        if zone == zones.play(self.seat):
            ledger.set("turn.card", None, rule="VM-H54")
        ledger.move_from(zone, (self.card,), zones.discard_of(ledger.table, MCS), rule="VM-H54")
        laid = ledger.table.cards(zones.row(self.seat))
        if rulings_of(ledger.table).laid_cards == "discarded":
            throw(ledger, laid, zones.row(self.seat), MCS, rule="VM-H55")
        else:
            before = ledger.table.text(of(self.seat, "interrupt"))
            for card in laid:
                if not ledger.table.text(f"laid.{card.key}"):
                    ledger.set(f"laid.{card.key}", before, rule="VM-H55")
        put(ledger, self.seat, "interrupt", self.interrupt, rule="VM-53")


def known(table: Table, who: str) -> tuple[str, ...]:
    """The Interrupts that a process knows."""
    return getattr(kind_of(table, who), "interrupts", ())


# ---------------------------------------------------------------------- what each of them does


def _last_draw(ledger: Ledger, who: str, _rank: int) -> None:
    modify(ledger, Modifier(who, "damage", 3, SOURCE, until="turn"), rule="VM-56")


def _hold_gate(ledger: Ledger, who: str, _rank: int) -> None:
    here = process(ledger.table, who).area
    modify(ledger, Modifier(f"area.{here}", "gate", 1, SOURCE, until="round"), rule="VM-56")


def _wellspring(ledger: Ledger, _who: str, _rank: int) -> None:
    for seat in able(ledger.table, MCS):
        draw(ledger, seat, 1, rule="VM-56")


def _roll_call(ledger: Ledger, who: str, _rank: int) -> None:
    ledger.next(*(("roll_call", seat) for seat in able(ledger.table, MCS) if seat != who))


def _steady_now(ledger: Ledger, _who: str, _rank: int) -> None:
    modify(ledger, Modifier(f"side.{MCS}", "accuracy", 1, SOURCE, until="round"), rule="VM-56")


def _root_access(ledger: Ledger, who: str, rank: int) -> None:
    if JACK <= rank <= KING:
        flip_everybody(ledger, who, rank)
    else:  # a Joker, which serves as any of the three
        ledger.next(("served", who))


def flip_everybody(ledger: Ledger, who: str, rank: int) -> None:
    """Set the bit that a card names in every able MC, or clear it where it helps (Root Access)."""
    for seat in able(ledger.table, MCS):
        flip(ledger, who, seat, rank)


def _ask_for(kind: str) -> Doing:
    """An effect for which its player has to choose."""

    def effect(ledger: Ledger, who: str, _rank: int) -> None:
        ledger.next((kind, who))

    return effect


_EFFECTS: Final[dict[str, Doing]] = {
    "last_draw": _last_draw,
    "hold_the_gate": _hold_gate,
    "empty_the_cylinder": _ask_for("cylinder"),
    "bullet_time": _ask_for("bullet"),
    "global_patch": _ask_for("patch"),
    "open_doors": _ask_for("doors"),
    "undertow": _ask_for("undertow"),
    "wellspring": _wellspring,
    "roll_call": _roll_call,
    "steady_now": _steady_now,
    "pratfall": _ask_for("pratfall"),
    "lucky_break": lambda ledger, who, _rank: ledger.set("lucky", who, rule="VM-56"),
    "recount": lambda ledger, _who, _rank: discard_team_hand(ledger, MCS, rule="VM-56"),
    "sinkhole": _ask_for("sinkhole"),
    "fork_bomb": lambda ledger, who, _rank: bring_company(ledger, who, FORKS_AT_ONCE),
    "root_access": _root_access,
}
"""Each effect by the word that a pack gives it."""

MOVES: Final = (LayTowards, SwitchInterrupt)
DOINGS: Final[dict[str, Doing]] = {"interrupt_done": _done}
