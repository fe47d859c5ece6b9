"""Effects of cards resolve: whom each part reaches, and its verbs one after the other (RULES TS, 3i, TS-63, TS-H47).

An effect waits on the Queue as an entry of the kind "effect" (`queue.py`). When it resolves, each of its verbs becomes
an item of the agenda: `effect_verbs.py` has those that ask nobody, `effect_asks.py` those that leave a choice.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import ARMOR, known_card
from gattai_desktop.games.tasuo.card_effects import CardEffect, EffectPart
from gattai_desktop.games.tasuo.card_words import ARENA, CONTINUUM
from gattai_desktop.games.tasuo.constants import OF_WARRIOR, bearers, holds, in_play
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_aims import NOBODY, chosen_for, is_decided, parts_of
from gattai_desktop.games.tasuo.effect_asks import ASKED, CHOSEN_OF_PLAYER, SEARCH, SIFT, TIMES
from gattai_desktop.games.tasuo.effect_choices import CHOICE, CHOICES, DECIDE, YES, Choosing, place_of_set
from gattai_desktop.games.tasuo.effect_verbs import AT_ONCE, VerbAim, verb_of
from gattai_desktop.games.tasuo.queue import QueueEntry, entry_of, waiting, waits_no_more
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.striking import note_burn, take_losses_of
from gattai_desktop.games.tasuo.taxes import TAX
from gattai_desktop.games.tasuo.unchanged import say_unchanged
from gattai_desktop.games.tasuo.warriors import warrior_named, warriors

MAY: Final = "may"
"""The choice whether an effect happens at all (RULES TS-H60)."""


def resolve_effect(ledger: Ledger, *kept: Value) -> None:
    """Let each verb of the effect happen in its order."""
    entry = entry_of(kept)
    source = known_card(ledger.table, entry.source)
    if source is None:
        return
    effect = source.design.effects[entry.effect]
    if rulings_of(ledger.table).gone == "all_or_nothing" and _is_gone(ledger.table, entry, source):
        return
    if rulings_of(ledger.table).activations == "triggers_too" and entry.kind == "effect":
        _counts_as_activation(ledger, source)
    cause = ledger.announce("effect", rule="TS-63", card=entry.source)
    with ledger.because(cause):
        if effect.may and not is_decided(ledger.table) and not asks_by_itself(effect):
            ledger.next((CHOICE, MAY, *kept))
        else:
            carry_out(ledger, *kept)


def _is_gone(table: Table, entry: QueueEntry, source: TasuoCard) -> bool:
    """Whether the source or a target of an effect has left play (RULES TS-H47)."""
    stands = source.design.fights or source.design.kind in (ARENA, CONTINUUM)
    left = stands and entry.kind != "card" and source not in in_play(table, entry.seat)
    named = (key for key in entry.targets if key not in (NOBODY, ARMOR) and place_of_set(key) < 0)
    return left or any(warrior_named(table, key) is None for key in named)


def _counts_as_activation(ledger: Ledger, source: TasuoCard) -> None:
    """Let a warrior lose for a trigger as for an ability (RULES TS-H78)."""
    if warrior_named(ledger.table, source.key) is not None:
        note_burn(ledger, source)
        take_losses_of(ledger, source)


def carry_out(ledger: Ledger, *kept: Value) -> None:
    """Let each verb of an effect happen, where "may" was answered with yes; say so where it reaches nobody."""
    entry = entry_of(kept)
    source = known_card(ledger.table, entry.source)
    if source is None:
        return
    found = tuple(_items(ledger.table, entry, source.design.effects[entry.effect]))
    if not found:
        ledger.announce("nobody", rule="TS-63")
    ledger.next(*found)


def asks_by_itself(effect: CardEffect) -> bool:
    """Whether each of its verbs leaves the choice to do nothing, so that "may" needs no question of its own."""
    verbs = [verb.word for part in effect.parts for verb in part.verbs]
    return bool(verbs) and all(one in ASKED and ASKED[one].optional for one in verbs)


CHOICES[MAY] = Choosing(
    question=say("Let it happen?"),
    seat=lambda _table, item: entry_of(item[2:]).seat,
    options=lambda _table, _item: (YES,),
    taken=lambda ledger, item, _chosen: carry_out(ledger, *item[2:]),
    optional=True,
)


CHOICES[DECIDE] = Choosing(
    question=say("Let it happen?"),
    seat=lambda table, item: _waiting(table, item).seat,
    options=lambda _table, _item: (YES,),
    taken=lambda _ledger, _item, _chosen: None,
    declined=lambda ledger, item: waits_no_more(ledger, _waiting(ledger.table, item)),
    optional=True,
)


def _waiting(table: Table, item: Item) -> QueueEntry:
    return next(one for one in waiting(table) if one.number == item[2])


def _items(table: Table, entry: QueueEntry, effect: CardEffect) -> Iterator[Item]:
    for number, part in parts_of(entry, effect):
        for aimed in _reached(table, entry, effect, number, part):
            for place, verb in enumerate(part.verbs):
                what = (entry.source, entry.effect, number, place, *aimed.kept)
                if verb.word in AT_ONCE and (verb.word, part.target.word) not in CHOSEN_OF_PLAYER:
                    yield ("does", *what)
                elif verb.word == TAX:
                    yield (TAX, *what)
                elif verb.word == SIFT:
                    yield from (("look", aimed.player, verb.amount), (CHOICE, SIFT, *what), ("put back", aimed.player))
                elif verb.word == SEARCH:
                    most = table.count(zones.deck(aimed.player))
                    yield from (("look", aimed.player, most), (CHOICE, SEARCH, *what), ("searched", aimed.player))
                elif verb.word in ASKED:
                    for _ in range(verb.amount if verb.word in TIMES else 1):
                        yield (CHOICE, verb.word, *what)


def _reached(table: Table, entry: QueueEntry, effect: CardEffect, number: int, part: EffectPart) -> Iterator[VerbAim]:
    """Yield what one part is done to, in the order of the table."""
    seat = entry.seat
    match part.target.word:
        case "you" | "foe":
            yield VerbAim(seat=seat, player=seat if part.target.word == "you" else zones.foe(seat))
        case "this attack" | "this roll":
            yield VerbAim(seat=seat)
        case "top" | "that call":
            yield VerbAim(seat=seat, entry=entry.answers)
        case "struck":
            yield VerbAim(seat=seat, warrior=entry.targets[0])
        case "it":
            yield from (VerbAim(seat=seat, warrior=key) for key in _itself(table, entry, effect))
        case "each own" | "each enemy":
            side = seat if part.target.word == "each own" else zones.foe(seat)
            yield from (VerbAim(seat=seat, warrior=one.key) for one in warriors(table, side))
        case "enemy set":
            chosen = chosen_for(entry, effect, number)
            if chosen:
                yield VerbAim(seat=seat, player=zones.foe(seat), warrior=chosen)
        case _:
            chosen = chosen_for(entry, effect, number)
            if chosen:
                yield VerbAim(seat=seat, warrior=chosen)


def _itself(table: Table, entry: QueueEntry, effect: CardEffect) -> tuple[str, ...]:
    """Return whom "it" means: who defends, or the warrior of the text; on Arena and Continuum each that fits.

    What else the text asks for held as it was activated or began (RULES TS-64, TS-76).
    """
    if effect.trigger.defence is not None:
        return entry.targets[:1]
    source = known_card(table, entry.source)
    if source is None:
        return ()
    asked = effect.conditions if source.design.kind in (ARENA, CONTINUUM) else ()
    of_warrior = [one for one in asked if one.word in OF_WARRIOR]
    found = bearers(table, source, entry.seat)
    return tuple(one.key for one in found if all(holds(table, entry.seat, asks, one) for asks in of_warrior))


def does(ledger: Ledger, *rest: Value) -> None:
    """Carry out a verb that asks nobody; say so where it changes nothing."""
    verb, aimed = verb_of(ledger.table, rest)
    before = len(ledger.facts)
    AT_ONCE[verb.word](ledger, aimed, verb)
    if len(ledger.facts) == before:
        say_unchanged(ledger, verb, aimed)


DOINGS = {"resolve.effect": resolve_effect, "resolve.activation": resolve_effect, "does": does}
