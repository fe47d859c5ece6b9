"""The house rulings of a table, TS-H1 to TS-H86: where the rules are silent, what is played, and what else could be.

Code asks a ruling by its name, `rulings_of(table).first_clash == "none"`. What a row means to a player stands in
`rulings.toml`. A row with one option is a decision that has no sensible other; it is listed so that it can be read.
The numbers 9, 22 and 24 are not used.
"""

from typing import Final, Literal

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.state import Table, cached, paths
from gattai_desktop.games.house_rulings import RulingRows, row


@frozen(kw_only=True)
class ShowdownRulings:
    """The chosen option of every row."""

    ultra_deck: Literal["up_to_ten", "exactly_ten", "none"] = row(1, "up_to_ten")
    armor: Literal["ten", "fifteen", "no_most", "heal_two"] = row(2, "ten")
    wording: Literal["as_said"] = row(3, "as_said")
    first_clash: Literal["none", "allowed"] = row(4, "none")
    armor_damage: Literal["damage", "one"] = row(5, "damage")
    last_armor: Literal["kept", "may_be_paid"] = row(6, "kept")
    destroyed_at: Literal["life", "more"] = row(7, "life")
    worth: Literal["printed", "current"] = row(8, "printed")
    start_gauges: Literal["no_most", "six"] = row(10, "no_most")
    bloodlusted: Literal["own_kinds", "both_types"] = row(11, "own_kinds")
    defensive_from: Literal["hand_or_legend", "legend"] = row(12, "hand_or_legend")
    full_turn: Literal["foes_turn", "own_turn"] = row(13, "foes_turn")
    burn: Literal["at_end", "as_bleed"] = row(14, "at_end")
    each_turn: Literal["both", "controllers"] = row(15, "both")
    condition_damage: Literal["counts", "does_not"] = row(16, "counts")
    legend_zones: Literal["four", "three", "five", "no_limit"] = row(17, "four")
    arenas: Literal["one", "one_each"] = row(18, "one")
    empty_deck: Literal["nothing", "loses"] = row(19, "nothing")
    thrown_weapon: Literal["shuffled", "deadzone"] = row(20, "shuffled")
    tags: Literal["second_effects", "stop_only"] = row(21, "second_effects")
    lost_bonus: Literal["may_destroy", "never_destroys"] = row(23, "may_destroy")
    next_target: Literal["new_target", "ends"] = row(25, "new_target")
    drives: Literal["one_hatsubai", "both_hatsubai"] = row(26, "one_hatsubai")
    gravity: Literal["stays", "one_turn"] = row(27, "stays")
    both_win: Literal["active", "draw"] = row(28, "active")
    chain_table: Literal["house", "same"] = row(29, "house")
    kio_cures: Literal["owners_turn", "every_turn"] = row(30, "owners_turn")
    kao_cards: Literal["under_zone", "deadzone"] = row(31, "under_zone")
    swift_set: Literal["used_from_there", "own_turn_only"] = row(32, "used_from_there")
    setting: Literal["play_and_charge", "play_only"] = row(33, "play_and_charge")
    full_legend: Literal["wait", "make_room"] = row(34, "wait")
    armor_defence: Literal["warriors_only", "armor_too"] = row(35, "warriors_only")
    responsive_in_draw: Literal["yes", "no"] = row(36, "yes")
    frags: Literal["all_but_kao", "face_up_or_hand"] = row(37, "all_but_kao")
    ultra_copies: Literal["one", "four"] = row(38, "one")
    tasuo_mode: Literal["by_ultra", "by_beneath"] = row(39, "by_ultra")
    summons: Literal["played", "not_played"] = row(40, "played")
    doubling: Literal["before_less", "last"] = row(41, "before_less")
    trigger_order: Literal["foes_first", "active_first"] = row(42, "foes_first")
    new_windows: Literal["none", "after_each"] = row(43, "none")
    asking: Literal["by_what_all_see", "always", "when_possible", "pass_until"] = row(44, "by_what_all_see")
    counter: Literal["queue_resolves", "at_once"] = row(45, "queue_resolves")
    negated: Literal["costs_stay", "costs_back"] = row(46, "costs_stay")
    gone: Literal["what_still_can", "all_or_nothing"] = row(47, "what_still_can")
    attack_loss: Literal["after_attack", "at_declaration"] = row(48, "after_attack")
    chain_after_weapon: Literal["same_way", "any_card"] = row(49, "same_way")
    hits: Literal["zero_is_hit", "zero_is_none"] = row(50, "zero_is_hit")
    bully_bounce: Literal["alone_or_added", "added_only", "at_armor_too"] = row(51, "alone_or_added")
    area: Literal["only_evade", "block_too"] = row(52, "only_evade")
    same_condition: Literal["nothing", "adds_up"] = row(53, "nothing")
    mulligans: Literal["in_secret", "first_player_first"] = row(54, "in_secret")
    endless: Literal["eighty", "play_on"] = row(55, "eighty")
    weapons: Literal["one", "two_one_handed"] = row(56, "one")
    zone_change: Literal["no", "one_swap"] = row(57, "no")
    ka_charge: Literal["hand_or_field", "hand_only"] = row(58, "hand_or_field")
    arena_owner: Literal["who_laid_it", "both"] = row(59, "who_laid_it")
    may: Literal["as_it_resolves", "when_activated"] = row(60, "as_it_resolves")
    targets: Literal["when_entered", "as_it_resolves"] = row(61, "when_entered")
    gravity_owner: Literal["payer", "both"] = row(62, "payer")
    six_gauge: Literal["after_paying", "before_paying"] = row(63, "after_paying")
    combo_end: Literal["as_said"] = row(64, "as_said")
    second_player: Literal["none", "card", "gauge"] = row(65, "none")
    several_stops: Literal["as_said", "one_each"] = row(66, "as_said")
    length: Literal["five", "seven"] = row(67, "five")
    thrown_type: Literal["projectile", "area"] = row(68, "projectile")
    targeting: Literal["chosen_harm", "damage_only", "never"] = row(69, "chosen_harm")
    fresh_attack: Literal["yes", "not_emergency", "no"] = row(70, "yes")
    armed_condition: Literal["keeps", "loses"] = row(71, "keeps")
    saved: Literal["attacked"] = row(72, "attacked")
    prices: Literal["printed", "free"] = row(73, "printed")
    call_cost: Literal["as_it_resolves", "at_declaration"] = row(74, "as_it_resolves")
    drive_time: Literal["with_declaration", "before_target"] = row(75, "with_declaration")
    thrown_damage: Literal["printed", "like_any"] = row(76, "printed")
    condition_leaving: Literal["as_in_battle", "no_gauge"] = row(77, "as_in_battle")
    activations: Literal["abilities", "triggers_too"] = row(78, "abilities")
    cannot_defend: Literal["nothing", "no_defensive"] = row(79, "nothing")
    answering: Literal["any_waiting", "top_only"] = row(80, "any_waiting")
    area_entry: Literal["one", "each"] = row(81, "one")
    extra_calls: Literal["once", "as_often"] = row(82, "once")
    hand_limit: Literal["none"] = row(83, "none")
    offensive_use: Literal["any_warrior"] = row(84, "any_warrior")
    losses: Literal["together", "active_first"] = row(85, "together")
    match: Literal["one_duel", "best_of_three"] = row(86, "one_duel")


_ROWS: Final = RulingRows(ShowdownRulings, "TS-H", __package__ or "")
switch, ruling_id, RULINGS = _ROWS.switch, _ROWS.id_of, _ROWS.of_game()
rulings_book, rule_book, glossary = _ROWS.rulings_book, _ROWS.rule_book, _ROWS.glossary


@cached(depends_on=paths("rulings"))
def rulings_of(table: Table) -> ShowdownRulings:
    """Return the rulings that a table plays by. Raises NoSuchRuling for an option that no row has."""
    return _ROWS.chosen(table)
