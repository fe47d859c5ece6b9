"""What is done at any moment: a card for 3 Move, a word spoken, the Team Hand discarded (RULES VM-38, VM-39).

Whoever interrupts presses a button that everybody has; the count stands still until play goes on.
"""

from collections.abc import Iterator
from typing import Final, Self

from gattai_desktop.cards.card import CARDS, Card, NotKnown
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, one_of
from gattai_desktop.games.move import Move, wish
from gattai_desktop.games.presentation import LogWords, Place, Shown
from gattai_desktop.games.response_window import LetPlayGoOn, StopPlay
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.boss_hand import has_own_hand, make_own
from gattai_desktop.games.virtual_machine.drawing import draw
from gattai_desktop.games.virtual_machine.effects import end_bit
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED, INVISIBLE
from gattai_desktop.games.virtual_machine.team_hands import discard_team_hand
from gattai_desktop.games.virtual_machine.values import COUNT, GIVE, SELECT, TURN, actor, is_able, name_of, of, put
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, side_of

PRICE: Final = 3
"""Move Points for a card, or for a change of gear."""


MOMENTS: Final = (SELECT, COUNT, GIVE, TURN)
"""The steps in which play waits for somebody, so that others may interrupt."""

STANDING: Final = ("select", "ace", "order", "which")
"""The questions while which the count stands still, so that others may interrupt."""


@frozen
class InterruptCount(StopPlay):
    """Wish: stop the count; MCs act in the order in which they speak, then the CPU (RULES VM-38, VM-55)."""

    shown = Shown("I interrupt", letter="I", sign="bolt", line="Play stands still until you let it go on.")
    told = LogWords("{seat} interrupts")
    steps = MOMENTS
    step_rule = "VM-55"
    while_asked = STANDING
    """Before all have picked and while the count waits, not amid what somebody does."""

    def order(self, table: Table, holders: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(holders, key=lambda seat: seat == CPU))


@frozen
class LetCountGoOn(LetPlayGoOn):
    """Wish: be done with it; play goes on, the count or what all pick."""

    shown = Shown("Play goes on", letter="E", sign="tick", line="You are done with the interruption.")
    told = LogWords("{seat} lets play go on")
    steps = MOMENTS
    step_rule = "VM-55"


def who_of(table: Table, seat: str) -> str:
    """For whom a seat acts: an MC for itself, the CPU for the process whose turn it is."""
    return seat if seat in table.listed(MCS) else (actor(table) if actor(table) in table.listed(CPU) else "")


@frozen
class AnyMoment(Move):
    """What may be done whenever play waits, on and off turn (RULES VM-H72)."""

    in_window = True
    steps = MOMENTS
    step_rule = "VM-38"
    while_asked = STANDING
    """While all pick, while an Ace or a tie is decided: the count stands still."""

    def who(self, table: Table) -> str:
        """The process that acts; "" where there is none."""
        return who_of(table, self.seat)

    def judge(self, state: State) -> Iterator[Reason]:
        who = self.who(state)
        if not who:
            yield refusal("VM-39", "A boss pays on its own turn.")
        elif not is_able(state, who):
            yield refusal("VM-W7", "{name} is downed.", name=name_of(state, who))
        elif CONFUSED in process(state, who).bits:
            yield refusal("VM-H36", "{name} is Confused.", name=name_of(state, who))
        if state.text("step") == SELECT and state.values.get(f"secret.{self.seat}.select"):
            yield refusal("VM-H72", "You have picked: the next moment comes when all have.")


@frozen
class ForMove(AnyMoment):
    """What costs 3 Move Points."""

    def judge(self, state: State) -> Iterator[Reason]:
        yield from AnyMoment.judge(self, state)
        who = who_of(state, self.seat)
        if not who:
            return
        one, has = process(state, who), state.number(of(who, "move"))
        if one.is_mob:
            yield refusal("VM-37", "A mob has no Move Points.")
        elif has < PRICE:
            yield refusal(
                "VM-38",
                "That costs {price} Move Points; {name} has {has}.",
                price=PRICE,
                has=has,
                name=name_of(state, who),
            )
        if BERSERK in one.bits:
            yield refusal("VM-H37", "{name} is Berserk.", name=name_of(state, who))

    def pay(self, ledger: Ledger) -> str:
        """Pay, and return who has paid."""
        who = who_of(ledger.table, self.seat)
        put(ledger, who, "move", max(ledger.table.number(of(who, "move")) - PRICE, 0), rule="VM-38")
        return who


@wish("buys a card")
class BuyCard(ForMove):
    """Wish: pay 3 Move Points for a card of the deck (RULES VM-38, VM-39)."""

    shown = Shown("Buy a card", letter="D", sign="give", line="3 Move Points for the top card of the deck.")
    offered_as_it_is = True
    dropped_on = (Place(zone="hand.{seat}"),)

    @classmethod
    def taken_off(cls, table: Sight, seat: str, pile: Place) -> Iterator[Self]:
        """The deck that the seat draws from lies before it; the hand takes its top card."""
        if table.text("step") in cls.steps and pile.zone == zones.deck_of(table, side_of(seat, table)):
            yield cls(seat)

    def play(self, ledger: Ledger) -> None:
        who = self.pay(ledger)
        rule = "VM-38" if self.seat != CPU else "VM-39"
        held = ledger.table.cards(zones.hand(self.seat))
        if not process(ledger.table, who).has("wells"):
            draw(ledger, self.seat, 1, rule=rule)
            if self.seat == CPU and has_own_hand(ledger.table):
                make_own(ledger, (card for card in ledger.table.cards(zones.hand(CPU)) if card not in held))
            return
        draw(ledger, self.seat, 2, rule=rule)
        new = [card.key for card in ledger.table.cards(zones.hand(self.seat)) if card not in held]
        if len(new) > 1:
            ledger.set(f"secret.{self.seat}.well", tuple(new), rule=rule)
            ledger.next(("well", self.seat))


@answers("well", "keeps {card} of the well", rule="VM-38")
class KeepOfWell(Choice):
    """Answer: which of two bought cards is kept; the other is discarded (item r09)."""

    card: Card
    shown = Shown("Keep {card}", kind="Keep one of two cards", sign="tick", line="The other one is discarded.")
    told = LogWords("{seat} keeps one of two cards", unseen="{seat} keeps one of two cards")

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-38", "{card} is none of the two.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        gone = [card for card in _of_well(ledger.table, self.seat) if card is not self.card]
        ledger.set(f"secret.{self.seat}.well", None, rule="VM-38")
        ledger.move_from(zones.hand(self.seat), gone, zones.discard_of(ledger.table, MCS), rule="VM-38")


def _of_well(table: Table, seat: str) -> tuple[Card, ...]:
    """The two cards that were bought, which only their buyer knows, and nobody who thinks ahead: they are Backs."""
    keys = table.listed(f"secret.{seat}.well")
    if not all(key in CARDS for key in keys):
        raise NotKnown("What the Well Ring draws is hidden.")
    return tuple(CARDS[key] for key in keys)


def _ask_well(state: State, item: Item) -> Ask | None:
    seat = str(item[1])
    options = (KeepOfWell(seat, card) for card in _of_well(state, seat))
    why = say("The Well Ring draws two; the other one is discarded.")
    # There is one where the other was taken away by hand.
    return one_of("well", seat, say("Which card do you keep?"), options, why, least=2)


@wish("speaks")
class Speak(AnyMoment):
    """Wish: say that one spoke; whoever is Invisible is seen again (RULES VM-H61)."""

    shown = Shown("Say that you spoke", sign="story", line="You are no longer Invisible.")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if INVISIBLE in state.listed(of(seat, "bits")):
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from AnyMoment.judge(self, state)
        if INVISIBLE not in state.listed(of(self.seat, "bits")):
            yield refusal("VM-H61", "{name} is not Invisible.", name=name_of(state, self.seat))

    def play(self, ledger: Ledger) -> None:
        end_bit(ledger, self.seat, INVISIBLE, rule="VM-H61")


@wish("discards the Team Hand")
class DropTeamHand(AnyMoment):
    """Wish: discard the Team Hand of the MCs, where a table plays so; its Uptimes end (RULES VM-H19)."""

    shown = Shown("Discard the Team Hand", sign="down", line="Its Uptimes end.")

    @classmethod
    def offered(cls, state: State, seat: str) -> Iterator[Self]:
        if rulings_of(state).full_hand == "any_time" and seat in state.listed(MCS) and state.count(zones.team(MCS)):
            yield cls(seat)

    def judge(self, state: State) -> Iterator[Reason]:
        yield from AnyMoment.judge(self, state)
        if rulings_of(state).full_hand != "any_time":
            yield refusal("VM-H19", "A Team Hand goes when it is full, and not sooner.", ruling="full_hand")
        elif self.seat not in state.listed(MCS) or not state.count(zones.team(MCS)):
            yield refusal("VM-H19", "There is no Team Hand of yours to discard.")

    def play(self, ledger: Ledger) -> None:
        discard_team_hand(ledger, MCS, rule="VM-H19")


MOVES: Final = (DropTeamHand, InterruptCount, LetCountGoOn, BuyCard, KeepOfWell, Speak)
ASKINGS: Final[dict[str, Asking]] = {"well": _ask_well}
