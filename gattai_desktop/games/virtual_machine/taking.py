"""Which mob or boss takes a card of the CPU: said when the count reaches it, or when all pick (RULES VM-10, VM-H51)."""

from collections.abc import Iterable
from typing import Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table, cached
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, one_of
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.boss_hand import has_own_hand, is_own
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.processes import BossKind, MobKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.unseen import TAKERS, able_unseen, taker_of, waiting_unseen
from gattai_desktop.games.virtual_machine.values import able, name_of, of
from gattai_desktop.games.virtual_machine.world import kind_of
from gattai_desktop.games.virtual_machine.zones import CPU


@cached()
def can_take(table: Table) -> tuple[str, ...]:
    """Which of the CPU's processes can take a card now: mobs that have not acted, and bosses (RULES VM-H51, VM-H32)."""
    here = able(table, CPU)
    mobs = [who for who in here if process(table, who).is_mob and not table.number(of(who, "turns"))]
    mobs += waiting_unseen(table)
    waits = bool(mobs) and rulings_of(table).boss_cards == "after_mobs" and not has_own_hand(table)
    bosses = [] if waits else [who for who in here if process(table, who).is_boss]
    return (*bosses, *mobs)


def takers(table: Table, card: Card) -> tuple[str, ...]:
    """Which processes can take a card of the CPU: the one that was named when all picked, or any (RULES VM-H51)."""
    named_for, found = taker_of(table, card), can_take(table)
    if rulings_of(table).boss_hand == "own":
        found = tuple(
            who
            for who in found
            if (who not in waiting_unseen(table) and process(table, who).is_boss) is is_own(table, card)
        )
    return tuple(who for who in found if not named_for or who == named_for)


def _untaken(table: Table) -> tuple[Card | None, tuple[str, ...]]:
    """The next card that the CPU has picked for nobody yet, and who could take it; each mob takes one (VM-H51)."""
    if rulings_of(table).taking == "at_count":
        return None, ()
    kept = dict(cast("tuple[tuple[str, str], ...]", table.values.get(TAKERS) or ()))
    picks = table.listed(f"secret.{CPU}.picks")
    lying = [*table.cards(zones.play(CPU)), *(card for card in table.cards(zones.hand(CPU)) if card.key in picks)]
    card = next((card for card in lying if card.key not in kept), None)
    here = (*able(table, CPU), *able_unseen(table))
    mobs = tuple(who for who in here if isinstance(kind_of(table, who), MobKind) and who not in kept.values())
    bosses = tuple(who for who in here if isinstance(kind_of(table, who), BossKind))
    if has_own_hand(table):
        return card, bosses if card is not None and is_own(table, card) else mobs
    return card, mobs if mobs and rulings_of(table).boss_cards == "after_mobs" else (*bosses, *mobs)


def names_takers(ledger: Ledger) -> bool:
    """Name a process for each card of the CPU; return whether the CPU has to be asked first."""
    card, free = _untaken(ledger.table)
    while card is not None and free:
        if len(free) > 1:
            ledger.next(("taker",), ("reveal",))
            return True
        _name_taker(ledger, card, free[0])
        card, free = _untaken(ledger.table)
    return False


def _name_taker(ledger: Ledger, card: Card, who: str) -> None:
    kept = cast("tuple[Value, ...]", ledger.table.values.get(TAKERS) or ())
    ledger.set(TAKERS, (*kept, (card.key, who)), rule="VM-H51")


def tell_takers(ledger: Ledger, cards: Iterable[Card]) -> None:
    """Let all see which mob takes which card; of hidden ones the CPU alone knows."""
    for card in cards:
        who = taker_of(ledger.table, card)
        if who in ledger.table.listed(CPU):
            ledger.set(f"taker.{card.key}", who, rule="VM-H51")


@answers("taker", "picks {card} for {process}", rule="VM-H51")
class PickFor(Choice):
    """Answer: which process takes a picked card, said before the picks are revealed (RULES VM-H51)."""

    card: Card
    process: str
    shown = Shown("{card} for {process}", kind="Say who takes a card", sign="give", line="It keeps this card.")
    told = LogWords(unseen="{seat} says who takes a card")

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-H51", "{name} cannot take that card.", name=name_of(state, self.process))

    def answer(self, ledger: Ledger, item: Item) -> None:
        _name_taker(ledger, self.card, self.process)


def _ask_taker(state: State, _item: Item) -> Ask | None:
    card, free = _untaken(state)
    options = (PickFor(CPU, card, who) for who in free if card is not None)
    why = say("At this table that is said before the picks are revealed.")
    return one_of("taker", CPU, say("Who takes the card?"), options, why)


MOVES: Final = (PickFor,)
ASKINGS: Final[dict[str, Asking]] = {"taker": _ask_taker}
