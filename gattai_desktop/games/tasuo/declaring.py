"""Attacks are declared in the Clash Phase, with the Drives that go with them (RULES TS-34 to TS-36, TS-45, TS-49)."""

from collections.abc import Iterator
from typing import ClassVar, Final, NewType

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.presentation import Place, Shown
from gattai_desktop.games.tasuo import attacks, zones
from gattai_desktop.games.tasuo.adding import against_added, enter_added
from gattai_desktop.games.tasuo.attacks import (
    ARMOR,
    BULLY_BOUNCE,
    BY_CARD,
    BY_WEAPON,
    DRIVE_COST,
    HATSUBAI,
    HATSUBAI_2,
    PRINTED,
    OpenAttack,
)
from gattai_desktop.games.tasuo.card_words import AREA, OFFENSIVE, UNABLE
from gattai_desktop.games.tasuo.combos import NEXT, against_going_on, combo_of, is_too_fresh
from gattai_desktop.games.tasuo.constants import AttackSeen, all_hold, attack_marks, of_attack
from gattai_desktop.games.tasuo.designs import AttackForm, TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_words import ATTACKING
from gattai_desktop.games.tasuo.foreseen import added, barred_to
from gattai_desktop.games.tasuo.leaving import gain_gauge
from gattai_desktop.games.tasuo.paid_drives import PAID, against_together, named_too_late, paid_drives, unpaid
from gattai_desktop.games.tasuo.queue import QueueEntry, enter
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import TurnMove, has_clash
from gattai_desktop.games.tasuo.values import CLASH, active, gauge, mark_turn, of, turn_mark
from gattai_desktop.games.tasuo.warriors import (
    conditions,
    has_attacked,
    lies_idle,
    of_hand,
    place_of,
    warriors,
    warriors_named,
    weapons_of,
)
from gattai_desktop.games.tasuo.windows import ATTACK, open_window
from gattai_desktop.games.verdict import Reason, refusal

Drives = NewType("Drives", str)
"""The Drives of an attack as they stand after it: " with hatsubai v1"."""
DRIVES_WRITTEN: Final = rf"(?: with (?:{'|'.join(DRIVE_COST)}))*"
NO_DRIVES: Final = Drives("")
BARRING_GAUGE: Final = 6
"""Clash Gauge from which a chain bars tags of defence (RULES TS-51)."""
BARRED: Final = {HATSUBAI: ("Block",), HATSUBAI_2: ("Block", "Kyushu")}
BARRED_BY_GAUGE: Final = ("Block", "Ori", "Kyushu")


def drives_in(drives: str) -> tuple[str, ...]:
    """Return the Drives that are named, in their order."""
    return tuple(one for one in drives.split(" with ") if one)


def against_attacking(table: Table, card: TasuoCard) -> Iterator[Reason]:
    """Yield why a warrior cannot attack at all (RULES TS-34, TS-56, TS-57, TS-62, TS-H70)."""
    has = conditions(table, card)
    for condition, rule in UNABLE.items():
        if condition in has:
            yield refusal(rule, "{warrior} cannot attack: {condition}.", warrior=card, condition=condition)
    if has_attacked(table, card):
        yield refusal("TS-34", "{warrior} has attacked in this turn already.", warrior=card)
    if is_too_fresh(table, card):
        yield refusal("TS-H70", "{warrior} was called in this turn.", warrior=card, ruling="fresh_attack")


def ready_to_attack(table: Table, seat: Seat) -> tuple[TasuoCard, ...]:
    """Return the warriors of a player that can still attack in this turn."""
    return tuple(one for one in warriors(table, seat) if not any(against_attacking(table, one)))


@frozen
class AttackMove(TurnMove):
    """A declaration: warrior, attack, what is attacked, and Drives (RULES TS-35, TS-H75)."""

    card: Card
    steps = (CLASH,)
    step_rule = "TS-14"
    shown = Shown(kind="Attack", letter="A")
    at_all: ClassVar[bool] = False
    """Whether it is at all enemy warriors at once."""

    @property
    def used(self) -> Card | None:
        """The Weapon or Offensive card; None for the printed attack."""
        by = getattr(self, "by", None)
        return by if isinstance(by, Card) else None

    @property
    def taken_up(self) -> Card | None:
        return self.used or self.card

    @property
    def named_drives(self) -> tuple[str, ...]:
        return drives_in(str(getattr(self, "drives", NO_DRIVES)))

    def all_drives(self, table: Table) -> tuple[str, ...]:
        """Return the Drives that it has: those paid for before, and those that are named with it."""
        return tuple(dict.fromkeys((*paid_drives(table), *self.named_drives)))

    def aims(self, table: Table) -> tuple[str, ...]:
        """Return the keys of those attacked, or "armor"."""
        target = getattr(self, "target", None)
        return (target.key,) if isinstance(target, Card) else (ARMOR,)

    def is_taken_up_with(self, table: Table, card: Card) -> bool:
        """Whether a person takes up that card for it; where a combo goes on by a Weapon, its warrior will do too."""
        combo = combo_of(table)
        same = combo is not None and combo.way == BY_WEAPON == self.way(table) and self.card.key == combo.attacker
        return card is self.taken_up or (same and card is self.card)

    def drop_places(self, table: Table) -> tuple[Place, ...]:
        """What is attacked; for an Offensive card the warrior that uses it, too."""
        aims = self.aims(table)
        own = (self.card.key,) if self.used is not None and self.way(table) == BY_CARD else ()
        struck = warriors_named(table, (*aims, *own))
        found = (Place(zone=zones.place(place_of(table, one), one.owner)) for one in struck)
        return (Place(spot=f"armor.{zones.foe(self.seat)}"), *found) if aims == (ARMOR,) else tuple(found)

    def not_now(self, state: State) -> Words:
        if has_clash(state):
            return super().not_now(state)
        return say("Attacks are declared in the Clash Phase; the very first turn has none.")

    @classmethod
    def against_all(cls, state: State, seat: Seat) -> Reason | None:
        """Return why a player can declare none of them now; a combo goes on with one."""
        goes_on = seat == active(state) and state.text("combo.stage") == NEXT
        return None if goes_on else super().against_all(state, seat)

    def way(self, table: Table) -> str:
        """Return what the attack is made with."""
        if self.used is None:
            return PRINTED
        return BY_CARD if design_of(self.used).kind == OFFENSIVE else BY_WEAPON

    def against(self, state: State) -> Iterator[Reason]:
        if self.card not in warriors(state, self.seat):
            yield refusal("TS-35", "{card} is no warrior of yours in play.", card=self.card)
            return
        warrior = of_hand(self.card)
        form = self.form(state, warrior)
        if form is None:
            yield refusal("TS-77", "{warrior} cannot attack with that.", warrior=warrior)
            return
        combo = combo_of(state)
        if combo is None:
            yield from against_attacking(state, warrior)
        else:
            yield from against_going_on(state, combo, warrior, self.way(state), self.used)
        if form.type == "Punch" and "Broken-Arm" in conditions(state, warrior):
            yield refusal("TS-60", "{warrior} cannot punch: {condition}.", warrior=warrior, condition="Broken-Arm")
        yield from self._against_targets(state, form)
        yield from self._against_drives(state, form)
        if added(state):
            yield from against_added(state, self.opened(state))

    def form(self, state: Table, warrior: TasuoCard) -> AttackForm | None:
        """Return the attack that it would be; None where the warrior cannot make it."""
        if self.used is None:
            return design_of(warrior).attack
        design = design_of(self.used)
        if design.kind == OFFENSIVE:
            return design.attack if self.used in state.cards(zones.hand(self.seat)) else None
        if self.used not in weapons_of(state, warrior) or lies_idle(state, of_hand(self.used), warrior):
            return None
        return design.attack

    def _against_targets(self, state: State, form: AttackForm) -> Iterator[Reason]:
        foes, aims = attacks.keys_of_foes(state, self.seat), self.aims(state)
        if aims == (ARMOR,):
            if foes:
                yield refusal("TS-36", "Armor is attacked only where no enemy warrior stands.")
            elif form.type == AREA:
                yield refusal("TS-H52", "An Area attack needs warriors to hit.", ruling="area")
        elif not aims or any(one not in foes for one in aims):
            yield refusal("TS-35", "That is no enemy warrior in play.")
        elif self.at_all and sorted(aims) != sorted(foes):
            yield refusal("TS-H52", "Name each enemy warrior once.")
        elif (form.type == AREA) is not self.at_all:
            yield refusal("TS-68", "Only an Area attack goes at all enemy warriors, and it goes at each of them.")

    def _against_drives(self, state: State, form: AttackForm) -> Iterator[Reason]:
        named = self.named_drives
        yield from named_too_late(state, named)
        cost = unpaid(state, named)
        if cost > gauge(state, self.seat):
            yield refusal("TS-45", "These Drives cost {cost} gauge.", cost=cost)
        yield from against_together(state, named)
        if BULLY_BOUNCE in self.all_drives(state):
            if form.type == AREA:
                yield refusal("TS-H81", "No Bully Bounce goes with an Area attack.", ruling="area_entry")
            if self.aims(state) == (ARMOR,) and rulings_of(state).bully_bounce != "at_armor_too":
                yield refusal("TS-H51", "Bully Bounce is used on warriors only.", ruling="bully_bounce")

    def opened(self, table: Table) -> OpenAttack:
        """Return the attack that it opens, before any card has changed it."""
        combo = combo_of(table)
        return OpenAttack(
            seat=self.seat,
            attacker=self.card.key,
            way=self.way(table),
            by=self.used.key if self.used is not None else "",
            targets=self.aims(table),
            drives=self.all_drives(table),
            depth=combo.depth if combo is not None else 0,
        )

    def play(self, ledger: Ledger) -> None:
        opened = self.opened(ledger.table)
        if self.used is not None and opened.way == BY_CARD:
            ledger.move_from(zones.hand(self.seat), (self.used,), zones.use(self.seat), rule="TS-77")
        declare(ledger, opened)


def declare(ledger: Ledger, attack: OpenAttack) -> None:
    """Open an attack: pay for its Drives, see what is barred, and let the foe answer (RULES TS-35, TS-51, TS-H63)."""
    seat, table = attack.seat, ledger.table
    cost = unpaid(table, attack.drives)
    bars = list(_bars_by_gauge(table, attack))
    if cost:
        gain_gauge(ledger, seat, -cost, rule="TS-45")
    if not attack.depth:
        ledger.set(of(attack.attacker, "attacked"), table.number(of(attack.attacker, "attacked")) + 1, rule="TS-34")
    mark_turn(ledger, "attacks", rule="TS-35")
    for mark in attack_marks(attacks.form_of(table, attack)):
        mark_turn(ledger, mark, rule="TS-35")
    bars += _bars_by_cards(ledger.table, attacks.seen_attack(ledger.table, attack))
    ledger.clear(("combo.stage", PAID), rule="TS-41")
    attack = evolve(attack, bars=tuple(dict.fromkeys(bars)))
    if attacks.is_area(table, attack) and rulings_of(table).area_entry == "each":
        attack = evolve(attack, targets=attack.targets[:1], rest=attack.targets[1:])
    attacks.keep_attack(ledger, attack, rule="TS-35")
    enters(ledger, attack)
    if rulings_of(table).attack_loss == "at_declaration":
        ledger.next(("attack.losses",))


def bars_of(table: Table, attack: OpenAttack) -> tuple[str, ...]:
    """Return the tags that could not stop an attack if it were declared now (RULES TS-45, TS-46, TS-51)."""
    seen = evolve(attacks.seen_attack(table, attack), declared=False)
    found = (*_bars_by_gauge(table, attack), *_bars_by_cards(table, seen))
    return barred_to(table, evolve(attack, bars=found))


def _bars_by_gauge(table: Table, attack: OpenAttack) -> Iterator[str]:
    """Yield what the Drives of an attack bar, and what a full gauge does, before they are paid for (RULES TS-H63)."""
    left = gauge(table, attack.seat) - unpaid(table, attack.drives)
    before = left + sum(DRIVE_COST[one] for one in attack.drives)
    counted = before if rulings_of(table).six_gauge == "before_paying" else left
    yield from (tag for one in attack.drives for tag in BARRED.get(one, ()))
    if counted >= BARRING_GAUGE and turn_mark(table, "chained"):
        yield from BARRED_BY_GAUGE


def _bars_by_cards(table: Table, seen: AttackSeen) -> Iterator[str]:
    return (one.of for one in of_attack(table, seen) if one.word == "bar")


def enters(ledger: Ledger, attack: OpenAttack) -> None:
    """Let an attack that is declared come to the Queue, after what its card does at once."""
    seen = attacks.seen_attack(ledger.table, attack)
    ledger.next(*_at_once(ledger.table, seen), ("attack.held",), ("attack.enter",), ("attack.done",))


def _at_once(table: Table, seen: AttackSeen) -> Iterator[Item]:
    """Yield what the text of an Offensive card does as it is declared, without an entry (RULES 3i, attacking)."""
    if seen.by is not None:
        for place, effect in enumerate(seen.by.design.effects):
            if effect.trigger.word == ATTACKING and all_hold(table, seen.seat, effect, seen.attacker, seen):
                yield ("resolve.effect", *QueueEntry(0, "effect", seen.seat, seen.by.key, place).kept)


def enter_attack(ledger: Ledger) -> None:
    """Lay the attack on the Queue and let the foe answer; one that is stopped already is through (RULES TS-H66)."""
    attack = attacks.attack_of(ledger.table)
    if attack is None:
        return
    entry = QueueEntry(0, "attack", attack.seat, attack.attacker, targets=attack.targets)
    if set(attack.targets) <= set(attack.stopped):
        ledger.next(("added.lost",), ("resolve.attack", *entry.kept))
        return
    enter(ledger, entry, rule="TS-35")
    enter_added(ledger)
    open_window(ledger, ATTACK)


DOINGS = {"attack.enter": enter_attack}
