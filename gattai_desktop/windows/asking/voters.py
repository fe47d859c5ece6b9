"""Draws who votes beside a question: no ballot is shown before the last is cast."""

from gattai_desktop.board.drawing import Drawing, Style, strong
from gattai_desktop.board.faces import paint_well
from gattai_desktop.board.fonts import caps_font, width_in
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.speech import speak
from gattai_desktop.windows.kit.ask_look import Voter

Voters = tuple[Voter, ...]


def voters_room(paint: Paint, voters: Voters, wide: float) -> float:
    """Return the width that they take of a plate, device-independent pixels."""
    if not voters:
        return 0.0
    said = width_in(caps_font(paint.text(12)), _votes_words(voters)) + paint.px(24)
    return min(wide * 0.4, max(said, paint.px(100) * len(voters)))


def _votes_words(voters: Voters) -> str:
    cast = sum(one.ballot == "cast" for one in voters)
    return speak("answer", "VOTES  {cast} of {all}", cast=cast, all=len(voters))


def draw_voters(draw: Drawing, voters: Voters, wide: float) -> None:
    """Draw each voter's crest with a place for a ballot, at the right of a plate of that width."""
    theme, room = draw.paint.theme, voters_room(draw.paint, voters, wide) / draw.unit
    x, y = draw.wide - room + 6, draw.at(92, 70)
    draw.text(x, y - 8, _votes_words(voters), Style(caps_font, 12), "soft")
    step = (room - 20) / len(voters)
    side = min(44.0, step * 0.5)
    named = all(draw.width(voter.name, strong(13)) <= step - 4 for voter in voters)  # else their crests say it
    for place, voter in enumerate(voters):
        left = x + place * step
        ballot = left + side + 6
        draw.crest(voter.seat, left, y + 6, side)
        if voter.ballot == "cast":
            draw.card("back-pilots", ballot, y + 6, side, shadow=None)
            draw.sign("tick", ballot + 4, y + 6 + side * 0.3, side * 0.42)
        else:
            at, token = draw.rect(ballot, y + 6, 0, side), "live" if voter.ballot == "now" else "edge"
            paint_well(draw.pen, theme, at.x(), at.y(), at.height(), token)
        if named:
            draw.text(left, y + side + 26, voter.name, strong(13))
