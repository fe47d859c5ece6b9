"""Shows what a move would do before it is made: in the bubble, in the mark above a card, on a plate."""

from typing import Final

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import said, speak
from gattai_desktop.board.stops import without_stop
from gattai_desktop.board.words import PlainText, as_words, spoken
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.told import Judged
from gattai_desktop.windows.kit.about_whom import whose
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.log_lines import begun
from gattai_desktop.windows.kit.plate_words import plate_line, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

_MOST_LINES: Final = 5


def judged(seen: SeatView, preview: Preview) -> Judged:
    """Return how the rules judge what a previewed move would do."""
    return box(seen.model.game).judged(seen.sight, preview)


def mark(move: Move, judged: Judged) -> CardMark:
    """Return the sign above a card for a move: the move's own, or that of the judgement instead of a tick."""
    own = move.shown.sign or "tick"
    return CardMark(judged.sign or own if own == "tick" else own, "price" if judged.price else "legal")


def bubble(seen: SeatView, move: Move) -> BubbleLook:
    """Return the bubble about a move, beside the place where its card would land."""
    return bubble_of(seen, seen.model.preview(move))


def bubble_of(seen: SeatView, preview: Preview) -> BubbleLook:
    """Return the bubble about a move that was previewed already."""
    found = judged(seen, preview)
    sign = mark(preview.move, found)
    told = _told(seen, preview, found)
    title = said(found.word) if found.sign else plate_words(seen.model, preview.move).title
    lines = tuple(as_words(without_stop(begun(drawn(words)))) for words in told[:_MOST_LINES])
    answer = seen.model.accepting(preview.move)
    if answer is not None:  # that happens first, and the move in its turn
        return BubbleLook(plate_words(seen.model, answer).title, sign.token, sign.sign, ((PlainText(title),), *lines))
    if lines and not preview.complete:
        lines = (*lines, (PlainText(speak("table", "What follows is not known yet")),))
    note = lines[-1] if len(lines) > 1 and preview.asks else ""
    return BubbleLook(title, sign.token, sign.sign, lines[:-1] if note else lines, note)


def is_told_in_a_sentence(seen: SeatView, move: Move) -> bool:
    """Say whether what a move would do begins with a whole sentence, which needs no judgement before it."""
    preview = seen.model.preview(move)
    told = _told(seen, preview, judged(seen, preview))
    return bool(told) and spoken(drawn(told[0])).endswith(".")


def _told(seen: SeatView, preview: Preview, found: Judged) -> tuple[Words, ...]:
    return found.besides(box(seen.model.game).foretell(seen.sight, preview))


def move_plate(seen: SeatView, move: Move) -> PlateLook:
    """Return a plate for a move, with a line of what it would do, or of the first reason against it."""
    words, whom = plate_words(seen.model, move), whose(seen, move)
    preview = seen.model.preview(move)
    if not preview.verdict.allowed:
        why = said(preview.verdict.reasons[0].text)
        return PlateLook(words.title, why, words.key, "refused", crest=whom.seat, crest_sign=whom.sign)
    told = box(seen.model.game).foretell(seen.sight, preview) if seen.sight.seat != PUBLIC else ()
    line = plate_line(seen.model, move) or (begun(drawn(told[0])) if told else "")
    judgement: Judgement = "price" if told and judged(seen, preview).price else "legal"
    return PlateLook(words.title, line, words.key, judgement, crest=whom.seat, crest_sign=whom.sign)
