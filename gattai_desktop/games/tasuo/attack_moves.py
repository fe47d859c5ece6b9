"""The attacks that can be declared: at a warrior, all, or armor, bounced, thrown (RULES TS-35, TS-40, TS-49)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import ClassVar, Self

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
from gattai_desktop.games.tasuo.values import PHASES, gauge
from gattai_desktop.games.tasuo.warriors import of_hand, place_of, warriors, warriors_named, weapons_of
from gattai_desktop.games.verdict import Reason, refusal

Parts = tuple[Card | tuple[Card, ...], ...]
"""What an attack is made of but for its Drives, in the order of its fields after the seat."""


@frozen
class DeclaredAttack(AttackMove):
    """A declaration that is offered in every way that its parts and its Drives allow."""

    takes_drives: ClassVar[bool] = True

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        """Yield what it can be made of with what lies there."""
        raise NotImplementedError

    @classmethod
    def offered(cls, state: State, seat: Seat) -> Iterator[Self]:
        choices = _payable_drives(state, seat) if cls.takes_drives else ()
        for parts in cls.parts(state, seat):
            yield from (cls.made(seat, *parts), *(cls.made(seat, *parts, drives) for drives in choices))

    @classmethod
    def allowed(cls, state: State, seat: Seat) -> Sequence[Self]:
        """Return what nothing speaks against; what speaks against an attack does so with Drives, too."""
        found, choices = list[Self](), _payable_drives(state, seat) if cls.takes_drives else ()
        for parts in cls.parts(state, seat) if cls.against_all(state, seat) is None else ():
            plain = cls.made(seat, *parts)
            if not any(plain.against(state)):
                driven = (cls.made(seat, *parts, drives) for drives in choices)
                found += (plain, *(one for one in driven if not any(one.against(state))))
        return found

    @classmethod
    def aimed(cls, table: Sight, seat: Seat, card: Card) -> Iterator[Self]:
        """Yield the attacks of a warrior, or by a Weapon or card; its Drives are chosen before it is carried."""
        if table.text("step") in PHASES:
            plain = (cls.made(seat, *parts) for parts in cls.parts(table, seat))
            yield from (one for one in plain if one.is_taken_up_with(table, card) and not one.named_drives)


@wish("attacks {target} with {card}{drives}")
class AttackWarrior(DeclaredAttack):
    """Wish: attack an enemy warrior with a warrior's printed attack (RULES TS-35)."""

    target: Card
    drives: Drives = NO_DRIVES
    theirs = ("target",)

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return _pairs(table, seat)


@wish("attacks {target} with {card} by {by}{drives}")
class AttackWarriorBy(DeclaredAttack):
    """Wish: attack an enemy warrior by a Weapon or an Offensive card (RULES TS-24, TS-77)."""

    target: Card
    by: Card
    drives: Drives = NO_DRIVES
    theirs = ("target",)

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return ((card, target, by) for target in warriors(table, zones.foe(seat)) for card, by in ways(table, seat))


@frozen
class AttackAtArmor(DeclaredAttack):
    """An attack at the opponent's armor, where no enemy warrior stands (RULES TS-36)."""

    @classmethod
    def allowed(cls, state: State, seat: Seat) -> Sequence[Self]:
        return () if attacks.keys_of_foes(state, seat) else super().allowed(state, seat)


@wish("attacks armor with {card}{drives}")
class AttackArmor(AttackAtArmor):
    """Wish: attack the opponent's armor with a warrior's printed attack (RULES TS-36)."""

    drives: Drives = NO_DRIVES

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return ((card,) for card in warriors(table, seat))


@wish("attacks armor with {card} by {by}{drives}")
class AttackArmorBy(AttackAtArmor):
    """Wish: attack the opponent's armor by a Weapon or an Offensive card (RULES TS-36, TS-77)."""

    by: Card
    drives: Drives = NO_DRIVES

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return ways(table, seat)


@frozen
class AttackAtAll(DeclaredAttack):
    """An attack at all enemy warriors at once, by an Area attack (RULES TS-68, TS-H52)."""

    at_all = True

    def aims(self, table: Table) -> tuple[str, ...]:
        return attacks.keys_of_foes(table, self.seat)


@wish("attacks all with {card}{drives}")
class AttackAll(AttackAtAll):
    """Wish: attack all enemy warriors at once with a warrior's printed attack."""

    drives: Drives = NO_DRIVES

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return ((card,) for card in warriors(table, seat) if _is_area(card))


@wish("attacks all with {card} by {by}{drives}")
class AttackAllBy(AttackAtAll):
    """Wish: attack all enemy warriors at once by an Area card."""

    by: Card
    drives: Drives = NO_DRIVES

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return (way for way in ways(table, seat) if _is_area(way[1]))


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
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        cards = filter(_is_area, warriors(table, seat))
        return ((card, order) for card in cards for order in _other_orders(table, seat))


@wish("attacks all with {card} by {by} in the order {targets}{drives}")
class AttackAllInOrderBy(AttackInOrder):
    """Wish: attack all enemy warriors by an Area card, in an order of one's own."""

    by: Card
    drives: Drives = NO_DRIVES

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        area = AttackAllBy.parts(table, seat)
        return ((card, order, by) for card, by in area for order in _other_orders(table, seat))


@wish("bounces {target} with {card}")
class BounceWarrior(DeclaredAttack):
    """Wish: Bully Bounce alone, in the place of the warrior's attack (RULES TS-49, TS-H51)."""

    target: Card
    theirs = ("target",)
    shown = Shown(kind="Bully Bounce alone", letter="B")
    takes_drives = False

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return _pairs(table, seat)

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
class ThrowWeapon(DeclaredAttack):
    """Wish: Kaijo Throw, an equipped card thrown at an enemy warrior (RULES TS-40, TS-H20, TS-H76)."""

    by: Card
    target: Card
    theirs = ("target",)
    shown = Shown(kind="Kaijo Throw", letter="K")
    takes_drives = False

    @classmethod
    def parts(cls, table: Table, seat: Seat) -> Iterator[Parts]:
        return ((card, by, target) for card, target in _pairs(table, seat) for by in weapons_of(table, card))

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


def _pairs(table: Table, seat: Seat) -> Iterator[tuple[TasuoCard, TasuoCard]]:
    """Yield each warrior with each enemy warrior, whom all attack before the next."""
    return ((card, target) for target in warriors(table, zones.foe(seat)) for card in warriors(table, seat))


def _is_area(source: Card) -> bool:
    """Whether the attack that is printed on a card is at all enemy warriors."""
    form = design_of(source).attack
    return form is not None and form.type == AREA


def _other_orders(table: Table, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """Yield every order in which the enemy warriors can be reached but the usual one."""
    foes = tuple(warriors_named(table, attacks.keys_of_foes(table, seat)))
    yield from (order for order in permutations(foes) if order != foes)


def ways(table: Table, seat: Seat) -> Iterator[tuple[Card, Card]]:
    """Yield each warrior with each Weapon that it bears and each Offensive card in hand."""
    held = [card for card in table.cards(zones.hand(seat)) if design_of(card).kind == OFFENSIVE]
    for warrior in warriors(table, seat):
        yield from ((warrior, by) for by in (*weapons_of(table, warrior), *held))


@cached()
def _payable_drives(table: Table, seat: Seat) -> tuple[Drives, ...]:
    """Return every choice of Drives that can be named with an attack and paid, but for none (RULES TS-H75)."""
    most = 2 if rulings_of(table).drive_time == "with_declaration" else 0
    every = (chosen for count in range(1, most + 1) for chosen in combinations(DRIVE_COST, count))
    paid = (chosen for chosen in every if sum(DRIVE_COST[one] for one in chosen) <= gauge(table, seat))
    return tuple(Drives("".join(f" with {one}" for one in chosen)) for chosen in paid)


MOVES = (
    AttackWarrior, AttackWarriorBy, AttackArmor, AttackArmorBy, AttackAllInOrder, AttackAllInOrderBy, AttackAll,
    AttackAllBy, BounceWarrior, ThrowWeapon,
)  # fmt: skip
