"""Shows a question by its words, and each answer by its title, where a game shows it no other way."""

from collections.abc import Hashable, Sequence
from typing import Final

from gattai_desktop.board.speech import speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.faces import drawn, in_order
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

_FIGURES: Final = "123456789"
_LONG: Final = 100
"""From this number on, no key of figures stands for an answer."""


def plain_ask(view: SeatView, ask: Ask) -> AskLook:
    """Return the look of an open question; for another seat only who is asked."""
    if not ask.options:
        return unseen_ask(view, ask)
    titles = [plate_words(view.model, option).title for option in ask.options]
    answers = tuple(AnswerLook(place, title, figures(place + 1)) for place, title in enumerate(titles))
    waiting = len(view.asks) - 1
    return AskLook(ask.seat, token_of_seat(ask.seat), drawn(ask.text), drawn(ask.why), answers, waiting, first=0)


def figures(number: int) -> str:
    """Return the key of an answer that is this number, or has this place: one or two figures; "" for more."""
    return str(number) if 0 <= number < _LONG else ""


def rows_look(view: SeatView, looks: Sequence[AskLook]) -> AskLook:
    """Return the look of several questions to one seat that are answered together; a key stands for one answer.

    Where a row above has its key, an answer gets the next figure that none has. Figures that only count the answers of
    a row go on from those above.
    """
    taken: set[str] = set()
    known = {one.key for look in looks for one in look.answers if not _counted(look)}
    rows = []
    for look in looks:
        free = iter(figure for figure in _FIGURES if figure not in taken | known)
        again = _counted(look) and any(one.key in taken for one in look.answers)
        # What every answer leads to is no reason to choose one.
        differ = len({spoken(one.leads_to) for one in look.answers}) > 1
        answers = tuple(
            evolve(
                one,
                key=next(free, "") if again or one.key in taken or len(one.key) > 1 else one.key,
                detail=one.leads_to if differ else "",
            )
            for one in look.answers
        )
        taken |= {one.key for one in answers if one.key}
        rows.append(evolve(look, answers=tuple(evolve(one, spending=None, schism=None) for one in answers)))
    title = speak("table", "{number} questions for {name}", number=len(rows), name=view.name(rows[0].seat))
    why = speak("table", "The filled answers count, unless others are pressed.")
    goes_on = speak("table", "Go on")
    return AskLook(rows[0].seat, rows[0].token, title, why, rows=tuple(rows), goes_on=goes_on)


def _counted(look: AskLook) -> bool:
    """Whether the keys of a question's answers are their places."""
    return [one.key for one in look.answers] == [figures(place) for place in range(1, len(look.answers) + 1)]


def unseen_ask(view: SeatView, ask: Ask) -> AskLook:
    """Return the look of a question to another seat: who is asked, and how the computer is passed."""
    title = speak("table", "{name} is asked", name=view.name(ask.seat))
    why = speak("table", "Play waits for this answer.")
    waiting = len(view.asks) - 1
    return AskLook(ask.seat, token_of_seat(ask.seat), title, why, (), waiting, passing=pass_words(view, ask.seat))


def pass_words(view: SeatView, seat: Seat) -> str:
    """Return the label of the button that passes the computer; where one hand presses for all, nothing is passed."""
    if view.one_hand:
        return speak("table", "Play for {name}", name=view.who(seat))
    return speak("table", "Pass the table to {name}", name=view.who(seat))


def token_of_seat(seat: Seat) -> str:
    """Return the colour of a seat: its own where it has one, the Coach's for the rest."""
    return seat if is_pilot(seat) else "coach"


# ---------------------------------------------------------------------- answers that are cards of the hand


def as_the_hand_lies(view: SeatView, ask: Ask, look: AskLook, *, by_suit: bool) -> AskLook:
    """Return the look with the answers that are cards of the hand in the order in which the hand lies below them.

    Other answers keep their places, and a figure belongs to the place. Where a card is in several answers, all stay.
    """
    order = {one.card: place for place, one in enumerate(in_order(view.hand, by_suit=by_suit))}
    named: dict[Hashable, Card] = {
        place: card
        for place, option in enumerate(ask.options)
        if isinstance(card := getattr(option, "card", None), Card)
    }
    cards = [order[card] for card in named.values() if card in order]
    if len(set(cards)) < len(named):
        return look
    found = [one for one in look.answers if one.id in named]
    if not all(one.key.isdigit() for one in found if one.key):
        return look
    lying = iter(sorted(found, key=lambda one: order[named[one.id]]))
    answers = tuple(evolve(next(lying), key=one.key) if one.id in named else one for one in look.answers)
    first = next((new.id for old, new in zip(look.answers, answers, strict=True) if old.id == look.first), look.first)
    return evolve(look, answers=answers, first=first)


def chooses_cards(ask: Ask) -> int:
    """Return how many cards of the hand are chosen together, at most; 0 where the answers are something else."""
    if chooses_any(ask):
        return len(ask.options) - 1
    rows = [cards for option in ask.options if isinstance(cards := getattr(option, "cards", None), tuple)]
    return len(rows[0]) if rows and len(rows) == len(ask.options) else 0


def chooses_any(ask: Ask) -> bool:
    """Whether cards are chosen of which each is an answer of its own, as many as a person likes: the first ends it."""
    cards = ask.options[1:]
    return bool(cards) and all(one.again and isinstance(getattr(one, "card", None), Card) for one in cards)


def choosing_look(look: AskLook, ask: Ask, chosen: tuple[Card, ...], wanted: int) -> AskLook:
    """Return the look of a question that is answered by choosing cards of the hand."""
    words = speak("table", "{count} of {wanted} chosen in the hand", count=len(chosen), wanted=wanted)
    if chooses_any(ask):
        ends = evolve(look.answers[0], id="chosen", detail=speak("table", "or choose cards in the hand"))
        these = evolve(ends, title=speak("table", "These"), sign="tick", detail=words)
        return evolve(look, answers=(these if chosen else ends,))
    done = answer_with(ask, chosen) is not None
    gone = ask.kind.startswith("discard")
    title = speak("table", "Discard") if gone else speak("table", "These")
    sign = "trash" if gone else "tick"
    answer = AnswerLook("chosen", title, key="", sign=sign, detail=words, refused=not done)
    return evolve(look, answers=(answer,), first="chosen")


def answers_with(ask: Ask, chosen: tuple[Card, ...]) -> tuple[Move, ...]:
    """Return the answers that give these cards, one after the other; none where they are not to be given so."""
    if chooses_any(ask):
        given = {getattr(option, "card", None): option for option in ask.options[1:]}
        return (*(given[card] for card in chosen), ask.options[0])
    answer = answer_with(ask, chosen)
    return () if answer is None else (answer,)


def answer_with(ask: Ask, chosen: tuple[Card, ...]) -> Move | None:
    """Return the answer that names exactly these cards."""
    for option in ask.options:
        if set(getattr(option, "cards", ())) == set(chosen) and chosen:
            return option
    return None
