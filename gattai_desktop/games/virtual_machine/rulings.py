"""The house rulings of a table: where the rules are silent, what is played, and what else could be.

Code asks a ruling by its name, `rulings_of(table).below_zero == "floor"`. What a row means to a player stands in
`rulings.toml`.
"""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, Literal, cast, get_args

from gattai_desktop.cards.frozen import field, fields, frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.games.table_rulings import TableRuling

PREFIX: Final = "rulings."
"""What stands before a ruling's name among the values of a table."""


class NoSuchVmRuling(ValueError):
    """A ruling or an option of one does not exist; the message names what would do."""


def _row(number: int, default: str) -> Any:  # noqa: ANN401 - stands for the Literal of its field
    return field(default=default, metadata={"row": number})


@frozen(kw_only=True)
class FightRulings:
    """The chosen option of every row."""

    decks: Literal["two"] = _row(1, "two")
    empty_deck: Literal["at_once"] = _row(2, "at_once")
    held_cards: Literal["kept", "discarded", "added"] = _row(3, "kept")
    round_reload: Literal["at_end"] = _row(4, "at_end")
    picks_hidden: Literal["hidden"] = _row(5, "hidden")
    ties: Literal["mcs_first"] = _row(6, "mcs_first")
    wording: Literal["as_said"] = _row(7, "as_said")
    jokers: Literal["named", "never_ace"] = _row(8, "named")
    straight_aces: Literal["low_or_high", "high_only"] = _row(9, "low_or_high")
    past_king: Literal["none", "king"] = _row(11, "none")
    right_angle: Literal["breaks", "allowed"] = _row(12, "breaks")
    angles: Literal["coordinates"] = _row(13, "coordinates")
    one_way_shots: Literal["only_along", "both_ways"] = _row(14, "only_along")
    printed_distance: Literal["printed", "one"] = _row(15, "printed")
    among_enemies: Literal["stops"] = _row(16, "stops")
    first_move: Literal["none", "full"] = _row(17, "none")
    given_cards: Literal["attacks", "hits"] = _row(18, "attacks")
    full_hand: Literal["when_full"] = _row(19, "when_full")
    next_action: Literal["another", "anyone"] = _row(20, "another")
    skipped_rows: Literal["lost", "gained"] = _row(21, "lost")
    fifth_card: Literal["stays", "ends"] = _row(22, "stays")
    wild_dead_man: Literal["may", "may_not"] = _row(23, "may")
    cpu_draw: Literal["able", "all"] = _row(24, "able")
    best_cards: Literal["named", "every"] = _row(25, "named")
    effects: Literal["connect"] = _row(26, "connect")
    charging: Literal["deeds_and_reasons", "deeds_only"] = _row(27, "deeds_and_reasons")
    collected: Literal["restored", "left"] = _row(28, "restored")
    below_zero: Literal["shown", "floor"] = _row(29, "shown")
    pushing: Literal["away"] = _row(30, "away")
    boss_cards: Literal["any", "after_mobs"] = _row(32, "any")
    byte: Literal["hidden"] = _row(33, "hidden")
    named_bits: Literal["by_rank"] = _row(34, "by_rank")
    locked_bytes: Literal["endings"] = _row(35, "endings")
    confusion: Literal["by_card"] = _row(36, "by_card")
    berserk: Literal["goes"] = _row(37, "goes")
    burning: Literal["last_turn", "round_end"] = _row(38, "last_turn")
    mirrored: Literal["dodged", "nothing"] = _row(39, "dodged")
    locked_areas: Literal["both", "entering"] = _row(40, "both")
    unstable: Literal["start_and_end", "end"] = _row(41, "start_and_end")
    sums: Literal["ladder_first", "halved_first"] = _row(42, "ladder_first")
    unable: Literal["downed"] = _row(43, "downed")
    yielding: Literal["said", "nobody"] = _row(44, "said")
    rest: Literal["skipped"] = _row(45, "skipped")
    unseen: Literal["no_line", "cover_too"] = _row(46, "no_line")
    deeds: Literal["each_once", "one_in_all"] = _row(47, "each_once")
    changing_gear: Literal["one_item"] = _row(48, "one_item")
    gear: Literal["up_to_five"] = _row(49, "up_to_five")
    cardless: Literal["empty_hands", "everybody"] = _row(50, "empty_hands")
    taking: Literal["at_count"] = _row(51, "at_count")
    cpu_hand: Literal["each", "one"] = _row(52, "each")
    boss_hand: Literal["cpus"] = _row(53, "cpus")
    switching: Literal["any_time", "own_turn"] = _row(54, "any_time")
    laid_cards: Literal["discarded"] = _row(55, "discarded")
    falls: Literal["passes"] = _row(56, "passes")
    boot_hp: Literal["one_turn", "fight"] = _row(57, "one_turn")
    growth: Literal["nothing"] = _row(58, "nothing")
    numbers: Literal["lines_up"] = _row(59, "lines_up")
    endless: Literal["asked", "no_limit"] = _row(60, "asked")
    invisible: Literal["all_deeds", "attacks"] = _row(61, "all_deeds")
    traits: Literal["can", "cannot"] = _row(62, "can")
    marked: Literal["tested", "untested"] = _row(63, "tested")
    healing: Literal["able", "downed_too"] = _row(64, "able")
    elements: Literal["on", "off"] = _row(65, "on")
    turn_reload: Literal["discarded", "returned"] = _row(66, "discarded")
    mob_steps: Literal["one", "by_cost"] = _row(67, "one")
    taken_hits: Literal["takers"] = _row(68, "takers")
    lost_cards: Literal["stay", "end"] = _row(69, "stay")
    between_fights: Literal["mixed", "hands_stay"] = _row(70, "mixed")
    own_side: Literal["no", "allowed"] = _row(71, "no")
    interrupt_cards: Literal["hand_or_turn", "hand"] = _row(72, "hand_or_turn")
    nearest: Literal["links"] = _row(73, "links")
    uptimes: Literal["as_said"] = _row(74, "as_said")
    downed_cards: Literal["discarded", "returned"] = _row(75, "discarded")


_ROWS: Final = {row.name: row for row in fields(FightRulings)}
_IDS: Final = {name: f"VM-H{row.metadata['row']}" for name, row in _ROWS.items()}
_PATHS: Final = tuple(PREFIX + name for name in _ROWS)


@cached(depends_on=paths("rulings"))
def rulings_of(table: Table) -> FightRulings:
    """Return the rulings that a table plays by. Raises NoSuchVmRuling for an option that no row has."""
    return _rulings(tuple(map(table.values.get, _PATHS)))


@lru_cache(maxsize=64)
def _rulings(options: tuple[object, ...]) -> FightRulings:
    given = {name: option for name, option in zip(_ROWS, options, strict=True) if option is not None}
    return FightRulings(**cast("Any", dict(switch(name, str(option)) for name, option in given.items())))


def switch(name_or_id: str, option: str) -> tuple[str, str]:
    """Return name and option of a row that is given by name or id. Raises NoSuchVmRuling."""
    by_id = {rule_id.lower(): name for name, rule_id in _IDS.items()}
    name = by_id.get(name_or_id.strip().lower(), name_or_id.strip().lower())
    if name not in _ROWS:
        near = get_close_matches(name, _ROWS, n=1, cutoff=0.5)
        hint = f" Did you mean '{near[0]}'?" if near else ""
        raise NoSuchVmRuling(f"No ruling is called '{name_or_id[:40]}'.{hint}")
    options = get_args(_ROWS[name].type)
    if option not in options:
        raise NoSuchVmRuling(f"{_IDS[name]} {name} has no option '{option[:40]}'. It may be: {', '.join(options)}.")
    return name, option


def ruling_id(name: str) -> str:
    """Return the id of a row, "VM-H29", from its name."""
    return _IDS.get(name, name)


@frozen
class FightRuling:
    """One row in words for a player."""

    id: str
    name: str
    question: str
    options: Mapping[str, str]
    default: str


@cache
def rulings_book() -> Mapping[str, FightRuling]:
    """Return every row by its name, in words."""
    words = tomllib.loads((files(__package__) / "rulings.toml").read_text(encoding="utf-8"))
    usual = FightRulings()
    return {
        name: FightRuling(
            id=_IDS[name],
            name=name,
            question=words[name]["question"],
            options={option: words[name]["options"][option] for option in get_args(row.type)},
            default=str(getattr(usual, name)),
        )
        for name, row in _ROWS.items()
    }


def table_rulings(table: Table) -> tuple[TableRuling, ...]:
    """Return every row as it stands at a table."""
    chosen = rulings_of(table)
    return tuple(
        TableRuling(row.name, row.id, row.question, row.options, str(getattr(chosen, row.name)), row.default)
        for row in rulings_book().values()
    )
