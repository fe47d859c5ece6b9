"""Moves that would never come to an end, or lead to more than a table holds: they cannot be made, and say so.

A table of a stranger can wait for anything; what is tried here filled the memory or went on for ever.
"""

import pytest

from gattai_desktop.cards.ledger import AGENDA, Ledger
from gattai_desktop.cards.limits import MAX_CHOICES, MAX_HAD, MAX_ITEMS, MAX_NUMBER, MAX_TEXT, MAX_WAITING, MAX_WRITTEN
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects.entries import carried_by
from gattai_desktop.games.move import Impossible
from gattai_desktop.records.fault import UnreadableRecord
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.model.tiny_game import Draw, TinyGame, dealt


def _again(ledger: Ledger, what: str) -> None:
    """An item that brings itself, in some way, for ever."""
    if what == "another":
        ledger.next(("again", what))
    elif what == "two":
        ledger.later(("again", what), ("again", what))
    elif what == "many":
        ledger.next(*[("again", what)] * (MAX_WAITING + 1))
    elif what == "facts":
        for _ in range(10**12):
            ledger.announce("again", rule="TINY-8")
    elif what == "values":
        for number in range(10**12):
            ledger.set("count", number, rule="TINY-8")
    elif what == "number":
        ledger.set("count", MAX_NUMBER + 1, rule="TINY-8")
    elif what == "list":
        ledger.set("count", (0,) * (MAX_ITEMS + 1), rule="TINY-8")
    elif what == "text":
        ledger.announce("again", rule="TINY-8", text="a" * (MAX_TEXT + 1))


class EndlessGame(TinyGame):
    def __init__(self) -> None:
        super().__init__()
        self.doings = {"again": _again}


def waiting(what: str) -> State:
    table = dealt(red=["K♥P"])
    return State(table.zones, {**table.values, AGENDA: (("again", what),)})


@pytest.mark.timeout(60)
@pytest.mark.parametrize("what", ["another", "two", "many", "facts", "values", "number", "list", "text"])
def test_a_move_after_which_something_goes_on_for_ever_cannot_be_made(what: str) -> None:
    """Given a table that waits for it, when a move is made, then it is refused with words, and so is its preview."""
    game, table = EndlessGame(), waiting(what)
    with pytest.raises(Impossible, match="More would come of that"):
        game.play(table, Draw("red"), seeded(1))
    preview = game.preview(table, Draw("red"), "red")
    assert "More would come of that" in str(preview.verdict.reasons[0].text)
    assert not preview.facts


def test_as_much_as_a_move_can_do_is_done() -> None:
    ledger = Ledger(dealt(red=["K♥P"]), seeded(1))
    for number in range(MAX_WRITTEN):
        ledger.set("count", number % 7, rule="TINY-8")
    assert len(ledger.facts) == MAX_WRITTEN
    ledger.next(*[("again", "")] * MAX_WAITING)
    assert len(ledger.agenda) == MAX_WAITING


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "waits",
    [
        ["suffer", "Wave", "threat.tin", MAX_NUMBER, "coach"],
        ["suffer", "Storm", "threat.tin", MAX_NUMBER, "coach"],
        ["suffer", "Trauma", "threat.tin", MAX_NUMBER, "coach"],
        ["suffer", "Rally", "red", MAX_NUMBER, "coach"],
    ],
    ids=lambda waits: waits[1],
)
def test_what_a_table_of_the_game_waits_for_comes_to_an_end(waits: list[Value]) -> None:
    """Given a record whose table waits for thousands of things, when a move sets them off, then it is told."""
    text = str(waits).replace("'", '"')
    given = f'given threat tin "Tin" rating 5; threat.tin.tr = {MAX_NUMBER}; agenda = [{text}]'
    (told,) = replay(read(f'{given}\nwhen Coach notes "x"\n', "x.record")).unmet
    assert str(told).startswith("x.record, line 2: expected 'Coach notes")
    assert "More would come of that than a move can do" in told.found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("team.schism", "9" * 4_000),
        ("team.schism", str(MAX_NUMBER + 1)),
        ("team.schism", str(-MAX_NUMBER - 1)),
        ("agenda", f'[["soak", "Trauma", {MAX_NUMBER + 1}, "red"]]'),
    ],
)
def test_a_number_that_is_too_large_is_told_with_its_place(path: str, value: str) -> None:
    with pytest.raises(UnreadableRecord) as wrong:
        read(f"given pilots Red; {path} = {value}\n", "x.record")
    assert f"{path}: a number is -{MAX_NUMBER} to {MAX_NUMBER}." in str(wrong.value.faults[0])


def test_a_table_of_too_many_is_told_with_the_limit() -> None:
    setup = GATTAI.setup(pilots=read("given pilots Red\n").setup.pilots, values={"x": tuple(range(MAX_ITEMS + 1))})
    with pytest.raises(ValueError, match=f"x: a list has at most {MAX_ITEMS} parts, not {MAX_ITEMS + 1}."):
        GATTAI.begin(setup)


@pytest.mark.timeout(60)
def test_nobody_is_asked_for_one_of_thousands_of_numbers() -> None:
    """Given as many Buffers and as much Trauma as a number can be, when it is soaked, then few answers are offered."""
    waits = f'[["soak", "Trauma", "red", {MAX_NUMBER}, "coach", "x", "red"], ["gear_refund", "bow"]]'
    given = f'given pilots Red; pilot.red.buffers = {MAX_NUMBER}; agenda = {waits}; gear = ["bow"]'
    gear = f'; gear.bow.tier = {MAX_NUMBER}; gear.bow.name = "Bow"; gear.bow.type = weapon; gear.bow.holder = red'
    asks = GATTAI.game.asks(read(f"{given}{gear}\n").start)
    assert [(one.kind, len(one.options)) for one in asks] == [
        ("soak", MAX_CHOICES + 1),
        ("gear_refund", MAX_CHOICES + 1),
    ]


@pytest.mark.timeout(60)
def test_of_far_too_many_entries_that_somebody_has_the_first_count() -> None:
    """Given a Pilot with hundreds of Techs, when her options are asked for, then so many of them are looked at."""
    names = [f"e{number}" for number in range(MAX_HAD + 50)]
    entries = "\n".join(f' entry {name} "E" effect "when story | do +Chargeup:Self(1)"' for name in names)
    techs = " ".join(f"tech {name}" for name in names)
    start = read(f"given\n{entries}\n pilot red {techs}\n").start
    assert len(list(carried_by(start.values, "red"))) == MAX_HAD
