"""A card is tested against a target, and what a hit, a miss or a dodge brings (RULES VM-26 to VM-29, VM-H42)."""

from typing import Final

from gattai_desktop.cards.card import ACE, JACK, KING, Card, Suit
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking, Choice, answers, either, one_of
from gattai_desktop.games.presentation import LogWords, Shown
from gattai_desktop.games.verdict import Reason, refusal
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.blows import strike, succeeds
from gattai_desktop.games.virtual_machine.charges import charge, enemies
from gattai_desktop.games.virtual_machine.drawing import draw
from gattai_desktop.games.virtual_machine.effects import end_bit, flip, is_the_cpus, set_bit
from gattai_desktop.games.virtual_machine.figures import Process, process
from gattai_desktop.games.virtual_machine.harm import HEALS, heal, lose
from gattai_desktop.games.virtual_machine.ladder import NONE
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BURNING, INVISIBLE
from gattai_desktop.games.virtual_machine.team_hands import boot_now
from gattai_desktop.games.virtual_machine.values import actor, is_able, name_of, of, played_as, put, rank_of, seat_of
from gattai_desktop.games.virtual_machine.zones import MCS

THORN: Final = 5
"""HP that a Mirror Imp costs whom it dodges."""


def _strike(ledger: Ledger, who: str, target: str, key: str) -> None:
    """Test the card against one target and let everything follow that follows (RULES VM-26 to VM-29)."""
    table = ledger.table
    lying = _card_near(table, who, key)
    card = played_as(table, lying)
    if not is_able(table, target):
        return
    found = strike(
        table, who, target, card.rank, _boot(table, who, key), element=_element(table, who),
        lone=_is_lone(table, who), boots=_is_of_turn(table, who, key),
    )  # fmt: skip
    is_enemys = target in enemies(table, who)
    lucky = found.outcome == "hit" and is_enemys and target in table.listed(MCS) and bool(table.values.get("lucky"))
    if lucky:
        ledger.set("lucky", None, rule="VM-56")
        found = evolve(found, outcome="dodged", damage=0)
    told = ledger.announce(
        found.outcome, rule=_RULES[found.outcome], process=who, target=target, damage=found.damage,
        rank=card.rank, accuracy=found.accuracy, evade=found.evade, lucky=lucky,
    )  # fmt: skip
    with ledger.because(told):
        if is_enemys:
            put(ledger, target, "aimed", table.number(of(target, "aimed")) + 1, rule="VM-H47")
        if is_enemys and table.number(of(target, "hp")) > table.number(of(who, "hp")):
            charge(ledger, who, "d63")
        if found.outcome == "hit":
            # A card of the hand that an Interrupt fires is not the attack of this turn.
            if _is_of_turn(table, who, key):
                ledger.set("turn.hit", value=True, rule="VM-28")
            if card.rank >= JACK:
                charge(ledger, who, "d62")
            if rulings_of(table).mirrored == "hits_too":
                _send_back(ledger, who, target, lying)
            guard = _guard_of(table, who, target)
            ledger.next(("hit", who, target, key, guard) if guard else ("take", who, target, key, target))
            return
        _note_attacked(ledger, who, target)
        charge(ledger, who, "d31")
        if found.outcome == "dodged":
            _dodged(ledger, who, target, lying)


_TESTED: Final = frozenset({"burns", "flips", "pushes"})
"""What a hit does besides only where its card passes a test of its own (RULES VM-H63)."""


def test_of(table: Table, who: str, target: str) -> tuple[int, int]:
    """With what a card is compared whose effect is tested: Connect, and Resist, which allies do not have."""
    maker, one = process(table, who), process(table, target)
    return maker.connect, one.resist if maker.side != one.side else NONE


_RULES: Final = {"miss": "VM-26", "dodged": "VM-27", "hit": "VM-28"}


def _card_near(table: Table, who: str, key: str) -> Card:
    """The card itself, wherever it lies by now; a Joker by its own key, not by that of the card it counts as."""
    seat, side = seat_of(table, who), zones.side_of(who, table)
    near = (zones.play(seat), zones.hand(seat), zones.team(side), zones.discard_of(table, side))
    return next(card for zone in near for card in table.cards(zone) if card.key == key)


def _is_of_turn(table: Table, who: str, key: str) -> bool:
    """Whether an attack is made with the card of its maker's turn (RULES VM-H20)."""
    return actor(table) == who and table.text("turn.card") == key


def _boot(table: Table, who: str, key: str) -> int:
    """The row whose Boot an attack has; one that is made outside its turn, or with another card, has none (VM-H20)."""
    return boot_now(table) if _is_of_turn(table, who, key) else 0


def _element(table: Table, who: str) -> str:
    """The element that was said for the blast of this turn; "" for that of the attacker (RULES VM-H65)."""
    return table.text("turn.element") if actor(table) == who else ""


def _is_lone(table: Table, who: str) -> bool:
    """Whether this is a blast that has one target only (item r07)."""
    return actor(table) == who and bool(table.values.get("turn.lone"))


def _dodged(ledger: Ledger, who: str, target: str, card: Card) -> None:
    """What a dodge costs the attacker (RULES VM-H39; the Mirror Imp's special)."""
    table = ledger.table
    if process(table, target).has("reflects"):
        lose(ledger, who, THORN, rule="VM-27")
    _send_back(ledger, who, target, card)


def _send_back(ledger: Ledger, who: str, target: str, card: Card) -> None:
    """Let an attack into a Mirrored area do its damage to its maker, once a card (RULES VM-H39)."""
    table = ledger.table
    if sends_back(table, who, target) and comes_back_first(ledger, card):
        element, lone = _element(table, who), _is_lone(table, who)
        rank = played_as(table, card).rank
        back = strike(table, who, who, rank, hits=True, element=element, lone=lone)
        told = ledger.announce("mirrored", rule="VM-H39", process=who, damage=back.damage)
        with ledger.because(told):
            lose(ledger, who, back.damage, rule="VM-H39")


def comes_back_first(ledger: Ledger, card: Card) -> bool:
    """Note that a card comes back to its maker, and return whether it did not before: it does once (RULES VM-H39).

    Of a Joker itself, not of the card that it is played as, which may be a secret elsewhere.
    """
    first = ledger.table.values.get("turn.mirrored") != card.key
    ledger.set("turn.mirrored", card.key, rule="VM-H39")
    return first


def sends_back(table: Table, who: str, target: str) -> bool:
    """Whether a card that somebody dodges or resists comes back to its maker (RULES VM-H39)."""
    there, here = process(table, target), process(table, who)
    if rulings_of(table).mirrored == "nothing":
        return False
    return "mirrored" in states(table, there.area) and there.area != here.area and not here.noclip


def _note_attacked(ledger: Ledger, who: str, target: str) -> None:
    """Keep for this round whom a process has attacked, hit or not (Teo's power)."""
    done = ledger.table.listed(of(who, "attacked"))
    put(ledger, who, "attacked", tuple(dict.fromkeys((*done, target))), rule="VM-21")


def _guard_of(table: Table, who: str, target: str) -> str:
    """Who stands firm in the target's area and may take the hit in its place; "" for nobody."""
    if target not in table.listed(MCS):
        return ""
    beside = (
        one
        for one in table.listed(MCS)
        if one not in (target, who)
        and table.values.get(of(one, "firm"))
        and is_able(table, one)
        and process(table, one).area == process(table, target).area
    )
    return next(beside, "")


def _take(ledger: Ledger, who: str, target: str, key: str, taker: str) -> None:
    """Let a hit do its damage and what else it does, to the target or to whoever takes it (RULES VM-H42, VM-H68)."""
    table = ledger.table
    card = _card_near(table, who, key)
    rank = rank_of(table, card)
    boot, element = _boot(table, who, key), _element(table, who)
    bears = target if rulings_of(table).taken_hits == "first_targets" else taker
    lone, boots = _is_lone(table, who), _is_of_turn(table, who, key)
    found = strike(table, who, bears, rank or ACE, boot, hits=True, element=element, lone=lone, boots=boots)
    is_enemys = zones.side_of(taker, table) != zones.side_of(who, table)
    attacker = process(table, who)
    steps = tuple((one.why, one.by, one.damage) for one in found.steps)
    told = ledger.announce("damage", rule="VM-28", process=who, target=taker, damage=found.damage, steps=steps)
    with ledger.because(told):
        charge(ledger, taker, "d32")
        charge(ledger, taker, "hits_taken")
        by = who if is_enemys else ""
        lose(ledger, taker, found.damage, rule="VM-28", attacked_by=by, shield_of=bears)
        _note_attacked(ledger, who, target)
        if attacker.has("drains"):
            heal(ledger, who, HEALS)
        if attacker.has("splashes"):
            ledger.next(("splash", who, taker))
        if not is_able(ledger.table, taker):
            return
        if attacker.has("slows") or element == "ice":
            _chill(ledger, taker)
        if rulings_of(table).marked == "untested":
            _besides(ledger, who, taker, card)
        elif _does_more(attacker, card, played_as(table, card)) and not is_the_cpus(
            ledger, who, "besides", who, taker, key
        ):
            result = succeeds(ledger.table, who, taker, rank)
            connect, resist = test_of(table, who, taker)
            ledger.announce(result, rule="VM-H26", process=who, target=taker, rank=rank, connect=connect, resist=resist)
            if result == "succeeds":
                _besides(ledger, who, taker, card)


def _besides_of(ledger: Ledger, who: str, target: str, key: str) -> None:
    _besides(ledger, who, target, _card_near(ledger.table, who, key))


def _chill(ledger: Ledger, target: str) -> None:
    """Ice takes two Move Points, or one Auto of this turn or the next (items g05 and r05)."""
    what, less = ("auto", 1) if process(ledger.table, target).is_mob else ("move", 2)
    if what == "auto" and ledger.table.number(of(target, "turns")) and actor(ledger.table) != target:
        put(ledger, target, "owed", ledger.table.number(of(target, "owed")) + 1, rule="VM-28")
        return
    put(ledger, target, what, max(ledger.table.number(of(target, what)) - less, 0), rule="VM-28")


def _besides(ledger: Ledger, who: str, target: str, card: Card) -> None:
    """What a hit does whose card passes the test of Connect and Resist as well (RULES VM-H26, VM-H63)."""
    attacker = process(ledger.table, who)
    meant = played_as(ledger.table, card)
    if attacker.has("burns") or _burns_with(attacker, card, meant):
        set_bit(ledger, who, target, BURNING)
    if attacker.has("flips"):
        flip(ledger, who, target, meant.rank)
    if attacker.has("pushes") or _pushes_with(attacker, meant):
        ledger.next(("push", who, target))


def _does_more(attacker: Process, card: Card, meant: Card) -> bool:
    """Whether a hit with this card could do anything besides, and is tested for it (RULES VM-H63)."""
    return bool(attacker.traits & _TESTED) or _burns_with(attacker, card, meant) or _pushes_with(attacker, meant)


def _burns_with(attacker: Process, card: Card, meant: Card) -> bool:
    """Whether this card burns where a red one does; a Joker is one."""
    return attacker.has("burns_with_red") and (card.is_joker or meant.suit in (Suit.HEARTS, Suit.DIAMONDS))


def _pushes_with(attacker: Process, meant: Card) -> bool:
    """Whether this card pushes where a face card does."""
    return attacker.has("pushes_with_faces") and JACK <= meant.rank <= KING


def _after(ledger: Ledger, who: str) -> None:
    """After all targets: an Echo Ring draws where nobody was hit, and whoever was Invisible is seen again."""
    used = ledger.table.listed(of(who, "bonus"))
    if not ledger.table.values.get("turn.hit") and process(ledger.table, who).has("echoes") and "echoes" not in used:
        put(ledger, who, "bonus", (*used, "echoes"), rule="VM-23")
        draw(ledger, who, 1, rule="VM-23")
    end_bit(ledger, who, INVISIBLE, rule="VM-H61")


@answers("splash", "splashes {target}", rule="VM-28")
class Splash(Choice):
    """Answer: the other enemy in the area whom a Scatter Gun hits too (item g11)."""

    target: str
    shown = Shown(
        "Hit {target} too", kind="Hit another one too", sign="blade", line="Your Damage with two cuts, without a test."
    )
    told = LogWords("{seat} hits {target} too")

    def against(self, state: State, item: Item) -> Reason:
        return refusal("VM-28", "{name} is not in that area.", name=name_of(state, self.target))

    def answer(self, ledger: Ledger, item: Item) -> None:
        _splash_on(ledger, str(item[1]), self.target)


def _beside(table: Table, who: str, target: str) -> tuple[str, ...]:
    """The other able enemies in the area of a target."""
    there = process(table, target).area
    return tuple(one for one in enemies(table, who) if one != target and process(table, one).area == there)


def _splash_on(ledger: Ledger, who: str, target: str) -> None:
    found = strike(ledger.table, who, target, 2, hits=True, raises=-2)
    lose(ledger, target, found.damage, rule="VM-28", attacked_by=who)


def _splash(ledger: Ledger, who: str, target: str) -> None:
    """Hit the one other enemy that stands there; of several it was asked which."""
    for one in _beside(ledger.table, who, target)[:1]:
        _splash_on(ledger, who, one)


def _ask_splash(state: State, item: Item) -> Ask | None:
    who, target = str(item[1]), str(item[2])
    seat = seat_of(state, who)
    options = (Splash(seat, one) for one in _beside(state, who, target))
    why = say("A Scatter Gun hits one more in the same area.")
    return one_of("splash", seat, say("Whom does it hit too?"), options, why, least=2)


# ---------------------------------------------------------------------- Stand Firm


@answers("hit", "takes the hit", rule="VM-H68")
class TakeHit(Choice):
    """Answer: take a hit that was aimed at an ally (RULES VM-H68)."""

    shown = Shown("Take the hit yourself", sign="shield", line="It counts against your own Armored and shield.")

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, who, target, key, guard = map(str, item)
        ledger.next(("take", who, target, key, guard))


@answers("hit", "lets it pass", rule="VM-H68")
class LetPass(Choice):
    """Answer: leave the hit with the ally."""

    shown = Shown("Let it pass", sign="cross", line="The ally takes it.")
    told = LogWords("{seat} lets the hit pass")

    def answer(self, ledger: Ledger, item: Item) -> None:
        _, who, target, key, _guard = map(str, item)
        ledger.next(("take", who, target, key, target))


def _ask_hit(state: State, item: Item) -> Ask:
    guard, target = str(item[4]), str(item[2])
    question = say("Do you take the hit that was aimed at {name}?", name=name_of(state, target))
    why = say("{name} stands firm in the same area.", name=name_of(state, guard))
    return either(guard, question, LetPass, TakeHit, why)


MOVES: Final = (TakeHit, LetPass, Splash)
DOINGS: Final[dict[str, Doing]] = {
    "strike": _strike,
    "take": _take,
    "attacked": _after,
    "splash": _splash,
    "besides": _besides_of,
}
ASKINGS: Final[dict[str, Asking]] = {"hit": _ask_hit, "splash": _ask_splash}
