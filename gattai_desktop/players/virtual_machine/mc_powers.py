"""When the program as a main character uses an Interrupt or a hack beside Flip, and what it chooses then (1h)."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final, cast

from gattai_desktop.cards.card import ACE, RANK_LETTERS, Card, NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.options_by_kind import of_kind
from gattai_desktop.games.virtual_machine import (
    area_hacks,
    hacking,
    interrupt_choices,
    interrupts,
    possessed,
    powers,
    zones,
)
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.battle_maps import COVER, HAZARDOUS, LOCKED
from gattai_desktop.games.virtual_machine.blows import succeeds
from gattai_desktop.games.virtual_machine.charges import standing_with
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.poker import row_of
from gattai_desktop.games.virtual_machine.processes import InterruptKind
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BLIND, BURNING, CONFUSED, bit_at
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, able, actor, is_able, of, rank_of
from gattai_desktop.games.virtual_machine.walking import reachable
from gattai_desktop.games.virtual_machine.world import world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.virtual_machine.plans import best_of_mc, mc_worth, stand_worth

MANY: Final = 2
"""Enemies in one area for whom an Interrupt pays."""
HANDED: Final = 1.0
"""What a card that is handed on is worth to the ally at least: it hits every second enemy."""
BEST: Final = 3.0
"""What an Ace is worth, which nobody hands on."""
FULL_HAND: Final = 4
"""Cards in the hand with which Empty the Cylinder pays."""


def crowded(sight: Sight) -> Counter[str]:
    """How many able enemies stand in each area."""
    return Counter(process(sight, who).area for who in able(sight, CPU))


def pays(sight: Sight, seat: Seat, effect: str) -> bool:
    """Whether the Interrupt that is ready would bring something now."""
    held, on_turn = sight.cards(zones.hand(seat)), actor(sight) == seat
    match effect:
        case "last_draw":
            aces = [card for card in held if card.is_joker or card.rank == ACE]
            return bool(sight.count(zones.row(seat)) or aces) and bool(best_of_mc(sight, seat, ACE).target)
        case "hold_the_gate":
            return bool(standing_with(sight, seat))
        case "empty_the_cylinder":
            return len(held) >= FULL_HAND and bool(best_of_mc(sight, seat, ACE).target)
        case "bullet_time":
            return not on_turn and len(held) > 1
        case "global_patch":
            return _place_to_patch(sight) > 0
        case "open_doors":
            return any(COVER in states(sight, area) for area in crowded(sight))
        case "undertow" | "pratfall":
            near = interrupt_choices.areas_near(sight, seat)
            return any(crowded(sight)[area] >= MANY for area in near)
        case "roll_call":
            return sight.count(zones.team(MCS)) >= MANY
        case _:
            return True


def lays(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the card that is laid towards an Interrupt now; None where it would bring nothing."""
    found = of_kind(options, interrupts.LayTowards)
    if not found:
        return None
    seat = found[0].seat
    now = interrupts.current(sight, seat)
    if now is None or not pays(sight, seat, now.effect):
        return None
    return min(found, key=lambda one: (one.card.is_joker, mc_worth(sight, seat, one.card)))


def switches(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the switch to an Interrupt that the hand pays, where the one that is ready cannot be; None for none."""
    found = of_kind(options, interrupts.SwitchInterrupt)
    if not found or sight.number(of(found[0].seat, "meter")) < MOST_CHARGES:
        return None
    seat = found[0].seat
    now, held = interrupts.current(sight, seat), sight.cards(zones.hand(seat))
    ready = now is not None and pays(sight, seat, now.effect) and can_pay(now, held)
    if ready or sight.count(zones.row(seat)):
        return None
    known = world_of(sight).interrupts
    useful = [
        move
        for move in found
        if move.card in held
        and pays(sight, seat, known[move.interrupt].effect)
        and can_pay(known[move.interrupt], [card for card in held if card is not move.card])
    ]
    return min(useful, key=lambda one: (one.card.is_joker, mc_worth(sight, seat, one.card)), default=None)


def can_pay(interrupt: InterruptKind, cards: Sequence[Card]) -> bool:
    """Whether an Interrupt takes its cards from the hand, and all of them are among these."""
    left = sorted(cards, key=lambda card: card.is_joker)
    for spec in interrupt.cards:
        if spec == interrupts.PAIR:
            pairs = ((one, other) for one, other in combinations(left, 2) if other.is_joker or one.rank == other.rank)
            taken: tuple[Card, ...] = next(pairs, ())
        else:
            taken = tuple(card for card in left if card.is_joker or RANK_LETTERS[card.rank] in spec.split())[:1]
        if not taken:
            return False
        left = [card for card in left if card not in taken]
    return interrupt.when == "any"


def _place_to_patch(sight: Sight) -> int:
    """The known place of a bit that hurts the CPU's side; 0 for none."""
    for place in range(1, sight.count(zones.BYTE) + 1):
        try:
            if bit_at(sight, place) in (BURNING, BLIND, CONFUSED):
                return place
        except NotKnown:
            continue
    return 0


# ---------------------------------------------------------------------- what is chosen


def _most_enemies(sight: Sight, asked: list[Move]) -> Move:
    areas = cast("list[interrupt_choices.Trip]", asked)
    return max(areas, key=lambda one: crowded(sight)[one.area])


def _patched(sight: Sight, asked: list[Move]) -> Move:
    place = _place_to_patch(sight)
    patches = cast("list[interrupt_choices.Patch]", asked)
    return max(patches, key=lambda one: (one.place == place, one.side == CPU, one.way == "on"))


def _opened(sight: Sight, asked: list[Move]) -> Move:
    doors = cast("list[interrupt_choices.OpenDoors]", asked)
    return max(doors, key=lambda one: (one.status == COVER, crowded(sight)[one.area]))


def _best_card(sight: Sight, asked: list[Move]) -> Move:
    cards = cast("list[interrupt_choices.PlayAtOnce]", asked)
    return max(cards, key=lambda one: mc_worth(sight, one.seat, one.card))


def _weakest(sight: Sight, asked: list[Move]) -> Move:
    shots = cast("list[interrupt_choices.FireAt]", asked)
    return min(shots, key=lambda one: (process(sight, one.target).hp, -mc_worth(sight, one.seat, one.card)))


def _raises_row(sight: Sight, asked: list[Move]) -> Move:
    """Lay the card that raises the Team Hand, if one does."""
    held = sight.cards(zones.team(MCS))

    def row(card: Card) -> int:
        return row_of((*held, card)).rank

    cards = cast("list[interrupt_choices.AnswerRoll]", asked)
    best = max(cards, key=lambda one: row(one.card))
    return best if row(best.card) > row_of(held).rank else interrupt_choices.KeepRoll(best.seat)


CHOICES: Final[dict[type[Move], Callable[[Sight, list[Move]], Move]]] = {
    interrupt_choices.WashAway: _most_enemies,
    interrupt_choices.Trip: _most_enemies,
    interrupt_choices.Patch: _patched,
    interrupt_choices.OpenDoors: _opened,
    interrupt_choices.PlayAtOnce: _best_card,
    interrupt_choices.FireAt: _weakest,
    interrupt_choices.AnswerRoll: _raises_row,
}
"""What is answered when an Interrupt asks."""


def runs_or_stays(sight: Sight, asked: list[Move]) -> Move:
    """Run to an enemy who can be struck this turn; with half of the HP lost stay where there is none (VM-H37)."""
    runs = cast("list[possessed.RunTo]", asked)
    me = process(sight, runs[0].seat)
    near = [one for one in runs if process(sight, one.target).area in reachable(sight, me.id)]
    if not near and rulings_of(sight).berserk == "may_stay" and 2 * me.hp < me.max_hp:
        return possessed.StayPut(me.id)
    return min(near or runs, key=lambda one: process(sight, one.target).hp)


# ---------------------------------------------------------------------- bonus actions


def hands_on(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return a card that one cannot play soon, for an ally who would else have too few; None for none."""
    found = of_kind(options, powers.HandOff)
    me = process(sight, found[0].seat) if found else None
    if me is None or sight.count(zones.hand(me.id)) <= me.play:
        return None

    def is_short(who: str) -> bool:
        ally = process(sight, who)
        return is_able(sight, who) and ally.reload != "out" and 0 < sight.count(zones.hand(who)) < ally.play

    worth = {one: (mc_worth(sight, one.target, one.card), mc_worth(sight, me.id, one.card)) for one in found
             if is_short(one.target)}  # fmt: skip
    useful = [one for one, (theirs, mine) in worth.items() if theirs >= HANDED and theirs >= mine < BEST]
    return max(useful, key=lambda one: worth[one][0] - worth[one][1], default=None)


def tumbles(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the area in which one stands better after an attack that hit nobody; None for where one stands."""
    found = of_kind(options, powers.Tumble)
    if not found:
        return None
    who = actor(sight)
    best = max(found, key=lambda one: stand_worth(sight, who, one.area))
    now = stand_worth(sight, who, process(sight, who).area)
    return best if stand_worth(sight, who, best.area) > now else None


# ---------------------------------------------------------------------- hacks k3 to k6


def hacks(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return the hack that is made where no Flip helps: Siphon, Rewire, Bridge, Overclock, in this order."""
    card = turn_card(sight)
    if card is None:
        return None
    who, rank = actor(sight), rank_of(sight, card)
    for siphon in of_kind(options, hacking.Siphon):
        if sight.count(zones.hand(CPU)) and succeeds(sight, who, siphon.target, rank) == "succeeds":
            return siphon
    if rank != ACE and rank < process(sight, who).connect:
        return None
    foes, own = crowded(sight), {process(sight, one).area for one in able(sight, MCS)}
    for wire in of_kind(options, area_hacks.Rewire):
        hurts = wire.status == HAZARDOUS and wire.way == hacking.ON and foes[wire.area] >= MANY
        uncovers = wire.status == COVER and wire.way == hacking.OFF and foes[wire.area] > 0
        if wire.area not in own and (hurts or uncovers):
            return wire
    for bridge in of_kind(options, area_hacks.Bridge):
        if any(foes[area] and LOCKED in states(sight, area) for area in (bridge.start, bridge.end)):
            return bridge
    for clock in of_kind(options, hacking.Overclock):
        if sight.number(of(clock.target, "move")) + 2 <= process(sight, clock.target).most_move:
            return clock
    return None
