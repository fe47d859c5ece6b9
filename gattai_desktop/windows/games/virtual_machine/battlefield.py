"""Shows the battlefield as a list: each area with its state, and who stands there."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.one_for_each import one_for_each
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import called, speak
from gattai_desktop.board.theme import is_pilot
from gattai_desktop.cards.tokens import standing
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.virtual_machine.area_states import states
from gattai_desktop.games.virtual_machine.figures import process
from gattai_desktop.games.virtual_machine.values import actor
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.windows.games.virtual_machine.fight_part import FightPart
from gattai_desktop.windows.games.virtual_machine.meant import at_area, at_target
from gattai_desktop.windows.kit.focus_groups import FocusGroup
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView


class Battlefield(FightPart):
    """The areas of the battlefield and the tokens in them; both can be pressed."""

    def __init__(self, paint: Paint, requests: Requests, parent: QWidget | None = None) -> None:
        super().__init__(paint, requests, parent)
        self._areas: dict[str, PlateButton] = {}
        self._tokens: dict[str, PlateButton] = {}
        self._where: dict[str, str] = {}
        self._island = ArrowGroup(self)
        self.setAccessibleName(self.tr("Battlefield"))

    def show_view(self, view: SeatView) -> None:
        areas = battle_map(view.sight).area_map.by_id
        self._where = {who: area for who, area in standing(view.sight).items() if area in areas}
        self._areas = one_for_each(self._areas, areas, self._new_area)
        self._tokens = one_for_each(self._tokens, self._where, self._new_token)
        for area, button in self._areas.items():
            said = ", ".join(called(one.capitalize()) for one in sorted(states(view.sight, area)))
            judgement: Judgement = "legal" if next(at_area(view, area), None) else ""
            button.set_look(PlateLook(areas[area].name, said, judgement=judgement))
        for who, button in self._tokens.items():
            now = process(view.sight, who)
            edge = "live" if who == actor(view.sight) else "coach" if now.side == "cpu" else "edge"
            judgement = "legal" if next(at_target(view, who), None) else ""
            crest = who if is_pilot(who) else ""
            button.set_look(
                PlateLook(now.name, f"{now.hp} / {now.max_hp}", edge=edge, judgement=judgement, crest=crest)
            )
        self._island.set_members([*self._areas.values(), *self._tokens.values()])
        self.rescale()

    def _new_area(self, area: str) -> PlateButton:
        button = PlateButton(self.paint, PlateLook(area), self)
        button.chosen.connect(lambda: self._press(tuple(at_area(self.requests.view, area))))
        return button

    def _new_token(self, who: str) -> PlateButton:
        button = PlateButton(self.paint, PlateLook(who), self)
        button.chosen.connect(lambda: self._press(tuple(at_target(self.requests.view, who))))
        return button

    def _press(self, moves: tuple[Move, ...]) -> None:
        """Do what is meant; where it could be several things the person says which."""
        if len(moves) == 1:
            self.requests.play(moves[0])
        elif moves:
            self.requests.choose(moves, speak("fight", "Which do you mean?"))

    def rescale(self) -> None:
        wide = self.width() / max(1, len(self._areas))
        high = max(32.0, min(self.paint.px(54), self.height() / 8))
        for column, (area, button) in enumerate(self._areas.items()):
            button.setGeometry(QRectF(column * wide, 0, wide - 6, high).toRect())
            here = [who for who in self._tokens if self._where.get(who) == area]
            for row, who in enumerate(here, 1):
                self._tokens[who].setGeometry(QRectF(column * wide, row * (high + 4), wide - 6, high).toRect())

    def rect_of(self, place: Place) -> QRectF | None:
        button = self._tokens.get(place.area) or self._areas.get(place.area)
        return self.globally(button.geometry().toRectF()) if button is not None else None

    def name_of(self, place: Place) -> str:
        button = self._tokens.get(place.area) or self._areas.get(place.area)
        return button.look.title if button is not None else ""

    def focus_groups(self) -> tuple[FocusGroup, ...]:
        return (FocusGroup(self, self._island.focus),)
