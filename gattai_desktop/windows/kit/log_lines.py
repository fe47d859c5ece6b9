"""Makes the lines of the log from what happened, as far as the seat may know it."""

from typing import Final

from gattai_desktop.board.log_lines import LogLine
from gattai_desktop.board.speech import first_large, speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.words import AsWritten
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.told import Preset, ToldLine
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.faces import signed

SHOWN_IN: Final[dict[Preset, tuple[str, ...]]] = {
    "story": ("story",),
    "moves": ("story", "moves"),
    "everything": ("story", "moves", "everything"),
}
"""The details of lines that each depth of the log shows."""


def reader(model: GameModel) -> Seat:
    """Return the seat for whose eyes the log is written: while its Hand lies covered, only what everybody may know."""
    return PUBLIC if model.covered else model.seat_shown


def entry_lines(
    happened: Happened, model: GameModel, preset: Preset, *, struck: bool = False, seat: Seat | None = None
) -> tuple[LogLine, ...]:
    """Return the lines of one entry, its move first; what followed hangs below it.

    seat: whom it is told; "" for the seat at the computer.
    """
    seat = reader(model) if seat is None else seat
    if happened.back_to is not None:
        words = speak("table", "Taken back")
        if happened.back_to and happened.entry != model.way_back(happened.entry)[-1]:
            words = speak("table", "On the way back, as far as move {number}", number=happened.back_to)
        elif brought_back(happened, model):
            words = speak("table", "Brought back")
        elif not happened.back_to:
            words = speak("table", "Taken back to the beginning")
        head = LogLine((happened.entry, -1), (Sign("undo"), PlainText(f" {words}")), struck=struck)
        return (head, *_spoken(happened, allowed_words(model), struck=struck))
    told = box(model.game).lines(happened.before(seat), happened.move(seat), happened.facts(seat), happened.seat)
    kept = [line for line in told if line.preset in SHOWN_IN[preset]]
    spoken = _spoken(happened, allowed_words(model), struck=struck)
    lines = [_line(happened.entry, line, model.seats, struck=struck) for line in kept]
    return (*lines[:1], *spoken, *lines[1:]) if lines and lines[0].key == (happened.entry, -1) else (*lines, *spoken)


def brought_back(happened: Happened, model: GameModel) -> bool:
    """Whether an entry took back that something had been taken back, so that those moves hold again."""
    goal = happened.back_to
    after = () if goal is None else model.log(goal + 1, goal + 1)
    return any(one.back_to is not None for one in after)


def is_struck(model: GameModel, entry: int) -> bool:
    """Whether an entry was undone; of several entries undone together, all of them and not a part."""
    return model.is_taken_back(entry) and model.is_taken_back(model.way_back(entry)[-1])


def _line(entry: int, line: ToldLine, seats: tuple[str, ...], *, struck: bool) -> LogLine:
    words = signed(line, seats)
    if line.depth == 0:  # what followed from a move that nobody is told of stands for itself
        words = begun(words)
    return LogLine((entry, line.fact), words, because=line.depth > 0, struck=struck, depth=line.preset)


def begun(words: DrawnWords) -> DrawnWords:
    """Return a sentence with a capital at its beginning; what begins with a crest, a sign or a card stays as it is."""
    first = words[0] if words else None
    return (evolve(first, words=first_large(first.words)), *words[1:]) if isinstance(first, PlainText) else words


def allowed_words(model: GameModel) -> str:
    """Return the words for a refused move that was allowed: by the Coach, or by the table where nobody coaches."""
    if model.coached:
        return speak("table", "Coach allows it")
    return speak("table", "The table allows it")


def _spoken(happened: Happened, said: str, *, struck: bool) -> tuple[LogLine, ...]:
    """Return what people wrote with an entry: a story, or the reason of an overrule."""
    lines = []
    if happened.back_to is not None and happened.because and not happened.against:
        quoted = (PlainText(speak("table", "“{words}”", words=AsWritten(happened.because))),)
        lines.append(LogLine((happened.entry, -2), quoted, because=True, struck=struck))
    if happened.against:
        because = f": {happened.because}" if happened.because else ""
        words = (Sign("horns", COACH_SEAT), PlainText(f" {said}{because}"))
        lines.append(LogLine((happened.entry, -2), words, because=True, struck=struck))
    if happened.narration:
        quoted = (PlainText(speak("table", "“{words}”", words=AsWritten(happened.narration))),)
        lines.append(LogLine((happened.entry, -3), quoted, because=True, struck=struck))
    return tuple(lines)
