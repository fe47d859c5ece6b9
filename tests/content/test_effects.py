"""What a pack says that its entries do is read strictly: every fault at once, each at its field (CONTENT 8)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gattai_desktop.cli import FINE, UNUSABLE, main
from gattai_desktop.content.faults import UnusablePack
from gattai_desktop.content.gattai import scenarios
from gattai_desktop.content.gattai.families import CONTENTS
from gattai_desktop.content.gattai.pieces import NoSuchEntry
from gattai_desktop.content.listing import everybody_credited
from gattai_desktop.content.pack import read_pack
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.effects import condition_values
from gattai_desktop.games.gattai.effects.condition import QUESTIONS, parse_condition
from gattai_desktop.games.gattai.effects.effect import parse_step
from gattai_desktop.games.gattai.effects.effect_line import MAX_EFFECT, EffectFault, parse_effect
from gattai_desktop.games.gattai.effects.hooks import WINDOWS, armed
from gattai_desktop.games.gattai.effects.sums import parse_sum
from gattai_desktop.games.gattai.setup import EntrySetup, PilotSetup, Setup, UnusableSetup
from gattai_desktop.games.notation import NotationFault
from gattai_desktop.records.reader import read
from gattai_desktop.records.writer import write_record
from gattai_desktop.sessions.setup_data import setup_from_json, setup_to_json

HEAD = """
[pack]
id = "mine"
title = "Mine"
format = 1
needs = ["fusion-core"]
[pack.attribution]
work = "Gattaibushido:FUSION!"
author = "Nathanael Cole"
licence = "CC-BY-SA-4.0"
licence_url = "https://creativecommons.org/licenses/by-sa/4.0/"
changes = "New entries."
notice = "Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed."
"""
TECH = '[[tech]]\nid = "mine.one"\nname = "One"\nauthor = "Me"\ntext = "It does something."\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "pack.toml").write_text(HEAD, encoding="utf-8")
    return tmp_path


def faults(folder: Path, *techs: str) -> str:
    (folder / "techs.toml").write_text("".join(TECH + tech for tech in techs), encoding="utf-8")
    with pytest.raises(UnusablePack) as refused:
        read_pack(folder, CONTENTS, scenarios.built_in())
    return "\n".join(map(str, refused.value.faults))


# ---------------------------------------------------------------------- the loader


def test_what_is_forbidden_must_be_something_that_can_be_done(folder: Path) -> None:
    """Given a word that nothing asks for, then it is told: else the Tech would lie on the table and forbid nothing."""
    told = faults(folder, 'when = "always"\ndo = ["forbid(esclate)"]\n')
    assert "do: Step 1: Nothing that may be done is called 'esclate'. Did you mean 'escalate'?" in told


def test_every_part_of_an_effect_tells_its_own_fault_and_the_nearest_name(folder: Path) -> None:
    found = faults(
        folder,
        'when = "asist"\nif = "rezonant"\ntag = ["assit"]\ncost = { chrge = 1 }\n'
        'limit = { uses = 1, per = "sene" }\ntarget = { from = "pilot", up_to = 1 }\n'
        'do = ["+Traum:Choice(1)", "drw:Self(1)", "draw:Slef(1)", "draw:Self(1) @trn"]\n'
        'choose = [["draw"]]\nmod = [{ what = "strik", by = "+1" }]\nchooser = "ownr"\nelse = ["note", "nope"]\n'
        'event = "+Schim"\npick = { name = "n", from = 1, upto = 2 }\nlet = { X = "2*" }\n',
    )
    for field, words in {
        "when": "No timing window is called 'asist'. Did you mean 'assist'?",
        "if": "No table knows what 'rezonant' is. Did you mean 'resonant'?",
        "tag": "'assit' is not known.",
        "cost": "Nothing is paid in 'chrge'. Did you mean 'charge'?",
        "limit": "Uses are not counted by 'sene'. Did you mean 'scene'?",
        "target": "Nobody is picked among 'pilot'. Did you mean 'pilots'?",
        "do": "Step 1: No event is called 'Traum'. Did you mean 'Trauma'?",
        "choose": "Way 1, Step 1: Character 5: expected '(' and 1 value for draw",
        "mod": "No number is called 'strik'. Did you mean 'strike'?",
        "chooser": "'ownr' is not known. Did you mean 'owner'?",
        "else": "Step 2: No verb is called 'nope'.",
        "event": "No event is called 'Schim'. Did you mean 'Schism'?",
        "let": "Character 3: expected a number",
    }.items():
        rows = (folder / "techs.toml").read_text(encoding="utf-8").split("\n")
        line = next(number for number, row in enumerate(rows, 1) if row.startswith(f"{field} ="))
        assert f"techs.toml, line {line}, mine.one, {field}: {words}" in found, field
    assert "mine.one.pick, upto: This field is not known. Did you mean 'up_to'?" in found
    for step in ("Step 2: No verb is called 'drw'", "Step 3: No target is called 'Slef'", "Step 4: No mark is called"):
        assert step in found


def test_what_only_the_whole_can_tell_is_told_of_the_entry(folder: Path) -> None:
    assert "nothing says how much n is" in faults(folder, 'when = "assist"\ndo = ["draw:Self(n)"]\n')
    assert "names them: event +Trauma" in faults(folder, 'when = "event.fire"\ndo = ["prevent"]\n')
    picks = 'when = "assist"\ndo = ["+Trauma:Choice(1)"]\nverdict = "auto"\n'
    assert "It says 'auto', but somebody has to choose" in faults(folder, picks)
    assert "Say in which timing window" in faults(folder, 'do = ["draw:Self(1)"]\n')


@pytest.mark.parametrize("name", ["shifted", "card_rank", "card_colour", "helped", "soaked", "defeated"])
def test_a_question_that_nobody_answers_is_refused(folder: Path, name: str) -> None:
    """Given a name without a value at any table, then the pack is refused: else its effect would never take part."""
    told = faults(folder, f'when = "drive.landed"\nif = "{name}"\ndo = ["draw:Self(1) if {name}"]\n')
    assert f"techs.toml, line 7, mine.one, if: No table knows what '{name}' is." in told
    assert f"do: Step 1: No table knows what '{name}' is." in told


def test_a_question_that_another_window_answers_is_refused(folder: Path) -> None:
    told = faults(folder, 'when = "drive.declare"\nif = "resonant"\ndo = ["draw:Self(1)"]\n')
    assert "techs.toml, line 7, mine.one, if: 'resonant' is known in drive.landed, drive.faced alone." in told
    assert "if: 'drive' is known in" in faults(folder, 'mod = [{ what = "strike", by = 1 }]\nif = "drive == block"\n')


def test_every_question_has_an_answer() -> None:
    """The names of the table are those that it answers; what a window tells is bound where the window is opened."""
    assert set(QUESTIONS) == condition_values.ANSWERED
    source = Path(condition_values.__file__).parents[1]
    code = "".join(path.read_text(encoding="utf-8") for path in source.rglob("*.py") if path.name != "hooks.py")
    for window in WINDOWS.values():
        for name in window.known:
            assert f'"{name}": ' in code or f'("{name}", ' in code or f" {name}=" in code, f"{window.key}: {name}"


def test_nothing_is_paid_in_uses(folder: Path) -> None:
    """How often something may be used is its limit: what would be paid in uses was counted and asked for by nobody."""
    assert "cost: Nothing is paid in 'use'." in faults(folder, 'when = "assist"\ncost = { use = 1 }\ndo = ["note"]\n')


def test_a_pack_builds_on_another_and_names_only_what_is_there(folder: Path) -> None:
    (folder / "threats.toml").write_text(
        '[[threat]]\nid = "threat.mine"\nname = "Mine"\ntr = 2\nauthor = "Me"\n'
        'powers = ["power.sap.wave", "power.sapp.wave"]\nparts = ["stub.leegion"]\n',
        encoding="utf-8",
    )
    (folder / "playbooks.toml").write_text(
        '[[playbook]]\nid = "mine.pilot"\nname = "P"\nseat = "red"\nauthor = "Me"\n'
        'techs = ["red.inspiring:2", "red.inspirin"]\nrobo = "lyon"\n',
        encoding="utf-8",
    )
    found = faults(folder, 'when = "assist"\ndo = ["draw:Self(1)"]\n')
    assert "powers: There is no Power 'power.sapp.wave'. Did you mean 'power.sap.wave'?" in found
    assert "parts: There is no Threat 'stub.leegion'. Did you mean 'stub.legion'?" in found
    assert "techs: There is no Tech, Frame or Mod 'red.inspirin'. Did you mean 'red.inspiring'?" in found
    assert "robo: There is no Robo 'lyon'. Did you mean 'lion'?" in found
    assert found.count("\n") == 3


def test_a_name_that_no_pack_has_tells_where_it_was_looked_for(folder: Path) -> None:
    (folder / "playbooks.toml").write_text(
        '[[playbook]]\nid = "mine.pilot"\nname = "P"\nseat = "red"\nauthor = "Me"\n'
        'techs = ["tech.zzzz", "zzzz"]\nrobo = "zzzz"\n',
        encoding="utf-8",
    )
    found = faults(folder)
    core = "in this pack, and none in Gattaibushido:FUSION! core content, on which it builds."
    assert f"techs: There is no Tech 'tech.zzzz' {core}" in found, "its first part says what it is"
    assert f"techs: There is no Tech, Frame or Mod 'zzzz' {core}" in found
    assert f"robo: There is no Robo 'zzzz' {core}" in found


def test_a_pack_that_builds_on_nothing_known_says_so_and_blames_no_name_for_it(folder: Path) -> None:
    (folder / "playbooks.toml").write_text(
        '[[playbook]]\nid = "mine.pilot"\nname = "P"\nseat = "red"\nauthor = "Me"\nrobo = "lion"\n',
        encoding="utf-8",
    )
    with pytest.raises(UnusablePack) as refused:
        read_pack(folder, CONTENTS)
    (fault,) = refused.value.faults
    assert fault.text == "No pack 'fusion-core' is on the shelf. This pack builds on it: bring it in first."


@pytest.mark.parametrize(
    "line",
    [
        "do draw:Self(1)",
        "when nowhere | do draw:Self(1)",
        "when assist | run os.system",
        "when assist | do draw:Self(99999)",
        "when assist | do " + "draw:Self(1); " * 40,
        "when assist | cost soul 1 | do draw:Self(1)",
        "when assist | rank x | do draw:Self(1)",
        "when assist | pick n one to 3 | do draw:Self(n)",
        "when always | mod strike *0",
        "when always | mod strike +1 | x" + "x" * MAX_EFFECT,
    ],
)
def test_a_line_that_says_no_effect_is_refused(line: str) -> None:
    with pytest.raises(EffectFault):
        parse_effect(line)
    with pytest.raises(UnusableSetup):
        begin(Setup(pilots=(PilotSetup("red"),), entries=(EntrySetup("x", "X", effect=(line,)),)))


@given(st.text(max_size=200))
def test_no_text_breaks_the_readers_of_the_grammar(text: str) -> None:
    for reader, expected in (
        (parse_effect, EffectFault),
        (parse_step, NotationFault),
        (parse_sum, NotationFault),
        (parse_condition, NotationFault),
    ):
        try:
            reader(text)
        except expected:
            continue


@given(
    st.lists(
        st.sampled_from(
            ["when assist", "do draw:Self(1)", "if resonant and", "cost charge", "let X", "rank 2", "mod", ""]
        ),
        max_size=8,
    )
)
def test_no_order_of_segments_breaks_the_reader(segments: list[str]) -> None:
    try:
        parse_effect(" | ".join(segments))
    except EffectFault as fault:
        assert str(fault)


# ---------------------------------------------------------------------- sums, conditions, armed Assists


@pytest.mark.parametrize(
    ("text", "worth"),
    [("2*n+1", 7), ("Ω/2", 2), ("-Rank", -2), ("3*Ω", 9), ("Stage-Rank", -1), ("n*Rank/4", 2)],
)
def test_a_sum_is_worth_what_it_says_and_halves_are_rounded_up(text: str, worth: int) -> None:
    assert parse_sum(text).worth({"n": 3, "Ω": 3, "Rank": 2, "Stage": 1}) == worth


def test_a_condition_is_asked_of_the_table() -> None:
    condition = parse_condition("drive in (counter, escalate) and resonant or not own and stage <= Rank")
    facts = {"drive": "block", "resonant": True, "own": False, "stage": 2}
    assert condition.holds(facts.get, {"Rank": 2})
    assert not condition.holds(facts.get, {"Rank": 1})
    assert condition.holds({**facts, "drive": "counter"}.get, {"Rank": 1})


def test_only_an_assist_that_waits_for_a_drive_is_armed() -> None:
    assert armed(("assist", "drive.landed"))
    assert not armed(("assist", "story"))
    assert not armed(("drive.landed",))


# ---------------------------------------------------------------------- sessions, records, the command line


def test_sessions_and_records_hold_entries_without_loss() -> None:
    found = scenarios.laid_out("lion", "red.inspiring", "threat.romog", "loc.monument", "spoil.b.charge")
    fields = {
        name: tuple(one.thing for one in found if one.field == name)
        for name in ("threats", "locations", "entries", "spoils")
    }
    setup = Setup(
        name="Held", pilots=(PilotSetup("red", "Red", tech=("red.inspiring:2",), rides="lion", robo="Lion"),), **fields
    )
    assert setup_from_json(setup_to_json(setup), GATTAI) == setup
    again = read(write_record(GATTAI, setup, (), "Held"), "held.record")
    assert (again.setup.entries, again.setup.threats, again.setup.spoils) == (
        setup.entries,
        setup.threats,
        setup.spoils,
    )
    assert begin(again.setup).values == begin(setup).values


def test_an_entry_that_no_pack_holds_is_told_with_the_nearest() -> None:
    with pytest.raises(NoSuchEntry, match="Did you mean 'lion'"):
        scenarios.laid_out("lyon")


def test_the_command_line_lists_a_pack_with_its_credit(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "techs.toml").write_text(TECH + 'when = "assist"\ndo = ["draw:Self(1)"]\n', encoding="utf-8")
    assert main(["open", str(folder)]) == FINE
    told = capsys.readouterr().out
    assert "Mine (mine)" in told
    assert "Nathanael Cole, CC-BY-SA-4.0" in told
    assert "when assist | do draw:Self(1)" in told
    (folder / "techs.toml").write_text(TECH + 'when = "asist"\ndo = ["drw:Self(1)"]\n', encoding="utf-8")
    assert main(["open", str(folder)]) == UNUSABLE
    told = capsys.readouterr().err
    assert "has 2 faults" in told
    assert "'asist'" in told
    assert "'drw'" in told


def test_everybody_whose_work_is_at_the_table_is_credited() -> None:
    named = everybody_credited()
    assert {one.author for one in named} >= {"Nathanael Cole"}
    assert {one.licence for one in named} == {"CC-BY-SA-4.0", "CC-BY-SA-3.0", "MIT"}
    assert all(one.notice and one.changes for one in named)
    core = next(pack for pack in scenarios.built_in() if pack.id == "fusion-core")
    credited = {one.id: one.credit for one in core.entries if one.credit}
    assert set(credited) == {"threat.manatee", "threat.nature", "threat.swarm"}


def test_a_table_names_whose_work_it_holds_wherever_it_goes() -> None:
    setup = scenarios.scenario("hunters-moon")
    notice = "Contains material from Gattaibushido:FUSION! by Nathanael Cole, CC BY-SA 4.0, changed."
    assert begin(setup).values["notices"] == (notice,)
    assert notice in write_record(GATTAI, setup, (), "Taken along")
