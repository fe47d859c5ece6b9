"""What the commands for players tell is in the language that was chosen; data and the names of files have none."""

import json
import os
import re
from pathlib import Path

import pytest

from gattai_desktop.cli import main
from gattai_desktop.exit_status import FINE, UNUSABLE
from gattai_desktop.players.demo import DemoReport, TablePlayed
from gattai_desktop.resources import resource
from gattai_desktop.terminal import choose, spoken
from gattai_desktop.windows.program.crash_report import keep_log
from tests.content.coach_packs import files_of, written

ODDS = ("odds", "--fights", "3", "--players", "plain", "--pilots", "red,green", "--cores", "1", "--levers")
AGAINST_CPU = ("odds", "--game", "virtual-machine", "--fight", "f1", "--seats", "2", "--cores", "1", "--fights", "4")


@pytest.fixture(autouse=True)
def as_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no language that one run was asked for hold for the next, and play few fights: their words are read alone."""
    monkeypatch.setenv("GATTAI_LANGUAGE", "")
    monkeypatch.setattr("gattai_desktop.players.gattai.levers.each_lever", lambda fights: fights)


def _told(capsys: pytest.CaptureFixture[str], *asked: str) -> str:
    assert main(list(asked)) == FINE
    return capsys.readouterr().out


def _lines_with_words(text: str) -> set[str]:
    """Return each line as its words alone: numbers and bars are the same in every language."""
    return {" ".join(words) for line in text.splitlines() if (words := re.findall(r"[^\W\d_]{2,}", line))}


@pytest.mark.parametrize("asked", [ODDS, AGAINST_CPU], ids=["Throwdown", "Virtual Machine"])
def test_odds_are_told_in_german_to_the_last_line(asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    english, german = (_told(capsys, "--language", one, *asked) for one in ("en", "de"))
    assert "von 100 gewinnen die" in german
    assert "Startwert 1" in german
    assert not _lines_with_words(english) & _lines_with_words(german)
    assert re.search(r" \d\.\d\b", english)
    assert re.search(r" \d,\d\b", german)
    assert not re.search(r" \d\.\d\b", german)


@pytest.mark.parametrize("asked", [ODDS, AGAINST_CPU], ids=["Throwdown", "Virtual Machine"])
def test_odds_as_data_speak_no_language(asked: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    english, german = (_told(capsys, "--language", one, *asked, "--json") for one in ("en", "de"))
    assert json.loads(english) == json.loads(german)


def test_rules_are_listed_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    listed = _told(capsys, "--language", "de", "rules", "--game", "gattai")
    assert re.search(r"^1 Ausgaben und Coach\n  ED-1 ", listed)
    assert "\nKräfte\n" in listed
    assert re.search(r"\n  W-1 +Protokoll +tests/records/W-1\.record", listed)
    assert re.search(r"\n  U-2 +Tisch +Die Texte überlassen es dem Tisch; Karten und Anzeigen gehen von Hand\.", listed)
    assert re.search(
        r"\n\d+ Nummern: \d+ in einem Protokoll, \d+ in einem Test, \d+ dem Tisch überlassen, 0 offen", listed
    )
    assert re.search(r"\n\d+ Auswahlen: \d+ in den Paketen, \d+ in einem Protokoll\n$", listed)


def test_who_wins_is_told_in_german_to_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("bench", "players", "--game", "rumblebots", "--only", "steady:gentle", "--games", "1", "--jobs", "1")
    english, german = (_told(capsys, "--language", one, *asked) for one in ("en", "de"))
    assert "Von 100 Partien gewinnt der zuerst genannte Spieler" in german
    assert re.search(r"  beide Seiten +als Rot +als Blau +Partien +nicht beendet\n", german)
    shared = {word for line in _lines_with_words(english) & _lines_with_words(german) for word in line.split()}
    assert shared == {"steady", "gentle", "ms"}, "players are called as --only calls them"


def test_who_cannot_be_measured_is_told_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "de", "bench", "players", "--game", "gattai", "--only", "a:b"]) == UNUSABLE
    assert "„a:b“ ist kein Paar von Spielern. Von gattai gibt es:" in capsys.readouterr().err


def test_doctor_tells_what_it_finds_in_german(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    told = _told(capsys, "--language", "de", "doctor")
    for words in ("Programm:", "Sprachen:", "Sitzungen:", "Einstellungen:", "MiB frei", "Inhalt:"):
        assert words in told
    assert re.search(r"kann beschrieben werden|kann nicht beschrieben werden", told)
    if os.name == "posix" and Path("/proc").exists():
        assert re.search(r"Anzeige: +keine: hier geht nur --offscreen", told)
    assert len({len(one[0]) for line in told.splitlines() if (one := re.match(r"(?:\w[^:]*:)? +", line))}) == 1


def test_what_a_demo_played_is_told_in_german() -> None:
    table = TablePlayed(number=2, scenario="First Contact", seats=3, moves=7)
    broken = TablePlayed(number=3, scenario="First Contact", seats=3, moves=1, faults=("entry 1: odd",))
    choose(["--language", "de"])
    try:
        assert [*map(spoken, DemoReport((table,)).told())] == ["1 Tisch, 7 Züge, keiner mit Fehlern"]
        assert [*map(spoken, DemoReport((table, broken)).told())] == [
            "Tisch 3: First Contact, 3 am Tisch, 1 Zug: entry 1: odd",
            "2 Tische, 8 Züge, 1 mit Fehlern",
        ]
    finally:
        choose([])


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--game", "rumblebots", "--people", "red=Ida"), "Erster Kampf kennt kein --people: Wer spielt, wird mit dem"),
        (("--game", "tasuo", "--edition", "beta"), "Sieben Züge kennt kein --edition. Lass es weg."),
    ],
)
def test_a_switch_that_a_game_has_no_use_for_is_refused_in_german(
    asked: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", "de", "new", *asked, "--no-window"]) == UNUSABLE
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("Harmony many", "(team.harmony = many): Möglich ist eine ganze Zahl."),
        ("throwdown.scored = [4]", "Möglich ist eine Liste, jeder Teil davon eine Liste aus 4: eine ganze Zahl; "),
        ("phase = 7", "Möglich ist eines von: set-up, salute, briefing, play, debriefing, breakdown."),
        ("Red: Charges 9/6", "Möglich ist 0 bis 6."),
        ("Green: hand 9♠ 9♠", "9♠P ist zweimal angegeben, in hand.green. Eine Karte liegt an einem Ort, einmal."),
        ("team.harmoni = 4", "Einen solchen Wert gibt es an diesem Tisch von Gattaibushido:FUSION! nicht. Ist "),
    ],
)
def test_what_a_record_gives_wrongly_is_told_in_german(
    given: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "x.record"
    file.write_text(f"given pilots Red, Green; threat tin-comet rating 3; {given}\n", encoding="utf-8")
    assert main(["--language", "de", "check", str(file)]) == UNUSABLE
    assert told in capsys.readouterr().out


def test_a_log_that_cannot_be_kept_is_told_in_german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_names, **_more: tmp_path / "file" / "log")
    told: list[object] = []
    keep_log(told.append)
    choose(["--language", "de"])
    try:
        assert spoken(told[0]) == (
            f"In {tmp_path / 'file' / 'log'} kann kein Programmprotokoll geführt werden: "
            "wo der Ordner sein müsste, liegt eine Datei."
        )
    finally:
        choose([])


def test_what_ones_own_pack_lets_play_is_called_as_it_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An Interrupt of Virtual Machine has the same wording, and German."""
    files = files_of("dark-quay", "Undertow")
    files["scenarios.toml"] = files["scenarios.toml"].replace('"The Dark Quay"', '"Undertow"')
    assert 'name = "Undertow"' in files["scenarios.toml"]
    pack = written(tmp_path / "mine", files)
    told = _told(capsys, "--language", "de", "check", "--pack", str(pack))
    assert told.count("Undertow") == 2
    assert "Sog" not in told
    along = resource("packs/three-evenings")
    assert "Tiefes Signal" in _told(capsys, "--language", "de", "check", "--pack", str(along))
