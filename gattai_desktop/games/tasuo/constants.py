"""What holds as long as its source is in play: constant effects of cards, and the conditions of all (RULES TS, 3i)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectCondition, EffectVerb
from gattai_desktop.games.tasuo.card_words import CONTINUUM
from gattai_desktop.games.tasuo.designs import AttackForm, TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_words import STAYING, WHILE
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.values import active, gauge, turn_mark
from gattai_desktop.games.tasuo.warriors import lies_idle, of_hand, place_of, suffers, warriors, weapons_of

_OF_ATTACKS: Final = ("this attack", "this roll")
OF_WARRIOR: Final = ("armed", "in", "class")
"""Conditions that speak of a warrior, and tell apart those that an Arena or Continuum means."""


@frozen(kw_only=True)
class AttackSeen:
    """What conditions ask of an attack: who makes it with what, its form, and the type of the hit before it."""

    seat: Seat
    attacker: TasuoCard | None = None
    by: TasuoCard | None = None
    form: AttackForm | None = None
    after: str = ""
    thrown: bool = False
    declared: bool = True
    """Whether it counts among the attacks of the turn already."""


def attack_marks(form: AttackForm) -> tuple[str, ...]:
    """Return the marks of the turn that count attacks of this kind, for "first fire attack each turn"."""
    return f"attacks.{form.element}", f"attacks.{form.type}", f"attacks.{form.element} {form.type}"


_FIELD: Final = paths(*zones.PLACES, "weapons", "legend", "arena", "rulings")


@cached(depends_on=_FIELD)
def in_play(table: Table, seat: Seat) -> tuple[TasuoCard, ...]:
    """Return every card of a player that works on the field: warriors, Weapons, Continuums, the Arena."""
    found = list(warriors(table, seat))
    found += [weapon for warrior in warriors(table, seat) for weapon in weapons_of(table, warrior)]
    laid = (of_hand(card) for card, up in table.zones.get(zones.legend(seat), ()) if up)
    found += [one for one in laid if one.design.kind == CONTINUUM]  # a Weapon works for who bears it (RULES TS-17)
    found += [of_hand(card) for whose in arenas_of(table, seat) for card in table.cards(zones.arena(whose))]
    return tuple(found)


def arenas_of(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return those whose Arena serves a player: herself, and where both use it the foe too (RULES TS-H59)."""
    return (seat, zones.foe(seat)) if rulings_of(table).arena_owner == "both" else (seat,)


def holds(
    table: Table, seat: Seat, condition: EffectCondition, warrior: TasuoCard | None, seen: AttackSeen | None = None
) -> bool:
    """Say whether a condition holds for a player now; prices, marks and "may" are no questions to the table.

    warrior: the one of whom it speaks. seen: the attack under way.
    """
    match condition.word:
        case "own warriors":
            return len(warriors(table, seat)) == condition.number
        case "own warriors < foe warriors":
            return len(warriors(table, seat)) < len(warriors(table, zones.foe(seat)))
        case "gauge >=":
            return gauge(table, seat) >= condition.number
        case "no attack made":
            return seat != active(table) or not turn_mark(table, "attacks")
        case "after":
            return seen is not None and seen.after == condition.of
        case "not after":
            return seen is None or seen.after != condition.of
        case "armed":
            return warrior is not None and bool(weapons_of(table, warrior))
        case "in":
            return warrior is not None and place_of(table, warrior) == condition.of
        case "class":
            return warrior is not None and design_of(warrior).warrior_class == condition.of
        case "attack":
            return seen is not None and _is_such(seen.form, condition)
        case "first":
            return seen is not None and _is_such(seen.form, condition) and _is_first(table, condition, seen)
        case _:
            return True


def all_hold(
    table: Table, seat: Seat, effect: CardEffect, warrior: TasuoCard | None, seen: AttackSeen | None = None
) -> bool:
    """Say whether every condition of an effect holds."""
    return all(holds(table, seat, one, warrior, seen) for one in effect.conditions)


def _is_such(form: AttackForm | None, condition: EffectCondition) -> bool:
    if form is None:
        return False
    return condition.element in ("", form.element) and condition.type in ("", form.type)


def _is_first(table: Table, condition: EffectCondition, seen: AttackSeen) -> bool:
    """Whether no earlier attack of this turn was such: the one under way is counted as it is declared."""
    kind = " ".join(part for part in (condition.element, condition.type) if part)
    return turn_mark(table, f"attacks.{kind}" if kind else "attacks") <= int(seen.declared)


def may_begin(table: Table, seat: Seat, source: TasuoCard, effect: CardEffect) -> bool:
    """Say whether every condition of an effect holds as it begins, for a warrior that its text can mean."""
    meant = bearers(table, source, seat) if source.design.kind in STAYING else ()
    return any(all_hold(table, seat, effect, one) for one in (meant or (None,)))


# ---------------------------------------------------------------------- what is constant


@cached(depends_on=_FIELD)
def _staying(table: Table, seat: Seat) -> tuple[TasuoCard, ...]:
    """Return the cards of a player in play of which something is constant."""
    return tuple(one for one in in_play(table, seat) if one.design.triggered_by(WHILE))


def of_attack(table: Table, seen: AttackSeen) -> Iterator[EffectVerb]:
    """Yield what constant effects do to an attack: of the warrior, what it uses, and what lies on its side (TS-H76)."""
    return (verb for _, verb in of_attack_by_source(table, seen))


def of_attack_by_source(table: Table, seen: AttackSeen) -> Iterator[tuple[TasuoCard, EffectVerb]]:
    """Yield what constant effects do to an attack, each with the card that it comes from."""
    sources = (*((seen.by,) if seen.by is not None else ()), *_staying(table, seen.seat))
    for source in dict.fromkeys(sources):
        if is_negated(table, source):
            continue
        for effect in source.design.triggered_by(WHILE):
            for part in effect.parts:
                word = part.target.word
                its_own = word == "it" and not seen.thrown and seen.attacker in bearers(table, source, seen.seat)
                reached = its_own or (word in _OF_ATTACKS and _applies(source, seen))
                if reached and all_hold(table, seen.seat, effect, seen.attacker, seen):
                    yield from ((source, verb) for verb in part.verbs)


def _applies(source: TasuoCard, seen: AttackSeen) -> bool:
    """Whether a text speaks of this attack: "this attack" on what is used for an attack is that attack alone."""
    return source is seen.by or source.design.attack is None or source.design.fights


def bearers(table: Table, source: TasuoCard, seat: Seat) -> tuple[TasuoCard, ...]:
    """Return whom "it" on a card means: the warrior itself, who bears the Weapon, or each own warrior (RULES 3i).

    seat: whom the card serves, which is not always who laid it (RULES TS-H59).
    """
    own = warriors(table, seat)
    if source.design.fights:
        return tuple(one for one in own if one is source)
    if source.design.hands:
        return tuple(one for one in own if source in weapons_of(table, one))
    return own


def taken_less(table: Table, target: TasuoCard, seen: AttackSeen) -> int:
    """Return by how many halves an attack deals less to a warrior (RULES TS-H41, the third step)."""
    return sum(less for _, less in taken_less_by_source(table, target, seen))


def taken_less_by_source(table: Table, target: TasuoCard, seen: AttackSeen) -> Iterator[tuple[TasuoCard, int]]:
    """Yield by how many halves each card lets a warrior take less of an attack, which its text may name (RULES 3i)."""
    for source in _staying(table, target.owner):
        if target not in bearers(table, source, target.owner) or is_negated(table, source):
            continue
        for effect in source.design.triggered_by(WHILE):
            if all_hold(table, target.owner, effect, target, seen):
                verbs = (one for part in effect.parts if part.target.word == "it" for one in part.verbs)
                yield source, -sum(one.amount for one in verbs if one.word == "taken")


def is_negated(table: Table, source: TasuoCard) -> bool:
    """Whether the effects of a warrior are negated, or those of a Weapon that lies idle (RULES TS-56, TS-H71)."""
    if source.design.hands:
        return any(lies_idle(table, source, one) for one in bearers(table, source, source.owner))
    return source.design.fights and suffers(table, source, "Immobilize")
