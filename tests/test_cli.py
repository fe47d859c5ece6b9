"""The command line: what it prints, and how it ends. 0 is fine, 1 a rule or an expectation failed, 2 unusable input."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gattai_desktop import __version__, cli, commands, terminal
from gattai_desktop.cli import FAILED, FINE, STOPPED, UNUSABLE, main
from gattai_desktop.content.pack_file import packed
from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.file_kinds import as_typed
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.tasuo.policies import ALWAYS, COULD, SEEN, policy_of
from gattai_desktop.players.demo import DemoReport, TablePlayed
from gattai_desktop.players.rehearsal import Running
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.replay import replay
from gattai_desktop.resources import resource
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.terminal import spoken
from gattai_desktop.windows.settings.settings import default_file
from tests.faults.closed import close
from tests.sessions.evening import play

W_1 = """\
# W-1: a Resonant Counter charges the Pilot who made it (STRIKE-3).
given   pilots Red; name "Friday"
        throwdown Red against Coach; Red on turn
        Red: Strike 2; Charges 1/6; hand 3♦P 9♠P
        Pile 2♣C
when    Red counters with 3♦P; says "I <leap>"
then    Red: Charges 2/6
"""


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "W-1.record"
    path.write_text(W_1, encoding="utf-8")
    return path


@pytest.fixture
def session(tmp_path: Path) -> Path:
    path = tmp_path / "Friday.gattai"
    assert main(["new", "--no-window", "--file", str(path), "--scenario", "first-contact"]) == FINE
    with Journal.open(path) as journal:
        play(journal, 20)
    return path


def test_check_tells_what_passed_and_what_did_not(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(record.parent)]) == FINE
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    (record.parent / "bad.record").write_text(W_1.replace("2/6", "3/6"), encoding="utf-8")
    assert main(["check", str(record.parent)]) == FAILED
    assert capsys.readouterr().out == (
        f"{record.parent}/bad.record, line 7: expected Red: Charges 3/6; found 2/6.\n1 passed, 1 failed\n"
    )
    (record.parent / "worse.record").write_text("gave Red\n", encoding="utf-8")
    assert main(["check", str(record.parent)]) == UNUSABLE
    out = capsys.readouterr().out
    assert "worse.record, line 1: 'gave' is no keyword" in out
    assert out.endswith("1 passed, 2 failed\n")
    assert main(["check", str(record.parent / "none")]) == UNUSABLE
    assert "Name records or folders with records" in capsys.readouterr().err


def test_check_says_of_a_folder_without_records_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "Jo's moths"
    folder.mkdir()
    assert main(["check", str(folder)]) == UNUSABLE
    assert capsys.readouterr().err.endswith(f"There is no record in {folder}.\n")
    (folder / "pack.toml").write_text("[pack]\n")
    assert main(["check", str(folder)]) == UNUSABLE
    command = capsys.readouterr().err.partition("It is a content pack: ")[2]
    assert command.strip() == f"gattai-desktop check --pack {as_typed(folder)}"


def test_a_path_that_is_to_be_typed_is_one_word_to_the_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert shlex.split(as_typed(Path("Jo's moths"))) == ["Jo's moths"]
    assert as_typed(Path("moths")) == "moths"
    monkeypatch.setattr(sys, "platform", "win32")
    assert as_typed(Path("Jo's moths")) == '"Jo\'s moths"'


def test_replay_prints_the_table_as_a_seat_may_see_it(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def replayed(*more: str) -> dict[str, object]:
        assert main(["replay", str(record), "--json", *more]) == FINE
        out = capsys.readouterr().out
        assert out.count("\n") == 1
        return json.loads(out)  # type: ignore[no-any-return]

    public, red = replayed(), replayed("--seat", "red")
    assert (public["entry"], public["seat"], public["game"]) == (1, "public", "gattai")
    assert public["zones"]["hand.red"] == [{"card": "?P", "up": False}]  # type: ignore[index]
    assert red["zones"]["hand.red"] == [{"card": "9♠P", "up": False}]  # type: ignore[index]
    assert red["values"]["pilot.red.charges"] == 2  # type: ignore[index]
    assert replayed("--to", "0")["values"]["pilot.red.charges"] == 1  # type: ignore[index]
    assert "throwdown.strike.coach" not in public["values"]  # type: ignore[operator]
    assert "throwdown.strike.coach" in replayed("--seat", "all")["values"]  # type: ignore[operator]
    assert main(["replay", str(record), "--to", "9"]) == UNUSABLE
    assert "There is no move 9" in capsys.readouterr().err
    assert main(["replay", str(record), "--seat", "purple"]) == UNUSABLE
    assert "Choose one of: red, coach, public, all" in capsys.readouterr().err


def test_a_session_goes_to_a_record_and_back(session: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, again = tmp_path / "friday.record", tmp_path / "again.gattai"
    assert main(["export", str(session), "--as", "record", "--out", str(record)]) == FINE
    assert main(["check", str(record)]) == FINE
    assert main(["import", str(record), "--file", str(again)]) == FINE
    with Journal.open(session) as one, Journal.open(again) as other:
        assert one.state() == other.state()
        assert one.setup() == other.setup()
    capsys.readouterr()
    assert main(["export", str(session), "--out", str(record)]) == UNUSABLE
    assert "exists already" in capsys.readouterr().err
    assert main(["import", str(record), "--file", str(again)]) == UNUSABLE
    assert "exists already" in capsys.readouterr().err
    record.write_text("given pilots Red\nthen Harmony 7\n", encoding="utf-8")
    assert main(["import", str(record)]) == FAILED
    assert "expected Harmony 7; found 4" in capsys.readouterr().err


def test_exports_for_others_hold_no_hidden_card(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(record), "--as", "json"]) == FINE
    told = json.loads(capsys.readouterr().out)
    assert told["entries"][0]["narration"] == "I <leap>"
    assert "3♦" in told["entries"][0]["says"][0]
    assert main(["export", str(record), "--as", "html"]) == FINE
    page = capsys.readouterr().out
    assert "I &lt;leap&gt;" in page
    assert "<leap>" not in page
    assert main(["export", str(record), "--as", "record", "--seat", "red"]) == UNUSABLE


def test_verify_tells_what_is_damaged_and_saves_what_is_whole(
    session: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(session)]) == FINE
    assert capsys.readouterr().out.endswith("Friday.gattai is intact: 20 moves.\n")
    data = session.read_bytes()
    with Journal.open(session) as journal:
        narration = journal.entry(11).move.encode()
    assert narration in data
    session.write_bytes(data.replace(narration, b"X" * len(narration)))
    saved = tmp_path / "saved.gattai"
    assert main(["verify", str(session), "--save", str(saved)]) == FAILED
    out = capsys.readouterr().out
    assert "cannot be read" in out
    assert f"What is whole was saved in {saved}" in out
    assert main(["verify", str(saved)]) == FINE
    assert main(["verify", __file__]) == UNUSABLE
    assert "nothing that can be opened here: a session ends in .gattai" in capsys.readouterr().err


def test_new_lays_the_table_that_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.gattai"
    assert main(["new", "--no-window", "--edition", "final", "--pilots", "Blue=Bo,Red", "--file", str(path)]) == FINE
    assert capsys.readouterr().out == f"{path}\n"
    with Journal.open(path) as journal:
        assert journal.state().values["seats"] == ("blue", "red")
        assert journal.state().values["pilot.blue.name"] == "Bo"
        assert journal.state().values["edition"] == "final"
    assert main(["new", "--no-window", "--file", str(path)]) == UNUSABLE
    assert main(["new", "--no-window", "--scenario", "first-contct", "--file", str(path)]) == UNUSABLE
    assert "Did you mean" in capsys.readouterr().err
    many = "red,orange,yellow,green,blue,purple,pink,black"
    assert main(["new", "--no-window", "--pilots", many, "--file", str(tmp_path / "y.gattai")]) == UNUSABLE
    assert "1 to 7 Pilots" in capsys.readouterr().err
    assert not (tmp_path / "y.gattai").exists()


def test_rules_lists_every_id_with_what_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--json"]) == FINE
    told = json.loads(capsys.readouterr().out)
    rules = {rule["id"]: rule for rule in told["rules"]}
    assert rules["W-1"]["shown"] == "record"
    assert "tests/records/W-1.record" in rules["W-1"]["by"]
    assert rules["U-2"]["shown"] == "table"
    assert {rules[one]["shown"] for one in ("RB-5", "RB-H1", "VM-26", "VM-H29")} == {"record"}
    assert not [rule for rule in rules.values() if rule["shown"] == "open"]
    assert all(rule["by"] or rule["reason"] for rule in told["rules"])
    assert sum(told["counts"].values()) == len(rules)
    assert main(["rules"]) == FINE
    assert f"{len(rules)} ids:" in capsys.readouterr().out


def test_bench_measures_real_play(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for what in ("engine", "session"):
        assert main(["bench", what, "--seconds", "0.2", "--json"]) == FINE
        found = json.loads(capsys.readouterr().out)
        assert found["moves"] > 0
        assert found["seconds"] > 0
        if what == "engine":
            assert all(found[f"{game}_moves_per_second"] > 0 for game in ("gattai", "rumblebots", "virtual-machine"))
    assert list(tmp_path.iterdir()) == []


def test_doctor_tells_what_it_finds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == FINE
    out = capsys.readouterr().out
    assert f"Gattai Desktop {__version__}" in out
    assert "MiB free" in out
    assert "platform offscreen" in out


def test_a_mistake_of_the_program_is_written_down_and_told_in_words(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_options: object) -> int:
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(commands, "check", broken)
    assert main(["check", str(record)]) == UNUSABLE
    err = capsys.readouterr().err
    assert err.startswith("The program made a mistake (ZeroDivisionError).")
    assert "Traceback" not in err
    report = Path(err.split("Please send in ")[1].strip().removesuffix("."))
    assert "a secret" in report.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("nonsense", "'nonsense' is not known as COMMAND. There are: open, new,"),
        ("bench nothing", "'nothing' is not known as WHAT. There are: engine, session,"),
        ("export", "FILE is missing. What can be asked for: gattai-desktop export --help"),
        ("new red", "'red' is not understood here. What can be asked for: gattai-desktop new --help"),
        ("new --seed x", "--seed takes a whole number, not 'x'. What can be asked for: gattai-desktop new --help"),
        ("--seed", "'--seed' is not understood here. What can be asked for: gattai-desktop --help"),
        ("new --edition gamma", "'gamma' is not known. It may be: alpha, beta, final."),
        (f"no{5000 * 'x'}", f"'no{58 * 'x'}…' is not known as COMMAND. There are: open, new,"),
        (f"new no{5000 * 'x'}", f"'no{58 * 'x'}…' is not understood here. What can be asked for"),
        (f"new --seed {5000 * 'x'}", f"--seed takes a whole number, not '{60 * 'x'}…'. What can be asked for"),
        (f"it's{5000 * 'x'}", f'"it\'s{56 * "x"}…" is not known as COMMAND. There are: open, new,'),
        ("new --file x.txt", "'x.txt' is no name for a session: it has to end in .gattai."),
        ("new --file Aux.gattai", "'Aux.gattai' is no name for a session: Windows keeps it for a device."),
        ("tale x.gattai --to x.exe", "x.exe is no name for a tale: it has to end in .html, or in .pdf for sheets"),
        ("tale x.gattai --to x", "x is no name for a tale: it has to end in .html, or in .pdf for sheets"),
        ("verify x.gattai --save=", "A name is missing behind --save. What can be asked for: gattai-desktop --help"),
        ("new --ruling x", "'x' is half an answer. Write what it is about, =, and an option: --ruling gap_policy="),
        (
            "new --ruling r-18",
            "'r-18' is half an answer. Write what it is about, =, and an option: --ruling gambit_t",
        ),
        (
            "new --game tasuo --ruling =x",
            "'=x' is half an answer. Write what it is about, =, and an option: --rul",
        ),
        ("new --set x", "'x' is half an answer. Write what it is about, =, and an option: --set name=Friday"),
        ("new --game tasuo --scenario two-players --set blue_deck", "'blue_deck' is half an answer. Write what it is"),
    ],
)
def test_what_a_command_line_cannot_mean_is_said_in_a_sentence(
    asked: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status: object = main(asked.split())
    except SystemExit as ended:
        status = ended.code
    assert status == UNUSABLE
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("before", ["tale", "open", "verify", "packs --export", "new --no-window --file", "demo --out"])
def test_an_empty_name_is_not_the_folder(
    before: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a script that knows no name for a file, then nothing is written where it runs."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match=str(UNUSABLE)):
        main([*before.split(), ""])
    assert capsys.readouterr().err.startswith(f"A name is missing behind {before.rsplit(maxsplit=1)[-1]}.")
    assert list(tmp_path.iterdir()) == []


def test_an_export_that_cannot_be_written_names_its_file(
    session: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken_away(_path: Path | None) -> None:
        """Let the folder go after it was looked for."""

    monkeypatch.setattr(terminal, "must_have_folder", taken_away)
    target = tmp_path / "none" / "Friday.record"
    assert main(["export", str(session), "--out", str(target)]) == UNUSABLE
    assert capsys.readouterr().err.startswith("Friday.record could not be written: the file or its folder")
    with pytest.raises(OSError, match=r"'[^']*none.Friday\.record'$"):
        bytes_written(target, b"")


def test_help_explains_each_command() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "gattai_desktop", "--help"], capture_output=True, text=True, check=True
    )
    for command in ("open", "new", "demo", "check", "replay", "export", "import", "rules", "verify", "bench", "doctor"):
        assert f"    {command} " in ended.stdout


@pytest.mark.parametrize("pilots", ["Red Ann,Bob", "a;b", 'a"b=Ann', "7", "x" * 61, "=Ann"])
def test_a_seat_that_no_move_could_be_written_for_is_refused(
    pilots: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "new.gattai"
    assert main(["new", "--no-window", "--file", str(path), "--pilots", pilots]) == UNUSABLE
    assert "is no seat. Write one word for each" in capsys.readouterr().err
    assert not path.exists()
    assert main(["new", "--no-window", "--file", str(path), "--pilots", "Red=Ren Oh,Blue"]) == FINE


def test_seats_may_be_named_together_or_one_by_one(tmp_path: Path) -> None:
    """Given an option for each seat, when a table is asked for, then none of them replaces another."""
    together, one_by_one = tmp_path / "together.gattai", tmp_path / "apart.gattai"
    pilots = ("--pilots", "Red=Ren,Blue", "--people", "coach=Jo", "--seed", "1")
    assert main(["new", "--no-window", "--file", str(together), *pilots, "--program", "red=gentle,blue=sharp"]) == FINE
    apart = ("--pilots", "Red=Ren", "--pilots", "Blue", "--people", "coach=Jo", "--seed", "1")
    each = ("--program", "red=gentle", "--program", "blue=sharp")
    assert main(["new", "--no-window", "--file", str(one_by_one), *apart, *each]) == FINE
    with Journal.open(together) as first, Journal.open(one_by_one) as second:
        assert dict(program_players(second.state())) == {"red": "gentle", "blue": "sharp"}
        assert first.state() == second.state()


@pytest.mark.parametrize(
    ("more", "asked"),
    [
        (("--program", "blue=gentle"), (COULD, SEEN)),
        (("--program", "blue=gentle", "--set", "red_asked=always"), (ALWAYS, SEEN)),
        ((), (SEEN, SEEN)),
    ],
    ids=["alone", "alone, who wants it otherwise", "two"],
)
def test_one_person_is_asked_as_at_the_new_table(tmp_path: Path, more: tuple[str, ...], asked: tuple[str, str]) -> None:
    """Against the program alone she is asked only where she could answer, unless she says otherwise."""
    path = tmp_path / "duel.gattai"
    command = ["new", "--no-window", "--file", str(path), "--game", "tasuo", "--scenario", "two-players", *more]
    assert main(command) == FINE
    with Journal.open(path) as journal:
        assert (policy_of(journal.state(), "red"), policy_of(journal.state(), "blue")) == asked


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--pilots", "Rod"), "'rod' is no seat here. Did you mean 'red'? There are: red, orange, yellow,"),
        (("--pilots", "Ultraviolet"), "'ultraviolet' is no seat here. There are: red, orange, yellow, green, blue,"),
        (("--pilots", "Red,Red"), "red is named twice."),
        (("--scenario", "neon-harbour", "--pilots", "Red,Rod"), "Did you mean 'red'? There are: red, "),
        (("--people", "coch=Jo"), "Did you mean 'coach'? There are: red, "),
        (("--game", "rumblebots", "--pilots", "red,bleu"), "Did you mean 'blue'? There are: red, "),
        (("--game", "virtual-machine", "--people", "cpo=Jo"), "Did you mean 'cpu'? There are: cpu."),
        (("--game", "virtual-machine", "--people", "red=Jo"), "where they sit down: --pilots sable=Mira,teo=Ren."),
        (("--game", "tasuo", "--pilots", "Mira"), "There are: red. A name stands behind its seat: red=Jo."),
        (("--game", "tasuo", "--people", "red=Jo"), "named with her seat, as in --pilots Red=Ann. Leave it out."),
        (("--people", "pink=Jo"), "Jo has no seat: pink is not at this table. Here sit "),
        (("--people", "red=Jo", "--program", "red=gentle"), "Jo has no seat: the program plays red."),
    ],
)
def test_a_seat_that_the_table_does_not_have_is_refused(
    asked: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a misspelled colour, or one twice, when a table is asked for, then none is made; the seats are told."""
    path = tmp_path / "new.gattai"
    assert main(["new", "--no-window", "--file", str(path), *asked]) == UNUSABLE
    assert said in capsys.readouterr().err
    assert not path.exists()


def test_what_is_exported_through_a_pipe_keeps_its_suits(session: Path, tmp_path: Path) -> None:
    """Given a console that knows no suits, when a record is written into a file by it, then it can be read again."""
    ended = subprocess.run(
        [sys.executable, "-m", "gattai_desktop", "export", str(session)],
        capture_output=True,
        check=True,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    copy = tmp_path / "copy.record"
    copy.write_bytes(ended.stdout)
    with Journal.open(session) as journal:
        assert replay(read_file(copy)).state == journal.state()


def test_a_console_that_knows_no_suits_ends_nothing(record: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "gattai_desktop", "replay", str(record)],
        capture_output=True,
        check=False,
        env={"PYTHONIOENCODING": "ascii", "PATH": ""},
    )
    assert ended.returncode == FINE, ended.stderr


def test_a_pack_in_one_file_is_told_or_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shipped = resource("packs/bot-battle")
    path = tmp_path / "bots.gattai-pack"
    path.write_bytes(packed({file.name: file.read_text(encoding="utf-8") for file in shipped.glob("*.toml")}))
    assert main(["open", str(path)]) == FINE
    assert "decks.toml" in capsys.readouterr().out
    path.write_bytes(b"no zip")
    assert main(["open", str(path)]) == UNUSABLE
    assert (
        "bots.gattai-pack is damaged, or no pack. If it came from somebody, ask for it once more."
        in capsys.readouterr().err
    )


def test_a_file_alone_is_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a file that is dropped on the program, then it gets no command with it, and opens the file."""
    for name in ("bots.gattai-pack", "BOTS.GATTAI-PACK"):
        path = tmp_path / name
        path.write_bytes(b"no zip")
        assert main([str(path)]) == UNUSABLE
        assert (
            f"{name} is damaged, or no pack. If it came from somebody, ask for it once more." in capsys.readouterr().err
        )


def test_the_version_is_the_one_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == FINE
    assert capsys.readouterr().out.split()[-1] == __version__


ODDS = ("odds", "--fights", "12", "--players", "plain", "--pilots", "red,green", "--cores", "1")


def test_the_odds_of_a_fight_are_told_as_text_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a scenario, when its odds are asked for, then they come as a page or as JSON."""
    assert main([*ODDS, "--json"]) == FINE
    found = json.loads(capsys.readouterr().out)
    assert [one["players"] for one in found] == ["plain"]
    assert found[0]["fights"] == 12
    assert sum(found[0]["stages"].values()) == pytest.approx(1)
    assert main(list(ODDS)) == FINE
    assert "12 Throwdowns, seed 1" in capsys.readouterr().out


def test_ctrl_c_tells_what_was_played_until_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given thousands of fights were ordered, when Ctrl-C is pressed, then the odds of those played are told."""
    waits = iter([False, True])

    def wait(running: Running, *others: Running, **named: Any) -> None:
        if next(waits):
            raise KeyboardInterrupt
        wait_for_some(running, *others, **named)

    wait_for_some = Running.wait
    monkeypatch.setattr(Running, "wait", wait)
    assert main(["odds", "--fights", "5000", "--players", "plain", "--cores", "1"]) == STOPPED
    said = capsys.readouterr()
    assert "in 100 go to the Pilots" in said.out
    assert re.search(r"Stopped after \d+ of 5000", said.err)


_ENDED_BY_THE_SYSTEM = """
import os, signal, sys
from gattai_desktop.cli import main
from gattai_desktop.players.rehearsal import Running

left = int(sys.argv[1])
waited = Running.wait

def wait(running, *others, **named):
    global left
    waited(running, *others, **named)
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGTERM)

Running.wait = wait
sys.exit(main(["odds", "--fights", "50000", "--players", "plain", "--cores", "2"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a program without asking it")
@pytest.mark.parametrize(
    ("after", "said"), [("1", "Stopped before the first fights were played."), ("2", r"Stopped after \d+ of 50000\.")]
)
def test_odds_that_the_system_ends_tell_what_was_played_and_leave_nothing_raw(after: str, said: str) -> None:
    """Given far too many fights were ordered, when the program is told to end, then it ends as by Ctrl-C."""
    asked = [sys.executable, "-c", _ENDED_BY_THE_SYSTEM, after]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == STOPPED
    assert re.fullmatch(f"{said}\n", done.stderr)
    assert ("in 100 go to the Pilots" in done.stdout) == (after == "2")


def test_odds_that_cannot_be_drawn_say_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ODDS, "--picture", str(tmp_path / "odds.jpg")]) == UNUSABLE
    assert "odds.jpg is to be a picture: give it a name that ends with .png." in capsys.readouterr().err
    # Before a single fight is played: a long rehearsal would be lost.
    assert main(["odds", "--fights", "1000000", "--picture", str(tmp_path / "none" / "odds.png")]) == UNUSABLE
    assert "There is no folder" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_odds_of_a_fight_are_drawn(tmp_path: Path) -> None:
    """Given no display, when a picture is asked for, then it is painted all the same."""
    picture = tmp_path / "odds.png"
    asked = [sys.executable, "-m", "gattai_desktop", *ODDS, "--picture", str(picture)]
    subprocess.run(asked, check=True, capture_output=True, timeout=600)
    assert picture.stat().st_size > 10_000


AGAINST_CPU = ("odds", "--game", "virtual-machine", "--fight", "f1", "--seats", "2", "--cores", "1")


def test_the_odds_of_a_fight_of_virtual_machine_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a fight that has not begun, when its odds are asked for, then they come as a page or as JSON."""
    assert main([*AGAINST_CPU, "--fights", "4", "--json"]) == FINE
    found = json.loads(capsys.readouterr().out)
    assert (found["fight"], found["mcs"], found["fights"]) == ("Hello, World", ["Sable", "Teo"], 4)
    assert main([*AGAINST_CPU, "--fights", "4"]) == FINE
    assert "4 fights, seed 1." in capsys.readouterr().out
    assert main(["odds", "--game", "virtual-machine", "--fight", "f99"]) == UNUSABLE
    assert "No fight is called 'f99'" in capsys.readouterr().err
    assert main([*AGAINST_CPU, "--levers"]) == UNUSABLE
    assert "Gattaibushido alone" in capsys.readouterr().err


def test_the_odds_of_a_session_of_virtual_machine_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a record of a fight, when its odds are asked for, then it is fought on as it stands."""
    record = Path(__file__).parent / "records" / "virtual_machine" / "TABLE-1-fight.record"
    session = tmp_path / "fight.gattai"
    assert main(["import", str(record), "--file", str(session)]) == FINE
    capsys.readouterr()
    assert main(["odds", str(session), "--fights", "2", "--cores", "1"]) == FINE
    assert "in 100 go to the MCs" in capsys.readouterr().out


def test_ctrl_c_tells_what_was_fought_until_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given thousands of fights were ordered, when Ctrl-C is pressed, then the odds of those played are told."""
    waits = iter([False, True])

    def wait(running: Running[Any], *others: Running[Any], **named: Any) -> None:
        if next(waits):
            raise KeyboardInterrupt
        wait_for_some(running, *others, **named)

    wait_for_some = Running.wait
    monkeypatch.setattr(Running, "wait", wait)
    assert main([*AGAINST_CPU, "--fights", "5000"]) == STOPPED
    said = capsys.readouterr()
    assert "in 100 go to the MCs" in said.out
    assert re.search(r"Stopped after \d+ of 5000", said.err)


def test_odds_that_cannot_be_told_say_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a Pilot who is not there, or a picture that would overwrite a file, then nothing is touched."""
    assert main(["odds", "--pilots", "ultraviolet"]) == UNUSABLE
    assert "Ready: " in capsys.readouterr().err
    kept = tmp_path / "kept.png"
    kept.write_text("kept", encoding="utf-8")
    assert main(["odds", "--picture", str(kept)]) == UNUSABLE
    assert kept.read_text(encoding="utf-8") == "kept"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("verify", "nothing.gattai"), "There is no file nothing.gattai in {here}. "),
        (("backups", "nothing.gattai"), "There is no file nothing.gattai in {here}."),
        (("backups", "."), "There is no file {here.name} in {here.parent}."),
        (("verify", str(Path.home())), f"{Path.home()} is a folder, and no session."),
        (("packs", "--bring-in", "."), "There is no pack in {here}. "),
        (("packs", "--export", "nothing"), "No pack of your own is called 'nothing'. There is none yet"),
        (("packs", "--as", "other"), "--replace and --as go with --bring-in"),
        (("new", "--ruling", "gambit_ti=x"), "No ruling is called 'gambit_ti'. Did you mean 'gambit_tie'?"),
        (("new", "--ruling", "gambit_tie=x"), "gambit_tie has no option 'x'."),
    ],
)
def test_what_is_not_there_is_said_with_its_whole_place(
    asked: tuple[str, ...],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a bare name in the folder where one stands, or none at all, then no half sentence is said."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gattai_desktop.content.own_packs.default_packs", lambda: tmp_path / "packs")
    assert main(list(asked)) == UNUSABLE
    assert said.format(here=tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize(
    "asked",
    [
        ("new", "--no-window", "--file"),
        ("import", "{record}", "--file"),
        ("export", "{session}", "--out"),
        ("tale", "{session}", "--to"),
        ("verify", "{session}", "--save"),
        ("backups", "{session}", "--restore", "1", "--file"),
        ("demo", "--offscreen", "--session"),
        ("odds", "--picture"),
    ],
    ids=lambda asked: asked[0],
)
def test_no_command_makes_the_folder_that_a_name_lies_in(
    asked: tuple[str, ...], session: Path, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a folder whose name may be mistyped, when a file is to be written there, then it is told first."""
    ending = {"odds": ".png", "tale": ".html", "export": ".record"}.get(asked[0], ".gattai")
    target = tmp_path / "evenigns" / f"friday{ending}"
    assert main([one.format(session=session, record=record) for one in asked] + [str(target)]) == UNUSABLE
    assert capsys.readouterr().err.startswith(f"There is no folder {target.parent}. Make it first, or choose another")
    assert not target.parent.exists()


def test_one_of_a_thing_is_no_plural(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.gattai"
    assert main(["new", "--no-window", "--file", str(path), "--scenario", "first-contact"]) == FINE
    with Journal.open(path) as journal:
        play(journal, 1)
    capsys.readouterr()
    assert main(["verify", str(path)]) == FINE
    assert capsys.readouterr().out.endswith("one.gattai is intact: 1 move.\n")
    table = TablePlayed(number=1, scenario="First Contact", seats=3, moves=7)
    assert [*map(spoken, DemoReport((table,)).told())] == ["1 table, 7 moves, none with faults"]
    assert [*map(spoken, DemoReport((table, table)).told())] == ["2 tables, 14 moves, none with faults"]


@pytest.mark.parametrize("pace", ["nan", "inf", "-1", "1e9"])
def test_a_pace_that_no_clock_has_is_refused(pace: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", "--offscreen", "--game", "rumblebots", f"--pace={pace}"]) == UNUSABLE
    assert capsys.readouterr().err == "Between two moves (--pace) there are 0 to 3600 seconds.\n"


@pytest.mark.parametrize(
    ("environment", "asked", "spoken"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, [], "de"),
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, [], "de"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANGUAGE": "fr:de:en"}, [], "de"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "de"}, [], "en"),
        ({"LC_ALL": "fr_FR.UTF-8"}, [], "en"),
        ({"LC_ALL": "de_DE.UTF-8"}, ["--language", "en"], "en"),
        ({"GATTAI_LANGUAGE": "de"}, [], "de"),
        ({"GATTAI_LANGUAGE": "en"}, ["--language=de"], "de"),
    ],
)
def test_the_command_line_speaks_as_it_is_asked_or_as_the_system_does(
    environment: dict[str, str],
    asked: list[str],
    spoken: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("GATTAI_LANGUAGE", "")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        main([*asked, "open", "--help"])
    usage, told = ("Aufruf: ", "Eine Sitzung, ein") if spoken == "de" else ("usage: ", "Open a session, record")
    out = capsys.readouterr().out
    assert out.startswith(f"{usage}gattai-desktop open")
    assert told in out


@pytest.mark.parametrize(
    ("settings", "environment", "asked", "spoken"),
    [
        ('language = "de"\n', {}, [], "de"),
        ('language = "en"\n', {"LC_ALL": "de_DE.UTF-8"}, [], "en"),
        ('language = "system"\n', {"LC_ALL": "de_DE.UTF-8"}, [], "de"),
        ('language = "de"\n', {}, ["--language", "en"], "en"),
        ('language = "de"\n', {}, ["--language", "system"], "en"),
        ('language = "de"\n', {"GATTAI_LANGUAGE": "en"}, [], "en"),
        ('language = "elvish"\n', {"LC_ALL": "de_DE.UTF-8"}, [], "de"),
        ("language = 7\n", {}, [], "en"),
        ("no settings at all", {"LC_ALL": "de_DE.UTF-8"}, [], "de"),
    ],
)
def test_the_command_line_speaks_the_language_that_was_chosen_in_a_window(
    settings: str,
    environment: dict[str, str],
    asked: list[str],
    spoken: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    for name, value in {"GATTAI_LANGUAGE": "", "LC_ALL": "C.UTF-8", **environment}.items():
        monkeypatch.setenv(name, value)
    file = default_file()
    file.parent.mkdir(parents=True)
    file.write_text(settings)
    with pytest.raises(SystemExit):
        main([*asked, "open", "--help"])
    assert capsys.readouterr().out.startswith("Aufruf: " if spoken == "de" else "usage: ")


@pytest.mark.parametrize("asked", [[], ["--language", "de"], ["--language=de"]])
def test_a_file_alone_is_opened_in_any_language(
    asked: list[str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given `--language de FILE`, as an icon on the desktop may say it, then the file is opened."""
    opened: list[Path] = []
    monkeypatch.setenv("GATTAI_LANGUAGE", "")
    monkeypatch.setattr(commands, "open_file", lambda options: opened.append(options.file) or FINE)
    assert main([*asked, str(record)]) == FINE
    assert opened == [record]
    assert os.environ["GATTAI_LANGUAGE"] == ("de" if asked else "")


def shown(text: tuple[object, str]) -> str:
    return str(getattr(*text))


def test_the_help_is_german_to_its_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GATTAI_LANGUAGE", "de")
    terminal.choose([])
    english, german = cli._parser(), cli._parser()
    terminal.translate_help(german)
    assert not {*map(shown, terminal.help_texts(english))} & {*map(shown, terminal.help_texts(german))}


def test_faults_are_told_in_german_with_names_and_commands_as_they_are(
    record: Path, session: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GATTAI_LANGUAGE", "de")
    none, garbled = record.with_name("none.gattai"), record.with_name("garbled.gattai")
    garbled.write_bytes(b"neither")
    garbled_record = record.with_name("garbled.record")
    garbled_record.write_bytes(b"\xff\xfe")
    capsys.readouterr()
    for words, told in (
        (["check", str(record)], "1 bestanden, 0 nicht"),
        (["verify", str(session)], "Friday.gattai ist unversehrt: 20 Einträge."),
        (["replay", str(none)], "none.gattai"),
        (["replay", str(garbled)], "garbled.gattai ist keine Sitzung"),
        (["new", "--edition", "gamma"], "„gamma“ ist nicht bekannt. Möglich ist: alpha, beta, final."),
        (["import", str(record), "--file", str(session)], "Friday.gattai gibt es schon."),
        (["open", str(none)], "none.gattai gibt es nicht. Nenne eine Sitzung (.gattai)"),
        (["packs", "--remove", "quay"], "Kein eigenes Paket heißt „quay“."),
        (["import", "no.record"], "no.record gibt es nicht. Nenne ein Protokoll (.record)."),
        (["new", "--scenario", "nope"], "Kein Szenario heißt „nope“. Es gibt: first-contact,"),
        (["new", "--ruling", "foo=bar"], "Keine Regelung heißt „foo“. Es gibt die Zeilen R-01 bis R-"),
        (["new", "--ruling", "gap_policy=bar"], "hat keine Möglichkeit „bar“. Möglich ist: "),
        (["new", "--set", "x"], "„x“ ist eine halbe Antwort. Schreib, worum es geht"),
        (["odds", "--game", "virtual-machine", "--levers"], "Hebel und Bilder (--levers, --picture) gibt es nur"),
        (["odds", "--game", "virtual-machine", "--fight", "f99"], "Kein Kampf heißt „f99“. Es gibt: f1,"),
        (["odds", "--game", "virtual-machine", "--seats", "9"], "Ein Kampf hat 2 bis 6 MCs (--seats)."),
        (["odds", "--threats", "nobody"], "Keine Bedrohung im Spiel heißt nobody. Im Spiel: brass_tide"),
        (["replay", str(session), "--to", "99"], "Friday.gattai hat die Einträge 1 bis 20; 0 ist der Anfang."),
        (
            ["export", str(session), "--as", "html", "--seat", "nobody"],
            "Niemand sitzt auf „nobody“.",
        ),
        (["check", str(garbled_record)], "garbled.record, Zeile 1: Das ist kein Text in UTF-8."),
    ):
        main(words)
        found = "".join(capsys.readouterr())
        assert told in found, found
    for words, told in (
        (["nonsense"], "'nonsense' ist als COMMAND nicht bekannt. Es gibt: open, new,"),
        (["odds", "--fights", "many"], "--fights: 'many' passt hier nicht, erwartet wird eine ganze Zahl."),
        (["bench", "engine", "--seconds", "x"], "--seconds: 'x' passt hier nicht, erwartet wird eine Zahl."),
        (["odds", "--fi", "3"], "--fi könnte jedes von diesen heißen: --fight, --fights."),
        (["new", "--no-window=3"], "Hinter --no-window gehört nichts: '3'."),
    ):
        with pytest.raises(SystemExit):
            main(words)
        assert told in capsys.readouterr().err


def test_without_qt_faults_are_told_in_english(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GATTAI_LANGUAGE", "de")
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    terminal._words.cache_clear()
    try:
        main(["open", str(record.with_name("none.gattai"))])
    finally:
        terminal._words.cache_clear()
    assert "Name a session (.gattai)" in "".join(capsys.readouterr())


def test_faults_of_a_record_are_told_in_german_with_its_own_words_as_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GATTAI_LANGUAGE", "de")
    record = tmp_path / "one.record"
    for text, told in (
        ("gave Red\n", "one.record, Zeile 1: „gave“ ist kein Schlüsselwort. Schreib eines von: game, given, shuffle,"),
        ("given pilots Red\n      Harmony\n", 'one.record, Zeile 2: "" ist kein Wert: Schreib eine ganze Zahl,'),
        ("given pilots Red\nthen Harmony 7\n", "one.record, Zeile 2: erwartet: Harmony 7; gefunden: 4."),
        ("", "one.record: Die Datei ist leer; ein Protokoll hat mindestens eine Zeile."),
    ):
        record.write_text(text, encoding="utf-8")
        assert main(["check", str(record)]) != FINE
        out = capsys.readouterr().out
        assert told in out, out
    assert main(["import", str(record)]) == UNUSABLE
    assert "one.record: Die Datei ist leer" in capsys.readouterr().err


@pytest.mark.parametrize("silent", [False, True])
def test_why_a_file_cannot_be_opened_is_told_in_the_words_of_the_program(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *, silent: bool
) -> None:
    close(monkeypatch, record.parent, silent=silent)
    assert main(["check", str(record)]) == UNUSABLE
    assert capsys.readouterr().err == f"{record}: it may belong to somebody else.\n"
    monkeypatch.setenv("GATTAI_LANGUAGE", "de")
    assert main(["check", str(record)]) == UNUSABLE
    assert capsys.readouterr().err == f"{record}: vielleicht gehört es jemand anderem.\n"
