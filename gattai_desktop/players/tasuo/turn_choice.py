"""What the program calls, lays and charges in its own turn (rules, part 3l)."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.cards.state import Sight
from gattai_desktop.games.move import Move
from gattai_desktop.games.options_by_kind import of_kind
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import CallWarrior, PayForCall, call_cost
from gattai_desktop.games.tasuo.card_words import ARENA, DEFENSIVE, KA_SUMMON, RESPONSIVE, WARRIOR
from gattai_desktop.games.tasuo.charging import ChargeKa, ChargeKao, ChargeKio
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.legend import EquipWeapon, LayCard, SetCard
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.ultra import SUMMON_COST, EnterMode, OpenGravity, SummonMove
from gattai_desktop.games.tasuo.using import CallInAnswer, EmergencyCall
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.games.tasuo.warriors import (
    damage_of,
    free_places,
    of_hand,
    partial_charges,
    warriors,
    worth,
)
from gattai_desktop.players.tasuo.attack_worth import gain_of_weapon
from gattai_desktop.players.tasuo.effect_choice import DECK_KEPT, zone_worth
from gattai_desktop.players.tasuo.hand_choice import least_useful
from gattai_desktop.players.tasuo.use_choice import used

ARMOR_KEPT: Final = 3
"""Armor that a call leaves, as long as a warrior stands."""
CALLS_TOO: Final = 1
"""What doing something when called adds to a warrior."""
BIG: Final = 2
"""What a warrior counts that takes the best charged zone."""
BUYS_BELOW: Final = 2
BUYS_ABOVE: Final = 4
"""One more call is bought with fewer warriors, and with more armor."""
HELD_FOR_KA: Final = 6
HELD_FOR_SUMMON: Final = 5
MOST_KA: Final = 4
MOST_KAO: Final = 8
ARMOR_FOR_KIO: Final = 9


def in_play_phase(sight: Sight, options: Sequence[Move], *, buys: bool) -> Move | None:
    """Return the next step of a Play Phase; None where nothing is left to do."""
    return (
        laid(sight, options)
        or used(sight, options)
        or emergency_call(sight, options)
        or ultra(sight, options, gravity=buys)
        or call(sight, options, buys=buys)
    )


def emergency_call(sight: Sight, options: Sequence[Move]) -> EmergencyCall | CallInAnswer | None:
    """Return an Emergency Call wherever one is offered, of the best warrior to the zone that fits it."""
    calls = [one for one in options if isinstance(one, EmergencyCall | CallInAnswer)]
    if not calls:
        return None
    best = max(calls, key=lambda one: call_worth(sight, of_hand(one.card))).card
    sign = 1 if worth(sight, of_hand(best)) >= BIG else -1
    ways = [one for one in calls if one.card is best]
    return max(ways, key=lambda one: sign * zone_worth(sight, one.seat, one.place))


def laid(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the Arena, Weapon, Continuum or Responsive card that is laid next.

    A Defensive card, too, where those are used from there alone (TS-H12).
    """
    for move in of_kind(options, LayCard):
        if design_of(move.card).kind != ARENA or not sight.count(zones.arena(move.seat)):
            return move
    from_there = (RESPONSIVE, DEFENSIVE) if rulings_of(sight).defensive_from == "legend" else (RESPONSIVE,)
    return next((one for one in of_kind(options, SetCard) if design_of(one.card).kind in from_there), None)


def ultra(sight: Sight, options: Sequence[Move], *, gravity: bool = True) -> Move | None:
    """Return Tasuo Mode or a KA Summon as soon as there is one, or the Gravity Zones where a warrior has no room."""
    modes = of_kind(options, EnterMode)
    if modes:
        return max(modes, key=lambda one: damage_of(sight, of_hand(one.warrior)))
    summons: list[SummonMove] = [one for one in options if isinstance(one, SummonMove)]
    if summons:
        return summons[0]
    for move in of_kind(options, OpenGravity):
        waits = any(design_of(card).kind == WARRIOR for card in sight.cards(zones.hand(move.seat)))
        if gravity and waits and not free_places(sight, move.seat):
            return move
    return None


def call(sight: Sight, options: Sequence[Move], *, buys: bool) -> Move | None:
    """Return the call of the best warrior that armor allows, or the gauge paid for one more."""
    calls = [one for one in of_kind(options, CallWarrior) if is_affordable(sight, of_hand(one.card))]
    if calls:
        best = max(calls, key=lambda one: call_worth(sight, of_hand(one.card))).card
        ways = [one for one in calls if one.card is best]
        sign = 1 if worth(sight, of_hand(best)) >= BIG else -1
        return max(ways, key=lambda one: sign * zone_worth(sight, one.seat, one.place))
    for move in of_kind(options, PayForCall):
        seat, bought = move.seat, not of_kind(options, CallWarrior)
        held = (of_hand(card) for card in sight.cards(zones.hand(seat)))
        wanted = any(design_of(one).kind == WARRIOR and is_affordable(sight, one) for one in held)
        few = len(warriors(sight, seat)) < BUYS_BELOW and armor(sight, seat) > BUYS_ABOVE
        if buys and bought and wanted and few and free_places(sight, seat):
            return move
    return None


def call_worth(sight: Sight, card: TasuoCard) -> float:
    """Return life + 2 x printed damage - 2 x cost, and 1 for one that does something when called."""
    design = design_of(card)
    dealt = design.attack.damage if design.attack is not None else 0
    does = CALLS_TOO if design.triggered_by("called") else 0
    return design.life / 2 + dealt - 2 * call_cost(sight, card) + does


def is_affordable(sight: Sight, card: TasuoCard) -> bool:
    """Whether enough armor is left after a call: 3, or 1 where no warrior stands."""
    left = armor(sight, card.owner) - call_cost(sight, card)
    return left >= ARMOR_KEPT or not call_cost(sight, card) or (left >= 1 and not warriors(sight, card.owner))


def in_charge_phase(sight: Sight, options: Sequence[Move], *, buys: bool) -> Move | None:
    """Return the next step of a Charge Phase; None where nothing is left to do."""
    equips = of_kind(options, EquipWeapon)
    if equips:
        return max(equips, key=lambda one: gain_of_weapon(of_hand(one.card), of_hand(one.warrior)))
    return (
        laid(sight, options)
        or used(sight, options)
        or emergency_call(sight, options)
        or ultra(sight, options, gravity=buys)
        or charge(sight, options)
    )


def charge(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the partial charge of this turn: Ka from a full hand, else Kao, else Kio."""
    by_card = {one.card: one for one in of_kind(options, ChargeKa)}
    if by_card:
        seat = next(iter(by_card.values())).seat
        there = partial_charges(sight, seat, zones.KA)
        waits = there < SUMMON_COST and any(design_of(one).kind == KA_SUMMON for one in sight.cards(zones.ultra(seat)))
        held = sight.cards(zones.hand(seat))
        worst = least_useful(held)
        if worst is not None and there < MOST_KA and len(held) >= (HELD_FOR_SUMMON if waits else HELD_FOR_KA):
            return by_card.get(worst)
    for kao in of_kind(options, ChargeKao):
        if sight.count(zones.deck(kao.seat)) > DECK_KEPT and partial_charges(sight, kao.seat, zones.KAO) < MOST_KAO:
            return kao
    return next((one for one in of_kind(options, ChargeKio) if armor(sight, one.seat) >= ARMOR_FOR_KIO), None)
