"""Says what a move would do before it is made: an attack's damage, what it may be stopped by, what is paid.

Of the other player only what everybody sees: which tags could stop an attack by rule, never what is held.
"""

from collections.abc import Iterator
from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.games.move import Move
from gattai_desktop.games.preview import Preview
from gattai_desktop.games.tasuo import attacks, zones
from gattai_desktop.games.tasuo.activating import ActivateEffect, Activation, TurnArenaFor
from gattai_desktop.games.tasuo.adding import AddCard
from gattai_desktop.games.tasuo.attacks import ARMOR, DRIVE_COST, OpenAttack, strips
from gattai_desktop.games.tasuo.calls import EXTRA_COST, CallWarrior, PayForCall, call_cost, normal_calls
from gattai_desktop.games.tasuo.card_words import AREA, DEFENSIVE, RESPONSIVE, SWIFT, TAGS, WEAPON
from gattai_desktop.games.tasuo.charging import ChargeKao, ChargeKio
from gattai_desktop.games.tasuo.combos import TAG_COST, TagWarriorIn
from gattai_desktop.games.tasuo.decisive import would_win
from gattai_desktop.games.tasuo.declaring import AttackMove, bars_of, ready_to_attack
from gattai_desktop.games.tasuo.defences import EVADE, StopAttack, against_tag, price_of
from gattai_desktop.games.tasuo.designs import design_of
from gattai_desktop.games.tasuo.effect_text import what_is_asked_and_done
from gattai_desktop.games.tasuo.foreseen import foreseen
from gattai_desktop.games.tasuo.leaving import counted_bodies, would_fall
from gattai_desktop.games.tasuo.legend import LayCard, SetCard
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import (
    EndCharge,
    EndClash,
    EndWholeTurn,
    HealArmor,
    has_clash,
    healed_by,
    most_armor,
)
from gattai_desktop.games.tasuo.ultra import GRAVITY_COST, EnterMode, OpenGravity
from gattai_desktop.games.tasuo.using import EmergencyCall, EmergencyCallBy, UseCard
from gattai_desktop.games.tasuo.values import (
    CHARGE,
    CLASH,
    MODE_COST,
    PLAY,
    armor,
    bodies,
    gauge,
    halves,
    name_of,
    turn_mark,
)
from gattai_desktop.games.tasuo.warriors import (
    damage_of,
    life,
    of_hand,
    warrior_named,
    warriors_named,
    weapons_of,
    worth,
)
from gattai_desktop.games.tasuo.zones import foe
from gattai_desktop.games.told import Judged

LOW_ARMOR: Final = 2
"""Armor that a payment leaves so low that it is said."""


def foretell(table: Table, preview: Preview) -> tuple[Words, ...]:
    """Return what a move would do, from what its player sees."""
    return told_of(table, preview.move)


def told_of(table: Table, move: Move) -> tuple[Words, ...]:
    """Return what a move would do and cost, from what its player sees."""
    if isinstance(move, AttackMove):
        return tuple(_attack_lines(table, move))
    if isinstance(move, EnterMode):
        return (*_mode_lines(move), *_paid_lines(table, move))
    if isinstance(move, ActivateEffect | TurnArenaFor | EmergencyCallBy):
        return (what_is_asked_and_done(design_of(move.card), move.number - 1), *_paid_lines(table, move))
    return (*_paid_lines(table, move), *_call_lines(table, move), *_warnings(table, move))


def in_few(table: Table, move: Move) -> Words | None:
    """Return what a move costs in fewer words than `told_of`, beside a title that says of what; None for no fewer."""
    if isinstance(move, ChargeKao):  # neither its title nor a sign says of what "40 → 39" would be
        return say("Deck −1")
    for line in _paid_lines(table, move):
        return say("{before} → {after}", **{name: value for name, value in line.values if name in ("before", "after")})
    if left := _attacks_given_up(table, move):
        return say("Attacks: {number}", number=left)
    return say("No charge") if _gives_charge_up(table, move) else None


def judged(table: Table, preview: Preview) -> Judged:
    """Return whether a move has a price to think about: what `has_price` says, or a card that is set in vain."""
    return Judged(price=has_price(table, preview.move) or _sets_in_vain(preview.move))


def has_price(table: Table, move: Move) -> bool:
    """Whether there is something to think about before a move."""
    return _leaves_little(table, move) or _gives_charge_up(table, move) or bool(_attacks_given_up(table, move))


def paid(table: Table, move: Move) -> tuple[int, int]:
    """Return the armor and the gauge that a move costs, as far as it says so by itself."""
    if isinstance(move, CallWarrior):
        return call_cost(table, of_hand(move.card)), 0
    if isinstance(move, EmergencyCall):
        number = move.text(table)
        return design_of(move.card).effects[number].prices if number is not None else (0, 0)
    if isinstance(move, Activation):
        return move.used(table)[1].prices
    if isinstance(move, UseCard | AddCard):
        return design_of(move.card).effects[0].prices
    if isinstance(move, StopAttack):
        return price_of(table, of_hand(move.card))
    if isinstance(move, AttackMove):
        return 0, sum(DRIVE_COST[one] for one in move.all_drives(table))
    return _COSTS.get(type(move), (0, 0))


_COSTS: Final[dict[type[Move], tuple[int, int]]] = {
    ChargeKio: (1, 0), PayForCall: (0, EXTRA_COST), EnterMode: (0, MODE_COST), OpenGravity: (0, GRAVITY_COST),
    TagWarriorIn: (0, TAG_COST),
}  # fmt: skip


def _paid_lines(table: Table, move: Move) -> Iterator[Words]:
    costs, spent = paid(table, move)
    if isinstance(move, HealArmor):
        before, most = armor(table, move.seat), most_armor(table)
        after = before + healed_by(table)
        yield say("Armor {before} → {after}", before=before, after=after if most is None else min(after, most))
    if costs:
        before = armor(table, move.seat)
        yield say("Armor {before} → {after}", before=before, after=max(before - costs, 0))
    if isinstance(move, ChargeKao):
        before = table.count(zones.deck(move.seat))
        yield say("Deck {before} → {after}", before=before, after=max(before - 1, 0))
    if spent:
        before = gauge(table, move.seat)
        yield say("Clash Gauge {before} → {after}", before=before, after=max(before - spent, 0))


def _call_lines(table: Table, move: Move) -> Iterator[Words]:
    """Say what a call that costs nothing leaves: either kind may be offered for one card (RULES TS-11, TS-33)."""
    if not isinstance(move, CallWarrior | EmergencyCall):
        return
    left = normal_calls(table) - turn_mark(table, "calls") - isinstance(move, CallWarrior)
    if not any(paid(table, move)):
        yield say("Costs nothing; Normal Calls left: {number}", number=left)
    elif isinstance(move, EmergencyCall):
        yield say("Normal Calls left: {number}", number=left)
    fresh = rulings_of(table).fresh_attack
    if fresh == "no" or (fresh == "not_emergency" and isinstance(move, EmergencyCall)):
        yield say("It cannot attack in this turn.")


def _mode_lines(move: EnterMode) -> Iterator[Words]:
    """Say on which warrior a Tasuo Mode comes, and what of it is more than that warrior's own (RULES TS-48)."""
    before, after = design_of(move.warrior), design_of(move.card)
    yield say(
        "{warrior}: life {before} → {after}", warrior=move.warrior, before=halves(before.life), after=halves(after.life)
    )
    if before.attack is not None and after.attack is not None:
        yield say(
            "{attack}: {before} → {after}",
            attack=after.attack.type,
            before=halves(before.attack.damage),
            after=halves(after.attack.damage),
        )


def _warnings(table: Table, move: Move) -> Iterator[Words]:
    if _leaves_little(table, move):
        yield say("Little armor is left.")
    if left := _attacks_given_up(table, move):
        yield say("Attacks left: {number}", number=left)
    if _gives_charge_up(table, move):
        yield say("No charge yet.")
    if isinstance(move, LayCard) and design_of(move.card).kind == WEAPON:
        yield say("A warrior can be equipped with it in the Charge Phase.")
    if isinstance(move, SetCard):
        vain = _sets_in_vain(move)
        yield say("Face-down it cannot be used.") if vain else say("It may be used from the foe's turn on.")


def _sets_in_vain(move: Move) -> bool:
    """Whether a card is set that is not used face-down: it only makes the foe wonder (RULES TS-30, TS-H32)."""
    if not isinstance(move, SetCard):
        return False
    design = design_of(move.card)
    return design.kind not in (DEFENSIVE, RESPONSIVE) and design.manner != SWIFT


def _leaves_little(table: Table, move: Move) -> bool:
    costs = paid(table, move)[0]
    return bool(costs) and armor(table, move.seat) - costs <= LOW_ARMOR


def _gives_charge_up(table: Table, move: Move) -> bool:
    """Whether a move passes over the last chance to charge in this turn (RULES TS-13)."""
    ends = isinstance(move, EndCharge) or (isinstance(move, EndWholeTurn) and table.text("step") in (PLAY, CHARGE))
    return ends and not turn_mark(table, "charged")


def _attacks_given_up(table: Table, move: Move) -> int:
    """How many warriors can still attack as a move ends the Clash Phase, or a turn before it (RULES TS-14)."""
    before = isinstance(move, EndWholeTurn) and table.text("step") in (PLAY, CHARGE) and has_clash(table)
    ends = before or (isinstance(move, EndClash | EndWholeTurn) and table.text("step") == CLASH)
    return len(ready_to_attack(table, move.seat)) if ends else 0


def as_declared(table: Table, move: AttackMove) -> OpenAttack:
    """Return the attack that a declaration would open, with what its card adds at once, and what goes with it."""
    attack = move.opened(table)
    at_once = attacks.power_of_card(table, attacks.seen_attack(table, attack))
    return foreseen(table, evolve(attack, power=attack.power + at_once))


def _attack_lines(table: Table, move: AttackMove) -> Iterator[Words]:
    attack = as_declared(table, move)
    if len(attack.targets) == 1:
        yield from _sum_line(table, attack)
    for key in attack.targets:
        yield from _target_lines(table, attack, key)
    if would_win(table, attack):
        yield say("{seat} would win.", seat=name_of(table, attack.seat))
    else:
        yield from _gauge_line(table, attack)
    if attack.targets != (ARMOR,):
        tags = ", ".join(_stopping(table, attack))
        yield (
            say("{tags} may stop it by the rules.", tags=tags) if tags else say("No defence may stop it by the rules.")
        )


def _sum_line(table: Table, attack: OpenAttack) -> Iterator[Words]:
    """Yield what the damage is made of, where that is more than one part (RULES TS-H41)."""
    target = warrior_named(table, attack.targets[0])
    parts = attacks.parts(table, attack, target)
    dealt = attacks.reckoned(table, attack, target)
    if len(parts) < 2 or sum(amount for _, amount in parts) != dealt:
        return
    line = say("{part} {amount}", part=_NAMED.get(parts[0][0], parts[0][0]), amount=halves(parts[0][1]))
    for name, amount in parts[1:]:
        template = "{sum} + {part} {amount}" if amount > 0 else "{sum} − {part} {amount}"
        line = say(template, sum=line, part=_NAMED.get(name, name), amount=halves(abs(amount)))
    yield say("{sum} = {total}", sum=line, total=halves(dealt))


_NAMED: Final = {
    zones.KA: say("Ka"), zones.KAO: say("Kao"), attacks.BY_CARDS: say("cards"), attacks.TAKEN_LESS: say("taken less"),
}  # fmt: skip
"""What parts of a sum are called that have no name of their own."""


def _target_lines(table: Table, attack: OpenAttack, key: str) -> Iterator[Words]:
    target, other = warrior_named(table, key), foe(attack.seat)
    dealt = attacks.reckoned(table, attack, target)
    if target is None:
        before = armor(table, other)
        after = max(before - attacks.armor_lost(table, dealt), 0)
        yield say("Armor {before} → {after}", before=before, after=after)
        return
    taken, full = damage_of(table, target) + dealt, life(table, target)
    words = "{card}: {damage} damage, {taken} of {life} in all"
    yield say(words, card=target, damage=halves(dealt), taken=halves(taken), life=halves(full))
    if not would_fall(table, attack, target):
        if strips(attack, attacks.form_of(table, attack)) and dealt and weapons_of(table, target):
            yield say("{card} would lose its Weapons.", card=target)
        return
    before = bodies(table, other)
    after = before + counted_bodies(table, target, dealt)
    yield say("{card} would fall: Body Count {before} → {after}.", card=target, before=before, after=after)
    if attacks.melts(table, attack, target):
        yield say("{card} would go to the Outerzone.", card=target)


def _gauge_line(table: Table, attack: OpenAttack) -> Iterator[Words]:
    """Yield what becomes of the gauge: Drives are paid, and what falls brings some (RULES TS-42)."""
    before = gauge(table, attack.seat)
    fallen = (one for one in warriors_named(table, attack.targets) if would_fall(table, attack, one))
    after = before - sum(DRIVE_COST[one] for one in attack.drives) + sum(worth(table, one) + 1 for one in fallen)
    if after != before:
        yield say("Clash Gauge {before} → {after}", before=before, after=after)


def _stopping(table: Table, attack: OpenAttack) -> tuple[str, ...]:
    """Return the tags that may stop an attack by rule, for the warrior attacked as everybody sees it."""
    only_evade = attacks.form_of(table, attack).type == AREA and rulings_of(table).area == "only_evade"
    barred, target = bars_of(table, attack), warrior_named(table, attack.targets[0])
    if target is None or len(attack.targets) > 1:
        free = tuple(tag for tag in TAGS if tag not in barred)
    else:
        free = tuple(tag for tag in TAGS if not any(against_tag(table, tag, target, barred)))
    return tuple(tag for tag in free if tag == EVADE or not only_evade)
