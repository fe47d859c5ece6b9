"""Says what stands in each place of the field: the warrior with its life, its attack as it is now, charges."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Sight
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import PRINTED, OpenAttack, total_power
from gattai_desktop.games.tasuo.card_words import ULTRA
from gattai_desktop.games.tasuo.designs import AttackForm, TasuoCard
from gattai_desktop.games.tasuo.ending import PASSING
from gattai_desktop.games.tasuo.warriors import (
    PER_CHARGE,
    conditions,
    damage_of,
    full_charges,
    has_attacked,
    life,
    partial_charges,
    places,
    warrior_in,
    weapons_of,
)
from gattai_desktop.windows.games.tasuo.half_numbers import spoken_halves, written_halves


@frozen
class WarriorLook:
    """A warrior in play. life, damage and power in halves; power: what its printed attack comes to now."""

    card: TasuoCard
    life: int
    damage: int
    attack: AttackForm | None
    power: int
    conditions: tuple[str, ...] = ()
    attacked: bool = False
    weapons: tuple[TasuoCard, ...] = ()
    beneath: TasuoCard | None = None

    @property
    def raised(self) -> bool:
        """Whether its attack deals more than is printed."""
        return self.attack is not None and self.power > self.attack.damage


@frozen
class FieldPlace:
    """A place of a side. open: whether a warrior can stand there; partial, full: its charges, per: of a full one."""

    seat: str
    place: str
    open: bool
    warrior: WarriorLook | None
    partial: int
    full: int
    per: int


_NAMES: Final = {zones.KIO: "Kio", zones.KA: "Ka", zones.KAO: "Kao"}


def place_name(place: str) -> str:
    """Return what a place is called."""
    return _NAMES.get(place) or speak("tasuo", "Gravity")


def place_looks(table: Sight, seat: str) -> Iterator[FieldPlace]:
    """Yield every place of a player."""
    opened = places(table, seat)
    for place in zones.PLACES:
        yield FieldPlace(
            seat,
            place,
            place in opened,
            warrior_look(table, seat, place),
            partial_charges(table, seat, place),
            full_charges(table, seat, place),
            PER_CHARGE.get(place, 0),
        )


def warrior_look(table: Sight, seat: str, place: str) -> WarriorLook | None:
    """Return what is shown of the warrior in a place."""
    card = warrior_in(table, seat, place)
    if card is None:
        return None
    form = card.design.attack
    printed = OpenAttack(seat=seat, attacker=card.key, way=PRINTED)
    under = table.cards(zones.place(place, seat))[:-1]
    return WarriorLook(
        card,
        life(table, card),
        damage_of(table, card),
        form,
        total_power(table, printed) if form is not None else 0,
        conditions(table, card),
        has_attacked(table, card),
        weapons_of(table, card),
        under[-1] if under and card.design.kind in ULTRA and isinstance(under[-1], TasuoCard) else None,
    )


def gives(look: FieldPlace) -> tuple[str, ...]:
    """Return what the full charges of a place give to the warrior in it, in words and shorter: "+1 life", "+1"."""
    if not look.full:
        return ()
    if look.place == zones.KIO:
        return speak("tasuo", "+{number} life", number=look.full), f"+{look.full}"
    if look.place == zones.KA:
        return speak("tasuo", "+{number} damage", number=look.full), f"+{look.full}"
    words = speak("tasuo", "+{life} life, +{damage} damage", life=look.full, damage=2 * look.full)
    return words, f"+{look.full} +{2 * look.full}"


def attack_said(warrior: WarriorLook) -> str:
    """Return the attack of a warrior as it is spoken: "Strike 4 and a half"."""
    form = warrior.attack
    if form is None:
        return ""
    return speak("tasuo", "{type} {damage}", type=form.type, damage=spoken_halves(warrior.power))


def condition_said(condition: str, warrior: WarriorLook) -> str:
    """Return a Battle Condition as it is spoken: how often it is there, and when it ends by itself."""
    words, times = condition.replace("-", " "), warrior.conditions.count(condition)
    if condition in PASSING:
        return speak("tasuo", "{condition} until the turn ends", condition=words)
    return words if times < 2 else speak("tasuo", "{condition}, {number} times", condition=words, number=times)


def place_said(look: FieldPlace, whose: str) -> str:
    """Return what a screen reader says of a place; whose: "yours", or "Ida's"."""
    name = place_name(look.place)
    warrior = look.warrior
    parts = [f"{name}: {warrior.card.name}, {whose}"] if warrior is not None else [f"{name}, {whose}"]
    if warrior is not None:
        left, full = spoken_halves(max(warrior.life - warrior.damage, 0)), spoken_halves(warrior.life)
        parts.append(speak("tasuo", "life {left} of {full}", left=left, full=full))
        parts.append(attack_said(warrior))
        parts += [speak("tasuo", "armed with {weapon}", weapon=one.name) for one in warrior.weapons]
        parts += [condition_said(one, warrior) for one in dict.fromkeys(warrior.conditions)]
        parts += [speak("tasuo", "has attacked")] if warrior.attacked else []
    else:
        parts.append(speak("tasuo", "empty") if look.open else speak("tasuo", "closed"))
    if look.partial:
        parts.append(speak("tasuo", "partial charges: {number}", number=look.partial))
        parts += gives(look)[:1]
    return ", ".join(part for part in parts if part)


def life_written(warrior: WarriorLook) -> str:
    """Return the life that is left, and the whole: "5.5 of 8"."""
    left, full = written_halves(max(warrior.life - warrior.damage, 0)), written_halves(warrior.life)
    return speak("tasuo", "{left} of {full}", left=left, full=full)
