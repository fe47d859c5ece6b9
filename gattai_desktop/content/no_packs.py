"""What a game has that has no packs: a table of it is laid with who sits there and nothing else."""

from collections.abc import Mapping
from typing import Any, cast

from gattai_desktop.cards.words import say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.content.pack import GamePacks
from gattai_desktop.content.schema import Contents
from gattai_desktop.games.box import Box
from gattai_desktop.games.kinds_of_many import Field, FieldValues
from gattai_desktop.games.plain_setup import PlainPlayer
from gattai_desktop.games.table_form import SEATS, SESSION_NAME, Seats, TableForm


def no_packs(box: Box) -> GamePacks:
    """Return the packs of a game that has none: a table of it is laid with who sits there and nothing else."""

    def setup_of(answers: FieldValues) -> Any:  # noqa: ANN401 - each game has its own
        seats = cast("Mapping[Seat, str]", answers[SEATS])
        players = tuple(PlainPlayer(seat, name) for seat, name in seats.items())
        return box.setup(game=box.key, name=box.name, players=players)

    name = say("{name}", name=box.name)
    form = TableForm(
        key="", name=name, session=name, fields=(SESSION_NAME, Field(SEATS, Seats(), {})), setup_of=setup_of
    )
    return GamePacks(contents=Contents(game=box.key, families=()), built_in=tuple, forms=lambda: (form,))
