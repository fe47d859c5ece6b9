"""LOOK 3: wherever somebody is chosen, her plate bears her crest; a Threat's the sign that it has on the rail."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import Crest, as_words, spoken
from gattai_desktop.games.gattai.by_hand.coachs_hand import RevealOfThreat
from gattai_desktop.games.presentation import NOBODY
from gattai_desktop.windows.games.gattai.looks.asks import ask_look, why_words
from gattai_desktop.windows.games.gattai.looks.spoils import TakenSpoil, spoils_look, take
from gattai_desktop.windows.kit.about_whom import of_owner, whose
from gattai_desktop.windows.kit.plate_words import plate_words
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.surfaces import OUTCOME
from tests.windows.tables import dealt, given


def crests(sitting: Sitting) -> list[str]:
    return [one.look.crest for one in sitting.window.sheet.look.choices]


def test_who_is_challenged_or_offered_a_gambit_is_shown_by_her_crest(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("coach")
    for key in ("d", "g"):
        QTest.keyClicks(sitting.window, key)
        sitting.settle()
        assert sitting.window.sheet.isVisible()
        assert set(crests(sitting)) == set(SeatView.of(sitting.model).pilots)
        sitting.window.sheet.dismiss()
        sitting.settle()


def test_the_table_is_passed_to_a_crest(qtbot: QtBot) -> None:
    sitting = Sitting(qtbot, dealt())
    sitting.take("red")
    QTest.keyClicks(sitting.window, "p")
    sitting.settle()
    assert {"green", "coach"} <= set(crests(sitting))


def test_a_threat_stands_on_a_plate_by_its_own_sign(qtbot: QtBot) -> None:
    seen = SeatView.of(dealt())
    assert whose(seen, RevealOfThreat("coach", "tr", "doctor_gull")).sign == "storm"
    assert of_owner(seen, "threat.brass_tide").sign == "monster"
    assert of_owner(seen, "faction.crew") == NOBODY


def test_whom_an_event_hits_is_asked_with_crests(qtbot: QtBot) -> None:
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"; threat tide "The Tide" rating 4 wave "+Trauma:Choice(1)"
        phase = "play"
when    Coach fires "+Trauma:Choice(1)"
"""
    )
    model.take_seat()
    seen = SeatView.of(model)
    assert seen.ask is not None
    found = {piece.seat for one in ask_look(seen, seen.ask).answers for piece in as_words(one.title)
             if isinstance(piece, Crest)}  # fmt: skip
    assert {"red", "green"} <= found


def test_a_wave_is_asked_about_by_the_name_of_its_threat() -> None:
    model = given(
        """
given   pilot red "Ren"; pilot green "Tam"; threat tide "The Tide" rating 4 wave "+Trauma:Choice(1)"
        threat gull "The Gull" rating 3
        phase = "play"
when    Coach fires "+Wave:The_Tide"
        Coach uses wave
"""
    )
    model.take_seat()
    ask = SeatView.of(model).ask
    assert ask is not None
    assert spoken(why_words(model, ask)).startswith("A Wave of The Tide.")


def test_what_was_taken_stands_in_its_order_with_who_receives_it(qtbot: QtBot) -> None:
    model = given(OUTCOME)
    while not (model.asks() and model.asks()[0].kind == "spoils"):
        model.pass_to(model.asks()[0].seat)
        model.take_seat()
        assert model.attempt(model.asks()[0].options[0])
    model.pass_to("red")
    model.take_seat()
    for key in ("fortify", "chargeup"):
        ask = SeatView.of(model).ask
        assert ask is not None
        move = take(ask, key, "red")
        assert move is not None
        assert model.attempt(move)
    seen = SeatView.of(model)
    assert seen.ask is not None
    look = spoils_look(seen, seen.ask)
    assert look is not None
    assert look.order == (TakenSpoil("buffer", "Buffers", "red"), TakenSpoil("charge", "Charges", "red"))


def test_what_is_revealed_is_called_as_on_the_threats_plate(qtbot: QtBot) -> None:
    model = dealt()
    moves = [RevealOfThreat("coach", item, "doctor_gull") for item in ("tr", "buffers", "defeat", "all")]
    titles = [plate_words(model, move).title for move in moves]
    items = ("TR", "Buffers", "Defeat Conditions", "all")
    assert titles == [f"Reveal {item} of Doctor Gull" for item in items]
