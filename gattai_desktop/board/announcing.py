"""Tells screen readers what no widget's name says, such as what happened and where a carried card would lie."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.speech import change_aloud

FULL_STOPS: Final = ".!?…”"


def is_heard() -> bool:
    """Whether a screen reader listens."""
    from PySide6.QtGui import QAccessible  # it brings many names along, and no start needs them

    return bool(QAccessible.isActive())


def announce(widget: QWidget, words: str, *, urgent: bool = False) -> None:
    """Let a screen reader say this for a widget, if one listens; urgent: at once, over whatever it is saying."""
    if not words or not is_heard():
        return
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(widget, change_aloud(words))
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


def hush(*widgets: QWidget) -> None:
    """Remove the spoken words of these widgets: a screen reader finds hidden ones too, perhaps for another seat."""
    for widget in widgets:
        widget.setAccessibleName("")
        widget.setAccessibleDescription("")


def take_away(*widgets: QWidget) -> None:
    """Delete these widgets and remove their words at once; safe while one of them is being pressed."""
    for widget in widgets:
        widget.hide()
        hush(widget, *widget.findChildren(QWidget))
        widget.deleteLater()


def sentences(parts: Iterable[str]) -> str:
    """Join sentences into one line, each with a full stop."""
    kept = (part.strip() for part in parts)
    return " ".join(part if part[-1] in FULL_STOPS else f"{part}." for part in kept if part)


def in_turn(parts: Iterable[str]) -> str:
    """Join what is said of one thing, one after another: one full stop between two, none added at the end, no arrow."""
    kept = [part for part in parts if part]
    return change_aloud(" ".join((sentences(kept[:-1]), *kept[-1:])).strip())


def cards_aloud(cards: Iterable[QWidget]) -> tuple[str, ...]:
    """Return the spoken name of each card's widget, and its description."""
    return tuple(
        ": ".join(part for part in (card.accessibleName(), card.accessibleDescription()) if part) for card in cards
    )
