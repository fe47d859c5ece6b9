"""Shows what the steps of the Crisis brought, and to the Coach what those ahead will bring."""

from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.games.gattai.world.crisis import TIER
from gattai_desktop.windows.games.gattai.looks.crisis import crisis_look
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook


def show_crisis(requests: Requests) -> None:
    """Show the steps in their order, as the seat at the computer may know them (RULES INFO-7)."""
    seen = requests.view
    look = crisis_look(seen)
    signs = (*look.reached, *(look.ahead or ()))
    steps = tuple((Sign(sign), PlainText(f"  {tip}")) for sign, tip in zip(signs, look.tips, strict=False))
    title = speak("board", "Crisis, {step}", step=look.words())
    lines: tuple[DrawnWords | str, ...] = (*steps, *look.tips[len(signs) :])
    plate = PlateLook(speak("threat", "Why is it so?"), "", fill="", edge="edge")
    why = SheetChoice("why", plate, then=partial(requests.open, "gauge", TIER))
    edge = "coach" if seen.is_coach else "edge"
    requests.ask(SheetLook(title, lines, choices=(why,), columns=1, edge=edge))
