"""What can be made by nobody, whatever the table allows: what a move names is not there to do that with.

A kind of move offers all that could be done with what lies there. What is among it can be made against the rules; all
else would mean nothing.
"""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import State
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.hand_of_all import RULE
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.activating import TurnArena
from gattai_desktop.games.tasuo.adding import AddCard
from gattai_desktop.games.tasuo.attack_moves import AttackArmor
from gattai_desktop.games.tasuo.charging import ChargeKao, SwapWarriors
from gattai_desktop.games.tasuo.chosen_policy import SetPolicy
from gattai_desktop.games.tasuo.combos import ComboMove, TagWarriorIn, combo_of
from gattai_desktop.games.tasuo.declaring import NO_DRIVES, AttackMove
from gattai_desktop.games.tasuo.defences import StopAttack
from gattai_desktop.games.tasuo.matches import NextDuel
from gattai_desktop.games.tasuo.opening import BeginShowdown, PayForCard
from gattai_desktop.games.tasuo.paid_drives import PayForDrive
from gattai_desktop.games.tasuo.policies import TakePassBack
from gattai_desktop.games.tasuo.responses import AnswerWithCard
from gattai_desktop.games.tasuo.turns import EndClash, EndWholeTurn, TurnMove
from gattai_desktop.games.tasuo.ultra import OpenGravity, SummonMove
from gattai_desktop.games.tasuo.values import active
from gattai_desktop.games.tasuo.warriors import of_hand, warrior_named, warriors
from gattai_desktop.games.tasuo.windows import ANSWERS, LookAtCards, PassAhead, PassUntil
from gattai_desktop.games.verdict import Reason, refusal

_AS_JUDGED: Final = (
    BeginShowdown, NextDuel, ChargeKao, SummonMove, SetPolicy, TakePassBack, PassUntil, PassAhead, LookAtCards,
)  # fmt: skip
"""Kinds of moves whose every refusal says that there is nothing to do it with."""


def meaningless(table: State, move: Move, ask: Ask | None) -> Iterator[Reason]:
    """Yield why a move that the rules refuse cannot be made at all; `ask` is the question to its seat."""
    if move.seat not in zones.SEATS:
        yield refusal(RULE, "Nobody called {seat} sits here.", seat=move.seat.capitalize())
    elif isinstance(move, Answer):
        if ask is not None and (ask.kind, ask.seat) == (move.answers, move.seat) and not _answers(table, move, ask):
            yield next(iter(move.judge(table)), refusal(RULE, "That answers nothing here."))
    elif isinstance(move, TurnMove):
        yield from _of_turn(table, move)
    elif isinstance(move, _AS_JUDGED):
        yield from move.judge(table)


def _answers(table: State, move: Answer, ask: Ask) -> bool:
    """Whether an answer is one that could be given with what lies there."""
    if isinstance(move, PassUntil):
        return not any(move.judge(table))
    if isinstance(move, PayForCard):
        return move.card in table.cards(zones.hand(move.seat))
    if type(move) not in ANSWERS:
        return move in ask.options
    if move not in type(move).offered(table, move.seat):
        return False
    if isinstance(move, StopAttack):
        meant = move.meant(table)
        return meant is not None and bool(move.saved(table, meant))
    return not isinstance(move, AnswerWithCard) or _has_something_to_answer(table, move)


def _has_something_to_answer(table: State, move: AnswerWithCard) -> bool:
    effects = of_hand(move.card).design.effects
    if not effects:
        return False
    word = effects[0].trigger.word
    return word in ("swift", "own destroyed") or bool(move.fitting(table, effects[0].trigger))


def _of_turn(table: State, move: TurnMove) -> Iterator[Reason]:
    combo = combo_of(table)
    if isinstance(move, _AS_JUDGED):
        yield from move.against(table)
    elif not _lies_there(table, move):
        yield next(iter(move.against(table)), refusal(RULE, "There is nothing here to do that with."))
    elif isinstance(move, ComboMove):
        if combo is None or combo.attacker not in [one.key for one in warriors(table, active(table))]:
            yield refusal("TS-41", "No combo is open.")
        elif move.seat != active(table):
            yield from move.judge(table)
        elif isinstance(move, TagWarriorIn) and move.card.key == combo.attacker:
            yield from move.against(table)
    elif isinstance(move, EndClash | EndWholeTurn) and combo is not None:
        yield refusal("TS-41", "A combo is open: go on with it, or stop it.")
    elif isinstance(move, AddCard | TurnArena | PayForDrive) and move.seat != active(table):
        yield from move.judge(table)
    elif isinstance(move, OpenGravity) and table.number(f"gravity.{move.seat}"):
        yield from move.against(table)


def _lies_there(table: State, move: TurnMove) -> bool:
    """Whether a move names what its kind could be done with."""
    if isinstance(move, SwapWarriors):
        own = warriors(table, move.seat)
        return move.card in own and move.other in own and move.card is not move.other
    if isinstance(move, AttackMove):
        bare = evolve(cast("AttackArmor", move), drives=NO_DRIVES) if hasattr(move, "drives") else move
        warrior = warrior_named(table, move.card.key)
        return bare in type(move).offered(table, move.seat) and warrior is not None and bool(move.form(table, warrior))
    return move in type(move).offered(table, move.seat)
