"""FC-5 at the table window: the guide's plate says what happened and what is next, points there, and does it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import drawing, plain
from gattai_desktop.board.paint import PaintedWidget, make_paint
from gattai_desktop.board.scale import DRAWN_CU, Scale
from gattai_desktop.cards.words import say
from gattai_desktop.games.gattai.story.first_contact_moves import GoOn
from gattai_desktop.games.guide import Guide, GuideAct
from gattai_desktop.windows.games.gattai.panes.story_pane import StoryPane
from gattai_desktop.windows.games.gattai.rails.right import RightRail
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from gattai_desktop.windows.table import guide_card
from gattai_desktop.windows.table.guide_card import GuideCard, GuidePointer
from tests.windows.cut import cut, read
from tests.windows.sitting import Sitting
from tests.windows.tables import dealt

SIZES = [(1920, 1080), (1366, 768), (1024, 600)]


def investing(qtbot: QtBot, size: tuple[int, int] = (1920, 1080)) -> Sitting:
    """A table at which Vass, who has the seat, may lay a card on a Faction."""
    model = dealt("first-contact")
    assert model.attempt(GoOn("coach"))
    sitting = Sitting(qtbot, model, size)
    sitting.take("red")
    return sitting


def card_of(sitting: Sitting) -> GuideCard:
    return sitting.window.scene.guide.card


@pytest.mark.parametrize("size", SIZES)
def test_fc_5_the_plate_lies_between_the_places_and_the_hand_over_nothing(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = investing(qtbot, size)
    pane, card = sitting.window.scene.pane, card_of(sitting)
    assert isinstance(pane, StoryPane)
    assert card.isVisible()
    others = [pane.factions, pane.row, sitting.window.hand.cards()[0], pane.head]
    for other in others:
        box = QRectF(QPointF(other.mapToGlobal(other.rect().topLeft())), QRectF(other.rect()).size())
        mine = QRectF(QPointF(card.mapToGlobal(card.rect().topLeft())), QRectF(card.rect()).size())
        assert not mine.intersects(box), other
    assert "Drag one of your cards onto The Weapon" in card.accessibleName()
    assert card.height() >= card.paint.px(card.needed(card.width())) - 2, "its words need no more than it has"


@pytest.mark.parametrize("size", SIZES)
def test_fc_4_the_place_where_it_is_done_is_lit(qtbot: QtBot, size: tuple[int, int]) -> None:
    sitting = investing(qtbot, size)
    pointer, pane = sitting.window.scene.guide.pointer, sitting.window.scene.pane
    assert isinstance(pane, StoryPane)
    assert pointer.isVisible()
    assert pointer.place is not None
    weapon = sitting.window.scene.rect_of(sitting.window.scene.guide.place)
    assert weapon is not None
    assert pointer.place.size() == weapon.size()
    plates = QRectF(QPointF(pane.factions.mapTo(sitting.window, pane.factions.rect().topLeft())), pane.factions.size())
    assert plates.contains(pointer.place)


def test_no_arrow_leads_to_a_place_below_it_through_all_that_lies_between(qtbot: QtBot) -> None:
    """Given the Coach's Deck is meant, far below in the rail, then its brackets say enough: the log is not crossed."""
    pointer = investing(qtbot).window.scene.guide.pointer
    plate = QRectF(300, 420, 900, 200)
    for top, drawn in ((100, True), (900, False)):
        pointer.point(QRectF(1500, top, 200, 100), None, plate)
        assert bool(pointer.arrow()) == drawn


def test_brackets_round_a_small_place_stay_off_the_words_close_above_it(qtbot: QtBot) -> None:
    """In an enlarged window the brackets round a token of a map covered the name of its area."""
    window = QWidget()
    qtbot.addWidget(window)
    pointer = GuidePointer(make_paint(scale=Scale(DRAWN_CU["full"] * 1.8)), window)
    pointer.resize(100, 100)
    pointer.point(QRectF(40, 40, 24, 24), None, QRectF())
    picture = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    pointer.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    inked = [y for y in range(100) if any(picture.pixelColor(x, y).alpha() for x in range(100))]
    assert 36 <= min(inked) < 40
    assert 63 <= max(inked) <= 67


def test_fc_4_do_it_for_me_lays_the_lowest_card_there_and_the_plate_answers(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    low = min((one.card for one in sitting.model.hand("red")), key=lambda card: card.rank)
    card_of(sitting).do.click()
    sitting.settle()
    assert sitting.last() == f"Red invests {low.code} in weapon"
    assert "Vass laid" in card_of(sitting).accessibleDescription()


def test_the_plate_moves_aside_for_a_question(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    sitting.window.scene.set_asked(QRect(300, 400, 600, 200))
    assert not card_of(sitting).isVisible()
    sitting.window.scene.set_asked(None)
    assert card_of(sitting).isVisible()


def test_f7_hides_the_guide_and_shows_it_again(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    QTest.keyClick(sitting.window, Qt.Key.Key_F7)
    sitting.settle()
    assert not card_of(sitting).isVisible()
    assert not sitting.window.scene.guide.pointer.isVisible()
    QTest.keyClick(sitting.window, Qt.Key.Key_F7)
    sitting.settle()
    assert card_of(sitting).isVisible()


def test_fc_5_f6_asks_before_an_act_is_skipped(qtbot: QtBot) -> None:
    sitting = investing(qtbot)
    sitting.take("coach")
    QTest.keyClick(sitting.window, Qt.Key.Key_F6)
    sitting.settle()
    assert sitting.model.sight().values["first_contact.act"] == 1
    assert sitting.window.sheet.isVisible()


def test_no_guide_leads_at_another_table(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    assert not card_of(sitting).isVisible()
    QTest.keyClick(sitting.window, Qt.Key.Key_F6)
    QTest.keyClick(sitting.window, Qt.Key.Key_F7)
    sitting.settle()
    assert not card_of(sitting).isVisible()
    assert not sitting.window.sheet.isVisible()


def test_what_was_learned_has_its_room_at_every_step(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a longer lesson that comes next, when nothing new was learned, then it is laid out all the same."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language("de")
    sitting = Sitting(qtbot, dealt("first-contact"), (1024, 576))
    right = sitting.window.scene.right
    assert isinstance(right, RightRail)
    for _ in range(4):
        needed = right.learned.needed(right.learned.width())
        assert right.learned.height() >= right.learned.paint.px(needed) - 1
        assert sitting.model.attempt(GoOn("coach"))
        sitting.settle()
    speak_language("en")


LONG = "Erzählt, wie es ausging. Ist jemand verletzt, löst Coach Trauma aus. Dann zurück zur Geschichte."


def test_a_long_next_act_goes_on_in_a_second_line_on_a_small_table(qtbot: QtBot) -> None:
    guide = Guide(name="First Contact", acts=(GuideAct(1, "It begins", ()),), act=1, key="narrate", now=say(LONG))
    card = GuideCard(make_paint(scale=Scale.for_table(1024, 576), speed=0), "gattai")
    qtbot.addWidget(card)
    card.in_full = False
    card.set_guide(guide, say(""), does=True)
    card.resize(672, 0)
    card.resize(672, round(card.paint.px(card.needed(672))))
    card.show()
    card.rescale()
    assert not cut(card)


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
def test_what_comes_only_after_the_program_is_called_next_at_every_size(qtbot: QtBot, size: tuple[int, int]) -> None:
    guide = Guide(name="First Contact", acts=(GuideAct(1, "It begins"),), act=1, key="lay", now=say("Lay it."))
    card = GuideCard(make_paint(scale=Scale.for_table(*size), speed=0), "gattai")
    qtbot.addWidget(card)
    card.in_full = False
    card.set_guide(guide, say(""), does=False)
    card.resize(672, round(card.paint.px(card.needed(672))))
    card.show()
    assert "NEXT" not in {one.words for one in read(card)}
    card.set_later(later=True)
    assert {"NEXT", "Lay it."} <= {one.words for one in read(card)}
    assert not cut(card)


def test_a_word_is_explained_only_where_it_stands_in_what_is_shown(qtbot: QtBot) -> None:
    """Small, the explanation takes the room of what has happened: a word of that alone would be explained to nobody."""
    guide = Guide(
        name="First Contact", acts=(GuideAct(1, "It begins"),), act=1, key="lay",
        now=say("Lay it."), why=say("Each Faction has one."), learn=say("What costs Schism is told."),
    )  # fmt: skip
    for small, size in ((True, (1024, 576)), (False, (1920, 1080))):
        card = GuideCard(make_paint(scale=Scale.for_table(*size), speed=0), "gattai")
        qtbot.addWidget(card)
        card.in_full = False
        card.set_guide(guide, say("It came from her Hand."), does=False)
        explained = {one.key for one in card.words()}
        wanted = {"Faction"} if small else {"Faction", "Hand", "Schism"}
        assert explained == wanted


def test_a_word_that_is_longer_than_its_line_goes_on_in_the_next(qtbot: QtBot) -> None:
    class Narrow(PaintedWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            with drawing(self) as draw:
                draw.lines(4, 4, "Die Sonderschutztruppen kommen.", plain(14), room=90)

    widget = Narrow(make_paint(speed=0))
    qtbot.addWidget(widget)
    widget.resize(120, 120)
    widget.show()
    assert not cut(widget)


@pytest.mark.parametrize("heard", [True, False])
def test_only_where_a_screen_reader_listens_the_guide_is_read_aloud_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, heard: bool
) -> None:
    monkeypatch.setattr(guide_card, "is_heard", lambda: heard)
    card = card_of(investing(qtbot))
    assert card.again.isVisible() is heard
    assert card.again.look.title == "Read aloud again"


@pytest.mark.parametrize("room", [900.0, 200.0, 120.0])
def test_the_guides_plate_leaves_out_what_has_no_room_above_the_log(qtbot: QtBot, room: float) -> None:
    """Given a small table in a Gambit, then what is to be done now is said in any case."""
    sitting = investing(qtbot, (1024, 576))
    rail = sitting.window.scene.right
    assert isinstance(rail, RightRail)
    whole = rail.guide.fit(142, 900)
    high = rail.guide.fit(142, room)
    assert high == whole if room == 900 else high < whole
    rail.guide.setGeometry(0, 0, 142, round(rail.paint.px(high)))
    rail.guide.show()
    said = " ".join(" ".join(one.words for one in read(sitting.window) if one.widget is rail.guide).split())
    assert "Drag one of your" in said
