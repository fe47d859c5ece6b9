"""What effects do with a choice as they resolve: equip, put under the deck, cure, charge, move (RULES TS, 3i)."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.games.tasuo.card_effects import EffectVerb
from gattai_desktop.games.tasuo.card_words import WEAPON
from gattai_desktop.games.tasuo.charging import mill_to_kao
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.games.tasuo.effect_aims import is_decided, set_words
from gattai_desktop.games.tasuo.effect_choices import CHOICES, SET, Choosable, Choosing
from gattai_desktop.games.tasuo.effect_verbs import RULE, VerbAim, verb_of
from gattai_desktop.games.tasuo.leaving import spare_moved
from gattai_desktop.games.tasuo.legend import against_bearing, take
from gattai_desktop.games.tasuo.queue import QueueEntry, entry_of, let_wait
from gattai_desktop.games.tasuo.warriors import (
    conditions,
    free_places,
    of_hand,
    place_of,
    set_conditions,
    warrior_named,
)

SIFT: Final = "sift"
"""The verb that looks at the top of the deck."""
SEARCH: Final = "search"
"""The verb that looks through the deck."""
CHOSEN_OF_PLAYER: Final = (("destroy", "you"), ("destroy", "foe"), ("banish", "you"), ("banish", "foe"))
"""Verbs that leave the choice among what a player has laid, with their targets."""
TIMES: Final = ("under", "discard", "cure", "charge")
"""Verbs whose amount says how often something is chosen."""


def _seat(table: Table, item: Item) -> Seat:
    aimed = verb_of(table, item[2:])[1]
    return aimed.player or aimed.seat


def _with_verb(
    options: Callable[[Table, VerbAim, EffectVerb], Choosable],
) -> Callable[[Table, Item], Choosable]:
    def found(table: Table, item: Item) -> Choosable:
        verb, aimed = verb_of(table, item[2:])
        return options(table, aimed, verb)

    return found


def _taken(
    done: Callable[[Ledger, VerbAim, Card | str], None],
) -> Callable[[Ledger, Item, Card | str], None]:
    def take(ledger: Ledger, item: Item, chosen: Card | str) -> None:
        done(ledger, verb_of(ledger.table, item[2:])[1], chosen)

    return take


def _in_hand(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[Card, ...]:
    return table.cards(zones.hand(aimed.player))


def _put_under(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    if isinstance(chosen, Card):
        hand, deck = zones.hand(aimed.player), zones.deck(aimed.player)
        ledger.move_from(hand, (chosen,), deck, rule=RULE, up=False, bottom=True)


def _looked_at(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[Card, ...]:
    return table.cards(zones.look(aimed.player))


def _sift(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    if isinstance(chosen, Card):
        looked, deck = zones.look(aimed.player), zones.deck(aimed.player)
        ledger.move_from(looked, (chosen,), deck, rule=RULE, up=False, bottom=True)


def look(ledger: Ledger, seat: Seat, count: int) -> None:
    """Let a player look at the top of the deck."""
    top = ledger.table.cards(zones.deck(seat))[-count:]
    if top:
        ledger.move_from(zones.deck(seat), top, zones.look(seat), rule=RULE, up=False)


def put_back(ledger: Ledger, seat: Seat) -> None:
    """Lay what a player looked at on the deck again, in its order."""
    seen = ledger.table.cards(zones.look(seat))
    if seen:
        ledger.move_from(zones.look(seat), seen, zones.deck(seat), rule=RULE, up=False)


def _of_kind_in(zone: Callable[[Seat], str]) -> Callable[[Table, VerbAim, EffectVerb], Choosable]:
    def found(table: Table, aimed: VerbAim, verb: EffectVerb) -> Choosable:
        return tuple(one for one in table.cards(zone(aimed.player)) if design_of(one).kind == verb.of)

    return found


def _retrieve(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    if isinstance(chosen, Card):
        ledger.move_from(zones.dead(aimed.player), (chosen,), zones.hand(aimed.player), rule=RULE, up=False)


def _search(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    if isinstance(chosen, Card):
        ledger.move_from(zones.look(aimed.player), (chosen,), zones.use(aimed.player), rule=RULE)
        ledger.move_from(zones.use(aimed.player), (chosen,), zones.hand(aimed.player), rule=RULE, up=False)


def searched(ledger: Ledger, seat: Seat) -> None:
    """Lay the deck that was looked through back, and shuffle it."""
    put_back(ledger, seat)
    if ledger.table.count(zones.deck(seat)):
        ledger.shuffle(zones.deck(seat), rule=RULE)


def _laid(table: Table, aimed: VerbAim, _verb: EffectVerb) -> Choosable:
    """What a player has laid: open cards, the Arena, and set ones, which the foe names by their places."""
    owner = aimed.player
    lying = table.zones.get(zones.legend(owner), ())
    hidden = set_words(table, owner) if owner != aimed.seat else tuple(one.card for one in lying if not one.up)
    return (*(one.card for one in lying if one.up), *hidden, *table.cards(zones.arena(owner)))


def _laid_to(target: Callable[[Seat], str]) -> Callable[[Ledger, VerbAim, Card | str], None]:
    def lay_away(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
        owner, cards = aimed.player, ledger.table.cards(zones.legend(aimed.player))
        card = cards[int(chosen.removeprefix(SET)) - 1] if isinstance(chosen, str) else chosen
        if card in cards:
            take(ledger, card, owner, target(owner), up=True, rule=RULE)
        else:
            ledger.move_from(zones.arena(owner), (card,), target(owner), rule=RULE)

    return lay_away


def _chooser(table: Table, item: Item) -> Seat:
    return verb_of(table, item[2:])[1].seat


def _discard(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    if isinstance(chosen, Card):
        ledger.move_from(zones.hand(aimed.player), (chosen,), zones.dead(aimed.player), rule=RULE)


def _suffered(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[str, ...]:
    warrior = warrior_named(table, aimed.warrior)
    return tuple(dict.fromkeys(conditions(table, warrior))) if warrior is not None else ()


def _cure(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    warrior = warrior_named(ledger.table, aimed.warrior)
    if warrior is not None:
        left = list(conditions(ledger.table, warrior))
        left.remove(str(chosen))
        set_conditions(ledger, warrior, tuple(left), rule=RULE)


def _chargeable(table: Table, aimed: VerbAim, verb: EffectVerb) -> tuple[str, ...]:
    """The zones to which a partial charge can be added: Ka and Kao need a card in the deck (RULES TS-H19)."""
    every = (verb.of,) if verb.of else zones.CHARGED
    return tuple(one for one in every if one == zones.KIO or table.count(zones.deck(aimed.player)))


def _charge(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    seat, deck = aimed.player, zones.deck(aimed.player)
    if chosen == zones.KIO:
        ledger.set(f"kio.{seat}", ledger.table.number(f"kio.{seat}") + 1, rule="TS-27")
    elif chosen == zones.KAO:
        mill_to_kao(ledger, seat, rule="TS-29")
    else:
        ledger.move_from(deck, ledger.table.cards(deck)[-1:], zones.charges(zones.KA, seat), rule="TS-28", up=False)


def _free(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[str, ...]:
    warrior = warrior_named(table, aimed.warrior)
    return free_places(table, warrior.owner) if warrior is not None else ()


def _move(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    """Move a warrior to a free place of its side, with its Weapons and what lies under it."""
    warrior = warrior_named(ledger.table, aimed.warrior)
    if warrior is None:
        return
    here = place_of(ledger.table, warrior)
    for zone_of in (zones.place, zones.weapons):
        cards = ledger.table.cards(zone_of(here, warrior.owner))
        if cards:
            ledger.move_from(zone_of(here, warrior.owner), cards, zone_of(str(chosen), warrior.owner), rule=RULE)
    spare_moved(ledger, warrior)


def _weapons_in_hand(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[Card, ...]:
    warrior = warrior_named(table, aimed.warrior)
    if warrior is None:
        return ()
    held = (of_hand(one) for one in table.cards(zones.hand(aimed.seat)))
    return tuple(one for one in held if one.design.kind == WEAPON and not any(against_bearing(table, one, warrior)))


def _agreed_to(table: Table, item: Item) -> bool:
    """Whether an effect that may happen was agreed to as it began (RULES TS-H60)."""
    source = known_card(table, str(item[2]))
    place = item[3] if isinstance(item[3], int) else 0
    return is_decided(table) and source is not None and source.design.effects[place].may


def _could_search(table: Table, item: Item) -> bool:
    """Whether something might be found, by what all can see: cards of the deck are looked at."""
    return bool(table.count(zones.look(verb_of(table, item[2:])[1].player)))


def _could_equip(table: Table, item: Item) -> bool:
    """Whether a Weapon might come from the hand, by what all can see: its warrior stands, and cards are held."""
    aimed = verb_of(table, item[2:])[1]
    return warrior_named(table, aimed.warrior) is not None and bool(table.count(zones.hand(aimed.seat)))


def _equip(ledger: Ledger, aimed: VerbAim, chosen: Card | str) -> None:
    """Activate the Weapon: it is an entry of the next Queue, which the foe may answer (RULES TS-H43)."""
    if isinstance(chosen, Card):
        ledger.move_from(zones.hand(aimed.seat), (chosen,), zones.use(aimed.seat), rule="TS-17")
        let_wait(ledger, QueueEntry(0, "equip", aimed.seat, chosen.key, targets=(aimed.warrior,)), rule="TS-17")


def resolve_equip(ledger: Ledger, *kept: Value) -> None:
    """The Weapon comes to its warrior; without one that may bear it, it goes to the Deadzone (RULES TS-H47)."""
    entry = entry_of(kept)
    weapon = next((of_hand(one) for one in ledger.table.cards(zones.use(entry.seat)) if one.key == entry.source), None)
    if weapon is None:
        return
    warrior = warrior_named(ledger.table, entry.targets[0])
    fits = warrior is not None and not any(against_bearing(ledger.table, weapon, warrior))
    place = place_of(ledger.table, warrior) if warrior is not None else ""
    target = zones.weapons(place, entry.seat) if fits else zones.dead(entry.seat)
    ledger.move_from(zones.use(entry.seat), (weapon,), target, rule="TS-17")


ASKED: Final[Mapping[str, Choosing]] = {
    "under": Choosing(
        question=say("Which card goes under the deck?"),
        seat=_seat, options=_with_verb(_in_hand), taken=_taken(_put_under), under=True,
    ),
    "discard": Choosing(
        question=say("Which card goes to the Deadzone?"),
        seat=_seat, options=_with_verb(_in_hand), taken=_taken(_discard),
    ),
    "cure": Choosing(
        question=say("Which condition is removed?"),
        seat=_seat, options=_with_verb(_suffered), taken=_taken(_cure),
    ),
    "charge": Choosing(
        question=say("Which zone is charged?"),
        seat=_seat, options=_with_verb(_chargeable), taken=_taken(_charge),
    ),
    "move": Choosing(
        question=say("To which zone does it move?"),
        seat=_seat, options=_with_verb(_free), taken=_taken(_move),
    ),
    SIFT: Choosing(
        question=say("Which card goes under the deck?"),
        seat=_seat, options=_with_verb(_looked_at), taken=_taken(_sift), optional=True, under=True,
    ),
    SEARCH: Choosing(
        question=say("Which card comes to the hand?"),
        seat=_seat, options=_with_verb(_of_kind_in(zones.look)), taken=_taken(_search), optional=True,
        asked=_could_search, binding=_agreed_to,
    ),
    "retrieve": Choosing(
        question=say("Which card comes to the hand?"),
        seat=_seat, options=_with_verb(_of_kind_in(zones.dead)), taken=_taken(_retrieve),
    ),
    "destroy": Choosing(
        question=say("Which card goes to the Deadzone?"),
        seat=_chooser, options=_with_verb(_laid), taken=_taken(_laid_to(zones.dead)),
    ),
    "banish": Choosing(
        question=say("Which card goes to the Outerzone?"),
        seat=_chooser, options=_with_verb(_laid), taken=_taken(_laid_to(zones.outer)),
    ),
    "equip": Choosing(
        question=say("Which Weapon is equipped?"),
        seat=_seat, options=_with_verb(_weapons_in_hand), taken=_taken(_equip), optional=True,
        asked=_could_equip, binding=_agreed_to,
    ),
}  # fmt: skip
"""The verbs that leave a choice."""
CHOICES.update(ASKED)

DOINGS = {"resolve.equip": resolve_equip, "look": look, "put back": put_back, "searched": searched}
