"""The house rulings of a table: where the rules are silent, what is played, and what else could be.

Code asks a ruling by its name, `rulings_of(table).below_zero == "floor"`. What a row means to a player stands in
`rulings.toml`.
"""

from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.games.house_rulings import RulingRows, row


@frozen(kw_only=True)
class FightRulings:
    """The chosen option of every row."""

    decks: Literal["two", "one"] = row(1, "two")
    empty_deck: Literal["at_once", "round_end"] = row(2, "at_once")
    held_cards: Literal["kept", "discarded", "added"] = row(3, "kept")
    round_reload: Literal["at_end", "at_once"] = row(4, "at_end")
    picks_hidden: Literal["hidden", "open"] = row(5, "hidden")
    ties: Literal["mcs_first", "by_suit"] = row(6, "mcs_first")
    wording: Literal["as_said"] = row(7, "as_said")
    jokers: Literal["named", "never_ace", "when_used"] = row(8, "named")
    straight_aces: Literal["low_or_high", "high_only"] = row(9, "low_or_high")
    past_king: Literal["none", "king"] = row(11, "none")
    right_angle: Literal["breaks", "allowed"] = row(12, "breaks")
    angles: Literal["coordinates", "listed"] = row(13, "coordinates")
    one_way_shots: Literal["only_along", "both_ways"] = row(14, "only_along")
    printed_distance: Literal["printed", "one"] = row(15, "printed")
    among_enemies: Literal["stops", "back"] = row(16, "stops")
    first_move: Literal["none", "full"] = row(17, "none")
    given_cards: Literal["attacks", "hits"] = row(18, "attacks")
    full_hand: Literal["when_full", "any_time"] = row(19, "when_full")
    next_action: Literal["another", "anyone"] = row(20, "another")
    skipped_rows: Literal["lost", "gained"] = row(21, "lost")
    fifth_card: Literal["stays", "ends"] = row(22, "stays")
    wild_dead_man: Literal["may", "may_not"] = row(23, "may")
    cpu_draw: Literal["able", "all"] = row(24, "able")
    best_cards: Literal["named", "every"] = row(25, "named")
    effects: Literal["connect", "cpu"] = row(26, "connect")
    charging: Literal["deeds_and_reasons", "deeds_only", "cpu_only"] = row(27, "deeds_and_reasons")
    collected: Literal["restored", "left"] = row(28, "restored")
    below_zero: Literal["shown", "floor"] = row(29, "shown")
    pushing: Literal["away", "targets_owner"] = row(30, "away")
    boss_cards: Literal["any", "after_mobs"] = row(32, "any")
    byte: Literal["hidden", "open", "unscrambled"] = row(33, "hidden")
    named_bits: Literal["by_rank", "hacker"] = row(34, "by_rank")
    locked_bytes: Literal["endings", "nothing"] = row(35, "endings")
    confusion: Literal["by_card", "cpu_decides"] = row(36, "by_card")
    berserk: Literal["goes", "may_stay"] = row(37, "goes")
    burning: Literal["last_turn", "round_end"] = row(38, "last_turn")
    mirrored: Literal["dodged", "hits_too", "nothing"] = row(39, "dodged")
    locked_areas: Literal["both", "entering"] = row(40, "both")
    unstable: Literal["start_and_end", "end"] = row(41, "start_and_end")
    sums: Literal["ladder_first", "halved_first"] = row(42, "ladder_first")
    unable: Literal["downed", "possessed"] = row(43, "downed")
    yielding: Literal["said", "leaving", "nobody"] = row(44, "said")
    rest: Literal["skipped", "played"] = row(45, "skipped")
    unseen: Literal["no_line", "cover_too"] = row(46, "no_line")
    deeds: Literal["each_once", "one_in_all", "by_hand"] = row(47, "each_once")
    changing_gear: Literal["one_item", "everything"] = row(48, "one_item")
    gear: Literal["up_to_five", "kit", "no_limit"] = row(49, "up_to_five")
    cardless: Literal["empty_hands", "everybody"] = row(50, "empty_hands")
    taking: Literal["at_count", "at_select"] = row(51, "at_count")
    cpu_hand: Literal["each", "one"] = row(52, "each")
    boss_hand: Literal["cpus", "own"] = row(53, "cpus")
    switching: Literal["any_time", "own_turn"] = row(54, "any_time")
    laid_cards: Literal["discarded", "stay"] = row(55, "discarded")
    falls: Literal["passes", "ends_turn"] = row(56, "passes")
    boot_hp: Literal["one_turn", "fight"] = row(57, "one_turn")
    growth: Literal["nothing", "by_hand"] = row(58, "nothing")
    numbers: Literal["lines_up", "as_printed"] = row(59, "lines_up")
    endless: Literal["asked", "no_limit"] = row(60, "asked")
    invisible: Literal["all_deeds", "attacks"] = row(61, "all_deeds")
    traits: Literal["can", "cannot"] = row(62, "can")
    marked: Literal["tested", "untested"] = row(63, "tested")
    healing: Literal["able", "downed_too"] = row(64, "able")
    elements: Literal["on", "off"] = row(65, "on")
    turn_reload: Literal["discarded", "returned"] = row(66, "discarded")
    mob_steps: Literal["one", "by_cost"] = row(67, "one")
    taken_hits: Literal["takers", "first_targets"] = row(68, "takers")
    lost_cards: Literal["stay", "end"] = row(69, "stay")
    between_fights: Literal["mixed", "hands_stay"] = row(70, "mixed")
    own_side: Literal["no", "allowed"] = row(71, "no")
    interrupt_cards: Literal["hand_or_turn", "hand", "meter_first"] = row(72, "hand_or_turn")
    nearest: Literal["links", "cost"] = row(73, "links")
    uptimes: Literal["as_said"] = row(74, "as_said")
    downed_cards: Literal["discarded", "returned"] = row(75, "discarded")


_ROWS: Final = RulingRows(FightRulings, "VM-H", __package__ or "")
switch, ruling_id, RULINGS = _ROWS.switch, _ROWS.id_of, _ROWS.of_game()
rulings_book, rule_book, glossary = _ROWS.rulings_book, _ROWS.rule_book, _ROWS.glossary


@cached(depends_on=paths("rulings"))
def rulings_of(table: Table) -> FightRulings:
    """Return the rulings that a table plays by. Raises NoSuchRuling for an option that no row has."""
    return _ROWS.chosen(table)
