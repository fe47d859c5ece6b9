"""The program as CPU: what it picks, which process takes a card, and whom that attacks (rules, part 1i)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, cast

from attrs import define, field

from gattai_desktop.cards.card import ACE, Card
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.move import Move
from gattai_desktop.games.options_by_kind import of_kind
from gattai_desktop.games.virtual_machine import (
    any_moment,
    counting,
    effects,
    ending,
    interrupt_choices,
    interrupts,
    rounds,
    selecting,
    taking,
    zones,
)
from gattai_desktop.games.virtual_machine.blows import succeeds
from gattai_desktop.games.virtual_machine.boss_hand import MOST_COMPANY, has_own_hand, own_cards
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import GOOD, bit_at, place_named
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.unseen import with_unseen
from gattai_desktop.games.virtual_machine.values import able, actor, of, rank_of
from gattai_desktop.games.virtual_machine.world import battle_map, kind_of, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.virtual_machine.fighter import Fighter
from gattai_desktop.players.virtual_machine.plans import CpuPlanner, Plan, cpu_worth

BUYS_FROM: Final = 5
"""A boss with this number of Move Points left buys a card."""
WORTH_RECOUNT: Final = 2
"""Cards of the MCs' Team Hand for which a Recount pays."""


@define
class CpuFighter(Fighter):
    """The program as CPU. hard: it does not spread its fire, and finishes who is weak.

    pays_a_turn: a boss pays its Interrupt with the card of a turn only, never from the hand.
    """

    hard: bool = False
    pays_a_turn: bool = False
    side: str = CPU
    planner: CpuPlanner = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.planner = CpuPlanner(self.hard)

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        return super().choose(with_unseen(sight), options)

    def worth(self, sight: Sight, seat: Seat, card: Card) -> float:
        return cpu_worth(sight, card)

    def pick(self, sight: Sight, seat: Seat, options: Sequence[Move]) -> Move | None:
        if of_kind(options, rounds.FightOn):
            return ending.BreakOff(seat)
        if not of_kind(options, selecting.PickCards):
            return None
        if gives_up(sight):
            return ending.Yield(seat)
        cards, most = self.best_cards(sight, seat), selecting.most_picked(sight, seat)
        if has_own_hand(sight):
            own = own_cards(sight)
            cards = (*own, *(card for card in cards if card not in own))
        return selecting.PickCards(seat, cards[:most])

    def on_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        gives = of_kind(options, counting.GiveCard)
        if gives:
            takers = {card: {move.process for move in gives if move.card is card} for card in _cards_of(gives)}
            plans = [(self._best(sight, whose, card), card) for card, whose in takers.items()]
            best, card = max(plans, key=lambda one: one[0].worth)
            return counting.GiveCard(gives[0].seat, card, best.who)
        return super().on_turn(sight, options)

    def _best_taker(self, sight: Sight, asked: list[Move]) -> Move:
        """Let that process take a picked card which would do most with it now."""
        said = {one.process: one for one in asked if isinstance(one, taking.PickFor)}
        card = next(iter(said.values())).card
        return said[self._best(sight, set(said), card).who]

    def _best(self, sight: Sight, whose: set[str], card: Card) -> Plan:
        inline = [who for who in sight.listed(CPU) if who in whose]
        found = self.planner.best(sight, inline, card, rank_of(sight, card))
        assert found is not None
        return found

    def _answers(self) -> dict[type[Move], Callable[[Sight, list[Move]], Move]]:
        return {**super()._answers(), effects.LetWork: _as_tested, interrupt_choices.ServeAs: _worst_bit}

    def plan(self, sight: Sight, who: str, card: Card | None, rank: int) -> Plan | None:
        return self.planner.best(sight, (who,), card, rank) if card is not None else None

    def has_target(self, sight: Sight, seat: Seat, card: Card) -> bool:
        plan = self.planner.best(sight, taking.can_take(sight), card, ACE)
        return plan is not None and bool(plan.target) and not plan.heals

    def off_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        return None if self.pays_a_turn else self._lays(with_unseen(sight), options)

    def before(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        return self._lays(sight, options)

    def _lays(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return the card that pays a boss's Interrupt, as soon as it has something to do."""
        lays = of_kind(options, interrupts.LayTowards)
        if self.pays_a_turn:
            lays = [move for move in lays if move.card is turn_card(sight)]
        if lays and self._pays(sight, interrupts.interrupter(sight, CPU)):
            return min(lays, key=lambda one: (one.card is turn_card(sight), self.worth(sight, CPU, one.card)))
        return None

    def _pays(self, sight: Sight, who: str) -> bool:
        """Whether a boss's Interrupt has something to do."""
        match sight.text(of(who, "interrupt")):
            case "recount":
                return sight.count(zones.team(MCS)) >= WORTH_RECOUNT
            case "sinkhole":
                return any(process(sight, one).area != battle_map(sight).start for one in able(sight, MCS))
            case "fork-bomb":
                company = getattr(kind_of(sight, who), "company", "")
                return sum(kind_of(sight, one).id == company for one in able(sight, CPU)) < MOST_COMPANY
            case _:
                return True

    def after(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        buys = of_kind(options, any_moment.BuyCard)
        return buys[0] if buys and sight.number(of(actor(sight), "move")) >= BUYS_FROM else None


def _as_tested(sight: Sight, asked: list[Move]) -> Move:
    """Let an effect work where the test would say so that the CPU decides in place of; its own always (VM-H26)."""
    _, who, *doing = open_item(sight, "effect")
    one, card = process(sight, str(who)), turn_card(sight)
    if zones.side_of(one.id, sight) == CPU or card is None:
        return asked[0]
    rank, flips = rank_of(sight, card), doing[0] == "flips"
    passes = rank == ACE or rank >= one.connect
    works = succeeds(sight, one.id, str(doing[2]), rank) == "succeeds" if flips else passes
    return asked[0] if works else effects.LetFail(CPU)


def _worst_bit(sight: Sight, asked: list[Move]) -> Move:
    """Let a Joker serve as the face card whose bit does something to most of the MCs (RULES VM-H72)."""
    served = cast("list[interrupt_choices.ServeAs]", asked)

    def changed(one: interrupt_choices.ServeAs) -> int:
        bit = bit_at(sight, place_named(interrupt_choices.FACES[one.rank]))
        struck = [process(sight, who) for who in able(sight, MCS)]
        return sum((bit in mc.bits) is (bit in GOOD) and bit not in mc.bars for mc in struck)

    return max(served, key=changed)


def gives_up(sight: Sight) -> bool:
    """Whether so few of its processes are able after a round that the fight says that the CPU yields (VM-H44)."""
    plan = world_of(sight).fights[sight.text("fight")]
    is_few = sight.number("round") > 1 and len(able(sight, CPU)) <= plan.yields
    return is_few and rulings_of(sight).yielding == "said"


def _cards_of(gives: Iterable[counting.GiveCard]) -> tuple[Card, ...]:
    return tuple(dict.fromkeys(move.card for move in gives))
