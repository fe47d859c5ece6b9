"""A Rumble at the table and on the wall: the Final Form where the Factions stood (RULES RUMBLE-1 to RUMBLE-16)."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.rumble.final_form import POSITIONS
from gattai_desktop.games.gattai.rumble.start import InitiateRumble
from gattai_desktop.games.gattai.rumble.techs import UseRumbleTech
from gattai_desktop.games.gattai.throwdown.drives import Escalate
from gattai_desktop.windows.games.gattai.looks.rails import schism_of
from gattai_desktop.windows.games.gattai.panes.rumble_pane import RumblePane
from gattai_desktop.windows.games.gattai.parts.final_form import FormLook
from gattai_desktop.windows.games.gattai.parts.form_shapes import SHAPES
from gattai_desktop.windows.games.gattai.wall.wall import Wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.wall.projector_window import ProjectorWindow
from tests.windows.sitting import Sitting
from tests.windows.tables import given

RUMBLE = """
given   pilot red "Ren"; pilot green "Tam"; pilot blue "Ida"; Harmony 4; threat gull "The Gull" rating 6
        throwdown Red, Green, Blue against Coach; Red on turn; stage 5
        Final Form of Red with Red head, Green sword, Blue hand; Pile 7♣C
        pilot.red.robo.name = "Lion"; pilot.red.robo.endurance = 2
        Red: hand 8♥P 2♠P; Green: hand 4♠P; Coach: hand K♠C 3♣C
"""
BEFORE = """
given   pilot red "Ren"; pilot green "Tam"; Harmony 4; threat gull "The Gull" rating 6
        throwdown Red, Green against Coach; Red on turn; stage 3
        Red: hand 2♥P 9♦P; Coach: hand K♠C; Pile 4♠C
"""


def _middle(sitting: Sitting) -> RumblePane:
    middle = sitting.window.scene.pane
    assert isinstance(middle, RumblePane)
    return middle


def _look(sitting: Sitting) -> FormLook:
    form = _middle(sitting).form("red")
    assert form is not None
    return form.look


def _begun(qtbot: QtBot) -> Sitting:
    sitting = Sitting(qtbot, given(BEFORE))
    sitting.take("red")
    assert sitting.model.attempt(InitiateRumble("red", card("2♥P")))
    sitting.settle()
    return sitting


def test_rumble_2_the_coach_changes_positions_by_hand(qtbot: QtBot) -> None:
    """RUMBLE-2, ED-4: from the by-hand desk two Pilots of the Final Form change places."""
    sitting = Sitting(qtbot, given(RUMBLE))
    sitting.take("coach")
    sitting.press("v")
    sheet = sitting.window.sheet
    sheet.choose("positions")
    titles = [choice.look.title for choice in sheet.look.choices]
    assert "Tam: Head" in titles
    assert "Ren: Foot" not in titles, "somebody must be the Head"
    sheet.choose(titles.index("Tam: Head"))
    sitting.settle()
    look = _look(sitting)
    head, sword = look.place("head"), look.place("sword")
    assert head is not None
    assert sword is not None
    assert (head.seat, sword.seat) == ("green", "red")


def test_rumble_9_so_many_answers_stand_in_rows_and_no_figure_means_one_of_several(qtbot: QtBot) -> None:
    """RUMBLE-9: three Robos could each take one to three; a figure would be a guess, so none has one."""
    sitting = Sitting(qtbot, given(RUMBLE.replace("pilot.red.robo.endurance = 2", "pilot.red.robo.endurance = 6")))
    sitting.take("red")
    assert sitting.model.attempt(Escalate("red", card("8♥P")))
    sitting.settle()
    plate = sitting.window.answers.plate
    answers = plate.look.answers
    assert len(answers) == 9
    assert {answer.key for answer in answers} == {""}


def test_the_figure_has_a_plate_for_every_position() -> None:
    assert set(SHAPES) == set(POSITIONS)


def test_the_final_form_shows_robos_endurance_and_what_it_shares(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(RUMBLE))
    sitting.take("red")
    look = _look(sitting)
    head, sword, wing = look.place("head"), look.place("sword"), look.place("wing")
    assert head is not None
    assert (head.seat, head.robo, head.endurance, head.low) == ("red", "Lion", 2, True)
    assert sword is not None
    assert sword.name == "Tam"
    assert not sword.low
    assert wing is not None
    assert not wing.seat
    assert not wing.lit
    assert look.buffers == (4, 4)
    assert look.charges == (4, 4)
    assert "Endurance 2 of 6" in look.spoken()


def test_a_rumble_tech_is_the_plate_left_of_the_drives_and_its_name_is_struck_afterwards(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(RUMBLE))
    sitting.take("green")
    plate = _middle(sitting).row.button("assist")
    assert plate is not None
    assert plate.look.title == "Sword"
    assert "Trauma 2" in str(plate.look.sub)
    _middle(sitting).light_plate(UseRumbleTech, UseRumbleTech("green", "sword"))
    assert plate.lit, "as where a hint advises it"
    _middle(sitting).light_plate(None)
    assert not plate.lit
    before = sitting.model.entry
    sitting.press("A")
    assert sitting.model.entry == before, "the first press shows what it does and costs"
    assert any("Charge" in spoken(line) for line in sitting.window.sheet.look.lines)
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Green uses the Rumble Tech of the sword"
    sword = _look(sitting).place("sword")
    assert sword is not None
    assert sword.used
    assert _look(sitting).charges == (3, 4)
    assert plate.look.refused


def test_ones_own_position_is_pressed_to_use_its_tech(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(RUMBLE))
    sitting.take("green")
    form = _middle(sitting).form("red")
    assert form is not None
    form.chosen.emit("sword", "green")
    sitting.settle()
    before, charges = sitting.model.entry, _look(sitting).charges
    assert "sword" in sitting.window.sheet.look.choices[0].look.title.casefold()
    sitting.press(Qt.Key.Key_Escape)
    assert (sitting.model.entry, _look(sitting).charges) == (before, charges), "it was only read"
    form.chosen.emit("sword", "green")
    sitting.settle()
    sitting.press(Qt.Key.Key_Return)
    assert sitting.last() == "Green uses the Rumble Tech of the sword"


def test_rumble_15_whom_the_heart_lets_draw_is_told_how_many_and_begins_at_the_most(qtbot: QtBot) -> None:
    """Given the Tech of the Heart in the second stage of a Rumble, then no plate for two cards speaks of one."""
    sitting = Sitting(qtbot, given(RUMBLE.replace("Green sword", "Green heart")))
    sitting.take("green")
    assert sitting.model.attempt(UseRumbleTech("green", "heart"))
    sitting.take("red")
    look = sitting.window.answers.plate.look
    assert [(spoken(one.title), one.detail, one.key) for one in look.answers] == [
        ("Draw none", "The hand stays as it is", "0"),
        ("Draw 1", "Off the top of the Pilots' Deck", "1"),
        ("Draw 2", "Off the top of the Pilots' Deck", "2"),
    ]
    assert look.first == look.answers[2].id


def test_positions_are_taken_on_the_figure_and_cards_are_laid_on_it(qtbot: QtBot) -> None:
    sitting = _begun(qtbot)
    assert _look(sitting).stands
    assert not any(place.seat for place in _look(sitting).places)
    sitting.press("1")  # assemble
    assert all(place.lit for place in _look(sitting).places)
    form = _middle(sitting).form("red")
    assert form is not None
    sitting.click(form._parts["head"])
    head = _look(sitting).place("head")
    assert head is not None
    assert head.seat == "red"
    sitting.take("green")
    sitting.click(form._parts["wing"])
    sitting.take("red")
    assert sitting.model.asks()[0].kind == "rumble_distribute"
    answers = sitting.window.answers.plate.look.answers
    assert [one.title for one in answers] == [answers[0].title]
    assert len(answers) == 1
    drawn = sitting.model.hand("red")[-1].card
    widget = sitting.window.hand.widget_of(drawn)
    assert widget is not None
    sitting.drag(widget, form.landing("green"))
    assert drawn not in [one.card for one in sitting.model.hand("red")]
    assert sitting.last().startswith("Red passes")


def test_what_the_form_drew_can_be_laid_on_a_pilots_row_as_well(qtbot: QtBot) -> None:
    """Given it is asked which cards go to whom, then her row in the rail catches them as her Position does."""
    sitting = _begun(qtbot)
    for words in ("Red assembles the Final Form", "Red takes the Position head", "Green takes the Position wing"):
        assert sitting.model.attempt(GATTAI.game.phrases.read(words)), words
    sitting.settle()
    sitting.take("red")
    drawn = sitting.model.hand("red")[-1].card
    widget, row = sitting.window.hand.widget_of(drawn), sitting.window.scene.left.part_of("pilot.green.charges")
    assert widget is not None
    assert row is not None
    sitting.drag(widget, QRectF(row.rect()).translated(row.mapToGlobal(row.rect().topLeft())))
    assert drawn not in [one.card for one in sitting.model.hand("red")]
    assert sitting.last().startswith("Red passes")


def test_only_what_was_drawn_for_the_form_can_be_passed_on_and_the_hand_shows_it(qtbot: QtBot) -> None:
    """RUMBLE-5: given a Head with cards of her own, when she is asked, then those are veiled."""
    sitting = _begun(qtbot)
    own = {one.card for one in sitting.model.hand("red")}
    for words in ("Red assembles the Final Form", "Red takes the Position head", "Green takes the Position wing"):
        assert sitting.model.attempt(GATTAI.game.phrases.read(words)), words
    sitting.settle()
    sitting.take("red")
    plate = sitting.window.answers.plate
    held = [one.card for one in sitting.model.hand("red")]
    playable = {card for card in held if (found := sitting.window.hand.widget_of(card)) is not None and found.playable}
    assert own
    assert playable == set(held) - own
    assert spoken(plate.look.title).startswith(f"You hold {len(playable)} cards drawn for the Final Form.")
    assert plate.geometry().bottom() <= sitting.window.hand.y()


def test_without_a_final_form_the_figure_is_only_an_outline(qtbot: QtBot) -> None:
    sitting = _begun(qtbot)
    sitting.press("2")  # fight as we are
    assert not _look(sitting).stands
    assert _look(sitting).spoken() == "No Final Form"


def test_in_a_small_window_nothing_of_the_rumble_lies_on_another_part(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(RUMBLE), (1024, 600))
    sitting.take("red")
    middle = _middle(sitting)
    form = middle.form("red")
    assert form is not None
    assert not form.geometry().intersects(middle.pile.geometry())
    assert form.geometry().bottom() <= middle.scale.geometry().top() + 2
    assert form.width() > 160


def test_the_wall_shows_form_giant_and_place(qtbot: QtBot) -> None:
    model = given(
        RUMBLE.replace("rating 6", "rating 6 bgm yes")
        + '        location wharf "Kite Wharf"; Current Location wharf; threat.gull.full_size = true\n'
    )
    look = wall_look(model)
    assert look.rumble is not None
    assert len(look.rumble.forms) == 1
    assert look.rumble.giant is not None
    assert look.rumble.giant.grown
    assert look.rumble.location is not None
    assert look.rumble.location.name == "Kite Wharf"
    assert not any(place.lit for place in look.rumble.forms[0].places)
    assert "as Head" in look.banner.title or model.curtain_down
    wall = ProjectorWindow(model, room_of(model.game), make_paint(speed=0))
    qtbot.addWidget(wall)
    wall.resize(1280, 720)
    with qtbot.waitExposed(wall):
        wall.show_window()
    picture = wall.wall
    assert isinstance(picture, Wall)
    assert picture.pile.geometry().left() > 600


def test_the_coach_pays_for_a_wave_from_the_assist_plate(qtbot: QtBot) -> None:
    sitting = Sitting(
        qtbot,
        given(
            'given   pilot red "Ren"; threat gull "The Gull" rating 4\n'
            "        throwdown Coach against Red; Coach on turn; Coach: Strike 3; hand K♠C A♦C 4♣C; Pile 3♣P\n"
        ),
    )
    sitting.take("coach")
    # In the hand, where the keyboard is, the letter goes to the Ace.
    plates = sitting.window.findChildren(PlateButton)
    assist = next(one for one in plates if one.isVisible() and one.accessibleName().startswith("Assist"))
    assist.click()
    assert sitting.window.sheet.isVisible()
    sitting.window.sheet.choose("The Gull: Wave")
    sitting.settle()
    assert "Wave" in sitting.last()
    assert sitting.model.asks()[0].kind == "choose_target"


def test_rumble_12_a_location_where_the_rumble_could_rage_says_what_becomes_of_it(qtbot: QtBot) -> None:
    text = RUMBLE.replace(
        "threat gull", 'location wharf "Kite Wharf"; location pier "The Pier"; pier: state damaged; threat gull'
    )
    text = text.replace("Red: hand", "Red: Form Buffers 0; hand")
    sitting = Sitting(qtbot, given(text))
    sitting.take("red")
    assert sitting.model.attempt(Escalate("red", card("2♠P")))
    sitting.take("coach")
    answers = sitting.window.answers.plate.look.answers
    assert [(spoken(one.title), spoken(one.detail)) for one in answers] == [
        ("Nowhere", ""), ("Kite Wharf", "Damaged"), ("The Pier", "Razed"),
    ]  # fmt: skip


def test_where_pilots_fight_pilots_both_final_forms_stand_and_only_ones_own_is_lit(qtbot: QtBot) -> None:
    sitting = Sitting(
        qtbot,
        given(
            'given   pilot red "Ren"; pilot green "Tam"; Harmony 4\n'
            "        throwdown Red against Green; Red on turn; stage 5\n"
            "        Final Form of Red with Red head; Final Form of Green with Green head\n"
            "        Red: hand 8♥P; Green: hand 4♠P 5♠P; Pile 4♥P\n"
        ),
    )
    sitting.take("red")
    middle = _middle(sitting)
    mine, other = middle.form("red"), middle.form("green")
    assert mine is not None
    assert other is not None
    assert mine.geometry().right() < middle.pile.geometry().left() + 4
    assert other.geometry().left() > mine.geometry().right()
    assert [place.position for place in mine.look.places if place.lit] == ["head"]
    assert not any(place.lit for place in other.look.places)


def test_rumble_9_a_preview_raises_no_schism_of_the_team(qtbot: QtBot) -> None:
    """RUMBLE-9: given a Dissonant Escalate of the Final Form, then its Schism hits Robos, and the rail shows none."""
    sitting = Sitting(qtbot, given(RUMBLE))
    sitting.take("red")
    preview = sitting.model.preview(Escalate("red", card("8♥P")))
    assert any(getattr(fact, "words", "") == "dissonant" for _, fact in preview.facts)
    assert schism_of(SeatView.of(sitting.model), preview) == 0


def test_the_wall_does_not_wait_for_initiative_cards_while_positions_are_taken() -> None:
    """Given Pilots whom the program plays: what it is asked stands nowhere, and what play waits for does.

    Without a table window, at which the program would soon take them.
    """
    taken = "when    Red initiates a Rumble with 2♥P\n        Red assembles the Final Form\n"
    programs = '        program.red = "steady"; program.green = "steady"\n'
    model = given(BEFORE + programs + taken)
    model.pass_to("coach")
    model.take_seat()
    banner = wall_look(model).banner
    assert banner.title == "Play waits for Ren"
    assert banner.line == "by the program · The Robos assemble: each Pilot takes a Position"


@pytest.mark.parametrize("by", ["plate", "figure"])
def test_before_a_rumble_tech_is_used_it_says_what_it_does_and_costs(by: str, qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(RUMBLE))
    sitting.take("red")
    if by == "plate":
        sitting.press("a")
    else:
        form = _middle(sitting).form("red")
        assert form is not None
        form.chosen.emit("head", "red")
    sitting.settle()
    told = [spoken(line) for line in sitting.window.sheet.look.lines]
    assert told[0] == "Each other Pilot passes up to 2 cards to the Head and gets as many back."
    assert any("Rumble Charges" in line for line in told[1:]), told


def test_in_a_small_window_the_ruling_leaves_the_name_of_a_new_stage_in_sight(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(RUMBLE.replace("hand 8♥P 2♠P", "hand 8♥P 2♠P K♥P")), (1024, 600))
    sitting.take("red")
    sitting.hand_card("K♥P").setFocus()
    sitting.press(Qt.Key.Key_Return, Qt.Key.Key_Right)
    carry, stage = sitting.window.carry, _middle(sitting).new_stage
    ruling = carry.ruling.plate
    qtbot.waitUntil(lambda: ruling.isVisible() or "?: " in carry.bubble.accessibleName())
    place = QRect(stage.mapTo(sitting.window, QPoint(0, 0)), stage.size())
    assert not (ruling.isVisible() and ruling.geometry().intersects(place))
    assert not carry.bubble.plate_box().intersects(place)
