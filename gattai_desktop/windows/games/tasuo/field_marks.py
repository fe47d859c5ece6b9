"""Draws upon the cards of a showdown what has befallen them, and who attacks whom."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.paint import Paint, PaintedWidget
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.tasuo.attacks import attack_of
from gattai_desktop.games.tasuo.warriors import place_of, warrior_named
from gattai_desktop.windows.games.tasuo.field_drawing import draw_attack
from gattai_desktop.windows.games.tasuo.field_grid import FieldGrid


class FieldMarks(PaintedWidget):
    """Lies upon the cards, and lets the pointer through; `marked` draws on it."""

    def __init__(self, paint: Paint, pane: QWidget, marked: Callable[[Drawing], None]) -> None:
        super().__init__(paint, pane)
        self._marked = marked
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, draw: Drawing) -> None:
        self._marked(draw)


def draw_attacks(draw: Drawing, at: FieldGrid, sight: Sight, below: str) -> None:
    """Draw who attacks whom; below: whose side lies below."""
    attack = attack_of(sight)
    if attack is None:
        return
    start = _box_of(at, sight, attack.attacker, below)
    for target in attack.targets:
        goal = _box_of(at, sight, target, below)
        if start is not None and goal is not None:
            draw_attack(draw, start, goal)


def _box_of(at: FieldGrid, sight: Sight, key: str, below: str) -> QRectF | None:
    warrior = warrior_named(sight, key)
    return at.place(place_of(sight, warrior), below=warrior.owner == below) if warrior is not None else None
