"""The attack that is open: who attacks whom with what, and how much damage that comes to (RULES TS-35, TS-H41)."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, cast

from gattai_desktop.cards.frozen import evolve, fields, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_words import AREA, STRIPPING
from gattai_desktop.games.tasuo.constants import AttackSeen, all_hold, of_attack, taken_less
from gattai_desktop.games.tasuo.designs import AttackForm, TasuoCard, design_of
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import of
from gattai_desktop.games.tasuo.warriors import all_warriors, place_of, suffers, zone_power

PRINTED: Final = "printed"
BY_WEAPON: Final = "weapon"
BY_CARD: Final = "card"
BOUNCE: Final = "bounce"
THROWN: Final = "thrown"
"""What an attack is made with: the printed one, a Weapon, an Offensive card, Bully Bounce alone, a Kaijo Throw."""

ARMOR: Final = "armor"
"""What stands in the place of a warrior where an attack goes at the opponent's armor (RULES TS-36)."""

HATSUBAI: Final = "hatsubai v1"
HATSUBAI_2: Final = "hatsubai v2"
BULLY_BOUNCE: Final = "bully bounce"
DRIVE_COST: Final = {HATSUBAI: 1, HATSUBAI_2: 2, BULLY_BOUNCE: 3}
"""The Clash Gauge of each Drive that goes with an attack (RULES TS-45, TS-46, TS-49)."""
DRIVE_POWER: Final = {HATSUBAI: 2, HATSUBAI_2: 4}
"""Halves of damage that a Drive adds before doubling."""
BOUNCED: Final = 6
"""Halves of damage of a Bully Bounce, which nothing changes (RULES TS-49, TS-H41)."""
BROKEN_LEG: Final = 4
"""Halves of damage that a Broken Leg takes from an attack (RULES TS-61)."""
MELTING: Final = ("fire", "lava", "hado", "earth", "steel")
"""Elements that banish a frozen warrior (RULES TS-57)."""
SHATTERING: Final = 10
"""Halves of damage that banish a frozen warrior, whatever the element (RULES TS-57)."""
AREA_ORDER: Final = (zones.KIO, zones.KAO, zones.KA, *zones.GRAVITY)
"""In which order an Area attack reaches warriors, where the attacker says no other (RULES TS-H52)."""
_BEGUN: Final = "attack."


@frozen(kw_only=True)
class OpenAttack:
    """An attack from its declaration until it is through.

    attacker, by: keys of the warrior and of the Weapon or card that it uses. targets: keys of those attacked, or
    "armor". power and need are what cards add to its damage, in halves, and to the roll after it. bars: the tags that
    cannot stop it. stopped: the targets for which it was stopped; defended: those with a Defensive card on the Queue.
    rest: whom an Area attack reaches after these, where each of them is an entry of its own (RULES TS-H81).
    last, form: of an attacker that has left play meanwhile, what it added to the damage when it left, in halves, and
    what its attack is, since the card may lie hidden by now (RULES TS-H47).
    """

    seat: Seat
    attacker: str
    way: str
    by: str = ""
    targets: tuple[str, ...] = ()
    drives: tuple[str, ...] = ()
    depth: int = 0
    power: int = 0
    need: int = 0
    unchained: bool = False
    bars: tuple[str, ...] = ()
    stopped: tuple[str, ...] = ()
    defended: tuple[str, ...] = ()
    hit: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    last: int = 0
    form: tuple[Value, ...] = ()


_FIELDS: Final = tuple(one.name for one in fields(OpenAttack))
_OF_FORM: Final = tuple(one.name for one in fields(AttackForm))


@cached(depends_on=paths("attack"))
def attack_of(table: Table) -> OpenAttack | None:
    """Return the attack that is open; None where none is."""
    if f"{_BEGUN}attacker" not in table.values:
        return None
    known = {name: table.values.get(_BEGUN + name) for name in _FIELDS}
    return OpenAttack(**cast("dict[str, Any]", {name: one for name, one in known.items() if one is not None}))


def keep_attack(ledger: Ledger, attack: OpenAttack, *, rule: str) -> None:
    """Let this be the open attack."""
    for name in _FIELDS:
        value: Value = getattr(attack, name)
        ledger.set(_BEGUN + name, value or None, rule=rule)


def end_attack(ledger: Ledger) -> None:
    """Let no attack be open."""
    ledger.clear(tuple(_BEGUN + name for name in _FIELDS), rule="TS-38")


def known_card(table: Table, key: str) -> TasuoCard | None:
    """Return a card that somebody plays with by its key, wherever it lies open; None where it is hidden."""
    return _known_cards(table).get(key)


@cached(depends_on=zones.OUTSIDE_BOX)
def _known_cards(table: Table) -> Mapping[str, TasuoCard]:
    played_with = (lying for zone, lying in table.zones.items() if zone != zones.BOX)
    return {one.key: one for lying in played_with for one, _ in lying if isinstance(one, TasuoCard)}


def form_of(table: Table, attack: OpenAttack) -> AttackForm:
    """Return type, damage, element and flags of an attack (RULES TS-77, TS-78)."""
    if attack.way == BOUNCE:
        return AttackForm(type="Bully Bounce", damage=0, element="")
    if attack.form:
        kept: dict[str, Any] = dict(zip(_OF_FORM, attack.form, strict=True))
        return AttackForm(**kept)
    source = known_card(table, attack.attacker if attack.way == PRINTED else attack.by)
    form = design_of(source).attack if source is not None else None
    if form is None:
        raise LookupError("The card has no attack.")
    if attack.way == THROWN:  # type Area: Projectile, at one warrior (RULES TS-40, TS-H68)
        area = rulings_of(table).thrown_type == "area"
        return AttackForm(type=AREA if area else "Projectile", damage=form.damage, element=form.element, targets=True)
    return form


def attacker_of(table: Table, attack: OpenAttack) -> TasuoCard | None:
    """Return the attacking warrior; None where it has left play."""
    return next((one for one in all_warriors(table) if one.key == attack.attacker), None)


@cached()
def seen_attack(table: Table, attack: OpenAttack) -> AttackSeen:
    """Return what the conditions of effects ask of an attack."""
    return AttackSeen(
        seat=attack.seat,
        attacker=attacker_of(table, attack),
        by=known_card(table, attack.by) if attack.by else None,
        form=form_of(table, attack),
        after=table.text("combo.type"),
        thrown=_as_printed(table, attack),
    )


def _as_printed(table: Table, attack: OpenAttack) -> bool:
    """Whether neither zone nor boost nor what a warrior suffers changes a throw (RULES TS-H76)."""
    return attack.way == THROWN and rulings_of(table).thrown_damage == "printed"


def constant(table: Table, attack: OpenAttack, verb: str) -> int:
    """Return what constant effects add to an attack: "power", in halves, or "need" (RULES 3i)."""
    return sum(one.amount for one in of_attack(table, seen_attack(table, attack)) if one.word == verb)


def is_unchained(table: Table, attack: OpenAttack) -> bool:
    """Whether no chain roll follows an attack: a card has said so, or something constant does."""
    return attack.unchained or any(one.word == "nochain" for one in of_attack(table, seen_attack(table, attack)))


def power_of_card(table: Table, seen: AttackSeen) -> int:
    """Return what an Offensive card adds at its declaration, at once and without an entry (RULES 3i, attacking)."""
    effects = seen.by.design.triggered_by("attacking") if seen.by is not None else ()
    fitting = (one for one in effects if all_hold(table, seen.seat, one, seen.attacker, seen))
    verbs = (verb for one in fitting for part in one.parts for verb in part.verbs)
    return sum(verb.amount for verb in verbs if verb.word == "power")


@cached()
def total_power(table: Table, attack: OpenAttack) -> int:
    """Return what an attack deals before its target is looked at: the first step (RULES TS-H41, TS-H76)."""
    return max(_added_up(table, attack), 0)


def _added_up(table: Table, attack: OpenAttack) -> int:
    found, attacker = form_of(table, attack).damage + attack.power + attack.last, attacker_of(table, attack)
    found += constant(table, attack, "power")
    if _as_printed(table, attack):
        return found
    found += sum(DRIVE_POWER.get(one, 0) for one in attack.drives)
    if attacker is not None:
        found += zone_power(table, attacker) + table.number(of(attacker.key, "boost"))
        found -= BROKEN_LEG if suffers(table, attacker, "Broken-Leg") else 0
    return found


@contextmanager
def keeping_attack(ledger: Ledger, leaving: TasuoCard) -> Iterator[None]:
    """While a warrior leaves play: its attack goes on with the values that it last had (RULES TS-64, TS-H47)."""
    attack = attack_of(ledger.table)
    if attack is None or attack.attacker != leaving.key or attack.way == BOUNCE:
        yield
        return
    form, had = form_of(ledger.table, attack), _added_up(ledger.table, attack)
    kept = evolve(attack, form=tuple(getattr(form, name) for name in _OF_FORM))
    yield
    keep_attack(ledger, evolve(kept, last=had - _added_up(ledger.table, kept)), rule="TS-H47")


def armor_lost(table: Table, dealt: int) -> int:
    """Return what so much damage takes of armor: as much, a half rounded up, or 1 (RULES TS-36, TS-H5)."""
    return 1 if rulings_of(table).armor_damage == "one" else (dealt + 1) // 2


def reckoned(table: Table, attack: OpenAttack, target: TasuoCard | None) -> int:
    """Return the damage that an attack deals to a target, None for armor, in the four steps of TS-H41."""
    if attack.way == BOUNCE:
        return BOUNCED
    dealt = total_power(table, attack)
    if target is not None:
        twice = 2 if suffers(table, target, "Stun") else 1
        less = taken_less(table, target, seen_attack(table, attack))
        last = rulings_of(table).doubling == "last"
        dealt = max(dealt - less, 0) * twice if last else max(dealt * twice - less, 0)
    return dealt + (BOUNCED if BULLY_BOUNCE in attack.drives else 0)


def melts(table: Table, attack: OpenAttack, target: TasuoCard) -> bool:
    """Whether an attack shatters a frozen warrior: by its element, or by its damage (RULES TS-57)."""
    form, dealt = form_of(table, attack), reckoned(table, attack, target)
    return suffers(table, target, "Freeze") and (form.element in MELTING or dealt >= SHATTERING)


BY_CARDS: Final = "cards"
TAKEN_LESS: Final = "less"
"""What parts of an attack's damage come from: cards that change it, and what its target takes less."""


def parts(table: Table, attack: OpenAttack, target: TasuoCard | None) -> tuple[tuple[str, int], ...]:
    """Return what the damage of an attack is made of, in halves and in the order of TS-H41; nothing of no weight.

    Their sum is the damage unless something doubles it, or would bring it below nothing.
    """
    if attack.way == BOUNCE:
        return ((BULLY_BOUNCE, BOUNCED),)
    form, attacker = form_of(table, attack), attacker_of(table, attack)
    found = [(form.type, form.damage)]
    by_cards = attack.power + constant(table, attack, "power")
    if attacker is not None and not _as_printed(table, attack):
        found.append((place_of(table, attacker), zone_power(table, attacker)))
        found += [(one, DRIVE_POWER.get(one, 0)) for one in attack.drives]
        by_cards += table.number(of(attacker.key, "boost"))
        found.append(("Broken-Leg", -BROKEN_LEG if suffers(table, attacker, "Broken-Leg") else 0))
    found.append((BY_CARDS, by_cards))
    if target is not None:
        found.append((TAKEN_LESS, -taken_less(table, target, seen_attack(table, attack))))
    found.append((BULLY_BOUNCE, BOUNCED if BULLY_BOUNCE in attack.drives else 0))
    return tuple(one for one in found if one[1])


def strips(attack: OpenAttack, form: AttackForm) -> bool:
    """Whether a hit takes the Weapons of the warrior struck (RULES TS-18)."""
    return form.type in STRIPPING or attack.way == BOUNCE or bool(attack.drives)


def is_area(table: Table, attack: OpenAttack) -> bool:
    """Whether an attack is at all enemy warriors at once (RULES TS-68)."""
    return form_of(table, attack).type == AREA


@cached(depends_on=paths(*zones.PLACES))
def keys_of_foes(table: Table, seat: Seat) -> tuple[str, ...]:
    """Return the keys of the enemy warriors in the order in which an Area attack reaches them: Kio, Kao, Ka first."""
    foes = (zones.place(place, zones.foe(seat)) for place in AREA_ORDER)
    return tuple(lying[-1].key for zone in foes if (lying := table.cards(zone)))
