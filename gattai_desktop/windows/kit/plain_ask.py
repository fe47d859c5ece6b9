"""How a question stands on its plate where a game says nothing else: its words, and each answer by its title."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.theme import is_pilot
from gattai_desktop.games.ask import Ask
from gattai_desktop.windows.kit.ask_look import AnswerLook, AskLook
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate


def plain_ask(view: SeatView, ask: Ask) -> AskLook:
    """Return the plate of an open question; for another seat only who is asked."""
    token, waiting = ask.seat if is_pilot(ask.seat) else "coach", len(view.asks) - 1
    if not ask.options:
        who = view.name(ask.seat)
        title = translate("table", "{name} is asked").replace("{name}", who)
        passing = translate("table", "Pass the table to {name}").replace("{name}", who)
        why = translate("table", "Play waits for this answer.")
        return AskLook(ask.seat, token, title, why, (), waiting, passing=passing)
    titles = [plate_words(view.model, option).title for option in ask.options]
    answers = tuple(AnswerLook(n, title, str(n + 1) if n < 9 else "") for n, title in enumerate(titles))
    return AskLook(ask.seat, token, drawn(ask.text), drawn(ask.why), answers, waiting, first=0)
