"""Works out what the curtain says of its seat: the number of its cards, and what play waits for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.speech import called, rank_aloud
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.story import first_contact_script as script
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.faces import cards_in_words

translate = QCoreApplication.translate


def curtain_sentence(model: GameModel, seat: Seat) -> str:
    """Return what everybody may know: how many cards the seat holds, and what play waits for; "" without a seat."""
    if seat == PUBLIC:
        return ""
    given = {"name": called(model.name(seat)), "cards": cards_in_words(len(model.hand(seat)))}
    asked = next((ask for ask in model.asks() if ask.seat == seat), None)
    if asked is not None:
        return _filled(translate("curtain", "{name} holds {cards} and is asked something."), given)
    duty = _duty(model, seat) if model.next_seat() == seat else ""
    if _may_invest(model, seat):
        duty = translate("curtain", "may invest one of them")
    if _may_join(model, seat):
        duty = translate("curtain", "may take a side")
    if duty and not model.hand(seat):
        return _filled(translate("curtain", "{name} {duty}."), {**given, "duty": duty})
    if not duty:
        return _filled(translate("curtain", "{name} holds {cards}."), given)
    return _filled(translate("curtain", "{name} holds {cards} and {duty}."), {**given, "duty": duty})


def _may_invest(model: GameModel, seat: Seat) -> bool:
    """Return whether in First Contact each player lays a card on a Faction, and this seat may (RULES FC-4)."""
    public = model.sight(PUBLIC)
    if script.guide(public) is None:
        return False
    from gattai_desktop.windows.games.gattai.looks.first_contact import goes_round

    return goes_round(public) and seat != COACH_SEAT and script.investments(public, seat) > 0 and bool(model.hand(seat))


def _may_join(model: GameModel, seat: Seat) -> bool:
    """Return whether the sides are open and the seat could take one (RULES THROW-9)."""
    public = model.sight(PUBLIC)
    if str(public.values.get("step")) != "throwdown.sides":
        return False
    from gattai_desktop.games.gattai.throwdown.joining import Join

    return any(model.judge(Join(seat, side)).allowed for side in throwdown.sides(public))


def _duty(model: GameModel, seat: Seat) -> str:
    public = model.sight(PUBLIC)
    match str(public.values.get("step")):
        case "throwdown.turn":
            return _answer(model, public)
        case "throwdown.answer":
            return translate("curtain", "may answer the challenge")
        case "throwdown.sides":
            return translate("curtain", "closes the sides")
        case "gambit.threshold":
            return translate("curtain", "puts down the Threshold")
        case "gambit.reveal" | "throwdown.reveal":
            return translate("curtain", "reveals the cards")
        case "outcome.story":
            return translate("curtain", "tells how it ended")
        case "gambit.play":
            return translate("curtain", "may play a card in the Gambit")
        case "story" if seat == COACH_SEAT:
            from gattai_desktop.games.gattai.story.session_setup import SET_UP

            if str(public.values.get("phase")) == SET_UP:
                return translate("curtain", "sets up the table")
            return translate("curtain", "leads the story")
    return ""


def _answer(model: GameModel, public: Sight) -> str:
    """Say "may answer Coach's Nine": the top card is public."""
    top = turn_now(public).reference
    entries = throwdown.pile_entries(public)
    if top is None or not entries:
        return translate("curtain", "may open the Pile")
    words = translate("curtain", "may answer {owner}'s {rank}")
    return _filled(words, {"owner": called(model.name(entries[-1][0])), "rank": rank_aloud(top)})


def _filled(words: str, given: dict[str, str]) -> str:
    for name, value in given.items():
        words = words.replace("{" + name + "}", value)
    return words
