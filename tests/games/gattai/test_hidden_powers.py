"""What of a Threat is the Coach's alone is not told by questions, answers, the log or what is still to be done."""

import pytest

from gattai_desktop.cards.facts import ValueChanged, announces
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.cards.zone import COACH_SEAT, PUBLIC
from gattai_desktop.content.gattai.entries import RuleEntry
from gattai_desktop.content.gattai.scenarios import scenario, scenario_entry, scenarios
from gattai_desktop.games.gattai.beginning import begin
from gattai_desktop.games.gattai.telling.foretelling import foretell
from gattai_desktop.games.gattai.telling.telling import tell
from gattai_desktop.games.told import plain
from gattai_desktop.model.questions import Questions
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.games.gattai.lines_played import GAME
from tests.players.gattai.whole_evenings import SHELF

ENFORCER = """given   edition final; content power.enforcer; pilots Red
        threat tide "The Brass Tide" rating 5 power power.enforcer; throwdown Red against Coach; Coach on turn
        tide: Buffers 5/5; Coach: hand 9♦C 6♣C; Pile 7♣P; threat.tide.revealed = {revealed}
when    Coach counters with 9♦C
"""
MILL = """given   edition final; pilots Red; threat tide "The Brass Tide" rating 1 defeat "violence at the old mill"
        phase play; tide: Buffers 0/1; threat.tide.revealed = {revealed}
"""


def table(text: str, revealed: str = "[]") -> State:
    return replay(read(text.format(revealed=revealed))).state


def asked(state: State, seat: str) -> str:
    """All that a seat is shown of what is asked."""
    shown = Questions(GAME, state, lambda _move, error: pytest.fail(repr(error))).asks_shown_to(seat)
    return " ".join(f"{ask.text} {ask.why} {ask.options}" for ask in shown)


@pytest.mark.parametrize("seat", ["red", PUBLIC])
def test_info_7_nobody_else_hears_which_power_may_take_part(seat: str) -> None:
    """Given a power that is not revealed, when its Coach is asked if it takes part, then others read no word of it."""
    state = table(ENFORCER)
    assert asked(state, seat).count("Does a power take part?") == 1
    assert "nforcer" not in asked(state, seat)
    assert "Enforcer: does it take part?" in asked(state, COACH_SEAT)
    assert "Enforcer: does it take part?" in asked(table(ENFORCER, '["powers"]'), seat)


@pytest.mark.parametrize("seat", ["red", PUBLIC])
def test_info_7_a_power_that_is_left_aside_is_not_told(seat: str) -> None:
    """Given that question, when the Coach leaves the power aside, then neither facts nor the move tell of it."""
    state, leaves = table(ENFORCER), GAME.phrases.read("Coach leaves power.enforcer aside")
    _, facts = GAME.play(state, leaves, seeded(1))
    seen = GAME.sight_of_facts(state, facts, seat)
    assert "power.enforcer" in str(facts)
    assert "power.enforcer" not in str(seen)
    assert GAME.keeps_secret(leaves)
    assert len(seen) < len(facts)
    assert len(GAME.sight_of_facts(state, facts, COACH_SEAT)) == len(facts)


def test_info_7_a_condition_that_is_met_is_told_to_who_may_read_it() -> None:
    """Given Defeat Conditions, when one is met, then Pilots hear of it where it was revealed, and else not."""
    for revealed, hears in (("[]", False), ('["defeat"]', True)):
        state = table(MILL, revealed)
        _, facts = GAME.play(state, GAME.phrases.read('Coach fires "+Trauma:Threat(1)"'), seeded(1))
        met = [one for one in facts if announces(one, "condition_met")]
        assert len(met) == 1
        seen = [fact for _, fact in GAME.sight_of_facts(state, facts, "red")]
        assert (met[0] in seen) is hears
        assert ("old mill" in str(seen)) is hears
        assert any(isinstance(one, ValueChanged) and one.path.endswith(".status") for one in seen)


def test_info_7_an_answer_is_not_refused_by_who_does_not_see_what_is_still_to_be_done() -> None:
    """Given a Pilot who is asked while a hidden power waits, when she looks at an answer, then it stands."""
    state = replay(
        read("""given   edition final; pilots Red; threat tide "The Brass Tide" rating 5 power bite power echo
        entry bite "Bite" family power effect "when drive.landed | do +Trauma:Pilots(1)"
        entry echo "Echo" family power effect "when drive.landed | cost buffer 1 | do +Schism:Team(1)"
        throwdown Red against Coach; Coach on turn; tide: Buffers 5/5; threat.tide.revealed = []
        Red: Buffers 1/3; hand 3♦P; Coach: hand 9♦C 6♣C; Pile 7♣P
when    Coach counters with 9♦C
""")
    ).state
    seen = GAME.sight(state, "red")
    assert [(ask.seat, ask.kind) for ask in GAME.asks(state)][:1] == [("red", "soak")]
    for ask in GAME.asks(state):
        for option in ask.options:
            preview = GAME.preview(state, option, ask.seat)
            assert preview.verdict.allowed, f"{option}: {preview.verdict}"
    assert seen.values.get("agenda") is None


@pytest.mark.parametrize("play", ["counters", "escalates"])
def test_what_only_coach_s_drives_wake_hides_nothing_of_a_pilot_s(play: str) -> None:
    """Given a Threat with hidden powers that listen to its own Drives, when a Pilot looks at a card, then she is told
    what it comes to."""
    state = replay(
        read("""given   edition final; content power.enforcer power.heavy_hitter; pilots Red
        threat tide "The Brass Tide" rating 5 power power.enforcer power power.heavy_hitter
        throwdown Red against Coach; Red on turn; stage 2; tide: Buffers 5/5; threat.tide.revealed = []
        Red: hand 9♦P; Pile 7♣C; throwdown.strike.red = 3
""")
    ).state
    assert "threat.tide.powers" not in GAME.sight(state, "red").values
    preview = GAME.preview(state, GAME.phrases.read(f"Red {play} with 9♦P"), "red")
    told = [plain(words) for words in foretell(GAME.sight(state, "red"), preview)]
    assert preview.complete
    assert preview.facts
    assert ("Coach scores 2" in told) is (play == "escalates")


OWN = """given   edition final; pilots Red; threat gull "The Gull" rating 3 power threat.gull power echo
        entry threat.gull "The Gull" family threat text "It remembers." effect "when drive.landed | do +Schism:Team(1)"
        entry echo "Echo" family power effect "when rumble.start | do +Schism:Team(1)"
        location mill "The Old Mill" has loc.mill; location.mill.revealed = {mill}; threat.gull.revealed = {revealed}
        entry loc.mill "The Old Mill" family location text "It creaks." effect "when boon | do +Rally"
"""


@pytest.mark.parametrize("seat", ["red", PUBLIC])
def test_info_7_what_a_threat_or_place_does_of_its_own_is_hidden_until_it_is_revealed(seat: str) -> None:
    """Given entries that are one Threat's or one Location's own, when that is not revealed, then no seat reads them."""
    seen = GAME.sight(table(OWN.replace("{mill}", "false")), seat)
    assert "threat.gull" not in str(seen.listed("entries"))
    assert not any("remembers" in str(value) or "Mill" in str(value) for value in seen.values.values())
    assert not any(path.startswith(("entry.threat.gull", "entry.loc.mill")) for path in seen.values)
    assert seen.values["entry.echo.name"] == "Echo"  # a power of the book, and nobody sees whose


@pytest.mark.parametrize("seat", ["red", PUBLIC, COACH_SEAT])
def test_info_7_what_is_revealed_of_it_is_read(seat: str) -> None:
    """Given such entries, when the Threat's powers and the Location are revealed, then they are read as any other."""
    seen = GAME.sight(table(OWN.replace("{mill}", "true"), '["powers"]'), seat)
    assert seen.values["entry.threat.gull.text"] == "It remembers."
    assert seen.values["entry.loc.mill.text"] == "It creaks."


def test_info_7_what_a_hidden_entry_could_do_ends_a_preview() -> None:
    """Given a Threat whose own entry listens to every Drive, when a Pilot looks at hers, then no end is promised."""
    fight = """        throwdown Red against Coach; Red on turn
        Coach: hand 9♦C; Red: hand 9♦P; Pile 7♣C; gull: Buffers 3/3
"""
    text = (
        OWN.replace("{mill}", "true").replace("when drive.landed |", "when drive.landed | if driver != coach |") + fight
    )
    assert not GAME.preview(table(text), GAME.phrases.read("Red counters with 9♦P"), "red").complete


def test_info_7_an_own_effect_that_takes_part_is_told_by_its_threat_s_name() -> None:
    """Given such an entry, when it takes part openly, then a Pilot reads whose it is and no word of the entry."""
    fight = """        throwdown Red against Coach; Coach on turn
        Red: Buffers 0/3; Coach: hand 9♦C 3♣C; Red: hand 9♦P; Pile 7♣P; gull: Buffers 3/3
"""
    state = table(OWN.replace("{mill}", "true") + fight)
    move = GAME.phrases.read("Coach counters with 9♦C")
    after, facts = GAME.play(state, move, seeded(1))
    assert after.number("team.schism") == 1
    lines = tell(GAME.sight(state, "red"), move, GAME.sight_of_facts(state, facts, "red"))
    told = " ".join(plain(line.words) for line in lines)
    assert "The Gull" in told
    assert "threat.gull" not in told


def test_info_7_a_brought_power_that_takes_part_is_told_by_its_threat_s_name() -> None:
    """Given a power that came with its Threat, when it takes part openly, then no Pilot reads what it is kept as."""
    state = table("""given   edition final; pilots Red; threat gull "The Gull" rating 3 power brought.gull.power.bite
        entry brought.gull.power.bite "Bite" family power effect "when drive.landed | do +Schism:Team(1)"
        throwdown Red against Coach; Coach on turn; threat.gull.revealed = []; gull: Buffers 3/3
        Red: Buffers 0/3; hand 9♦P; Coach: hand 9♦C 3♣C; Pile 7♣P
""")
    move = GAME.phrases.read("Coach counters with 9♦C")
    _, facts = GAME.play(state, move, seeded(1))
    lines = [
        plain(line.words) for line in tell(GAME.sight(state, "red"), move, GAME.sight_of_facts(state, facts, "red"))
    ]
    assert "The Gull takes part" in lines


def test_info_7_what_is_revealed_of_a_part_is_read() -> None:
    """Given a Threat that has a part of its own entry, when its powers are revealed, then Pilots read the entry."""
    seen = GAME.sight(
        table(OWN.replace("{mill}", "true").replace("power threat.gull", "power threat.gull.wave"), '["powers"]'), "red"
    )
    assert seen.values["entry.threat.gull.text"] == "It remembers."


def test_info_7_the_order_of_the_powers_at_a_table_tells_nothing_of_its_threats() -> None:
    """Given scenarios that come with the program, when a table is laid, then powers lie in the order of their packs."""
    compared = 0
    for entry in scenarios(SHELF):
        pack, _ = scenario_entry(entry.key, SHELF)
        listed = begin(scenario(entry.key, packs=SHELF)).listed("entries")
        powers = [rule.id for book in (pack, *pack.needed) for rule in book.of(RuleEntry) if rule.family == "power"]
        there = [one for one in listed if one in powers]
        assert there == [one for one in powers if one in there]
        compared += len(there) > 1
    assert compared > 1


def test_coach_foresees_a_drive_where_a_threat_has_no_powers() -> None:
    """Given a Threat without powers, which are nobody's secret, when Coach holds a card, then all of it is foreseen."""
    state = table(
        """given   edition final; content power.enforcer; pilots Red; threat gull "The Gull" rating 2
                throwdown Red against Coach; Coach on turn; Coach: hand 9♦C 6♣C; Pile 7♣P
        """
    )
    counters = GAME.phrases.read("Coach counters with 9♦C")
    assert "threat.gull.powers" not in state.values
    assert GAME.preview(state, counters, COACH_SEAT).complete
