"""What the log says of a fight: the move, beneath it what came of it with its causes; big moments, previews."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from gattai_desktop.cards.facts import Announced
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.cards.state import State
from gattai_desktop.games.by_hand import own_kind
from gattai_desktop.games.seating import ONE_HAND, ChangeSeating
from gattai_desktop.games.told import ToldLine, shown, told_by_hand
from gattai_desktop.games.virtual_machine.foretelling import foretell, judged
from gattai_desktop.games.virtual_machine.landmarks import shelf_line
from gattai_desktop.games.virtual_machine.names import STATUSES
from gattai_desktop.games.virtual_machine.status_byte import BITS
from gattai_desktop.games.virtual_machine.telling import tell
from gattai_desktop.games.virtual_machine.told_announced import tell_announced
from gattai_desktop.games.virtual_machine.told_choices import choice_line
from gattai_desktop.games.virtual_machine.told_moments import headline
from gattai_desktop.games.virtual_machine.told_scene import Scene
from gattai_desktop.records.reader import read, read_file
from gattai_desktop.records.record import Record
from gattai_desktop.records.replay import Replayed, replay
from tests.records.replayed import replayed

FOLDER: Final = Path(__file__).parents[2] / "records" / "virtual_machine"
SILENT: Final = {"attacks", "bit", "hacks", "moves", "pushed", "charged", "because", "note", "ruling"}
"""What is announced for the rules alone: the move says it, or the change of a value."""


def _played(name: str) -> tuple[Record, Replayed]:
    played = replayed(FOLDER / f"{name}.record")
    return played.record, played


def _told(record: Record, played: Replayed) -> Iterator[tuple[ToldLine, ...]]:
    state: State = record.box.begin(record.setup)
    for entry in played.entries:
        move = record.box.game.phrases.read(entry.move) if entry.move else None
        yield record.box.tell(state, move, tuple(enumerate(entry.facts)), "")
        state = state.after(entry.facts)


def log(name: str) -> list[str]:
    lines = (line for entry in _told(*_played(name)) for line in shown(entry, "moves"))
    return [f"{'  ' * line.depth}{line}" for line in lines]


def test_an_attack_is_told_with_what_it_takes_and_charges() -> None:
    found = log("VM-EX92")
    first = found.index("Teo attacks Port Sniffer 1 with 6♥")
    assert found[first + 1 : first + 3] == [
        "  it hits: HP 100 → 80",
        "    the meter of Teo goes from 9 to 10: an attack on one with more HP",
    ]


def test_the_log_tells_in_sentences_what_a_preview_says_in_short() -> None:
    """Whoever wants everything read "Teo: Move 1 → 5" and "CPU: the deck is mixed"."""
    record, played = _played("VM-EX92")
    every = [str(line) for entry in _told(record, played) for line in shown(entry, "everything")]
    assert "the Move Points of Sable go from 0 to 3" in every
    assert not any("Move " in one and "→" in one for one in every)
    walked = next(one for one in played.entries if one.move == "Sable moves to D2")
    table = record.box.begin(record.setup)
    for entry in played.entries[: played.entries.index(walked)]:
        table = table.after(entry.facts)
    move = record.box.game.phrases.read(walked.move)
    foretold = [str(line) for line in tell(table, move, enumerate(walked.facts), in_full=True)]
    assert "Sable: Move 3 → 1" in foretold


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ("A♣ A♥ A♠ 3♠", {"AC": "Pair is left", "3S": "Three of a Kind is left"}),
        ("7♠", {"7S": "No card is left"}),
    ],
)
def test_a_card_that_leaves_the_team_hand_says_which_row_is_left(held: str, left: dict[str, str]) -> None:
    """Each said "Then the hand is scored anew", and whoever chose had to know the rows."""
    played = replay(
        read(f"""game    virtual-machine
given   scenario f1; player sable; player teo; D2 sable m02.1; MCs: Team Hand {held}
""")
    )
    for card, line in left.items():
        move = played.record.box.game.phrases.read(f"Sable discards {card} from the Team Hand")
        assert str(choice_line(played.state, move)) == line


def test_how_people_sit_is_told_in_words() -> None:
    record = read_file(FOLDER / "VM-EX92.record")
    seats = own_kind(record.box.game.phrases.kinds, ChangeSeating)
    assert seats is not None
    found = told_by_hand(record.box.begin(record.setup), seats("cpu", ONE_HAND), "CPU")
    assert str(found) == "One hand on the mouse: a hand is shown when it is asked for by name"


def test_a_row_of_the_team_hand_is_told_with_its_boot_and_its_uptime() -> None:
    found = log("VM-EX92")
    first = found.index("Sable gives 9♠ to the Team Hand")
    assert found[first + 1 : first + 4] == [
        "  Team Hand: Pair",
        "    Boot: the next other one attacks with Damage one step up",
        "    Uptime: Accuracy one step better for all",
    ]


def test_a_mob_that_is_hidden_or_seen_again_is_not_told_to_lose_or_gain_hp() -> None:
    found = log("TABLE-1-hides")
    assert "CPU hides Stray Thread 1 in Hall" in found
    assert not [line for line in found if line.strip().startswith("Stray Thread 1: ")]


def test_rounds_and_turns_stand_by_themselves_with_the_count() -> None:
    found = log("VM-EX92")
    for line in ("Round 1", "Count 5: Sable acts with 5♦", "Round 1 ends"):
        assert line in found


def test_who_is_given_a_card_and_who_ends_a_turn_are_told_once() -> None:
    found = log("VM-EX92")
    assert "CPU gives J♠ to Stray Thread 1" in found
    assert not [line for line in found if line.startswith("Count J: Stray Thread 1")]
    ends = [place for place, line in enumerate(found) if line.endswith("ends the turn")]
    assert all(found[place + 1].startswith("  ") for place in ends), "something came of it"
    every = [str(line) for entry in _told(*_played("VM-EX92")) for line in entry]
    assert "Count J: Stray Thread 1 acts with J♠" in every
    assert "Sable ends the turn" in every


def _is_charge(told: str) -> bool:
    return ": Charge " in told and told.endswith(")")


def test_what_came_of_a_deed_is_told_before_what_it_charges() -> None:
    for path in sorted(FOLDER.glob("*.record")):
        for entry in _told(*_played(path.stem)):
            last: dict[int, str] = {}
            for line in entry:
                last = {depth: words for depth, words in last.items() if depth <= line.depth}
                told = str(line)
                assert _is_charge(told) or not _is_charge(last.get(line.depth, "")) or line.depth == 0, told
                last[line.depth] = told


def test_the_story_says_who_downs_whom() -> None:
    told = {
        str(line)
        for path in sorted(FOLDER.glob("*.record"))
        for entry in _told(*_played(path.stem))
        for line in shown(entry, "story")
    }
    assert [line for line in told if " downs " in line]


def test_the_sum_of_a_damage_is_told_step_by_step() -> None:
    lines = (str(line) for entry in _told(*_played("VM-EX92")) for line in entry)
    assert "Damage 20, a further shot one step down: 15, Ace times 2: 30" in list(lines)


def test_whatever_is_announced_is_told_or_silent_on_purpose() -> None:
    untold = set()
    for path in sorted(FOLDER.glob("*.record")):
        record, played = _played(path.stem)
        state: State = record.box.begin(record.setup)
        for entry in played.entries:
            scene = Scene(state, None, enumerate(entry.facts), in_full=True)
            for fact in scene.each():
                if isinstance(fact, Announced) and fact.words not in SILENT:
                    said = tell_announced(scene, fact)
                    untold |= set() if said or fact.words == "damage" else {fact.words}
            state = state.after(entry.facts)
    assert untold == set()


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.record")), ids=lambda path: path.stem)
def test_no_line_of_any_fight_spells_an_id_or_leaves_a_brace(path: Path) -> None:
    for entry in _told(*_played(path.stem)):
        for line in entry:
            assert "{" not in str(line), line
            assert not any(word in str(line) for word in ("m01.", "m02.", "process.", "None", "_")), line


def test_rounds_rows_and_the_end_are_big_moments() -> None:
    record, played = _played("VM-EX92")
    state: State = record.box.begin(record.setup)
    titles = []
    for entry in played.entries:
        titles += [str(one.title) for one in headline(state, enumerate(entry.facts))]
        state = state.after(entry.facts)
    assert titles == ["Round 1", "Round 2", "Bullet Time", "Pair", "The MCs win"]


def test_a_preview_says_what_is_left_before_the_sum_and_the_test() -> None:
    """A plate has room for one line: the HP that are left are more to whoever chooses than how the sum came about."""
    record, played = _played("VM-EX92")
    state: State = record.box.begin(record.setup)
    game = record.box.game
    for entry in played.entries:
        if "A♣" in entry.move and "attacks" in entry.move:
            move = game.phrases.read(entry.move)
            preview = game.preview(state, move, "teo")
            assert str(judged(preview).word) == "Hit, and downed"
            said = [str(one) for one in foretell(game.sight(state, "teo"), preview)]
            assert said[:3] == [
                "HP 30 → 0",
                "Damage 20, a further shot one step down: 15, Ace times 2: 30",
                "an Ace always hits",
            ]
            return
        state = state.after(entry.facts)
    pytest.fail("The Ace attacks nobody.")


def test_who_has_stopped_the_count_is_called_by_name() -> None:
    record, played = _played("VM-EX10-select")
    game = record.box.game
    for state in played.states():
        if state.values.get("step") == "select":
            stopped, _ = game.play(state, game.phrases.read("Cpu interrupts"), seeded(1))
            verdict = game.judge(stopped, game.phrases.read("Halcyon picks nothing"))
            assert [str(one.text) for one in verdict.reasons] == ["CPU has interrupted: play stands still."]
            return
    pytest.fail("Nobody picks.")


def test_hp_that_burning_takes_are_told_with_their_cause() -> None:
    assert any("burns: HP " in line for line in log("VM-H38-round-end"))


def test_hp_that_a_hazardous_area_takes_are_told_with_their_cause() -> None:
    told = [
        line
        for name in sorted(FOLDER.glob("*.record"))
        if "Hazardous" in name.read_text("utf-8")
        for line in log(name.stem)
    ]
    assert any("in a Hazardous area: HP " in line for line in told)


def test_both_sides_out_at_once_are_not_told_as_a_fight_that_was_broken_off() -> None:
    """The last MC falls in the round that has downed everybody else."""
    out = read(
        "game    virtual-machine\n"
        "given   scenario f1; player sable; player teo\n"
        "        Sable: HP 0; Teo: HP -5; Port-Sniffer-1: HP 0; Stray-Thread-1: HP 0\n"
        "        Teo has the turn with 9S; count 9; Teo: play area 9♠\n"
        "when    Teo ends the turn\n"
    )
    played = replay(out)
    titles, state = [], out.box.begin(out.setup)
    for entry in played.entries:
        titles += [(str(one.title), str(one.text)) for one in headline(state, enumerate(entry.facts))]
        state = state.after(entry.facts)
    assert titles == [("Nobody wins", "Neither side could fight any more.")]


def test_the_main_characters_are_several_where_a_card_of_their_deck_is_turned_up() -> None:
    """ "MCs turns up Q♥" stood in the log and on the plate of an answer."""
    found = [line.strip() for line in log("VM-H28-left") if "turn" in line]
    assert "the MCs turn up Q♥" in found
    assert not any("MCs turns" in line for line in found)


@pytest.mark.parametrize(
    ("winner", "said"),
    [("mcs", "the MCs have won"), ("cpu", "the CPU has won"), ("nobody", "over"), (None, "over")],
)
def test_the_shelf_says_who_has_won_a_fight_that_is_over(winner: str | None, said: str) -> None:
    _, played = _played("VM-EX74")
    values = {**played.state.values, "step": "over", "winner": winner}
    values = {path: value for path, value in values.items() if value is not None}
    assert str(shelf_line(State(played.state.zones, values)).line).endswith(f" · {said}")


def test_what_a_hack_does_to_the_move_of_an_ally_is_told() -> None:
    """The log said that an Overclock succeeds, and not what it brought; what one spends oneself needs no line."""
    found = log("VM-EX79")
    first = found.index("Ixa overclocks Sable with 6♣")
    assert found[first + 1 : first + 3] == [
        "  it succeeds, as 6 is enough for Connect 4+",
        "  the Move Points of Sable go from 5 to 6",
    ]
    assert not any("Move Points of Teo" in line for line in log("VM-EX92"))


def test_a_flip_that_works_and_changes_nothing_says_so_before_it_is_made() -> None:
    """It was offered with "It succeeds", and the card was gone for nothing."""
    byte = " ".join(f"{one} up" for one in BITS)
    record = read(
        "game virtual-machine\n"
        f"given scenario f1; player ixa; player sable; D2 ixa m01.1; Ixa: play area 9♦; zone byte {byte}\n"
        "      Ixa has the turn with 9D; count 9\n"
    )
    state, game = record.box.begin(record.setup), record.box.game
    told = {}
    for way in ("on", "off"):
        preview = game.preview(state, game.phrases.read(f"Ixa flips m01.1 {way} with 9♦P"), "ixa")
        told[way] = str(foretell(game.sight(state, "ixa"), preview)[0])
    assert told == {"on": f"Stray Thread 1 is {STATUSES[BITS[0]]}", "off": "the byte of Stray Thread 1 stays as it is"}
