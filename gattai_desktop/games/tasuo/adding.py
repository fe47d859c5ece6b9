"""What goes with the attack that is declared next: Bloodlusted Offensive cards, and Arenas turned for it (RULES 3h).

They are laid open before the attack and named with it: so nobody is asked about them, and the foe learns nothing of a
hand. With the declaration each becomes an entry of its own above the attack.
"""

from collections.abc import Iterator
from typing import Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import OpenAttack, known_card, seen_attack
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.card_words import OFFENSIVE
from gattai_desktop.games.tasuo.combos import NEXT, ROLL, combo_of
from gattai_desktop.games.tasuo.constants import AttackSeen, all_hold
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.foreseen import ADDED, added, can_add, effect_going
from gattai_desktop.games.tasuo.legend import not_held
from gattai_desktop.games.tasuo.paid_drives import PAID
from gattai_desktop.games.tasuo.prices import against_price, pay_price
from gattai_desktop.games.tasuo.queue import enter
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CLASH, listed
from gattai_desktop.games.tasuo.warriors import has_attacked, of_hand, place_of, warriors, weapons_of
from gattai_desktop.games.verdict import Reason, refusal


def add_entry(ledger: Ledger, kind: str, card: TasuoCard, effect: int) -> None:
    """Let an effect go with the next attack."""
    ledger.set(ADDED, (*listed(ledger.table, ADDED), (kind, card.key, effect)), rule="TS-77")


def against_adding(table: Table, seat: Seat, card: TasuoCard, effect: CardEffect) -> Iterator[Reason]:
    """Yield that no attack could be declared now that this would go with."""
    if not any(all_hold(table, seat, effect, seen.attacker, seen) for seen in _possible(table, seat)):
        yield refusal("TS-77", "No attack can be made that {card} goes with.", card=card)


def _possible(table: Table, seat: Seat) -> Iterator[AttackSeen]:
    """Yield attacks that warriors could make now, judged by whether they have attacked."""
    combo = combo_of(table)
    held = (of_hand(one) for one in table.cards(zones.hand(seat)) if design_of(one).kind == OFFENSIVE)
    cards = tuple(held)
    for warrior in warriors(table, seat):
        going_on = combo is not None and combo.stage == NEXT and combo.attacker == warrior.key
        if going_on or (combo is None and not has_attacked(table, warrior)):
            for by in (None, *weapons_of(table, warrior), *cards):
                form = design_of(by or warrior).attack
                after = table.text("combo.type")
                yield AttackSeen(seat=seat, attacker=warrior, by=by, form=form, after=after, declared=False)


def against_added(table: Table, attack: OpenAttack) -> Iterator[Reason]:
    """Yield why what was added does not go with an attack that is to be declared."""
    going = added(table)
    if not going:
        return
    seen = evolve(seen_attack(table, attack), declared=False)
    for entry in going:
        effect = effect_going(table, entry)
        if effect is not None and not all_hold(table, attack.seat, effect, seen.attacker, seen):
            yield refusal("TS-77", "{card} does not go with this attack.", card=known_card(table, entry.source))


def enter_added(ledger: Ledger) -> None:
    """Lay what was added on the Queue, each above what was added before it."""
    for entry in added(ledger.table):
        enter(ledger, entry, rule="TS-77")
    ledger.set(ADDED, None, rule="TS-77")


def lose_added(ledger: Ledger) -> None:
    """Lay away the cards that were added to no attack, or to one that a stop met that still held (RULES TS-H66)."""
    for entry in added(ledger.table):
        gone = tuple(one for one in ledger.table.cards(zones.use(entry.seat)) if one.key == entry.source)
        if gone:
            ledger.move_from(zones.use(entry.seat), gone, zones.dead(entry.seat), rule="TS-22")
    ledger.clear((ADDED, PAID), rule="TS-77")


DOINGS = {"added.lost": lose_added}


@wish("adds {card}")
class AddCard(TurnMove):
    """Wish: let a Bloodlusted Offensive card go with the attack that is declared next (RULES TS-22, 3h)."""

    card: Card
    shown = Shown(kind="Add to the attack", letter="F")
    laid_on = Place(zone="use.{seat}")
    taken_from = "hand.{seat}"
    steps = (CLASH,)
    step_rule = "TS-14"
    in_combo = None

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AddCard]":
        yield from (cls(seat, card) for card in state.cards(zones.hand(seat)) if can_add(design_of(card)))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        """Any other card is told what else is not done with it."""
        yield from super().aimed(table, seat, card) if can_add(design_of(card)) else ()

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """Where cards in use lie, and on any warrior of the own ones, of which one is to attack."""
        own = (Place(zone=zones.place(place_of(table, one), self.seat)) for one in warriors(table, self.seat))
        return (self.laid_on_now(table), *own)

    def against(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        if not can_add(card.design):
            yield refusal("TS-22", "{card} does not go with an attack.", card=card)
            return
        yield from not_held(state, self.seat, card)
        if state.text("combo.stage") == ROLL:
            yield refusal("TS-41", "The roll comes first.")
        yield from against_price(state, self.seat, card, 0)
        yield from against_adding(state, self.seat, card, card.design.effects[0])

    def play(self, ledger: Ledger) -> None:
        card = of_hand(self.card)
        pay_price(ledger, self.seat, card, 0, rule="TS-22")
        ledger.move_from(zones.hand(self.seat), (card,), zones.use(self.seat), rule="TS-22")
        add_entry(ledger, "card", card, 0)
