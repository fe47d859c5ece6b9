"""All that ships can come to a running table, and is there what it would have been from the start."""

from pathlib import Path
from typing import Any

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.about import PackEntry
from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.gattai.entries import FactionEntry, LocationEntry, Playbook, ScenarioEntry, ThreatEntry
from gattai_desktop.content.gattai.pieces import own_entry, power_entry
from gattai_desktop.content.gattai.scenarios import CORE, built_in, default_seats, laid_out, scenario, scenario_entry
from gattai_desktop.content.gattai.table_sheets import (
    faction_lines,
    location_lines,
    new_pilot_lines,
    pilot_sheet,
    sheet_of,
)
from gattai_desktop.content.gattai.taken_over import left_to_the_table
from gattai_desktop.content.pack import Pack
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.by_hand.bringing_pilots import BringPilot
from gattai_desktop.games.gattai.by_hand.bringing_places import BringFaction, BringLocation
from gattai_desktop.games.gattai.by_hand.changing_threats import BringThreat, RewriteThreat
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.pilots import gear, learnable
from gattai_desktop.games.gattai.pilots.pilots import COLOURS
from gattai_desktop.games.gattai.setup import PilotSetup, Setup, ThreatSetup
from gattai_desktop.games.gattai.story import first_contact
from gattai_desktop.games.move import Move, Quoted, write
from tests.content.coach_packs import written

GAME = Gattai()
FACTIONS = [(one, pack) for pack in built_in() for one in pack.of(FactionEntry)]
LOCATIONS = [(one, pack) for pack in built_in() for one in pack.of(LocationEntry)]
THREATS = [(one, pack) for pack in built_in() for one in pack.of(ThreatEntry)]


@pytest.mark.parametrize(("one", "pack"), THREATS, ids=[one.id for one, _ in THREATS])
def test_it_comes_whole_to_an_empty_table(one: ThreatEntry, pack: Pack) -> None:
    parts = tuple(ThreatSetup(name.rpartition(".")[2], name, rating=1) for name in one.parts)
    table = begin(Setup(pilots=(PilotSetup("red"),), threats=parts))
    lines = tuple(map(Quoted, sheet_of(one, pack, table).lines()))
    move = BringThreat("coach", Quoted(one.name), one.key, lines)
    assert GAME.phrases.read(write(move)) == move
    against = [str(reason.text) for reason in GAME.judge(table, move).reasons]
    if one.lair:
        assert against == [f"No Location is called {one.lair.rpartition('.')[2]}."]
        return
    assert not against
    after, _facts = GAME.play(table, move, seeded(1))
    begun = begin(Setup(pilots=(PilotSetup("red"),), **_pieces(one)))  # type: ignore[arg-type]
    for field in ("name", "tr", "base_tr", "buffers", "wave", "storm", "defeat", "bgm", "mask", "parts", "revealed"):
        path = f"threat.{one.key}.{field}"
        assert after.values.get(path) == begun.values.get(path), path
    # One that pretends comes as a Faction; at its first session it does so when the session is set up.
    pretends = "power.pretender" in one.powers
    begins = "masked" if pretends else begun.values.get(f"threat.{one.key}.status")
    assert after.values.get(f"threat.{one.key}.status") == begins
    brought = [found.effect for found in entries.carried_by(after.values, f"threat.{one.key}")]
    from_the_start = [found.effect for found in entries.carried_by(begun.values, f"threat.{one.key}")]
    assert brought == from_the_start
    assert bool(brought) == bool([*own_entry(one, "threat", one.effects), *_with_effects(one, pack)])


def _pieces(one: ThreatEntry) -> dict[str, tuple[object, ...]]:
    found = laid_out(one.id)
    return {field: tuple(piece.thing for piece in found if piece.field == field) for field in ("threats", "entries")}


def _with_effects(one: ThreatEntry, pack: Pack) -> list[str]:
    return [name for name in one.powers if power_entry(name, pack).effects]


@pytest.mark.parametrize("words", ["The harbour lamps, too.", "First the quay.\nThen the harbour."])
def test_a_power_in_words_comes_with_its_words_as_they_stand_now(tmp_path: Path, words: str) -> None:
    draft = PackDraft(written(tmp_path / "packs" / "gattai" / "dark-quay"), packs_of("gattai").contents)
    static = draft.add("power", {"name": "Static", "text": "One lamp.", **left_to_the_table("power", "wave")})
    draft.change("threat", "threat.wick", powers=(static,))
    assert draft.pack is not None
    table = begin(scenario("dark-quay", ("red",), packs=(draft.pack,)))
    draft.change("power", static, text=words)
    lines = tuple(map(Quoted, sheet_of(draft.pack.entry("threat.wick", ThreatEntry), draft.pack, table).lines()))
    move = RewriteThreat(seat="coach", threat="wick", name=Quoted("Wick"), sheet=lines)
    assert GAME.phrases.read(write(move)) == move
    after, _facts = GAME.play(table, move, seeded(1))
    ids = {found.entry for found in entries.carried_by(after.values, "threat.wick", "crisis")}
    found = [after.values[f"entry.{one}.text"] for one in ids if after.values[f"entry.{one}.name"] == "Static"]
    assert found == [words]


def test_the_four_factions_of_the_book_are_there() -> None:
    found = {one.name: one.agency for one, pack in FACTIONS if pack.id == CORE}
    assert found == {
        "Yoshi the Flower Boy": 1,
        "Belle Bugg Banger's Crew": 3,
        "The Salient Witch": 5,
        "The United Galactic Fleet": 7,
    }


@pytest.mark.parametrize(("one", "pack"), FACTIONS, ids=[one.id for one, _ in FACTIONS])
def test_a_faction_comes_whole_to_an_empty_table(one: FactionEntry, pack: Pack) -> None:
    lines = tuple(map(Quoted, faction_lines(one, pack)))
    _same_as_from_the_start(BringFaction("coach", Quoted(one.name), one.key, lines), f"faction.{one.key}", one.id)


@pytest.mark.parametrize(("one", "pack"), LOCATIONS, ids=[one.id for one, _ in LOCATIONS])
def test_a_location_comes_whole_to_an_empty_table(one: LocationEntry, pack: Pack) -> None:
    lines = tuple(map(Quoted, location_lines(one, pack)))
    _same_as_from_the_start(BringLocation("coach", Quoted(one.name), one.key, lines), f"location.{one.key}", one.id)


def _same_as_from_the_start(move: Move, path: str, entry: str) -> None:
    assert GAME.phrases.read(write(move)) == move
    table = begin(Setup(pilots=(PilotSetup("red"),)))
    assert not GAME.judge(table, move).reasons
    after, _facts = GAME.play(table, move, seeded(1))
    found = laid_out(entry)
    fields = {field: tuple(one.thing for one in found if one.field == field) for field in {one.field for one in found}}
    begun = begin(Setup(pilots=(PilotSetup("red"),), **fields))  # type: ignore[arg-type]
    of_it = {one: value for one, value in begun.values.items() if one.startswith(f"{path}.")}
    assert {one: value for one, value in after.values.items() if one.startswith(f"{path}.")} == {
        **of_it,
        **({f"{path}.boons": (path,)} if f"{path}.boons" in of_it else {}),
    }
    brought, from_the_start = ([one.effect for one in entries.carried_by(at.values, path)] for at in (after, begun))
    assert brought == from_the_start


EVENINGS = [(one, pack, name) for pack in built_in() for one in pack.of(ScenarioEntry) for name in one.pilots]


@pytest.mark.parametrize(("one", "pack", "name"), EVENINGS, ids=[f"{one.id}-{name}" for one, _, name in EVENINGS])
def test_u_9_a_ready_pilot_comes_as_she_would_have_sat_down(one: ScenarioEntry, pack: Pack, name: str) -> None:
    book = pack.entry(name, Playbook)
    without = tuple(seat for seat in default_seats(one.key, 4) if seat != book.seat)[:2]
    table = begin(scenario(one.key, without))
    sheet = pilot_sheet(book, pack, table)
    move = BringPilot("coach", Quoted(book.name), book.seat, tuple(map(Quoted, sheet.lines)))
    assert not sheet.lacks
    _comes_as_from_the_start(move, one.key, table, (*without, book.seat))


@pytest.mark.parametrize("seat", COLOURS)
def test_u_9_a_new_pilot_of_each_colour_comes_as_she_would_have_sat_down(seat: str) -> None:
    (pack, one) = next(
        (pack, one) for pack in built_in() for one in pack.of(ScenarioEntry) if one.key == "neon-harbour"
    )
    ready = {pack.entry(name, Playbook).seat for name in one.pilots}
    without = tuple(colour for colour in COLOURS if colour != seat)[:2]
    table = begin(scenario(one.key, without))
    move = BringPilot("coach", Quoted("Vi"), seat, tuple(map(Quoted, new_pilot_lines(seat, table))))
    assert not GAME.judge(table, move).reasons
    if seat not in ready:
        _comes_as_from_the_start(move, one.key, table, {**dict.fromkeys(without, ""), seat: "Vi"})


@pytest.mark.parametrize("seat", COLOURS)
def test_fc_1_somebody_new_of_each_colour_joins_first_contact_in_threes(seat: str) -> None:
    without = tuple(colour for colour in COLOURS if colour != seat)[:2]
    table = begin(scenario(first_contact.KEY, without))
    move = BringPilot("coach", Quoted("Vi"), seat, tuple(map(Quoted, new_pilot_lines(seat, table))))
    assert not GAME.judge(table, move).reasons
    after, _facts = GAME.play(table, move, seeded(1))
    numbers = ("stat", "base.stat", "max_hand", "buffers", "solo", "circuit", "charges")
    assert [after.values[f"pilot.{seat}.{name}"] for name in numbers] == [3, 3, 3, 3, 3, 3, 0]


def _comes_as_from_the_start(move: BringPilot, key: str, table: State, seats: Any) -> None:
    assert GAME.phrases.read(write(move)) == move
    assert not GAME.judge(table, move).reasons
    after, _facts = GAME.play(table, move, seeded(1))
    begun = begin(scenario(key, seats))
    of_her, techs = (f"pilot.{move.whom}.", f"first_contact.invested.{move.whom}"), f"pilot.{move.whom}.techs"
    hers = {path: value for path, value in begun.values.items() if path.startswith(of_her) and path != techs}
    assert {path: after.values[path] for path in after.values if path.startswith(of_her) and path != techs} == hers
    assert learnable.ranks(after, move.whom) == learnable.ranks(begun, move.whom)
    assert [one.name for one in gear.carried(after, move.whom)] == [one.name for one in gear.carried(begun, move.whom)]
    assert set(entries.carried_by(after.values, move.whom)) == set(entries.carried_by(begun.values, move.whom))
    assert after.values["hand_size.coach"] == begun.values["hand_size.coach"]


def test_pilot_13_a_ready_pilot_comes_without_a_robo_that_somebody_rides() -> None:
    pack, one = scenario_entry("hunters-moon")
    books = [pack.entry(name, Playbook) for name in one.pilots]
    book = next(book for book in books if book.robo)
    others = [each.seat for each in books if each.seat != book.seat][:2]
    table = begin(scenario(one.key, others))
    ridden = State(table.zones, {**table.values, f"pilot.{others[0]}.robo.entry": book.robo})
    assert not pilot_sheet(book, pack, table).lacks
    sheet = pilot_sheet(book, pack, ridden)
    assert sheet.lacks == (pack.entry(book.robo, PackEntry).name,)
    move = BringPilot("coach", Quoted(book.name), book.seat, tuple(map(Quoted, sheet.lines)))
    assert not GAME.judge(ridden, move).reasons
