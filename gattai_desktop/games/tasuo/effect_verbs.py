"""What effects do to warriors, players and attacks, each verb by its exact effect (RULES TS, 3i)."""

from collections.abc import Callable, Mapping
from typing import Final

from gattai_desktop.cards.card import NotKnown
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.value import Value, as_number
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import OpenAttack, attack_of, keep_attack, known_card
from gattai_desktop.games.tasuo.calls import pay_armor
from gattai_desktop.games.tasuo.card_effects import EffectVerb
from gattai_desktop.games.tasuo.card_words import BROKEN
from gattai_desktop.games.tasuo.combos import combo_of, keep_combo
from gattai_desktop.games.tasuo.designs import TasuoCard
from gattai_desktop.games.tasuo.effect_choices import place_of_set
from gattai_desktop.games.tasuo.leaving import destroy, gain_gauge, leave
from gattai_desktop.games.tasuo.legend import barring, take
from gattai_desktop.games.tasuo.queue import negate
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import draw, heal_armor
from gattai_desktop.games.tasuo.values import of
from gattai_desktop.games.tasuo.warriors import (
    conditions,
    hurt,
    place_of,
    set_conditions,
    suffers,
    warrior_named,
    weapons_of,
)

RULE: Final = "TS-63"
"""What carries out an effect, where no rule of its own says more."""
_CONDITION_RULES: Final = {
    "Burn": "TS-54",
    "Stun": "TS-55",
    "Immobilize": "TS-56",
    "Freeze": "TS-57",
    "Bleed": "TS-58",
    "Poison": "TS-59",
    "Broken-Arm": "TS-60",
    "Broken-Leg": "TS-61",
    "Broken-Back": "TS-62",
}


@frozen(kw_only=True)
class VerbAim:
    """What a verb is done to: a warrior by its key, a set card by its place, an entry by its number; a player."""

    seat: Seat
    warrior: str = ""
    player: Seat = ""
    entry: int = 0

    @property
    def kept(self) -> tuple[Value, ...]:
        """As an item of the agenda has it."""
        return self.seat, self.warrior, self.player, self.entry


def verb_of(table: Table, what: tuple[Value, ...]) -> tuple[EffectVerb, VerbAim]:
    """Return the verb that an item of the agenda names by its card, and what it is done to."""
    source, effect, part, place, seat, warrior, player, entry = what
    card = known_card(table, str(source))
    if card is None:
        raise NotKnown("What the effect comes from is hidden.")
    verb = card.design.effects[as_number(effect)].parts[as_number(part)].verbs[as_number(place)]
    return verb, VerbAim(seat=str(seat), warrior=str(warrior), player=str(player), entry=as_number(entry))


def inflict(ledger: Ledger, warrior: TasuoCard, condition: str) -> None:
    """Give a warrior a Battle Condition; the same again does nothing, a Broken one counts to two (RULES TS-H53)."""
    has, rule = conditions(ledger.table, warrior), _CONDITION_RULES[condition]
    most = 2 if condition in BROKEN else 1
    if has.count(condition) >= most and rulings_of(ledger.table).same_condition == "nothing":
        return
    set_conditions(ledger, warrior, (*has, condition), rule=rule)
    if rulings_of(ledger.table).armed_condition == "loses":
        lose_barred(ledger, warrior)
    if suffers(ledger.table, warrior, "Broken-Leg", 2):
        destroy(ledger, warrior, rule="TS-61")
    elif suffers(ledger.table, warrior, "Broken-Back", 2):
        destroy(ledger, warrior, banished=True, rule="TS-62")


def lose_barred(ledger: Ledger, warrior: TasuoCard) -> None:
    """Take the Weapons to the Deadzone that a warrior could not be given as it suffers (RULES TS-H71)."""
    borne = weapons_of(ledger.table, warrior)
    lost = tuple(one for one in borne if any(barring(ledger.table, one, warrior)))
    if lost:
        origin = zones.weapons(place_of(ledger.table, warrior), warrior.owner)
        ledger.move_from(origin, lost, zones.dead(warrior.owner), rule="TS-H71")


def _on_warrior(done: Callable[[Ledger, TasuoCard, EffectVerb], None]) -> "Doer":
    def do(ledger: Ledger, aimed: VerbAim, verb: EffectVerb) -> None:
        warrior = warrior_named(ledger.table, aimed.warrior)
        if warrior is not None:  # a target that is gone: this part does nothing (RULES TS-H47)
            done(ledger, warrior, verb)

    return do


def _boost(ledger: Ledger, warrior: TasuoCard, verb: EffectVerb) -> None:
    path = of(warrior.key, "boost")
    ledger.set(path, ledger.table.number(path) + verb.amount, rule=RULE)


def _again(ledger: Ledger, warrior: TasuoCard, _verb: EffectVerb) -> None:
    path = of(warrior.key, "attacked")
    ledger.set(path, ledger.table.number(path) - 1 or None, rule="TS-34")


def _on_attack(rule: str, change: Callable[[OpenAttack, EffectVerb], OpenAttack]) -> "Doer":
    def do(ledger: Ledger, _aimed: VerbAim, verb: EffectVerb) -> None:
        attack = attack_of(ledger.table)
        if attack is not None:
            keep_attack(ledger, change(attack, verb), rule=rule)

    return do


def _need(ledger: Ledger, _aimed: VerbAim, verb: EffectVerb) -> None:
    attack, combo = attack_of(ledger.table), combo_of(ledger.table)
    if attack is not None:
        keep_attack(ledger, evolve(attack, need=attack.need + verb.amount), rule="TS-H29")
    elif combo is not None:
        keep_combo(ledger, evolve(combo, need=combo.need + verb.amount), rule="TS-H29")


def _bar(ledger: Ledger, _aimed: VerbAim, verb: EffectVerb) -> None:
    attack = attack_of(ledger.table)
    if attack is not None and verb.of not in attack.bars:
        keep_attack(ledger, evolve(attack, bars=(*attack.bars, verb.of)), rule=RULE)


def _armor(ledger: Ledger, aimed: VerbAim, verb: EffectVerb) -> None:
    if verb.amount > 0:
        heal_armor(ledger, aimed.player, verb.amount, rule="TS-10")
    else:
        pay_armor(ledger, aimed.player, -verb.amount, rule=RULE)


def _mill(ledger: Ledger, aimed: VerbAim, verb: EffectVerb) -> None:
    deck = zones.deck(aimed.player)
    top = ledger.table.cards(deck)[-verb.amount :]
    if top:
        ledger.move_from(deck, top, zones.dead(aimed.player), rule=RULE)


def _on_set(ledger: Ledger, aimed: VerbAim, target: str, *, up: bool) -> None:
    """Move the set card that was chosen, if it lies there still."""
    lying, place = ledger.table.zones.get(zones.legend(aimed.player), ()), place_of_set(aimed.warrior)
    if place < len(lying) and not lying[place].up:
        take(ledger, lying[place].card, aimed.player, target, up=up, rule=RULE)


def _return(ledger: Ledger, aimed: VerbAim, _verb: EffectVerb) -> None:
    warrior = warrior_named(ledger.table, aimed.warrior)
    if warrior is not None:
        leave(ledger, warrior, zones.hand(warrior.owner), rule=RULE, up=False)
    elif aimed.player:
        _on_set(ledger, aimed, zones.hand(aimed.player), up=False)


Doer = Callable[[Ledger, VerbAim, EffectVerb], None]

AT_ONCE: Final[Mapping[str, Doer]] = {
    "inflict": _on_warrior(lambda ledger, warrior, verb: inflict(ledger, warrior, verb.of)),
    "heal": _on_warrior(lambda ledger, warrior, verb: hurt(ledger, warrior, -verb.amount, rule=RULE)),
    "damage": _on_warrior(lambda ledger, warrior, verb: hurt(ledger, warrior, verb.amount, rule=RULE)),
    "boost": _on_warrior(_boost),
    "again": _on_warrior(_again),
    "return": _return,
    "destroy": lambda ledger, aimed, _verb: _on_set(ledger, aimed, zones.dead(aimed.player), up=True),
    "banish": lambda ledger, aimed, _verb: _on_set(ledger, aimed, zones.outer(aimed.player), up=True),
    "power": _on_attack("TS-H41", lambda attack, verb: evolve(attack, power=attack.power + verb.amount)),
    "need": _need,
    "nochain": _on_attack("TS-41", lambda attack, _verb: evolve(attack, unchained=True)),
    "bar": _bar,
    "stop": _on_attack("TS-37", lambda attack, _verb: evolve(attack, stopped=attack.targets)),
    "armor": _armor,
    "gauge": lambda ledger, aimed, verb: gain_gauge(ledger, aimed.player, verb.amount, rule="TS-75"),
    "draw": lambda ledger, aimed, verb: draw(ledger, aimed.player, verb.amount, rule=RULE),
    "mill": _mill,
    "negate": lambda ledger, aimed, _verb: negate(ledger, aimed.entry),
}
"""The verbs that ask nobody, with what they do."""
