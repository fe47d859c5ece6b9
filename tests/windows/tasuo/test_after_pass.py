"""The plate that passes a window says what passing leads to: what waits on top, as everybody knows it."""

from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.drawing import Drawing
from gattai_desktop.board.words import spoken
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.windows.asking.answer_button import AnswerButton
from gattai_desktop.windows.games.tasuo.showdown_asks import after_pass, showdown_ask_look
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.sitting import Sitting
from tests.windows.tasuo.showdowns import model_at

SIZES: Final = ((1024, 600), (1366, 768), (1920, 1080))
TABLE: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase {phase}; turn 3; active red; policy.blue = "always"
        Red: ka Cinder Page; kio Forge Sister; hand Coal Shot, Pyre Marshal; armor 9
        Blue: kio Glacier Monk; hand {hand}; legend Low Tide down; since.blue = [1]
when    {moves}
"""
ATTACK: Final = "Red attacks Glacier Monk with Cinder Page by Coal Shot"
CALL: Final = "Red calls Pyre Marshal to kao"


def passing(
    qtbot: QtBot,
    phase: str,
    moves: str,
    *,
    hand: str = "Reef Novice",
    seat: str = "blue",
    size: tuple[int, int] = SIZES[1],
) -> AnswerButton:
    """The plate that passes, at the computer of a player."""
    model = model_at(replay(read(TABLE.format(phase=phase, moves=moves, hand=hand))).state)
    model.pass_to(seat)
    model.take_seat()
    plate = Sitting(qtbot, model, size).window.answers.plate
    found = [one for one in plate._buttons.values() if spoken(one.look.title) == "Pass"]
    return found[0]


@pytest.mark.parametrize(
    ("phase", "moves", "seat", "words"),
    [
        ("clash", ATTACK, "blue", "then Coal Shot hits: 2.5 at Glacier Monk"),
        ("clash", "Red attacks Glacier Monk with Cinder Page", "blue", "then Cinder Page hits: 1.5 at Glacier Monk"),
        ("play", CALL, "blue", "then Pyre Marshal is called to Kao, armor −3"),
    ],
)
def test_the_pass_says_what_it_leads_to(qtbot: QtBot, phase: str, moves: str, seat: str, words: str) -> None:
    plate = passing(qtbot, phase, moves, seat=seat)
    assert plate.look.detail == words
    assert words in plate.accessibleName()


FATAL: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        phase clash; turn 3; active red; policy.blue = "always"
        Red: ka Cinder Page; hand Coal Shot
        Blue: kio Glacier Monk; hand Slipstream; armor 9
        Glacier Monk: damage {damage}
when    Red attacks Glacier Monk with Cinder Page
"""


@pytest.mark.parametrize(
    ("damage", "full", "brief"),
    [
        ("5", "then Cinder Page hits: 1.5 at Glacier Monk", "then it hits"),
        ("8", "then Cinder Page hits: Glacier Monk falls", "then it falls"),
    ],
)
def test_the_pass_says_who_falls(damage: str, full: str, brief: str) -> None:
    """Two attacks of a combo were asked of in the same words, and the second was deadly."""
    model = model_at(replay(read(FATAL.format(damage=damage))).state)
    model.pass_to("blue")
    model.take_seat()
    assert after_pass(SeatView.of(model)) == (full, brief)


@pytest.mark.parametrize(
    ("blue", "target", "full"),
    [
        ("kio Glacier Monk; bodies 3; armor 9", "Glacier Monk", "then Cinder Page hits: Ren wins"),
        ("bodies 0; armor 1", "armor", "then Cinder Page hits: Ren wins"),
        ("bodies 0; armor 3", "armor", "then Cinder Page hits: 2 at armor"),
    ],
)
def test_the_pass_says_that_it_loses_the_showdown(blue: str, target: str, full: str) -> None:
    """TS-7, TS-8: the pass that gave the showdown away said no more than that a warrior falls."""
    text = FATAL.format(damage="8").replace("kio Glacier Monk; hand Slipstream; armor 9", f"hand Slipstream; {blue}")
    text = text.replace("Red attacks Glacier Monk", f"Red attacks {target}")
    if target == "armor":
        text = text.replace("        Glacier Monk: damage 8\n", "        ruling armor_defence = armor_too\n")
    model = model_at(replay(read(text)).state)
    model.pass_to("blue")
    model.take_seat()
    found, brief = after_pass(SeatView.of(model))
    assert found == full
    assert brief == ("then Ren wins" if "wins" in full else "then it hits")


def test_a_card_that_stops_says_what_it_costs() -> None:
    """ "Evade: stops it" said nothing of two armor."""
    model = model_at(replay(read(FATAL.format(damage="5"))).state)
    model.pass_to("blue")
    model.take_seat()
    (ask,) = model.asks()
    said = {spoken(one.title): spoken(one.detail) for one in showdown_ask_look(SeatView.of(model), ask).answers}
    assert said["Slipstream"] == "Evade: stops it, armor −2"


def test_it_says_the_same_for_every_hand_and_from_either_side(qtbot: QtBot) -> None:
    said = {
        str(passing(qtbot, "clash", ATTACK, hand=hand, seat=seat).look.detail)
        for hand in ("Reef Novice", "Shell Block", "Slipstream, Ferry Token")
        for seat in ("red", "blue")
    }
    assert len(said) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", ["Reef Novice", "Shell Block, Slipstream"])
def test_its_words_are_drawn_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], hand: str
) -> None:
    plate = passing(qtbot, "clash", ATTACK, size=size, hand=hand)
    written: list[tuple[str, float, float]] = []
    text = Drawing.text

    def note(draw: Drawing, x: float, y: float, words: object, style: object, *more: object, **named: object) -> float:
        room = named.get("room")
        if isinstance(room, float):
            written.append((spoken(words), draw.width(words, style), room))  # type: ignore[arg-type]
        return text(draw, x, y, words, style, *more, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Drawing, "text", note)
    plate.grab()
    drawn = " ".join(words for words, _, _ in written)
    small = size < SIZES[2] and hand != "Reef Novice"
    assert ("then it hits" if small else "then Coal Shot hits: 2.5 at Glacier Monk") in drawn
    assert [one for one in written if one[1] > one[2] + 1] == []


@pytest.mark.parametrize(
    ("damage", "bodies", "full", "brief"),
    [
        ("4", 0, "then Fury Stoke: 1.5 more damage", "then it counts"),
        ("6", 0, "then Fury Stoke: 1.5 more damage; Glacier Monk falls", "then Glacier Monk falls"),
        ("6", 4, "then Fury Stoke: 1.5 more damage; Ren wins", "then Ren wins"),
    ],
)
def test_the_pass_says_what_comes_of_the_attack_with_which_the_top_card_goes(
    damage: str, bodies: int, full: str, brief: str
) -> None:
    """Whoever passed for the card on top, which only counted, lost the duel by the attack below it."""
    text = (
        FATAL.format(damage=damage).replace("armor 9", f"armor 9; bodies {bodies}").replace("Coal Shot", "Fury Stoke")
    )
    table = replay(read(text.replace("when    ", "when    Red adds Fury Stoke\n        "))).state
    assert after_pass(SeatView.of(model_at(table))) == (full, brief)


def test_the_pass_promises_nothing_of_an_attack_that_was_answered() -> None:
    text = FATAL.format(damage="6").replace("Coal Shot", "Fury Stoke")
    text = text.replace("when    ", "when    Red adds Fury Stoke\n        ") + "        Blue stops it with Slipstream\n"
    table = replay(read(text)).state
    assert "falls" not in " ".join(after_pass(SeatView.of(model_at(table))))
