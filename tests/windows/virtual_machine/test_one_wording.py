"""Table and wall say the same of a fight, in the same words: who has won, to how many cards the CPU draws."""

from itertools import product

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.paint import make_paint
from gattai_desktop.board.words import spoken
from gattai_desktop.cards.value import Value
from gattai_desktop.games.virtual_machine.zones import CPU
from gattai_desktop.windows.games.virtual_machine.action_row import deed_plates
from gattai_desktop.windows.games.virtual_machine.count_looks import count_look
from gattai_desktop.windows.games.virtual_machine.fight_pane import FightPane
from gattai_desktop.windows.games.virtual_machine.fight_right import FightRight
from gattai_desktop.windows.games.virtual_machine.fight_wall import FightWall
from gattai_desktop.windows.kit.preview import bubble_of
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.windows.fights import recorded
from tests.windows.sitting import Sitting
from tests.windows.test_no_surface_tells import Painted
from tests.windows.virtual_machine.fights import before, model_of, on_turn, played_until

OVER: dict[str, Value] = {"step": "over", "round": 4}


@pytest.mark.parametrize(
    ("winner", "words"),
    [("mcs", "The MCs have won"), ("cpu", "The CPU has won"), ("", "Nobody has won"), ("nobody", "Nobody has won")],
)
def test_at_the_end_the_count_says_who_has_won_as_the_wall_does(qtbot: QtBot, winner: str, words: str) -> None:
    model = model_of(before(values={**OVER, "winner": winner}), CPU)
    look = count_look(SeatView.of(model))
    assert look.title == words
    assert "Round 4" in look.words
    wall = FightWall(make_paint(speed=0), model)
    qtbot.addWidget(wall)
    assert words in wall.accessibleName()


def test_the_cpu_draws_to_one_number_wherever_it_is_said(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = Painted(monkeypatch)
    apart: dict[str, Value] = {"draw.cpu": 2, "fewer.cpu": 1}
    table = played_until(on_turn("teo"))
    sitting = Sitting(qtbot, model_of(type(table)(table.zones, {**table.values, **apart})))
    sitting.take(CPU)
    wall = FightWall(make_paint(speed=0), sitting.model)
    wall.resize(1920, 1080)
    qtbot.addWidget(wall)
    painted.texts.clear()
    wall.grab()
    sitting.window.grab()
    said = {text.lower() for text in painted.texts if "draws to" in text.lower()}
    pane, right = sitting.window.scene.pane, sitting.window.scene.right
    assert isinstance(pane, FightPane)
    assert isinstance(right, FightRight)
    numbers = {text.rpartition(" ")[2] for text in said}
    assert len(said) >= 2
    assert len(numbers) == 1, said
    assert pane.process._look.draws == int(numbers.pop())
    assert not any(text == "Draw 2" for text in painted.texts)


def test_the_plate_of_the_next_fight_says_what_one_chooses() -> None:
    view = SeatView.of(model_of(before(values={**OVER, "winner": "mcs"}), CPU))
    plates = {plate.key: plate.look for plate in deed_plates(view)}
    assert "choose among 8" in plates["bring"].spoken_name()


def test_everybody_is_told_what_a_joker_was_named() -> None:
    """The card that is meant may lie in the deck, where nobody sees it: named is its rank and its suit."""
    model = recorded("VM-EX28-nine", asks="joker")
    named = next(one for ask in model.asks() for one in ask.options if str(one).endswith("as 9♠P"))
    assert model.attempt(named)
    model.pass_to(CPU)
    model.take_seat()
    assert next(iter(model.log(model.entry))).words(CPU) == "Teo names Joker1P as 9♠P"


RESULTS = {
    "Missed": "misse", "Dodged": "dodge", "No effect": "effect", "Resisted": "resisted", "It works": "succeeds",
}  # fmt: skip
"""What a bubble is headed with, and what would say it again below."""


def test_a_preview_says_once_what_a_test_comes_to() -> None:
    """ "Dodged" stood above "it is dodged, as J reaches J+"."""
    found = dict[str, set[str]]()
    for seed, who, late in product(range(4), ("teo", "sable", "ixa"), (1, 2, 3)):
        try:
            view = SeatView.of(model_of(played_until(on_turn(who, round_=late), seed=seed), who))
        except AssertionError:
            continue  # that fight was over before
        for bubble in (bubble_of(view, view.model.preview(move)) for move in view.options):
            if bubble.title in RESULTS:
                found.setdefault(str(bubble.title), set()).update(map(spoken, bubble.lines))
    assert found.keys() >= {"Missed", "Dodged", "No effect", "Resisted"}
    for title, lines in found.items():
        assert not [line for line in lines if RESULTS[title] in line], title
    assert any("reaches" in line for line in found["Dodged"])
