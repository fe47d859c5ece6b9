"""An attack as it will be once what goes with it, and what waits above it, has resolved: as all can see (RULES 3h)."""

from collections.abc import Iterator
from typing import Final, cast

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.games.tasuo.attacks import OpenAttack, known_card
from gattai_desktop.games.tasuo.card_effects import CardEffect
from gattai_desktop.games.tasuo.card_words import BLOODLUSTED
from gattai_desktop.games.tasuo.designs import CardDesign
from gattai_desktop.games.tasuo.effect_words import ATTACKING
from gattai_desktop.games.tasuo.queue import QueueEntry, entries
from gattai_desktop.games.tasuo.values import active, listed

ADDED: Final = "attack.added"
"""What goes with the next attack: the kind of its entry, the key of the card, and which of its effects, each."""


def can_add(design: CardDesign) -> bool:
    """Whether a card can go with an attack of its player."""
    return design.kind == BLOODLUSTED and bool(design.triggered_by(ATTACKING))


def added(table: Table) -> tuple[QueueEntry, ...]:
    """Return what goes with the next attack, as the entries that it will be."""
    found = cast("tuple[tuple[str, str, int], ...]", listed(table, ADDED))
    return tuple(QueueEntry(0, kind, active(table), key, effect) for kind, key, effect in found)


def effect_going(table: Table, entry: QueueEntry) -> CardEffect | None:
    """Return the effect of an entry that goes with an attack; None of one whose card is hidden here."""
    card = known_card(table, entry.source)
    return card.design.effects[entry.effect] if card is not None else None


def foreseen(table: Table, attack: OpenAttack) -> OpenAttack:
    """Return an attack as it will be when what was added to it, and what waits above it, has resolved.

    Of an attack that is only meant, what was added so far counts; of one on the Queue, every entry not negated.
    """
    for effect in _waiting(table):
        for part in effect.parts:
            if part.target.word == "this attack":
                power = sum(one.amount for one in part.verbs if one.word == "power")
                need = sum(one.amount for one in part.verbs if one.word == "need")
                attack = evolve(attack, power=attack.power + power, need=attack.need + need)
    return attack


def barred_to(table: Table, attack: OpenAttack) -> tuple[str, ...]:
    """Return the tags that cannot stop an attack: those that what goes with it bars, too, before that resolves.

    What bars a tag does so from the declaration on (RULES 3h), unless it is negated.
    """
    going = (one for one in _waiting(table) if ATTACKING in (one.trigger.word, *one.trigger.moments))
    parts = (part for effect in going for part in effect.parts if part.target.word == "this attack")
    found = (verb.of for part in parts for verb in part.verbs if verb.word == "bar")
    return tuple(dict.fromkeys((*attack.bars, *found)))


def _waiting(table: Table) -> Iterator[CardEffect]:
    """Yield the effects of what was added to the next attack; or of what waits above one, and is not negated."""
    for entry in added(table) or tuple(one for one in entries(table) if not one.negated):
        effect = effect_going(table, entry) if entry.kind in ("card", "activation") else None
        if effect is not None:
            yield effect
