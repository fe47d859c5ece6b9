"""Works out what the curtain says of its seat: the number of its cards, and what play waits for."""

from typing import Final

from gattai_desktop.board.speech import rank_aloud, speak, translated
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.games.gattai.story import first_contact_script as script
from gattai_desktop.games.gattai.story.first_contact_acts import challenger
from gattai_desktop.games.gattai.throwdown import throwdown
from gattai_desktop.games.gattai.throwdown.turn import turn_now
from gattai_desktop.games.told import aloud
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.kit.faces import cards_in_words

_COUNTING: Final = ("discard_down", "rumble_distribute")
"""Questions that say by themselves how many cards they are about."""


def curtain_sentence(model: GameModel, seat: Seat) -> str:
    """Return what everybody may know: how many cards the seat holds, and what play waits for; "" without a seat."""
    if seat == PUBLIC:
        return ""
    name, cards = model.name(seat), cards_in_words(len(model.hand(seat)))
    asked = next((ask for ask in model.asks() if ask.seat == seat), None)
    if asked is not None:
        question = aloud(asked.text, translated)  # as the wall asks it
        if asked.kind in _COUNTING:
            return question
        return speak("curtain", "{name} holds {cards}. {question}", name=name, cards=cards, question=question)
    duty = _duty(model, seat) if model.next_seat() == seat else ""
    if _may_invest(model, seat):
        duty = speak("curtain", "may invest one of them")
    if _challenges(model, seat):
        duty = speak("curtain", "challenges somebody")
    if _may_join(model, seat):
        duty = speak("curtain", "may take a side")
    words = "{name} holds {cards} and {duty}." if duty else "{name} holds {cards}."
    if duty and not model.hand(seat):
        words = "{name} {duty}."
    return speak("curtain", words, name=name, cards=cards, duty=duty)


def _may_invest(model: GameModel, seat: Seat) -> bool:
    """Return whether in First Contact each player lays a card on a Faction, and this seat may (RULES FC-4)."""
    public = model.sight(PUBLIC)
    if script.guide(public) is None:
        return False
    from gattai_desktop.games.gattai.story.first_contact_investing import left_to_invest
    from gattai_desktop.windows.games.gattai.looks.first_contact import goes_round

    return goes_round(public) and seat in left_to_invest(public) and bool(model.hand(seat))


def _challenges(model: GameModel, seat: Seat) -> bool:
    """Return whether First Contact lets this Pilot begin the quarrel (RULES FC-5)."""
    public = model.sight(PUBLIC)
    guide = script.guide(public)
    return guide is not None and guide.key == "quarrel" and seat == challenger(public)


def _may_join(model: GameModel, seat: Seat) -> bool:
    """Return whether the sides are open and the seat could take one (RULES THROW-9)."""
    public = model.sight(PUBLIC)
    if str(public.values.get("step")) != "throwdown.sides":
        return False
    from gattai_desktop.games.gattai.throwdown.joining import Join

    return any(model.judge(Join(seat, side)).allowed for side in throwdown.sides(public))


_DUTIES: Final = {
    "throwdown.answer": "may answer the challenge",
    "throwdown.sides": "closes the sides",
    "gambit.threshold": "puts down the Threshold",
    "gambit.reveal": "reveals the cards",
    "throwdown.reveal": "reveals the cards",
    "outcome.story": "tells how it ended",
    "gambit.play": "may play a card in the Gambit",
}
"""What a seat is waited for, in each step."""


def _duty(model: GameModel, seat: Seat) -> str:
    public = model.sight(PUBLIC)
    step = str(public.values.get("step"))
    if step == "throwdown.turn":
        return _answer(model, public)
    if step == "story" and seat == COACH_SEAT:
        from gattai_desktop.games.gattai.story.session_setup import SET_UP

        setting = str(public.values.get("phase")) == SET_UP
        return speak("curtain", "sets up the table" if setting else "leads the story")
    return speak("curtain", _DUTIES[step]) if step in _DUTIES else ""


def _answer(model: GameModel, public: Sight) -> str:
    """Say "may answer Coach's Nine": the top card is public."""
    top = turn_now(public).reference
    entries = throwdown.pile_entries(public)
    if top is None or not entries:
        return speak("curtain", "may open the Pile")

    owner, rank = model.name(entries[-1][0]), rank_aloud(top)
    return speak("curtain", "may answer {owner}'s {rank}", owner=owner, rank=rank)
