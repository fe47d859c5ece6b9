"""A round begins and ends, and a fight with it (RULES VM-6, VM-7, VM-18, VM-19, VM-57, VM-61)."""

from typing import Final

from gattai_desktop.cards.ledger import Doing, Item, Ledger
from gattai_desktop.cards.state import State, Table
from gattai_desktop.cards.words import say
from gattai_desktop.games.ask import Ask, Asking
from gattai_desktop.games.modifiers import Modifier, modify, passes
from gattai_desktop.games.move import Answer, wish
from gattai_desktop.games.presentation import Shown
from gattai_desktop.games.virtual_machine import zones
from gattai_desktop.games.virtual_machine.area_states import line, states
from gattai_desktop.games.virtual_machine.battle_maps import COVER, DARK, HAZARDOUS, UNSTABLE
from gattai_desktop.games.virtual_machine.blows import hazard_of
from gattai_desktop.games.virtual_machine.boss_hand import bring_company
from gattai_desktop.games.virtual_machine.charges import charge, enemies, is_alone, standing_with
from gattai_desktop.games.virtual_machine.drawing import cpu_draw, mix_discards, reload
from gattai_desktop.games.virtual_machine.ending import all_of, is_decided
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.harm import burn, lose
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.selecting import begin_selection
from gattai_desktop.games.virtual_machine.status_byte import INVISIBLE
from gattai_desktop.games.virtual_machine.team_hands import STRAIGHT_FLUSH, is_up
from gattai_desktop.games.virtual_machine.unseen import OF_ROUND, can_fight
from gattai_desktop.games.virtual_machine.values import MOST_CHARGES, able, is_able, of, put
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, SIDES

MOST_ROUNDS: Final = 20
"""Rounds after which the program's CPU breaks a fight off (RULES VM-H60)."""
STAYING: Final = 2
"""Move Points that staying in an Unstable area costs (RULES VM-H41)."""


def _round(ledger: Ledger) -> None:
    """Begin a round: what its start brings, then all pick (RULES VM-7, VM-W5)."""
    now = ledger.table.number("round") + 1
    told = ledger.announce("round", rule="VM-6", number=now)
    with ledger.because(told):
        ledger.set("round", now, rule="VM-6")
        ledger.set("count", 0, rule="VM-12")
        for who in all_of(ledger.table):
            one = process(ledger.table, who)
            ledger.clear((of(who, what) for what in OF_ROUND), rule="VM-7")
            if one.is_mob:
                owed = ledger.table.number(of(who, "owed"))
                put(ledger, who, "auto", max(one.auto - owed, 0), rule="VM-37")
                put(ledger, who, "owed", None, rule="VM-H41")
            put(ledger, who, "from", one.area, rule="VM-H41")
            if one.has("cloaks") and states(ledger.table, one.area) & {COVER, DARK}:
                modify(ledger, Modifier(who, "evade", 1, "cloak", until="round"), rule="VM-H48")
            if is_able(ledger.table, who) and HAZARDOUS in states(ledger.table, one.area):
                lose(ledger, who, hazard_of(one.max_hp), rule="VM-W5")
        ledger.clear(("order.first", "order.last", "count.gone"), rule="VM-12")
        for boss in able(ledger.table, CPU):
            if now % 2 == 0 and process(ledger.table, boss).has("forks"):
                bring_company(ledger, boss, 1)
    ledger.next(("ask_all",))


def _ask_all(ledger: Ledger) -> None:
    """Let all pick; where what the round's start brought has left a side unable, the round ends (RULES VM-H45)."""
    if rulings_of(ledger.table).rest == "played" or all(can_fight(ledger.table, side) for side in SIDES):
        begin_selection(ledger)
    else:
        ledger.next(("round_end",))


def _round_end(ledger: Ledger) -> None:
    """End a round: statuses, deeds, reloads, what lasted for it; then the next one or the end (RULES VM-19, VM-57)."""
    told = ledger.announce("round_ends", rule="VM-18", number=ledger.table.number("round"))
    with ledger.because(told):
        for who in all_of(ledger.table):
            burn(ledger, who)
        for who in all_of(ledger.table):
            if is_able(ledger.table, who):
                _pay_for_staying(ledger, who)
        _deeds(ledger)
        for side in SIDES:
            if rulings_of(ledger.table).empty_deck == "round_end" and not ledger.table.count(
                zones.deck_of(ledger.table, side)
            ):
                mix_discards(ledger, side)
        for seat in able(ledger.table, MCS):
            late = rulings_of(ledger.table).round_reload == "at_end"
            if late and ledger.table.values.get(of(seat, "reloads")):
                reload(ledger, seat, rule="VM-49")
        ledger.set("lucky", None, rule="VM-18")
        passes(ledger, "round", rule="VM-18")
        ledger.set("draw.cpu", cpu_draw(ledger.table), rule="VM-19")
        reload(ledger, CPU, rule="VM-19")
    if not is_decided(ledger):
        limited = rulings_of(ledger.table).endless == "asked"
        late = limited and ledger.table.number("round") >= MOST_ROUNDS
        ledger.next(*((("endless",),) if late else ()), ("round",))


@wish("fights on")
class FightOn(Answer):
    """Answer: another round after the twentieth; the CPU may break off instead (RULES VM-H60)."""

    shown = Shown("Fight on", sign="blade", line="Another round begins.")
    answers = "endless"

    def answer(self, ledger: Ledger, item: Item) -> None:
        """The next round begins."""


def _ask_endless(_state: State, _item: Item) -> Ask:
    return Ask("endless", CPU, say("Does the fight go on?"), (FightOn(CPU),), say("Twenty rounds are over."))


def _pay_for_staying(ledger: Ledger, who: str) -> None:
    """Staying in an Unstable area costs Move Points, or an Auto of the next round (RULES VM-H41)."""
    one = process(ledger.table, who)
    everybody = rulings_of(ledger.table).unstable == "end"
    stayed = everybody or ledger.table.text(of(who, "from")) == one.area
    if not stayed or one.flies or UNSTABLE not in states(ledger.table, one.area):
        return
    if one.is_mob:
        put(ledger, who, "owed", ledger.table.number(of(who, "owed")) + 1, rule="VM-H41")
    else:
        put(ledger, who, "move", max(ledger.table.number(of(who, "move")) - STAYING, 0), rule="VM-H41")


def _deeds(ledger: Ledger) -> None:
    """Charge for what a round's end shows (RULES VM-H47)."""
    table = ledger.table
    ends = {table.text("order.first"), table.text("order.last")}
    for who in able(table, MCS):
        if standing_with(table, who) and is_alone(table, who):
            charge(ledger, who, "d12")
        if is_unseen(table, who):
            charge(ledger, who, "d41")
        if not table.number(of(who, "aimed")):
            charge(ledger, who, "d42")
        if who in ends:
            charge(ledger, who, "d51")
        if is_up(table, MCS, STRAIGHT_FLUSH):
            put(ledger, who, "meter", min(ledger.table.number(of(who, "meter")) + 1, MOST_CHARGES), rule="VM-H74")
    if is_up(table, CPU, STRAIGHT_FLUSH):
        for who in able(ledger.table, CPU):
            if process(ledger.table, who).is_boss:
                put(ledger, who, "meter", min(ledger.table.number(of(who, "meter")) + 1, MOST_CHARGES), rule="VM-H69")


def is_unseen(table: Table, who: str) -> bool:
    """Whether no able enemy has a line to a process (RULES VM-H46)."""
    one = process(table, who)
    if INVISIBLE in one.bits:
        return True
    if rulings_of(table).unseen == "cover_too" and states(table, one.area) & {COVER, DARK}:
        return True
    seen_from = {(process(table, enemy).area, process(table, enemy).noclip) for enemy in enemies(table, who)}
    return all(area != one.area and line(table, area, one.area, noclip=noclip) is None for area, noclip in seen_from)


MOVES: Final = (FightOn,)
DOINGS: Final[dict[str, Doing]] = {"round": _round, "ask_all": _ask_all, "round_end": _round_end}
ASKINGS: Final[dict[str, Asking]] = {"endless": _ask_endless}
