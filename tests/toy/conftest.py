"""Makes the fair known, as a program would that brings a game along."""

import pytest

from gattai_desktop.content.boxes import add_game
from gattai_desktop.windows.games.register import add_room
from tests.toy.fair import FAIR, KEY


@pytest.fixture(autouse=True, scope="session")
def the_fair() -> None:
    def furnish():  # noqa: ANN202 - windows are imported when a room is wanted
        from tests.toy.fair_room import FairRoom

        return FairRoom()

    add_game(KEY, lambda: FAIR)
    add_room(KEY, furnish)
