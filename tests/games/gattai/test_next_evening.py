"""What a Team takes along to the next evening: by the book, and without the session before."""

import pytest

from gattai_desktop.cards.card import DECK_CARDS, PILOTS, Card
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.value import Value
from gattai_desktop.cards.zone import COACH_SEAT, Lying
from gattai_desktop.content.gattai.scenarios import scenario
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.gattai.pilots import chromas
from gattai_desktop.games.gattai.pilots.taking_along import WearChroma
from gattai_desktop.games.gattai.setup import EntrySetup, Setup
from gattai_desktop.games.gattai.story.next_evening import team
from gattai_desktop.games.gattai.story.session_setup import SetUpSession
from gattai_desktop.games.team import LastTime
from gattai_desktop.records.reader import read
from gattai_desktop.records.writer import write_record

LAST = LastTime("The first night", ("It rained.", "They won."))
FAVOR = tuple(card for card in DECK_CARDS[PILOTS] if not card.is_joker)[:2]


def ended(setup: Setup, *, over: bool = True, favor: tuple[Card, ...] = (), **values: Value) -> tuple[State, Setup]:
    """A table in its debriefing, with these values besides; `__` stands for a dot."""
    more = {path.replace("__", "."): value for path, value in values.items()}
    more |= {"phase": "debriefing", **({"scenario.result": "won"} if over else {})}
    stack = {"faction.radio_nemuri": tuple(Lying(card, card is favor[-1]) for card in favor)} if favor else {}
    used = evolve(setup, values={**setup.values, **more}, zones=stack)
    return GATTAI.begin(used), used


def harbour(*seats: str) -> Setup:
    return scenario("neon-harbour", seats or ("red", "green"))


def following(table: State, old: Setup, new: Setup | None) -> State:
    return GATTAI.begin(GATTAI.next_evening(table, old, new, LAST))


def test_setup_6_pilots_resources_and_harmony_come_along() -> None:
    table, old = ended(
        harbour(), team__harmony=6, team__armory=12, team__pit_crew=3, pilot__green__recurring__pit_crew=1,
        pilot__red__steel=1, pilot__red__buffers=0,
        pilot__red__techs=("red.inspiring:2", "frame.bow"), pilot__red__class=1, pilot__red__charges=1,
    )  # fmt: skip
    begun = following(table, old, scenario("hunters-moon", {"red": "Ren", "green": "Tam"}))
    values = begun.values
    assert values["team.harmony"] == 6
    assert values["team.armory"] == 9  # SCORE-1: what lies above went into the score
    assert values["team.pit_crew"] == 4  # her recurring modifier
    sits_down = team(table)
    assert sits_down is not None
    assert sits_down.brings == {"harmony": 6, "fan": values["team.fan_club"], "armory": 9, "crew": 4}
    assert values["pilot.red.techs"] == ("red.inspiring:2", "frame.bow")
    assert values["pilot.red.class"] == 1
    assert values["pilot.red.steel"] == values["pilot.red.base.steel"] == 1  # PILOT-6: not healed, so lost for good
    assert values["pilot.red.buffers"] == 3
    assert values["pilot.red.charges"] == 1
    assert values["pilot.red.name"] == "Ren"
    assert values["campaign.evening"] == 2
    assert values["campaign.before"] == "The first night"
    assert values["campaign.last_time"] == ("It rained.", "They won.")


def test_what_was_learned_works_where_its_pack_is_not() -> None:
    setup = evolve(harbour(), values={**harbour().values, "pilot.red.evolutions": 1})
    table = GATTAI.begin(setup)
    move = GATTAI.game.phrases.read("Red builds a Daisho on frame.bow")
    learned, _facts = GATTAI.game.play(table, move, seeded(1))
    learned = State(learned.zones, {**learned.values, "phase": "debriefing", "scenario.result": "won"})
    bare = evolve(harbour(), values={k: v for k, v in harbour().values.items() if not k.startswith("learn.")})
    begun = following(learned, setup, bare)
    assert begun.values["pilot.red.techs"] == ("frame.bow",)
    assert begun.values["entry.frame.bow.effects"]
    assert "frame.bow" in begun.values["entries"]  # type: ignore[operator]
    assert begun.values["learn.frame.staff"]


def test_who_stays_at_home_comes_back_as_she_was() -> None:
    table, old = ended(
        harbour("red", "green", "pink"), pilot__pink__universal__strike=2, pilot__pink__strike_modifier=2
    )
    second = GATTAI.next_evening(table, old, scenario("hunters-moon", {"red": "Ren", "green": "Tam"}), LAST)
    without = GATTAI.begin(second)
    assert without.values["seats"] == ("red", "green")
    assert "pilot.pink.name" not in without.values
    without = State(without.zones, {**without.values, "phase": "debriefing", "scenario.result": "failed"})
    third = following(without, second, harbour("red", "pink"))
    assert third.values["seats"] == ("red", "pink")
    assert third.values["pilot.pink.universal.strike"] == 2
    assert third.values["pilot.pink.strike_modifier"] == 2
    assert third.values["away.green.name"] == "Tam"
    assert third.values["campaign.evening"] == 3


def test_the_dead_do_not_come_along() -> None:
    table, old = ended(harbour("red", "green"), pilot__green__status="dead", pilot__green__class=3)
    said = team(table)
    assert said is not None
    assert tuple(said.seats) == ("red",)
    begun = following(table, old, scenario("hunters-moon", ("red", "green")))
    assert begun.values["pilot.green.name"] == "Gil"  # somebody new sits there
    assert "pilot.green.class" not in begun.values


def test_gear_goes_with_who_carries_it_and_what_is_broken_does_not() -> None:
    carried: dict[str, Value] = {
        "gear": ("coat", "lamp"), "gear.coat.name": "Coat", "gear.coat.type": "armor", "gear.coat.tier": 1,
        "gear.coat.holder": "red", "gear.coat.scene": 1, "gear.lamp.name": "Lamp", "gear.lamp.type": "tool",
    }  # fmt: skip
    table, old = ended(evolve(harbour(), values={**harbour().values, **carried}))
    begun = following(table, old, scenario("hunters-moon", ("red", "green"))).values
    assert begun["gear"] == ("coat",)
    assert begun["gear.coat.holder"] == "red"
    assert "gear.coat.scene" not in begun


def test_setup_4_places_and_favor_that_the_next_scenario_has_too_are_as_they_were() -> None:
    table, old = ended(
        harbour(), favor=FAVOR, location__bunker__state="damaged", faction__radio_nemuri__offenses=1,
        faction__radio_nemuri__agency=5,
    )  # fmt: skip
    again = following(table, old, harbour())
    assert again.values["location.bunker.state"] == "damaged"
    assert again.values["faction.radio_nemuri.offenses"] == 1
    assert again.values["faction.radio_nemuri.agency"] == 5
    assert tuple(one.card for one in again.zones["faction.radio_nemuri"]) == FAVOR
    assert sum(len(lying) for lying in again.zones.values()) == 108
    elsewhere = following(table, old, scenario("hunters-moon", ("red", "green")))
    assert "faction.radio_nemuri" not in elsewhere.zones
    assert sum(len(lying) for lying in elsewhere.zones.values()) == 108


def test_loc_7_tokens_and_what_is_used_up_for_the_campaign_lie_where_they_lay() -> None:
    """Given parts in a scrapyard and a door that was shut, when its place is there again, then so are they."""
    uses = (("loc.bunker/0@location.bunker", "campaign", 2), ("bow/0@red", "scenario", 1), ("x/0@table", "campaign", 1))
    table, old = ended(harbour(), pool__scrap__location__bunker=3, pool__empty_tank__red=1, used=uses)
    again = following(table, old, harbour("red"))
    assert again.values["pool.scrap.location.bunker"] == 3
    assert again.values["pool.empty_tank.red"] == 1
    assert again.values["used"] == uses[:1]
    elsewhere = following(table, old, scenario("hunters-moon", ("green",))).values
    assert "pool.empty_tank.red" not in elsewhere


@pytest.mark.parametrize("keeps", ["new_decks", "keep_all"])
def test_r_103_a_scenario_that_is_not_over_goes_on(keeps: str) -> None:
    old = evolve(harbour(), rulings={"carry_between_sessions": keeps})
    begun = GATTAI.begin(old)
    begun, _facts = GATTAI.game.play(begun, SetUpSession(COACH_SEAT), seeded(4))
    played = State(
        begun.zones, {**begun.values, "phase": "breakdown", "crisis.tier": 3, "threat.doctor_gull.rating": 5}
    )
    said = team(played)
    assert said is not None
    assert said.goes_on
    on = following(played, old, None)
    assert on.values["session"] == 2
    assert on.values["phase"] == "set-up"
    assert on.values["crisis.tier"] == 3
    assert on.values["threat.doctor_gull.rating"] == 5
    kept = len(on.zones.get("hand.red", ()))
    assert kept == (3 if keeps == "keep_all" else 0)
    following_session, _facts = GATTAI.game.play(on, SetUpSession(COACH_SEAT), seeded(5))
    assert len(following_session.zones["hand.red"]) == 3


def test_house_rulings_stay_with_the_campaign() -> None:
    table, old = ended(evolve(harbour(), rulings={"gambit_tie": "equal_wins"}))
    assert following(table, old, harbour()).values["rulings.gambit_tie"] == "equal_wins"


def test_setup_7_the_first_session_of_the_next_scenario_asks_how_they_feel_and_starts_what_waits() -> None:
    table, old = ended(harbour(), team__harmony=6, pilot__red__techs=("red.hero.harmony",))
    new = scenario("hunters-moon", ("red", "green"))
    hero = next(one for one in scenario("hunters-moon", ("red",)).values if one == "learn.red.hero.harmony")
    assert hero
    begun = following(table, old, new)
    assert begun.values["scenario.begins"] is True
    begun, facts = GATTAI.game.play(begun, SetUpSession(COACH_SEAT), seeded(4))
    assert "scenario.begins" not in begun.values
    assert any(getattr(fact, "words", "") == "feelings" for fact in facts)


def test_the_threats_of_the_next_scenario_have_what_their_powers_give_them_from_the_start() -> None:
    """Given a power that works when its Threat is made, when a later evening is set up, then it has worked, once."""
    table, old = ended(harbour())
    new = scenario("hunters-moon", ("red", "green"))
    tough = EntrySetup("tough", name="Tough", family="power", effect=("when creation | do threat_buffers:Self(+2)",))
    first = evolve(new.threats[0], power=("tough",))
    new = evolve(new, threats=(first, *new.threats[1:]), entries=(*new.entries, tough))
    begun, _ = GATTAI.game.play(following(table, old, new), SetUpSession(COACH_SEAT), seeded(4))
    assert begun.values[f"threat.{first.key}.buffers"] == first.rating + 2
    assert begun.values[f"threat.{first.key}.max_buffers"] == first.rating + 2


def test_no_team_before_the_play_is_over() -> None:
    table, _old = ended(harbour(), over=False)
    assert team(table) is not None
    assert team(State(table.zones, {**table.values, "phase": "play"})) is None


def test_pilot_14_a_chroma_and_what_is_locked_in_come_along_and_who_graduated_does_not() -> None:
    """Given Red wears green's Chroma with a Rank locked in, and Pink has graduated, then so it is next time."""
    table, old = ended(
        harbour("red", "pink"), pilot__red__techs=("red.inspiring:3",), pilot__red__locked=("red.inspiring",),
        pilot__red__chromas=(("green", ("green.got_this:2",), (("role", "The Noob"),)),),
        pilot__pink__status="graduated", pilot__pink__evolved=20,
    )  # fmt: skip
    table, _facts = GATTAI.game.play(table, WearChroma("red", "green"), seeded(1))
    begun = following(table, old, scenario("hunters-moon", {"red": "Ren", "pink": "Mimi"}))
    values = begun.values
    assert values["pilot.red.chroma"] == "green"
    assert values["pilot.red.techs"] == ("green.got_this:2", "red.inspiring")
    assert values["pilot.red.role"] == "The Noob"
    assert chromas.chroma_techs(begun, "red")[0].tech.chroma == "green"
    assert values["pilot.pink.status"] == "active"
    assert values["pilot.pink.name"] == "Mimi"
    assert values.get("pilot.pink.evolved") is None


@pytest.mark.parametrize("changed", [{}, {"edition": "final"}], ids=["as it began", "another edition since"])
def test_setup_4_an_evening_that_goes_on_is_exported_and_read_again(changed: dict[str, Value]) -> None:
    """Its set-up holds every value of the evening before, the edition too: as a record it begins the same table."""
    table, old = ended(harbour(), over=False, **changed)
    goes_on = GATTAI.next_evening(table, old, None, LAST)
    begun = GATTAI.begin(goes_on)
    assert begun.values["edition"] == changed.get("edition", "beta")
    again = read(write_record(GATTAI, goes_on, ()))
    assert again.start == begun
