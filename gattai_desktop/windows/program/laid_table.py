"""Puts together a table window and its menu, wall, error messages, sounds and speech."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.games.hints import OFF, ON, SwitchHints, hints_allowed
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.windows.forms.troubles import Troubles
from gattai_desktop.windows.games.register import room_of
from gattai_desktop.windows.kit.own_words import leave_packs, leave_table
from gattai_desktop.windows.kit.room import PRINT
from gattai_desktop.windows.overlays.curtain import Curtain
from gattai_desktop.windows.program.desk_offer import DeskOffer
from gattai_desktop.windows.program.pack_offer import PackOffer
from gattai_desktop.windows.program.table_menu import TableMenu
from gattai_desktop.windows.program.wall_keeper import WallKeeper
from gattai_desktop.windows.settings.apply_settings import sorted_otherwise, with_keys
from gattai_desktop.windows.settings.settings import LONGEST, Settings
from gattai_desktop.windows.settings.sounds import Sounds, player_here
from gattai_desktop.windows.settings.window_place import fit, shortcut, stand_for, take_keys, turn_full_screen
from gattai_desktop.windows.table.lay_table import lay_table
from gattai_desktop.windows.table.table_keys import HINT
from gattai_desktop.windows.table.table_window import TableWindow

if TYPE_CHECKING:
    from gattai_desktop.sessions.journal import Journal
    from gattai_desktop.windows.program.replays import Replays
    from gattai_desktop.windows.tale.tale_sheet import TaleSheet


_WALLS: Final = 50
"""Most sessions of which it is kept what lay over their wall."""


class Tastes(QObject):
    """Keeps one table as its person likes it: plays its sounds, and saves what she switches there."""

    def __init__(
        self,
        table: TableWindow,
        settings: Callable[[], Settings],
        choose: Callable[[Settings], None],
        keep: Callable[[Settings], None],
    ) -> None:
        super().__init__(table)
        self.sounds = Sounds(table.model, table.room.sounds, player_here(), self)
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


class LaidTable:
    """A table window with its parts. Made again where another language is chosen at the table."""

    def __init__(
        self,
        model: GameModel,
        paint: Paint,
        settings: Callable[[], Settings],
        choose: Callable[[Settings], None],
        keep: Callable[[Settings], None],
        path: Path | None = None,
        window: TableWindow | None = None,
        *,
        saved: bool = True,
    ) -> None:
        """choose: takes other settings and applies them; keep: only saves what no window shows; path: its session.

        saved: whether it is a session of its own. window: one that is shown already, with nothing in it.
        """
        table = self.window = lay_table(model, room_of(model.game), paint, make_curtain=Curtain, window=window)
        model.setParent(table)
        self.model = model
        self.troubles = Troubles(model, table.sheet, table.rect, table)
        rulings, room = bool(box(model.game).rulings.ids()), room_of(model.game)
        menu = self.menu = TableMenu(
            table.sheet, table.rect, table, has_rulings=rulings, prints=lambda: PRINT in room.flows, saved=saved
        )
        menu.does = {
            **{name: partial(table.requests.open, name) for name in (PRINT, "rulings", "seating", "seats", "keys")},
            "by hand": table.by_hand.begin,
            "hint": lambda: table.keys.do(HINT),
            "back": lambda: table.keys.do("Ctrl+Z"),
            "again": lambda: table.keys.do("Ctrl+Shift+Z"),
            "hints": self._switch_hints,
            "leave": table.close,
            "tale": table.taleAsked.emit,
            "full": lambda: turn_full_screen(table),
            "help": table.open_help,
        }
        self.tale: TaleSheet | None = None
        menu.gives_up = lambda: () if model.curtain_down else room.given_up(table.requests)
        menu.can_bring_back = lambda: table.log_answers.taking_back.taken_back_last() is not None
        menu.sets_by_hand = lambda: not model.curtain_down and table.by_hand.open_to_seat
        menu.hints_allowed = lambda: hints_allowed(model.sight())
        table.passing.asks_seating = True
        menu.now = menu.looks.now = settings
        menu.looks.field_turns = room.field_turns
        menu.settingsChosen.connect(choose)
        table.teamAsked.connect(table.close)  # the new session is asked for on the shelf
        table.anotherAsked.connect(table.close)
        table.taleAsked.connect(lambda: self.tell_evening(path) if path is not None else None)
        table.menuAsked.connect(lambda: menu.show(settings()))
        shortcut(table, "F11", lambda: turn_full_screen(table))
        shortcut(table, "Ctrl+W", table.close)
        if not model.entry:
            model.take_seat()  # the person who lays the table has the first seat, and no card is dealt yet
        self.keeper = WallKeeper(table, menu, self.troubles, settings())
        self._settings, self._keep, self._path = settings, keep, path
        for signal in (self.keeper.pushed, table.closed):
            signal.connect(self._keep_wall)
        leave_packs()
        table.closed.connect(lambda: leave_table())  # noqa: PLW0108 - it is of no replay
        take_settings(table, settings(), paint)
        table.scene.guide.know(settings().explained)
        self.tastes = Tastes(table, settings, choose, keep)

    def offer_packs(self, setup: Callable[[], Any], packs: Path) -> None:
        """Offer the desk, newer versions of the session's packs, and the picture that one brings for the wall.

        packs: where this computer has its packs.
        """
        table = self.window
        offer, desk = PackOffer(self.model, setup, packs, table.sheet, table), DeskOffer(table, setup, packs)
        self.menu.offers = lambda: (*offer.choices(table.rect), *desk.choices())
        self.keeper.parts.know_packs(setup, packs)
        desk.opened.connect(lambda: self.keeper.hold_here(on=True))
        desk.closed.connect(lambda: self.keeper.hold_here(on=False))

    def look_back(self, replays: Callable[[], Replays], journal: Journal) -> None:
        """Let the menu, the log and the end of an evening alone lead into the past; replays are made when asked for."""
        table = self.window
        self.menu.does["replay"] = lambda: replays().of_table(table, journal)
        table.log_answers.replayAsked.connect(lambda entry: replays().of_table(table, journal, entry))
        table.program_turn.pointsAsked.connect(lambda: replays().points_of_table(table, journal))
        table.program_turn.offer_points()

    def _switch_hints(self) -> None:
        """Forbid hints at this table from now on, or allow them again."""
        kind = self.model.by_hand(SwitchHints)
        if kind is not None:
            self.model.attempt(kind(self.model.seat, OFF if hints_allowed(self.model.sight()) else ON))

    def tell_evening(self, path: Path) -> None:
        """Show the tale of the evening that is played in a session, as far as it has come."""
        from gattai_desktop.windows.tale.tale_sheet import TaleSheet

        table = self.window
        if self.tale is None:
            self.tale = TaleSheet(table.sheet, table.rect, lambda: table.paint, table)
            table.closed.connect(self.tale.work.end)
        self.tale.tell(path)

    def stand(self, before: QWidget | None) -> None:
        """Show the window in place of another one, which closes, or where a first window is placed.

        What lies in the window itself gives way to the table.
        """
        if before is not None and before.window() is self.window:
            self.window.uncover()
            before.hide()
            before.deleteLater()
        else:
            if before is None:
                fit(self.window)
            stand_for(self.window, before)
        self.keeper.place()
        for left in self._settings().on_walls:
            if left == self._with_wall(part := left.partition(" ")[0]):
                self.keeper.show_part(part)

    def _with_wall(self, part: str) -> str:
        """Return how it is kept that this sheet lies over the wall at this moment of the session."""
        return f"{part} {self.model.entry} {self._name}" if part and self._path is not None else ""

    @property
    def _name(self) -> str:
        """The name of the session's file, as far as it has room in a setting."""
        return self._path.name[: LONGEST // 2] if self._path is not None else ""

    def _keep_wall(self) -> None:
        """Keep which sheet lies over the wall, so that it lies there again when the session goes on from here."""
        if self._path is None:
            return
        kept, now = self._settings(), self._with_wall(self.keeper.part)
        others = (one for one in kept.on_walls if one.split(" ", 2)[2:] != [self._name])
        left = (*others, *([now] if now else []))[-_WALLS:]
        if left != kept.on_walls:
            self._keep(evolve(kept, on_walls=left))

    def take(self, settings: Settings, paint: Paint) -> None:
        """Apply other settings to the table, its wall and what is kept of it."""
        take_settings(self.window, settings, paint)
        self.tastes.follow(settings)
        self.keeper.choose(settings, paint)

    def follow(self, before: LaidTable) -> None:
        """Replace the window of the same table in another language, and take over its seat, its place and its wall."""
        self._sit_as(before.model)
        self.stand(before.window)
        self.keeper.follow(before.keeper)
        self.window.program_seats.take_over(held=before.window.program_seats.held)
        before.keeper.close()
        before.window.end()
        if before.tale is not None:
            before.tale.work.end()
        before.window.deleteLater()
        # The window is not active yet; once the menu is closed the focus is where play goes on.
        self.window.sheet.closed.connect(self.window.keys.home, Qt.ConnectionType.SingleShotConnection)

    def _sit_as(self, before: GameModel) -> None:
        """Let the seat sit there that sat there before; nothing of that is told once more."""
        model = self.model
        model.told_look = before.told_look
        model.pass_to(before.seat)
        if not before.curtain_down:
            model.take_seat()
            model.cover(on=before.covered)


def take_settings(table: TableWindow, settings: Settings, paint: Paint) -> None:
    """Apply the settings to a table: colours, keys, sounds, speech."""
    if paint.faces is not table.paint.faces:
        # A new table was made with these settings.
        table.set_paint(paint)
    table.own_scale.take()
    take_keys(table, paint.keys)
    table.passing.switch(by_itself=settings.passes_by_itself)
    table.voice.switch(on=settings.voice)
    table.cover.switch(settings.hand_cover)
