"""What the log says of a bot battle, and to whom."""

import pytest

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import PUBLIC
from gattai_desktop.content.boxes import box
from gattai_desktop.content.rumblebots.matches import match
from gattai_desktop.games.move import Move
from gattai_desktop.games.rumblebots.battle_tale import TALE
from gattai_desktop.games.rumblebots.landmarks import shelf_line
from gattai_desktop.games.rumblebots.told_moments import headline
from gattai_desktop.games.rumblebots.values import OVER
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay

BOX = box("rumblebots")

CLASH = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Blue challenges Red; Red: gang b01 b03 b21; deck b02
        Blue: gang b22; deck b20 b06; contraptions k2
"""

LOOK = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Blue challenges Red; Red: gang b10 b18; deck b01
        Blue: deck b13 b06 b10.2
when    Blue reveals the next Bot
"""


def told(record: str, words: str, seat: str) -> tuple[list[str], State]:
    table = replay(read(record)).state
    move: Move = BOX.game.phrases.read(words)
    after, facts = BOX.game.play(table, move, seeded(1))
    seen = BOX.game.sight_of_facts(table, facts, seat)
    lines = BOX.tell(BOX.game.sight(table, seat), move, seen, move.seat)
    return ["  " * line.depth + str(line) for line in lines], after


def test_a_reveal_tells_the_ability_and_the_sum_beneath_it() -> None:
    lines, _ = told(CLASH, "Blue reveals the next Bot", "public")
    assert lines == [
        "Ida reveals Storm Antenna",
        "  Storm Antenna: defence -2 in this clash",
        "  attack 9 against 11, criticals 4 of 5",
    ]


@pytest.mark.parametrize(
    ("seat", "hidden"), [("public", True), ("red", True), ("blue", True)], ids=["wall", "other", "owner"]
)
def test_a_look_at_the_top_card_is_told_without_the_card(seat: str, hidden: bool) -> None:
    lines, _ = told(LOOK, "Blue puts it under the deck", seat)
    assert lines[0] == "Ida puts the card under the deck"
    assert ("Slag Spitter" in " ".join(lines)) is not hidden


def test_who_drafts_is_told_but_not_what() -> None:
    record = "game rumblebots\ngiven players Red, Blue; ruling way = draft; step draft\nwhen Red deals the Draft\n"
    table = replay(read(record)).state
    kept = next(move for move in BOX.game.options(table, "red") if str(move).startswith("Red drafts"))
    assert BOX.game.keeps_secret(kept)
    _, facts = BOX.game.play(table, kept, seeded(1))
    lines = BOX.tell(BOX.game.sight(table, "blue"), None, BOX.game.sight_of_facts(table, facts, "blue"), "red")
    names = {card.name for card in table.cards("draft.red")}
    assert str(lines[0]) == "Red chooses, unseen"
    assert not any(name in str(line) for name in names for line in lines)


def test_a_preview_of_a_reveal_does_not_know_the_bot() -> None:
    table = replay(read(CLASH)).state
    preview = BOX.game.preview(table, BOX.game.phrases.read("Blue reveals the next Bot"), "blue")
    assert preview.verdict.allowed
    assert not preview.complete


def test_the_shelf_says_that_a_match_is_over() -> None:
    """The last round of five may be under way, too."""
    table = replay(read(CLASH)).state
    values = {**table.values, "battle": 5, "battles": 5}
    assert not str(shelf_line(State(table.zones, values)).line).endswith("over")
    assert str(shelf_line(State(table.zones, {**values, "step": OVER})).line) == "Battle 5 of 5 · over"


ENDS = """
game    rumblebots
given   player red "Ren"
        player blue "Ida"
        Blue challenges Red; Red: gang {wall}; deck b02
        Blue: gang {gang}; deck {deck}
"""


@pytest.mark.parametrize(
    ("wall", "gang", "deck", "moments"),
    [
        ("b10", "b18", "b17 b01", ["Ida wins the clash: 5 against 3."]),
        ("b21", "b17.2", "b17", ["Ida surrenders: 4 against 4, and the deck is empty.", "Ren wins battle 1."]),
    ],
    ids=["won", "surrendered"],
)
def test_the_end_of_a_clash_is_a_big_moment_with_its_sums(wall: str, gang: str, deck: str, moments: list[str]) -> None:
    """Only the log told it before the next clash lay there."""
    table = replay(read(ENDS.format(wall=wall, gang=gang, deck=deck))).state
    _, facts = BOX.game.play(table, BOX.game.phrases.read("Blue reveals the next Bot"), seeded(1))
    found = headline(BOX.game.sight(table, "public"), BOX.game.sight_of_facts(table, facts, "public"))
    assert [str(one.text) for one in found] == moments


def test_a_win_that_was_compared_in_an_entry_before_is_told_without_its_sums() -> None:
    """Given a question between the comparison and the win, then the win is told all the same."""
    won = Announced(words="wins", values=(("seat", "blue"), ("defender", "red"), ("by_attack", True)))
    (found,) = headline(BOX.game.sight(replay(read(CLASH)).state, "public"), ((0, won),))
    assert str(found.text) == "Ida wins the clash."


@pytest.mark.parametrize(("rule", "told"), [("RB-25", "The crown stays where it is."), ("RB-26", "The crown goes on.")])
def test_rb_26_the_crown_of_a_beaten_champion_goes_on(rule: str, told: str) -> None:
    table = BOX.begin(match(["red", "blue"]))
    fact = Announced(rule=rule, words="surrenders", values=(("seat", "blue"),))
    (point,) = TALE.points(BOX.game.sight(table, PUBLIC), ((0, fact),))
    assert str(point.text) == told
