"""The attacks that can be declared: at a warrior, all, or armor, bounced, thrown (RULES TS-35, TS-40, TS-49)."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations
from typing import Self, TypeVar

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Sight, State, Table, cached
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.move import wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.tasuo import attacks, zones
from gattai_desktop.games.tasuo.attacks import BOUNCE, BULLY_BOUNCE, DRIVE_COST, THROWN
from gattai_desktop.games.tasuo.card_words import AREA, OFFENSIVE
from gattai_desktop.games.tasuo.combos import combo_of
from gattai_desktop.games.tasuo.declaring import NO_DRIVES, AttackMove, Drives, declare
from gattai_desktop.games.tasuo.designs import AttackForm, TasuoCard, design_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import gauge
from gattai_desktop.games.tasuo.warriors import of_hand, place_of, warrior_named, warriors, weapons_of
from gattai_desktop.games.verdict import Reason, refusal

AnyAttack = TypeVar("AnyAttack", bound=AttackMove)


@wish("attacks {target} with {card}{drives}")
class AttackWarrior(AttackMove):
    """Wish: attack an enemy warrior with a warrior's printed attack (RULES TS-35)."""

    target: Card
    drives: Drives = NO_DRIVES
    theirs = ("target",)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackWarrior]":
        foes = warriors(state, zones.foe(seat))
        return _with_drives(cls, state, seat, ((card, target) for target in foes for card in warriors(state, seat)))


@wish("attacks {target} with {card} by {by}{drives}")
class AttackWarriorBy(AttackMove):
    """Wish: attack an enemy warrior by a Weapon or an Offensive card (RULES TS-24, TS-77)."""

    target: Card
    by: Card
    drives: Drives = NO_DRIVES
    theirs = ("target",)

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackWarriorBy]":
        foes = warriors(state, zones.foe(seat))
        return _with_drives(cls, state, seat, ((card, target, by) for target in foes for card, by in ways(state, seat)))


@wish("attacks armor with {card}{drives}")
class AttackArmor(AttackMove):
    """Wish: attack the opponent's armor with a warrior's printed attack (RULES TS-36)."""

    drives: Drives = NO_DRIVES

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackArmor]":
        return _with_drives(cls, state, seat, ((card,) for card in warriors(state, seat)))


@wish("attacks armor with {card} by {by}{drives}")
class AttackArmorBy(AttackMove):
    """Wish: attack the opponent's armor by a Weapon or an Offensive card (RULES TS-36, TS-77)."""

    by: Card
    drives: Drives = NO_DRIVES

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackArmorBy]":
        return _with_drives(cls, state, seat, ways(state, seat))


@frozen
class AttackAtAll(AttackMove):
    """An attack at all enemy warriors at once, by an Area attack (RULES TS-68, TS-H52)."""

    at_all = True

    def aims(self, table: Table) -> tuple[str, ...]:
        return attacks.keys_of_foes(table, self.seat)


@wish("attacks all with {card}{drives}")
class AttackAll(AttackAtAll):
    """Wish: attack all enemy warriors at once with a warrior's printed attack."""

    drives: Drives = NO_DRIVES

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackAll]":
        return _with_drives(cls, state, seat, ((card,) for card in warriors(state, seat) if _is_area(card)))


@wish("attacks all with {card} by {by}{drives}")
class AttackAllBy(AttackAtAll):
    """Wish: attack all enemy warriors at once by an Area card."""

    by: Card
    drives: Drives = NO_DRIVES

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackAllBy]":
        return _with_drives(cls, state, seat, (way for way in ways(state, seat) if _is_area(way[1])))


@frozen
class AttackInOrder(AttackAtAll):
    """An attack at all enemy warriors at once, which reaches them in an order of the attacker's own (RULES TS-H52)."""

    targets: tuple[Card, ...]
    theirs = ("targets",)
    shown = Shown(kind="Attack all in an order", letter="A")

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        """A card that is dropped attacks in the usual order."""
        return iter(())

    def aims(self, table: Table) -> tuple[str, ...]:
        return tuple(one.key for one in self.targets)


@wish("attacks all with {card} in the order {targets}{drives}")
class AttackAllInOrder(AttackInOrder):
    """Wish: attack all enemy warriors with a printed attack, in an order of one's own."""

    drives: Drives = NO_DRIVES

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackAllInOrder]":
        cards = filter(_is_area, warriors(state, seat))
        parts = ((card, order) for card in cards for order in _other_orders(state, seat))
        return _with_drives(cls, state, seat, parts)


@wish("attacks all with {card} by {by} in the order {targets}{drives}")
class AttackAllInOrderBy(AttackInOrder):
    """Wish: attack all enemy warriors by an Area card, in an order of one's own."""

    by: Card
    drives: Drives = NO_DRIVES

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[AttackAllInOrderBy]":
        area = (way for way in ways(state, seat) if _is_area(way[1]))
        parts = ((card, order, by) for card, by in area for order in _other_orders(state, seat))
        return _with_drives(cls, state, seat, parts)


@wish("bounces {target} with {card}")
class BounceWarrior(AttackMove):
    """Wish: Bully Bounce alone, in the place of the warrior's attack (RULES TS-49, TS-H51)."""

    target: Card
    theirs = ("target",)
    shown = Shown(kind="Bully Bounce", letter="B")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[BounceWarrior]":
        for target in warriors(state, zones.foe(seat)):
            yield from (cls(seat, card, target) for card in warriors(state, seat))

    @property
    def named_drives(self) -> tuple[str, ...]:
        return (BULLY_BOUNCE,)

    def way(self, table: Table) -> str:
        return BOUNCE

    def form(self, state: Table, warrior: TasuoCard) -> AttackForm:
        return AttackForm(type="Bully Bounce", damage=0, element="")

    def against(self, state: State) -> Iterator[Reason]:
        yield from super().against(state)
        if rulings_of(state).bully_bounce == "added_only":
            yield refusal("TS-H51", "Bully Bounce only goes with another attack.", ruling="bully_bounce")
        if combo_of(state) is not None:
            yield refusal("TS-H51", "A combo does not go on with Bully Bounce alone.")


@wish("throws {by} from {card} at {target}")
class ThrowWeapon(AttackMove):
    """Wish: Kaijo Throw, an equipped card thrown at an enemy warrior (RULES TS-40, TS-H20, TS-H76)."""

    by: Card
    target: Card
    theirs = ("target",)
    shown = Shown(kind="Kaijo Throw", letter="K")

    @classmethod
    def offered(cls, state: State, seat: Seat) -> "Iterator[ThrowWeapon]":
        for target in warriors(state, zones.foe(seat)):
            for card in warriors(state, seat):
                yield from (cls(seat, card, by, target) for by in weapons_of(state, card))

    def way(self, table: Table) -> str:
        return THROWN

    def form(self, state: Table, warrior: TasuoCard) -> AttackForm | None:
        form = design_of(self.by).attack if self.by in weapons_of(state, warrior) else None
        return None if form is None else AttackForm(type="Projectile", damage=form.damage, element=form.element)

    def against(self, state: State) -> Iterator[Reason]:
        yield from super().against(state)
        if combo_of(state) is not None:
            yield refusal("TS-40", "A combo does not go on with a Kaijo Throw.")

    def play(self, ledger: Ledger) -> None:
        warrior = of_hand(self.card)
        opened, origin = self.opened(ledger.table), zones.weapons(place_of(ledger.table, warrior), self.seat)
        ledger.move_from(origin, (self.by,), zones.use(self.seat), rule="TS-40")
        declare(ledger, opened)


def _with_drives(
    kind: Callable[..., AnyAttack], state: State, seat: Seat, parts: Iterable[tuple[Card | tuple[Card, ...], ...]]
) -> Iterator[AnyAttack]:
    """Yield an attack of each of these parts, with every choice of Drives."""
    for one in parts:
        yield from (kind(seat, *one, drives) for drives in offered_drives(state, seat))


def _is_area(source: Card) -> bool:
    """Whether the attack that is printed on a card is at all enemy warriors."""
    form = design_of(source).attack
    return form is not None and form.type == AREA


def _other_orders(state: State, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """Yield every order in which the enemy warriors can be reached but the usual one."""
    usual = attacks.keys_of_foes(state, seat)
    foes = tuple(one for key in usual if (one := warrior_named(state, key)) is not None)
    yield from (order for order in permutations(foes) if order != foes)


def ways(state: State, seat: Seat) -> Iterator[tuple[Card, Card]]:
    """Yield each warrior with each Weapon that it bears and each Offensive card in hand."""
    held = [card for card in state.cards(zones.hand(seat)) if design_of(card).kind == OFFENSIVE]
    for warrior in warriors(state, seat):
        yield from ((warrior, by) for by in (*weapons_of(state, warrior), *held))


@cached()
def offered_drives(state: State, seat: Seat) -> tuple[Drives, ...]:
    """Return every choice of Drives that can be named with an attack and paid; the first is none (RULES TS-H75)."""
    most = 2 if rulings_of(state).drive_time == "with_declaration" else 0
    every = (chosen for count in range(most + 1) for chosen in combinations(DRIVE_COST, count))
    paid = (chosen for chosen in every if sum(DRIVE_COST[one] for one in chosen) <= gauge(state, seat))
    return tuple(Drives("".join(f" with {one}" for one in chosen)) for chosen in paid)


MOVES = (
    AttackWarrior, AttackWarriorBy, AttackArmor, AttackArmorBy, AttackAllInOrder, AttackAllInOrderBy, AttackAll,
    AttackAllBy, BounceWarrior, ThrowWeapon,
)  # fmt: skip
