"""What the program does as CPU and as a main character alike: it carries out plans and answers (rules, part 1i).

Both are deterministic: the same table and the same hand give the same move.
"""

from collections.abc import Callable, Sequence
from typing import cast

from attrs import define

from gattai_desktop.cards.card import ACE, Card, NotKnown
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.move import Move
from gattai_desktop.games.options_by_kind import answers_of, of_kind, seat_of_options
from gattai_desktop.games.virtual_machine import (
    after_attack,
    any_moment,
    attacking,
    boots,
    counting,
    effects,
    hacking,
    interrupt_choices,
    next_fight,
    opening,
    possessed,
    pushing,
    selecting,
    striking,
    taking,
    turns,
    waiting_jokers,
    walking,
    zones,
)
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.battle_maps import FALLING
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.poker import THREE, row_of
from gattai_desktop.games.virtual_machine.status_byte import GOOD, bit_at
from gattai_desktop.games.virtual_machine.team_hands import limit
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import able, actor, rank_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.players.virtual_machine.plans import Plan


@define
class Fighter:
    """What both have in common: how it carries out a plan, gives cards to the Team Hand, and answers."""

    side: str

    def choose(self, sight: Sight, options: Sequence[Move]) -> Move:
        seat = seat_of_options(options)
        found = self.pick(sight, seat, options) or self.answer(sight, options) or self.on_turn(sight, options)
        return found or options[0]

    def pick(self, sight: Sight, seat: Seat, options: Sequence[Move]) -> Move | None:
        """Return what is picked for a round; None where nothing is picked now."""
        raise NotImplementedError

    def plan(self, sight: Sight, who: str, card: Card | None, rank: int) -> Plan | None:
        """Return what the process on turn does with its card."""
        raise NotImplementedError

    def has_target(self, sight: Sight, seat: Seat, card: Card) -> bool:
        """Whether somebody could be attacked with a card now."""
        raise NotImplementedError

    def worth(self, sight: Sight, seat: Seat, card: Card) -> float:
        """What a card is worth in the hand."""
        raise NotImplementedError

    def off_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return what is done while play waits for somebody else; None for nothing."""
        raise NotImplementedError

    # ------------------------------------------------------------------ a turn

    def on_turn(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return the next step of the turn: walk, attack, give the card, end."""
        who, card = actor(sight), turn_card(sight)
        if not who:
            return _between_turns(sight, options)
        attacked = bool(sight.values.get("turn.attacked"))
        before = self.before(sight, options)
        if before is not None:
            return before
        if not attacked:
            plan = self.plan(sight, who, card, rank_of(sight, card) if card is not None else 0)
            found = _step_of(plan, sight, options) if plan is not None else None
            if found is not None:
                return found
        for gift in of_kind(options, after_attack.GiveToTeam):
            if self._is_worth_giving(sight, gift.card):
                return gift
        return self.after(sight, options) or next(iter(of_kind(options, turns.EndTurn)), None)

    def before(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return what is done before anything else in a turn."""

    def after(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return what is done before a turn ends."""

    def _is_worth_giving(self, sight: Sight, card: Card) -> bool:
        """Whether a card goes to the Team Hand: not into the last place if it brings no row and the hand is good."""
        held = sight.cards(zones.team(self.side))
        now, then = row_of(held), row_of((*held, card))
        is_last = len(held) + 1 >= limit(sight, self.side)
        return not is_last or then.rank > now.rank or now.rank < THREE.rank

    # ------------------------------------------------------------------ answers

    def answer(self, sight: Sight, options: Sequence[Move]) -> Move | None:
        """Return the answer to a question; None where none is asked."""
        answers = answers_of(options)
        for kind, chooses in self._answers().items() if answers else ():
            asked = of_kind(answers, kind)
            if asked:
                return chooses(sight, asked)
        return None

    def _answers(self) -> dict[type[Move], Callable[[Sight, list[Move]], Move]]:
        def first(_sight: Sight, asked: list[Move]) -> Move:
            return asked[0]

        return {
            selecting.NameJoker: first,
            counting.TakeLow: self._low_or_high,
            counting.Order: first,
            counting.ActFirst: first,
            taking.PickFor: self._best_taker,
            walking.FallTo: lambda _sight, asked: min(cast("list[walking.FallTo]", asked), key=lambda one: one.area),
            pushing.PushTo: _into_a_fall,
            striking.TakeHit: _takes_hit,
            striking.Splash: _hurts_foes,
            possessed.GoFor: _hurts_foes,
            possessed.RunTo: _hurts_foes,
            possessed.FleeTo: first,
            effects.NamePlace: _place_of_use,
            boots.NameMc: _most_cards,
            boots.LoseTeamCard: _least_of_row,
            hacking.LoseHandCard: self._least,
            any_moment.KeepOfWell: self._most,
            boots.DrawOne: first,
            boots.ReloadNow: first,
            interrupt_choices.Sink: _most_mcs,
            waiting_jokers.UseJoker: self._uses_joker,
        }

    def _low_or_high(self, sight: Sight, asked: list[Move]) -> Move:
        low = cast("counting.TakeLow", asked[0])
        return low if self.has_target(sight, low.seat, low.card) else counting.KeepForHigh(low.seat, low.card)

    def _uses_joker(self, sight: Sight, asked: list[Move]) -> Move:
        """Use a Joker as an Ace, low or high, where somebody could be attacked; else keep it (RULES VM-H8)."""
        aces = [one for one in cast("list[waiting_jokers.UseJoker]", asked) if one.meant.rank == ACE]
        one = cast("waiting_jokers.UseJoker", asked[0])
        uses = bool(aces) and self.has_target(sight, one.seat, one.card)
        return aces[0] if uses else waiting_jokers.KeepJoker(one.seat, one.card)

    def _best_taker(self, _sight: Sight, asked: list[Move]) -> Move:
        return asked[0]

    def _least(self, sight: Sight, asked: list[Move]) -> Move:
        return min(cast("list[hacking.LoseHandCard]", asked), key=lambda one: self.worth(sight, one.seat, one.card))

    def _most(self, sight: Sight, asked: list[Move]) -> Move:
        return max(cast("list[any_moment.KeepOfWell]", asked), key=lambda one: self.worth(sight, one.seat, one.card))

    def best_cards(self, sight: Sight, seat: Seat) -> tuple[Card, ...]:
        """The cards of the hand, the best first; of equal ones that which comes first."""
        return tuple(sorted(sight.cards(zones.hand(seat)), key=lambda card: -self.worth(sight, seat, card)))


def _between_turns(sight: Sight, options: Sequence[Move]) -> Move | None:
    """Return what goes on: a fight or a round begins, or the next fight comes, the same where the MCs have lost."""
    for kind in (opening.OpenRound, opening.StartFight):
        for begins in of_kind(options, kind):
            return begins
    offered = of_kind(options, next_fight.BringFight)
    if not offered:
        return None
    wanted = sight.text("fight") if sight.text("winner") == CPU else next_fight.comes_next(sight)
    return next((one for one in offered if one.fight == wanted), None)


def _step_of(plan: Plan, sight: Sight, options: Sequence[Move]) -> Move | None:
    """The move that comes next in a plan, if the rules allow it."""
    if plan.area != process(sight, plan.who).area:
        walks = (move for move in of_kind(options, walking.Walk) if move.area == plan.area)
        found: Move | None = next(walks, None)
        if found is not None:
            return found
    if plan.heals:
        return next((move for move in of_kind(options, after_attack.Heal) if move.target == plan.target), None)
    blasts = (move for move in of_kind(options, attacking.Blast) if move.area == plan.target)
    attacks = (move for move in of_kind(options, attacking.Attack) if move.target == plan.target)
    return next(attacks, None) or next(blasts, None)


def _into_a_fall(sight: Sight, asked: list[Move]) -> Move:
    """Push a foe into a fall, and somebody of one's own side into none (VM-H30)."""
    pushes = cast("list[pushing.PushTo]", asked)
    spares = zones.side_of(pushes[0].process, sight) == zones.side_of(pushes[0].seat, sight)
    return min(pushes, key=lambda one: ((FALLING in states(sight, one.area)) is spares, one.area))


def _takes_hit(sight: Sight, asked: list[Move]) -> Move:
    """Take a hit for an ally who has fewer HP, as long as half of one's own are left."""
    one = asked[0]
    me, ally = process(sight, one.seat), process(sight, str(open_item(sight, "hit")[2]))
    return one if ally.hp < me.hp and 2 * me.hp >= me.max_hp else striking.LetPass(one.seat)


def _hurts_foes(sight: Sight, asked: list[Move]) -> Move:
    """Of those who may be struck a foe with the fewest HP; where all are of one's own side, who has the most."""
    targets = cast("list[possessed.GoFor]", asked)
    own = zones.side_of(targets[0].seat, sight)

    def order(one: possessed.GoFor) -> tuple[bool, int]:
        hp, is_own = process(sight, one.target).hp, zones.side_of(one.target, sight) == own
        return is_own, -hp if is_own else hp

    return min(targets, key=order)


def _place_of_use(sight: Sight, asked: list[Move]) -> Move:
    """Name a place whose bit does something for one's own side; one that nobody knows before one that does nothing."""
    _, _, target, way = map(str, open_item(sight, "names_place"))
    one, is_own = process(sight, target), zones.side_of(target, sight) == zones.side_of(asked[0].seat, sight)

    def use(move: effects.NamePlace) -> int:
        try:
            bit = bit_at(sight, move.place)
        except NotKnown:
            return 0
        sets = way == "on" or (not way and bit not in GOOD)
        return 1 if sets is (bit not in one.bits) and (sets is (bit in GOOD)) is is_own else -1

    return max(cast("list[effects.NamePlace]", asked), key=use)


def _most_cards(sight: Sight, asked: list[Move]) -> Move:
    named = cast("list[boots.NameMc]", asked)
    return max(named, key=lambda one: sight.count(zones.hand(one.process)))


def _least_of_row(sight: Sight, asked: list[Move]) -> Move:
    """Lose a card without which the Team Hand makes the best row, of these the lowest."""
    cards = cast("list[boots.LoseTeamCard]", asked)
    held = sight.cards(zones.team(zones.side_of(cards[0].seat, sight)))

    def order(one: boots.LoseTeamCard) -> tuple[int, bool, int]:
        left = tuple(card for card in held if card is not one.card)
        return -row_of(left).rank, one.card.is_joker, one.card.rank

    return min(cards, key=order)


def _most_mcs(sight: Sight, asked: list[Move]) -> Move:
    sinks = cast("list[interrupt_choices.Sink]", asked)
    there = [process(sight, who).area for who in able(sight, MCS)]
    return max(sinks, key=lambda one: (there.count(one.area), [-ord(sign) for sign in one.area]))
