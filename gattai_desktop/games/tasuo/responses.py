"""Set cards answer what waits on the Queue: Responsive cards, and Bloodlusted Defensive ones (RULES TS-22, TS-23)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import ARMOR, OpenAttack, attack_of, known_card, seen_attack
from gattai_desktop.games.tasuo.calls import call_cost
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectTrigger
from gattai_desktop.games.tasuo.card_words import BLOODLUSTED, DEFENSIVE, RESPONSIVE, SWIFT, UNABLE
from gattai_desktop.games.tasuo.constants import all_hold
from gattai_desktop.games.tasuo.defences import price_of
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import reaches_somebody
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.legend import take
from gattai_desktop.games.tasuo.policies import lay_long_enough
from gattai_desktop.games.tasuo.prices import against_price, pay_price, unmark_once
from gattai_desktop.games.tasuo.queue import ON_QUEUE, QueueEntry, enter, entries, entry_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import heal_armor
from gattai_desktop.games.tasuo.ultra import forget_payment
from gattai_desktop.games.tasuo.values import DRAW, MODE_COST, active, listed
from gattai_desktop.games.tasuo.warriors import conditions, of_hand, warriors_named
from gattai_desktop.games.tasuo.windows import ANSWERS, answered, lost_one
from gattai_desktop.games.verdict import Reason, refusal

_USES: Final = ("card", "lay", "equip", "activation", "show")
"""Kinds of entries that are a use of their card."""


def has_waited(table: Table, seat: Seat, card: Card) -> bool:
    """Whether a set card has lain for as long as it must before it answers (RULES TS-23, TS-H13)."""
    cards, since = table.cards(zones.legend(seat)), listed(table, f"since.{seat}")
    return card in cards and lay_long_enough(table, since[cards.index(card)])


def answerable(table: Table, seat: Seat, trigger: EffectTrigger) -> tuple[QueueEntry, ...]:
    """Return the entries of the Queue that a card with this trigger answers, the top one first (RULES TS-H80)."""
    waiting = entries(table)[::-1]
    if rulings_of(table).answering == "top_only":
        waiting = waiting[:1]
    theirs = tuple(one for one in waiting if one.seat != seat and not one.negated)
    if trigger.word == "call declared":
        return tuple(one for one in theirs if one.kind in ("call", "summon"))
    if trigger.word == "attacked":
        return tuple(one for one in theirs if one.kind == "attack")
    if trigger.word == "activated":
        return tuple(one for one in theirs if _kind_of(table, one) in trigger.kinds)
    return ()


def _kind_of(table: Table, entry: QueueEntry) -> str:
    """Return the kind of the card that was used, laid or activated; "" for what is no use of a card."""
    card = known_card(table, entry.source) if entry.kind in _USES else None
    return design_of(card).kind if card is not None else ""


def against_swift(table: State, seat: Seat, card: TasuoCard) -> Iterator[Reason]:
    """Yield why a Swift card is not used now: from hand in the own turn, set from the foe's next turn on (TS-H32)."""
    own = active(table) == seat
    if card in table.cards(zones.legend(seat)):
        if not has_waited(table, seat, card):
            yield refusal("TS-H32", "{card} was set in this turn.", card=card)
        if not own and rulings_of(table).swift_set == "own_turn_only":
            yield refusal("TS-H32", "In the foe's turn no Swift card is used.", ruling="swift_set")
    elif card not in table.cards(zones.hand(seat)):
        yield refusal("TS-30", "{card} is not in your hand.", card=card)
    elif not own:
        yield refusal("TS-22", "In the foe's turn {card} is used where it was set.", card=card)
    if not reaches_somebody(table, seat, card.design.effects[0]):
        yield refusal("TS-H61", "There is no warrior that {card} could be used on.", card=card)


def against_defending(table: Table, attack: OpenAttack) -> Iterator[Reason]:
    """Yield why no card is used to save any warrior that is attacked, as all can see (RULES TS-56, TS-57, TS-H79)."""
    attacked = warriors_named(table, attack.targets)
    able = [one for one in attacked if not any(bad in conditions(table, one) for bad in UNABLE)]
    if not able and rulings_of(table).cannot_defend == "nothing":
        for condition, rule in UNABLE.items():
            for warrior in attacked:
                if condition in conditions(table, warrior):
                    words = "{warrior} cannot defend: {condition}."
                    yield refusal(rule, words, warrior=warrior, condition=condition, ruling="cannot_defend")


@wish("answers with {card}")
class AnswerWithCard(Answer):
    """Answer: answer what waits with a Responsive card, a Bloodlusted Defensive one of hand, or a Swift one."""

    card: Card
    answers = "window"
    shown = Shown(kind="Answer", letter="A")
    laid_on = Place(zone="use.{seat}")
    dropped_on = (laid_on, ON_QUEUE)
    tells_why_not = True

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> "Iterator[AnswerWithCard]":
        if design_of(card).kind != DEFENSIVE:
            yield cls(seat, card)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AnswerWithCard]":
        for zone, kinds in ((zones.legend(seat), (RESPONSIVE, BLOODLUSTED)), (zones.hand(seat), (BLOODLUSTED,))):
            yield from (cls(seat, card) for card in state.cards(zone) if design_of(card).kind in kinds)

    def fitting(self, table: Table, trigger: EffectTrigger) -> tuple[QueueEntry, ...]:
        """Return the entries that it answers; the first one is meant."""
        return answerable(table, self.seat, trigger)

    def judge(self, state: State) -> Iterator[Reason]:
        card = of_hand(self.card)
        design = card.design
        if not design.effects:
            yield refusal("TS-37", "{card} answers nothing.", card=card)
            return
        yield from against_price(state, self.seat, card, 0)
        if not self._holds(state, design.effects[0]):
            yield refusal("TS-23", "What {card} asks for does not hold.", card=card)
        if design.manner == SWIFT:
            yield from against_swift(state, self.seat, card)
            return
        if design.kind == RESPONSIVE:
            yield from self._against_set(state, card)
        elif design.kind != BLOODLUSTED or design.manner != DEFENSIVE:
            yield refusal("TS-37", "{card} answers nothing.", card=card)
            return
        elif rulings_of(state).bloodlusted == "both_types" and card in state.cards(zones.legend(self.seat)):
            yield from self._against_set(state, card)
        elif card not in state.cards(zones.hand(self.seat)):
            yield refusal("TS-30", "{card} is not in your hand.", card=card)
        trigger = design.effects[0].trigger
        if trigger.word == "own destroyed":
            if not lost_one(state, self.seat):
                yield refusal("TS-23", "No warrior of yours has fallen in battle.")
        elif not self.fitting(state, trigger):
            yield refusal("TS-23", "Nothing waits that {card} answers.", card=card)
        elif trigger.word == "attacked":
            yield from self._against_defending(state, card)

    def _holds(self, state: State, effect: CardEffect) -> bool:
        """Whether what the card asks for holds: of an attack that it answers, and of a warrior attacked (RULES 3i)."""
        attack = attack_of(state) if effect.trigger.word == "attacked" else None
        if attack is None:
            return all_hold(state, self.seat, effect, None)
        attacked = warriors_named(state, attack.targets)
        seen = seen_attack(state, attack)
        return any(all_hold(state, self.seat, effect, one, seen) for one in (attacked or (None,)))

    def _against_set(self, state: State, card: TasuoCard) -> Iterator[Reason]:
        lies = (card, False) in state.zones.get(zones.legend(self.seat), ())
        if not lies:
            yield refusal("TS-23", "{card} is not set.", card=card)
        elif not has_waited(state, self.seat, card):
            yield refusal("TS-23", "{card} was set in this turn.", card=card, ruling="full_turn")
        if state.text("step") == DRAW and rulings_of(state).responsive_in_draw == "no":
            yield refusal("TS-H36", "No Responsive card answers in Draw or Heal.", ruling="responsive_in_draw")

    def _against_defending(self, state: State, card: TasuoCard) -> Iterator[Reason]:
        attack = attack_of(state)
        if attack is None:
            return
        if attack.targets == (ARMOR,):
            if card.design.kind == BLOODLUSTED:
                yield refusal("TS-H35", "{card} protects warriors only.", card=card, ruling="armor_defence")
            return
        yield from against_defending(state, attack)

    def answer(self, ledger: Ledger, item: Item) -> None:
        card = of_hand(self.card)
        found = self.fitting(ledger.table, card.design.effects[0].trigger)
        pay_price(ledger, self.seat, card, 0, rule="TS-23")
        if card in ledger.table.cards(zones.legend(self.seat)):
            take(ledger, card, self.seat, zones.use(self.seat), up=True, rule="TS-23")
        else:
            ledger.move_from(zones.hand(self.seat), (card,), zones.use(self.seat), rule="TS-22")
        answers = found[0].number if found else 0
        enter(ledger, QueueEntry(0, "card", self.seat, card.key, answers=answers), rule="TS-63")
        answered(ledger, self.seat)


@wish("answers with {card} to {entry}")
class AnswerWithCardTo(AnswerWithCard):
    """Answer: answer one of several entries that a card fits, named by its card (RULES TS-H80)."""

    entry: Card
    theirs = ("entry",)
    tells_why_not = False

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AnswerWithCardTo]":
        for one in AnswerWithCard.offered(state, seat):
            effects = of_hand(one.card).design.effects
            found = answerable(state, seat, effects[0].trigger) if effects else ()
            if len(found) > 1:
                sources = (known_card(state, entry.source) for entry in found)
                yield from (cls(seat, one.card, card) for card in sources if card is not None)

    def fitting(self, table: Table, trigger: EffectTrigger) -> tuple[QueueEntry, ...]:
        return tuple(one for one in answerable(table, self.seat, trigger) if one.source == self.entry.key)


def resolve_card(ledger: Ledger, *kept: Value) -> None:
    """Carry out what a used card does; then it goes to the Deadzone (RULES TS-16, TS-22)."""
    used = entry_of(kept)
    ledger.next(("resolve.effect", *used.kept), ("put away", used.seat, used.source))


def put_away(ledger: Ledger, seat: Seat, source: str) -> None:
    """Lay a card that was used into the Deadzone."""
    _lay_away(ledger, seat, source, zones.dead(seat), rule="TS-22")


def leaves(ledger: Ledger, *kept: Value) -> None:
    """A negated entry leaves: its card goes to the Deadzone; who was called stays where it was (RULES TS-H46).

    An Ultra card in Tasuo Mode goes to the Outerzone, as it does whenever it leaves (RULES TS-H39).
    """
    gone, back_too = entry_of(kept), rulings_of(ledger.table).negated == "costs_back"
    if back_too:
        give_back(ledger, gone)
    if gone.kind == "summon":
        forget_payment(ledger, gone.seat, back=back_too)
    back = {"call": zones.hand, "summon": zones.ultra, "show": zones.hand}.get(gone.kind)
    target = back or (zones.outer if gone.kind == "mode" else zones.dead)
    if gone.kind not in ("effect", "attack", "activation"):
        _lay_away(ledger, gone.seat, gone.source, target(gone.seat), up=back is None, rule="TS-H46")


def give_back(ledger: Ledger, gone: QueueEntry) -> None:
    """Give back what was paid for an entry that was negated, its call and its "once" (RULES TS-H46)."""
    card = known_card(ledger.table, gone.source)
    if card is None:
        return
    effect = card.design.effects[gone.effect] if gone.effect < len(card.design.effects) else None
    if gone.kind == "defence":
        armor, clash = price_of(ledger.table, card)
        heal_armor(ledger, gone.seat, armor, rule="TS-H46")
        gain_gauge(ledger, gone.seat, clash, rule="TS-H46")
    elif effect is not None and gone.kind in ("card", "activation", "show"):
        heal_armor(ledger, gone.seat, effect.price("armor"), rule="TS-H46")
        gain_gauge(ledger, gone.seat, effect.price("gauge"), rule="TS-H46")
        unmark_once(ledger, card, gone.effect)
    elif gone.kind == "mode":
        gain_gauge(ledger, gone.seat, MODE_COST, rule="TS-H46")
    elif gone.kind == "call" and not gone.effect:
        ledger.set("turn.calls", max(ledger.table.number("turn.calls") - 1, 0), rule="TS-H46")
        if rulings_of(ledger.table).call_cost == "at_declaration":
            heal_armor(ledger, gone.seat, call_cost(ledger.table, card), rule="TS-H46")


def _lay_away(ledger: Ledger, seat: Seat, source: str, target: str, *, up: bool = True, rule: str) -> None:
    for zone in (zones.use(seat), zones.legend(seat)):
        card = next((one for one in ledger.table.cards(zone) if one.key == source), None)
        if card is not None and zone == zones.legend(seat):
            take(ledger, card, seat, target, up=up, rule=rule)
        elif card is not None:
            ledger.move_from(zone, (card,), target, rule=rule, up=up)


ANSWERS.extend((AnswerWithCard, AnswerWithCardTo))
MOVES = (AnswerWithCardTo, AnswerWithCard)
DOINGS = {"resolve.card": resolve_card, "put away": put_away, "leaves": leaves}
