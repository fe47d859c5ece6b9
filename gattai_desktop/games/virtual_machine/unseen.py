"""What the CPU keeps from the MCs on the battlefield: mobs and areas that are not in play until they are seen.

A hidden mob lies in a zone of its area that the CPU alone may count, and all that the table knew of it is one secret
value, so no surface of another seat can tell of it. A hidden area is on nobody's map. Whatever the rules do for an MC
they do as if neither were there; a mob that takes a card is seen, and so is the area that it stands in.
"""

from collections.abc import Iterator, Mapping
from typing import Final, TypeVar, cast

from gattai_desktop.cards.card import Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.ledger import Ledger
from gattai_desktop.cards.sight import SeenValues
from gattai_desktop.cards.state import Table, cached, path_to, paths
from gattai_desktop.cards.tokens import UNSEEN, area_zone, unseen_zone
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Lying
from gattai_desktop.games.hand_of_all import RULE
from gattai_desktop.games.move import Impossible
from gattai_desktop.games.virtual_machine.rulings import rulings_of
from gattai_desktop.games.virtual_machine.status_byte import BERSERK, CONFUSED
from gattai_desktop.games.virtual_machine.values import able, name_of, named_values, of, put
from gattai_desktop.games.virtual_machine.world import kind_of, whole_map, world_of
from gattai_desktop.games.virtual_machine.zones import CPU, MCS, UNSEEN_AREAS, discard_of, row

T = TypeVar("T", bound=Table)

_kept: Final = path_to("unseen.{}")
"""The secret value that holds what the table knew of a hidden mob."""
TAKERS: Final = f"secret.{CPU}.takers"
"""The secret value that says for which process the CPU has picked each card."""
_BOOT: Final = "boot.cpu"
_DONE: Final = ("count.gone", "order.first", "order.last", "given.cpu", _BOOT)
"""The values that name who has acted."""
OF_ROUND: Final = (
    "turns", "gave", "bonus", "deeds", "attacked", "attackers", "aimed", "burned", "confused", "reloads",
)  # fmt: skip
"""What is kept of a process while a round lasts."""


@cached(depends_on=paths(UNSEEN))
def unseen_mobs(table: Table) -> Mapping[str, str]:
    """Return the hidden mobs that a table shows, each with its area: all of them to the CPU, none to others."""
    return {
        one.card.key: zone.partition(".")[2]
        for zone, lying in table.zones.items()
        if zone.startswith(f"{UNSEEN}.")
        for one in lying
    }


def able_unseen(table: Table) -> tuple[str, ...]:
    """The hidden mobs that can fight."""
    return tuple(who for who in unseen_mobs(table) if cast("int", dict(_known(table, who)).get(of(who, "hp"), 0)) > 0)


def waiting_unseen(table: Table) -> tuple[str, ...]:
    """The hidden mobs that can fight and have not acted this round."""
    return tuple(who for who in able_unseen(table) if not dict(_known(table, who)).get(of(who, "turns")))


def is_other_able(table: Table, side: str, who: str) -> bool:
    """Whether another process of a side is able, seen or hidden; of one that the CPU hides its side alone is known."""
    hidden = len(able_unseen(table)) - (who == CPU) if side == CPU else 0
    return hidden > 0 or any(one != who for one in able(table, side))


def can_fight(table: Table, side: str) -> bool:
    """Whether somebody of a side can fight: is not downed, nor possessed where that counts as unable (RULES VM-H43)."""
    unable = {BERSERK, CONFUSED} if rulings_of(table).unable == "possessed" else set[str]()
    seen = any(unable.isdisjoint(table.listed(of(who, "bits"))) for who in able(table, side))
    return seen or (side == CPU and bool(able_unseen(table)))


def _known(table: Table, who: str) -> tuple[tuple[str, Value], ...]:
    """What the table knew of a hidden mob, as it is now: what belonged to a round or a Boot that is over is gone."""
    in_round, kept = cast("tuple[int, tuple[tuple[str, Value], ...]]", table.values.get(_kept(who)) or (0, ()))
    pairs = tuple(pair for pair in kept if pair[0] != _BOOT or table.values.get(_BOOT) == _as_cpu(pair[1], who))
    if in_round == table.number("round"):
        return pairs
    gone = {of(who, what) for what in OF_ROUND}
    fresh = (of(who, "auto"), getattr(kind_of(table, who), "auto", 0))
    return (*(pair for pair in pairs if pair[0] not in gone and pair[0] != fresh[0]), fresh)


def hide(ledger: Ledger, who: str, area: str) -> None:
    """Take a mob from everybody's sight but the CPU's, and let it stand in an area."""
    table = ledger.table
    token, found = world_of(table).tokens[who], unseen_mobs(table)
    if who not in found:
        here = next(zone for zone in _areas(table) if token in table.cards(area_zone(zone)))
        boot = _boot_of(table, who)
        _hide_taker(ledger, who)
        pairs = (*named_values(table, of(who, "")), (_attackers(who), _forget_name(ledger, who)))
        ledger.set(_kept(who), (table.number("round"), (*pairs, *boot)), rule=RULE)
        ledger.set(CPU, tuple(one for one in table.listed(CPU) if one != who), rule=RULE)
        ledger.clear((path for path, _ in pairs), rule=RULE)
        if table.count(row(who)):  # laid there by hand
            ledger.move_from(row(who), table.cards(row(who)), discard_of(table, CPU), rule=RULE)
        ledger.move_from(area_zone(here), (token,), unseen_zone(here), rule=RULE)
        found = {who: here}
    if found[who] != area:
        ledger.move_from(unseen_zone(found[who]), (token,), unseen_zone(area), rule=RULE)


def _attackers(who: str) -> str:
    """The path under which a hidden mob keeps who has attacked it this round."""
    return of(who, "attackers")


def taker_of(table: Table, card: Card) -> str:
    """Which process a card was picked for, "" for any; of a hidden one the CPU alone knows (RULES VM-H51)."""
    kept = cast("tuple[tuple[str, str], ...]", table.values.get(TAKERS) or ())
    return table.text(f"taker.{card.key}") or dict(kept).get(card.key, "")


def _hide_taker(ledger: Ledger, who: str) -> None:
    """Keep secret for which card a mob was picked that is hidden now."""
    for path, value in named_values(ledger.table, "taker."):
        if value == who:
            kept = cast("tuple[Value, ...]", ledger.table.values.get(TAKERS) or ())
            ledger.set(path, None, rule=RULE)
            ledger.set(TAKERS, (*kept, (path.removeprefix("taker."), who)), rule=RULE)


def _boot_of(table: Table, who: str) -> tuple[tuple[str, Value], ...]:
    """The Boot that waits, where a mob has won it: it serves another (RULES VM-H20)."""
    boot = cast("tuple[int, str] | None", table.values.get(_BOOT))
    return ((_BOOT, boot),) if boot is not None and boot[1] == who else ()


def _forget_name(ledger: Ledger, who: str) -> tuple[str, ...]:
    """Let what was done this round tell of the CPU where it told of a mob; return who has attacked the mob."""
    attackers = []
    for path in _DONE:
        if path in ledger.table.values:
            ledger.set(path, _as_cpu(ledger.table.values[path], who), rule=RULE)
    for one in (*ledger.table.listed(MCS), *ledger.table.listed(CPU)):
        attacked = ledger.table.listed(of(one, "attacked"))
        if who in attacked:
            attackers.append(one)
            put(ledger, one, "attacked", tuple(other for other in attacked if other != who) or None, rule=RULE)
    return tuple(attackers)


def _as_cpu(value: Value, who: str) -> Value:
    if isinstance(value, tuple):
        return tuple(_as_cpu(part, who) for part in value)
    return CPU if value == who else value


def show(ledger: Ledger, who: str) -> None:
    """Let everybody see a hidden mob, and the area that it stands in."""
    if who not in unseen_mobs(ledger.table):
        raise Impossible(say("{name} is not hidden.", name=name_of(ledger.table, who)))
    table = ledger.table
    area, token = unseen_mobs(table)[who], world_of(table).tokens[who]
    show_area(ledger, area)
    told = ledger.announce("seen", rule=RULE, process=who, area=area)
    with ledger.because(told):
        pairs = _known(ledger.table, who)
        ledger.move_from(unseen_zone(area), (token,), area_zone(area), rule=RULE)
        ledger.set(_kept(who), None, rule=RULE)
        ledger.set(CPU, (*ledger.table.listed(CPU), who), rule=RULE)
        for path, value in pairs:
            if path != _attackers(who):
                ledger.set(path, value, rule=RULE)
        for attacker in cast("tuple[str, ...]", dict(pairs).get(_attackers(who)) or ()):
            put(ledger, attacker, "attacked", (*ledger.table.listed(of(attacker, "attacked")), who), rule=RULE)


def hide_area(ledger: Ledger, area: str) -> None:
    """Take an area off everybody's map, with the mobs in it."""
    token_of = world_of(ledger.table).tokens
    for who in ledger.table.listed(CPU):
        if token_of[who] in ledger.table.cards(area_zone(area)):
            hide(ledger, who, area)
    ledger.set(UNSEEN_AREAS, (*ledger.table.listed(UNSEEN_AREAS), area), rule=RULE)
    ledger.set("areas", tuple(one for one in ledger.table.listed("areas") if one != area), rule=RULE)


def show_area(ledger: Ledger, area: str) -> None:
    """Put a hidden area on the map again; hidden mobs in it stay hidden."""
    hidden = ledger.table.listed(UNSEEN_AREAS)
    if area in hidden:
        left = tuple(one for one in hidden if one != area)
        ledger.set("areas", _in_order(ledger.table, {*ledger.table.listed("areas"), area}), rule=RULE)
        ledger.set(UNSEEN_AREAS, left or None, rule=RULE)


def show_all(ledger: Ledger) -> None:
    """Let everybody see everything: the fight is over."""
    for who in unseen_mobs(ledger.table):
        show(ledger, who)
    for area in ledger.table.listed(UNSEEN_AREAS):
        show_area(ledger, area)


def _areas(table: Table) -> Iterator[str]:
    yield from table.listed("areas")
    yield from table.listed(UNSEEN_AREAS)


def _in_order(table: Table, areas: set[str]) -> tuple[str, ...]:
    """Return areas in the order of the map."""
    return tuple(one for one in whole_map(table).area_map.by_id if one in areas)


def with_unseen(table: T) -> T:
    """Return a table in which everything that it shows as hidden is in play: what the CPU looks at and weighs."""
    mobs = unseen_mobs(table)
    areas = table.listed(UNSEEN_AREAS)
    if not mobs and not areas:
        return table
    zones: dict[str, tuple[Lying, ...]] = dict(table.zones)
    values: dict[str, Value] = dict(table.values)
    for area in dict.fromkeys(mobs.values()):
        zones[area_zone(area)] = (*zones.get(area_zone(area), ()), *zones.pop(unseen_zone(area)))
    for who in mobs:
        values.update(_known(table, who))
    values[CPU] = (*table.listed(CPU), *mobs)
    values["areas"] = _in_order(table, set(_areas(table)))
    return evolve(table, zones=zones, values=SeenValues(values), kept={}, for_this_table={})
