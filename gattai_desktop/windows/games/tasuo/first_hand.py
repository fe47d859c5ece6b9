"""Lets a player choose which cards of the first hand go under the deck (RULES TS-5, TS-6)."""

from PySide6.QtCore import Qt

from gattai_desktop.board.plate_look import PlateLook, drive_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.opening import KeepAll, KeepFirstHand, PayForCard, PutCardsBack
from gattai_desktop.windows.kit.plate_row import PlateRow, RowPlate
from gattai_desktop.windows.kit.seat_view import SeatView

FREE, PAID = "mulligan", "paid"
KEEP, CHANGE = {FREE: "keep", PAID: "keep for armor"}, "change"
"""The plates that keep the hand and change the chosen cards. From one question to the next the keyboard goes back to
the hand: left on a plate that looks the same, it would answer what nobody has read."""


def asked_for_hand(view: SeatView) -> Ask | None:
    """Return the question which cards are changed, where it is put to the seat that sees it."""
    return next((one for one in view.asks if one.kind in (FREE, PAID) and one.options and not one.more), None)


def still_picked(view: SeatView, picks: tuple[Card, ...], *, asked: str) -> tuple[Card, ...]:
    """Return those of the chosen cards that can still be changed; what the other player does meanwhile takes none.

    asked: the kind of the question for which they were chosen.
    """
    ask = asked_for_hand(view)
    held = [one.card for one in view.hand] if ask is not None and ask.kind == asked else []
    return tuple(one for one in picks if one in held)


def toggled(ask: Ask, picks: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """Return the chosen cards after one was pressed: for armor one card is changed at a time."""
    if card in picks:
        return tuple(one for one in picks if one is not card)
    return (card,) if ask.kind == PAID else (*picks, card)


def hand_plates(ask: Ask, picks: tuple[Card, ...]) -> tuple[RowPlate, ...]:
    """Return the plates that keep the hand or change the chosen cards."""
    keep = next(one for one in ask.options if isinstance(one, KeepFirstHand | KeepAll))
    if ask.kind == PAID:
        look = PlateLook(
            speak("tasuo", "Change a card for 1 armor"), speak("tasuo", "It goes under your deck"), "N", "price"
        )
        how = speak("tasuo", "Choose one of your hand by pressing it")
        kept = speak("tasuo", "Nothing is paid")
    else:
        title = speak("tasuo", "Change {number}", number=len(picks)) if picks else speak("tasuo", "Change cards")
        goes = speak("tasuo", "It goes under your deck")
        look = drive_plate(title, goes if len(picks) == 1 else speak("tasuo", "They go under your deck"), "N")
        how = speak("tasuo", "Choose cards of your hand by pressing them")
        kept = speak("tasuo", "Nothing changes")
    done = _change(ask, picks)
    if done is None:
        look = evolve(look, judgement="refused", sub=how)
    keeping = drive_plate(speak("tasuo", "Keep the hand"), kept, "K", "")
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
