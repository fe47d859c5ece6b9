"""What a wish would do, as the table shows it before it is done: bubble, marks above cards, dashed Schism pips."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import said
from gattai_desktop.board.words import PlainText
from gattai_desktop.cards.facts import Announced, ValueChanged
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.windows.kit.about_whom import whose
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate

_MOST_LINES: Final = 4


@frozen
class Result:
    """What a wish comes to, in one word."""

    kind: str
    """"resonant", "dissonant" or "" for neither."""
    sign: str
    token: str
    schism: int
    """Schism that it would add for certain, and what is asked about."""

    @property
    def mark(self) -> CardMark:
        """The sign above the card."""
        return CardMark(self.sign, self.token)


def result(preview: Preview) -> Result:
    """Return what a previewed wish comes to."""
    said = {fact.words for _, fact in preview.facts if isinstance(fact, Announced)}
    sign = preview.move.shown.sign or "tick"
    if "dissonant" in said:
        return Result("dissonant", "jag" if sign == "tick" else sign, "price", _schism(preview))
    if "resonant" in said:
        return Result("resonant", "star" if sign == "tick" else sign, "legal", 0)
    return Result("", sign, "legal", _schism(preview))


def _schism(preview: Preview) -> int:
    """Return how much Schism the wish leads to, whether soaked or not."""
    added = 0
    for _, fact in preview.facts:
        if isinstance(fact, ValueChanged) and fact.path == "team.schism":
            before = fact.before if isinstance(fact.before, int) else 0
            after = fact.after if isinstance(fact.after, int) else 0
            added += max(0, after - before)
    fired = [dict(fact.values) for _, fact in preview.facts if isinstance(fact, Announced) and fact.words == "fires"]
    waiting = [said.get("amount") for said in fired if said.get("event") == "Schism"]
    return added or sum(amount for amount in waiting if isinstance(amount, int))


def bubble(seen: SeatView, move: Move) -> BubbleLook:
    """Return what is said of a wish beside the place where its card would land."""
    return bubble_of(seen, seen.model.preview(move))


def bubble_of(seen: SeatView, preview: Preview) -> BubbleLook:
    """Return what is said of a wish that was previewed already."""
    came = result(preview)
    told = box(seen.model.game).foretell(seen.sight, preview)
    title = plate_words(seen.model, preview.move).title
    if told is None:
        return BubbleLook(title, came.token, came.sign)
    lines = tuple(drawn(words) for words in told.lines[:_MOST_LINES])
    if not preview.complete:
        lines = (*lines, (PlainText(translate("table", "What follows is not known yet")),))
    if str(told.title):
        title = said(told.title)
    note = lines[-1] if len(lines) > 1 and preview.asks else ""
    return BubbleLook(title, came.token, came.sign, lines[:-1] if note else lines, note)


def move_plate(seen: SeatView, move: Move) -> PlateLook:
    """Return a plate for a move, with a line of what it would do."""
    said = plate_words(seen.model, move)
    preview = seen.model.preview(move)
    told = box(seen.model.game).foretell(seen.sight, preview) if seen.sight.seat != PUBLIC else None
    line = drawn(told.lines[0]) if told is not None and told.lines else ""
    whom = whose(seen, move)
    judgement: Judgement = "price" if told is not None and told.price else "legal"
    return PlateLook(said.title, line, said.key, judgement, crest=whom.seat, crest_sign=whom.sign)
