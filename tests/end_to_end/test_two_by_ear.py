"""A whole showdown of two people at one computer, with its curtains, by spoken names and actions of AT-SPI alone.

The rules play it first, by a simple plan and the shuffles that the program will make; then both play it by ear.
"""

import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.content.boxes import box
from gattai_desktop.games.move import Move
from gattai_desktop.games.tasuo.opening import KeepAll, KeepFirstHand, PutCardsBack
from gattai_desktop.games.tasuo.values import OVER
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from gattai_desktop.sessions.shelf import record_into
from tests.end_to_end.hands import APART
from tests.end_to_end.hearing import deaf, hearing
from tests.end_to_end.listening import Listening
from tests.end_to_end.screen import SEED, Look
from tests.end_to_end.test_evening import exported

pytestmark = [
    pytest.mark.end_to_end,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="AT-SPI is the bus of screen readers on Linux"),
    pytest.mark.skipif(bool(deaf()), reason=f"to hear the program, this is not installed here: {', '.join(deaf())}"),
]

GIVEN: Final = """game    tasuo
given   player red "Ren" deck slag-court; player blue "Ida" deck tide-court
        Red: armor 3; Blue: armor 3
"""
PLAN: Final = (
    "BeginShowdown", "GoFirst", "PutCardsBack", "KeepFirstHand", "DrawTwo", "StopAttack", "AnswerWithCard",
    "CallWarrior", "EndPlay", "EndCharge", "AttackArmor", "AttackWarrior", "RollChain", "EndClash", "PassWindow",
)  # fmt: skip
"""What is done, the first of these that can be; Ida alone puts cards back."""
MOST: Final = 90
NAMES: Final = {"red": "Ren", "blue": "Ida"}
HERE: Final = "Drop here: "
COVERED: Final = "The hand has covered itself."
ME: Final = "It's me"


def planned() -> list[Move]:
    """Play the showdown by the plan, and return its moves."""
    game, state, shuffle = box("tasuo").game, replay(read(GIVEN)).state, seeded(SEED)
    found: list[Move] = []
    while state.text("step") != OVER and len(found) < MOST:
        waits = game.waits_for(state)  # of a round whoever sits there answers first
        seat = found[-1].seat if found and found[-1].seat in waits else waits[0]
        move = min(game.options(state, seat), key=_worth)
        if isinstance(move, PutCardsBack):  # as many as there are
            move = [one for one in game.options(state, seat) if isinstance(one, PutCardsBack)][-1]
        found.append(move)
        state, _facts = game.play(state, move, shuffle)
    assert state.text("step") == OVER
    return found


def _worth(move: Move) -> int:
    """Return how early a move stands in the plan; attacks with a card or a Drive are in none."""
    name, said = type(move).__name__, str(move)
    if (
        name not in PLAN
        or (name == "PutCardsBack" and move.seat == "red")
        or re.search(r" by | with \w+ v\d|bully", said)
    ):
        return len(PLAN)
    return PLAN.index(name)


PRESSED: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (r"shuffles both decks", ("Begin",)),
    (r"goes first", ("Go first",)),
    (r"keeps the (?:first )?hand", ("Keep the hand",)),
    (r"draws two", ("Draw two",)),
    (r"calls (.+?)(?:\.\d)? to (\w+)", (r"\1$", rf"(?i:{HERE}\2)[,:]")),
    (r"ends (play|charge|clash)", (r"End the (?i:\1) Phase",)),
    (r"ends the turn", ("End the turn",)),
    (r"declines", ("None of them|Not this card|Decline",)),
    (r"attacks armor with (.+?)(?:\.\d)?$", (r"K\w+: \1", rf"{HERE}Armor")),
    (r"attacks (.+?)(?:\.\d)? with (.+?)(?:\.\d)?$", (r"K\w+: \2", rf"{HERE}.*\1")),
    (r"(?:stops it|answers) with (.+?)(?:\.\d)?$", (r"\1(?: for [^.]*)?\.",)),
    (r"chooses (?:Red's |Blue's )?(.+?)(?:\.\d)?$", (r"(?:Choose )?\1(?:\.|$)",)),
    (r"rolls", ("Roll",)),
    (r"passes", (r"Pass$|Pass\.",)),
)
"""A move as a record writes it, and what is pressed for it, one after the other."""


def presses(move: Move) -> tuple[str, ...]:
    """Return what is pressed for a move."""
    if isinstance(move, PutCardsBack):
        return (*(f"{one.name}$" for one in move.cards), f"Change {len(move.cards)}")
    for pattern, names in PRESSED:
        found = re.search(pattern, str(move))
        if found is not None:
            said = [re.escape(one) for one in (*found.groups(), "", "")]
            return tuple(one.replace(r"\1", said[0]).replace(r"\2", said[1]) for one in names)
    raise AssertionError(f"Nobody knows how to do this by ear: {move}")


def on_the_way(seat: str, look: Look) -> str:
    """Return what has to be pressed before a move can be made; "" where nothing has."""
    wanted = (
        f"{ME}, {NAMES[seat]}",
        COVERED,
        APART,
        f"{NAMES[seat]} looks at the cards",
        f"Pass the table to {NAMES[seat]}",
    )
    heard = [one["name"] for one in look["buttons"]]
    return next((name for start in wanted for name in heard if name.startswith(start)), "")


def named(pattern: str, look: Look) -> str:
    """Return the shortest name that is heard and means this; "" for none."""
    found = [one["name"] for one in look["buttons"] if re.match(pattern, one["name"])]
    return min(found, key=len, default="")


def play(player: Listening, move: Move, look: Look, curtains: list[str]) -> Look:
    """Make a move by ear: first take the computer where it takes that, and then press one thing after the other."""
    for pattern in presses(move):
        while True:
            look = player.until(
                lambda now, pattern=pattern: named(pattern, now) or on_the_way(move.seat, now),
                f"{move}: {pattern}",
                look,
            )
            name = named(pattern, look)
            if name:
                break
            name = on_the_way(move.seat, look)
            if name.startswith(ME):
                curtains.append(move.seat)
                others = {one["name"] for one in look["buttons"]} - {name}
                assert not {one for one in others if not one.startswith(("Back to", "Pass without looking"))}, (
                    f"behind the curtain: {others}"
                )
            look = player.press(look, name)
        look = player.press(look, name)
    return look


SAID_ON_THE_WAY: Final = (
    "It's me, Ida",
    "Ida holds five cards. Ashen Duelist of Ren may be answered.",
    "Ida: answer Ashen Duelist?",
    "Strike by Ashen Duelist: 3 at Pearl Diver",
    "1 in the Queue: Ashen Duelist, 3 at Pearl Diver, Ren",
    "Ida looks at hidden cards",
    "The attack on Pearl Diver is stopped: Block",
    "Chain roll: 10 is needed. After a Strike 8, 2 more for the chains made. 6 in 36, 17 in 100.",
    "Ida: Body Count 0 → 1",
    "Ren has won: ",
)
"""What players who see nothing have to know: who takes the computer, what everybody may know of her, what is asked, who
has looked, what an attack and a roll came to, and who has won."""


def test_two_people_play_a_whole_showdown_by_ear(tmp_path: Path) -> None:
    record, session = tmp_path / "given.record", tmp_path / "given.gattai"
    record.write_text(GIVEN, encoding="utf-8")
    record_into(record, session)
    moves, curtains = planned(), list[str]()
    with hearing(session, tmp_path) as (table, ears):
        player = Listening(ears, "There is no guide.")
        look = player.look()
        for before, move in pairwise((None, *moves)):
            if not (isinstance(before, KeepFirstHand) and isinstance(move, KeepAll)):  # one press does both
                look = play(player, move, look, curtains)
        player.until(lambda _now: any("Ren has won: " in one for one in player.heard), "the end is heard", look)
        table.end()
    made = [line for line in exported(session) if "looks at hidden cards" not in line and "seating" not in line]
    assert made == [str(one) for one in moves]
    assert len(curtains) > 10
    player.assert_heard(*SAID_ON_THE_WAY)
