"""Which sessions began with a deck of one's own: told by the list in their set-up."""

from pathlib import Path

from gattai_desktop.cli import main
from gattai_desktop.content.boxes import box
from gattai_desktop.content.new_tables import table_form
from gattai_desktop.content.tasuo.card_packs import built_in_cards
from gattai_desktop.games.tasuo.decks import in_one_line, list_of, written_deck
from gattai_desktop.sessions.journal import Journal
from gattai_desktop.sessions.played import PlayedDecks, played_decks


def test_a_session_is_found_by_the_list_that_it_began_with() -> None:
    setups = (("Friday", '{"own": "4 Ä; 2 B"}'), ("Saturday", '{"own": "4 \\u00c4; 2 B; 1 C"}'), ("Sunday", ""))
    assert PlayedDecks(setups).playing("4 Ä; 2 B") == ("Friday",)
    assert PlayedDecks(setups).playing("4 Ä; 2 B; 1 C") == ("Saturday",)
    assert PlayedDecks(setups).playing("1 C") == ()


def test_only_sessions_of_the_game_that_can_be_read_are_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "Friday.gattai"
    assert main(["new", "--no-window", "--file", str(path), "--scenario", "first-contact"]) == 0
    (tmp_path / "Broken.gattai").write_bytes(b"no session")
    files = sorted(tmp_path.iterdir())
    (found,) = played_decks(files, "gattai").setups
    assert "first-contact" in found[1]
    assert played_decks(files, "other").setups == ()


def test_a_showdown_that_began_with_an_own_deck_is_found(tmp_path: Path) -> None:
    path = tmp_path / "Duel.gattai"
    ready = built_in_cards().cards.decks["slag-court"]
    listed = list_of(ready, built_in_cards().cards)
    line = in_one_line(listed)
    form = table_form("tasuo", "two-players")
    setup = form.setup(form.typed({"red_deck": written_deck(listed)}))
    Journal.create(path, box("tasuo"), setup).close()
    assert played_decks([path], "tasuo").playing(line) == ("Tasuo Showdown",)
    assert played_decks([path], "tasuo").playing(line.replace("4 Cinder Page", "3 Cinder Page")) == ()
