"""Shows a question of a fight: each answer with what it does, and with what it comes to at this table."""

from collections.abc import Sequence
from typing import Final

from gattai_desktop.board.words import DrawnWords, PlainText
from gattai_desktop.cards.card import Card, Suit
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.virtual_machine.selecting import DeclareReload, NameJoker, PickCards
from gattai_desktop.games.virtual_machine.told_choices import choice_line
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.faces import drawn, face
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.log_lines import begun
from gattai_desktop.windows.kit.plain_ask import figures, token_of_seat, unseen_ask
from gattai_desktop.windows.kit.plate_words import plate_line, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

_MOST_TOLD: Final = 3
"""Sentences of a preview that stand on an answer."""
_UNTOLD: Final = (PickCards, DeclareReload, NameJoker)
"""Answers of which too many stand side by side for more than their own line."""


def fight_ask_look(seen: SeatView, ask: Ask) -> AskLook:
    """Return the look of an open question; for another seat only who is asked."""
    if not ask.options:
        return unseen_ask(seen, ask)
    answers = tuple(_answer(seen, place, option) for place, option in enumerate(ask.options))
    # The plate of the guide moves aside for a question: what it says stands there instead.
    guide = guide_of(seen)
    told = move_for(guide, seen)
    if guide is not None and ask.seat != seen.seat:
        guide, told = _openly(seen, ask)
    answers = tuple(evolve(one, led=option == told) for one, option in zip(answers, ask.options, strict=True))
    why = guide.now if guide is not None and guide.now.template else ask.why
    look = AskLook(ask.seat, token_of_seat(ask.seat), drawn(ask.text), drawn(why), answers, len(seen.asks) - 1, first=0)
    meant = [option.meant for option in ask.options if isinstance(option, NameJoker)]
    if len(meant) == len(answers):
        return _suits_by_ranks(look, meant)
    if told is None or told.seat != ask.seat or told in ask.options:
        return look
    # What the guide means is no answer: it is done before one, or an Enter would answer what is not spoken of.
    words = plate_words(seen.model, told)
    before = AnswerLook(told, words.title, sign=words.sign, detail=_detail(seen, told), led=True)
    return evolve(look, answers=(before, *answers))


def _openly(seen: SeatView, ask: Ask) -> tuple[Guide | None, Move | None]:
    """Return what the guide says to everybody of a question of another seat, and the answer that it means.

    It is answered without passing the table. Where the guide means no answer, it says nothing of it to others.
    """
    rules = box(seen.model.game)
    guide = rules.guide(seen.model.sight(PUBLIC))
    told = rules.done_by(guide, ask.options) if guide is not None else None
    return (guide, told) if told in ask.options else (None, None)


def _suits_by_ranks(look: AskLook, meant: Sequence[Card]) -> AskLook:
    """Return the look with each card that a Joker may be as a plate of its own: a row for each suit."""
    cards = [evolve(one, card=face(card), sign="", key="") for one, card in zip(look.answers, meant, strict=True)]
    suits = [[one for one, card in zip(cards, meant, strict=True) if card.suit is suit] for suit in reversed(Suit)]
    return evolve(look, answers=tuple(one for suit in suits for one in suit), columns=max(map(len, suits)))


def _answer(seen: SeatView, place: int, option: Answer) -> AnswerLook:
    words = plate_words(seen.model, option)
    key = figures(place + 1)
    return AnswerLook(place, words.title, key, words.sign, _detail(seen, option))


def _detail(seen: SeatView, option: Move) -> DrawnWords | str:
    """Return what an answer does, with small cards: at this table where a preview tells, else in general."""
    if isinstance(option, _UNTOLD):
        return plate_line(seen.model, option)
    line = choice_line(seen.sight, option)
    if line is not None:
        return drawn(line)
    told = box(seen.model.game).foretell(seen.sight, seen.model.preview(option))
    first, *rest = (drawn(words) for words in told[:_MOST_TOLD]) if told else ((),)
    parts = (*first, *(piece for words in rest for piece in (PlainText(". "), *begun(words))))
    return parts or plate_line(seen.model, option)
