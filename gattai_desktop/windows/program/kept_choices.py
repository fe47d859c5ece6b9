"""Saves what a person changes at a table (the order of a Hand, a key, the sounds) in the settings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from gattai_desktop.cards.frozen import evolve
from gattai_desktop.windows.settings.apply_settings import with_keys
from gattai_desktop.windows.settings.settings import LONGEST, Settings, sorted_otherwise
from gattai_desktop.windows.settings.sounds import SoundPlayer, Sounds, player_here
from gattai_desktop.windows.table.table_window import TableWindow


class Tastes(QObject):
    """Watches one table for such changes, and plays its sounds."""

    def __init__(
        self,
        table: TableWindow,
        settings: Callable[[], Settings],
        choose: Callable[[Settings], None],
        keep: Callable[[Settings], None],
        player: SoundPlayer | None = None,
    ) -> None:
        super().__init__(table)
        self.sounds = Sounds(table.model, table.room.sounds, player or player_here(), self)
        self.follow(settings())
        table.hand.sortAsked.connect(lambda seat: choose(sorted_otherwise(settings(), seat)))
        table.hand.picked.connect(lambda *_picked: self.sounds.play("lift"))
        table.keysChosen.connect(lambda keys: choose(with_keys(settings(), keys)))
        table.muteAsked.connect(lambda: choose(evolve(settings(), sounds=not settings().sounds)))
        guide = table.scene.guide
        guide.wordExplained.connect(
            lambda key: keep(evolve(settings(), explained=(*settings().explained, key)[-LONGEST:]))
        )
        table.program_turn.set_pace(settings().pace)
        table.program_turn.paceChosen.connect(lambda pace: keep(evolve(settings(), pace=pace)))
        table.passing.switched.connect(lambda on: choose(evolve(settings(), passes_by_itself=on)))

    def follow(self, settings: Settings) -> None:
        """Switch the table's sounds on or off."""
        self.sounds.on = settings.sounds
