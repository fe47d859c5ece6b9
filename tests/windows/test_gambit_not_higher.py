"""A Gambit after the reveal: the table says that the card is not higher and who picks, and what a consequence does."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.scale import Scale
from gattai_desktop.board.theme import pilot
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.card import card
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.throwdown.reveal import Reveal
from gattai_desktop.games.move import write
from gattai_desktop.windows.games.gattai.panes.gambit_pane import GambitPane
from gattai_desktop.windows.games.gattai.parts.place_owners import PlaceLook
from gattai_desktop.windows.games.gattai.parts.two_places import SIDES, TwoPlaces
from gattai_desktop.windows.games.gattai.wall.wall import Wall
from gattai_desktop.windows.games.gattai.wall.wall_looks import wall_look
from gattai_desktop.windows.kit.faces import face
from gattai_desktop.windows.settings.language import VARIABLE, speak_language
from tests.windows.cut import cut, read
from tests.windows.sitting import Sitting
from tests.windows.tables import given

REVEALED = """
given   pilot red "Ren"; pilot green "Tam"; phase = "play"; Red: hand 2♥P 9♦P; Coach: hand 5♣C
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 5♣C down
        Red plays {card}
        Coach reveals
"""


def _written(sitting: Sitting) -> set[str]:
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    return {one.words.strip() for one in read(pane)}


def test_the_table_says_that_the_card_is_not_higher_and_who_picks(qtbot: QtBot) -> None:
    """GAMBIT-8: the Pilot picks the result where her card is not higher."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="2♥P")), (1024, 600))
    sitting.take("red")
    written = _written(sitting)
    assert "Her card is not higher: Ren picks what comes of it." in written
    assert not {"?", "Which is higher?"} & written
    assert cut(sitting.window) == []


def test_with_helpers_it_is_the_best_card_of_the_pilots_that_counts(qtbot: QtBot) -> None:
    """GAMBIT-18: before the reveal others may help, after it a helper's card counts as hers does."""
    helped = REVEALED.replace('"play"', '"play"; ruling gambit_helpers = final; team.harmony = 4')
    before, _, _ = helped.format(card="2♥P").partition("        Coach puts")
    sitting = Sitting(qtbot, given(before), (1366, 768))
    sitting.take("red")
    assert "Their best card is higher" in _written(sitting)
    after = helped.replace("        Coach reveals", "        Green helps with 3♥P\n        Coach reveals")
    after = after.replace("Coach: hand", "Green: hand 3♥P; Coach: hand")
    sitting = Sitting(qtbot, given(after.format(card="2♥P")), (1366, 768))
    sitting.take("red")
    written = _written(sitting)
    assert "No card of the Pilots is higher: Ren picks what comes of it." in written
    assert "Their best card is higher" in written
    assert cut(sitting.window) == []


@pytest.mark.parametrize(("size", "zoom"), [((1366, 768), 1.5), ((1920, 1080), 1.75), ((1024, 600), 1.0)])
def test_where_there_is_no_move_below_the_outcomes_small_cards_take_its_room(
    qtbot: QtBot, size: tuple[int, int], zoom: float
) -> None:
    """Given an enlarged table, when Ren picks the result, then her outcomes lie as low as the moves did before."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="2♥P").rpartition("        Coach reveals")[0]), size)
    sitting.window.set_zoom(zoom)
    sitting.take("coach")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    low, before = pane.row.geometry().bottom(), pane.cards.global_rect("left").height()
    assert pane.outcomes.geometry().bottom() < pane.row.y()
    assert sitting.model.attempt(Reveal("coach"))
    sitting.take("red")
    assert abs(pane.outcomes.geometry().bottom() - low) <= 1
    assert pane.cards.global_rect("left").height() > before * 1.15
    assert cut(sitting.window) == []


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_what_comes_of_it_is_asked_below_the_four_outcomes_with_all_answers_in_sight(
    size: tuple[int, int], qtbot: QtBot
) -> None:
    """Given a card that is higher, when the Coach is asked, then no answer is cut and the outcomes stand above."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="9♦P")), size)
    sitting.take("coach")
    pane, plate = sitting.window.scene.pane, sitting.window.answers.plate
    assert isinstance(pane, GambitPane)
    lowest = max((plate.button(one.id) for one in plate.look.answers), key=lambda one: one.y() if one else 0)
    assert lowest is not None
    inside = lowest.parentWidget().parentWidget()
    assert lowest.mapTo(inside, lowest.rect().bottomLeft()).y() <= inside.height()
    assert pane.mapTo(sitting.window, pane.outcomes.geometry().bottomLeft()).y() < plate.y()


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_an_offer_is_asked_below_the_four_outcomes(size: tuple[int, int], qtbot: QtBot) -> None:
    offered = REVEALED.partition("        Red accepts")[0]
    sitting = Sitting(qtbot, given(offered), size)
    sitting.take("red")
    pane, plate = sitting.window.scene.pane, sitting.window.answers.plate
    assert isinstance(pane, GambitPane)
    assert plate.isVisible()
    assert pane.mapTo(sitting.window, pane.outcomes.geometry().bottomLeft()).y() < plate.y()
    assert cut(sitting.window) == []


@pytest.mark.parametrize(
    ("until", "words"),
    [
        ("Coach puts", "Coach lays the card to beat."),
        ("Red plays", "Ren lays her card."),
    ],
)
def test_whose_card_is_waited_for_is_said(until: str, words: str, qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(REVEALED.partition(f"        {until}")[0]), (1024, 600))
    sitting.take("coach" if until == "Coach puts" else "red")
    assert words in _written(sitting)
    assert cut(sitting.window) == []


def test_nothing_stands_open_between_cards_that_were_compared(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, given(REVEALED.format(card="9♦P")), (1024, 600))
    sitting.take("coach")
    written = _written(sitting)
    assert not {"?", "Which is higher?"} & written
    assert not any("not higher" in one for one in written)


@pytest.mark.parametrize(("size", "written_out"), [((1024, 600), False), ((1366, 768), False), ((1920, 1080), True)])
def test_before_the_reveal_it_is_asked_which_card_is_higher(
    size: tuple[int, int], written_out: bool, qtbot: QtBot
) -> None:
    sitting = Sitting(qtbot, given(REVEALED.format(card="9♦P").partition("        Coach reveals")[0]), size)
    sitting.take("coach")
    written = _written(sitting)
    assert "?" in written
    assert ("Which is higher?" in written) == written_out
    assert cut(sitting.window) == []


def test_the_wall_says_it_too(qtbot: QtBot) -> None:
    wall = Wall(make_paint(speed=0), wall_look(given(REVEALED.format(card="2♥P"))))
    qtbot.addWidget(wall)
    wall.resize(1366, 768)
    wall.show()
    written = {one.words.strip() for one in read(wall)}
    assert "Her card is not higher: Ren picks what comes of it." in written
    assert not {"?", "Which is higher?"} & written
    assert cut(wall) == []


def test_whoever_is_to_be_hit_by_a_purge_reads_what_it_does(qtbot: QtBot) -> None:
    """GAMBIT-12: the consequence is told by what it does, and so is the question whom it hits."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="2♥P") + "        Red chooses yes-but\n"), (1024, 600))
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach makes it Purge"))
    sitting.settle()
    why = spoken(sitting.window.answers.plate.look.why)
    assert why == "A consequence of the Gambit. Purge: a Pilot loses her Charges."
    told = " ".join(line.spoken() for line in sitting.window.log.view.lines())
    assert "Consequence: All Charges lost" in told
    assert cut(sitting.window) == []
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach aims at red"))
    sitting.take("red")
    assert spoken(sitting.window.answers.plate.look.title) == "Purge hits Ren. Spend a Buffer to cancel it?"
    assert spoken(sitting.window.answers.plate.look.why) == why


def test_who_may_get_a_charge_is_named_once_on_her_plate(qtbot: QtBot) -> None:
    """The title names her; "Ren: Charges 3 → 4" below would do so again."""
    sitting = Sitting(qtbot, given(REVEALED.format(card="9♦P")), (1024, 600))
    sitting.take("coach")
    assert sitting.model.attempt(GATTAI.game.phrases.read("Coach makes it Chargeup"))
    sitting.settle()
    answers = sitting.window.answers.plate.look.answers
    assert answers
    for one in answers:
        assert not spoken(one.detail).startswith(spoken(one.title).strip()), spoken(one.detail)


HELP = """
given   edition final; pilot red "Ren"; pilot green "Tam"; phase = "play"; Harmony 4
        Red: hand 2♥P 9♦P; Green: hand 3♥P 4♦P 5♥P 6♠P 7♥P; Coach: hand 5♣C
when    Coach offers red a Gambit for "Open the vault"
        Red accepts
        Coach puts 5♣C down
        Red plays 9♦P
"""


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_whoever_is_asked_for_help_sees_both_cards(size: tuple[int, int], qtbot: QtBot) -> None:
    """Given a question with two rows of answers, then the cards keep a height in which they are cards."""
    sitting = Sitting(qtbot, given(HELP), size)
    sitting.take("green")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    assert len(sitting.window.answers.plate.look.answers) == 6
    for which in SIDES:
        card = pane.cards.card(which)
        assert card is not None
        assert pane.cards.globally().contains(card.global_rect())
    assert pane.cards.height() >= 90
    assert cut(sitting.window) == []


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_where_several_help_each_outcome_says_whole_when_it_comes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    """ "Die beste Karte der Pilotinnen ist …" did not say what it had to be."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(language)
    sitting = Sitting(qtbot, given(HELP.partition("        Coach puts")[0]), size)
    sitting.take("coach")
    wrong = cut(sitting.window)
    speak_language("en")
    assert wrong == []


def test_however_low_the_two_places_are_no_word_beside_them_is_cut(qtbot: QtBot) -> None:
    """Given large letters or a tall question, then names stand beside their crests, and lines without room nowhere."""
    places = TwoPlaces(make_paint(speed=0), asked="Which is higher?")
    qtbot.addWidget(places)
    line = "from the hand"
    places.set_looks(PlaceLook("red", "Peg", line, face="5C"), PlaceLook("coach", "Coach", line, face="6C"))
    places.show()
    for high in range(56, 320, 12):
        places.resize(1000, high)
        words = [one for one in read(places) if one.words.strip()]
        assert {"Peg", "Coach"} <= {one.words.strip() for one in words}, high
        assert all(one.box.bottom() + 0.25 * one.size <= high for one in words), high


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 600)])
@pytest.mark.parametrize("high", [420, 300, 160, 96])
def test_everybody_who_helps_is_seen_beside_her_however_low_the_places_are(
    qtbot: QtBot, size: tuple[int, int], high: int
) -> None:
    """Given three helpers, then the crest of each is drawn, and the rank of no card of theirs is covered."""
    paint = make_paint(speed=0, scale=Scale.for_table(*size))
    places = TwoPlaces(paint, asked="Which is higher?")
    qtbot.addWidget(places)
    seats = ("green", "blue", "purple")
    helpers = tuple((seat, face(card(one))) for seat, one in zip(seats, ("A♦P", "10♠P", "Q♥P"), strict=True))
    hers = PlaceLook("red", "Peg", "from the hand", face=face(card("K♦P")), helpers=helpers)
    places.set_looks(hers, PlaceLook("coach", "Coach", face=face(card("6♣C"))))
    places.resize(round(size[0] * 0.64), high)
    places.show()
    image = places.grab().toImage()
    begins = places.global_rect("left").left() - places.mapToGlobal(QPointF()).x()
    for seat in seats:
        crests = [
            x for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)
            if image.pixelColor(x, y) == pilot(seat).colour
        ]  # fmt: skip
        assert len(crests) > 4, seat
        assert max(crests) < begins, seat


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440)])
def test_the_two_cards_stay_as_large_from_one_step_of_a_gambit_to_the_next(qtbot: QtBot, size: tuple[int, int]) -> None:
    """And once the outcome is known they keep the size that the first question about it left to them."""
    factions = 'faction crew "Crew" agency 3; faction row "Row" agency 1; '
    lines = REVEALED.format(card="9♦P").replace("Coach: hand", f"{factions}Coach: hand")
    sitting = Sitting(qtbot, given(lines.partition("        Red accepts")[0]), size)
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    high = []
    for words in ("Red accepts", "Coach puts 5♣C down", "Red plays 9♦P"):
        high.append(pane.cards.global_rect("left").height())
        sitting.take(words.split(maxsplit=1)[0].lower())
        assert sitting.model.attempt(GATTAI.game.phrases.read(words))
        sitting.settle()
    high.append(pane.cards.global_rect("left").height())
    assert len(set(high)) == 1, high
    sitting.take("coach")
    assert sitting.model.attempt(Reveal("coach"))
    sitting.settle()
    first = pane.cards.global_rect("left").height()
    favor = next(one for one in sitting.model.asks()[0].options if "avor" in write(one))
    assert sitting.model.attempt(favor)
    sitting.settle()
    assert sitting.model.asks()
    assert pane.cards.global_rect("left").height() == first


@pytest.mark.parametrize("spoken_in", ["en", "de"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_each_outcome_says_in_one_line_what_comes_of_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], spoken_in: str
) -> None:
    """Two lines would push the name of each beside its signs, and leave the foot of all four empty."""
    monkeypatch.delenv(VARIABLE, raising=False)
    speak_language(spoken_in)
    sitting = Sitting(qtbot, given(REVEALED.format(card="2♥P").rpartition("        Coach reveals")[0]), size)
    sitting.take("coach")
    pane = sitting.window.scene.pane
    assert isinstance(pane, GambitPane)
    told = [one.look.sub for one in pane.outcomes.findChildren(PlateButton)]
    assert len(told) == 4
    assert set(told) <= {one.words for one in read(pane)}
    speak_language("en")
