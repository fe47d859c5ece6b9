"""What leads beginners through a game, as the windows show and say it."""

from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.words import Words
from gattai_desktop.content.boxes import box
from gattai_desktop.games.guide import Guide
from gattai_desktop.games.move import Move
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.seat_view import SeatView

_LOOKS_BACK: Final = 6
"""How many entries back the guide still answers what happened."""


def guide_of(seen: SeatView) -> Guide | None:
    """Return what the guide of this game says to a seat now; None where none leads."""
    rules = box(seen.model.game)
    guide = rules.guide(seen.sight)
    # Whether any card of a Hand fits is told by nobody while that Hand lies covered.
    return guide if guide is None or seen.model.covered else rules.within(guide, seen.sight, seen.options)


def happened_words(seen: SeatView) -> Words:
    """Return what the guide says about what happened last; no words where nothing was to be learned by it.

    What came before this seat's own last move it has read already.
    """
    model = seen.model
    answered = box(model.game).answered
    for one in reversed(model.log(max(1, model.entry - _LOOKS_BACK + 1))):
        if one.back_to is None and not model.is_taken_back(one.entry):
            words = answered(one.before(seen.seat), one.facts(seen.seat))
            move = one.move(seen.seat)
            if words.template or (move is not None and move.seat == seen.seat):
                return words
    return Words("")


def left_with(seen: SeatView) -> int | None:
    """Return the entry with which play left what the guide teaches; None where it never did."""
    guide = box(seen.model.game).guide
    for one in reversed(seen.model.log()):
        if one.back_to is None and not seen.model.is_taken_back(one.entry):
            before = guide(one.before(seen.seat))
            if before is None or not before.strayed:
                return one.entry
    return None


def move_for(guide: Guide | None, seen: SeatView) -> Move | None:
    """Return the move that does what the guide says; None where the seat has none, or nobody guides."""
    if guide is None:
        return None
    return box(seen.model.game).done_by(guide, (*seen.options, *seen.open_options))


def guide_said(guide: Guide, happened: Words) -> tuple[str, ...]:
    """Return what a screen reader says of the guide, part by part.

    These are its game, the act, what has happened, what to do, why, and what is learned.
    """
    names = (called(guide.name), called(guide.present.title))
    told = (happened, guide.now, guide.why, guide.learn)
    return (*names, *(spoken(drawn(one)) for one in told if one.template))


def guide_aloud(guide: Guide, happened: Words) -> str:
    """Return all that a screen reader says of the guide."""
    return sentences(guide_said(guide, happened))


def guide_act(guide: Guide) -> str:
    """Return the name of a part in which the guide stands: what to do now. All else is told when it is new."""
    return spoken(drawn(guide.now)) or called(guide.present.title)


def folded_line(guide: Guide) -> str:
    """Return the one line that a guide says while the player has strayed from its way; "" on its way."""
    return speak("table", "When you are back: {now}", now=spoken(drawn(guide.back))) if guide.back.template else ""
