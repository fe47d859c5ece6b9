"""The switches that a table may set: one field a row, R-01 to R-127.

Each field names its options as a `Literal`, so that code which asks a ruling is checked by
mypy: `rulings.rumble_from_stage == "third_only"`. The number is the row in RULES section 3;
the options keep the order of that table; the defaults are those of the three editions. What
a row means to a player stands in `rulings.toml`.

Numbers among the options are written as text ("1", "14"): an option is a name, never a sum.
"""

from __future__ import annotations

from typing import Any, Literal

from gattai_desktop.cards.frozen import field, frozen

Switch = Literal["on", "off"]
YesNo = Literal["yes", "no"]
NoYes = Literal["no", "yes"]
AsIn = Literal["beta", "final"]


def ruled(
    row: int,
    default: str = "",
    *,
    alpha: str = "",
    beta: str = "",
    final: str = "",
) -> Any:  # noqa: ANN401 - stands for the Literal of its field
    """Give a field its row number and its default in each edition.

    `default` holds for every edition that is not named; either it or all three are given.
    """
    defaults = {
        "alpha": alpha or default,
        "beta": beta or default,
        "final": final or default,
    }
    return field(metadata={"row": row, "defaults": defaults})


@frozen(kw_only=True)
class RulingTable:
    """The chosen option of every row, for one table."""

    # What fills a gap, and Hands and Decks
    gap_policy: Literal["borrow_final", "manual"] = ruled(1, "borrow_final")
    pilot_max_hand: Literal["harmony_rank", "fixed", "custom_table"] = ruled(2, "fixed", alpha="harmony_rank")
    joker_setup: Literal["after_deal", "before_deal"] = ruled(3, "after_deal")
    empty_deck: Literal["beta", "final", "always_reshuffle", "manual"] = ruled(4, "final", beta="beta")
    partial_draw: Literal["take_rest", "negate_all"] = ruled(5, "take_rest")
    story_reshuffle_moment: Literal["at_last_card", "at_next_need"] = ruled(6, "at_last_card")
    omen_reshuffle_in_conflict: Literal["immediate", "after_outcome"] = ruled(7, "immediate")
    coach_omen_timing: Literal["story_only", "any_time"] = ruled(8, "story_only")
    omens_per_spend: Literal["one", "one_or_two"] = ruled(9, "one_or_two")
    joker_counts: NoYes = ruled(10, "no")
    removed_term: Literal["as_effect_said", "scenario"] = ruled(11, "scenario", alpha="as_effect_said")

    # Ranks and suits
    suit_value: Switch = ruled(12, "on", final="off")
    flip_ace_value: Literal["1", "14"] = ruled(13, "1")
    two_over_ace_difference: Literal["1", "2", "0", "no_check"] = ruled(14, "1")
    two_ace_initiative: Literal["two_wins", "ace_wins"] = ruled(15, "two_wins")
    block_ace_with_ace: YesNo = ruled(16, "yes")
    wild_secrecy: Literal["hidden_until_discard", "shown_to_coach", "public"] = ruled(17, "hidden_until_discard")

    # Gambit
    gambit_tie: Literal["rank_only", "rank_then_suit", "equal_wins"] = ruled(18, "rank_only", final="rank_then_suit")
    gambit_threshold_source: Literal["coach", "always_blind"] = ruled(19, "coach")
    gambit_redraw: Literal["up_only", "both"] = ruled(20, "both")
    gambit_negative: Literal["list_with_strife_as_schism", "list_without_strife", "damage_choice"] = ruled(
        21, "list_with_strife_as_schism", final="damage_choice"
    )
    gambit_positive: Literal["list", "boost"] = ruled(22, "list", final="boost")
    gambit_helpers: Literal["off", "final"] = ruled(23, "off", final="final")
    gambit_gear_retest: Switch = ruled(24, "off", final="on")
    blind_threshold_peek: NoYes = ruled(25, "no")

    # Microevents
    schism_model: Literal["direct", "pool_beta", "pool_final"] = ruled(
        26, alpha="direct", beta="pool_beta", final="pool_final"
    )
    schism_amount: Literal["one", "stage_if_dissonant", "stage"] = ruled(
        27, alpha="one", beta="stage_if_dissonant", final="stage"
    )
    schism_excess: Literal["keep", "lose"] = ruled(28, "keep")
    red_rule: Literal["alpha", "beta", "final"] = ruled(29, alpha="alpha", beta="beta", final="final")
    team_value: Literal["each_gets_n", "shared", "team_shared_all_each"] = ruled(
        30, "each_gets_n", final="team_shared_all_each"
    )
    damage_timing: Literal["payload", "immediate"] = ruled(31, "immediate", alpha="payload")
    damage_stacking: Literal["together", "chained"] = ruled(32, "together", final="chained")
    purge_class: Literal["damage", "special"] = ruled(33, "damage", final="special")
    favor_sources: Literal["hand", "final"] = ruled(34, "hand", final="final")
    favor_targets: Literal["factions", "as_written"] = ruled(35, "factions")
    fortify_on_threats: YesNo = ruled(36, "yes", alpha="no")
    recover_on_threats: YesNo = ruled(37, "yes", alpha="no")
    recover_name: Literal["recover", "restore"] = ruled(38, "recover")
    rally_model: Literal["plus_one", "clear_first"] = ruled(39, "clear_first", alpha="plus_one")
    fanclub_zero_blocks_rally: YesNo = ruled(40, "no", final="yes")
    wave_storm_as_events: Literal["event", "activation"] = ruled(41, "event", final="activation")

    # Strike Range, Counter, Block, Escalate
    dissonance_check: Literal["flip", "automatic"] = ruled(42, "automatic", alpha="flip")
    resonance: Literal["off", "on"] = ruled(43, "on", alpha="off")
    block_suit: Literal["higher", "equal_or_higher"] = ruled(44, "equal_or_higher", alpha="higher")
    block_limits: Switch = ruled(45, "on")
    deescalate_window: Literal["while_escalate_card_wins", "next_turn_only"] = ruled(46, "while_escalate_card_wins")
    block_undoes_events: Literal["keep_events", "undo_events"] = ruled(47, "keep_events")
    escalate_strike_base: Literal["zero", "previous_top", "no_check"] = ruled(48, "zero")
    schism_stage_on_escalate: Literal["stage_left", "stage_entered"] = ruled(49, "stage_entered")

    # Starting a Rumble
    rumble_from_stage: Literal["third_only", "any"] = ruled(50, "third_only", final="any")
    rumble_needs: Literal["none", "final"] = ruled(51, "final", beta="none")
    rumble_card_facing: Literal["face_up", "face_down_then_reveal"] = ruled(52, "face_up")
    rumble_strike_base: Literal["zero", "no_check"] = ruled(53, "zero")

    # Throwdown: who acts, what it costs, who joins
    drive_declared_by: Literal["any_involved", "commander_only", "commander_confirms"] = ruled(
        54, "any_involved", beta="commander_confirms"
    )
    coach_assist_limit: Literal["one_per_threat", "unlimited"] = ruled(55, "one_per_threat", final="unlimited")
    wave_storm_cost: AsIn = ruled(56, "beta", final="final")
    coach_bonus_draw: Literal["threat_stacks", "tr_sum_from_deck", "highest_tr_from_deck", "none"] = ruled(
        57, "threat_stacks", final="tr_sum_from_deck"
    )
    side_cap: Literal["none", "harmony", "derived_harmonic"] = ruled(58, "harmony", alpha="none")
    commander_choice: Literal["initiative", "discussion"] = ruled(59, "initiative", alpha="discussion")
    initiative: Literal["beta_final", "coach_decides_first_turn"] = ruled(60, "beta_final")
    identical_initiative: Literal["ask", "replay", "call_off"] = ruled(61, "ask")
    refused_card: Literal["to_hand", "discard"] = ruled(62, "to_hand")
    resonant_initiative: YesNo = ruled(63, "yes", alpha="no")
    initiative_schism: Literal["1", "stage"] = ruled(64, "1")
    coach_over_strike_draw: Literal["commander", "any_chosen"] = ruled(65, "commander")

    # Outcome
    stages_for_spoils: Literal["entered_and_not_undone", "scored_stages", "highest_number"] = ruled(
        66, "entered_and_not_undone"
    )
    wipe: Literal["loser_score_zero"] = ruled(67, "loser_score_zero")
    spoils_list: AsIn = ruled(68, "beta", final="final")
    loser_spoil_condition: Literal["alive", "always_ask"] = ruled(69, "alive", final="always_ask")
    end_step_order: Literal["hands_then_pile", "pile_then_hands"] = ruled(
        70, "hands_then_pile", final="pile_then_hands"
    )
    conceded_hand: Literal["returned", "discarded"] = ruled(71, "returned")

    # Rumble
    rumble_coach_draw: Literal["bgm_stack", "final", "none"] = ruled(72, "final", beta="bgm_stack")
    rumble_charges: Literal["harmony", "custom"] = ruled(73, "harmony")
    final_form_buffers_vs_schism: NoYes = ruled(74, "no")
    coach_escalate_ruin: Literal["always", "bgm_only"] = ruled(75, "bgm_only", beta="always")
    endurance_name: Literal["endurance", "grit"] = ruled(76, "endurance", final="grit")
    summon_effect_limit: Literal["scenario", "session"] = ruled(77, "scenario")
    bgm_zero: Literal["rout", "bgm_rises"] = ruled(78, "rout", final="bgm_rises")

    # Pilots, Threats, Factions
    trauma_pick: Literal["only_above_zero", "any"] = ruled(79, "only_above_zero")
    strike_recalc: Literal["fixed", "live_coach", "live_all"] = ruled(80, "fixed", final="live_coach")
    pvp_rumble: Literal["no", "ask_coach"] = ruled(81, "ask_coach")
    hand_counts_public: YesNo = ruled(82, "yes")
    threat_info: Literal["hidden", "colour_only", "open"] = ruled(83, "hidden")
    favor_memory: Literal["hidden", "owner_may_look"] = ruled(84, "hidden")
    offense_result: Literal["coach", "always_threat", "always_removed"] = ruled(85, "coach")
    pilot_omen_window: Literal["any_time", "own_turn_only"] = ruled(86, "any_time")
    starting_charges: Literal["half_up", "full", "zero"] = ruled(87, "half_up")
    buffers_refresh: Literal["scenario", "session"] = ruled(88, "scenario")
    threat_at_zero: AsIn = ruled(89, "beta", final="final")
    rumble_tech_reuse: AsIn = ruled(90, "final", beta="beta")
    immediate_rumble: Switch = ruled(91, "off", final="on")
    draw_order: Literal["clockwise_from_coach", "commander_first"] = ruled(92, "clockwise_from_coach")
    bonus_draw_choice: Literal["coach_ties_only", "coach_votes"] = ruled(93, "coach_ties_only")
    initiative_escaped: Literal["immune", "not_immune"] = ruled(94, "immune")
    tr_cap: Literal["seven", "none"] = ruled(95, "seven")
    tarry_target: Literal["no_target", "as_written"] = ruled(96, "no_target")
    tarry_minimum: Literal["zero", "one"] = ruled(97, "zero")
    basic_attack: Literal["base_value", "omega", "one_or_omega"] = ruled(98, "one_or_omega")
    rumble_rout_sources: Literal["both", "head_only"] = ruled(99, "both")
    concede_hands_of: Literal["whole_side", "conceding_player"] = ruled(100, "whole_side")
    replenish_full_at_ten: Literal["to_ten", "plus_one"] = ruled(101, "to_ten", final="plus_one")
    ruin_soak: Literal["soak", "prevent"] = ruled(102, "prevent", beta="soak")
    carry_between_sessions: Literal["new_decks", "keep_all"] = ruled(103, "new_decks")
    gear_limit: Literal["scene", "throwdown"] = ruled(104, "scene")
    lesson_vote_time: Literal["scenario", "session"] = ruled(105, "scenario")
    lesson_cap: Literal["7", "none"] = ruled(106, "7")
    payload_order: Literal["winner_first", "loser_first", "as_triggered"] = ruled(107, "as_triggered")
    support_discard: Switch = ruled(108, "off", alpha="on")

    # Corners that no text lights
    forced_concede_with_rumble: Literal["rumble_counts_as_option", "literal"] = ruled(109, "rumble_counts_as_option")
    reward_of_called_off: Literal["discard_and_redraw", "to_hands"] = ruled(110, "discard_and_redraw")
    favor_play_scope: Literal["all_plays", "gambit_and_counter"] = ruled(111, "all_plays")
    empty_hand_challenged: Literal["ask_coach", "must_refuse", "blind_card"] = ruled(112, "ask_coach")
    coach_without_threat: Literal["entered_by_coach", "zero", "unlimited"] = ruled(113, "entered_by_coach")
    dropout_hand: Literal["kept_unused", "to_commander"] = ruled(114, "kept_unused")
    double_rout: Literal["ask_coach", "side_on_turn_loses"] = ruled(115, "ask_coach")
    rally_in_rumble: Literal["no_effect", "gauge_only"] = ruled(116, "gauge_only", beta="no_effect")
    double_positions: Literal["off", "up_to_harmony"] = ruled(117, "off")
    rumble_resonance: Literal["personal", "rumble_charges"] = ruled(118, "personal")
    final_form_one_actor: Literal["as_r54", "head_only"] = ruled(119, "as_r54")
    rumble_location_none: Literal["ask_coach", "skip_ruin"] = ruled(120, "ask_coach")
    counter_reference: Literal["topmost", "highest_in_pile"] = ruled(121, "topmost")
    opponent_pick: Literal["instigator", "receiving_side"] = ruled(122, "instigator")
    failed_equal_score: Literal["keep", "cut_too"] = ruled(123, "cut_too")
    strike_bonus_expiry: Literal["until_used", "this_turn"] = ruled(124, "until_used")
    threat_stack_fill: Literal["tr_on_entry", "by_hand"] = ruled(125, "tr_on_entry")
    bgm_stack_fill: Literal["one_per_crisis_step", "tr_on_entry", "by_hand"] = ruled(126, "one_per_crisis_step")
    taking_back: Literal["table", "coach"] = ruled(127, "table", final="coach")
