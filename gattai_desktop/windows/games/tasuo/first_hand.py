"""Lets a player choose which cards of the first hand go under the deck (RULES TS-5, TS-6)."""

from PySide6.QtCore import Qt

from gattai_desktop.board.places import Landing
from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import QUESTION, Place
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.opening import KeepAll, KeepFirstHand, PayForCard, PutCardsBack, cards_for_armor
from gattai_desktop.games.tasuo.values import armor
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView

FREE, PAID = "mulligan", "paid"
KEEP, CHANGE = {FREE: "keep", PAID: "keep for armor"}, "change"
"""The plates that keep the hand and change the chosen cards. From one question to the next the keyboard goes back to
the hand: left on a plate that looks the same, it would answer what nobody has read."""


def asked_for_hand(view: SeatView) -> Ask | None:
    """Return the question which cards are changed, where it is put to the seat that sees it."""
    return next((one for one in view.asks if one.kind in (FREE, PAID) and one.options and not one.more), None)


class FirstHand:
    """Which cards of the first hand a player has chosen to change."""

    def __init__(self) -> None:
        self.picks: tuple[Card, ...] = ()
        self._asked = ""
        """The kind of the question for which they were chosen."""

    def follow(self, view: SeatView) -> bool:
        """Choose none any more that cannot be changed now; return whether there was one.

        What the other player does meanwhile takes none.
        """
        ask, before = asked_for_hand(view), self.picks
        held = [one.card for one in view.hand] if ask is not None and ask.kind == self._asked else []
        self.picks = tuple(one for one in before if one in held)
        return self.picks != before

    def take(self, ask: Ask, card: Card) -> None:
        """Choose a card, or choose it no more; for armor one card is changed at a time."""
        self._asked = ask.kind
        if card in self.picks:
            self.picks = tuple(one for one in self.picks if one is not card)
        else:
            self.picks = (card,) if ask.kind == PAID else (*self.picks, card)

    @staticmethod
    def go_on(plate: RowPlate, requests: Requests) -> None:
        """Keep a hand for armor as well that was kept at the first question: who changes none for free pays nothing."""
        ask = asked_for_hand(requests.view)
        if plate.key == KEEP[FREE] and ask is not None and ask.kind == PAID:
            requests.play(next(one for one in ask.options if isinstance(one, KeepAll)))


def hand_places(view: SeatView, card: Card, picks: tuple[Card, ...]) -> tuple[Landing, ...]:
    """Return where a card of the first hand can be laid to be changed, or to be kept after all: deck and question."""
    if asked_for_hand(view) is None or not view.holds(card):
        return ()
    words = speak("tasuo", "It stays in the hand") if card in picks else speak("tasuo", "It goes under your deck")
    deck = Landing(Place(zone=zones.deck(view.seat)), speak("tasuo", "Your deck"), "legal", words)
    return (deck, Landing(QUESTION, speak("tasuo", "Which cards are changed"), "legal", words))


def hand_plates(ask: Ask, picks: tuple[Card, ...], view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plates that keep the hand or change the chosen cards; they say what is free, and how often."""
    keep = next(one for one in ask.options if isinstance(one, KeepFirstHand | KeepAll))
    held, left = armor(view.sight, view.seat), cards_for_armor(view.sight, view.seat)
    kept = speak("tasuo", "You begin with {armor} armor", armor=held)
    keeping = drive_plate(speak("tasuo", "Keep the hand"), kept, "K", "")
    goes = speak("tasuo", "It goes under your deck") if len(picks) == 1 else speak("tasuo", "They go under your deck")
    if ask.kind == PAID:
        look = PlateLook(speak("tasuo", "Change a card for 1 armor"), goes, "N", "price")
        how = speak("tasuo", "Press it in your hand; your armor is enough for {number}", number=left)
    else:
        number = len(picks)
        title = speak("tasuo", "Change {number} for free", number=number) if picks else ""
        look = drive_plate(title or speak("tasuo", "Change cards for free"), goes, "N")
        how = speak("tasuo", "Once, as many as you like: press them in your hand")
    done = _change(ask, picks)
    if done is None:
        look = evolve(look, judgement="refused", sub=how)
    return (RowPlate(CHANGE, look, move=done, leaves=True), RowPlate(KEEP[ask.kind], keeping, ends=True, move=keep))


def to_change(row: PlateRow, ask: Ask, picks: tuple[Card, ...]) -> None:
    """Lead the keyboard to the plate that changes cards, once that for armor is chosen, or all that a guide wants."""
    change = row.button(CHANGE)
    if change is not None and (change.lit or (picks and ask.kind == PAID)):
        change.setFocus(Qt.FocusReason.OtherFocusReason)


def _change(ask: Ask, picks: tuple[Card, ...]) -> Move | None:
    """Return the answer that changes exactly these cards."""
    if ask.kind == PAID:
        return next((one for one in ask.options if isinstance(one, PayForCard) and picks == (one.card,)), None)
    backs = (one for one in ask.options if isinstance(one, PutCardsBack))
    return next((one for one in backs if picks and set(one.cards) == set(picks)), None)
