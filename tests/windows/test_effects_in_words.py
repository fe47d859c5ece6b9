"""Every effect is said in words: two answers of a question never read the same, and nobody who is hit is left out."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import pytest
from pytestqt.qtbot import QtBot

from gattai_desktop.board.words import spoken
from gattai_desktop.cards.facts import Fact, ValueChanged, announces
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.ask import open_item
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.by_hand.coachs_hand import Fire, FireAtOnce, FireFor
from gattai_desktop.games.gattai.events.lines import Choose
from gattai_desktop.games.gattai.names import named
from gattai_desktop.games.gattai.outcome import spoil_table
from gattai_desktop.games.gattai.telling.foretelling import foretell
from gattai_desktop.games.gattai.telling.what_it_does import in_a_sentence, what_it_does
from gattai_desktop.games.move import Move
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import Replayed, replay
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.seat_view import SeatView
from tests.house.house import ROOT

RECORDS: Final = sorted((ROOT / "tests" / "records").rglob("*.record"))
_OF_CARDS: Final = {"select"}
"""Questions that are answered with cards of the hand, of which two may be alike: two Jokers."""
_LINED: Final = {"virtual-machine"}
"""Games in which every answer says in a line what it does."""
_SAID_ONCE: Final = {"joker"}
"""Questions that say of all their answers together what each does."""
_HIT: Final = re.compile(
    r"((?:pilot|threat|faction|location)\.\w+)\."
    r"(charges|buffers|tr|offenses|state|solo|sync|flesh|steel|synapse|circuit|stat)$"
)


def _played(*games: str) -> Iterator[tuple[Path, Replayed]]:
    for path in RECORDS:
        record = read_file(path)
        if record.box.key in games:
            yield path, replay(record)


@pytest.mark.parametrize(("key", "least"), [("gattai", 500), ("virtual-machine", 30)])
def test_no_two_answers_of_a_question_read_the_same(qtbot: QtBot, key: str, least: int) -> None:
    asked, alike, silent = 0, [], []
    for path, played in _played(key):
        game = played.record.box.game
        for state in played.states():
            for seat in {ask.seat for ask in game.asks(state)}:
                model = GameModel(game, MemoryJournal(state), seeded(1), clock=lambda: 0)
                model.pass_to(seat)
                model.take_seat()
                seen = SeatView.of(model)
                ask = seen.ask
                if ask is None or not ask.options or ask.kind in _OF_CARDS:
                    continue
                asked += 1
                answers = room_of(model.game).ask(seen, ask).answers
                said = Counter(one.spoken() for one in answers)
                if key in _LINED and ask.kind not in _SAID_ONCE:
                    silent += [f"{path.name}: {one.title}" for one in answers if not one.detail]
                alike += [f"{path.name}: {line}" for line, count in said.items() if count > 1]
    assert asked > least
    assert not alike, "\n".join(alike)
    assert not silent, "\n".join(silent)


def _line(state: State, move: Move) -> tuple[str, str, bool] | None:
    """Return the line that a move fires, in whose name, and whether it is a Spoil; None for other moves."""
    if isinstance(move, Fire | FireAtOnce):
        return move.line, move.seat, False
    if isinstance(move, FireFor):
        return move.line, move.instigator, False
    if isinstance(move, Choose):
        _, _, instigator, why = open_item(state, "choose_line")
        return move.alternative, str(instigator), why == spoil_table.SPOIL
    return None


def _answered_by_cards(facts: Sequence[Fact]) -> set[str]:
    """Return the values that changed since a Tech or Mod answered the effect: those are its own doing, told as such."""
    within: set[int] = set()
    for number, fact in enumerate(facts):
        if fact.cause in within or announces(fact, "effect"):
            within.add(number)
    return {fact.path for number, fact in enumerate(facts) if number in within and isinstance(fact, ValueChanged)}


def test_an_effect_names_everybody_whom_it_hits() -> None:
    fired, unnamed = 0, []
    for path, played in _played("gattai"):
        states = list(played.states())
        for before, after, entry in zip(states, states[1:], played.entries, strict=False):
            found = _line(before, played.record.box.game.phrases.read(entry.move)) if entry.move else None
            if found is None:
                continue
            fired += 1
            line, instigator, is_spoil = found
            does = what_it_does(before, line, instigator, spoil_table.target if is_spoil else None)
            said = str(in_a_sentence(does))
            if "choice" in said:  # it is asked whom it hits
                continue
            answered = _answered_by_cards(entry.facts)
            changed = (path for path in after.values if before.values.get(path) != after.values[path])
            hit = {match[1] for path in changed if path not in answered and (match := _HIT.match(path))}
            unnamed += [f"{path.name}: {line}: {said}: {one}" for one in hit if named(before, one) not in said]
    assert fired > 150
    assert not unnamed, "\n".join(unnamed)


def test_each_plate_of_a_choice_of_ways_says_what_that_way_does(qtbot: QtBot) -> None:
    """ "Take way 1 of Lion" told nothing, and the notation above the plates only its makers anything."""
    played = replay(read_file(ROOT / "tests" / "records" / "content" / "lion-flinch.record"))
    state = next(one for one in played.states() if GATTAI.game.asks(one)[:1] and _is_of_ways(one))
    model = GameModel(GATTAI.game, MemoryJournal(state), seeded(1), clock=lambda: 0)
    model.pass_to(GATTAI.game.asks(state)[0].seat)
    model.take_seat()
    seen = SeatView.of(model)
    assert seen.ask is not None
    look = room_of(model.game).ask(seen, seen.ask)
    assert spoken(look.title) == "Lion does one of these: which?"
    assert [spoken(one.title) for one in look.answers] == ["Strike −2", "Trauma 2"]
    hit = "Trauma 4 hits The Gull. How much of it do Buffers soak?"
    assert [spoken(one.detail) for one in look.answers] == ["Coach: Strike −2 this turn", hit], (
        "each tells what follows"
    )
    told = foretell(seen.sight, model.preview(seen.ask.options[1]))
    assert str(told[-1]) == "Buffers can take 3 of 4", "of what has grown since it was fired"


def test_of_a_resource_it_is_not_asked_whom_an_effect_hits() -> None:
    played = replay(read_file(ROOT / "tests" / "records" / "content" / "power.sap.record"))
    asked = [ask for one in played.states() for ask in GATTAI.game.asks(one) if ask.kind == "effect_pick"]
    assert [str(one.text) for one in asked] == ["Sap: which does it hit?"] * 2


def _is_of_ways(state: State) -> bool:
    return GATTAI.game.asks(state)[0].kind == "effect_choose"
