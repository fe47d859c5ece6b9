"""A note stands beside what it is about, where it covers as little as possible."""

from PySide6.QtCore import QPoint, QRect, QSize

from gattai_desktop.board.beside import beside

ROOM = QRect(0, 0, 1000, 400)
ABOUT = QRect(470, 180, 40, 40)
AROUND = QRect(420, 150, 140, 80)
NOTE = QSize(240, 90)
RIGHT = QRect(600, 150, 140, 80)
LEFT = QRect(240, 150, 140, 80)


def place(*others: QRect, room: QRect = ROOM) -> QRect:
    return QRect(beside(NOTE, ABOUT, AROUND, room, [(one, 1.0) for one in others], 10), NOTE)


def test_it_stands_to_the_right_where_nothing_is_in_its_way() -> None:
    assert place().left() > ABOUT.right()
    assert place().center().y() in range(ABOUT.top(), ABOUT.bottom())


def test_it_goes_where_it_covers_no_neighbour() -> None:
    for others in ((RIGHT,), (LEFT,), (RIGHT, LEFT)):
        note = place(*others)
        assert not any(note.intersects(one) for one in others), others
        assert not note.intersects(ABOUT)
        assert ROOM.contains(note)


def test_the_thing_itself_stays_in_sight_even_where_neighbours_do_not() -> None:
    low = QRect(0, 140, 1000, 100)
    note = place(RIGHT, LEFT, room=low)
    assert low.contains(note)
    assert not note.intersects(ABOUT)


def test_in_a_corner_it_stays_in_the_room() -> None:
    about = QRect(950, 5, 40, 40)
    note = QRect(beside(NOTE, about, about, ROOM, (), 10), NOTE)
    assert ROOM.contains(note)
    assert not note.intersects(about)
    assert note.topLeft() != QPoint(0, 0)


def test_it_begins_where_a_neighbour_ends_that_is_in_its_way() -> None:
    """Given others to the right, left and below, a little higher than the thing, then it stands above without a gap."""
    around = [QRect(560, 140, 440, 260), QRect(0, 140, 420, 260), QRect(0, 230, 1000, 170)]
    note = place(*around, QRect(420, 100, 140, 10))
    assert not any(note.intersects(one) for one in around)
    assert not note.intersects(QRect(420, 100, 140, 10))


def test_what_weighs_less_is_covered_rather_than_what_weighs_more() -> None:
    high = QRect(0, 100, 1000, 130)
    light, heavy = QRect(510, 0, 490, 400), QRect(0, 0, 470, 400)
    for weights, side in (((0.1, 1.0), "right"), ((1.0, 0.1), "left")):
        near = list(zip((light, heavy), weights, strict=True))
        note = QRect(beside(NOTE, ABOUT, AROUND, high, near, 10), NOTE)
        assert (note.left() > ABOUT.right()) == (side == "right")
