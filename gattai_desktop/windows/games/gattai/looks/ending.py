"""Says at the table and on the wall how a scenario ended and what speaks for that, or that a session is over."""

from collections.abc import Iterator

from gattai_desktop.board.speech import speak
from gattai_desktop.games.gattai.story import begun, scenario, score
from gattai_desktop.games.gattai.world.threats import BEATEN, GONE
from gattai_desktop.windows.kit.seat_view import SeatView


def ending(seen: SeatView) -> tuple[str, str]:
    """Return how it ended and why, in words; two empty ones while it is played."""
    if scenario.is_over(seen.sight):
        won = seen.text(scenario.RESULT) == score.WON
        title = speak("score", "The mission was won") if won else speak("score", "The mission failed")
    elif seen.text("phase") == "breakdown":
        title = speak("score", "The session is over")
    else:
        return "", ""
    return title, " ".join(filter(None, _why(seen)))


def beside_the_grade(seen: SeatView) -> str:
    """Return how a won mission can have a grade that does not pass, or a failed one that does; "" where they agree."""
    grade = seen.text("scenario.grade")
    if not grade:
        return ""
    match seen.text(scenario.RESULT), grade in score.GRADES[: score.GRADES.index(score.PASSED) + 1]:
        case score.WON, False:
            return speak("score", "Won, and yet not passed: the grade is of the points alone.")
        case score.FAILED, True:
            return speak("score", "Failed, and yet passed: the grade is of the points alone.")
    return ""


def _why(seen: SeatView) -> Iterator[str]:
    """Yield the fights, the Threats and the score, as far as they are known."""
    won, lost = seen.number(begun.WON), seen.number(begun.LOST)
    if won or lost:
        yield speak("score", "Throwdowns against Coach: {won} won, {lost} lost.", won=won, lost=lost)
    fate = {key: seen.text(f"threat.{key}.status") for key in seen.keys("threats")}
    beaten = [seen.prose(f"threat.{key}.name") for key, one in fate.items() if one == BEATEN]
    left = [seen.prose(f"threat.{key}.name") for key, one in fate.items() if one not in (BEATEN, GONE)]
    if beaten:
        yield speak("score", "Beaten: {names}.", names=", ".join(beaten))
    if left:
        yield speak("score", "Not beaten: {names}.", names=", ".join(left))
    if grade := seen.text("scenario.grade"):
        points = seen.number("scenario.score")
        yield speak("score", "Final score {points}, grade {grade}", points=points, grade=grade) + "."
        yield beside_the_grade(seen)
