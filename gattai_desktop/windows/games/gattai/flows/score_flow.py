"""Shows the score sheet of a scenario: its lines, their sum and grade, and what the debriefing must still settle."""

from collections.abc import Hashable, Iterator
from functools import partial
from typing import Final, cast

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.words import DrawnWords, PlainText
from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.gattai.pilots import evolution
from gattai_desktop.games.gattai.pilots.lessons_vote import OpenVote
from gattai_desktop.games.gattai.story import first_contact, next_evening, scenario, score
from gattai_desktop.games.gattai.story.scenario import CountScore, EndScenario, NextScenario
from gattai_desktop.games.gattai.story.story import MoveOn
from gattai_desktop.games.move import Move
from gattai_desktop.windows.games.gattai.looks.ending import beside_the_grade, ending
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import plate_line, plate_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

SCORE: Final = "score"
TALE: Final = "tale"
_WALL: Final = "wall"
_LEARN: Final = "learn"
_NEXT: Final = "team"
_MOVES: Final = (EndScenario, OpenVote, CountScore, NextScenario, MoveOn)
"""In their order: what the debriefing still has to settle stands first."""


def score_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return the lit plate of the end of an evening: the score sheet, which leads to the tale, or the tale itself."""
    if first_contact.is_on(seen.sight):
        return ()
    if not _is_scored(seen):
        told = tale_plate()
        return (evolve(told, look=evolve(told.look, fill="live")),) if seen.text("phase") == "breakdown" else ()
    return (RowPlate(SCORE, PlateLook(speak("score", "Score"), _score_line(seen), "S", fill="live")),)


def _score_line(seen: SeatView) -> str:
    """Return how the score stands, in a few words."""
    if grade := seen.text("scenario.grade"):
        return speak("score", "Grade {grade}", grade=grade)
    now = _now(seen)
    if now is None:
        return speak("score", "Coach ends the scenario")
    return speak("score", "Now {points}, grade {grade}", points=now[1], grade=now[2])


def after_plates(seen: SeatView) -> tuple[RowPlate, ...]:
    """Return what serves once the play of an evening is over: the score, what was learned, the next evening.

    Once the score is counted and the vote is over, what she learned, and for Coach anybody, stands first and is lit.
    """
    # The letters of the sheet are those of other things at the table.
    later = [evolve(plate, look=evolve(plate.look, key="")) for plate in _later_plates(seen)]
    counted = score_plates(seen)
    learners = seen.pilots if seen.is_coach else (seen.seat,)
    if _is_settled(seen) and any(evolution.unspent(seen.sight, one) for one in learners):
        counted = tuple(_filled(plate, "panel") for plate in counted)
        return (_filled(later[0], "live"), *counted, *later[1:])
    return (*counted, *later)


def _filled(plate: RowPlate, fill: str) -> RowPlate:
    return evolve(plate, look=evolve(plate.look, fill=fill))


def _is_settled(seen: SeatView) -> bool:
    """Whether nothing of the debriefing is left to this seat: neither the count nor the vote."""
    return not any(isinstance(move, EndScenario | OpenVote) for move in seen.options)


def _later_plates(seen: SeatView) -> Iterator[RowPlate]:
    if any(evolution.unspent(seen.sight, one) for one in seen.pilots):
        learn = PlateLook(speak("score", "What was learned"), speak("score", "Spend the Evolutions"), "L", "legal")
        yield RowPlate(_LEARN, learn)
    made = next_evening.team(seen.sight)
    if made is not None:
        line = speak("score", "The same scenario goes on") if made.goes_on else speak("score", "Choose what is played")
        yield RowPlate(_NEXT, PlateLook(speak("score", "Next evening"), line, "N", "legal"))


def _is_scored(seen: SeatView) -> bool:
    return seen.text("phase") == "debriefing" or scenario.is_over(seen.sight)


def tale_plate() -> RowPlate:
    """Return the plate that tells the evening."""
    return RowPlate(TALE, PlateLook(speak("table", "The evening as a page"), speak("table", "To keep or print")))


def score_lines(seen: SeatView) -> tuple[DrawnWords, ...]:
    """Return the sheet as it was counted; before that, for the Coach, as it would be now."""
    if first_contact.is_on(seen.sight):
        return ((PlainText(speak("score", "First Contact has no score.")),),)
    counted = cast("tuple[tuple[str, int], ...] | None", seen.value("scenario.sheet"))
    if counted is None:
        now = _now(seen)
        if now is None:
            return ((PlainText(speak("score", "The score is counted when Coach ends the scenario.")),),)
        counted, points, grade = now
        head = speak("score", "If it ended now: {points}, grade {grade}", points=points, grade=grade)
    else:
        points, grade = seen.number("scenario.score"), seen.text("scenario.grade")
        head = speak("score", "Final score {points}, grade {grade}", points=points, grade=grade)
    ended, _ = ending(seen)
    rows: list[DrawnWords] = [(PlainText(words, strong=True),) for words in (ended, head) if words]
    if scenario.is_over(seen.sight) and (both := beside_the_grade(seen)):
        rows.append((PlainText(both),))
    for what, number in counted:
        sign = "+" if number > 0 else "−" if number < 0 else ""
        rows.append((PlainText(f"{sign}{abs(number)}  ", strong=True), PlainText(called(what))))
    grades, passed = ", ".join(score.GRADES), score.PASSED
    said = speak("score", "Grades, the best first: {grades}. {passed} and better pass.", grades=grades, passed=passed)
    return (*rows, (PlainText(said),))


def _now(seen: SeatView) -> tuple[tuple[tuple[str, int], ...], int, str] | None:
    """Return the lines, the sum and the grade as they would be now; None where this seat does not know them."""
    try:
        points = score.total(seen.sight)
        counted = tuple((line.what, line.points) for line in score.lines(seen.sight))
        return counted, points, score.grade(points, score.passing(seen.sight))
    except (NotKnown, KeyError):
        return None


def show_score(requests: Requests) -> None:
    """Show the sheet, with the moves that are possible now."""
    seen = requests.view
    # A person who only wants to see the score must not end a phase with Enter.
    found = [move for move in seen.options if isinstance(move, _MOVES)] if _is_scored(seen) else []
    moves: list[Move] = sorted(found, key=lambda move: _MOVES.index(type(move)))
    plates = [
        SheetChoice(place, _plate(seen, move), then=partial(_play, requests, move)) for place, move in enumerate(moves)
    ]
    later = {str(plate.key): plate.look for plate in _later_plates(seen)}
    plates += [SheetChoice(key, look, then=partial(requests.open, key)) for key, look in later.items()]
    first: Hashable | None = _LEARN if _is_settled(seen) and _LEARN in later else None
    if score_plates(seen):
        tale = PlateLook(speak("table", "The evening as a page"), speak("table", "To keep or print"), "T")
        plates.append(SheetChoice(TALE, tale, then=partial(requests.open, "tale")))
    if requests.wall_open:
        wall = PlateLook(speak("score", "To the wall"), "", "W")
        plates.append(SheetChoice(_WALL, wall, closes=False, then=partial(requests.open, "push")))
    title = speak("score", "Score of the scenario")
    requests.ask(SheetLook(title, score_lines(seen), choices=tuple(plates), about=SCORE, first=first))


def _play(requests: Requests, move: Move) -> None:
    """Do what a plate stands for: after the end of the scenario the sheet comes back, for the vote."""
    requests.play(move)
    if isinstance(move, EndScenario) and requests.view.ask is None:
        requests.open(SCORE)


def _plate(seen: SeatView, move: Move) -> PlateLook:
    title, words = plate_words(seen.model, move).title, plate_line(seen.model, move)
    if isinstance(move, EndScenario):
        won = move.result == score.WON
        title = speak("score", "The mission was won") if won else speak("score", "The mission failed")
        words = speak("score", "Counts the final score")
    elif isinstance(move, CountScore):
        words = speak("score", "Once more, after a change by hand")
    elif isinstance(move, NextScenario):
        words = speak("score", "What was not healed stays lost")
    elif isinstance(move, OpenVote):
        words = speak("score", "Lessons, and who was MVP")
    return PlateLook(title, words, judgement="legal")
