"""What a pack that is written may name is worked out once for each of its states, and anew once it was changed."""

from pathlib import Path

from gattai_desktop.content.boxes import packs_of
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.content.sound_entries import kept_for_draft
from gattai_desktop.content.tasuo.draft_cards import cards_for

CARD = {"name": "Wick Boy", "kind": "warrior", "class": "smith", "life": 9, "attack": "K1 fire"}


def draft_in(folder: Path) -> PackDraft:
    return new_draft(folder, packs_of("tasuo").contents, title="Night Shift", author="Jo")


def test_an_answer_holds_until_the_draft_is_changed_or_taken_back(tmp_path: Path) -> None:
    asked: list[int] = []

    @kept_for_draft
    def cards(draft: PackDraft) -> int:
        asked.append(len(draft.entries("card")))
        return asked[-1]

    draft, other = draft_in(tmp_path / "one"), draft_in(tmp_path / "two")
    assert (cards(draft), cards(draft)) == (0, 0)
    draft.add("card", CARD)
    assert (cards(draft), cards(draft), cards(other)) == (1, 1, 0)
    draft.undo()
    assert cards(draft) == 0
    assert asked == [0, 1, 0, 0]


def test_a_card_with_a_fault_is_none_until_it_is_mended(tmp_path: Path) -> None:
    draft = draft_in(tmp_path)
    card = draft.add("card", CARD)
    assert cards_for(draft).designs[card].life == 9
    draft.change("card", card, attack="Q1 fire")
    assert card not in cards_for(draft).designs
    draft.change("card", card, attack="G2 fire")
    assert cards_for(draft).designs[card].attack is not None


def test_under_the_head_of_another_game_nothing_is_known_to_be_sound(tmp_path: Path) -> None:
    """Given a pack whose head a person changed, when the desk looks for its cards, then an id may be anything."""
    draft = draft_in(tmp_path)
    draft.add("card", CARD)
    for name, there, instead in (
        ("pack", 'game = "tasuo"', 'game = "gattai"'),
        ("cards", 'id = "card.wick_boy"', "id = 3"),
    ):
        file = draft.folder / f"{name}.toml"
        text = file.read_text(encoding="utf-8")
        assert there in text
        file.write_text(text.replace(there, instead, 1), encoding="utf-8")
    draft.adopt()
    assert not [one for one in cards_for(draft).designs.values() if one.name == "Wick Boy"]
