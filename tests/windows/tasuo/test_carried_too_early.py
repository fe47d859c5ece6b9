"""What is carried in another phase than its own: a word says when it is done, and a plate leads there."""

from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.games.presentation import Place
from tests.windows.tasuo.showdowns import GAME
from tests.windows.tasuo.test_drags import ALONE, ARMED, BOARD, Dragging, seated, table

TOO_EARLY: Final[dict[str, tuple[str, str, str, str]]] = {
    "an attack": (
        table("play", BOARD, "Red: hand nothing"),
        "Red attacks Reef Novice with Cinder Page",
        "That is done in the Clash Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "an attack amid charging": (
        table("charge", BOARD, "Red: hand nothing"),
        "Red attacks Reef Novice with Cinder Page",
        "That is done in the Clash Phase, not in the Charge Phase.",
        "Red ends charge",
    ),
    "an attack in the first turn": (
        table("play", BOARD, "Red: hand nothing").replace("turn 5", "turn 1"),
        "Red attacks Reef Novice with Cinder Page",
        "Attacks are declared in the Clash Phase; the very first turn has none.",
        "",
    ),
    "an attack by a card": (
        table("play", BOARD.replace("kio Ashen Duelist; ", ""), "Red: hand Ember Jab"),
        "Red attacks Glacier Monk with Cinder Page by Ember Jab",
        "That is done in the Clash Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "what goes with an attack": (
        table("play", BOARD, "Red: hand Fury Stoke"),
        "Red adds Fury Stoke",
        "That is done in the Clash Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "an attack by a Weapon": (
        table("play", ARMED, "Red: hand nothing"),
        "Red attacks Glacier Monk with Ashen Duelist by Salamander Glaive",
        "That is done in the Clash Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "a Weapon that lies open": (
        table("play", ALONE, "Red: legend Salamander Glaive up; hand nothing"),
        "Red equips Salamander Glaive to Cinder Page",
        "That is done in the Charge Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "a card that is taken back": (
        table("play", ALONE, "Red: legend Tripwire Flash down; hand Ember Jab"),
        "Red takes Tripwire Flash back",
        "That is done in the Charge Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "a Kaijo": (
        table("play", ARMED, "Red: hand nothing"),
        "Red kaijos Salamander Glaive from Ashen Duelist",
        "That is done in the Charge Phase, not in the Play Phase.",
        "Red ends play",
    ),
    "a card that is set": (
        table("clash", BOARD, "Red: hand Tripwire Flash"),
        "Red sets Tripwire Flash",
        "That is done in the Play Phase or the Charge Phase, not in the Clash Phase.",
        "",
    ),
}
"""What is carried in another phase than its own, what is said of it, and the plate that leads to where it may."""


@pytest.mark.parametrize("kind", TOO_EARLY)
def test_what_is_carried_too_early_is_told_when_it_is_done(qtbot: QtBot, kind: str) -> None:
    record, words, why, then = TOO_EARLY[kind]
    duelists, sitting = seated(qtbot, record, (1366, 768))
    before = sitting.model.entry
    held = Dragging(duelists, sitting, GAME.phrases.read(words))
    goal = held.carry.layer.goal
    assert goal is not None
    assert goal.text == why
    held.drop()
    refusals = sitting.window.refusals
    assert (sitting.model.entry, refusals.shown) == (before, True)
    assert why in refusals.card.accessibleName() + refusals.card.accessibleDescription()
    plate = refusals.card._instead
    assert plate.isVisible() is bool(then)
    if then:
        assert str(plate.look.title).endswith("first")
        refusals.card.insteadChosen.emit()
        assert sitting.last() == then


def test_that_no_charge_was_made_is_told_with_the_plate_that_gives_it_up(qtbot: QtBot) -> None:
    record, words, _, _ = TOO_EARLY["an attack amid charging"]
    duelists, sitting = seated(qtbot, record, (1366, 768))
    Dragging(duelists, sitting, GAME.phrases.read(words)).drop()
    assert spoken(sitting.window.refusals.card._instead.look.sub) == "No charge yet"


def test_what_goes_with_an_attack_is_laid_on_the_warrior_that_attacks(qtbot: QtBot) -> None:
    duelists, sitting = seated(qtbot, table("clash", BOARD, "Red: hand Fury Stoke, Ember Jab"), (1366, 768))
    move = GAME.phrases.read("Red adds Fury Stoke")
    Dragging(duelists, sitting, move, Place(zone="ka.red")).drop()
    assert sitting.last() == "Red adds Fury Stoke"


@pytest.mark.parametrize("place", ["ka", "kio"])
def test_an_attack_that_is_carried_to_an_own_place_as_one_plays_is_told_what_it_is_for(
    qtbot: QtBot, place: str
) -> None:
    """That it is no warrior alone tells nothing of what it is."""
    board = BOARD.replace("; kio Ashen Duelist", "")
    duelists, sitting = seated(qtbot, table("play", board, "Red: hand Ember Jab"), (1366, 768))
    words = {"ka": "attacks Reef Novice with Cinder Page by Ember Jab", "kio": "calls Ember Jab to kio"}[place]
    Dragging(duelists, sitting, GAME.phrases.read(f"Red {words}"), Place(zone=f"{place}.red")).drop()
    card = sitting.window.refusals.card
    assert "in the Clash Phase" in card.accessibleName() + card.accessibleDescription()
    assert card._instead.look.title == "End the Play Phase first"
