"""Makes Virtual Machine known, which is not on the shelf before it has windows."""

import pytest

from gattai_desktop.content.boxes import add_game
from gattai_desktop.content.virtual_machine.worlds import built_in_world
from gattai_desktop.games.virtual_machine.box import packed
from gattai_desktop.games.virtual_machine.world import KEY


@pytest.fixture(autouse=True, scope="session")
def virtual_machine() -> None:
    add_game(KEY, lambda: packed(built_in_world().world))
