"""The least that a card table can cost with this toolkit: 108 movable cards in a window, and nothing else.

No rules, no saving, no words, no menus. What the program uses above these figures is its own. The cards lie in a
QGraphicsView: the least code that drags a card, and what most card programs with this toolkit are made of.
"""

import sys

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QMainWindow,
)

WIDTH, HEIGHT, FAN = 120, 168, 28
CARDS, PILES = 108, 10


class Card(QGraphicsPixmapItem):
    """A card that follows the pointer."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__(picture)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsMovable)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's own name
        """Lie above all others."""
        self.setZValue(1)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:  # noqa: N802 - Qt's own name
        """Lie among the others again."""
        self.setZValue(0)
        super().mouseReleaseEvent(event)


def _face(rank: str, colour: str) -> QPixmap:
    picture = QPixmap(WIDTH, HEIGHT)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(1, 1, WIDTH - 2, HEIGHT - 2, 8, 8)
    painter.setPen(QColor(colour))
    painter.setFont(QFont("Sans", 24))
    painter.drawText(QRectF(picture.rect()).adjusted(10, 6, -10, -6), Qt.AlignmentFlag.AlignTop, rank)
    painter.setFont(QFont("Sans", 40))
    painter.drawText(QRectF(picture.rect()), Qt.AlignmentFlag.AlignCenter, rank)
    painter.end()
    return picture


def main() -> int:
    """Show the cards until the window is closed."""
    application = QApplication(sys.argv)
    scene = QGraphicsScene(0, 0, 1800, 1000)
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    faces = [_face(rank, colour) for colour in ("#b00020", "#101010") for rank in ranks]
    for number in range(CARDS):
        card = Card(faces[number % len(faces)])
        card.setPos(60 + number % PILES * 170, 60 + number // PILES * FAN)
        scene.addItem(card)
    view = QGraphicsView(scene)
    view.setBackgroundBrush(QBrush(QColor("#1b5e3a")))
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    window = QMainWindow()
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
