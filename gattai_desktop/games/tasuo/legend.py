"""The Legend Zones: cards are laid open or set face-down, equipped from there, and taken back (RULES TS-13, TS-30)."""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import ARENA, CONTINUUM, WEAPON
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import follow_set_cards
from gattai_desktop.games.tasuo.queue import QueueEntry, enter, entry_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CHARGE, PHASES, PLAY, listed, mark_turn, turn_mark
from gattai_desktop.games.tasuo.warriors import (
    NO_TWO_HANDED,
    TWO_HANDS,
    conditions,
    legend_room,
    of_hand,
    place_of,
    warriors,
    weapons_of,
)
from gattai_desktop.games.tasuo.windows import ACT, open_window
from gattai_desktop.games.verdict import Reason, refusal

NO_WEAPONS: Final[tuple[str, ...]] = ("Burn", "Broken-Back")


def lay(ledger: Ledger, card: Card, seat: Seat, *, up: bool, rule: str) -> None:
    """Lay a card into a Legend Zone, and note since when it lies there."""
    since = listed(ledger.table, f"since.{seat}")
    ledger.move(card, zones.legend(seat), rule=rule, up=up, likely=(zones.hand(seat),))
    ledger.set(f"since.{seat}", (*since, ledger.table.number("turn")), rule=rule)


def take(ledger: Ledger, card: Card, seat: Seat, target: str, *, up: bool, rule: str) -> None:
    """Take a card out of a Legend Zone."""
    place = ledger.table.cards(zones.legend(seat)).index(card)
    since = listed(ledger.table, f"since.{seat}")
    ledger.move_from(zones.legend(seat), (card,), target, rule=rule, up=up)
    ledger.set(f"since.{seat}", (*since[:place], *since[place + 1 :]) or None, rule=rule)
    follow_set_cards(ledger, seat, place)


def no_room(table: Table, seat: Seat) -> Iterator[Reason]:
    """Yield that no Legend Zone of a player is free (RULES TS-67)."""
    room = legend_room(table, seat)
    if room is not None and room <= 0:
        yield refusal("TS-67", "All of your Legend Zones are full.", ruling="legend_zones")


def not_held(table: State, seat: Seat, card: Card) -> Iterator[Reason]:
    """Yield that a player does not hold a card."""
    if card not in table.cards(zones.hand(seat)):
        yield refusal("TS-30", "{card} is not in your hand.", card=card)


def _not_in_phase(table: Table) -> Iterator[Reason]:
    if table.text("step") == CHARGE and rulings_of(table).setting == "play_only":
        yield refusal("TS-H33", "Cards are set and laid in the Play Phase only.", ruling="setting")


@wish("sets {card}")
class SetCard(TurnMove):
    """Wish: set any card face-down into a free Legend Zone (RULES TS-30, TS-H33)."""

    card: Card
    shown = Shown("Set {card} face-down", kind="Set face-down", letter="S")
    steps = (PLAY, CHARGE)
    step_rule = "TS-H33"
    laid_on = Place(zone="legend.{seat}")
    taken_from = "hand.{seat}"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[SetCard]":
        yield from (cls(seat, card) for card in state.cards(zones.hand(seat)))

    def against(self, state: State) -> Iterator[Reason]:
        yield from not_held(state, self.seat, self.card)
        yield from _not_in_phase(state)
        yield from no_room(state, self.seat)

    def play(self, ledger: Ledger) -> None:
        lay(ledger, self.card, self.seat, up=False, rule="TS-30")


@wish("lays {card}")
class LayCard(TurnMove):
    """Wish: lay a Weapon, a Continuum or an Arena open; both may answer (RULES TS-17, TS-19, TS-20, TS-H33)."""

    card: Card
    shown = Shown("Lay {card} face-up", kind="Lay face-up", letter="L")
    steps = (PLAY, CHARGE)
    step_rule = "TS-H33"
    taken_from = "hand.{seat}"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[LayCard]":
        for card in state.cards(zones.hand(seat)):
            if design_of(card).kind in (WEAPON, CONTINUUM, ARENA):
                yield cls(seat, card)

    def laid_on_now(self, table: Table) -> Place:
        return Place(zone=zones.arena(self.seat) if design_of(self.card).kind == ARENA else zones.legend(self.seat))

    def against(self, state: State) -> Iterator[Reason]:
        yield from not_held(state, self.seat, self.card)
        yield from _not_in_phase(state)
        kind = design_of(self.card).kind
        if kind == ARENA:
            if state.values.get("step") != PLAY:
                yield refusal("TS-H33", "An Arena is laid in the Play Phase.", ruling="setting")
        elif kind in (WEAPON, CONTINUUM):
            yield from no_room(state, self.seat)
        else:
            yield refusal("TS-67", "Only Weapons, Continuums and Arenas are laid open.")

    def play(self, ledger: Ledger) -> None:
        card = of_hand(self.card)
        if card.design.kind == ARENA:
            ledger.move_from(zones.hand(self.seat), (card,), zones.use(self.seat), rule="TS-20")
        else:
            lay(ledger, card, self.seat, up=True, rule="TS-67")
        enter(ledger, QueueEntry(0, "lay", self.seat, card.key), rule="TS-67")
        open_window(ledger, ACT)


def resolve_lay(ledger: Ledger, *kept: Value) -> None:
    """What was laid open stays; an Arena takes the place of another (RULES TS-H18)."""
    laid = entry_of(kept)
    card = next((one for one in ledger.table.cards(zones.use(laid.seat)) if one.key == laid.source), None)
    if card is None:
        return
    rivals = (laid.seat,) if rulings_of(ledger.table).arenas == "one_each" else zones.SEATS
    for seat in rivals:
        old = ledger.table.cards(zones.arena(seat))
        if old:
            ledger.move_from(zones.arena(seat), old, zones.dead(seat), rule="TS-H18")
    ledger.move_from(zones.use(laid.seat), (card,), zones.arena(laid.seat), rule="TS-20")


@wish("takes {card} back")
class TakeBackCard(TurnMove):
    """Wish: take one of the own face-down Legend cards back to hand, once a turn (RULES TS-13)."""

    card: Card
    shown = Shown(kind="Take back", letter="B")
    steps = (CHARGE,)
    step_rule = "TS-13"
    laid_on = Place(zone="hand.{seat}")
    taken_from = "legend.{seat}"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[TakeBackCard]":
        yield from (cls(seat, one.card) for one in state.zones.get(zones.legend(seat), ()) if not one.up)

    def against(self, state: State) -> Iterator[Reason]:
        if (self.card, False) not in state.zones.get(zones.legend(self.seat), ()):
            yield refusal("TS-13", "{card} does not lie face-down in your Legend Zones.", card=self.card)
        if turn_mark(state, "back"):
            yield refusal("TS-13", "You have taken a card back in this turn already.")

    def play(self, ledger: Ledger) -> None:
        take(ledger, self.card, self.seat, zones.hand(self.seat), up=False, rule="TS-13")
        mark_turn(ledger, "back", rule="TS-13")


def laid_first(weapon: Card) -> Reason:
    """Say of a Weapon in hand how it comes to a warrior."""
    words = "{card} is a Weapon: lay it in a Legend Zone, then equip it as you charge."
    return refusal("TS-17", words, card=weapon)


def barring(table: Table, weapon: TasuoCard, warrior: TasuoCard) -> Iterator[str]:
    """Yield the conditions of a warrior that keep a Weapon from it (RULES TS-54, TS-58, TS-60, TS-62)."""
    has, two_handed = conditions(table, warrior), weapon.design.hands == TWO_HANDS
    yield from (one for one in NO_WEAPONS if one in has)
    if two_handed:
        yield from (one for one in NO_TWO_HANDED if one in has)
    if has.count("Broken-Arm") >= TWO_HANDS:
        yield "Broken-Arm"


def against_bearing(table: Table, weapon: TasuoCard, warrior: TasuoCard) -> Iterator[Reason]:
    """Yield why a warrior may not bear a Weapon (RULES TS-54, TS-58, TS-60, TS-62, TS-H56)."""
    two_handed = weapon.design.hands == TWO_HANDS
    rules = {"Burn": "TS-54", "Bleed": "TS-58", "Broken-Arm": "TS-60", "Broken-Back": "TS-62"}
    for one in dict.fromkeys(barring(table, weapon, warrior)):
        yield refusal(
            rules[one], "{warrior} cannot bear {weapon}: {condition}.", warrior=warrior, weapon=weapon, condition=one
        )
    borne = weapons_of(table, warrior)
    if not borne:
        return
    light = not two_handed and all(of_hand(one).design.hands < TWO_HANDS for one in borne)
    if not (light and len(borne) == 1 and rulings_of(table).weapons == "two_one_handed"):
        yield refusal("TS-H56", "{warrior} bears a Weapon already.", warrior=warrior, ruling="weapons")


@wish("equips {card} to {warrior}")
class EquipWeapon(TurnMove):
    """Wish: give a Weapon that lies in a Legend Zone to a warrior (RULES TS-13, TS-17)."""

    card: Card
    warrior: Card
    shown = Shown(kind="Equip", letter="Q")
    steps = (CHARGE,)
    step_rule = "TS-13"

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[EquipWeapon]":
        for one in state.zones.get(zones.legend(seat), ()):
            if one.up and design_of(one.card).kind == WEAPON:
                yield from (cls(seat, one.card, warrior) for warrior in warriors(state, seat))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        lies = (card, True) in table.zones.get(zones.legend(seat), ())
        held = card in table.cards(zones.hand(seat))  # it is told what comes first
        if table.text("step") in PHASES and (lies or held) and design_of(card).kind == WEAPON:
            yield from (cls(seat, card, warrior) for warrior in warriors(table, seat))

    def laid_on_now(self, table: Table) -> Place:
        return Place(zone=_weapons_at(table, of_hand(self.warrior)))

    def not_now(self, state: State) -> Words:
        held = self.card in state.cards(zones.hand(self.seat))
        return laid_first(self.card).text if held else super().not_now(state)

    def led_to_by(self, table: Table) -> type[Move] | None:
        lies = self.card in table.cards(zones.legend(self.seat))
        return super().led_to_by(table) if lies else None

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        return (Place(zone=zones.place(place_of(table, self.warrior), self.seat)),)

    def against(self, state: State) -> Iterator[Reason]:
        lies = (self.card, True) in state.zones.get(zones.legend(self.seat), ())
        if self.card in state.cards(zones.hand(self.seat)) and design_of(self.card).kind == WEAPON:
            yield laid_first(self.card)
        elif not lies or design_of(self.card).kind != WEAPON:
            yield refusal("TS-17", "{card} is no Weapon in your Legend Zones.", card=self.card)
        elif self.warrior not in warriors(state, self.seat):
            yield refusal("TS-17", "{card} is no warrior of yours in play.", card=self.warrior)
        else:
            yield from against_bearing(state, of_hand(self.card), of_hand(self.warrior))

    def play(self, ledger: Ledger) -> None:
        take(ledger, self.card, self.seat, _weapons_at(ledger.table, of_hand(self.warrior)), up=True, rule="TS-17")


def _weapons_at(table: Table, warrior: TasuoCard) -> str:
    return zones.weapons(place_of(table, warrior), warrior.owner)


@wish("kaijos {card} from {warrior}")
class KaijoWeapon(TurnMove):
    """Wish: take an equipped card off and shuffle it into the deck, once a turn (RULES TS-13)."""

    card: Card
    warrior: Card
    shown = Shown(kind="Kaijo", letter="K")
    steps = (CHARGE,)
    step_rule = "TS-13"
    laid_on = Place(zone="deck.{seat}")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[KaijoWeapon]":
        for warrior in warriors(state, seat):
            yield from (cls(seat, weapon, warrior) for weapon in weapons_of(state, warrior))

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        if table.text("step") in PHASES:
            yield from (cls(seat, card, one) for one in warriors(table, seat) if card in weapons_of(table, one))

    def against(self, state: State) -> Iterator[Reason]:
        if self.warrior not in warriors(state, self.seat) or self.card not in weapons_of(state, of_hand(self.warrior)):
            yield refusal("TS-13", "{warrior} does not bear {card}.", warrior=self.warrior, card=self.card)
        if turn_mark(state, "kaijo"):
            yield refusal("TS-13", "You have made your Kaijo in this turn already.")

    def play(self, ledger: Ledger) -> None:
        origin = _weapons_at(ledger.table, of_hand(self.warrior))
        ledger.move_from(origin, (self.card,), zones.deck(self.seat), rule="TS-13", up=False)
        ledger.shuffle(zones.deck(self.seat), rule="TS-13")
        mark_turn(ledger, "kaijo", rule="TS-13")


MOVES = (SetCard, LayCard, TakeBackCard, EquipWeapon, KaijoWeapon)
DOINGS = {"resolve.lay": resolve_lay}
