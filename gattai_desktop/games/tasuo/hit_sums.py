"""What the damage of a hit is made of, each part with its source, as it is announced with the hit (RULES TS-H41)."""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.state import Table
from gattai_desktop.games.tasuo.attacks import BY_CARDS, TAKEN_LESS, OpenAttack, parts, reckoned, seen_attack
from gattai_desktop.games.tasuo.constants import of_attack_by_source, taken_less_by_source
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.warriors import suffers

HitPart = tuple[str, int]
"""A part of a sum: a word of `attacks.parts` or of this module, or the key of a card; and how many halves."""
DOUBLED: Final = "doubled"
NOT_BELOW: Final = "not below 0"
AS_IT_LEFT: Final = "as it left"
"""Parts of a sum beside those of a preview: what Stun adds, what a sum below nothing lacks, and what an attacker that
has left play had."""


def sum_of_hit(table: Table, attack: OpenAttack, target: TasuoCard | None) -> tuple[HitPart, ...]:
    """Return the parts of the damage that an attack deals to a target, None for armor; their sum is that damage."""
    found: list[HitPart] = []
    for name, amount in parts(table, attack, target):
        if name == BY_CARDS:
            found += _named(_of_cards(table, attack), amount, BY_CARDS)
        elif name == TAKEN_LESS and target is not None:
            less = taken_less_by_source(table, target, seen_attack(table, attack))
            found += _named(((one.key, -by) for one, by in less), amount, TAKEN_LESS)
        else:
            found.append((name, amount))
    if attack.last:
        found.append((AS_IT_LEFT, attack.last))
    rest = reckoned(table, attack, target) - sum(amount for _, amount in found)
    if rest:
        found.append((DOUBLED if target is not None and suffers(table, target, "Stun") else NOT_BELOW, rest))
    return tuple(found)


def _of_cards(table: Table, attack: OpenAttack) -> Iterator[HitPart]:
    verbs = of_attack_by_source(table, seen_attack(table, attack))
    return ((one.key, verb.amount) for one, verb in verbs if verb.word == "power")


def _named(known: Iterator[HitPart], amount: int, otherwise: str) -> list[HitPart]:
    """Return what each card adds to an amount, and what is left of it without one."""
    found: dict[str, int] = {}
    for key, one in known:
        found[key] = found.get(key, 0) + one
    found[otherwise] = amount - sum(found.values())
    return [one for one in found.items() if one[1]]
