"""The words of the program's plate that are not a move's own: why it was made, how strong who played is, how fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gattai_desktop.board.speech import called, fill, speak
from gattai_desktop.board.words import DrawnWords, PlainText, spoken
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.content.boxes import box
from gattai_desktop.games.strengths import STRENGTH_NAMES
from gattai_desktop.games.told import shown
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.who_plays import program_line
from gattai_desktop.windows.table.program_plate import ProgramLook, strength_line
from gattai_desktop.windows.table.program_seats import ProgramNow

if TYPE_CHECKING:
    from gattai_desktop.cards.words import Words

POINTS: Final = "F9"
"""The key of the turning points, once an evening alone is over."""
_MOST_CAUSES: Final = 4
_PARAGRAPH: Final = 120
"""Letters from which on a sentence is one to be read aloud: table and log show it, and the plate has no room."""


def no_points() -> str:
    """Return why there are no turning points to show."""
    return speak("program_seats", "Turning points are shown once an evening that you played alone is over.")


def stands_still_look(model: GameModel, now: ProgramNow, seat: Seat, pace: str) -> ProgramLook | None:
    """Return what the plate says where the program found no move, or has moved too often; None where it plays on."""
    if now.stuck:
        words = speak("program_seats", "The program could not find a move for {name}.")
        told = (PlainText(fill(words, name=called(model.name(now.stuck)))),)
        again, person = speak("program_seats", "Try again"), speak("program_seats", "A person plays")
        return ProgramLook(now.stuck, told, on=again, other=person, on_key="")
    if not now.stopped:
        return None
    words = speak("program_seats", "The program has moved {count} times in a row.")
    if now.alike:
        words = speak("program_seats", "The program has made the same move {count} times.")
    told = (PlainText(fill(words, count=now.stopped)),)
    return ProgramLook(seat, told, on=speak("program_seats", "Go on"), pace=pace)


def bright_words(model: GameModel, now: ProgramNow) -> str:
    """Return what the bright button says; "" where there is nothing to go on with."""
    if now.leaves and model.still_asked():
        return speak("program_seats", "Leave it to the program")
    return speak("program_seats", "Go on") if now.acts else ""


def with_last_move(look: ProgramLook, model: GameModel, last: Happened | None, *, why: bool) -> ProgramLook:
    """Return a look that tells the last move of the program, or before the first one which seats it plays."""
    if last is None:
        return evolve(look, line=(PlainText(program_line(model)),))
    line, causes = told_move(model, last)
    who = _strength_words(model.program_players.get(last.seat, ""))
    said = drawn(_why_this(model, last)) if why else ()
    return evolve(look, line=line, who=who, causes=causes, why=said, asks_why=True)


def _why_this(model: GameModel, happened: Happened) -> Words:
    """Return why a move of the program was made, from what everybody knew before and the move as everybody knows it."""
    from gattai_desktop.players.why import why_of

    move = happened.move(PUBLIC)
    assert move is not None, "It was looked at when it happened."
    return why_of(model.game, happened.before(PUBLIC), move)


def _strength_words(player: str) -> str:
    """Return how strong a player of the program is: "the program, sharp"; a player without a strength has none."""
    words = STRENGTH_NAMES.get(player)
    return strength_line(spoken(drawn(words))) if words is not None else speak("program_seats", "the program")


def pace_words() -> dict[str, str]:
    """Return what each pace is called."""
    return {
        "slow": speak("program_seats", "slow"),
        "people": speak("program_seats", "like people"),
        "at once": speak("program_seats", "at once"),
    }


def told_move(model: GameModel, happened: Happened) -> tuple[DrawnWords, tuple[DrawnWords, ...]]:
    """Return the sentence of a move and what followed, as everybody knows it.

    Nothing where only what begins after it is told: whose turn comes next is not what the program did.
    """
    before, move, facts = happened.before(PUBLIC), happened.move(PUBLIC), happened.facts(PUBLIC)
    every = box(model.game).tell(before, move, facts, happened.seat)
    lines = shown(every, "moves")
    on_their_own = {line.fact for line in every if line.depth == 0 and line.fact >= 0}
    if not lines or lines[0].fact in on_their_own:
        return (), ()
    told = tuple(drawn(line.words) for line in lines)
    causes = tuple(one for one in told[1:] if len(spoken(one)) < _PARAGRAPH)
    return told[0], causes[:_MOST_CAUSES]
