"""The program beside allies in a fight: its cards go to those who make the Drives, and it lets them (RUMBLE-5)."""

import pytest

from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.games.strengths import GENTLE, SHARP, STEADY
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.journal import MemoryJournal
from gattai_desktop.players.programmes import opponent
from gattai_desktop.players.thinking import Players
from gattai_desktop.records.reader import read
from gattai_desktop.records.replay import replay
from tests.players.program_moves import program_moves

GAME = GATTAI.game
RUMBLE = """given   pilots Red, Green, Blue; Harmony 4; {programs}
        throwdown Red, Green, Blue against Coach; Red on turn; stage 3
        Red: hand 2♦P; Green: hand 9♥P; Pile 7♣C; Pilots' Deck 4♦ 5♦ 6♦ 7♦
when    Red initiates a Rumble with 2♦P
        Red assembles the Final Form
        Red takes the Position foot
        Green takes the Position head
        Blue takes the Position wing
"""


@pytest.mark.parametrize("strength", [STEADY, SHARP])
@pytest.mark.parametrize(
    ("programs", "red", "blue", "kept"),
    [
        (("red", "green", "blue", "coach"), 4, 0, 0),
        (("green",), 2, 2, 0),
        (("red", "green"), 0, 4, 0),
        (("red", "blue"), 0, 0, 4),
        ((), 0, 0, 4),
    ],
)
def test_rumble_5_the_head_passes_cards_to_who_plays_them(
    programs: tuple[str, ...], red: int, blue: int, kept: int, strength: str
) -> None:
    """Given a Head who drew, when people or the Commander make the Drives, then they get the cards, in equal parts."""
    assert hands_after_the_draw(programs, strength) == (red, blue, kept)


@pytest.mark.parametrize(("programs", "kept"), [(("red", "green", "blue"), 0), (("green",), 0), (("red", "blue"), 4)])
def test_rumble_5_a_gentle_head_may_err_in_who_gets_a_card_and_not_in_passing_it_on(
    programs: tuple[str, ...], kept: int
) -> None:
    """Given a Head who drew and does not make the Drives, when it plays gently, then it keeps none of the cards."""
    assert hands_after_the_draw(programs, GENTLE)[2] == kept


def hands_after_the_draw(programs: tuple[str, ...], strength: str) -> tuple[int, int, int]:
    """How many cards more Red, Blue and the Head hold once she has passed on what she drew."""
    played = "; ".join(f'program.{seat} = "{strength}"' for seat in programs) or "Schism 0"
    found = replay(read(RUMBLE.format(programs=played), "rumble.record"))
    assert not found.unmet
    state, player = found.state, opponent("gattai", strength, "green")
    assert player is not None
    while (ask := GAME.first_ask(state)) is not None and ask.kind == "rumble_distribute":
        move = player.choose(GAME.sight(state, "green"), GAME.options(state, "green"))
        state, _ = GAME.play(state, move, seeded(1))
    return state.count("hand.red"), state.count("hand.blue"), state.count("hand.green") - 1


ASKED = """given   edition beta; pilots Red, Green; Red: Buffers 2/3; Schism 0
        throwdown Red, Green against Coach; Red on turn; Green: hand K♥P; Pile 7♣C; Green: Strike 2
when    Green counters with K♥P
"""


@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
def test_r_54_a_commander_lets_an_ally_make_the_drive(strength: str) -> None:
    """Given a Commander who has no card, when an ally would counter with hers, then the program agrees."""
    state, player = replay(read(ASKED, "asked.record")).state, opponent("gattai", strength, "red")
    assert player is not None
    assert str(player.choose(GAME.sight(state, "red"), GAME.options(state, "red"))) == "Red agrees"


LAST_STAGE = """given   edition final; pilots Red, Green, Blue, Pink; program.green = "{strength}"
        program.blue = "{strength}"; program.pink = "{strength}"; stage 3
        throwdown Green, Red, Blue, Pink against Coach; Green on turn
        Green: hand 4♣P; Red: hand {red}; Blue: hand {blue}; Pink: hand {pink}; Pile K♠C; Pit Crew 0; {more}
"""


def moved(strength: str, blue: str, pink: str, red: str = "nothing", more: str = "Schism 0", *, urged: bool) -> str:
    """What the program does next in the last stage, on whose Pile lies a King; "" for nothing."""
    found = replay(read(LAST_STAGE.format(strength=strength, blue=blue, pink=pink, red=red, more=more), "given.record"))
    assert not found.unmet
    journal = MemoryJournal(found.state)
    if not program_moves(GameModel(GAME, journal, seeded(1), clock=lambda: 0), Players(), urged=urged):
        return ""
    return journal.entry(journal.last).move


@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
@pytest.mark.parametrize(
    ("blue", "pink", "said"),
    [
        ("A♥P", "A♦P", "Blue counters with A♥P"),
        ("5♣P", "A♦P", "Pink counters with A♦P"),
        ("5♣P", "5♦P", "Pink concedes"),
    ],
)
def test_throw_40_a_commander_gives_up_only_where_no_ally_goes_on(
    blue: str, pink: str, said: str, strength: str
) -> None:
    """Given a Commander with nothing to play, when allies of the program have cards, then those are asked first."""
    assert moved(strength, blue, pink, urged=True) == said


def test_throw_40_a_commander_who_alone_may_drive_gives_up_herself() -> None:
    """Given a table on which only Commanders declare Drives, when she has nothing to play, then she Concedes."""
    ruling = "ruling drive_declared_by = commander_only"
    assert moved(STEADY, "A♥P", "A♦P", more=ruling, urged=True) == "Green concedes"


def test_throw_40_a_person_who_could_go_on_is_waited_for() -> None:
    """Given a person on that side with a card, when nobody has said "go on", then no seat of the program gives up."""
    assert moved(STEADY, "5♣P", "5♦P", red="2♦P", urged=False) == ""


FOG = "; ".join(f"forbid({drive})" for drive in ("counter", "block", "escalate", "rumble"))
FORBIDDEN = """given   entry fog "Fog" family location effect "when always | do {fog}"
        edition {edition}; pilots Red, Green, Blue, Pink; program.red = "{strength}"
        program.green = "{strength}"; program.blue = "{strength}"; program.pink = "{strength}"; stage 1
        location pier "The Pier" has fog; Current Location pier
        throwdown Green, Red, Blue, Pink against Coach; Green on turn
        Green: hand A♣P; Red: hand nothing; Blue: hand A♥P; Pink: hand A♦P; Pile 4♠C; Pit Crew 0; Schism 0
"""


@pytest.mark.parametrize("edition", ["alpha", "beta", "final"])
@pytest.mark.parametrize("strength", [GENTLE, STEADY, SHARP])
def test_throw_40_allies_to_whom_a_place_forbids_every_drive_leave_nobody_waiting(edition: str, strength: str) -> None:
    """Given a place that lets nobody play, when a program Commander asks her allies, then one of them gives up."""
    found = replay(read(FORBIDDEN.format(fog=FOG, strength=strength, edition=edition), "given.record"))
    assert not found.unmet
    journal = MemoryJournal(found.state)
    model, players = GameModel(GAME, journal, seeded(1), clock=lambda: 0), Players()
    while model.sight().values.get("step") == "throwdown.turn" and journal.last < 4:
        assert program_moves(model, players, urged=True), "play waits for nobody"
    assert any(journal.entry(number).move.endswith("concedes") for number in range(1, journal.last + 1))
