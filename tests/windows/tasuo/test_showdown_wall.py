"""The wall of a showdown tells what happened last, who is asked, and who attacks whom."""

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QPaintEvent
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import PaintedWidget, make_paint, painting
from gattai_desktop.games.tasuo.windows import PassWindow
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.games.tasuo.field_grid import ORDER
from gattai_desktop.windows.games.tasuo.queue_looks import QueueLook
from gattai_desktop.windows.games.tasuo.showdown_wall import ShowdownWall
from gattai_desktop.windows.games.tasuo.wall_queue import END, MOST, draw_wall_queue, kept_on_wall
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from gattai_desktop.windows.wall.wall_grid import WallDrawing, WallGrid
from tests.windows.cut import cut, read
from tests.windows.tasuo.showdown_surfaces import clash, queue_of_four
from tests.windows.tasuo.showdowns import GAME, model_at
from tests.windows.tasuo.test_chain_rolls import table as rolled_at


class Row(PaintedWidget):
    """Draws a Queue as the wall does, and nothing else."""

    def __init__(self, looks: tuple[QueueLook, ...]) -> None:
        super().__init__(make_paint(speed=0))
        self._looks = looks

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            draw_wall_queue(WallDrawing.on_ground(self.paint, self.size(), painter), self._looks, 400)


def test_the_wall_says_what_happened_last(qtbot: QtBot) -> None:
    model = model_at(clash())
    wall = ShowdownWall(make_paint(speed=0), model)
    qtbot.addWidget(wall)
    asked = model.asks()[0].seat
    model.pass_to(asked)
    model.take_seat()
    answer = next(move for move in model.options() if isinstance(move, PassWindow))
    assert model.attempt(answer)
    wall.follow(model)
    assert wall.accessibleName().endswith("Cinder Page hits Gale Fencer: 2 damage.")


@pytest.mark.parametrize(("dice", "says"), [("5+6", "Chain. 11 rolled, 7 needed. Then Cinder Page"), ("1+2", "Broken")])
def test_the_wall_shows_what_a_chain_roll_came_to(qtbot: QtBot, dice: str, says: str) -> None:
    """It told that somebody rolled, and of the dice and what they came to nothing at all."""
    model = rolled_at("Red attacks Glacier Monk with Cinder Page", dice)
    wall = ShowdownWall(make_paint(speed=0), model)
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    before = wall.grab(QRect(64, 445, 900, 120)).toImage()
    assert model.attempt(GAME.phrases.read("Red rolls"))
    wall.follow(model)
    assert says in wall.accessibleName()
    assert wall.grab(QRect(64, 445, 900, 120)).toImage() != before
    assert model.take_back(1)
    wall.follow(model)
    assert says not in wall.accessibleName()


def test_the_wall_names_no_card_of_a_hand_that_may_follow(qtbot: QtBot) -> None:
    model = rolled_at("Red attacks Glacier Monk with Cinder Page by Ember Jab", "5+6")
    assert model.attempt(GAME.phrases.read("Red rolls"))
    wall = ShowdownWall(make_paint(speed=0), model)
    qtbot.addWidget(wall)
    assert "Then a card: Punch" in wall.accessibleName()
    assert "Cartwheel Flare" not in wall.accessibleName()


def test_taking_back_is_what_happened_last(qtbot: QtBot) -> None:
    model = model_at(clash())
    model.pass_to(model.asks()[0].seat)
    model.take_seat()
    assert model.attempt(next(move for move in model.options() if isinstance(move, PassWindow)))
    assert model.take_back(1)
    wall = ShowdownWall(make_paint(speed=0), model)
    qtbot.addWidget(wall)
    assert "Taken back to the beginning" in wall.accessibleName()


def test_an_arrow_leads_to_the_target_and_the_attack_stays_in_sight(qtbot: QtBot) -> None:
    wall = ShowdownWall(make_paint(speed=0), model_at(queue_of_four()))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    picture, price = wall.grab().toImage(), wall.paint.theme.price
    middle = 64 + ORDER.index("ka") * 363 + 339 / 2

    def coloured(at: QPointF) -> bool:
        found = QColor(picture.pixelColor(at.toPoint()))
        return max(abs(found.red() - price.red()), abs(found.green() - price.green())) < 12

    assert coloured(QPointF(middle, 190 + 228 + 7 + 12))  # below the target, which stands above
    assert coloured(QPointF(middle, 590 - 7 - 12))  # above the attacker


def test_where_no_entry_lies_between_the_arrow_is_whole(qtbot: QtBot) -> None:
    """Only its two ends were there, as if the way between them were hidden."""
    wall = ShowdownWall(make_paint(speed=0), model_at(clash()))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    picture, price = wall.grab().toImage(), wall.paint.theme.price
    middle = round(64 + ORDER.index("ka") * 363 + 339 / 2)
    for y in range(450, 580, 10):
        found = QColor(picture.pixelColor(middle, y))
        assert max(abs(found.red() - price.red()), abs(found.green() - price.green())) < 12, y


def look(place: int, negated_by: int = 0) -> QueueLook:
    return QueueLook(place, "red", "", "", "", "", "", negated=bool(negated_by), negated_by=negated_by)


def test_both_ends_of_a_negation_stay_on_the_wall() -> None:
    """Given more entries than have room, what resolves next, what all answer, and who negates whom are there."""
    four = tuple(look(place, 1 if place == 3 else 0) for place in range(1, 5))
    assert kept_on_wall(four) == four
    six = tuple(look(place, 1 if place == 4 else 0) for place in range(1, 7))
    assert [one.place for one in kept_on_wall(six)] == [1, 4, 6]
    twelve = tuple(look(place) for place in range(1, 13))
    kept = [one.place for one in kept_on_wall(twelve)]
    assert (kept[0], kept[-1], len(kept)) == (1, 12, MOST - 1)


def test_a_line_joins_who_negates_to_whom(qtbot: QtBot) -> None:
    """The line runs below the row of the Queue, from the first entry to the cross on the third."""
    wall = ShowdownWall(make_paint(speed=0), model_at(queue_of_four()))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    picture, price = wall.grab().toImage(), wall.paint.theme.price
    below = [QColor(picture.pixelColor(x, 450 + 106 + 15)) for x in range(300, 960, 20)]
    assert sum(max(abs(one.red() - price.red()), abs(one.green() - price.green())) < 16 for one in below) > 28


@pytest.mark.parametrize("count", range(1, MOST + 1))
@pytest.mark.parametrize("line", ["kommt nach Kao, Rüstung −3", "5,5 auf Forge Sister", "is called to Kio, armor −1"])
def test_the_words_of_each_entry_are_whole(qtbot: QtBot, count: int, line: str) -> None:
    """Given as many entries as have room, then what each does stands below its name; fewer of them are wider."""
    wall = Row(tuple(QueueLook(place + 1, "red", "Salamander Glaive", "", line, "", "") for place in range(count)))
    qtbot.addWidget(wall)
    wall.resize(1920, 1080)
    wall.show()
    assert cut(wall) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_the_arena_stand_off_the_queue(
    language: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In German "gedreht" began upon the edge of the fourth entry."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(language)
    try:
        wall = ShowdownWall(make_paint(speed=0), model_at(queue_of_four()))
        qtbot.addWidget(wall)
        wall.resize(1920, 1080)
        words = {"Arena", "turned", "gedreht"}
        found = {one.words: one.box for one in read(wall) if one.words in words}
        assert len(found) == 2
        assert all(box.left() >= END + 8 for box in found.values())
    finally:
        speak_language("en")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 600)])
def test_the_word_replay_covers_no_count_of_the_lower_player(qtbot: QtBot, size: tuple[int, int]) -> None:
    model = model_at(clash())
    window = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(window)
    window.resize(*size)
    unit = WallGrid.of(window.size()).unit
    right, foot = window.width(), window.height()
    # From the gauge on to the pile of the Deck, down to what happened last.
    counts = QRect(round(right - 500 * unit), round(foot - 225 * unit), round(480 * unit), round(148 * unit))
    now = window.grab(counts).toImage()
    window.look_back(model)
    assert window.replay.isVisibleTo(window)
    assert window.grab(counts).toImage() == now
