"""The program as a main character: what it picks, whom it attacks, and which bits it flips (rules, part 1i)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from attrs import define

from gattai_desktop.cards.card import ACE, Card, NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import Move
from gattai_desktop.games.options_by_kind import of_kind, seat_of_options
from gattai_desktop.games.virtual_machine import any_moment, hacking, possessed, powers, selecting, turns, zones
from gattai_desktop.games.virtual_machine.blows import succeeds
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.status_byte import (
    ARMORED,
    BLIND,
    BURNING,
    CONFUSED,
    GOOD,
    INVISIBLE,
    bit_at,
    place_named,
)
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import able, of, rank_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.virtual_machine.fighter import Fighter
from gattai_desktop.players.virtual_machine.mc_powers import (
    CHOICES,
    hacks,
    hands_on,
    lays,
    runs_or_stays,
    switches,
    tumbles,
)
from gattai_desktop.players.virtual_machine.plans import Plan, best_of_mc, mc_worth

LEAST_WORTH: Final = 0.3
"""An MC reloads when none of its cards is worth so much."""


@define
class McFighter(Fighter):
    """The program as a main character: careful, and without an agreement with the others.

    plain: without Interrupts, Hand-off and Tumble, and with no hack but Flip, as the rules have measured fights (1j).
    """

    plain: bool = False
    side: str = MCS

    def worth(self, sight: Sight, seat: Seat, card: Card) -> float:
        return mc_worth(sight, seat, card)

    def pick(self, sight: Sight, seat: Seat, options: Sequence[Move]) -> Move | None:
        if not of_kind(options, selecting.PickCards):
            return None
        laid = self.off_turn(sight, options)
        if laid is not None:
            return laid
        cards = self.best_cards(sight, seat)
        reloads = of_kind(options, selecting.DeclareReload)
        is_poor = not cards or self.worth(sight, seat, cards[0]) < LEAST_WORTH
        if reloads and is_poor and len(cards) < process(sight, seat).draw:
            return reloads[0]
        # With a full hand a reload would bring nothing: poor cards are played to be rid of them.
        return selecting.PickCards(seat, cards[: selecting.most_picked(sight, seat)])

    def off_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        return None if self.plain else lays(sight, options) or switches(sight, options)

    def plan(self, sight: Sight, who: str, card: Card | None, rank: int) -> Plan | None:
        return best_of_mc(sight, who, rank)

    def has_target(self, sight: Sight, seat: Seat, card: Card) -> bool:
        return bool(best_of_mc(sight, seat, ACE).target)

    def before(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        reloads = of_kind(options, turns.ReloadWithTurn)
        if reloads and self._gives_the_turn_up(sight, seat_of_options(options)):
            return reloads[0]
        laid = None if self.plain else lays(sight, options)
        firm = of_kind(options, powers.StandFirm)
        if laid is not None or firm:
            return laid or firm[0]
        return self._flip(sight, options) or (None if self.plain else hacks(sight, options))

    def _answers(self) -> dict[type[Move], Callable[[Sight, list[Move]], Move]]:
        return {**super()._answers(), **CHOICES, possessed.RunTo: runs_or_stays}

    def _gives_the_turn_up(self, sight: Sight, seat: Seat) -> bool:
        """Whether one reloads with this turn: none of the cards that one has is worth anything.

        plain: whether one reloads is decided with the picks, so it is the first turn of the round that is given up.
        """
        if self.plain and sight.number(of(seat, "turns")) > 1:
            return False
        cards = (*sight.cards(zones.hand(seat)), *sight.cards(zones.play(seat)))
        return all(self.worth(sight, seat, card) < LEAST_WORTH for card in cards)

    def after(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        seat = seat_of_options(options)
        buys = of_kind(options, any_moment.BuyCard)
        if buys and sight.count(zones.hand(seat)) <= 1:
            return buys[0]
        mends = [one for one in of_kind(options, powers.Mend) if _lacks(sight, one.target)]
        probes = of_kind(options, hacking.Probe)
        bonus = None if self.plain else hands_on(sight, options) or tumbles(sight, options)
        return next(iter(mends), None) or bonus or next(iter(probes), None)

    def _flip(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return the flip that helps most of those that succeed, if the place that the card names is known."""
        flips, card = of_kind(options, hacking.FlipBit), turn_card(sight)
        if not flips or card is None:
            return None
        try:
            bit = bit_at(sight, place_named(rank_of(sight, card)))
        except NotKnown:
            return None
        rank = rank_of(sight, card)
        works = (move for move in flips if succeeds(sight, move.seat, move.target, rank) == "succeeds")
        moves = {(move.target, move.way): move for move in works}
        return next((moves[one] for one in _wanted_flips(sight, bit) if one in moves), None)


def _wanted_flips(sight: Sight, bit: str) -> Iterator[tuple[str, str]]:
    """Yield at whom a bit is set or cleared, and which of both, what helps most first."""
    allies = sorted(able(sight, MCS), key=lambda who: process(sight, who).hp)
    foes = sorted(able(sight, CPU), key=lambda who: (-process(sight, who).hp, -process(sight, who).damage))
    has = {who: bit in process(sight, who).bits for who in (*allies, *foes)}
    if bit not in GOOD:
        yield from ((who, hacking.OFF) for who in allies if has[who])
    if bit in (BLIND, CONFUSED, BURNING):
        yield from ((who, hacking.ON) for who in foes if not has[who])
    if bit == ARMORED:
        yield from ((who, hacking.OFF) for who in foes if has[who])
        yield from ((who, hacking.ON) for who in allies if not has[who])
    if bit == INVISIBLE:
        weak = (who for who in allies if 2 * process(sight, who).hp <= process(sight, who).max_hp)
        yield from ((who, hacking.ON) for who in weak if not has[who])


def _lacks(sight: Sight, who: str) -> bool:
    return process(sight, who).hp < process(sight, who).max_hp
