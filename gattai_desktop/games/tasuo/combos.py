"""A combo: after a hit the dice say whether the attack goes on, and with what it may (RULES TS-41, TS-44, TS-H29)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import fields, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import State, Table, cached, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import (
    ARMOR,
    BOUNCE,
    BY_CARD,
    BY_WEAPON,
    PRINTED,
    THROWN,
    OpenAttack,
    attacker_of,
    constant,
    form_of,
    is_area,
    is_unchained,
)
from gattai_desktop.games.tasuo.card_words import AREA, OFFENSIVE
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.happenings import happened
from gattai_desktop.games.tasuo.leaving import gain_gauge, spare_moved
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove
from gattai_desktop.games.tasuo.values import CLASH, gauge, listed, mark_turn, of
from gattai_desktop.games.tasuo.warriors import (
    conditions,
    has_attacked,
    lies_idle,
    of_hand,
    place_of,
    suffers,
    warrior_named,
    warriors,
    weapons_of,
)
from gattai_desktop.games.verdict import Reason, refusal

NEEDS: Final[Mapping[str, int]] = {
    "Punch": 7, "Kick": 7, "Strike": 8, "Grab": 8, "Blast": 9, "Projectile": 9, "Throw": 10,
}  # fmt: skip
"""What a roll needs after an attack of each type (RULES TS-H29)."""
ANY_TYPE: Final = (*NEEDS, AREA)
FOLLOWING: Final[Mapping[str, tuple[str, ...]]] = {
    "Punch": ("Punch", "Kick", "Strike", "Grab"),
    "Kick": ("Punch", "Kick", "Blast"),
    "Strike": ("Strike", "Kick", "Blast"),
    "Grab": ("Punch", "Throw"),
    "Blast": ("Punch", "Kick", "Projectile"),
    "Projectile": ("Projectile", "Blast"),
    "Throw": ANY_TYPE,
}
"""Which types of card may follow each type (RULES TS-H29)."""
SAME_NEED: Final = 8
HARDER: Final = 2
"""What each chain that was made in this combo adds to the need (RULES TS-H29)."""
ALWAYS_FAILS, ALWAYS_SUCCEEDS = 2, 12
TAG_COST: Final = 1

ROLL: Final = "roll"
NEXT: Final = "next"
"""A combo waits for its roll, or for the attack that goes on with it."""
_UNABLE: Final = ("Immobilize", "Freeze", "Broken-Back")


@frozen(kw_only=True)
class OpenCombo:
    """A combo between two of its attacks: who made the last one, how, of which type, and after how many chains.

    need is what cards have added to the roll. tagged says that the warrior was tagged in.
    """

    attacker: str
    way: str
    by: str = ""
    type: str = ""
    depth: int = 0
    need: int = 0
    tagged: bool = False
    stage: str = ROLL


_FIELDS: Final = tuple(one.name for one in fields(OpenCombo))


@cached(depends_on=paths("combo"))
def combo_of(table: Table) -> OpenCombo | None:
    """Return the combo that is open; None where none is."""
    if "combo.attacker" not in table.values:
        return None
    known = {name: table.values.get(f"combo.{name}") for name in _FIELDS}
    return OpenCombo(**cast("dict[str, Any]", {name: one for name, one in known.items() if one is not None}))


def keep_combo(ledger: Ledger, combo: OpenCombo, *, rule: str) -> None:
    """Let this be the open combo."""
    for name in _FIELDS:
        value: Value = getattr(combo, name)
        ledger.set(f"combo.{name}", value or None, rule=rule)


def end_combo(ledger: Ledger, *, rule: str) -> None:
    """Let no combo be open."""
    ledger.clear(tuple(f"combo.{name}" for name in _FIELDS), rule=rule)


def end_lost_combo(ledger: Ledger) -> None:
    """End a combo whose warrior has left play (RULES TS-H64)."""
    combo = combo_of(ledger.table)
    if combo is not None and warrior_named(ledger.table, combo.attacker) is None:
        end_combo(ledger, rule="TS-H64")


def need_of(table: Table, combo: OpenCombo) -> int:
    """Return what the roll needs (RULES TS-H29)."""
    base = SAME_NEED if rulings_of(table).chain_table == "same" else NEEDS.get(combo.type, SAME_NEED)
    return base + HARDER * combo.depth + combo.need


def against_going_on(
    table: Table, combo: OpenCombo, warrior: TasuoCard, way: str, used: Card | None
) -> Iterator[Reason]:
    """Yield why a combo does not go on so: the same warrior in the same way (RULES TS-41, TS-H49)."""
    if warrior.key != combo.attacker:
        yield refusal("TS-41", "The combo goes on with the same warrior.")
        return
    for condition in _UNABLE:
        if condition in conditions(table, warrior):
            yield refusal("TS-41", "{warrior} cannot attack: {condition}.", warrior=warrior, condition=condition)
    by_another = way == BY_WEAPON and used is not None and used.key != combo.by and not combo.tagged
    any_card = way == BY_CARD and rulings_of(table).chain_after_weapon == "any_card"
    if combo.way == BY_WEAPON and not any_card and (way != BY_WEAPON or by_another):
        yield refusal("TS-H49", "The combo goes on with the same Weapon.", ruling="chain_after_weapon")
    elif combo.way not in (BY_WEAPON, way):
        yield refusal("TS-H49", "The combo goes on in the same way.", ruling="chain_after_weapon")
    elif combo.way == BY_CARD == way and used is not None and not may_follow(table, combo, used):
        yield refusal("TS-H29", "{card} may not follow a {type}.", card=used, type=combo.type, ruling="chain_table")


def may_follow(table: Table, combo: OpenCombo, card: Card) -> bool:
    """Whether a card may go on with a combo: an Offensive one, of a type that may follow (RULES TS-H29)."""
    design = design_of(card)
    if design.kind != OFFENSIVE or design.attack is None:
        return False
    return design.attack.type in following(table, combo.type)


def following(table: Table, kind: str) -> tuple[str, ...]:
    """Return which types of card may follow an attack of a type (RULES TS-H29)."""
    return ANY_TYPE if rulings_of(table).chain_table == "same" else FOLLOWING.get(kind, ())


def can_go_on(table: State, combo: OpenCombo, seat: Seat) -> bool:
    """Whether a legal next attack exists, or a Tasuo Tag that leads to one."""
    able = [one for one in warriors(table, seat) if one.key == combo.attacker]
    if gauge(table, seat) >= TAG_COST:
        able += [one for one in warriors(table, seat) if _can_be_tagged(table, one)]
    return any(_has_way(table, combo, one, seat) for one in able)


def _has_way(table: State, combo: OpenCombo, warrior: TasuoCard, seat: Seat) -> bool:
    if any(one in conditions(table, warrior) for one in _UNABLE):
        return False
    if combo.way == PRINTED:
        return _can_make(table, warrior, warrior)
    if combo.way == BY_WEAPON:
        same = [one for one in weapons_of(table, warrior) if one.key == combo.by or warrior.key != combo.attacker]
        if any(_can_make(table, warrior, one) and not lies_idle(table, one, warrior) for one in same):
            return True
        if rulings_of(table).chain_after_weapon != "any_card":
            return False
    held = table.cards(zones.hand(seat))
    return any(_goes_on(table, combo, card) and _can_make(table, warrior, card) for card in held)


def _goes_on(table: Table, combo: OpenCombo, card: Card) -> bool:
    """Whether a card may be the next attack; after a Weapon a ruling lets any Offensive one be it."""
    return design_of(card).kind == OFFENSIVE if combo.way == BY_WEAPON else may_follow(table, combo, card)


def _can_make(table: Table, warrior: TasuoCard, source: Card) -> bool:
    """Whether a warrior can make the attack of a card: an arm for a Punch, a foe for Area (RULES TS-60, TS-H52)."""
    form = design_of(source).attack
    if form is None or (form.type == AREA and not warriors(table, zones.foe(warrior.owner))):
        return False
    return form.type != "Punch" or not suffers(table, warrior, "Broken-Arm")


def _can_be_tagged(table: Table, warrior: TasuoCard) -> bool:
    able = not any(one in conditions(table, warrior) for one in _UNABLE)
    return able and not has_attacked(table, warrior) and not is_too_fresh(table, warrior)


def is_too_fresh(table: Table, warrior: TasuoCard) -> bool:
    """Whether a warrior was called in this turn, and does not attack for that (RULES TS-H70)."""
    if table.number(of(warrior.key, "called")) != table.number("turn"):
        return False
    fresh, emergency = rulings_of(table).fresh_attack, bool(table.values.get(of(warrior.key, "emergency")))
    return fresh == "no" or (fresh == "not_emergency" and emergency)


def begin_combo(ledger: Ledger, attack: OpenAttack) -> None:
    """After an attack that is through: offer the roll where the combo can go on, or end it (RULES TS-41, TS-H64)."""
    table = ledger.table
    form = form_of(table, attack)
    chainable = form.chainable and attack.way not in (BOUNCE, THROWN) and not is_area(table, attack)
    end_combo(ledger, rule="TS-41")
    if not attack.hit or is_unchained(table, attack) or not chainable or attacker_of(table, attack) is None:
        return
    gone = not any(one == ARMOR or warrior_named(table, one) for one in attack.targets)
    if gone and rulings_of(table).next_target == "ends":
        return
    combo = OpenCombo(
        attacker=attack.attacker,
        way=attack.way,
        by=attack.by,
        type=form.type,
        depth=attack.depth,
        need=attack.need + constant(ledger.table, attack, "need"),
    )
    if can_go_on(ledger.table, combo, attack.seat):
        keep_combo(ledger, combo, rule="TS-41")


def roll_dice(ledger: Ledger, *, rule: str) -> tuple[int, int]:
    """Roll two dice: those that were stacked beforehand, or by chance."""
    stacked = cast("tuple[int, ...]", listed(ledger.table, "dice"))
    if len(stacked) >= len(zones.DICE):
        ledger.set("dice", stacked[2:] or None, rule=rule)
        return stacked[0], stacked[1]
    for die in zones.DICE:
        ledger.shuffle(die, rule=rule)
    first, second = (ledger.table.cards(die)[-1].rank for die in zones.DICE)
    return first, second


@frozen
class ComboMove(TurnMove):
    """What is done between two attacks of a combo."""

    steps = (CLASH,)
    step_rule = "TS-41"
    in_combo = True


def makes_chain(rolled: int, need: int) -> bool:
    """Return whether two dice make a chain: 2 never does, 12 always (RULES TS-H29)."""
    return rolled == ALWAYS_SUCCEEDS or (rolled >= need and rolled != ALWAYS_FAILS)


@wish("rolls")
class RollChain(ComboMove):
    """Wish: roll two dice for the next attack of the combo (RULES TS-41)."""

    shown = Shown("Roll", letter="R")
    offered_as_it_is = True

    def against(self, state: State) -> Iterator[Reason]:
        if state.text("combo.stage") != ROLL:
            yield refusal("TS-41", "The roll was made: attack, or stop.")

    def play(self, ledger: Ledger) -> None:
        combo = combo_of(ledger.table)
        assert combo is not None
        need = need_of(ledger.table, combo)
        first, second = roll_dice(ledger, rule="TS-41")
        rolled = first + second
        made = makes_chain(rolled, need)
        ledger.announce("chain", rule="TS-41", need=need, rolled=rolled, made=made)
        if not made:
            end_combo(ledger, rule="TS-41")
            return
        ledger.set("combo.depth", combo.depth + 1, rule="TS-41")
        ledger.set("combo.stage", NEXT, rule="TS-41")
        mark_turn(ledger, "chained", rule="TS-41")
        happened(ledger, "chained", self.seat)
        ledger.next(("queue.done",))


@wish("stops")
class StopCombo(ComboMove):
    """Wish: let the combo end (RULES TS-H64)."""

    shown = Shown("Stop", letter="S")
    offered_as_it_is = True

    def play(self, ledger: Ledger) -> None:
        end_combo(ledger, rule="TS-H64")


@wish("tags {card} in")
class TagWarriorIn(ComboMove):
    """Wish: Tasuo Tag, another warrior takes the zone of the attacker and goes on with the combo (RULES TS-44)."""

    card: Card
    shown = Shown(kind="Tag in", letter="G")

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """Where the warrior stands whose combo it is."""
        combo = combo_of(table)
        out = warrior_named(table, combo.attacker) if combo is not None else None
        return (Place(zone=zones.place(place_of(table, out), self.seat)),) if out is not None else ()

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[TagWarriorIn]":
        yield from (cls(seat, card) for card in warriors(state, seat))

    def against(self, state: State) -> Iterator[Reason]:
        combo = combo_of(state)
        if combo is None or combo.stage != NEXT:
            yield refusal("TS-44", "A warrior is tagged in after a successful roll.")
            return
        if self.card not in warriors(state, self.seat) or self.card.key == combo.attacker:
            yield refusal("TS-44", "{card} is no other warrior of yours in play.", card=self.card)
        elif not _can_be_tagged(state, of_hand(self.card)):
            yield refusal("TS-44", "{card} has attacked in this turn, or cannot.", card=self.card)
        if gauge(state, self.seat) < TAG_COST:
            yield refusal("TS-44", "A Tasuo Tag costs {cost} gauge.", cost=TAG_COST)

    def play(self, ledger: Ledger) -> None:
        combo = combo_of(ledger.table)
        assert combo is not None
        gain_gauge(ledger, self.seat, -TAG_COST, rule="TS-44")
        out = next(one for one in warriors(ledger.table, self.seat) if one.key == combo.attacker)
        swap(ledger, out, of_hand(self.card), rule="TS-44")
        ledger.set("combo.attacker", self.card.key, rule="TS-44")
        ledger.set("combo.tagged", value=True, rule="TS-44")


def swap(ledger: Ledger, one: TasuoCard, other: TasuoCard, *, rule: str) -> None:
    """Let two warriors of a side change places, each with its Weapons and what lies under it."""
    seat, here, there = one.owner, place_of(ledger.table, one), place_of(ledger.table, other)
    for zone_of in (zones.place, zones.weapons):
        first, second = ledger.table.cards(zone_of(here, seat)), ledger.table.cards(zone_of(there, seat))
        if first:
            ledger.move_from(zone_of(here, seat), first, zone_of(there, seat), rule=rule)
        if second:
            ledger.move_from(zone_of(there, seat), second, zone_of(here, seat), rule=rule)
    spare_moved(ledger, one, other)


MOVES = (RollChain, StopCombo, TagWarriorIn)
