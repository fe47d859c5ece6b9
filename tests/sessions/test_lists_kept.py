"""A session keeps the lists that it began with, whatever becomes of the deck."""

from pathlib import Path

import pytest

from gattai_desktop.cli import main
from gattai_desktop.commands import FINE, UNUSABLE
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.decks import list_of, written_deck
from gattai_desktop.games.tasuo.zones import deck, ultra
from gattai_desktop.sessions import own_decks
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.own_decks import OwnDecks

NEW = ("new", "--game", "tasuo", "--scenario", "two-players", "--no-window")


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OwnDecks:
    monkeypatch.setattr(own_decks, "default_decks", lambda: tmp_path / "decks")
    kept = OwnDecks(tmp_path / "decks", "tasuo")
    cards = built_in_cards().cards
    kept.keep("Nine bolts", written_deck(list_of(cards.decks["storm-court"], cards)))
    return kept


def cards_of(path: Path, seat: str) -> list[str]:
    """Every card that a player has in the session."""
    with Journal.open(path) as journal:
        zones = journal.state().zones
        return sorted(one.card.name for zone in (deck(seat), ultra(seat)) for one in zones[zone])


def test_a_session_keeps_its_lists_when_the_deck_is_changed_and_gone(decks: OwnDecks, tmp_path: Path) -> None:
    path = tmp_path / "duel.gattai"
    assert main([*NEW, "--set", "red_deck=nine bolts", "--ruling", "armor=fifteen", "--file", str(path)]) == FINE
    began = cards_of(path, "red")
    assert began.count("Kite Runner") == 4
    decks.keep("Nine bolts", "4 Cinder Page\n")
    assert cards_of(path, "red") == began
    decks.drop("Nine bolts")
    assert cards_of(path, "red") == began
    record = tmp_path / "duel.record"
    assert main(["export", str(path), "--out", str(record)]) == FINE
    again = tmp_path / "again.gattai"
    assert main(["import", str(record), "--file", str(again)]) == FINE
    assert cards_of(again, "red") == began


def test_a_deck_with_a_fault_begins_no_session_and_says_why(
    decks: OwnDecks, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    decks.keep("Too few", "4 Cinder Page\n")
    path = tmp_path / "duel.gattai"
    assert main([*NEW, "--set", "blue_deck=Too few", "--file", str(path)]) == UNUSABLE
    assert "Blue's deck: 4 cards, 50 needed" in capsys.readouterr().err
    assert not path.exists()
