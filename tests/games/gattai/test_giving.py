"""A Pilot is given a Robo, a Daisho, Gear or a Tech while a table is played, and has it as from the start."""

import pytest

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.effects import entries
from gattai_desktop.games.gattai.pilots import learnable
from gattai_desktop.games.gattai.pilots.pilots import pilot
from gattai_desktop.games.gattai.setup import PilotSetup, Setup
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.told import plain
from tests.games.gattai.lines_played import GAME, played, refused

OAR = 'Coach hands Red the frame "Oar" as frame.oar with "rank 3" "text L." "effect when always | mod max_buffers +2"'
SAIL = 'Coach hands Red the frame "Sail" as frame.sail with "rank 3" "text Wide."'
UMBRELLA = 'Coach hands Red the gear "Umbrella" as gear.umbrella with "tier 1" "kind tool" "text Dry."'
SING = 'Coach hands Red the tech "Sing" as tech.sing with "rank 2" "chroma red" "slot primary" "text La."'


def mod(name: str) -> str:
    """The line that fits a Mod of that name to Red's Daisho."""
    return f'Coach hands Red the mod "{name.capitalize()}" as mod.{name} with "rank 3" "text Wet."'


@pytest.fixture(params=["with a list of what can be learned", "as older sessions are"])
def table(request: pytest.FixtureRequest) -> State:
    if request.param == "as older sessions are":
        return begin(Setup(edition="final", pilots=(PilotSetup("red"), PilotSetup("green"))))
    return begin(scenario("neon-harbour", ("red", "green")))


def has(table: State, seat: str) -> set[str]:
    """The entries that a Pilot has."""
    return {one for one, _rank in entries.had_by(table.values, seat)}


def test_pilot_14_a_frame_is_carried_at_once_and_the_one_before_stays_hers(table: State) -> None:
    before = pilot(table, "red").max_buffers
    table = played(table, OAR, mod("wet"))
    assert learnable.carried_daisho(table, "red") == ("frame.oar", "mod.wet")
    assert pilot(table, "red").max_buffers == before + 2
    table = played(table, SAIL)
    assert learnable.daishos(table, "red") == (("frame.sail",), ("frame.oar", "mod.wet"))
    assert pilot(table, "red").max_buffers == before
    table = played(table, OAR)
    assert learnable.daishos(table, "red") == (("frame.oar", "mod.wet"), ("frame.sail",))
    assert refused(table, OAR) == ["She carries a Daisho on Oar already."]


def test_pilot_8_buffers_above_a_maximum_that_falls_are_gone(table: State) -> None:
    table = played(table, OAR)
    most = pilot(table, "red").max_buffers
    table = played(table, f"Coach sets pilot.red.buffers to {most}", SAIL)
    assert pilot(table, "red").buffers == most - 2


def test_pilot_14_a_mod_needs_a_daisho_and_room_on_it(table: State) -> None:
    assert refused(table, mod("wet")) == ["She carries no Daisho."]
    table = played(table, OAR, mod("wet"), mod("salty"), mod("cold"))
    assert refused(table, mod("wet"))[0] == "Wet is fitted to her Daisho already."
    assert refused(table, mod("dark")) == ["A Frame takes 3 Mods: take one of them away first."]
    table = played(table, "Coach takes the mod mod.salty away from Red", mod("dark"))
    assert learnable.carried_daisho(table, "red") == ("frame.oar", "mod.wet", "mod.cold", "mod.dark")


def test_pilot_14_a_frame_goes_with_its_mods_and_the_next_daisho_is_carried(table: State) -> None:
    table = played(table, SAIL, OAR, mod("wet"), "Coach takes the frame frame.oar away from Red")
    assert learnable.daishos(table, "red") == (("frame.sail",),)
    table = played(table, OAR, "Coach takes the frame frame.sail away from Red")
    assert learnable.daishos(table, "red") == (("frame.oar",),)
    assert not has(played(table, "Coach takes the frame frame.oar away from Red"), "red") & {"frame.oar", "mod.wet"}


def test_pilot_14_a_tech_rises_by_a_rank_up_to_its_highest(table: State) -> None:
    table = played(table, SING, SING)
    assert learnable.ranks(table, "red")["tech.sing"] == 2
    assert refused(table, SING) == ["Sing ends at Rank 2."]
    assert "tech.sing" not in has(played(table, "Coach takes the tech tech.sing away from Red"), "red")


def test_gear_1_gear_needs_a_slot_and_does_what_its_entry_says(table: State) -> None:
    table = played(table, UMBRELLA)
    assert "gear.umbrella" in has(table, "red")
    assert refused(table, UMBRELLA) == ["No slot for tool is free."]
    other = UMBRELLA.replace("as gear.umbrella", "as gear.parasol")
    table = played(table, "Coach takes the gear umbrella away from Red", other)
    assert "gear.parasol" in has(table, "red")  # another piece of the same name is not taken for it
    rewritten = 'Coach writes the gear gear.parasol anew as "Parasol" with "tier 2" "kind armor" "text Sunny."'
    table = played(table, rewritten)
    (key,) = [one for one in table.listed("gear") if table.values.get(f"gear.{one}.holder") == "red"]
    said = [table.values[f"gear.{key}.{name}"] for name in ("name", "type", "tier")]
    assert said == ["Parasol", "armor", 2]


def test_gear_1_gear_needs_a_type(table: State) -> None:
    hat = 'Coach hands Red the gear "Hat" as gear.hat with "tier 1" "kind hat" "text Warm."'
    assert refused(table, hat) == ["Gear is accessory, armor, tool."]


def test_pilot_13_a_robo_is_ridden_at_once_and_the_one_before_stays_hers(table: State) -> None:
    one, other = (
        f'Coach hands Red the robo "{name}" as robo.{name.lower()} with "endurance {most}" "rank 3" "text It flies."'
        for name, most in (("Kestrel", 8), ("Gull", 4))
    )
    table = played(table, one, "Coach sets pilot.red.robo.endurance to 3", other)
    assert table.values["pilot.red.robo.name"] == "Gull"
    assert (table.values["pilot.red.robo.endurance"], table.values["pilot.red.robo.max_endurance"]) == (4, 4)
    assert [owned.entry for owned in learnable.other_robos(table, "red")] == ["robo.kestrel"]
    anew = 'Coach writes the robo robo.kestrel anew as "Kestrel" with "endurance 9" "rank 3" "text It flies."'
    table = played(table, anew, one.replace("endurance 8", "endurance 9"))
    assert (table.values["pilot.red.robo.name"], table.values["pilot.red.robo.endurance"]) == ("Kestrel", 4)
    table = played(table, "Coach takes the robo robo.kestrel away from Red")
    assert learnable.ridden(table, "red") == "robo.gull"
    assert not learnable.other_robos(table, "red")


def test_ed_4_something_else_of_its_id_is_never_overwritten_by_giving(table: State) -> None:
    table = played(table, OAR)
    assert refused(table, OAR.replace("text L.", "text Longer.")) == [
        "This table knows Oar otherwise: change it as it is written first.",
        "She carries a Daisho on Oar already.",
    ]
    assert refused(table, SING.replace("tech.sing", "frame.oar"))


def test_fc_1_first_contact_has_none_of_it() -> None:
    table = begin(scenario("first-contact", ("red", "green")))
    for line in (OAR, UMBRELLA, SING):
        assert refused(table, line) == ["First Contact has no Robos, no Gear and no Techs."]


def test_pilot_13_the_maximum_of_a_robo_is_told_in_words_of_its_own(table: State) -> None:
    line = 'Coach hands Red the robo "Kestrel" as robo.kestrel with "endurance 8" "rank 3" "text It flies."'
    move = GAME.phrases.read(line)
    _after, facts = GAME.play(table, move, seeded(1))
    told = tell(GAME.sight(table, "public"), move, GAME.sight_of_facts(table, facts, "public"))
    name = "Grit" if table.values["edition"] == "final" else "Endurance"
    said = [plain(one.words).partition(": ")[2] for one in told if "6 → 8" in plain(one.words)]
    assert said == [f"{name} 6 → 8", f"{name} at most 6 → 8"]
    assert "Robo Kestrel" in [plain(one.words).partition(": ")[2] for one in told]  # she rode none before


@pytest.mark.parametrize("key", ["Frame.Oar", "frame oar", "frame..oar", "chroma.oar", "brought.oar", "o" * 200])
def test_ed_4_what_comes_is_named_as_an_entry_is(table: State, key: str) -> None:
    move = evolve(GAME.phrases.read(OAR), piece=key)
    assert "ED-4" in [one.rule for one in GAME.judge(table, move).reasons]
