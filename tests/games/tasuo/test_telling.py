"""What the log says of a showdown: the move, beneath it what came of it with its causes; big moments, landmarks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.games.tasuo.landmarks import LANDMARKS, shelf_line, where
from gattai_desktop.games.tasuo.telling import UNTOLD
from gattai_desktop.games.tasuo.told_facts import tell_announced
from gattai_desktop.games.tasuo.told_moments import headline
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.told import ToldLine, shown
from gattai_desktop.records.reader import read
from gattai_desktop.records.record import Record
from gattai_desktop.records.replay import Replayed, replay
from tests.records.replayed import replayed

FOLDER: Final = Path(__file__).parents[2] / "records" / "tasuo"
EVERY: Final = sorted(FOLDER.glob("*.record"))
SILENT: Final = {"looked", "mode", "note", "ruling"}
"""What is announced for landmarks and rules alone: the move says it."""

_DRAWS: Final = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase draw; turn 3; active red
        Red: kao Cinder Page; hand nothing; deck {deck}
        Blue: hand nothing
when    Red draws two
"""
_ALONE: Final = """game    tasuo
given   player red deck slag-court; player blue deck tide-court
        phase play; turn 3; active red
        Red: kao Cinder Page; hand Pyre Marshal; gauge 5; armor 10
        Blue: hand nothing; armor 10
when    Red calls Pyre Marshal to kio
"""


def _played(name: str) -> tuple[Record, Replayed]:
    played = replayed(FOLDER / f"{name}.record")
    return played.record, played


def _told(record: Record, played: Replayed, seat: str = "") -> Iterator[tuple[ToldLine, ...]]:
    state: State = record.box.begin(record.setup)
    game = record.box.game
    for entry in played.entries:
        move = game.phrases.read(entry.move) if entry.move else None
        facts = game.sight_of_facts(state, entry.facts, seat) if seat else tuple(enumerate(entry.facts))
        yield record.box.tell(game.sight(state, seat) if seat else state, move, facts, "")
        state = state.after(entry.facts)


def log(name: str, seat: str = "") -> list[str]:
    lines = (line for entry in _told(*_played(name), seat) for line in shown(entry, "moves"))
    return [f"{'  ' * line.depth}{line}" for line in lines]


def test_an_attack_is_told_with_its_damage_who_falls_and_what_that_brings() -> None:
    found = log("TS-EX105")
    first = found.index("Red attacks Shoal Binder with Ashen Duelist by Salamander Glaive, with Hatsubai v1")
    assert found[first + 1 : first + 9] == [
        "  Red: Clash Gauge 2 → 1",
        "Salamander Glaive hits Shoal Binder: 5 damage",
        "  Shoal Binder: damage 3 → 8",
        "  Shoal Binder is destroyed",
        "    Shoal Binder to the Deadzone",
        "    Blue: Body Count 1 → 3",
        "    Blue: Clash Gauge 1 → 2",
        "    Red: Clash Gauge 1 → 4",
    ]


def test_each_turn_stands_by_itself_and_the_end_says_why() -> None:
    found = log("TS-EX105")
    assert [line for line in found if line.startswith("Turn ")][:2] == ["Turn 2: Blue", "Turn 3: Red"]
    assert found[-1] == "Red has won: the Body Count of the foe is full"


@pytest.mark.parametrize(
    ("deck", "beneath"), [("Ember Jab, Coal Shot, Heat Sink", []), ("Ember Jab", ["  Red draws a card"])]
)
def test_that_two_are_drawn_is_told_once_and_that_there_was_but_one_beneath(deck: str, beneath: list[str]) -> None:
    """ "Red draws two" stood above "Red draws 2 cards"."""
    record = read(_DRAWS.format(deck=deck))
    (entry,) = _told(record, replay(record), PUBLIC)
    assert [f"{'  ' * line.depth}{line}" for line in shown(entry, "moves")] == ["Red draws two", *beneath]


def test_an_effect_that_reaches_nobody_says_so() -> None:
    """Given no enemy stands there to be burnt, then the log does not leave the effect as if it had done something."""
    record = read(_ALONE)
    lines = [str(line) for entry in _told(record, replay(record)) for line in shown(entry, "moves")]
    assert lines[-2:] == ["the effect of Pyre Marshal", "nothing happens: it finds no target"]
    met = read(_ALONE.replace("Blue: hand nothing", "Blue: ka Reef Novice; hand nothing"))
    lines = [str(line) for entry in _told(met, replay(met)) for line in shown(entry, "moves")]
    assert "the effect of Pyre Marshal" in lines
    assert not [line for line in lines if line.startswith("nothing happens")]


@pytest.mark.parametrize("seat", ["red", "blue", PUBLIC])
def test_what_was_declined_or_let_happen_is_named_by_its_card(seat: str) -> None:
    """ "Red declines" and "Red chooses yes" did not say what."""
    told = {line.strip() for name in ("TS-EX105", "TS-H60-when-activated") for line in log(name, seat)}
    assert "Red uses the effect of Forge Sister" in told
    assert "Red declines the effect of Forge Sister" in told
    assert "Red chooses nothing for Forge Sister" in told
    assert not [line for line in told if line.endswith((" declines", " chooses yes"))]


def test_what_was_chosen_is_told_with_the_card_for_which_it_was() -> None:
    """ "Red chooses Salamander Glaive" did not say for what."""
    assert "Red chooses Salamander Glaive for Forge Sister" in {line.strip() for line in log("sl03", "red")}
    every = {line.strip() for one in EVERY for line in log(one.stem, "red") if " chooses " in line}
    assert not [line for line in every if " chooses yes" not in line and " for " not in line]


def test_a_card_goes_under_the_deck_in_whole_sentences() -> None:
    """ "Blue puts a card under" did not say under what."""
    told = [
        line.strip()
        for one in EVERY
        if "puts" in one.read_text(encoding="utf-8")
        for line in log(one.stem, "red")
        if " puts " in line
    ]
    assert told
    assert not [line for line in told if line.endswith(" under")]


def test_a_call_that_nobody_answered_is_told_in_one_line() -> None:
    """ "Pyre Marshal stands in Kio" stood beneath "Red calls Pyre Marshal to Kio"."""
    record = read(_ALONE)
    told = list(_told(record, replay(record)))
    lines = [str(line) for entry in told for line in shown(entry, "moves")]
    assert "Red calls Pyre Marshal to Kio" in lines
    assert not [line for line in lines if "stands in" in line]
    assert "Pyre Marshal stands in Kio" in [str(line) for entry in told for line in shown(entry, "everything")]


def test_a_called_warrior_is_said_to_stand_there_once_something_came_between() -> None:
    """Somebody had to pay a tax first: whether the call went on is news."""
    found = log("TS-EX64")
    assert "Red calls Ashen Duelist to Ka" in found
    assert found.index("  Ashen Duelist stands in Ka") > found.index("Red pays the tax")


def test_a_negated_card_is_told_beneath_what_negated_it() -> None:
    found = log("TS-EX63")
    first = found.index("  the effect of Lightning Rod")
    assert found[first + 1] == "    Sudden Fog is negated"


def test_what_is_set_is_told_by_its_name_to_its_owner_alone() -> None:
    assert "Red sets Tripwire Flash" in log("TS-EX105", "red")
    for seat in ("blue", PUBLIC):
        assert "Red sets a card" in log("TS-EX105", seat)
        assert not [line for line in log("TS-EX105", seat) if "sets Tripwire Flash" in line]


def test_how_many_cards_are_changed_is_told_and_not_which() -> None:
    assert [line for line in log("TS-EX1", "blue") if "back" in line] == ["Red puts 3 cards back"]
    assert [line for line in log("TS-EX1", "blue") if "pays" in line] == ["Red pays 1 armor to change a card"]


def test_of_a_hand_that_is_kept_the_log_says_what_was_not_changed() -> None:
    """TS-5, TS-6: cards are changed once for free, then one by one for armor; "keeps" alone could mean either."""
    assert [line for line in log("TS-EX30") if line.startswith(("Red changes", "Red pays", "Blue changes"))] == [
        "Red changes no card for free",
        "Blue changes no card for free",
        "Red pays 1 armor to change Ember Jab",
        "Blue changes no further card for armor",
    ]


@pytest.mark.parametrize("path", EVERY, ids=lambda path: path.stem)
def test_every_move_has_a_line_but_a_pass_and_no_line_spells_an_id_or_a_brace(path: Path) -> None:
    record, played = _played(path.stem)
    for entry, lines in zip(played.entries, _told(record, played), strict=True):
        move = record.box.game.phrases.read(entry.move) if entry.move else None
        said = bool(lines) and lines[0].fact == -1
        assert said is not (move is None or isinstance(move, UNTOLD))
        for line in lines:
            assert "{" not in str(line), line
            assert not any(word in str(line) for word in ("red-", "blue-", "None", "warrior.")), line


def test_whatever_is_announced_is_told_or_silent_on_purpose() -> None:
    untold = set()
    for path in EVERY:
        record, played = _played(path.stem)
        state: State = record.box.begin(record.setup)
        for entry in played.entries:
            scene = ShowdownScene(record.box.game.sight(state, PUBLIC), None, enumerate(entry.facts))
            for fact in scene.each():
                if isinstance(fact, Announced) and fact.words not in SILENT and not tell_announced(scene, fact):
                    untold.add(fact.words)
            state = state.after(entry.facts)
    assert untold == set()


def test_turns_falls_counters_and_the_end_are_big_moments_and_landmarks() -> None:
    record, played = _played("TS-EX105")
    state: State = record.box.begin(record.setup)
    titles: list[str] = []
    causes: list[str] = []
    marks: list[str] = []
    for entry in played.entries:
        titles += [str(one.title) for one in headline(state, enumerate(entry.facts))]
        causes += [str(one.text) for one in headline(state, enumerate(entry.facts))]
        marks += LANDMARKS.found(tuple(entry.facts))
        state = state.after(entry.facts)
    assert titles[:3] == ["Blue", "Red", "Reef Novice"]
    assert titles[-4:] == ["Red", "Tasuo Mode", "Glacier Monk", "Red"]
    assert causes[titles.index("Countered")] == "The turn of Blue ends.", "who does not know it reads whose"
    assert causes[titles.index("Reef Novice")] == "Destroyed. Blue: Body Count +1."
    assert set(marks) == {one.key for one in LANDMARKS.kinds}
    assert str(where(state)) == "Red has won"
    assert str(where(State(state.zones, {**state.values, "winner": ""}))) == "After the showdown"


def test_a_zone_that_is_charged_has_its_name_as_elsewhere() -> None:
    assert any(" charges Kao" in line for line in log("TS-EX105"))


@pytest.mark.parametrize(
    ("blue", "says"),
    [
        ("ka Reef Novice; hand nothing", "Reef Novice suffers Burn"),
        ("ka Reef Novice; hand nothing; Reef Novice suffers Burn", "nothing changes: Reef Novice suffers Burn already"),
    ],
)
def test_an_effect_that_changes_nothing_says_why(blue: str, says: str) -> None:
    """Given who is to be burnt burns already, then the log does not leave the effect as if it had done something."""
    record = read(_ALONE.replace("Blue: hand nothing", f"Blue: {blue}"))
    lines = [str(line) for entry in _told(record, replay(record)) for line in shown(entry, "moves")]
    assert lines[lines.index("the effect of Pyre Marshal") + 1] == says


def test_no_effect_of_any_record_stands_alone_in_the_log() -> None:
    """Given an effect that has happened, or has changed nothing, then a line beneath it, or a question, says what."""
    alone = []
    for path in EVERY:
        for name, entry in ((path.stem, one) for one in _told(*_played(path.stem))):
            lines = shown(entry, "moves")
            for at, line in enumerate(lines[:-1]):
                if str(line).startswith("the effect of ") and lines[at + 1].depth <= line.depth:
                    alone.append((name, str(line), str(lines[at + 1])))
    assert alone == []


def test_damage_by_a_condition_names_it() -> None:
    """ "Reef Novice: damage 1 → 2" stood below the end of a turn, and nobody had hit it."""
    assert "  Reef Novice: damage 1 → 2 by Bleed" in log("TS-EX23")


def test_a_showdown_in_which_no_deck_is_left_still_has_a_picture_on_the_shelf() -> None:
    words = "game    tasuo\ngiven   player red deck slag-court; player blue deck tide-court"
    table = replay(read(words, "given.record")).state
    line = shelf_line(table)
    assert any(count for _, count in line.decks)
    assert not line.picture
    without = evolve(table, zones={**table.zones, "deck.red": (), "deck.blue": ()})
    assert shelf_line(without).picture == "duel"


def test_no_deck_is_gone_through_for_an_entry_that_names_no_card() -> None:
    """The log tells every line anew for whoever sits down, and two decks are a hundred cards."""
    played = replay(read(_DRAWS.format(deck="nothing").partition("when")[0], "given.record"))
    scene = ShowdownScene(played.state, None, ())
    assert scene.name("red") == "Red"
    assert "cards" not in vars(scene)
    assert {card.key for zone in played.state.zones for card in played.state.cards(zone)} == set(scene.cards)
