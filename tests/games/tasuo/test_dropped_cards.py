"""What a card means where it is dropped: each move of a whole showdown is found by dragging its card."""

import pytest

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo.declaring import NO_DRIVES
from gattai_desktop.games.told import plain
from gattai_desktop.records.reader import read, read_file
from gattai_desktop.records.replay import replay
from tests.house.house import ROOT

PLAYED = replay(read_file(ROOT / "tests" / "records" / "tasuo" / "TS-EX105.record"))
GAME = PLAYED.record.box.game


def _dragged(move: Move) -> Card | None:
    by = getattr(move, "by", None) or getattr(move, "card", None)
    return by if isinstance(by, Card) else None


def test_every_move_with_a_card_of_a_whole_showdown_is_a_drop_of_it() -> None:
    found = 0
    for state, entry in zip(PLAYED.states(), PLAYED.entries, strict=False):
        move = GAME.phrases.read(entry.move)
        card = _dragged(move)
        if card is None:
            continue
        origin, ask = Place(zone=state.where(card) or ""), GAME.ask_for(state, move.seat)
        drops = GAME.drops(GAME.sight(state, move.seat), move.seat, card, origin, ask)
        meant = evolve(move, drives=NO_DRIVES) if hasattr(move, "drives") else move
        assert any(meant in drop.moves for drop in drops), str(move)
        found += 1
    assert found > 30


FULL = "legend Coal Shot down, Ember Jab down, Heat Sink down, Bracer Guard down"
KEEPS = "Cards stay in full Legend Zones at this table."
FREE = "A Legend Zone is free: no card need make room."


@pytest.mark.parametrize(
    ("legend", "card", "reasons"),
    [
        (FULL, "Coal Shot", [KEEPS]),
        ("legend Coal Shot down", "Coal Shot", [FREE, KEEPS]),
        (
            FULL,
            "Backdraft",
            ["Nobody lays Backdraft in the Deadzone: cards get there as they are used, fall or are discarded."],
        ),
    ],
)
def test_a_refused_drop_on_the_deadzone_says_first_what_is_the_case(legend: str, card: str, reasons: list[str]) -> None:
    """That cards stay in full zones was said where no zone was full, and of cards that lie in none."""
    lines = f"""game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase play; turn 5; active red
        Red: ka Cinder Page; hand Backdraft; {legend}
        Blue: ka Reef Novice; hand nothing
"""
    table = replay(read(lines)).state
    verdict = GAME.judge(table, GAME.phrases.read(f"Red makes room with {card}"))
    assert [plain(one.text) for one in verdict.reasons] == reasons
