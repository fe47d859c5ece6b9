"""Draws what belongs to the places of the field beside their cards: names, charges, life, attack; marks upon them."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.drawing import Drawing, Style, plain, strong
from gattai_desktop.board.faces import card_path
from gattai_desktop.board.paint import Paint, PaintedWidget
from gattai_desktop.board.plate import paint_brackets
from gattai_desktop.board.signs import outline_pen
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.state import Sight
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo.attacks import attack_of
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.ultra import GRAVITY_COST
from gattai_desktop.games.tasuo.warriors import place_of, warrior_named
from gattai_desktop.windows.games.tasuo.card_inside import WITH_NAME
from gattai_desktop.windows.games.tasuo.card_signs import LIFE, condition_sign, place_sign, type_sign
from gattai_desktop.windows.games.tasuo.field_grid import EDGE, FieldGrid
from gattai_desktop.windows.games.tasuo.field_looks import FieldPlace, WarriorLook, gives, life_written, place_name
from gattai_desktop.windows.games.tasuo.half_numbers import written_halves

_NAME_ABOVE, _NAME_BELOW = 24.0, 46.0
"""Where the name of a place begins: above the cards of the upper side, below the life of the lower one."""
_OFF_BRACKETS: Final = 4.0
"""How much further than their letters need such names stand off brackets round a card, device-independent pixels."""
_CELLS_BELOW: Final = 8.0
"""How far below its card the cells of a warrior's life begin."""
_APART: Final = 4.0
"""Least room between the life of a warrior and the sign of its attack, so that they are not read as one."""
_WIDER: Final = 1.22
"""How much wider than a card its figures may be on a large table."""
_MOST_CELLS: Final = 8
"""Partial charges that are drawn one by one; more are written as a number."""
_MOST_TAGS: Final = 2
"""Battle Conditions that are drawn on a card."""


def draw_place(draw: Drawing, grid: FieldGrid, look: FieldPlace, *, below: bool, named: bool) -> None:
    """Draw all of a place but its cards; named: whether there is room for its name."""
    box = grid.place(look.place, below=below)
    if look.warrior is None:
        _draw_empty(draw, box, look)
    left, wide = grid.column(look.place)
    if look.warrior is not None:
        _draw_life(draw.over(QRectF(left, box.bottom(), box.width(), 60 * grid.unit)), look.warrior)
        figures = draw.over(QRectF(left, box.bottom(), box.width(), 60 * grid.unit))
        room = box.width() * (1.0 if draw.paint.scale.small else _WIDER)
        room = min(max(room, _least_figures(figures, look.warrior) * draw.unit), wide)
        _draw_figures(draw.over(QRectF(left, box.bottom(), room, 60 * grid.unit)), look.warrior)
    if not named:
        return
    over = box.height() * EDGE if look.warrior is not None and look.warrior.beneath is not None else 0.0
    below_life = max(_NAME_BELOW * grid.unit, (_life_base(draw) + 5) * draw.unit)
    above = max(_NAME_ABOVE * grid.unit, (draw.at(13, 14) + 4) * draw.unit + _OFF_BRACKETS)
    top = box.bottom() + below_life if below else box.y() - over - above
    line = draw.over(QRectF(left, top, wide, 20 * grid.unit))
    if look.warrior is not None and grid.card < WITH_NAME:
        _draw_warrior_name(line, look, look.warrior.card.name)
    else:
        _draw_name(line, look)


def _draw_empty(draw: Drawing, box: QRectF, look: FieldPlace) -> None:
    at = draw.over(box)
    sign = place_sign(look.place) if look.open else "lock"
    at.well(0, 0, at.high, sign)
    if not look.open:
        words = speak("tasuo", "{cost} gauge", cost=GRAVITY_COST)
        at.text(at.wide / 2, at.high * 0.78, words, plain(13), "soft", align="middle", room=at.wide)


def _draw_life(draw: Drawing, warrior: WarriorLook) -> None:
    """Draw the life as cells of one: lost ones are struck, half a one is half as wide."""
    box = draw.wide
    cells, high, gap = (warrior.life + 1) // 2, draw.least(7, 4), draw.least(2, 1)
    one = (box - gap * (cells - 1)) / max(cells, 1)
    lost = warrior.damage / 2
    for place in range(cells):
        half = place == cells - 1 and warrior.life % 2
        wide = one / 2 if half else one
        x = place * (one + gap)
        gone = place >= cells - lost
        if gone:
            draw.stroke(x, _CELLS_BELOW + high, x + wide, _CELLS_BELOW, "refused", 1.2)
        fill, edge = (None, "refused") if gone else ("text", None)
        draw.plate(x, _CELLS_BELOW, wide, high, fill=fill, edge=edge, cut=0, radius=0)


def life_cells(draw: Drawing) -> tuple[float, float]:
    """Return from where to where below its card the cells of a warrior's life lie, in pixels of the screen."""
    return _CELLS_BELOW * draw.unit - 1, (_CELLS_BELOW + draw.least(7, 4)) * draw.unit + 1


def _life_base(draw: Drawing) -> float:
    """Return how far below its card the life of a warrior is written."""
    return _CELLS_BELOW + draw.least(7, 4) + draw.at(16, 16)


def _least_figures(draw: Drawing, warrior: WarriorLook) -> float:
    """Return how wide the life that is left and the attack are, each with its sign."""
    size, near = draw.at(13, 14), draw.at(4, 2)
    life = size + near + draw.width(life_written(warrior).partition(" ")[0], strong(13))
    if warrior.attack is None:
        return life
    return life + _APART + size + near + draw.width(written_halves(warrior.power), strong(13)) + 1


def _draw_figures(draw: Drawing, warrior: WarriorLook) -> None:
    """Write the life that is left, where there is room of how much, and what the attack comes to."""
    base, size, near = _life_base(draw), draw.at(13, 14), draw.at(4, 2)
    draw.sign(LIFE, 0, base - size + 1, size, "soft")
    whole = life_written(warrior)
    figure = written_halves(warrior.power) if warrior.attack is not None else ""
    fits = size + 4 + draw.width(whole, strong(13)) + 8 + draw.width(figure, strong(13)) <= draw.wide
    words = whole if fits and not draw.paint.scale.small else whole.partition(" ")[0]
    end = size + near + draw.text(size + near, base, words, strong(13))
    if warrior.attack is not None:
        ink = "legal" if warrior.raised else "text"
        right = draw.text(draw.wide, base, figure, strong(13), ink, align="end")
        left = draw.wide - right - near - size
        if left - end >= _APART:
            draw.sign(type_sign(warrior.attack.type), left, base - size + 1, size, ink)


def _draw_name(draw: Drawing, look: FieldPlace) -> None:
    size = draw.at(13, 14)
    base = size
    ink = "text" if look.open else "soft"
    draw.sign(place_sign(look.place), 0, base - size + 1, size, ink)
    x = size + 5 + draw.text(size + 5, base, place_name(look.place), strong(13), ink) + 7
    for number in range(min(look.partial, _MOST_CELLS)):
        # A full charge stands together; between two there is a gap.
        at = x + number * draw.at(9, 9) + (number // max(look.per, 1)) * 4
        filled = number < look.full * look.per
        draw.plate(
            at, base - 10, draw.at(7, 7), draw.at(10, 10), fill="text" if filled else None, edge="soft", line=1.0,
            cut=2, radius=1,
        )  # fmt: skip
    if look.partial:
        x += look.partial * 9 + (look.partial // max(look.per, 1)) * 4 + 6
        words = next((one for one in gives(look) if draw.width(one, strong(13)) <= draw.wide - x), "")
        draw.text(x, base, words, strong(13), "legal")


def _draw_warrior_name(draw: Drawing, look: FieldPlace, name: str) -> None:
    """Write the name of a warrior whose card is too small for it, instead of that of its place, and its charges."""
    style, size, near = strong(13), draw.at(13, 14), draw.at(7, 5)
    charges = str(look.partial) if look.partial else ""
    taken = near + draw.at(7, 7) + 3 + draw.width(charges, style) if charges else 0.0
    x, room = size + 5, draw.wide - taken
    if draw.width(name, style) <= room - x:
        draw.sign(place_sign(look.place), 0, 1, size)
    else:
        x = 0.0
    words, style = short_name(draw, name, style, room - x)
    x += draw.text(x, size, words, style) + near
    if charges:
        filled = "text" if look.full else None
        draw.plate(x, size - 10, draw.at(7, 7), draw.at(10, 10), fill=filled, edge="soft", line=1.0, cut=2, radius=1)
        draw.text(x + draw.at(7, 7) + 3, size, charges, strong(13), "soft")


def short_name(draw: Drawing, name: str, style: Style, room: float) -> tuple[str, Style]:
    """Return as many words of a name as have room, and how they are written; its first word in any case."""
    parts = name.split()
    while True:
        words = " ".join(parts)
        fitted = draw.fitted(words, style, room)
        if len(parts) == 1 or draw.width(words, fitted) <= room:
            return words, fitted
        parts.pop()
        while len(parts) > 1 and parts[-1].islower():  # no name ends in "of the"
            parts.pop()


def draw_tags(draw: Drawing, box: QRectF, warrior: WarriorLook) -> None:
    """Draw the damage and the Battle Conditions of a warrior upon its card."""
    at = draw.over(box)
    if warrior.damage:
        words, style = written_halves(warrior.damage), strong(15)
        wide = at.width(words, style) + at.at(34, 34)
        top = at.high - at.at(30, 32)
        at.plate(at.wide - wide, top, wide, at.at(26, 28), fill="table", edge="refused", cut=6, radius=2)
        at.sign("jag", at.wide - wide + 7, top + at.at(5, 6), at.at(15, 15), "refused")
        at.text(at.wide - 7, top + at.at(19, 21), words, style, "refused", align="end")
    named = tuple(dict.fromkeys(warrior.conditions))
    for number, condition in enumerate(named[:_MOST_TAGS]):
        side, top = at.at(26, 26), at.high * 0.34 + number * at.at(30, 30)
        at.plate(at.wide - side, top, side, side, fill="table", edge="edge", cut=6, radius=2)
        at.sign(condition_sign(condition), at.wide - side + 5, top + 5, side - 10, "price")
        times = warrior.conditions.count(condition)
        if times > 1:  # twice is worse than once
            at.plate(at.wide - side - 16, top + 5, 18, side - 10, fill="table", edge="edge", cut=4, radius=2)
            at.text(at.wide - side - 7, top + side - 8, str(times), strong(13), "price", align="middle")
    if len(named) > _MOST_TAGS:
        at.text(at.wide - 4, at.high * 0.34 + _MOST_TAGS * 34 + 8, f"+{len(named) - _MOST_TAGS}", strong(13), "price",
                align="end")  # fmt: skip


def draw_user(draw: Drawing, box: QRectF, seat: Seat) -> None:
    """Draw the crest of whoever uses a card at its lower left corner, where it covers no life of a warrior above."""
    at = draw.over(box)
    side = at.at(20, 20)
    at.crest(seat, -side * 0.4, at.high - side, side, bare=True)  # the number of its entry lies right of it


def bracket_gap(draw: Drawing) -> float:
    """Return how far brackets stand off a card: the life right below it stays whole, and the name right above it."""
    return min(4.0, _CELLS_BELOW * draw.unit - 4.5)


def attack_ends(draw: Drawing, start: QRectF, goal: QRectF) -> tuple[QPointF, QPointF]:
    """Return where the line of an attack begins and ends: below the figures of the upper side, which stay to be read.

    start, goal: the cards of the attacker and of what it attacks.
    """
    upper, lower = (goal, start) if goal.center().y() < start.center().y() else (start, goal)
    high = QPointF(upper.center().x(), upper.bottom() + (_life_base(draw) + 6) * draw.unit)
    low = QPointF(lower.center().x(), lower.top())
    return (low, high) if upper is goal else (high, low)


def draw_attack(draw: Drawing, start: QRectF, goal: QRectF) -> None:
    """Draw the open attack: a line from the attacker to what it attacks, with brackets round that."""
    if draw.painter is None:
        return
    ink = draw.ink("price")
    first, last = attack_ends(draw, start, goal)
    up = last.y() < first.y()
    middle = (first.y() + last.y()) / 2
    path = QPainterPath(first)
    for point in (QPointF(first.x(), middle), QPointF(last.x(), middle), last):
        path.lineTo(point)
    draw.painter.strokePath(path, outline_pen(ink, 3.0))
    head, way = 9.0, 1.0 if up else -1.0
    arrow = QPainterPath(last)
    arrow.lineTo(last + QPointF(-head, head * 1.4 * way))
    arrow.lineTo(last + QPointF(head, head * 1.4 * way))
    arrow.closeSubpath()
    draw.painter.fillPath(arrow, ink)
    paint_brackets(draw.painter, goal, ink, arm=16.0, width=3.5, gap=bracket_gap(draw))
    draw.painter.strokePath(card_path(start.height()).translated(start.topLeft()), outline_pen(ink, 2.0))


# ---------------------------------------------------------------------- upon the cards


class FieldMarks(PaintedWidget):
    """Lies upon the cards, and lets the pointer through; `marked` draws on it."""

    def __init__(self, paint: Paint, pane: QWidget, marked: Callable[[Drawing], None]) -> None:
        super().__init__(paint, pane)
        self._marked = marked
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def draw(self, draw: Drawing) -> None:
        self._marked(draw)


def draw_attacks(draw: Drawing, at: FieldGrid, sight: Sight, below: str, able: Sequence[TasuoCard]) -> None:
    """Draw who attacks whom, and a frame round who can attack; below: whose side lies below."""
    _draw_able(draw, at, sight, below, able)
    attack = attack_of(sight)
    if attack is None:
        return
    start = _box_of(at, sight, attack.attacker, below)
    for target in attack.targets:
        goal = _box_of(at, sight, target, below)
        if start is not None and goal is not None:
            draw_attack(draw, start, goal)


def _draw_able(draw: Drawing, at: FieldGrid, sight: Sight, below: str, able: Sequence[TasuoCard]) -> None:
    if draw.painter is None:
        return
    for box in (_box_of(at, sight, one.key, below) for one in able):
        if box is not None:
            path = card_path(box.height()).translated(box.topLeft())
            draw.painter.strokePath(path, outline_pen(draw.ink("legal"), 4.0))


def _box_of(at: FieldGrid, sight: Sight, key: str, below: str) -> QRectF | None:
    warrior = warrior_named(sight, key)
    return at.place(place_of(sight, warrior), below=warrior.owner == below) if warrior is not None else None
