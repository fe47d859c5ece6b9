"""Runs the program as a person would start it, and tells where things are.

It changes nothing at the table: it only answers questions about places on the screen, one JSON object a line, so
that a real pointer and real keys can be sent there. It is no part of the program.
"""

import json
import sys
from functools import cache
from pathlib import Path
from time import monotonic_ns
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSocketNotifier, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from gattai_desktop import app
from gattai_desktop.board.card_widget import CardWidget
from gattai_desktop.board.map.area_button import AreaButton
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import PaintedButton
from gattai_desktop.board.speech import card_aloud
from gattai_desktop.cards.card import CARDS, Back
from gattai_desktop.cards.words import Words
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.presentation import Place
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.sessions.shelf import Shelf
from gattai_desktop.windows.asking import equal_pause, shown_first
from gattai_desktop.windows.asking.ask_plate import AskPlate
from gattai_desktop.windows.kit.guide_words import guide_aloud, guide_of
from gattai_desktop.windows.kit.marked_things import ThingMark
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.program.application import the_application
from gattai_desktop.windows.table import program_seats
from gattai_desktop.windows.table.table_window import TableWindow
from tests.end_to_end.screen import SEED

PACE = 200
"""Milliseconds between two moves of a seat that the program plays: nobody here has to see both."""
HASTE = 10
"""How much faster the clock of the equal pause goes: nobody here looks how long it is, and everybody waits for it."""

_MEANWHILE = 5
"""Milliseconds after which it is looked whether a dialog has opened while a question waits."""

aloud = cache(card_aloud)
"""What a card is called: each look at the table asks it of every card, and the language stays."""


def whole(rect: QRect) -> list[int]:
    return [rect.x(), rect.y(), rect.width(), rect.height()]


def on_screen(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def can_be_pressed(widget: QWidget, window: QWidget) -> bool:
    """Whether a click in its middle would reach it."""
    if not widget.isVisible() or not widget.isEnabled():
        return False
    return reaches(widget, window, widget.rect().center())


def reaches(widget: QWidget, window: QWidget, place: QPoint) -> bool:
    """Whether a click at a place of a widget would reach it."""
    under = window.childAt(widget.mapTo(window, place))
    return under is not None and (under is widget or widget.isAncestorOf(under))


def beside_tokens(area: AreaButton, window: QWidget) -> list[int] | None:
    """Return a point of an area of a map that no token covers; None where a click cannot reach it."""
    place = QPoint(area.width() // 8, area.height() // 6)
    if not area.isVisible() or not reaches(area, window, place):
        return None
    point = area.mapToGlobal(place)
    return [point.x(), point.y()]


def focus_of(focused: QWidget | None) -> str:
    """Return what has the keyboard; "" for nothing, and for a curtain that has just fallen, which takes no key yet."""
    if focused is None or (isinstance(focused.parentWidget(), Curtain) and is_new(focused)):
        return ""
    return focused.accessibleName()


def is_new(widget: QWidget) -> bool:
    """Whether it has just appeared, and takes no click yet."""
    return isinstance(widget, PaintedButton | NameField) and widget.paint.presses.is_new(widget)


def buttons(window: QWidget) -> list[dict[str, Any]]:
    """Return what can be pressed; the marks of what is asked for are called as their plates are, and left to these."""
    found = [
        {"name": one.accessibleName(), "at": whole(on_screen(one)), "new": is_new(one)}
        for one in window.findChildren(QAbstractButton)
        if not isinstance(one, CardWidget | AreaButton | ThingMark) and can_be_pressed(one, window)
    ]
    areas = ((one, beside_tokens(one, window)) for one in window.findChildren(AreaButton))
    return found + [{"name": one.accessibleName(), "at": at, "new": False} for one, at in areas if at is not None]


def fields(window: QWidget) -> list[dict[str, Any]]:
    return [
        {"name": one.accessibleName(), "at": whole(on_screen(one)), "text": one.text(), "new": is_new(one)}
        for one in window.findChildren(QLineEdit)
        if can_be_pressed(one, window)
    ]


def hand(table: TableWindow) -> list[dict[str, Any]]:
    """Each card of the hand, with a point of it that no other card covers, and the window's edge does not cut off."""
    foot = on_screen(table).bottom() - 4
    return [
        {
            "name": card.accessibleName(),
            "face": card.face,
            "at": uncovered(table, card, foot),
            "up": card.raised,
            "away": card.carried and not table.carry.carrying,
        }
        for card in table.hand.cards()
    ]


def uncovered(table: TableWindow, card: CardWidget, foot: int) -> list[int]:
    """Return a point of a card that no other card covers: near its left edge, where its neighbour does not stand up."""
    box = card.global_rect()
    y = min(foot, round(box.y() + box.height() * 0.3))
    points = [QPoint(round(box.x() + box.width() * share), y) for share in (0.14, 0.3, 0.5, 0.7, 0.86)]
    free = (one for one in points if table.hand.card_at(table.hand.mapFromGlobal(one)) is card)
    point = next(free, points[0])
    return [point.x(), point.y()]


def places(table: TableWindow) -> list[dict[str, Any]]:
    """Where the cards of the hand could be dropped, and the one that is carried, which may lie elsewhere."""
    model, found = table.model, {}
    hand = Place(zone=f"hand.{model.seat}")
    there = [offer.place for lying in model.hand(model.seat) for offer in model.drops(lying.card, hand)]
    for place in (*there, *(landing.place for landing in table.carry.layer.places.landings)):
        rect = table.scene.rect_of(place)
        if rect is not None:
            found[named(table, place)] = whole(rect.toAlignedRect())
    return [{"name": name, "at": at} for name, at in found.items()]


def named(table: TableWindow, place: Place) -> str:
    return f"{table.scene.name_of(place)} {place.zone or place.spot}"


def over(table: TableWindow) -> str:
    """The place that a carried card would drop at now."""
    landing = table.carry.layer.goal
    return named(table, landing.place) if landing is not None else ""


def unseen(model: GameModel) -> list[list[str]]:
    """Each card that the seat now shown has never seen, as it is spoken and as it is written.

    The Coach's Three of clubs and the Pilots' have one name: it is a secret only while both are.
    """
    seat = model.seat_shown
    known = {lying.card for zone in model.sight().zones.values() for lying in zone if not isinstance(lying.card, Back)}
    for happened in model.log():
        for _, fact in happened.facts(seat):
            known |= {card for card in getattr(fact, "cards", ()) if not isinstance(card, Back)}
    spoken = {aloud(card) for card in known}
    names = {aloud(card): card.name for card in CARDS.values() if card.suit is not None}
    return [[name, short] for name, short in names.items() if name not in spoken]


def glance(program: app.Program) -> dict[str, Any]:
    """What tells whether anything has changed: where the focus is, who sits there, what is written and carried."""
    window: QWidget | None = program.table or program.shelf_window
    focused = QApplication.focusWidget()
    seen: dict[str, Any] = {
        "window": window.windowTitle(),
        "active": window.isActiveWindow(),
        "focus": focus_of(focused),
        "fields": fields(window),
        "table": program.table is not None,
    }
    table, model = program.table, program.model
    if table is not None and model is not None:
        seen |= {
            "entry": model.entry,
            "seat": model.seat,
            "curtain": model.curtain_down,
            "covered": model.covered,
            "curtain_shown": table.curtain is not None and table.curtain.isVisible(),
            "step": str(model.sight(PUBLIC).values.get("step")),
            "asked": [ask.seat for ask in model.asks()],
            "hand": hand(table),
            "carrying": table.carry.carrying,
            "over": over(table),
            "sheet": table.sheet.isVisible(),
            "top": type(table.overlays.top()).__name__,
            "guide": guide(table),
            "too_soon": table.answers.plate.isVisible() and too_soon(table.answers.plate),
        }
    return seen


def too_soon(question: AskPlate) -> bool:
    """Whether the plate takes no key yet, or nobody need press one, since it passes the table by itself."""
    return question.is_new or question.look.stays > 0


def guide(table: TableWindow) -> str:
    """What the guide says where somebody at the table can read it: on its plate, or in the question in its place."""
    plate, question = table.scene.guide.card, table.answers.plate
    if question.isVisible():
        return question.accessibleDescription()
    now = guide_of(table.requests.view) if plate.isVisible() else None
    return guide_aloud(now, Words("")) if now is not None else ""


def wait_a_minute(program: app.Program) -> None:
    """Let the table think that nobody has touched it for longer than the Hand stays open."""
    if program.table is not None:
        cover = program.table.cover
        usual, cover.longest = cover.longest, 1
        cover.timer.timeout.emit()
        cover.longest = usual


def look(program: app.Program) -> dict[str, Any]:
    """Everything that a pointer or a key could want to know."""
    window: QWidget | None = program.table or program.shelf_window
    seen = glance(program) | {"at": whole(on_screen(window)), "buttons": buttons(window)}
    table, model = program.table, program.model
    if table is not None and model is not None:
        seen |= {
            "lying": sum(model.sight(PUBLIC).count(one) for one in model.zones() if one.startswith("faction.")),
            "unseen": unseen(model),
            "places": places(table),
        }
    return seen


def main(folder: Path, session: Path | None) -> int:
    application = the_application(print)
    settings = folder / "settings.toml"
    if not settings.exists():  # a test may have chosen otherwise: these people have sat here together before
        settings.write_text("speed = 3.0\nwall = 'off'\ncompany = 'friends'\n", encoding="utf-8")
    program_seats.PACES["people"] = PACE
    shown_first.STAYS //= HASTE
    equal_pause._milliseconds = lambda: monotonic_ns() * HASTE // 1_000_000
    program = app.Program(Shelf(folder / "sessions"), settings, seed=SEED)
    if session is None:
        program.show_shelf()
    else:
        program.open_session(session)
    ear = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def answer() -> None:
        line = sys.stdin.readline()
        if not line or line.strip() == "end":
            ear.setEnabled(False)
            if program.table is not None:
                program.table.close()
            application.quit()
            return
        arrived, answered = False, False

        def reply() -> None:
            nonlocal answered
            if answered:
                return
            if not arrived and QApplication.activeModalWidget() is None:
                QTimer.singleShot(_MEANWHILE, reply)
                return
            answered = True
            if line.strip() == "minute":
                wait_a_minute(program)
            seen = glance(program) if line.strip() == "glance" else look(program)
            sys.stdout.write(json.dumps(seen) + "\n")
            sys.stdout.flush()

        # Whatever the pointer and the keys have sent before this question arrives before its answer. What arrives may
        # open a dialog, which stays until it is answered itself: then its own loop replies.
        QTimer.singleShot(_MEANWHILE, reply)
        QGuiApplication.sync()
        arrived = True
        reply()

    ear.activated.connect(answer)
    status = application.exec()
    program.end()
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None))
