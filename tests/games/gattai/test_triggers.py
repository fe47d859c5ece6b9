"""The +Trigger notation and the table of microevents (RULES 2.6 and 2.7)."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.games.gattai.book.editions import EDITION_KEYS
from gattai_desktop.games.gattai.book.rulings import Rulings
from gattai_desktop.games.gattai.events.event_table import ALIASES, EVENTS, choices_for, class_of, targets_of
from gattai_desktop.games.gattai.events.trigger_line import (
    TARGETS,
    VARIABLES,
    Alternative,
    Amount,
    Term,
    Trigger,
    TriggerLine,
    TriggerValue,
    Unset,
)
from gattai_desktop.games.gattai.events.triggers import parse, spell, target_name
from gattai_desktop.games.gattai.world.crisis import CRISIS_ITEMS, CrisisItem, parse_step, spell_step
from gattai_desktop.games.notation import (
    MAX_NUMBER,
    MAX_TEXT,
    MAX_TRIGGERS,
    MAX_WORD,
    Broken,
    NotationFault,
    TooLong,
    Unknown,
)


def amount(number: int) -> Amount:
    return Amount((Term((number,)),))


NUMBERS = {"X": 2, "Rank": 3, "TechRank": 3, "Stage": 2, "Tier": 4, "Ω": 3, "TR": 5, "Harmony": 4, "GearTier": 1}

# Every form in which the three texts write a trigger, and what it is. Names that stand alone are below.
SPELLINGS: list[tuple[str, str, str | None, TriggerValue | None]] = [
    ("+Chargeup:All(2)", "Chargeup", "All", amount(2)),
    ("+Chargeup:Each", "Chargeup", "Each", None),
    ("+Chargeup:Self", "Chargeup", "Self", None),
    ("+Chargeup:Self(2)", "Chargeup", "Self", amount(2)),
    ("+Chargeup:Self(Full)", "Chargeup", "Self", "Full"),
    ("+Chargeup:Team(1)", "Chargeup", "Team", amount(1)),
    ("+Chargeup:Team(Full)", "Chargeup", "Team", "Full"),
    ("+Damage:Choice", "Damage", "Choice", None),
    ("+Disfavor(1)", "Disfavor", None, amount(1)),
    ("+Favor(1)", "Favor", None, amount(1)),
    ("+Fortify:Self(Full)", "Fortify", "Self", "Full"),
    ("+Fortify:Team(1)", "Fortify", "Team", amount(1)),
    ("+Fortify:Team(Full)", "Fortify", "Team", "Full"),
    ("+Purge:Choice", "Purge", "Choice", None),
    ("+Rally(1)", "Rally", None, amount(1)),
    ("+Recover:Self(1)", "Recover", "Self", amount(1)),
    ("+Recover:Self(All)", "Recover", "Self", "All"),
    ("+Recover:Threat(1)", "Recover", "Threat", amount(1)),
    ("+Recover:Threat(All)", "Recover", "Threat", "All"),
    ("+Replenish:Choice(1)", "Replenish", "Choice", amount(1)),
    ("+Replenish:Choice(Full)", "Replenish", "Choice", "Full"),
    ("+Schism(X)", "Schism", None, Amount((Term(("X",)),))),
    ("+Schism:Team(1)", "Schism", "Team", amount(1)),
    ("+Trauma:Each", "Trauma", "Each", None),
    ("+Trauma:Pilot(1)", "Trauma", "Pilot", amount(1)),
    ("+Trauma:Threat(1)", "Trauma", "Threat", amount(1)),
    ("./Boost:Ally(1)", "Boost", "Ally", amount(1)),
    ("./Boost:Self(1)", "Boost", "Self", amount(1)),
    ("./Chargeup(Rank)", "Chargeup", None, Amount((Term(("Rank",)),))),
    ("./Chargeup(X)", "Chargeup", None, Amount((Term(("X",)),))),
    ("./Chargeup:All(2)", "Chargeup", "All", amount(2)),
    ("./Chargeup:Choice(1)", "Chargeup", "Choice", amount(1)),
    ("./Chargeup:Each", "Chargeup", "Each", None),
    ("./Chargeup:Self", "Chargeup", "Self", None),
    ("./Chargeup:Self(1)", "Chargeup", "Self", amount(1)),
    ("./Chargeup:Self(2)", "Chargeup", "Self", amount(2)),
    ("./Chargeup:Self(Full)", "Chargeup", "Self", "Full"),
    ("./Chargeup:Self(Rank)", "Chargeup", "Self", Amount((Term(("Rank",)),))),
    ("./Chargeup:Self(X)", "Chargeup", "Self", Amount((Term(("X",)),))),
    ("./Chargeup:Team(1)", "Chargeup", "Team", amount(1)),
    ("./Chargeup:Team(Full)", "Chargeup", "Team", "Full"),
    ("./Damage:Choice(1)", "Damage", "Choice", amount(1)),
    ("./Disfavor(1)", "Disfavor", None, amount(1)),
    ("./Favor(1)", "Favor", None, amount(1)),
    ("./Fortify:Choice", "Fortify", "Choice", None),
    ("./Fortify:Self", "Fortify", "Self", None),
    ("./Fortify:Self(1)", "Fortify", "Self", amount(1)),
    ("./Fortify:Self(Full)", "Fortify", "Self", "Full"),
    ("./Fortify:Self(X)", "Fortify", "Self", Amount((Term(("X",)),))),
    ("./Fortify:Team(1)", "Fortify", "Team", amount(1)),
    ("./Fortify:Team(Full)", "Fortify", "Team", "Full"),
    ("./Purge:Choice", "Purge", "Choice", None),
    ("./Rally(1)", "Rally", None, amount(1)),
    ("./Recover:Self(1)", "Recover", "Self", amount(1)),
    ("./Recover:Self(All)", "Recover", "Self", "All"),
    ("./Recover:Threat(1)", "Recover", "Threat", amount(1)),
    ("./Recover:Threat(3Ω)", "Recover", "Threat", Amount((Term((3, "Ω")),))),
    ("./Recover:Threat(All)", "Recover", "Threat", "All"),
    ("./Recover:Threat(Ω)", "Recover", "Threat", Amount((Term(("Ω",)),))),
    ("./Replenish:Choice(1)", "Replenish", "Choice", amount(1)),
    ("./Replenish:Choice(Full)", "Replenish", "Choice", "Full"),
    ("./Schism(1)", "Schism", None, amount(1)),
    ("./Schism(X)", "Schism", None, Amount((Term(("X",)),))),
    ("./Schism:Team(1)", "Schism", "Team", amount(1)),
    ("./Trauma(1)", "Trauma", None, amount(1)),
    ("./Trauma(2)", "Trauma", None, amount(2)),
    ("./Trauma(4)", "Trauma", None, amount(4)),
    ("./Trauma(Rank)", "Trauma", None, Amount((Term(("Rank",)),))),
    ("./Trauma(Ω)", "Trauma", None, Amount((Term(("Ω",)),))),
    ("./Trauma:Choice", "Trauma", "Choice", None),
    ("./Trauma:Choice(1)", "Trauma", "Choice", amount(1)),
    ("./Trauma:Choice(Rank)", "Trauma", "Choice", Amount((Term(("Rank",)),))),
    ("./Trauma:Choice(X)", "Trauma", "Choice", Amount((Term(("X",)),))),
    ("./Trauma:Each", "Trauma", "Each", None),
    ("./Trauma:Everyone_Else(7)", "Trauma", "Everyone_Else", amount(7)),
    ("./Trauma:Opponent", "Trauma", "Opponent", None),
    ("./Trauma:Opponent(TechRank)", "Trauma", "Opponent", Amount((Term(("TechRank",)),))),
    ("./Trauma:Opponent(X)", "Trauma", "Opponent", Amount((Term(("X",)),))),
    ("./Trauma:Pilot(1)", "Trauma", "Pilot", amount(1)),
    ("./Trauma:Self", "Trauma", "Self", None),
    ("./Trauma:Self(1)", "Trauma", "Self", amount(1)),
    ("./Trauma:Self(2)", "Trauma", "Self", amount(2)),
    ("./Trauma:Team", "Trauma", "Team", None),
    ("./Trauma:Threat(1)", "Trauma", "Threat", amount(1)),
]

# Names that the texts write alone, after the prefixes of Alpha and Beta, of Final, and of Final's glossary.
BARE_NAMES = {
    "+": "BREAK! Burn Chargeup Damage Disfavor Favor Fortify Purge Rally Rebuild RebuildSchism Recover Replenish "
    "Restore Ruin Schism Storm Strife Tarry Trauma Wave",
    "./": "Boost Burn Chargeup Damage Disfavor Favor Fortify Purge Rally Rebuild Recover Replenish Restore Ruin "
    "Schism Tarry Trauma",
    "/": "Favor Fortify Rally Recover Replenish",
}


def _only(text: str, names: Iterable[str] | None = None) -> Trigger:
    """The one trigger of a line with nothing to choose and nothing beside it."""
    (alternative,) = parse(text, names).alternatives
    (only,) = alternative.triggers
    return only


@pytest.mark.parametrize(("text", "event", "target", "value"), SPELLINGS, ids=[row[0] for row in SPELLINGS])
def test_every_form_of_the_three_texts_is_read(
    text: str, event: str, target: str | None, value: TriggerValue | None
) -> None:
    assert _only(text) == Trigger(event, target, value)


@pytest.mark.parametrize(
    ("prefix", "name"), [(prefix, name) for prefix, names in BARE_NAMES.items() for name in names.split()]
)
def test_every_name_of_the_three_texts_is_read(prefix: str, name: str) -> None:
    event = {"Restore": "Recover", "RebuildSchism": "Rebuild", "Strife": "Schism"}.get(name, name)
    assert _only(f"{prefix}{name}") == Trigger(event)


@pytest.mark.parametrize(
    "text",
    [
        "+schism:team(2)",
        "+SCHISM:TEAM(2)",
        "./Schism:Team(2)",
        "/Schism:Team(2)",
        " + Schism : Team ( 2 ) ",
        "+Strife:Team(02)",
    ],
)
def test_micro_1_case_prefix_and_spaces_make_no_difference(text: str) -> None:
    assert _only(text) == Trigger("Schism", "Team", amount(2))


def test_full_is_read_in_every_case() -> None:
    assert [_only(f"+Recover({word})").value for word in ("FULL", "full", "All")] == ["Full", "Full", "All"]


def test_a_line_is_a_choice_of_triggers_that_fire_together() -> None:
    line = parse("./Trauma:Choice(1) and ./Trauma:Self(2) OR ./Ruin")
    assert line == TriggerLine(
        (
            Alternative((Trigger("Trauma", "Choice", amount(1)), Trigger("Trauma", "Self", amount(2)))),
            Alternative((Trigger("Ruin"),)),
        )
    )


# Targets ------------------------------------------------------------------------------------------


def test_a_target_may_be_a_name() -> None:
    assert _only("+Trauma:Tin_Comet2(1)").target == "Tin_Comet2"


def test_a_name_of_the_table_is_read_in_any_case_and_kept_as_the_table_writes_it() -> None:
    assert target_name("The Tin-Comet!") == "The_Tin_Comet"
    assert _only("+Trauma:the_tin_comet(1)", ["The Tin Comet"]).target == "The_Tin_Comet"


@given(st.text(max_size=80))
def test_any_name_with_a_letter_or_digit_can_be_a_target(name: str) -> None:
    target = target_name(name)
    assert bool(target) is any(sign.isalnum() for sign in name)
    if target:
        assert _only(f"+Trauma:{target}(1)").target in (target, *TARGETS, "Everyone", "Else")


def test_a_name_that_begins_with_a_number_can_be_a_target() -> None:
    assert target_name("7 Sins of Unit 7") == "No7_Sins_of_Unit7"


def test_a_name_that_is_not_at_the_table_is_refused_with_the_nearest() -> None:
    with pytest.raises(Unknown, match=r"No target is called 'Taem'\. Did you mean 'Team'\?"):
        parse("+Schism:Taem(2)", ["The Tin Comet"])


# Values -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "worth"),
    [
        ("2", 2),
        ("X", 2),
        ("3Ω", 9),
        ("3omega", 9),
        ("2*X", 4),
        ("2 × X", 4),
        ("X*3", 6),
        ("XΩ", 6),
        ("X3", 6),
        ("Stage+1", 3),
        ("Rank-Stage", 1),
        ("Rank+2X-1", 6),
        ("10-2*3-1", 3),
        ("Tier−1", 3),
        ("X-5", 0),
    ],
)
def test_a_value_is_counted(value: str, worth: int) -> None:
    counted = _only(f"+Schism({value})").value
    assert isinstance(counted, Amount)
    assert counted.worth(NUMBERS) == worth


def test_a_variable_without_a_number_is_told_by_name() -> None:
    counted = _only("+Schism(2X+Stage)").value
    assert isinstance(counted, Amount)
    assert counted.variables == {"X", "Stage"}
    with pytest.raises(Unset, match="X has no number here"):
        counted.worth({"Stage": 1})


# What is not in the notation ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "at", "sentence"),
    [
        ("+Schizm", Unknown, 1, "No event is called 'Schizm'. Did you mean 'Schism'?"),
        ("+Break", Unknown, 1, "No event is called 'Break'. Did you mean 'BREAK!'?"),
        ("+Schism(Fuul)", Unknown, 8, "No value is called 'Fuul'. Did you mean 'Full'?"),
        ("+Qqq", Unknown, 1, "No event is called 'Qqq'. There are: Burn, "),
        ("", Broken, 0, "Character 1: expected an event such as +Schism, which begins with + or ./, but the text"),
        ("Schism", Broken, 0, "but found 'Schism'"),
        ("+", Broken, 1, "expected the name of an event"),
        ("+Schism:", Broken, 8, "expected a target, such as Self or Choice, but the text ends."),
        ("+Schism:2", Broken, 8, "expected a target, such as Self or Choice, but found '2'."),
        ("+Schism:Tin_(2)", Broken, 12, "expected a letter after '_'"),
        ("+Schism()", Broken, 8, "expected a number, Full, All or a letter such as X, but found ')'."),
        ("+Schism(2", Broken, 9, "expected '+', '-' or ')', but the text ends."),
        ("+Schism(Full", Broken, 12, "expected ')', but the text ends."),
        ("+Schism(Full+1)", Broken, 12, "expected ')', but found '+'."),
        ("+Schism(2*)", Broken, 10, "expected a number"),
        ("+Schism(-1)", Broken, 8, "but found '-'"),
        ("+Schism(1+)", Broken, 10, "expected a number"),
        ("+Schism or", Broken, 10, "expected an event"),
        ("+Schism; +Ruin", Broken, 7, "expected 'and', 'or' or the end, but found ';'."),
        ("+Schism +Ruin", Broken, 8, "Character 9: expected 'and', 'or' or the end, but found '+'."),
        ("+Schism\x00", Broken, 7, "found '\N{REPLACEMENT CHARACTER}'"),
    ],
)
def test_a_fault_says_where_what_was_found_and_what_would_do(
    text: str, kind: type[NotationFault], at: int, sentence: str
) -> None:
    with pytest.raises(NotationFault) as fault:
        parse(text)
    assert type(fault.value) is kind
    assert fault.value.at == at
    assert sentence in str(fault.value)
    assert fault.value.expected


def test_a_text_of_the_longest_length_is_read_and_a_longer_one_is_not() -> None:
    text = "+Schism" + " " * (MAX_TEXT - 7)
    assert _only(text) == Trigger("Schism")
    with pytest.raises(TooLong, match=f"at most {MAX_TEXT}"):
        parse(text + " ")


def test_a_line_holds_so_many_triggers_and_no_more() -> None:
    assert len(parse(" or ".join(["+Ruin"] * MAX_TRIGGERS)).alternatives) == MAX_TRIGGERS
    with pytest.raises(TooLong, match=f"at most {MAX_TRIGGERS} events"):
        parse(" and ".join(["+Ruin"] * (MAX_TRIGGERS + 1)))


def test_a_value_holds_so_many_numbers_and_no_more() -> None:
    assert _only(f"+Ruin({'+'.join(['1'] * MAX_TRIGGERS)})").value == Amount((Term((1,)),) * MAX_TRIGGERS)
    with pytest.raises(TooLong):
        parse(f"+Ruin({'+'.join(['1'] * (MAX_TRIGGERS + 1))})")
    with pytest.raises(TooLong):
        parse(f"+Ruin({'X' * (MAX_TRIGGERS + 1)})")


def test_numbers_and_names_have_a_largest_size() -> None:
    assert _only(f"+Ruin({MAX_NUMBER})").value == amount(MAX_NUMBER)
    with pytest.raises(TooLong, match=str(MAX_NUMBER)):
        parse(f"+Ruin({MAX_NUMBER + 1})")
    assert _only("+Ruin:" + "a" * MAX_WORD).target == "a" * MAX_WORD
    with pytest.raises(TooLong, match=str(MAX_WORD)):
        parse("+Ruin:" + "a" * (MAX_WORD + 1))
    with pytest.raises(TooLong):
        parse("+" + "a" * (MAX_WORD + 1))


@given(st.text(max_size=MAX_TEXT + 5) | st.text("+./:()_!*-−×ΩX19FulScism ando", max_size=60))
def test_any_text_is_read_or_refused_with_a_place_in_it(text: str) -> None:
    try:
        line = parse(text)
    except NotationFault as fault:
        place, sentence = fault.at, str(fault)
    else:
        place, sentence = 0, ""
        assert parse(spell(line)) == line
    assert 0 <= place <= len(text)
    assert "\n" not in sentence


# Writing ------------------------------------------------------------------------------------------

factors = st.lists(st.integers(0, MAX_NUMBER) | st.sampled_from(VARIABLES), min_size=1, max_size=4).map(tuple)
amounts = st.builds(
    lambda first, more: Amount((Term(first), *more)),
    factors,
    st.lists(st.builds(Term, factors, st.booleans()), max_size=3),
)
names = st.from_regex(r"[^\W\d_][^\W_]{0,9}(_[^\W\d_][^\W_]{0,5})?", fullmatch=True).filter(
    lambda name: (
        name.casefold() not in {target.casefold() for target in (*TARGETS, "Everyone", "Else")}
        and all(part[0].isalpha() and part.isalnum() for part in name.split("_"))
    )
)
triggers = st.builds(
    Trigger,
    st.sampled_from(sorted(EVENTS)),
    st.none() | st.sampled_from(TARGETS) | names,
    st.none() | st.sampled_from(("Full", "All")) | amounts,
)
lines = st.lists(
    st.lists(triggers, min_size=1, max_size=2).map(lambda some: Alternative(tuple(some))), min_size=1, max_size=2
).map(lambda some: TriggerLine(tuple(some)))


@given(lines, st.sampled_from(EDITION_KEYS), st.sampled_from(("Recover", "Restore")))
def test_what_is_written_is_read_back_the_same(line: TriggerLine, edition_key: str, recover: str) -> None:
    written = spell(line, edition_key, recover=recover)
    if len(written) <= MAX_TEXT:
        assert parse(written) == line


@pytest.mark.parametrize(
    ("edition_key", "written"),
    [
        ("alpha", "+Schism:Team(2) or +Recover:Threat(3Ω) and +Ruin"),
        ("beta", "+Schism:Team(2) or +Recover:Threat(3Ω) and +Ruin"),
        ("final", "./Schism:Team(2) or ./Recover:Threat(3Ω) and ./Ruin"),
    ],
)
def test_ed_12_a_line_is_written_as_the_edition_writes_it(edition_key: str, written: str) -> None:
    assert spell(parse("/strife:team(2) OR +restore:threat(3*omega) and ./ruin"), edition_key) == written


def test_r_38_a_table_may_say_restore() -> None:
    rulings = Rulings.of("beta", {"recover_name": "restore"})
    assert spell(parse("+Recover:Self(All)"), "beta", recover=rulings.speak("recover")) == "+Restore:Self(All)"


# The table of microevents -------------------------------------------------------------------------

# RULES 2.7: event, rule, class in Alpha, Beta, Final, targets in the same order, base, soak.
PILOT, THREAT, FACTION, LOCATION = ("Pilot",), ("Threat",), ("Faction",), ("Location",)
BOTH, NOBODY, ANY = ("Pilot", "Threat"), (), ("any",)
TABLE = [
    ("Burn", 20, "action action special", [("Pilot", "Coach")] * 3, "whole", "none"),
    ("Chargeup", 21, "boost boost boost", [PILOT] * 3, 1, "none"),
    ("Favor", 22, "boost boost boost", [("Pilot", "Location"), FACTION, FACTION], 1, "none"),
    ("Fortify", 23, "boost boost boost", [PILOT, BOTH, BOTH], 1, "none"),
    ("Rally", 24, "boost boost boost", [PILOT] * 3, 1, "none"),
    ("Rebuild", 25, "action action special", [("Pilot", "Location"), LOCATION, LOCATION], 1, "none"),
    ("Recover", 26, "boost boost boost", [PILOT, BOTH, BOTH], 1, "none"),
    ("Replenish", 27, "boost boost boost", [("Pilot", "Resource"), ("Resource",), ("Resource",)], 1, "none"),
    ("Storm", 28, "action action none", [("Coach",), THREAT, NOBODY], 1, "none"),
    ("Tarry", 29, "action action special", [("Pilot", "Coach"), PILOT, PILOT], "tier", "none"),
    ("Wave", 30, "action action none", [("Coach",), THREAT, NOBODY], 1, "none"),
    ("BREAK!", 31, "action none none", [PILOT, NOBODY, NOBODY], 1, "none"),
    ("Disfavor", 32, "damage damage damage", [("Pilot", "Faction"), FACTION, FACTION], 1, "fan club"),
    ("Purge", 33, "damage damage special", [PILOT] * 3, "whole", "one buffer"),
    ("Ruin", 34, "damage damage damage", [LOCATION] * 3, 1, "final form"),
    ("Schism", 35, "damage damage damage", [PILOT] * 3, "schism", "buffers"),
    ("Trauma", 36, "damage damage damage", [BOTH] * 3, 1, "buffers"),
    ("Boost", 37, "none none boost", [NOBODY, NOBODY, ANY], "chosen", "none"),
    ("Damage", 38, "damage damage damage", [ANY] * 3, "chosen", "chosen"),
]


@pytest.mark.parametrize(("name", "number", "classes", "targets", "base", "soak"), TABLE, ids=[row[0] for row in TABLE])
def test_the_events_are_those_of_the_table(
    name: str, number: int, classes: str, targets: list[tuple[str, ...]], base: int | str, soak: str
) -> None:
    event = EVENTS[name]
    assert event.rule == f"MICRO-{number}"
    assert [event.class_in(key) for key in EDITION_KEYS] == classes.split()
    assert [event.targets[key] for key in EDITION_KEYS] == targets
    assert (event.base, event.soak) == (base, soak)
    assert event.effect.endswith(".")


def test_there_are_no_events_beside_the_table() -> None:
    assert list(EVENTS) == [row[0] for row in TABLE]
    assert set(ALIASES.values()) <= set(EVENTS)
    assert not set(ALIASES) & set(EVENTS)


def test_w_12_damage_of_choice_offers_no_boost() -> None:
    assert choices_for("Damage", Rulings.of("beta")) == ("Disfavor", "Purge", "Ruin", "Schism", "Trauma")


def test_micro_33a_purge_is_no_damage_in_final() -> None:
    assert choices_for("Damage", Rulings.of("final")) == ("Disfavor", "Ruin", "Schism", "Trauma")
    assert "Purge" in choices_for("Damage", Rulings.of("final", {"purge_class": "damage"}))
    assert class_of(EVENTS["Purge"], Rulings.of("beta", {"purge_class": "special"})) == "special"


def test_micro_6_boost_stands_for_any_boost_in_final() -> None:
    boosts = ("Chargeup", "Favor", "Fortify", "Rally", "Recover", "Replenish")
    assert choices_for("Boost", Rulings.of("final")) == boosts
    assert choices_for("Schism", Rulings.of("final")) == ("Schism",)


@pytest.mark.parametrize(
    ("event", "changes", "targets"),
    [
        ("Fortify", {}, ("Pilot", "Threat")),
        ("Fortify", {"fortify_on_threats": "no"}, ("Pilot",)),
        ("Recover", {"recover_on_threats": "no"}, ("Pilot",)),
        ("Favor", {}, ("Faction",)),
        ("Tarry", {}, ()),
        ("Tarry", {"tarry_target": "as_written"}, ("Pilot",)),
        ("Trauma", {}, ("Pilot", "Threat")),
    ],
)
def test_rulings_choose_whom_an_event_may_hit(event: str, changes: dict[str, str], targets: tuple[str, ...]) -> None:
    assert targets_of(EVENTS[event], Rulings.of("beta", changes)) == targets


def test_r_35_alpha_favors_what_its_table_lists_only_when_asked_to() -> None:
    assert targets_of(EVENTS["Favor"], Rulings.of("alpha")) == ("Faction",)
    assert targets_of(EVENTS["Favor"], Rulings.of("alpha", {"favor_targets": "as_written"})) == ("Pilot", "Location")


# Crisis steps -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("Story", ("Story",)),
        ("Story + Wave", ("Story", "Wave")),
        ("Story Event + Storm", ("Story", "Storm")),
        ("storm+storm", ("Storm", "Storm")),
        ("BGM", ("BGM",)),
        ("BGM ATTACKS!", ("BGM",)),
        ("BGM Attacks", ("BGM",)),
    ],
)
def test_crisis_2_and_3_a_step_of_the_path_is_read(text: str, items: tuple[CrisisItem, ...]) -> None:
    assert parse_step(text) == items
    assert parse_step(spell_step(items)) == items


@given(st.lists(st.sampled_from(CRISIS_ITEMS), min_size=1, max_size=MAX_TRIGGERS))
def test_any_step_is_written_and_read_back(items: list[CrisisItem]) -> None:
    assert parse_step(spell_step(items)) == tuple(items)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "expected Story, Wave, Storm or BGM"),
        ("Strom", "No Crisis event is called 'Strom'. Did you mean 'Storm'?"),
        ("Story Wave", "expected '+' or the end, but found 'Wave'"),
        ("Story +", "expected Story, Wave, Storm or BGM, but the text ends"),
        (" + ".join(["Wave"] * (MAX_TRIGGERS + 1)), f"at most {MAX_TRIGGERS} events"),
    ],
)
def test_a_step_that_is_none_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(NotationFault) as fault:
        parse_step(text)
    assert sentence in str(fault.value)


def test_a_renamed_threat_is_proposed_by_its_name_alone_and_read_by_its_key_too() -> None:
    with pytest.raises(Unknown) as unknown:
        parse("+Trauma:Nobody(1)", ["The Gloom"], ["new-threat"])
    assert "The_Gloom" in str(unknown.value)
    assert "new_threat" not in str(unknown.value)
    assert parse("+Trauma:new_threat(1)", ["The Gloom"], ["new-threat"]).alternatives[0].triggers[0].target
