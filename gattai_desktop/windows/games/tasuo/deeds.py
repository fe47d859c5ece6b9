"""Makes the plates of what may be done in a showdown beside moving cards: phases, charges, Drives, dice, Ultra."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.plate_look import drive_plate
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Answer, Move
from gattai_desktop.games.tasuo.activating import TurnArena
from gattai_desktop.games.tasuo.attack_moves import AttackAllInOrder, AttackWarrior, BounceWarrior, ThrowWeapon
from gattai_desktop.games.tasuo.attacks import DRIVE_COST
from gattai_desktop.games.tasuo.calls import CallWarrior, PayForCall
from gattai_desktop.games.tasuo.charging import ChargeKa
from gattai_desktop.games.tasuo.combos import RollChain, StopCombo, TagWarriorIn, combo_of, need_of
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.legend import EquipWeapon, LayCard, SetCard, TakeBackCard
from gattai_desktop.games.tasuo.policies import TakePassBack
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import DrawTwo, EndCharge, EndClash, EndPlay, EndWholeTurn
from gattai_desktop.games.tasuo.ultra import SummonWarrior, SummonWarriorWith
from gattai_desktop.games.tasuo.using import EmergencyCall, UseCard
from gattai_desktop.games.tasuo.values import CLASH, active, gauge, text
from gattai_desktop.games.tasuo.warriors import warrior_named
from gattai_desktop.windows.games.tasuo.after_lesson import plates_after_lesson
from gattai_desktop.windows.games.tasuo.chain_looks import chances
from gattai_desktop.windows.games.tasuo.when_asked import standing_words
from gattai_desktop.windows.kit.plate_row import RowPlate
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

translate = QCoreApplication.translate

_BY_CARD: Final = (
    CallWarrior, EmergencyCall, SetCard, LayCard, TakeBackCard, EquipWeapon, UseCard, ChargeKa,
)  # fmt: skip
"""Moves that are made with a card alone: it is dragged, or pressed and then its place."""
_NEXT: Final = (DrawTwo, RollChain, EndPlay, EndCharge, EndClash)
"""What play goes on with; its plate has the key N."""
_LAST: Final = (EndPlay, EndCharge, EndClash, EndWholeTurn)
_KEYS: Final[Mapping[type[Move], str]] = {
    StopCombo: "X", PayForCall: "C", TurnArena: "U", SummonWarrior: "I", SummonWarriorWith: "I", BounceWarrior: "B",
    TagWarriorIn: "T", AttackAllInOrder: "O",
}  # fmt: skip
"""Keys other than those of the moves themselves: A, S, D, F and G are the places."""
DRIVE: Final = "drive "
"""How the name of a Drive's plate begins."""


def deed_plates(view: SeatView, drives: tuple[str, ...] = ()) -> tuple[RowPlate, ...]:
    """Return the plates of the row; drives: those that were chosen for the next attack."""
    kinds = dict.fromkeys(type(move) for move in view.options if _has_plate(move))
    ordered = sorted(kinds, key=lambda kind: (kind in _LAST, _LAST.index(kind) if kind in _LAST else 0))
    plates = [_plate(view, kind) for kind in ordered]
    return (*_drives(view, drives), *_asked_again(view), *plates, *plates_after_lesson(view))


def _asked_again(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plate that ends the own standing pass, where there is one."""
    standing = standing_words(view.text(f"until.{view.seat}"))
    if not standing:
        return ()
    look = drive_plate(translate("tasuo", "Ask me again"), standing, "P", "")
    return (RowPlate(TakePassBack.phrase, look, move=TakePassBack(view.seat)),)


def moves_of(view: SeatView, key: object) -> tuple[Move, ...]:
    """Return the moves behind a plate, whose name is the phrase of its kind of move."""
    return tuple(move for move in view.options if type(move).phrase == key and _has_plate(move))


def _has_plate(move: Move) -> bool:
    if isinstance(move, (*_BY_CARD, Answer)) or move.by_hand:
        return False
    return not isinstance(move, AttackMove) or isinstance(move, AttackAllInOrder | BounceWarrior | ThrowWeapon)


def _plate(view: SeatView, kind: type[Move]) -> RowPlate:
    moves = moves_of(view, kind.phrase)
    only = moves[0] if len(moves) == 1 else None
    words = plate_words(view.model, only).title if only is not None else kind_title(kind)
    key = "N" if kind in _NEXT else _KEYS.get(kind, kind.shown.letter)
    return RowPlate(kind.phrase, drive_plate(words, _line(view, kind, moves), key, ""), move=only)


def _line(view: SeatView, kind: type[Move], moves: tuple[Move, ...]) -> str:
    combo = combo_of(view.sight)
    if kind is RollChain and combo is not None:
        need = need_of(view.sight, combo)
        return speak("tasuo", "needs {need}: {chance} in 36", need=need, chance=chances(need))
    if kind is StopCombo and combo is not None:
        warrior = warrior_named(view.sight, combo.attacker)
        return speak("tasuo", "or go on with {warrior}", warrior=warrior.name) if warrior is not None else ""
    return speak("tasuo", "{number} ways", number=len(moves)) if len(moves) > 1 else ""


def _drives(view: SeatView, drives: tuple[str, ...]) -> tuple[RowPlate, ...]:
    """Return a plate for each Drive that the next attack could have."""
    table = view.sight
    if text(table, "step") != CLASH or active(table) != view.seat or not view.may(AttackWarrior):
        return ()
    if rulings_of(table).drive_time == "before_target":  # they have a plate of their own
        return ()
    left = gauge(table, view.seat)
    plates = []
    for number, (name, cost) in enumerate(DRIVE_COST.items(), 1):
        if cost > left and name not in drives:
            continue
        words = speak("tasuo", "gauge {now} → {then}", now=left, then=left - cost)
        look = drive_plate(DRIVE_NAMES[name], words, str(number), "legal" if name in drives else "")
        if name in drives:
            look = evolve(look, name=f"{look.title}, {speak('answer', 'chosen')}: {words}")
        plates.append(RowPlate(DRIVE + name, look, narrow=True))
    return tuple(plates)


DRIVE_NAMES: Final = {"hatsubai v1": "Hatsubai v1", "hatsubai v2": "Hatsubai v2", "bully bounce": "Bully Bounce"}
