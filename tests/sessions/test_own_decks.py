"""Decks of the person at this computer: kept whole, by their names, never outside their folder; faults with a line."""

import os
import sys
from pathlib import Path

import pytest

from gattai_desktop.file_kinds import is_device
from gattai_desktop.sessions.own_decks import (
    LONGEST,
    MOST_BYTES,
    MOST_DECKS,
    NOBODYS,
    DeckNotKept,
    DeckOrigin,
    OwnDecks,
)
from tests.faults.closed import close

LIST = "4 Cinder Page\n2 Spark Runner\n"


@pytest.fixture
def kept(tmp_path: Path) -> OwnDecks:
    return OwnDecks(tmp_path / "decks", "tasuo")


def test_a_deck_is_read_as_it_was_kept(kept: OwnDecks) -> None:
    kept.keep("Ren's fire", LIST)
    kept.keep("Ältere Glut", LIST)
    assert kept.names() == ("Ältere Glut", "Ren's fire")
    assert kept.text("Ren's fire") == f"#\n{LIST}"  # the name was a line, so that lines keep their numbers
    kept.keep("Ren's fire", "1 Cinder Page\n")
    assert kept.text("Ren's fire") == "#\n1 Cinder Page\n"
    assert [file.name for file in kept.folder.iterdir() if file.suffix == ".new"] == []


def test_whose_work_a_deck_is_stays_with_it(kept: OwnDecks) -> None:
    ida = DeckOrigin("Ida", "CC-BY-4.0")
    kept.keep("Fire", LIST, ida)
    assert kept.origin("Fire") == ida
    assert kept.text("Fire") == f"#\n#\n#\n{LIST}"  # three lines were no cards, so that lines keep their numbers
    kept.rename("Fire", "Flame")
    assert kept.origin(kept.copy("Flame")) == ida
    assert kept.text("Flame 2") == kept.text("Flame") == f"#\n#\n#\n{LIST}"
    kept.keep("Flame", kept.text("Flame"))
    assert (kept.origin("Flame"), kept.text("Flame")) == (NOBODYS, f"#\n{LIST}")


@pytest.mark.parametrize("author", ["Ida\n4 Ember Jab", "x" * 300, "# By: Ren", " ", "4 Cinder Page"])
def test_no_name_of_an_author_becomes_a_card(kept: OwnDecks, author: str) -> None:
    kept.keep("Fire", LIST, DeckOrigin(author, "CC0-1.0"))
    assert [line for line in kept.text("Fire").split("\n") if line != "#"] == LIST.split("\n")
    assert kept.origin("Fire") == DeckOrigin(" ".join(author.split())[:LONGEST], "CC0-1.0")


def test_games_have_decks_of_their_own(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    assert OwnDecks(kept.folder.parent, "other").names() == ()


@pytest.mark.parametrize("name", ["../../away", "/etc/passwd", "..", "C:\\deck", "a/b", " ", "\x00"])
def test_a_name_never_leads_outside_the_folder(kept: OwnDecks, name: str) -> None:
    kept.keep(name, LIST)
    assert [file.parent for file in kept.folder.parent.rglob("*") if file.is_file()] == [kept.folder]


def test_a_free_name_has_a_number(kept: OwnDecks) -> None:
    assert kept.free_name("Fire") == "Fire"
    kept.keep("Fire", LIST)
    assert kept.free_name("fire") == "fire 2"
    assert kept.free_name("Fire 2") == "Fire 2"
    kept.keep("Fire 2", LIST)
    assert kept.free_name("Fire 2") == "Fire 3"
    assert kept.free_name("Storm", ["Storm", "Storm 2"]) == "Storm 3"
    assert len(kept.free_name("x" * LONGEST, ["x" * LONGEST])) <= LONGEST


def test_there_is_a_free_name_whatever_its_letters_become(kept: OwnDecks) -> None:
    """A ß is two small letters in the name of a file, which has no room for twice as many."""
    kept.keep("ß" * LONGEST, LIST)
    free = kept.copy("ß" * LONGEST)
    assert kept.names() == (free, "ß" * LONGEST)
    assert free.endswith(" 2")


@pytest.mark.parametrize("name", ["👩\u200d🚀 Crew", "A\u00a0B", "con", "COM¹", "Ünü"])
def test_a_deck_is_listed_by_the_name_that_it_got(kept: OwnDecks, name: str) -> None:
    kept.keep(name, LIST)
    assert kept.names() == (name,)
    assert kept.text(name).endswith(LIST)
    assert not is_device(next(kept.folder.iterdir()).name)


def test_a_file_that_was_called_otherwise_is_still_the_deck(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    (kept.folder / "fire.deck").rename(kept.folder / "Copy of FIRE.deck")
    assert kept.names() == ("Fire",)
    assert kept.text("Fire") == f"#\n{LIST}"
    kept.keep("Fire", "1 Cinder Page\n")
    assert [file.name for file in kept.folder.iterdir()] == ["Copy of FIRE.deck"]
    kept.drop("Fire")
    assert kept.names() == ()


def test_a_copy_of_a_file_is_a_deck_of_its_own(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    (kept.folder / "Fire (2).deck").write_bytes((kept.folder / "fire.deck").read_bytes())
    assert kept.names() == ("Fire", "Fire (2)")
    kept.keep("Fire (2)", "1 Cinder Page\n")
    assert kept.text("Fire") == f"#\n{LIST}"


def test_one_deck_more_than_are_listed_is_refused(kept: OwnDecks) -> None:
    kept.folder.mkdir(parents=True)
    for number in range(MOST_DECKS):
        (kept.folder / f"a{number}.deck").write_text(f"# A{number}\n{LIST}")
    with pytest.raises(DeckNotKept, match=f"there are {MOST_DECKS} decks"):
        kept.keep("Zebra", LIST)
    kept.keep("A7", "1 Cinder Page\n")
    kept.drop("A0")
    kept.keep("Zebra", LIST)
    assert "Zebra" in kept.names()


def test_a_file_that_an_editor_on_windows_wrote_is_read(kept: OwnDecks) -> None:
    kept.folder.mkdir(parents=True)
    text = "\ufeff# Fire\r\n# By: Ida\r\n4 Cinder Page\r\n"
    (kept.folder / "fire.deck").write_bytes(text.encode())
    assert kept.names() == ("Fire",)
    assert kept.text("Fire") == "#\n#\n4 Cinder Page\n"
    assert kept.origin("Fire") == DeckOrigin("Ida")


def test_a_folder_that_may_not_be_looked_into_is_told(kept: OwnDecks, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.keep("Fire", LIST)
    close(monkeypatch, kept.folder)
    assert kept.names() == ()
    with pytest.raises(DeckNotKept, match="cannot be read: it may belong to somebody else"):
        kept.text("Fire")
    for change in (lambda: kept.keep("Fire", LIST), lambda: kept.rename("Fire", "Ash"), lambda: kept.copy("Fire")):
        with pytest.raises(DeckNotKept):
            change()


def test_a_deck_gets_another_name_and_loses_no_other(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    kept.keep("Water", "1 Reef Novice\n")
    kept.rename("Fire", "Flame")
    assert kept.names() == ("Flame", "Water")
    assert kept.text("Flame") == f"#\n{LIST}"
    with pytest.raises(DeckNotKept, match="A deck is called Water already"):
        kept.rename("Flame", "Water")
    assert kept.text("Water") == "#\n1 Reef Novice\n"
    kept.rename("Flame", "FLAME")
    assert kept.names() == ("FLAME", "Water")


def test_a_deck_that_is_gone_is_taken_away_all_the_same(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    kept.drop("Fire")
    kept.drop("Fire")
    assert kept.names() == ()


def test_what_cannot_be_written_or_read_is_told(kept: OwnDecks) -> None:
    kept.folder.parent.mkdir()
    kept.folder.write_text("a file in the way")
    with pytest.raises(DeckNotKept, match="The deck Fire could not be saved"):
        kept.keep("Fire", LIST)
    with pytest.raises(DeckNotKept):
        kept.text("Fire")
    assert kept.names() == ()
    with pytest.raises(DeckNotKept, match="too long"):
        kept.keep("Fire", "x" * MOST_BYTES)


def test_a_file_that_is_no_text_is_refused_with_its_line(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    file = next(kept.folder.iterdir())
    file.write_bytes(b"# Fire\n4 Cinder Page\n2 Sp\xff\n")
    with pytest.raises(DeckNotKept, match=r"Line 3 of fire\.deck is no text"):
        kept.text("Fire")
    file.write_bytes(b"x" * (MOST_BYTES + 1))
    with pytest.raises(DeckNotKept, match="too long"):
        kept.text("Fire")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")
@pytest.mark.timeout(20)
def test_nobody_waits_at_a_pipe_among_the_decks(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    os.mkfifo(kept.folder / "pipe.deck")
    assert kept.names() == ("Fire", "pipe")
    with pytest.raises(DeckNotKept, match=r"pipe\.deck is no file"):
        kept.text("pipe")
    kept.keep("pipe", LIST)
    assert kept.text("pipe") == f"#\n{LIST}"


def test_a_deck_that_was_taken_away_comes_back_whole(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    file = next(kept.folder.iterdir())
    file.write_bytes(b"# Fire\n\xff")  # even one that cannot be read
    taken = kept.drop("Fire")
    assert kept.names() == ()
    assert taken is not None
    kept.bring_back("Fire", taken)
    assert file.read_bytes() == b"# Fire\n\xff"
    taken = kept.drop("Fire")
    kept.keep("Fire", LIST)
    assert taken is not None
    with pytest.raises(DeckNotKept, match="A deck is called Fire already"):
        kept.bring_back("Fire", taken)
    assert kept.text("Fire") == f"#\n{LIST}"


def test_of_the_decks_that_were_taken_away_only_the_last_ones_are_kept(
    kept: OwnDecks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gattai_desktop.sessions.own_decks.MOST_DROPPED", 2)
    taken = []
    for hours_ago, name in ((3, "Fire"), (2, "Ash"), (1, "Rain")):
        kept.keep(name, LIST)
        os.utime(kept.folder / f"{name.casefold()}.deck", (0, 0))  # when it was written does not count
        file = kept.drop(name)
        assert file is not None
        if file.exists():
            os.utime(file, (file.stat().st_mtime - 3_600 * hours_ago,) * 2)
        taken.append(file)
    assert [file.exists() for file in taken] == [False, True, True]
    kept.bring_back("Rain", taken[-1])
    assert kept.names() == ("Rain",)


def test_two_decks_of_one_name_that_were_taken_away_come_back_each(kept: OwnDecks) -> None:
    taken = []
    for lines in (LIST, "1 Cinder Page\n"):
        kept.keep("Fire", lines)
        taken.append(kept.drop("Fire"))
    for where, lines in zip(taken, (LIST, "1 Cinder Page\n"), strict=True):
        assert where is not None
        kept.bring_back("Fire", where)
        assert kept.text("Fire") == f"#\n{lines}"
        kept.drop("Fire")


def test_a_deck_with_another_name_leaves_nothing_behind(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    kept.rename("Fire", "Flame")
    assert [one.name for one in kept.folder.iterdir()] == ["flame.deck"]


def test_a_damaged_file_is_set_aside_before_a_deck_takes_its_name(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    file = next(kept.folder.iterdir())
    file.write_bytes(b"# Fire\n\xff")
    kept.keep("Fire", LIST)
    assert kept.text("Fire") == f"#\n{LIST}"
    assert file.with_suffix(".damaged").read_bytes() == b"# Fire\n\xff"
    file.write_bytes(b"# Fire\n\xfe")
    kept.keep("Fire", LIST)
    assert file.with_suffix(".damaged").read_bytes() == b"# Fire\n\xff"
    assert file.with_name("fire 2.damaged").read_bytes() == b"# Fire\n\xfe"


@pytest.mark.parametrize(("name", "text"), [("Fire\ud83d", LIST), ("Fire", f"{LIST}\udc00")])
def test_half_a_sign_is_told(kept: OwnDecks, name: str, text: str) -> None:
    """A field of so many letters may cut a picture in two."""
    with pytest.raises(
        DeckNotKept, match=r"^The deck Fire was not saved: it holds half a sign, which no file can hold\.$"
    ):
        kept.keep(name, text)
    assert kept.names() == ()


def test_a_copy_has_a_name_of_its_own(kept: OwnDecks) -> None:
    kept.keep("Fire", LIST)
    assert kept.copy("Fire", ["Fire 2"]) == "Fire 3"
    assert kept.text("Fire 3") == kept.text("Fire")


def test_the_longest_name_of_letters_of_four_bytes_stays(kept: OwnDecks) -> None:
    name = "\U0001f9e1" * LONGEST
    kept.keep(name, LIST)
    assert kept.names() == (name,)
