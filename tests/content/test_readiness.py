"""Before you start: what is ready for an evening, what is missing, what its rating is; and what a Threat may have."""

from pathlib import Path

import pytest

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.draft_table import draft_table
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.readiness import before_you_start, rating_of
from gattai_desktop.content.gattai.readiness_line import Readiness
from gattai_desktop.content.gattai.threat_choices import power_named, threat_count
from gattai_desktop.content.new_pack import head_again, new_draft
from gattai_desktop.content.reading import MAX_FILE
from gattai_desktop.games.gattai.world.threat_rating import RATINGS, power_slots, rating_code
from gattai_desktop.games.told import plain

OWN = {"origin": "own", "author": "Jo"}


@pytest.fixture
def draft(tmp_path: Path) -> PackDraft:
    found = new_draft(tmp_path, CONTENTS, title="Dark Quay", author="Jo")
    found.add("scenario", {"id": "scenario.quay", "name": "Dark Quay", **OWN})
    return found


def lines(draft: PackDraft, part: str = "", *, ready: bool | None = None) -> dict[str, Readiness]:
    found = before_you_start(draft, "scenario.quay")
    return {
        plain(one.words): one
        for one in found
        if (not part or one.part == part) and (ready is None or one.ready is ready)
    }


def with_threat(draft: PackDraft, **values: object) -> str:
    name = draft.add("threat", {"name": "Gull", "tr": 4, **OWN, **values})  # type: ignore[dict-item]
    draft.change("scenario", "scenario.quay", threats=(name,))
    return name


def test_an_empty_evening_says_what_the_table_does_without_each_part(draft: PackDraft) -> None:
    gaps = lines(draft, ready=False)
    assert list(gaps) == [
        "No Threat",
        "No Faction",
        "No Location",
        "No Crisis path of its own",
        "No ready Pilot",
        "The first scene has no title",
        "The first scene has no text to read aloud",
    ]
    assert all(plain(one.without) and plain(one.act) for one in gaps.values())
    assert plain(gaps["No Threat"].without) == "Then nobody is against the Pilots until Coach adds one."
    assert draft.pack is not None


def test_of_a_monster_nothing_is_said_before_there_is_a_threat(draft: PackDraft) -> None:
    draft.change("scenario", "scenario.quay", path=("Story", "BGM attacks"))
    assert "A Monster attacks, and no Threat is one" not in lines(draft)
    name = with_threat(draft)
    gap = lines(draft)["A Monster attacks, and no Threat is one"]
    assert (gap.entry, gap.field) == (("threat", name), "bgm")
    draft.change("threat", name, bgm=True)
    assert "A Monster attacks, and no Threat is one" not in lines(draft)


@pytest.mark.parametrize(
    ("word", "part", "words"),
    [
        ("threat", "threats", "Two Threats are called gull  Queen"),
        ("faction", "factions", "Two Factions are called gull  Queen"),
        ("location", "locations", "Two Locations are called gull  Queen"),
        ("playbook", "pilots", "Two Pilots are called gull  Queen"),
        ("scene", "scenes", "Two scenes are called gull  Queen"),
    ],
)
def test_two_of_one_name_are_told_and_lead_to_the_name(draft: PackDraft, word: str, part: str, words: str) -> None:
    first = draft.add(word, {"name": "Gull Queen", **OWN})
    second = draft.add(word, {"name": "gull  Queen", **OWN})
    third = draft.add(word, {"name": "Gull Queen", **OWN})
    gap = lines(draft, part)[words]
    assert (gap.entry, gap.field, gap.stops) == ((word, second), "name", False)
    assert plain(gap.without) == "Then nobody at the table can say which one is meant."
    assert sum("Two" in one and "called" in one for one in lines(draft)) == 1, "said once, however many there are"
    draft.take_out(word, first)
    draft.change(word, third, name="Crab Queen")
    assert words not in lines(draft)


def test_a_faction_called_as_one_of_the_books_is_told_too(draft: PackDraft) -> None:
    theirs = draft.shelf[0].found["factions"][0]
    own = draft.add("faction", {"name": theirs.name, **OWN})
    assert f"Two Factions are called {theirs.name}" not in lines(draft), "the evening does not have the other one"
    draft.change("scenario", "scenario.quay", factions=(own, theirs.id))
    assert lines(draft)[f"Two Factions are called {theirs.name}"].entry == ("faction", own)


def test_a_scene_says_what_the_evening_does_not_have_for_it(draft: PackDraft) -> None:
    gull = with_threat(draft)
    place = draft.add("location", {"name": "The Quay", **OWN})
    scene = draft.add("scene", {"name": "Fog", "place": place, "who": (gull,), **OWN})  # type: ignore[dict-item]
    draft.change("scenario", "scenario.quay", scenes=(scene,))
    found = lines(draft, "scenes")
    assert found["Scenes prepared: 1"].ready
    without = found["Fog: The Quay is not in this scenario"]
    assert (without.entry, without.field) == (("scene", scene), "place")
    assert plain(without.without) == "Then the scene opens without it."
    assert found["Fog has no text to read aloud"].field == "text"
    assert not any("Gull" in words for words in found)
    draft.change("scenario", "scenario.quay", locations=(place,))
    draft.change("scene", scene, text="Nothing is to be seen.")
    assert {words for words, one in lines(draft, "scenes", ready=False).items() if "Fog" in words} == set()


def test_threat_4_conditions_are_counted_against_tr(draft: PackDraft) -> None:
    name = with_threat(draft, defeat=("Violence", "Or: he is paid"))
    gap = lines(draft)["Gull has 1 of the 2 Conditions that its TR asks"]
    assert (gap.entry, gap.field) == (("threat", name), "defeat")
    draft.change("threat", name, defeat=("Violence", "The pumps run again", "Or: he is paid"))
    assert lines(draft)["Each has the Conditions that its TR asks: 2"].ready


@pytest.mark.parametrize(("rating", "conditions", "fair"), [(1, 1, "freshman"), (4, 2, "sophomore"), (7, 3, "senior")])
def test_threat_2_what_a_rating_gives(rating: int, conditions: int, fair: str) -> None:
    row = RATINGS[rating - 1]
    assert (row.strike, row.powers) == (rating, rating)
    assert (row.conditions, row.fair_for) == (conditions, fair)


def test_threat_2_powers_are_counted_against_slots_and_the_attack_is_free(draft: PackDraft) -> None:
    name = with_threat(draft, tr=2, powers=("basic.wave", "power.corrupt.wave", "power.regenerator"))
    count = threat_count(draft, draft.values("threat", name))
    assert [one.slots for one in count.powers] == [0, 1, 1]
    assert (count.bought, count.slots) == (2, 2)
    assert power_slots(2, ("Violence", "Or: he is paid")) == 3
    draft.change("threat", name, powers=("power.corrupt", "power.regenerator"))
    assert "Gull has 3 powers, and TR buys 2" in lines(draft)
    whole = power_named(draft, "power.corrupt")
    assert whole is not None
    assert whole.parts == ("wave", "storm")


def test_a_wave_or_storm_that_is_missing_names_its_field(draft: PackDraft) -> None:
    name = with_threat(draft, wave="+Trauma:Opponent(1)", defeat=("Violence", "The pumps run again"))
    gap = lines(draft)["Gull has no Storm"]
    assert plain(gap.without) == "Then two Waves, or the basic Attack for each Pilot."
    assert (gap.entry, gap.field) == (("threat", name), "storm")
    draft.change("threat", name, powers=("power.corrupt.storm",))
    assert "Gull has no Storm" not in lines(draft)


def test_micro_7_a_line_without_a_target_here_is_a_gap(draft: PackDraft) -> None:
    name = with_threat(draft, wave="+Disfavor:Choice(1)", storm="+Ruin:Each(1)")
    gap = lines(draft)["Gull: its Wave has no effect here"]
    assert (gap.entry, gap.field) == (("threat", name), "wave")
    faction = draft.add("faction", {"name": "Crew", "agency": 3, "pleased_by": "Fish", **OWN})
    draft.change("scenario", "scenario.quay", factions=(faction,))
    assert "Gull: its Wave has no effect here" not in lines(draft)
    assert "All trigger lines can be read and have a target here: 2" in lines(draft)
    assert lines(draft)["Factions: 1, with Agency 3"].ready


def test_threat_9_the_mean_tr_of_a_scenario_is_rounded_up(draft: PackDraft) -> None:
    assert rating_code((3, 3, 3, 3, 3, 3, 4), 1) == "7/4/1"
    names = [draft.add("threat", {"name": f"T{tr}", "tr": tr, "bgm": tr == 4, **OWN}) for tr in (4, 1)]
    draft.change("scenario", "scenario.quay", threats=tuple(names))
    found = rating_of(draft, "scenario.quay")
    assert (found.code, found.fair_for, found.steps, found.evenings) == ("2/3/1", "sophomore", 13, 2)
    draft.change("scenario", "scenario.quay", path=("Wave", "Wave", "Storm", "Wave", "Wave", "Storm", "BGM attacks"))
    assert rating_of(draft, "scenario.quay").evenings == 1


def test_bgm_1_a_monster_without_a_step_to_attack_is_a_gap(draft: PackDraft) -> None:
    with_threat(draft, bgm=True)
    assert "The Monster has no step to attack" not in lines(draft)
    draft.change("scenario", "scenario.quay", path=("Wave", "Storm"))
    assert plain(lines(draft)["The Monster has no step to attack"].without).startswith("Then Coach can never")
    assert lines(draft)["Steps: 2; passing score 20"].ready


def test_a_fault_of_the_pack_leads_to_its_field_and_the_rest_is_still_looked_at(draft: PackDraft) -> None:
    name = with_threat(draft, wave="+Truma")
    (gap,) = lines(draft, "pack").values()
    assert (gap.entry, gap.field, gap.ready) == (("threat", name), "wave", False)
    assert "Gull has no Storm" in lines(draft)


@pytest.mark.parametrize(
    ("part", "field", "wrong", "kind"),
    [
        ("threats", "threats", "threat.gul", "Threat"),
        ("factions", "factions", "faction.kepers", "Faction"),
        ("locations", "locations", "place.quai", "Location"),
        ("pilots", "pilots", "mine.pilott", "Pilot"),
        ("scenes", "scenes", "scene.lst", "Scene"),
        ("path", "path", "path.lst", "Crisis Path"),
    ],
)
def test_what_is_not_there_is_asked_for_by_the_scenario_and_has_no_faults_of_its_own(
    draft: PackDraft, part: str, field: str, wrong: str, kind: str
) -> None:
    draft.change("scenario", "scenario.quay", **{field: wrong if field == "path" else (wrong,)})
    assert not any(wrong in words or "None" in words for words in lines(draft, part)), "of a thing that is not there"
    assert not any(words.startswith("No ") for words in lines(draft, part)), "of a part that names something"
    (words,) = (one for one in lines(draft, "pack") if wrong in one)
    assert words.startswith(f"Dark Quay, {field}: There is no {kind} '{wrong}'")
    gap = lines(draft, "pack")[words]
    assert (gap.entry, gap.stops) == (("scenario", "scenario.quay"), True)
    assert gap.field.split(".")[0] == field


def test_what_is_there_beside_a_thing_that_is_not_is_still_looked_at(draft: PackDraft) -> None:
    name = draft.add("faction", {"name": "Keepers", "agency": 2, **OWN})
    draft.change("scenario", "scenario.quay", factions=(name, "faction.kepers"))
    assert [*lines(draft, "factions")] == ["Factions: 1, with Agency 2", "Nothing pleases or hurts Keepers"]


def test_a_scene_that_asks_for_somebody_who_is_nowhere_leads_to_that_once(draft: PackDraft) -> None:
    scene = draft.add("scene", {"name": "Quay", "text": "Fog.", "place": "place.quai", "who": ("threat.gul",), **OWN})
    draft.change("scenario", "scenario.quay", scenes=(scene,))
    assert not any("is not in this scenario" in one for one in lines(draft, "scenes"))
    told = lines(draft, "pack")
    assert {(one.entry, one.field.split(".")[0]) for one in told.values()} == {
        (("scene", scene), "place"),
        (("scene", scene), "who"),
    }


def test_what_the_desk_has_no_field_for_is_mended_in_its_file(draft: PackDraft) -> None:
    name = draft.add("faction", {"name": "Keepers", "agency": 2, **OWN})
    file = draft.folder / "factions.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("agency", 'colour = "blue"\nagency'), encoding="utf-8")
    draft.adopt()
    (gap,) = (one for one in before_you_start(draft, "scenario.quay") if one.stops)
    assert (gap.entry, gap.field, plain(gap.act)) == (("faction", name), "colour", "Show it")
    assert plain(gap.without) == f"It can only be mended by hand: line 5 of {file}."
    file.write_text("[[faction]\n", encoding="utf-8")
    draft.adopt()
    (gap,) = (one for one in before_you_start(draft, "scenario.quay") if one.stops)
    assert gap.entry == ("", "")
    assert plain(gap.without) == f"It can only be mended by hand, in {file}."
    file.write_text("#" * (MAX_FILE + 1), encoding="utf-8")
    draft.adopt()
    (gap,) = (one for one in before_you_start(draft, "scenario.quay") if one.stops)
    assert plain(gap.words) == "factions.toml: The file is larger than 512 KB. Divide it into several packs."
    assert plain(gap.without) == f"Move some of its entries into another pack by hand, from {file}."


def test_a_head_that_was_lost_is_written_anew_with_the_name_of_the_pack(draft: PackDraft) -> None:
    (draft.folder / "pack.toml").unlink()
    draft.adopt()
    (gap,) = (one for one in before_you_start(draft, "scenario.quay") if one.stops)
    assert plain(gap.words) == "pack.toml: This file is missing."
    assert "name again" in plain(gap.without)
    head_again(draft, "Darker Quay", "Jo")
    assert (draft.faults, draft.title, draft.head["id"]) == ((), "Darker Quay", "dark-quay")
    draft.undo()
    assert not (draft.folder / "pack.toml").exists()


def test_a_fault_of_the_pack_itself_is_told_by_its_title(draft: PackDraft) -> None:
    draft.change_head(needs=("fusion-core", "night-one"))
    ((words, gap),) = lines(draft, "pack").items()
    assert words.startswith("Dark Quay, needs: No pack 'night-one' is on the shelf.")
    assert "by hand" not in plain(gap.without), "it is brought in"


def test_a_threat_lies_on_the_table_that_is_looked_at_though_no_scenario_names_it(draft: PackDraft) -> None:
    name = draft.add("threat", {"name": "Gull", "tr": 5, "sign": "flame", **OWN})
    key = name.rpartition(".")[2]
    assert draft_table(draft, "scenario.quay", name).values[f"threat.{key}.tr"] == 5
    draft.change("threat", name, wave="+Truma")
    values = draft_table(draft, "scenario.quay", name).values
    assert (values[f"threat.{key}.tr"], values[f"threat.{key}.sign"]) == (5, "flame")
