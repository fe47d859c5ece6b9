"""An attack resolves: damage, what falls, what is lost, and what comes after it (RULES TS-38, TS-39, TS-54, TS-57)."""

from typing import Final

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.value import Value
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.attacks import (
    ARMOR,
    BOUNCE,
    THROWN,
    OpenAttack,
    armor_lost,
    attack_of,
    attacker_of,
    end_attack,
    form_of,
    keep_attack,
    known_card,
    melts,
    reckoned,
    seen_attack,
    strips,
)
from gattai_desktop.games.tasuo.combos import begin_combo, end_combo
from gattai_desktop.games.tasuo.declaring import enters
from gattai_desktop.games.tasuo.designs import TasuoCard, design_of
from gattai_desktop.games.tasuo.effect_aims import GONE, does_without
from gattai_desktop.games.tasuo.happenings import begins
from gattai_desktop.games.tasuo.hit_sums import sum_of_hit
from gattai_desktop.games.tasuo.leaving import destroy, is_to_fall, strip
from gattai_desktop.games.tasuo.queue import QueueEntry, let_wait
from gattai_desktop.games.tasuo.rulings import rulings_of
from gattai_desktop.games.tasuo.turns import begin_end
from gattai_desktop.games.tasuo.values import armor, halves, of, turn_mark
from gattai_desktop.games.tasuo.warriors import conditions, damage_of, hurt, life, lose, warrior_named
from gattai_desktop.games.tasuo.windows import COUNTERED

LOSING: Final = {"Bleed": "TS-58", "Poison": "TS-59"}
LOSS: Final = 2
"""Halves of life that Bleed, Poison and each count of Burn take."""


def resolve_attack(ledger: Ledger, *_kept: Value) -> None:
    """Deal the damage of the attack to each of its targets, in their order (RULES TS-38, TS-H81)."""
    attack = attack_of(ledger.table)
    if attack is None:
        return
    gone = rulings_of(ledger.table).gone == "all_or_nothing" and attacker_of(ledger.table, attack) is None
    reached = [key for key in attack.targets if key not in attack.stopped and not gone]
    struck = [key for key in reached if _hits(ledger, attack, key)]
    attack = evolve(attack, hit=tuple(struck))
    keep_attack(ledger, attack, rule="TS-38")
    _triggers(ledger, attack)  # what they ask for holds or not as it hits, whatever becomes of the attacker
    if not attack.rest and rulings_of(ledger.table).attack_loss == "after_attack":
        _take_losses(ledger, attack)
    if not attack.rest and attack.way != THROWN:
        _put_away(ledger, attack)


def _hits(ledger: Ledger, attack: OpenAttack, key: str) -> bool:
    """Let the attack hit one target; False where the target is gone."""
    if key == ARMOR:
        return _hit_armor(ledger, attack)
    target = warrior_named(ledger.table, key)
    if target is None:
        return False
    form = form_of(ledger.table, attack)
    dealt, melting = reckoned(ledger.table, attack, target), melts(ledger.table, attack, target)
    by, made_of = attack.by or attack.attacker, sum_of_hit(ledger.table, attack, target)
    lives = life(ledger.table, target), damage_of(ledger.table, target) + dealt
    cause = ledger.announce(
        "hit", rule="TS-38", by=by, target=key, damage=halves(dealt), attacker=attack.attacker, sum=made_of, lives=lives
    )
    with ledger.because(cause):
        (lose if melting else hurt)(ledger, target, dealt, rule="TS-38")
        if melting:
            destroy(ledger, target, banished=True, rule="TS-57")
        elif is_to_fall(ledger.table, target):
            destroy(ledger, target)
        elif strips(attack, form) and _is_hit(ledger, dealt):
            strip(ledger, target)
    return _is_hit(ledger, dealt)


def _is_hit(ledger: Ledger, dealt: int) -> bool:
    """Whether an attack that was not stopped is a hit with its damage (RULES TS-H50)."""
    return dealt > 0 or rulings_of(ledger.table).hits == "zero_is_hit"


def _hit_armor(ledger: Ledger, attack: OpenAttack) -> bool:
    """Take armor from the opponent: the damage, a half rounded up; return whether it is a hit (RULES TS-36, TS-H5)."""
    foe = zones.foe(attack.seat)
    dealt = reckoned(ledger.table, attack, None)
    by, made_of = attack.by or attack.attacker, sum_of_hit(ledger.table, attack, None)
    cause = ledger.announce(
        "hit", rule="TS-36", by=by, target=ARMOR, damage=halves(dealt), attacker=attack.attacker, sum=made_of
    )
    with ledger.because(cause):
        ledger.set(f"armor.{foe}", max(armor(ledger.table, foe) - armor_lost(ledger.table, dealt), 0), rule="TS-36")
    return _is_hit(ledger, dealt)


def _take_losses(ledger: Ledger, attack: OpenAttack) -> None:
    """Let the attacker lose by Bleed and Poison, and count for Burn (RULES TS-54, TS-58, TS-59, TS-H48)."""
    attacker = attacker_of(ledger.table, attack)
    if attacker is None:
        return
    note_burn(ledger, attacker)
    take_losses_of(ledger, attacker)
    if is_to_fall(ledger.table, attacker):
        destroy(ledger, attacker)


def lose_at_declaration(ledger: Ledger) -> None:
    """Let the attacker lose as the attack is declared; one that falls makes none (RULES TS-H48)."""
    attack = attack_of(ledger.table)
    if attack is not None:
        _take_losses(ledger, attack)
        if attacker_of(ledger.table, attack) is None:
            keep_attack(ledger, evolve(attack, stopped=attack.targets), rule="TS-H48")


def take_losses_of(ledger: Ledger, warrior: TasuoCard) -> None:
    """Let a warrior lose life by each of its conditions that takes some (RULES TS-58, TS-59, TS-H14, TS-H53)."""
    losing = dict(LOSING)
    if rulings_of(ledger.table).burn == "as_bleed":
        losing["Burn"] = "TS-54"
    for condition, rule in losing.items():
        times = conditions(ledger.table, warrior).count(condition)
        if times:
            lose(ledger, warrior, LOSS * times, rule=rule)


def note_burn(ledger: Ledger, warrior: TasuoCard) -> None:
    """Count an attack or activation of a burning warrior; it is paid for at the end of the turn (RULES TS-54)."""
    times = conditions(ledger.table, warrior).count("Burn")
    if times and rulings_of(ledger.table).burn == "at_end":
        ledger.set(of(warrior.key, "burnt"), ledger.table.number(of(warrior.key, "burnt")) + times, rule="TS-54")


def _triggers(ledger: Ledger, attack: OpenAttack) -> None:
    """Let the effects of a hit wait, once for each target (RULES 3i, TS-68, TS-H42)."""
    source = known_card(ledger.table, attack.by or attack.attacker)
    if source is None or attack.way in (BOUNCE, THROWN):
        return
    seen = seen_attack(ledger.table, attack)
    for key in attack.hit:
        stands = key == ARMOR or warrior_named(ledger.table, key) is not None
        for place, effect in enumerate(design_of(source).effects):
            if effect.trigger.word != "hit" or not (stands or does_without(effect)):
                continue
            if begins(ledger, attack.seat, source, effect, seen):
                entry = QueueEntry(0, "effect", attack.seat, source.key, place, (key if stands else GONE,))
                let_wait(ledger, entry, rule="TS-65")


def _put_away(ledger: Ledger, attack: OpenAttack) -> None:
    """Lay the Offensive card into the Deadzone; a Weapon that was thrown is shuffled in (RULES TS-77, TS-H20)."""
    used = ledger.table.cards(zones.use(attack.seat))
    card = next((one for one in used if one.key == attack.by), None)
    if card is None:
        return
    back = attack.way == THROWN and rulings_of(ledger.table).thrown_weapon == "shuffled"
    target = zones.deck(attack.seat) if back else zones.dead(attack.seat)
    ledger.move_from(zones.use(attack.seat), (card,), target, rule="TS-H20" if back else "TS-77", up=not back)
    if back:
        ledger.shuffle(target, rule="TS-H20")


def attack_done(ledger: Ledger) -> None:
    """After the attack and what it triggered: a Counter ends the turn, or a combo may go on (RULES TS-26, TS-41)."""
    attack = attack_of(ledger.table)
    if attack is None:
        return
    countered = bool(turn_mark(ledger.table, COUNTERED))
    if attack.rest and _reaches_next(ledger, attack, countered=countered):
        return
    if not countered:
        begin_combo(ledger, attack)
    end_attack(ledger)
    if attack.way == THROWN:  # while the attack is open everybody can read what it was made with
        _put_away(ledger, attack)
    if countered:
        end_by_counter(ledger)


def end_by_counter(ledger: Ledger) -> None:
    """Let the End Phase begin: a Counter has ended the turn (RULES TS-26, TS-H45)."""
    ledger.announce(COUNTERED, rule="TS-26")
    end_combo(ledger, rule="TS-26")
    begin_end(ledger, rule="TS-26")


def _reaches_next(ledger: Ledger, attack: OpenAttack, *, countered: bool) -> bool:
    """Let an Area attack come to the next warrior as an entry of its own; False where it is through (RULES TS-H81)."""
    left = tuple(key for key in attack.rest if warrior_named(ledger.table, key) is not None)
    if countered or not left or attacker_of(ledger.table, attack) is None:
        if rulings_of(ledger.table).attack_loss == "after_attack":
            _take_losses(ledger, attack)
        _put_away(ledger, attack)
        return False
    again = OpenAttack(
        seat=attack.seat,
        attacker=attack.attacker,
        way=attack.way,
        by=attack.by,
        targets=left[:1],
        rest=left[1:],
        drives=attack.drives,
        bars=attack.bars,
    )
    keep_attack(ledger, again, rule="TS-H81")
    enters(ledger, again)
    return True


DOINGS = {
    "attack.losses": lose_at_declaration,
    "resolve.attack": resolve_attack,
    "attack.done": attack_done,
    COUNTERED: end_by_counter,
}
