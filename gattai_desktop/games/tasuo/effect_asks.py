"""What effects do with a choice as they resolve: equip, put under the deck, cure, charge, move (RULES TS, 3i)."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Item, Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import known_card
from gattai_desktop.games.tasuo.card_effects import EffectVerb
from gattai_desktop.games.tasuo.card_words import WEAPON
from gattai_desktop.games.tasuo.charging import mill_to_kao
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.games.tasuo.effect_aims import is_decided, set_words
from gattai_desktop.games.tasuo.effect_choices import CHOICES, Choosable, Choosing, place_of_set
from gattai_desktop.games.tasuo.effect_verbs import RULE, VerbAim, verb_of
from gattai_desktop.games.tasuo.leaving import spare_moved
from gattai_desktop.games.tasuo.legend import against_bearing, take
from gattai_desktop.games.tasuo.queue import QueueEntry, entry_of, let_wait
from gattai_desktop.games.tasuo.unchanged import say_nothing_to_choose
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
TIMES: Final = ("under", "discard", "cure")
"""Verbs whose amount says how often something is chosen."""


_Options = Callable[[Table, VerbAim, EffectVerb], Choosable]
_Taken = Callable[[Ledger, VerbAim, EffectVerb, Card | str], None]
_ZoneOf = Callable[[Seat], str]


def _choice(
    question: Words,
    options: _Options,
    taken: _Taken,
    *,
    chooser: Callable[[VerbAim], Seat] = lambda aimed: aimed.player or aimed.seat,
    could: Callable[[Table, VerbAim], bool] | None = None,
    optional: bool = False,
    under: bool = False,
) -> Choosing:
    """Return a choice that a verb leaves. could: whether it is put, judged by what all can see, where that is less."""

    def found(table: Table, item: Item) -> Choosable:
        verb, aimed = verb_of(table, item[2:])
        return options(table, aimed, verb)

    def done(ledger: Ledger, item: Item, chosen: Card | str) -> None:
        verb, aimed = verb_of(ledger.table, item[2:])
        taken(ledger, aimed, verb, chosen)

    def aim_of(table: Table, item: Item) -> VerbAim:
        return verb_of(table, item[2:])[1]

    choosing = Choosing(
        question=question,
        seat=lambda table, item: chooser(aim_of(table, item)),
        options=found,
        taken=done,
        optional=optional,
        none=lambda ledger, _item: say_nothing_to_choose(ledger),
        under=under,
        side=lambda table, item: _side(table, aim_of(table, item)),
    )
    if could is None:
        return choosing
    asked = could
    return evolve(choosing, asked=lambda table, item: asked(table, aim_of(table, item)), binding=_agreed_to)


def _side(table: Table, aimed: VerbAim) -> Seat:
    """Return whose zones are chosen from: of whoever has the warrior that it is about, or of the player."""
    warrior = warrior_named(table, aimed.warrior)
    return warrior.owner if warrior is not None else aimed.player


def _cards_in(zone: _ZoneOf, *, of_kind: bool = False) -> _Options:
    """Return the cards of a player that lie in a zone; of_kind: only those of the kind that the verb names."""

    def found(table: Table, aimed: VerbAim, verb: EffectVerb) -> Choosable:
        lying = table.cards(zone(aimed.player))
        return tuple(one for one in lying if design_of(one).kind == verb.of) if of_kind else lying

    return found


def _moved(origin: _ZoneOf, target: _ZoneOf, *, up: bool = True, bottom: bool = False) -> _Taken:
    def move(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb, chosen: Card | str) -> None:
        if isinstance(chosen, Card):
            ledger.move_from(origin(aimed.player), (chosen,), target(aimed.player), rule=RULE, up=up, bottom=bottom)

    return move


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


def _search(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb, chosen: Card | str) -> None:
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


def _laid_to(target: _ZoneOf) -> _Taken:
    def lay_away(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb, chosen: Card | str) -> None:
        owner, cards = aimed.player, ledger.table.cards(zones.legend(aimed.player))
        card = cards[place_of_set(chosen)] if isinstance(chosen, str) else chosen
        if card in cards:
            take(ledger, card, owner, target(owner), up=True, rule=RULE)
        else:
            ledger.move_from(zones.arena(owner), (card,), target(owner), rule=RULE)

    return lay_away


def _suffered(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[str, ...]:
    warrior = warrior_named(table, aimed.warrior)
    return tuple(dict.fromkeys(conditions(table, warrior))) if warrior is not None else ()


def _cure(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb, chosen: Card | str) -> None:
    warrior = warrior_named(ledger.table, aimed.warrior)
    if warrior is not None:
        left = list(conditions(ledger.table, warrior))
        left.remove(str(chosen))
        set_conditions(ledger, warrior, tuple(left), rule=RULE)


def _chargeable(table: Table, aimed: VerbAim, verb: EffectVerb) -> tuple[str, ...]:
    """The zones to which a partial charge can be added: Ka and Kao need a card in the deck (RULES TS-H19)."""
    every = (verb.of,) if verb.of else zones.CHARGED
    return tuple(one for one in every if one == zones.KIO or table.count(zones.deck(aimed.player)))


def _charge(ledger: Ledger, aimed: VerbAim, verb: EffectVerb, chosen: Card | str) -> None:
    """Add all partial charges of an effect to one zone at once: for Ka the top cards of the deck, unseen."""
    seat, deck = aimed.player, zones.deck(aimed.player)
    if chosen == zones.KIO:
        ledger.set(f"kio.{seat}", ledger.table.number(f"kio.{seat}") + verb.amount, rule="TS-27")
    elif chosen == zones.KAO:
        mill_to_kao(ledger, seat, verb.amount)
    else:
        top = ledger.table.cards(deck)[-verb.amount :][::-1]
        ledger.move_from(deck, top, zones.charges(zones.KA, seat), rule="TS-28", up=False)


def _free(table: Table, aimed: VerbAim, _verb: EffectVerb) -> tuple[str, ...]:
    warrior = warrior_named(table, aimed.warrior)
    return free_places(table, warrior.owner) if warrior is not None else ()


def _move(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb, chosen: Card | str) -> None:
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


def _equip(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb, chosen: Card | str) -> None:
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
    "under": _choice(
        say("Which card goes under the deck?"), _cards_in(zones.hand),
        _moved(zones.hand, zones.deck, up=False, bottom=True), under=True,
    ),
    "discard": _choice(
        say("Which card goes to the Deadzone?"), _cards_in(zones.hand), _moved(zones.hand, zones.dead),
    ),
    "cure": _choice(say("Which condition is removed?"), _suffered, _cure),
    "charge": _choice(say("Which zone is charged?"), _chargeable, _charge),
    "move": _choice(say("To which zone does it move?"), _free, _move),
    SIFT: _choice(
        say("Which card goes under the deck?"), _cards_in(zones.look),
        _moved(zones.look, zones.deck, up=False, bottom=True), optional=True, under=True,
    ),
    SEARCH: _choice(
        say("Which card comes to the hand?"), _cards_in(zones.look, of_kind=True), _search, optional=True,
        could=lambda table, aimed: bool(table.count(zones.look(aimed.player))),
    ),
    "retrieve": _choice(
        say("Which card comes to the hand?"), _cards_in(zones.dead, of_kind=True),
        _moved(zones.dead, zones.hand, up=False),
    ),
    "destroy": _choice(
        say("Which card goes to the Deadzone?"), _laid, _laid_to(zones.dead), chooser=lambda aimed: aimed.seat,
    ),
    "banish": _choice(
        say("Which card goes to the Outerzone?"), _laid, _laid_to(zones.outer), chooser=lambda aimed: aimed.seat,
    ),
    # Its warrior stands, and cards are held: a Weapon might be among them.
    "equip": _choice(
        say("Which Weapon is equipped?"), _weapons_in_hand, _equip, optional=True,
        could=lambda table, aimed: (
            warrior_named(table, aimed.warrior) is not None and bool(table.count(zones.hand(aimed.seat)))
        ),
    ),
}  # fmt: skip
"""The verbs that leave a choice."""
CHOICES.update(ASKED)

DOINGS = {"resolve.equip": resolve_equip, "look": look, "put back": put_back, "searched": searched}
