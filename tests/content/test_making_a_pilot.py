"""A Pilot is made as the book makes one: a test for each of the 15 rows `make.*` of the catalogue, named after it."""

import itertools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.gattai.entries import Playbook
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.making.being_made import BeingMade, NotToBeChosen, PilotChoice, Writes
from gattai_desktop.content.gattai.making.of_her_colour import LATER, advice, colours, powers
from gattai_desktop.content.gattai.making.of_her_story import (
    CONCEPT,
    SACRIFICES,
    adjectives,
    answered,
    drawn,
    neighbours,
    own_word,
    questions,
    to_give,
    without_question,
    without_word,
)
from gattai_desktop.content.gattai.making.of_her_things import frames, mods, robos, shares
from gattai_desktop.content.gattai.making.sheet_so_far import sheet_so_far
from gattai_desktop.content.gattai.making.steps import STEPS, still_open
from gattai_desktop.content.gattai.pilot_families import PLAYBOOKS
from gattai_desktop.content.gattai.scenarios import built_in, scenario
from gattai_desktop.content.pack import Pack, read_pack
from gattai_desktop.content.writing import new_file
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.pilots.pilots import COLOURS, STATS, pilot
from tests.content.test_pilot_entries import CORE, HEAD

BLANK: dict[str, Any] = {one.name: one.usable for one in PLAYBOOKS.fields}
REN = next(one for one in CORE.of(Playbook) if one.seat == "red")
GIL = next(one for one in CORE.of(Playbook) if one.seat == "green")


def nobody_yet(*team: Playbook, **written: Any) -> BeingMade:
    """A new Pilot of whom nothing is chosen."""
    values = {**BLANK, "id": "mine", "name": "Bo", "author": "me", **written}
    return BeingMade(values, CORE.entries, (*team,))


def after(her: BeingMade, writes: Writes) -> BeingMade:
    """The Pilot once this is written of her."""
    return BeingMade({**her.values, **writes}, her.entries, her.team)


def chosen(her: BeingMade, choices: tuple[PilotChoice, ...], key: str) -> BeingMade:
    return after(her, choice_of(choices, key).written())


def choice_of(choices: tuple[PilotChoice, ...], key: str) -> PilotChoice:
    return next(one for one in choices if one.key == key)


def yellow(*team: Playbook) -> BeingMade:
    her = nobody_yet(*team)
    return chosen(her, colours(her), "yellow")


def step(key: str, her: BeingMade) -> list[str]:
    return [str(words) for words in next(one for one in STEPS if one.key == key).lacks(her)]


def with_words(her: BeingMade, *words: str) -> BeingMade:
    """The Pilot with adjectives, from whoever gives the next one."""
    for word in words:
        her = chosen(her, adjectives(her, to_give(her)[0]), f"adj.{word}")
    return her


SIX = ("stalwart", "athletic", "selfless", "compassionate", "passive", "grizzly")


# ---------------------------------------------------------------------- the rows


def test_make_playbook_is_bound_once_in_a_team_and_a_taken_one_names_who_has_it() -> None:
    her = nobody_yet(REN, GIL)
    assert [one.key for one in colours(her)] == list(COLOURS)
    red = choice_of(colours(her), "red")
    assert [(one.rule, str(one.text)) for one in red.barred] == [
        ("make.playbook", f"{REN.name} has this Playbook, and each is there once.")
    ]
    with pytest.raises(NotToBeChosen, match=REN.name):
        red.written()
    assert step("chroma", her) == ["her Chroma"]
    book = chosen(her, colours(her), "yellow").book
    assert (book.seat, book.role, book.modifiers) == ("yellow", "The Tank", {"armory": 2, "pit_crew": 1})
    assert book.specialty == "holding a line, standing firm"


def test_make_playbook_calls_no_colour_free_that_she_has_herself() -> None:
    her = nobody_yet()
    assert {str(one.line) for one in colours(her)} == {"free"}
    her = chosen(her, colours(her), "red")
    assert {one.key: str(one.line) for one in colours(her) if str(one.line) != "free"} == {"red": "her colour"}


def test_make_playbook_asks_for_red_and_advises_red_and_green_first() -> None:
    assert step("chroma", yellow()) == ["a Red for the Team"]
    assert str(advice(yellow(REN))) == "The book settles Red and Green first."
    assert str(advice(yellow(REN, GIL))) == ""
    red = nobody_yet()
    assert step("chroma", chosen(red, colours(red), "red")) == []


def test_make_playbook_of_another_colour_takes_the_techs_of_the_first_away_and_brings_its_restriction() -> None:
    her = yellow()
    her = chosen(her, powers(her), "yellow.fortify")
    her = chosen(her, frames(her), "frame.bow")
    her = chosen(her, colours(her), "purple")
    assert her.book.techs == ("frame.bow", "purple.limit")
    assert "her Power" in step("power", her)


def test_make_palette_is_a_word_that_changes_nothing_else() -> None:
    plain = with_words(yellow(), *SIX)
    teal = after(plain, {"palette": "teal"})
    assert (teal.book.palette, sheet_so_far(teal)) == ("teal", sheet_so_far(plain))


def test_make_concept_keeps_five_texts_and_names_those_that_are_open() -> None:
    her = nobody_yet()
    assert len(step("concept", her)) == len(CONCEPT) == 5
    her = after(her, {"concept": dict.fromkeys(CONCEPT, "x") | {"trait": ""}})
    assert step("concept", her) == ["what one sees first"]


def test_make_adjectives_are_three_by_the_player_one_by_each_neighbour_and_one_by_the_coach() -> None:
    her = yellow()
    assert to_give(her) == ("player", "player", "player", "left", "right", "coach")
    assert adjectives(her, "player")[0].key in {"adj.gluttonous", "adj.reserved"}, "her own sheet comes first"
    her = with_words(her, "stalwart", "athletic", "selfless")
    refused = choice_of(adjectives(her, "player"), "adj.candid").barred
    assert [one.rule for one in refused] == ["make.adjectives"]
    her = with_words(her, "compassionate", "passive")
    assert step("adjectives", her) == ["Coach's adjective"]
    assert her.book.stats == {}, "with five of them she would sit down with three in each"
    assert sheet_so_far(her).stats == {"solo": 1, "sync": 4, "flesh": 3, "steel": 2, "synapse": 4, "circuit": 1}
    her = with_words(her, "grizzly")
    assert her.book.stats == {"solo": 2, "sync": 4, "flesh": 3, "steel": 3, "synapse": 5, "circuit": 1}
    assert step("adjectives", her) == []
    again = after(her, without_word(her, 5))
    assert (again.book.stats, to_give(again)) == ({}, ("coach",))


def test_make_adjectives_takes_an_own_word_with_one_stat_of_each_commitment_and_none_twice() -> None:
    her = yellow()
    her = after(her, own_word(her, "coach", " Salty ", ("circuit", "solo", "steel")))
    assert her.words == ({"word": "Salty", "by": "coach", "stats": ("solo", "steel", "circuit")},)
    for word, stats, told in (
        ("salty", ("solo", "steel", "circuit"), "She is salty already."),
        ("New", ("solo", "sync", "circuit"), "A word gives a point to one Stat of each Commitment."),
        ("New", ("solo", "steel"), "A word gives a point to one Stat of each Commitment."),
        ("  ", ("solo", "steel", "circuit"), "A word has 1 to 60 characters."),
    ):
        with pytest.raises(NotToBeChosen) as refused:
            own_word(her, "player", word, stats)
        assert [str(one.text) for one in refused.value.reasons] == [told]
        assert {one.rule for one in refused.value.reasons} == {"make.adjectives"}
    with pytest.raises(NotToBeChosen, match="Coach has given a word already"):
        own_word(her, "coach", "New", ("solo", "steel", "circuit"))


def test_make_power_is_the_primary_or_the_secondary_tech_at_rank_1_or_put_off() -> None:
    her = nobody_yet()
    assert [one.rule for one in choice_of(powers(her), LATER).barred] == ["make.power"]
    her = chosen(her, colours(her), "red")
    assert [one.key for one in powers(her)][:2] == ["red.inspiring", "red.hero.strike"]
    assert step("power", her) == ["her Power"]
    her = chosen(her, powers(her), "red.inspiring")
    her = chosen(her, powers(her), "red.hero.buffers")
    assert her.book.techs == ("red.hero.buffers:1",), "one of them, and not two"
    later = chosen(her, powers(her), LATER)
    assert (later.book.techs, later.book.later, step("power", later)) == ((), True, [])
    assert chosen(later, powers(later), "red.inspiring").book.later is False


def test_make_power_with_options_is_had_with_one_of_them() -> None:
    her = yellow()
    assert "yellow.shield" not in [one.key for one in powers(her)]
    her = chosen(her, powers(her), "yellow.shield.a")
    assert her.book.techs == ("yellow.shield:1", "yellow.shield.a:1")


def test_make_daisho_is_one_frame_and_one_mod_and_no_frame_is_there_twice_at_the_start() -> None:
    ren = evolve(REN, techs=(*REN.techs, "frame.axe"))
    her = yellow(ren)
    assert step("daisho", her) == ["a Frame for her Daisho", "a Mod for her Daisho"]
    axe = choice_of(frames(her), "frame.axe")
    assert [(one.rule, str(one.text)) for one in axe.barred] == [
        ("make.daisho", f"{ren.name} begins with this Frame, and no two begin alike.")
    ]
    with pytest.raises(NotToBeChosen):
        axe.written()
    for frame, mod in (("frame.bow", "mod.sonic"), ("frame.aegis", "mod.turbo")):
        her = chosen(her, frames(her), frame)
        her = chosen(her, mods(her), mod)
    assert her.book.techs == ("frame.aegis", "mod.turbo")
    assert step("daisho", her) == []
    late = BeingMade(her.values, her.entries, (evolve(ren, techs=("frame.aegis",)),))
    assert step("daisho", late) == ["another Frame: hers is somebody else's"]


def test_make_robo_is_one_at_rank_1_with_its_endurance() -> None:
    her = yellow()
    assert step("robo", her) == ["her Robo"]
    rhino = choice_of(robos(her), "rhino")
    assert str(rhino.line) == "Rank 1, Endurance 6"
    her = chosen(her, robos(her), "rhino")
    her = chosen(her, robos(her), "lion")
    assert (her.book.robo, step("robo", her)) == ("lion", [])


def test_make_sacrifices_are_three_texts_by_the_neighbours_and_herself() -> None:
    her = nobody_yet()
    assert len(step("sacrifices", her)) == len(SACRIFICES) == 3
    her = after(her, {"sacrifices": {"right": "her sister's boat", "left": "", "own": "home"}})
    assert step("sacrifices", her) == ["her left neighbour's Sacrifice"]


def test_make_sacrifices_and_adjectives_come_from_those_who_sit_beside_her() -> None:
    hana, gil, pia = (one for one in CORE.of(Playbook) if one.seat in {"red", "green", "pink"})
    mine = nobody_yet().book
    around = neighbours(BeingMade({**BLANK, "id": "mine"}, CORE.entries, (hana, mine, gil, pia)))
    assert [one and one.id for one in (around["left"], around["right"])] == [gil.id, hana.id]
    assert set(neighbours(nobody_yet()).values()) == {None}


def test_make_questions_are_three_picked_or_drawn_by_the_card_and_keep_their_answers() -> None:
    her = nobody_yet()
    assert len(questions(her)) == 54
    her = chosen(her, questions(her), "ask.ad")
    assert choice_of(questions(her), "ask.ad").barred[0].rule == "make.questions"
    her = after(her, answered(her, 0, "Grandfather."))
    her = after(her, drawn(her, ("A♦", "7♦", "Joker2", "Q♠")))
    assert [one["question"] for one in her.book.questions] == ["ask.ad", "ask.7d", "ask.joker2"]
    assert step("questions", her) == ["2 answers"]
    assert choice_of(questions(her), "ask.qs").barred[0].rule == "make.questions"
    her = after(her, drawn(her, ("K♣", "2♣")))
    assert [one["question"] for one in her.book.questions] == ["ask.ad", "ask.kc", "ask.2c"], "the answered one stays"
    her = after(her, without_question(her, 2))
    assert step("questions", her) == ["1 questions", "1 answers"]


def test_make_derived_pools_follow_from_the_stats_and_from_what_she_has() -> None:
    her = with_words(yellow(), *SIX)
    sheet = sheet_so_far(her)
    assert (sheet.max_hand, sheet.buffers, sheet.max_buffers) == (3, 5, 5)
    assert (sheet.charges, sheet.max_charges) == (1, 2), "half of twice her Circuit, rounded up"
    assert (sheet.strike, sheet.draws) == ((3, 3), (4, 2))
    claws = sheet_so_far(chosen(her, frames(her), "frame.claws"))
    assert (claws.max_charges, claws.strike) == (5, (2, 2))
    assert sheet_so_far(nobody_yet()).max_buffers == 0


def test_make_class_is_freshman_with_a_slot_of_each_kind() -> None:
    sheet = sheet_so_far(yellow())
    assert (sheet.class_name, sheet.gear_tier) == ("Freshman", 1)
    assert sheet.slots == {"accessory": 1, "armor": 1, "tool": 1}


def test_make_resources_are_one_each_and_what_the_chromas_bring() -> None:
    found = {one.key: (one.without, one.made) for one in shares(yellow(REN, GIL))}
    assert found == {"harmony": (4, 4), "fan_club": (4, 4), "armory": (2, 4), "pit_crew": (3, 4)}


def test_make_harmony_is_four_and_what_the_chromas_bring_less_schism_within_1_to_7() -> None:
    her = nobody_yet(REN)
    pink = chosen(her, colours(her), "pink")
    assert [(one.without, one.made) for one in shares(pink) if one.key == "harmony"] == [(4, 5)]
    assert [(one.without, one.made) for one in shares(pink, schism=2) if one.key == "harmony"] == [(2, 3)]
    assert [(one.without, one.made) for one in shares(pink, schism=9) if one.key == "harmony"] == [(1, 1)]


def test_the_steps_hold_every_row_once() -> None:
    rows = [row for one in STEPS for row in one.rows]
    assert len(rows) == len(set(rows)) == 15


# ---------------------------------------------------------------------- any choices


def pack_of(folder: Path, *books: Mapping[str, Any]) -> Pack:
    """A pack with these Pilots in a scenario, as it is read from its folder."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(HEAD, encoding="utf-8")
    (folder / "playbooks.toml").write_text(new_file(PLAYBOOKS, books), encoding="utf-8")
    names = ", ".join(f'"{book["id"]}"' for book in books)
    text = f'[[scenario]]\nid = "night"\nname = "Night"\nauthor = "me"\npilots = [{names}]\nteam = {len(books)}\n'
    (folder / "scenarios.toml").write_text(text, encoding="utf-8")
    return read_pack(folder, CONTENTS, built_in())


def all_choices(her: BeingMade) -> tuple[PilotChoice, ...]:
    given = to_give(her)
    return tuple(
        itertools.chain(
            colours(her), powers(her), frames(her), mods(her), robos(her), questions(her),
            adjectives(her, given[0] if given else "coach"),
        )
    )  # fmt: skip


def taken_back(her: BeingMade, number: int) -> Writes:
    return without_word(her, number % len(her.words)) if her.words else {}


@given(data=st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_choices_make_a_pilot_who_is_read_and_seated_and_every_refusal_names_its_row(
    data: st.DataObject, tmp_path: Path
) -> None:
    her = nobody_yet(REN, GIL)
    colour = data.draw(st.sampled_from([one for one in colours(her) if not one.barred]))
    her = after(her, colour.written())
    for _ in range(data.draw(st.integers(0, 20))):
        choice = data.draw(st.sampled_from(all_choices(her)))
        if choice.barred:
            with pytest.raises(NotToBeChosen) as refused:
                choice.written()
            assert all(one.rule == choice.row and str(one.text) for one in refused.value.reasons)
            continue
        her = after(her, choice.written())
        if data.draw(st.integers(0, 9)) == 0:
            her = after(her, taken_back(her, data.draw(st.integers(0, 5))))
    pack = pack_of(tmp_path / "pack", her.values)
    assert pack.entry("mine", Playbook) == her.book
    table = begin(scenario("night", packs=(pack,)))
    seated, sheet = pilot(table, her.book.seat), sheet_so_far(her)
    if len(her.words) == 6:
        assert {stat: seated.number(stat) for stat in STATS} == sheet.stats
        assert table.values[f"pilot.{her.book.seat}.adjectives"] == tuple(one["word"] for one in her.words)
        assert (seated.max_buffers, seated.max_charges, seated.charges) == (
            sheet.max_buffers, sheet.max_charges, sheet.charges,
        )  # fmt: skip
    values = {one.key: one.made for one in shares(BeingMade(her.values, her.entries))}
    assert {key: table.values[f"team.{key}"] for key in values} == values


@given(st.dictionaries(st.sampled_from(list(BLANK)), st.none() | st.integers() | st.text(max_size=5) | st.lists(
    st.none() | st.text(max_size=4) | st.dictionaries(st.sampled_from(["word", "by", "stats"]), st.text(max_size=5)),
    max_size=3).map(tuple)))  # fmt: skip
def test_whatever_is_written_of_her_she_is_shown(values: dict[str, Any]) -> None:
    her = nobody_yet(REN, **values)
    assert sheet_so_far(her).class_name == "Freshman"
    assert still_open(her)
    assert all_choices(her)
