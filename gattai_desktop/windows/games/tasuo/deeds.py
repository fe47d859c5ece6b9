"""Makes the plates of what may be done in a showdown beside moving cards: phases, charges, Drives, dice, Ultra."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from gattai_desktop.board.plate_look import drive_plate
from gattai_desktop.board.speech import said, speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.move import Answer, Move, cards_of
from gattai_desktop.games.tasuo.activating import ActivateAbility, TurnArena
from gattai_desktop.games.tasuo.attack_moves import (
    AttackAllInOrder,
    AttackInOrder,
    BounceWarrior,
    ThrowWeapon,
)
from gattai_desktop.games.tasuo.attacks import DRIVE_COST
from gattai_desktop.games.tasuo.calls import CallWarrior, PayForCall
from gattai_desktop.games.tasuo.charging import ChargeKa, MakeRoom, SwapWarriors
from gattai_desktop.games.tasuo.combos import RollChain, StopCombo, TagWarriorIn, combo_of, need_of
from gattai_desktop.games.tasuo.declaring import AttackMove
from gattai_desktop.games.tasuo.foretelling import has_price, in_few, paid, told_of
from gattai_desktop.games.tasuo.legend import EquipWeapon, KaijoWeapon, LayCard, SetCard, TakeBackCard
from gattai_desktop.games.tasuo.policies import TakePassBack
from gattai_desktop.games.tasuo.turns import DrawTwo, EndCharge, EndClash, EndPlay, EndWholeTurn, HealArmor
from gattai_desktop.games.tasuo.ultra import OpenGravity, SummonWarrior, SummonWarriorWith
from gattai_desktop.games.tasuo.using import EmergencyCall, UseCard
from gattai_desktop.games.tasuo.values import DRAW, active, gauge
from gattai_desktop.windows.games.tasuo.after_lesson import AFTER, AGAIN, plates_at_the_end
from gattai_desktop.windows.games.tasuo.card_signs import ARMOR, GAUGE
from gattai_desktop.windows.games.tasuo.chain_looks import chances
from gattai_desktop.windows.games.tasuo.when_asked import standing_words
from gattai_desktop.windows.kit.plate_row import RowPlate, shelf_plate
from gattai_desktop.windows.kit.plate_words import kind_title, plate_words
from gattai_desktop.windows.kit.seat_view import SeatView

_BY_CARD: Final = (
    CallWarrior, EmergencyCall, SetCard, LayCard, TakeBackCard, EquipWeapon, UseCard, ChargeKa,
)  # fmt: skip
"""Moves that are made with a card alone: it is dragged, or pressed and then its place."""
_NEXT: Final = (DrawTwo, EndPlay, EndCharge, EndClash)
"""What play goes on with; its plate has the key N. A roll has another, which ends no phase if pressed too often."""
_LAST: Final = (StopCombo, EndPlay, EndCharge, EndClash, EndWholeTurn)
"""What ends something: its plate stands at the right end of the row."""
_PHASES: Final = (EndPlay, EndCharge, EndClash)
"""What ends a phase, whose name its plate leaves out where there is little room."""
_KEYS: Final[Mapping[type[Move], str]] = {
    RollChain: "C", StopCombo: "X", PayForCall: "C", TurnArena: "U", SummonWarrior: "I", SummonWarriorWith: "I",
    BounceWarrior: "B", TagWarriorIn: "T", AttackAllInOrder: "O",
}  # fmt: skip
"""Keys other than those of the moves themselves: A, S, D, F and G are the places."""
DRIVE: Final = "drive "
"""How the name of a Drive's plate begins."""
MORE: Final = "more"
"""The name of the plate that stands for those without room in the row."""
_MORE_KEY: Final = "J"
_LATER: Final = (SwapWarriors, MakeRoom, AttackAllInOrder, BounceWarrior, ThrowWeapon, KaijoWeapon, OpenGravity)
"""What is done seldom: it goes behind "More" before others."""
_STAY: Final = (*_NEXT, RollChain, *_LAST, TakePassBack)
"""Moves whose plates always stand in the row."""


def deed_plates(view: SeatView, drives: tuple[str, ...] = ()) -> tuple[RowPlate, ...]:
    """Return the plates of the row; drives: those that were chosen for the next attack."""
    kinds = dict.fromkeys(_kind(move) for move in _named(view) if _has_plate(move) or isinstance(move, ChargeKa))
    ordered = sorted(kinds, key=lambda kind: (kind in _LAST, _LAST.index(kind) if kind in _LAST else 0))
    plates = [_ka_plate(view) if kind is ChargeKa else _plate(view, kind) for kind in ordered]
    first = (*_drives(view, drives), *_asked_again(view))
    return (*first, *plates[:1], *_full_armor(view), *plates[1:], *plates_at_the_end(view))


def _full_armor(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plate that could heal, hatched while nothing is to be healed."""
    if view.sight.text("step") != DRAW or active(view.sight) != view.seat or view.asks or view.may(HealArmor):
        return ()
    heal = HealArmor(view.seat)
    reasons = view.model.judge(heal).reasons
    if not reasons:  # a curtain hides the seat's moves, the rules do not refuse this one
        return ()
    look = drive_plate(plate_words(view.model, heal).title, said(reasons[0].text), heal.shown.letter, "refused")
    return (RowPlate(heal.phrase, look, move=heal),)


def folded(
    plates: tuple[RowPlate, ...], holds: Callable[[tuple[RowPlate, ...]], bool]
) -> tuple[tuple[RowPlate, ...], tuple[RowPlate, ...]]:
    """Return the plates that stand in a row, and those that do not, whose keys count: the least urgent ones.

    holds: whether plates have room side by side. Behind the plate "More" are all of the latter but that of Ka.
    """
    aside: tuple[RowPlate, ...] = ()
    if not holds(plates):  # Ka is charged by any card that is dragged or pressed, without its plate too
        aside = tuple(one for one in plates if one.key == ChargeKa.phrase)
        plates = tuple(one for one in plates if one.key != ChargeKa.phrase)
    able, behind, row = _least_urgent_last(plates), list[RowPlate](), plates
    while able and not holds(row):
        behind.append(able.pop())
        if len(behind) == 1 and able:  # the plate "More" takes the room of one
            behind.append(able.pop())
        row = _with_more(plates, behind)
    whole = next((one for one in plates if one.key == EndWholeTurn.phrase), None)
    if whole is not None and behind and not holds(row):  # its key counts all the same
        behind.append(whole)
        row = _with_more(plates, behind)
    return row, (*aside, *(one for one in plates if one in behind))


def _least_urgent_last(plates: tuple[RowPlate, ...]) -> list[RowPlate]:
    """Return the plates that may go behind "More"."""
    staying = {*(kind.phrase for kind in _STAY), AFTER, AGAIN, shelf_plate().key}
    later = {kind.phrase for kind in _LATER}
    able = [one for one in plates if one.key not in staying and not str(one.key).startswith(DRIVE)]
    return sorted(able, key=lambda one: one.key in later)


def _with_more(plates: tuple[RowPlate, ...], behind: list[RowPlate]) -> tuple[RowPlate, ...]:
    """Return the plates with one in the place of those behind it: before those that end a phase."""
    title, ways = speak("tasuo", "More"), speak("tasuo", "{count} ways", count=len(behind))
    look = drive_plate(title, ways, _MORE_KEY, "")
    look = evolve(look, name=f"{title}: {', '.join(one.look.title for one in plates if one in behind)}")
    left = [one for one in plates if one not in behind]
    ends = {kind.phrase for kind in _LAST}
    place = next((number for number, one in enumerate(left) if one.key in ends), len(left))
    return (*left[:place], RowPlate(MORE, look), *left[place:])


def settled(moves: tuple[Move, ...], *, alt: bool) -> tuple[Move, ...]:
    """Return which of several moves a drop means: a card is laid open and a Weapon used; with Alt set, and thrown."""
    rare = tuple(one for one in moves if isinstance(one, SetCard | ThrowWeapon))
    usual = tuple(one for one in moves if one not in rare)
    return (rare or usual) if alt else (usual or rare)


def _asked_again(view: SeatView) -> tuple[RowPlate, ...]:
    """Return the plate that ends the own standing pass, where there is one."""
    standing = standing_words(view.text(f"until.{view.seat}"))
    if not standing:
        return ()
    look = drive_plate(speak("tasuo", "Ask me again"), standing, "P", "")
    return (RowPlate(TakePassBack.phrase, look, move=TakePassBack(view.seat)),)


def moves_of(view: SeatView, key: object) -> tuple[Move, ...]:
    """Return the moves behind a plate, whose name is the phrase of its kind of move."""
    return tuple(move for move in _named(view) if _kind(move).phrase == key and _has_plate(move))


def _named(view: SeatView) -> Iterable[Move]:
    """Return what may be named of what the seat may do: with the hand covered, nothing that is done with its cards."""
    if not view.model.covered:
        return view.options
    lying = {one.card for zone in view.sight.zones.values() for one in zone}
    return (move for move in view.options if cards_of(move) <= lying)


def _kind(move: Move) -> type[Move]:
    """Return the kind whose plate a move stands behind: printed or by a card, all in an order have one.

    So have all the uses of what lies in play, whether they name one of several texts or not.
    """
    if isinstance(move, AttackInOrder):
        return AttackAllInOrder
    return next((one for one in (ActivateAbility, TurnArena) if isinstance(move, one)), type(move))


def _has_plate(move: Move) -> bool:
    if isinstance(move, (*_BY_CARD, Answer)) or move.by_hand:
        return False
    return not isinstance(move, AttackMove) or isinstance(move, AttackInOrder | BounceWarrior | ThrowWeapon)


def _ka_plate(view: SeatView) -> RowPlate:
    """Return the plate that has the same tick as the cards of the hand that charge Ka; a press lifts one of them."""
    hand = any(view.holds(move.card) for move in view.options_of(ChargeKa))
    words = speak("tasuo", "from the hand") if hand else speak("tasuo", "from the field")
    # In the line it needs less room than before the title.
    line = (Sign("tick", silent=True), PlainText(f" {words}")) if hand else words
    look = drive_plate(kind_title(ChargeKa), line, ChargeKa.shown.letter, "")
    few = PlainText(f" {speak('tasuo', 'Hand')}")  # the tick alone would tell a newcomer nothing
    look = evolve(look, short=(Sign("tick", silent=True), few) if hand else "")
    return RowPlate(ChargeKa.phrase, look, serves=ChargeKa)


def _plate(view: SeatView, kind: type[Move]) -> RowPlate:
    moves = moves_of(view, kind.phrase)
    only = moves[0] if len(moves) == 1 else None
    title = kind_title(kind) if kind.shown.kind else plate_words(view.model, moves[0]).title
    key = _KEYS.get(kind, kind.shown.letter)
    line = _line(view, kind, moves)
    look = drive_plate(title, line, key, "price" if only is not None and has_price(view.sight, only) else "")
    look = evolve(look, short=_in_few(view, only) if only is not None else "")
    if kind in _PHASES:  # the rail says which one
        look = evolve(look, brief=speak("tasuo", "End phase"))
    elif kind is EndWholeTurn:
        look = evolve(look, brief=speak("tasuo", "End turn"))
    elif kind is BounceWarrior:  # not the Drive of that name, which goes with an attack
        look = evolve(look, brief=speak("tasuo", "Bounce alone"))
    if only is not None and kind.shown.kind:  # who hears it, hears all of it
        look = evolve(look, name=plate_words(view.model, only).title)
    return RowPlate(kind.phrase, look, ends=kind in _LAST, move=only)


def _in_few(view: SeatView, move: Move) -> DrawnWords | str:
    """Return what a move costs where there is little room, after the sign of what it is paid with; "" for no fewer."""
    few = in_few(view.sight, move)
    if few is None:
        return ""
    in_armor, in_gauge = paid(view.sight, move)
    sign = ARMOR if in_armor or isinstance(move, HealArmor) else GAUGE if in_gauge else ""
    return (Sign(sign), PlainText(f" {said(few)}")) if sign else said(few)


def _line(view: SeatView, kind: type[Move], moves: tuple[Move, ...]) -> str:
    combo = combo_of(view.sight)
    if kind is RollChain and combo is not None:
        need = need_of(view.sight, combo)
        return speak("tasuo", "Needs {need}: {chance} in 36", need=need, chance=chances(need))
    if kind is StopCombo:
        return speak("tasuo", "The combo ends")
    if len(moves) > 1:
        return speak("tasuo", "{count} ways", count=len(moves))
    move = moves[0]
    card = (move.used if isinstance(move, AttackMove) else None) or getattr(move, "card", None)
    if isinstance(card, Card) and kind.shown.kind:
        return card.name
    told = told_of(view.sight, move)
    return said(told[0]) if told else ""


def _drives(view: SeatView, drives: tuple[str, ...]) -> tuple[RowPlate, ...]:
    """Return a plate for each Drive that the next attack could have."""
    attacks = (one for one in _named(view) if isinstance(one, AttackMove) and not isinstance(one, BounceWarrior))
    could = {name for one in attacks for name in one.named_drives}
    left = gauge(view.sight, view.seat) if could else 0
    plates = []
    for number, (name, cost) in enumerate(DRIVE_COST.items(), 1):
        if name not in could:
            continue
        words = speak("tasuo", "gauge {now} → {then}", now=left, then=left - cost)
        look = drive_plate(DRIVE_NAMES[name], words, str(number), "legal" if name in drives else "")
        if name in drives:
            look = evolve(look, name=f"{look.title}, {speak('answer', 'chosen')}: {words}")
        plates.append(RowPlate(DRIVE + name, look, narrow=True))
    return tuple(plates)


DRIVE_NAMES: Final = {"hatsubai v1": "Hatsubai v1", "hatsubai v2": "Hatsubai v2", "bully bounce": "Bully Bounce"}
