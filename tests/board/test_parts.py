"""Every part of the table: it speaks, it paints at any scale, it keeps still."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gattai_desktop.board.bars import BalanceLook
from gattai_desktop.board.bubble import BubbleLook, PreviewBubble, ReasonLook, VerdictCard, VerdictLook
from gattai_desktop.board.fan import HandFan
from gattai_desktop.board.log_lines import LogLine
from gattai_desktop.board.log_view import LogView
from gattai_desktop.board.name_field import NameField
from gattai_desktop.board.paint import Paint, make_paint
from gattai_desktop.board.pile_view import PileCard, PileView, pile_layout
from gattai_desktop.board.plate_look import drive_plate, hero_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.theme import pilot
from gattai_desktop.windows.games.gattai.parts.crisis_view import CrisisLook, CrisisView
from gattai_desktop.windows.games.gattai.parts.deck_tray import DeckTray, DeckTrayLook
from gattai_desktop.windows.games.gattai.parts.faction_view import FactionLook, FactionView
from gattai_desktop.windows.games.gattai.parts.gauges import (
    HarmonyLook,
    HarmonyPanel,
    ResourceLook,
    ResourcesLook,
    ResourcesView,
)
from gattai_desktop.windows.games.gattai.parts.ladder import Ladder, LadderLook
from gattai_desktop.windows.games.gattai.parts.location_view import LocationLook, LocationView
from gattai_desktop.windows.games.gattai.parts.pilot_row import PilotRow, PilotRowLook
from gattai_desktop.windows.games.gattai.parts.strike_scale import StrikeScale, StrikeScaleLook
from gattai_desktop.windows.games.gattai.parts.threat_plate import ThreatLook, ThreatPlate, ThreatValue
from tests.board.sentences import words

REN = PilotRowLook(
    "red", "Ren", 6, 2, commander=True, on_turn=True,
    bars=(BalanceLook(2, 4), BalanceLook(4, 2), BalanceLook(3, 1, 2)), charges=(3, 6), buffers=(2, 3),
)  # fmt: skip
TIDE = ThreatLook("The Brass Tide", "drives this fight", "monster", (ThreatValue("TR", 4), ThreatValue("Strike", None)))


def pile(paint: Paint) -> PileView:
    view = PileView(paint)
    view.set_pile((PileCard(1, "3C", "coach"), PileCard(2, "7D", "red")))
    return view


def log(paint: Paint) -> LogView:
    view = LogView(paint)
    view.set_lines(
        (LogLine(1, words("{red} Ren counters with {7D}")), LogLine(2, "Resonant: Charge 3 → 4", because=True))
    )
    return view


def bubble(paint: Paint) -> PreviewBubble:
    view = PreviewBubble(paint)
    view.show_beside(BubbleLook("Dissonant", "price", "jag", ("Difference 3.",), "Buffers can take both."), view.rect())
    return view


def verdict(paint: Paint) -> VerdictCard:
    view = VerdictCard(paint)
    reason = ReasonLook(words("{4S} does not beat {7D}."), "A Counter needs a higher rank.", "THROW-29")
    view.show_beside(VerdictLook("Not a Counter", (reason,), "4S"), view.rect())
    return view


REACH = ("low",) * 5 + ("same", "true", "safe") + ("dissonant",) * 5
STRIKE = StrikeScaleLook(REACH, "Ren over the Seven", "Strike 2")
ARMORY = ResourcesLook((ResourceLook("Armory", "armory", 0, "depleted"),))
COACHS_DECK = DeckTrayLook("coach", 27, 14, "KS", ("spent-coach", None))
RUMBLE = drive_plate("Rumble", "Only in stage 3", judgement="refused")
CONTACT = hero_plate("First Contact", "Learn by playing.", "star")

PARTS: dict[str, tuple[Callable[[Paint], QWidget], str]] = {
    "harmony": (
        lambda p: HarmonyPanel(p, HarmonyLook(4, 2, 2)),
        "Harmony 4, Green. Schism 2 of 7, would become 4",
    ),
    "resources": (lambda p: ResourcesView(p, ARMORY), "Armory 0, depleted"),
    "pilot": (lambda p: PilotRow(p, REN), "Ren, Commander, on turn, 6 cards in hand, Strike 2, Team 2 to 4"),
    "ladder": (
        lambda p: Ladder(p, LadderLook(1, 0, 2, ("pilots",), turn="coach")),
        "Pilots 1, Coach 0. Stage 2. Coach's turn",
    ),
    "strike": (
        lambda p: StrikeScale(p, STRIKE),
        "Two to Six too low, Seven Block, Eight Resonant, Nine safe, Ten to Ace Dissonant",
    ),
    "deck": (
        lambda p: DeckTray(p, COACHS_DECK),
        "Coach's Deck: 27 cards. Trash 14, King of spades on top. Omens: Coach's Omen, spent, empty",
    ),
    "faction": (
        lambda p: FactionView(p, FactionLook("Harbour Crew", 2, 3, "9H", 2)),
        "Harbour Crew: Favor 2 of 3, Nine of hearts on top, one more is the last",
    ),
    "threat": (lambda p: ThreatPlate(p, TIDE), "The Brass Tide. drives this fight. TR 4, Strike hidden"),
    "location": (
        lambda p: LocationView(p, LocationLook("Kite Wharf", "Damaged", current=True)),
        "Kite Wharf, Damaged, the fight is here",
    ),
    "crisis": (lambda p: CrisisView(p, CrisisLook(("story", "wave"))), "Crisis, step 2, wave"),
    "pile": (pile, "Pile"),
    "log": (log, "What happened"),
    "bubble": (bubble, "Dissonant. Difference 3. Buffers can take both."),
    "verdict": (
        verdict,
        "Four of spades does not beat Seven of diamonds. A Counter needs a higher rank. Rule THROW-29.",
    ),
    "drive": (lambda p: PlateButton(p, RUMBLE), "Rumble, refused: Only in stage 3"),
    "hero": (lambda p: PlateButton(p, CONTACT), "First Contact: Learn by playing."),
    "primary": (lambda p: PlateButton(p, primary_plate("Reveal")), "Reveal"),
}

ROOM = {
    "harmony": (264, 184), "resources": (264, 68), "pilot": (284, 104), "ladder": (1248, 166), "strike": (1248, 70),
    "deck": (264, 142), "faction": (320, 144), "location": (256, 40), "crisis": (256, 56), "pile": (1160, 640),
}  # fmt: skip
"""Drawing pixels that a part has at the table, where it asks for no size itself."""


@pytest.mark.parametrize("part", PARTS)
def test_each_part_says_what_it_shows(qtbot: QtBot, paint: Paint, part: str) -> None:
    make, said = PARTS[part]
    widget = make(paint)
    qtbot.addWidget(widget)
    assert said in QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("scale", [Scale(286.2), Scale(430, "full"), Scale(120, "small"), Scale(286, "wall")], ids=str)
def test_each_part_paints_at_every_scale_and_no_word_is_smaller_than_twelve_pixels(
    qtbot: QtBot, part: str, scale: Scale, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    set_font = QPainter.setFont

    def noting(painter: QPainter, font: QFont) -> None:
        sizes.append(font.pixelSize())
        set_font(painter, font)

    monkeypatch.setattr(QPainter, "setFont", noting)
    for theme in ("dark", "light", "contrast"):
        made = make_paint(theme, scale, speed=0)
        widget = PARTS[part][0](made)
        qtbot.addWidget(widget)
        widget.resize(made.size(ROOM[part]) if part in ROOM else widget.sizeHint())
        assert not widget.grab().toImage().isNull()
    assert all(size >= 12 for size in sizes)


@pytest.mark.parametrize("part", PARTS)
def test_nothing_ticks_while_nothing_moves(qtbot: QtBot, part: str) -> None:
    widget = PARTS[part][0](make_paint())
    qtbot.addWidget(widget)
    widget.grab()
    assert not [timer for timer in widget.findChildren(QTimer) if timer.isActive() and timer.interval() > 0]
    running = QAbstractAnimation.State.Running
    assert not [
        motion
        for motion in widget.findChildren(QObject)
        if isinstance(motion, QAbstractAnimation) and motion.state() == running
    ]


def test_a_refused_plate_gives_its_reason_and_is_not_chosen(qtbot: QtBot, paint: Paint) -> None:
    plate = PlateButton(paint, drive_plate("Block", "No Eight in hand", "B", "refused"))
    qtbot.addWidget(plate)
    with qtbot.waitSignal(plate.reasonAsked) as asked, qtbot.assertNotEmitted(plate.chosen):
        qtbot.keyClick(plate, Qt.Key.Key_Return)
    assert asked.args == ["No Eight in hand"]


def test_an_allowed_plate_is_chosen_by_enter_space_and_pointer(qtbot: QtBot, paint: Paint) -> None:
    plate = PlateButton(paint, drive_plate("Counter", words("{star} {8H}"), "C"))
    qtbot.addWidget(plate)
    plate.resize(plate.sizeHint())
    for act in (
        lambda: qtbot.keyClick(plate, Qt.Key.Key_Return),
        lambda: qtbot.keyClick(plate, Qt.Key.Key_Space),
        lambda: qtbot.mouseClick(plate, Qt.MouseButton.LeftButton, pos=plate.rect().center()),
    ):
        with qtbot.waitSignal(plate.chosen):
            act()


def test_the_cut_corner_of_a_plate_is_not_the_plate(qtbot: QtBot, paint: Paint) -> None:
    plate = PlateButton(paint, primary_plate("Reveal"))
    qtbot.addWidget(plate)
    plate.resize(260, 60)
    assert not plate.hitButton(plate.rect().topRight())
    assert plate.hitButton(plate.rect().center())


def test_a_pile_shrinks_its_strips_then_its_cards_then_folds_the_oldest() -> None:
    few = pile_layout(3, 1160, 520, 240, landing=False)
    assert (few.height, few.folded) == (520, 0)
    assert few.strip == pytest.approx(0.36 * 520 * 5 / 7)
    many = pile_layout(12, 1160, 520, 240, landing=False)
    assert many.height < 520
    assert many.folded == 0
    heap = pile_layout(30, 1160, 520, 240, landing=False)
    assert heap.height == 240
    assert heap.folded > 0
    for layout, count in ((few, 3), (many, 12), (heap, 30)):
        whole = layout.height * 5 / 7 + (count - layout.folded - 1) * layout.strip
        assert layout.left >= 0
        assert layout.left + whole <= 1160.01


def test_a_card_under_the_pointer_hides_no_crest_of_the_pile(qtbot: QtBot, paint: Paint) -> None:
    view = pile(paint)
    qtbot.addWidget(view)
    view.resize(paint.size(ROOM["pile"]))
    view.show()
    first, second = view.cards()
    tall = second.card_rect().height()
    corner = QPointF(second.pos()) + second.card_rect().topLeft()
    crest = QRectF(corner.x() + 0.055 * tall, corner.y() - 0.09 * tall, 0.045 * tall, 0.045 * tall).toRect()
    before = view.grab(crest).toImage()
    first.set_hovered(True)
    qtbot.waitUntil(lambda: first._rise == 1.0)
    assert view.grab(crest).toImage() == before


def test_seventeen_cards_lie_on_the_wall_before_any_folds() -> None:
    assert pile_layout(17, 1160, 520, 0.222 * 1080, landing=False).folded == 0


def test_the_log_adds_lines_without_losing_the_place(qtbot: QtBot, paint: Paint) -> None:
    view = log(paint)
    qtbot.addWidget(view)
    resets: list[object] = []
    view.model().modelReset.connect(lambda: resets.append(1))
    view.set_lines((*view.lines(), LogLine(3, "Coach Concedes")))
    assert resets == []
    assert view.model().rowCount() == 3
    assert view.model().index(2, 0).data() == "Coach Concedes"
    view.setCurrentIndex(view.model().index(2, 0))
    with qtbot.waitSignal(view.whyAsked) as why:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert why.args == [3]


def test_escape_takes_a_refused_card_back_and_coach_may_allow_it(qtbot: QtBot, paint: Paint) -> None:
    view = verdict(paint)
    qtbot.addWidget(view)
    with qtbot.waitSignal(view.takenBack):
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    with qtbot.waitSignal(view.allow.chosen):
        view.allow.click()


def test_an_empty_place_of_the_tray_holds_no_card_to_press(qtbot: QtBot, paint: Paint) -> None:
    tray = DeckTray(paint, DeckTrayLook("pilots", 31, 0, None, ("omen-pilots", None)))
    qtbot.addWidget(tray)
    assert tray.card("trash") is None
    assert tray.card("omen-1") is None
    omen = tray.card("omen-0")
    assert omen is not None
    with qtbot.waitSignal(tray.omenChosen) as chosen:
        omen.click()
    assert chosen.args == [0]


def test_a_hand_without_cards_is_nothing_to_look_at(qtbot: QtBot, paint: Paint) -> None:
    """A group of the system has a frame of its own; none of ours may show it."""
    fan, plain = HandFan(paint), QWidget()
    for widget in (fan, plain):
        qtbot.addWidget(widget)
        widget.resize(300, 120)
    assert fan.grab().toImage() == plain.grab().toImage()


def test_a_long_name_shows_its_beginning_where_nobody_types(qtbot: QtBot) -> None:
    """Given a name longer than its field, its end is seen only while it is typed in, and typing goes on there."""
    room = QWidget()
    qtbot.addWidget(room)
    field, other = NameField(make_paint(speed=0), "Name", room), NameField(make_paint(speed=0), "Other", room)
    other.move(0, 60)
    field.resize(120, 40)
    with qtbot.waitExposed(room):
        room.show()
    room.activateWindow()
    qtbot.waitUntil(room.isActiveWindow)
    other.setFocus(Qt.FocusReason.OtherFocusReason)
    words = "The Long Night of the Lamp Eater"
    field.setText(words)
    assert field.cursorPosition() == 0
    field.setFocus(Qt.FocusReason.OtherFocusReason)
    assert field.cursorPosition() == len(words)
    QTest.keyClicks(field, "s")
    assert field.text() == f"{words}s"
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert field.cursorPosition() == 0


@pytest.mark.parametrize("top", [30, 260])
def test_a_preview_covers_no_place_where_the_card_may_go(qtbot: QtBot, paint: Paint, top: int) -> None:
    """Given narrow places side by side, then it stands above or below; over one that is wide it stands as before."""
    ground = QWidget()
    ground.resize(1000, 600)
    qtbot.addWidget(ground)
    view, look = PreviewBubble(paint, ground), BubbleLook("Call Pearl Diver to Kio")
    places = [QRect(300 + 110 * number, top, 70, 95) for number in range(3)]
    for place in places:
        view.show_beside(look, place, [one for one in places if one != place])
        pad = round(view._pad())
        words = view.geometry().adjusted(pad, pad, -pad, -pad)
        assert ground.rect().contains(view.geometry())
        assert not any(words.intersects(one) for one in places)
    wide = QRect(100, 100, 800, 400)
    view.show_beside(look, wide)
    assert wide.contains(view.geometry())


def test_a_preview_over_a_high_place_stays_on_it_beside_another(qtbot: QtBot, paint: Paint) -> None:
    """Given the top of a Pile with another place at its right, then what stands above it, the score, stays in sight."""
    ground = QWidget()
    ground.resize(1000, 600)
    qtbot.addWidget(ground)
    view, look = (
        PreviewBubble(paint, ground),
        BubbleLook("Dissonant", "price", "jag", ("Difference 3, beyond Strike 2",)),
    )
    top, other = QRect(500, 150, 200, 260), QRect(740, 290, 90, 120)
    view.show_beside(look, top, [other])
    pad = round(view._pad())
    words = view.geometry().adjusted(pad, pad, -pad, -pad)
    assert view.width() > top.width()
    assert top.top() < words.top() < words.bottom() <= top.bottom()
    assert not words.intersects(other)


@pytest.mark.parametrize("left", [20, 300, 600])
def test_a_card_that_a_preview_is_about_stays_in_sight_beside_it(qtbot: QtBot, left: int) -> None:
    """What an attack would do lay over half of the card that it would hit."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 580)
    view, card = PreviewBubble(make_paint().at(Scale.for_table(1024, 580)), window), QRect(left, 107, 66, 98)
    lines = ("3 damage, 3 of 10.5", "By the rules these can stop it: Block, Ori, Kyushu, Haki, Evade.")
    below = QRect(165, 228, 690, 40)
    view.show_beside(BubbleLook("Attack Undertow Queen with Ashen Duelist", "legal", "check", lines), card, [below])
    pad = round(view._pad())
    assert not view.geometry().adjusted(pad, pad, -pad, -pad).intersects(card)
    assert window.rect().contains(view.geometry())


def test_the_score_of_a_bright_pilot_is_no_bright_figure_on_light_cloth(qtbot: QtBot) -> None:
    look = LadderLook(0, 3, 3, ("coach", "coach"), seats=("red", "yellow"), names=("Vass", "Pia"))
    ladder = Ladder(make_paint("light", speed=0), look)
    qtbot.addWidget(ladder)
    ladder.resize(940, 100)
    image = ladder.grab().toImage()
    right = range(image.width() * 9 // 10, image.width())
    below_the_crest = range(image.height() * 4 // 10, image.height())
    shown = {image.pixelColor(x, y).name() for x in right for y in below_the_crest}
    assert pilot("yellow").colour.name() not in shown
    assert ladder.paint.theme.text.name() in shown
