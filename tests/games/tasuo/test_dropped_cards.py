"""What a card means where it is dropped: each move of a whole showdown is found by dragging its card."""

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.tasuo.declaring import NO_DRIVES
from gattai_desktop.records.reader import read_file
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
