"""An entry that has no name yet is shown without one, not by the id that its file gives it."""

from pathlib import Path

import pytest

from gattai_desktop.content.boxes import KEYS, packs_of
from gattai_desktop.content.new_pack import new_draft
from gattai_desktop.windows.desk.desk_evening import DeskEvening
from gattai_desktop.windows.games.register import desk_of


@pytest.mark.parametrize("game", KEYS)
def test_no_card_on_the_board_is_called_by_an_id(game: str, tmp_path: Path) -> None:
    desk = desk_of(game)
    assert desk is not None
    draft = new_draft(tmp_path, packs_of(game).contents, title="Mine", author="Jo")
    evening = DeskEvening(draft, desk)
    for part in desk.parts():
        if part.kind == "steps":
            continue
        made = evening.add(part)
        draft.change(part.word, made, name="")
        assert desk.card(draft, part.word, made).name == "no name yet", part.key
