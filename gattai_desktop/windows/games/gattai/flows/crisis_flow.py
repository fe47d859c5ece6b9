"""Shows what the steps of the Crisis brought, and to the Coach what those ahead will bring and how to lead it on."""

from collections.abc import Iterator
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.games.gattai.cards.omens import SpendCoachOmens
from gattai_desktop.games.gattai.world.crisis import TIER, SkipAhead
from gattai_desktop.windows.games.gattai.flows.story_flows import skip_ahead
from gattai_desktop.windows.games.gattai.looks.crisis import crisis_look
from gattai_desktop.windows.kit.plate_words import kind_title, plate_line
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_WHY = "why"


def show_crisis(requests: Requests) -> None:
    """Show the steps in their order, as the seat at the computer may know them (RULES INFO-7)."""
    seen = requests.view
    look = crisis_look(seen)
    signs = (*look.reached, *(look.ahead or ()))
    steps = tuple((Sign(sign), PlainText(f"  {tip}")) for sign, tip in zip(signs, look.tips, strict=False))
    title = speak("board", "Crisis, {step}", step=look.words())
    lines: tuple[DrawnWords | str, ...] = (*steps, *look.tips[len(signs) :])
    plate = PlateLook(speak("threat", "Why is it so?"), "", fill="", edge="edge")
    why = SheetChoice(_WHY, plate, then=partial(requests.open, "gauge", TIER))
    choices = (*_leads_on(seen, requests), why)
    edge = "coach" if seen.is_coach else "edge"
    # Whoever only looks at it and presses Enter leads nothing on.
    requests.ask(SheetLook(title, lines, choices=choices, columns=min(2, len(choices)), edge=edge, first=_WHY))


def _leads_on(seen: SeatView, requests: Requests) -> Iterator[SheetChoice]:
    """Yield a plate for each way in which this seat may lead the Crisis on now."""
    if seen.may(SpendCoachOmens):
        look = PlateLook(speak("table", "Spend an Omen"), judgement="legal")
        yield SheetChoice("omen", look, then=partial(requests.open, "omen"))
    move = next(seen.options_of(SkipAhead), None)
    if move is not None:
        look = PlateLook(kind_title(SkipAhead), plate_line(seen.model, move), judgement="legal")
        yield SheetChoice("skip", look, then=partial(skip_ahead, requests))
