"""Lets a hacker choose on the map what is hacked, and beside that how: a bit on or off, a link, a state of an area."""

from typing import Final

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.target_ring import TargetRing
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import PlainText
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.tokens import standing
from gattai_desktop.games.virtual_machine.area_hacks import Rewire, statuses_of
from gattai_desktop.games.virtual_machine.hacking import ON, CardHack, FlipBit
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import name_of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.windows.games.virtual_machine.lines_above import line_above
from gattai_desktop.windows.games.virtual_machine.meant import hacks_at
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.requests import Requests

HACK: Final = "hack"


class HackAim(QObject):
    """While it is on, whatever is pressed on the map is hacked; until then the map means what it always means.

    Signals:
        changed(bool): a press on the map means a hack from now on, or no longer.
    """

    changed = Signal(bool)

    def __init__(self, shown: MapView, requests: Requests) -> None:
        super().__init__(shown)
        self._map = shown
        self._requests = requests
        self._ring = TargetRing(shown)
        self._ring.left.connect(self.end)
        self.on = False
        """Whether a press on the map means a hack now."""

    def begin(self) -> bool:
        """Mark what can be hacked, and lead the keyboard there; say whether there is a choice between targets."""
        targets = self.targets()
        if len(targets) < 2:
            return False
        self.on = True
        self._map.show_whole(True)
        self.changed.emit(True)
        self._ring.set_targets(targets)
        self._ring.lead_to(targets[0])
        return True

    def end(self) -> bool:
        """Let a press mean again what it always means; say whether it meant a hack."""
        if not self.on:
            return False
        self.on = False
        self._ring.set_targets(())
        self._map.show_whole(False)
        self.changed.emit(False)
        return True

    def targets(self) -> tuple[str, ...]:
        """Return who and what can be hacked now: foes and then friends from left to right, and then the areas."""
        table = self._requests.view.sight
        where, areas = standing(table), battle_map(table).area_map.by_id
        foes = table.listed("cpu")

        def place(key: str) -> tuple[int, float, float]:
            area = areas[where.get(key, key)]
            kind = 2 if key in areas else 0 if key in foes else 1
            return kind, area.x, area.y

        every = (*(who for who in where if where[who] in areas), *areas)
        return tuple(sorted((one for one in every if any(hacks_at(self._requests.view, one))), key=place))

    def press(self, key: str) -> bool:
        """Hack what was pressed, and ask how where there are several ways; say why where it is out of reach.

        Say whether the press meant a hack.
        """
        if not self.on:
            return False
        moves = tuple(hacks_at(self._requests.view, key))
        button = self._map.token(key) or self._map.area(key)
        if len(moves) == 1:
            self._requests.play(moves[0])
        elif moves:
            flips = any(isinstance(move, FlipBit) for move in moves)
            line = line_above(self._requests.view, HACK) if flips else ""
            self._requests.choose(moves, self._title(key), line, self._beside(key))
        elif button is not None and (wished := self._refused(key)) is not None:
            self._requests.explain(wished, button)
        return True

    def note(self, key: str) -> BubbleLook | None:
        """Return what a hack of this target comes to, and in which ways it may be hacked, or why it may not be.

        None while a press means no hack, and for what is nothing to be hacked.
        """
        view = self._requests.view
        moves = tuple(hacks_at(view, key)) if self.on else ()
        if not moves:
            wished = self._refused(key) if self.on else None
            why = view.model.judge(wished).reasons if wished is not None else ()
            lines = tuple(drawn(reason.text) for reason in why)
            return BubbleLook(speak("battle", "Out of reach"), "refused", "cross", lines) if lines else None
        look = bubble(view, moves[0])
        if len(moves) == 1:
            return look
        kinds = ", ".join(dict.fromkeys(kind_title(type(move)) for move in moves))
        return evolve(look, lines=((PlainText(kinds),),), note="")

    def _title(self, key: str) -> str:
        """Return what is hacked, above the ways of doing that."""
        return speak("fight", "Hack: {name}", name=self._name(key))

    def _name(self, key: str) -> str:
        area = battle_map(self._requests.view.sight).area_map.by_id.get(key)
        return content(area.name) if area is not None else called(name_of(self._requests.view.sight, key))

    def _beside(self, key: str) -> QRect | None:
        """Return where a target is in the window."""
        found, window = self._map.rect_of(key), self._map.window()
        if found is None:
            return None
        return QRect(window.mapFromGlobal(found.topLeft().toPoint()), found.size().toSize())

    def _refused(self, key: str) -> CardHack | None:
        """Return a hack of something out of reach, which the rules refuse with their reasons; None for no such hack."""
        view = self._requests.view
        card, seat = turn_card(view.sight), next((one.seat for one in view.options_of(CardHack)), view.seat)
        if card is None:
            return None
        if key in standing(view.sight):
            return FlipBit(seat, card, key, ON)
        if key not in battle_map(view.sight).area_map.by_id:
            return None
        status = next(iter(statuses_of(view.sight, card)), "")
        return Rewire(seat, card, key, status, ON) if status else None
