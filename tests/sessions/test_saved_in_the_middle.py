"""E-100: a table that is saved in the middle of a fight is, when it is opened again, the same table for everybody."""

from pathlib import Path

from gattai_desktop.cards.card import Back
from gattai_desktop.cards.shuffle import seeded
from gattai_desktop.games.gattai.box import GATTAI
from gattai_desktop.records.reader import read_file
from gattai_desktop.records.record import Entry
from gattai_desktop.sessions.journal import Journal

E_50 = Path(__file__).parents[1] / "records" / "E-50.record"


def test_e_100_saved_before_a_block_and_opened_again(tmp_path: Path) -> None:
    """E-100: the Block does the same on the table that was opened; nobody else sees Red's Hand (CARD-14, INFO-11)."""
    game = GATTAI.game
    record = read_file(E_50)
    escalate, block = (game.phrases.read(line) for line in ("Coach escalates with 3♣C", "Red blocks with 3♥P"))
    path = tmp_path / "Friday.gattai"
    with Journal.create(path, GATTAI, record.setup, at=1_000) as journal:
        after, facts = game.play(journal.state(), escalate, seeded(1))
        journal.append(Entry(number=1, move=str(escalate), facts=facts, by="coach", at=1_001), after)
    with Journal.open(path) as again:
        assert again.state() == after
        assert game.play(again.state(), block, seeded(1)) == game.play(after, block, seeded(1))
        seen = game.sight(again.state(), "coach")
        assert all(isinstance(card, Back) for card in seen.cards("hand.red"))
        assert len({card for cards in again.state().zones.values() for card, _ in cards}) == 108
