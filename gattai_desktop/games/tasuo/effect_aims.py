"""Targets of effects are chosen as they enter the Queue, and lie open for both players (RULES TS-H61)."""

from collections.abc import Callable
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectPart, EffectTarget
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_choices import CHOICE, CHOICES, SET, Choosable, Choosing, place_of_set
from gattai_desktop.games.tasuo.queue import AIMING, QUEUE, QueueEntry, entries
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.warriors import conditions, damage_of, warriors

CHOSEN: Final = ("own", "enemy", "enemy set")
"""Targets that somebody chooses."""
CARRIED_OUT: Final = ("effect", "card", "activation", "show", "defence")
"""Kinds of entries that carry out an effect of their source."""
GIVEN: Final = ("hit", "defend")
"""Triggers whose entry has a target from the start: the warrior struck, or the one that defends."""
AIM: Final[Item] = (CHOICE, "aim")
"""The item of the agenda that lets every entry of the Queue be aimed."""
NOBODY: Final = "-"
"""Stands for a target that nobody could be."""
GONE: Final = "gone"
"""Stands for the warrior struck where the hit has destroyed it: just the parts for its player happen (RULES 3i)."""


def effect_of(table: Table, entry: QueueEntry) -> CardEffect | None:
    """Return the effect that an entry carries out; its source may be gone from play (RULES TS-64)."""
    source = known_card(table, entry.source) if entry.kind in CARRIED_OUT else None
    return None if source is None else source.design.effects[entry.effect]


def is_decided(table: Table) -> bool:
    """Whether it is said as an effect is activated, or begins, whether it happens (RULES TS-H60)."""
    return rulings_of(table).may == "when_activated"


def chosen_for(entry: QueueEntry, effect: CardEffect, part: int) -> str:
    """Return the key of what was chosen for a part; "" where nothing could be."""
    place = given_to(effect) + sum(one.target.word in CHOSEN for one in effect.parts[:part])
    found = entry.targets[place] if place < len(entry.targets) else ""
    return "" if found == NOBODY else found


def given_to(effect: CardEffect) -> int:
    """Return how many targets the entry of an effect has from the start."""
    return int(effect.trigger.word in GIVEN)


def does_without(effect: CardEffect) -> bool:
    """Whether an effect of a hit has a part that happens though the warrior struck is gone (RULES 3i, hit)."""
    return any(part.target.word == "you" for part in effect.parts)


def parts_of(entry: QueueEntry, effect: CardEffect) -> tuple[tuple[int, EffectPart], ...]:
    """Return the parts of an effect that count for an entry, with their places."""
    fallen = effect.trigger.word == "hit" and entry.targets[:1] == (GONE,)
    return tuple(one for one in enumerate(effect.parts) if not fallen or one[1].target.word == "you")


def candidates(table: Table, seat: Seat, target: EffectTarget) -> tuple[TasuoCard, ...]:
    """Return the warriors that a part can be aimed at."""
    found = warriors(table, seat if target.word == "own" else zones.foe(seat))
    wanted = set(target.conditions)
    return tuple(one for one in found if not wanted or wanted & set(conditions(table, one)))


def set_words(table: Table, owner: Seat) -> tuple[str, ...]:
    """Return the set cards of a player as the foe can name them, unseen: by their places."""
    lying = table.zones.get(zones.legend(owner), ())
    return tuple(f"{SET} {place}" for place, one in enumerate(lying, 1) if not one.up)


def choosable(table: Table, seat: Seat, target: EffectTarget) -> Choosable:
    """Return what can be chosen as a target."""
    return set_words(table, zones.foe(seat)) if target.word == "enemy set" else candidates(table, seat, target)


def follow_set_cards(ledger: Ledger, owner: Seat, gone: int) -> None:
    """Let what was aimed at set cards still mean the same ones after a card left a place (RULES TS-H47)."""

    def after(target: str) -> str:
        place = place_of_set(target)
        return NOBODY if place == gone else f"{SET} {place}" if place > gone else target

    found = entries(ledger.table)
    aimed = tuple(one for one in found if one.seat != owner and any(place_of_set(key) >= gone for key in one.targets))
    if aimed:
        moved = {one.number: evolve(one, targets=tuple(map(after, one.targets))) for one in aimed}
        ledger.set(QUEUE, tuple(moved.get(one.number, one).kept for one in found), rule="TS-H47")


def reaches_somebody(table: Table, seat: Seat, effect: CardEffect) -> bool:
    """Whether an effect does anything now: a part that needs nobody to be chosen, or somebody who can be."""
    targets = [part.target for part in effect.parts]
    return any(one.word not in CHOSEN or choosable(table, seat, one) for one in targets)


def mends_nobody(table: Table, seat: Seat, effect: CardEffect) -> bool:
    """Whether all that an effect could do is to heal or to cure, and none of those warriors is in want of it."""
    wants: dict[str, Callable[[TasuoCard], object]] = {
        "heal": lambda one: damage_of(table, one),
        "cure": lambda one: conditions(table, one),
    }
    return all(
        part.target.word == "own"
        and verb.word in wants
        and not any(map(wants[verb.word], candidates(table, seat, part.target)))
        for part in effect.parts
        for verb in part.verbs
    )


def unaimed(table: Table) -> tuple[QueueEntry, EffectTarget] | None:
    """Return the first entry on the Queue that has a target to be chosen, and that target; None where all are aimed."""
    waiting = entries(table)
    if rulings_of(table).targets == "as_it_resolves":  # only of what resolves next
        waiting = waiting[-1:] if table.values.get(AIMING) else ()
    for entry in waiting:
        effect = effect_of(table, entry)
        if effect is None:
            continue
        wanted = [part.target for _, part in parts_of(entry, effect) if part.target.word in CHOSEN]
        chosen = len(entry.targets) - given_to(effect)
        if chosen < len(wanted):
            return entry, wanted[chosen]
    return None


def _whose(table: Table, _item: Item) -> Seat:
    found = unaimed(table)
    return found[0].seat if found is not None else ""


def _whose_set(table: Table, item: Item) -> Seat:
    return zones.foe(_whose(table, item))


def _options(table: Table, _item: Item) -> Choosable:
    found = unaimed(table)
    return choosable(table, found[0].seat, found[1]) if found is not None else ()


def _aimed(ledger: Ledger, _item: Item, chosen: Card | str) -> None:
    found = unaimed(ledger.table)
    if found is None:
        return
    entry = found[0]
    aimed = evolve(entry, targets=(*entry.targets, chosen if isinstance(chosen, str) else chosen.key))
    after = (aimed if one.number == entry.number else one for one in entries(ledger.table))
    ledger.set(QUEUE, tuple(one.kept for one in after), rule="TS-H61")
    ledger.next(AIM)


def _at_nobody(ledger: Ledger, item: Item) -> None:
    if unaimed(ledger.table) is not None:
        _aimed(ledger, item, NOBODY)


AT_WHICH: Final = say("Which target?")
"""The question what an effect is aimed at."""
CHOICES["aim"] = Choosing(
    question=AT_WHICH, seat=_whose, options=_options, taken=_aimed, none=_at_nobody, side=_whose_set
)
