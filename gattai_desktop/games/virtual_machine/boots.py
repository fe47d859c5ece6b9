"""What a Boot asks somebody at once: cards to discard, to draw, a reload (RULES VM-44, VM-H25, VM-H69)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, either, one_of
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.drawing import draw, reload, unpicked
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.team_hands import discard_team_hand, end_uptimes_above, scored
from gattai_desktop.games.virtual_machine.values import able, name_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS

# ---------------------------------------------------------------------- what is asked for a Boot


@wish("discards {card} from the Team Hand")
class LoseTeamCard(Answer):
    """Answer: the card of the own Team Hand that goes (RULES VM-44, VM-H69)."""

    card: Card
    shown = Shown(
        "{card} leaves the Team Hand",
        kind="A card leaves the Team Hand",
        sign="down",
    )
    answers = "team_loses"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.card not in state.cards(zones.team(zones.side_of(self.seat, state))):
            yield refusal("VM-44", "{card} is not in your Team Hand.", card=self.card)

    def answer(self, ledger: Ledger, item: Item) -> None:
        side = str(item[1])
        ledger.move_from(zones.team(side), (self.card,), zones.discard_of(ledger.table, side), rule="VM-44")
        if not ledger.table.count(zones.team(side)):
            discard_team_hand(ledger, side, rule="VM-H69")
            return
        row = scored(ledger.table, side).rank
        ledger.set(f"row.{side}", row or None, rule="VM-H69")
        if rulings_of(ledger.table).lost_cards == "end":
            end_uptimes_above(ledger, side, row)


def _ask_team_loses(state: State, item: Item) -> Ask | None:
    side = str(item[1])
    cards = state.cards(zones.team(side))
    seat = CPU if side == CPU else next(iter(able(state, MCS)), "")
    if not seat:
        return None
    options = (LoseTeamCard(seat, card) for card in cards)
    why = say("The Three of a Kind of the other side takes it.")
    return one_of("team_loses", seat, say("Which card leaves your Team Hand?"), options, why)


def best(cards: tuple[Card, ...]) -> Card:
    """The highest of some cards: a Joker, then an Ace, a King and so on (RULES VM-H25)."""
    return max(cards, key=lambda card: (card.is_joker, card.rank, card.key))


@wish("names {process}")
class NameMc(Answer):
    """Answer: the MC who discards the highest card (RULES VM-H25)."""

    process: str
    shown = Shown("{process} discards", kind="Name an MC", sign="down", line="The highest card of that hand goes.")
    answers = "best_card"

    def judge(self, state: State) -> Iterator[Reason]:
        if self.process not in able(state, MCS):
            yield refusal("VM-H25", "{name} is no able MC.", name=name_of(state, self.process))

    def answer(self, ledger: Ledger, item: Item) -> None:
        _lose_best(ledger, self.process)


def _lose_best(ledger: Ledger, seat: str) -> None:
    cards = unpicked(ledger.table, seat)
    if cards:
        side = zones.side_of(seat, ledger.table)
        ledger.move_from(zones.hand(seat), (best(cards),), zones.discard_of(ledger.table, side), rule="VM-H25")


def _ask_best_card(state: State, item: Item) -> Ask | None:
    if item[1] == CPU or rulings_of(state).best_cards == "every":
        return None
    options = (NameMc(CPU, who) for who in able(state, MCS))
    why = say("Your Four of a Kind takes the best card of a hand.")
    return one_of("best_card", CPU, say("Who discards the highest card?"), options, why)


def _best_card(ledger: Ledger, side: str) -> None:
    if side == CPU:
        _lose_best(ledger, CPU)
    elif rulings_of(ledger.table).best_cards == "every":
        for seat in able(ledger.table, MCS):
            _lose_best(ledger, seat)


@answers("may_draw", "draws", rule="VM-44")
class DrawOne(Choice):
    """Answer: draw one card (RULES VM-44)."""

    shown = Shown("Draw a card", sign="give", line="One card of the MCs' deck.")
    told = LogWords("{seat} draws a card")

    def answer(self, ledger: Ledger, item: Item) -> None:
        draw(ledger, self.seat, 1, rule="VM-44")


@answers("may_draw", "draws nothing", rule="VM-44")
class DrawNone(Choice):
    """Answer: leave it."""

    shown = Shown("Draw nothing", sign="cross", line="The hand stays as it is.")


@answers("may_reload", "reloads now", rule="VM-44")
class ReloadNow(Choice):
    """Answer: reload at once (RULES VM-44)."""

    shown = Shown("Reload now", sign="undo", line="The hand is full again at once.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        reload(ledger, self.seat, rule="VM-44")


@answers("may_reload", "keeps the hand", rule="VM-44")
class KeepHand(Choice):
    """Answer: leave it."""

    shown = Shown("Keep the hand", sign="cross", line="It stays as it is.")
    told = LogWords("{seat} keeps the hand as it is")


def _ask_draw(_state: State, item: Item) -> Ask:
    why = say("Boot of the Full House: everybody may draw one.")
    return either(str(item[1]), say("Do you draw a card?"), DrawOne, DrawNone, why)


def _ask_reload(_state: State, item: Item) -> Ask:
    why = say("Boot of the Straight Flush: everybody may reload at once.")
    return either(str(item[1]), say("Do you reload now?"), ReloadNow, KeepHand, why)


MOVES: Final = (LoseTeamCard, NameMc, DrawNone, DrawOne, ReloadNow, KeepHand)
DOINGS: Final[dict[str, Doing]] = {"best_card": _best_card}
ASKINGS: Final[dict[str, Asking]] = {
    "team_loses": _ask_team_loses,
    "best_card": _ask_best_card,
    "may_draw": _ask_draw,
    "may_reload": _ask_reload,
}
