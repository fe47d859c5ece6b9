"""Lets a person choose on the map whom an attack or a hack is for, and beside that how, where that may differ."""

from collections.abc import Iterator
from typing import Final, Literal

from PySide6.QtCore import QObject, QRect, Signal

from gattai_desktop.board.bubble import BubbleLook
from gattai_desktop.board.map.map_view import MapView
from gattai_desktop.board.map.target_ring import TargetRing
from gattai_desktop.board.speech import called, content, speak
from gattai_desktop.board.words import PlainText
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.cards.tokens import standing
from gattai_desktop.games.move import Move
from gattai_desktop.games.virtual_machine.after_attack import Heal
from gattai_desktop.games.virtual_machine.area_hacks import Rewire, statuses_of
from gattai_desktop.games.virtual_machine.attacking import Attack, Blast
from gattai_desktop.games.virtual_machine.hacking import ON, CardHack, FlipBit
from gattai_desktop.games.virtual_machine.turns import turn_card
from gattai_desktop.games.virtual_machine.values import actor, name_of
from gattai_desktop.games.virtual_machine.world import battle_map
from gattai_desktop.windows.games.virtual_machine.lines_above import line_above
from gattai_desktop.windows.games.virtual_machine.meant import aimed_by, attacks_at, hacks_at
from gattai_desktop.windows.games.virtual_machine.strip_looks import would_hit
from gattai_desktop.windows.kit.faces import drawn
from gattai_desktop.windows.kit.guide_words import guide_of, move_for
from gattai_desktop.windows.kit.plate_words import kind_title
from gattai_desktop.windows.kit.preview import bubble
from gattai_desktop.windows.kit.requests import Requests

DeedAimed = Literal["", "attack", "hack"]
"""What is aimed, by the name of its plate; "" for nothing."""
ATTACK: Final = "attack"
HACK: Final = "hack"
_KINDS: Final[dict[DeedAimed, tuple[type[Move], ...]]] = {"": (), ATTACK: (Attack, Blast, Heal), HACK: (CardHack,)}


class TargetAim(QObject):
    """While it is on, whatever is pressed on the map is the target; until then the map means what it always means.

    Signals:
        changed(plate, on): a press on the map means what this plate stands for from now on, or no longer.
    """

    changed = Signal(str, bool)

    def __init__(self, shown: MapView, requests: Requests) -> None:
        super().__init__(shown)
        self._map = shown
        self._requests = requests
        self._ring = TargetRing(shown)
        self._ring.left.connect(self.end)
        self.on: DeedAimed = ""
        """What a press on the map means now."""

    def begin(self, what: DeedAimed) -> bool:
        """Mark every target, and lead the keyboard there; of a single target ask at once how.

        Say whether there is anything to choose.
        """
        self.end()
        moves = tuple(self._moves(what))
        targets = self._targets(moves)
        if len(moves) < 2 or not targets:
            return False
        if len(targets) == 1:
            self._choose(what, targets[0], moves)
            return True
        self.on = what
        self._map.show_whole(True)
        self.changed.emit(what, True)
        self._ring.set_targets(targets)
        self._ring.lead_to(self._first(targets, moves))
        return True

    def _first(self, targets: tuple[str, ...], moves: tuple[Move, ...]) -> str:
        """Return the target at which the keyboard begins: the one that a guide means, or else the first that is hit."""
        view = self._requests.view
        led = move_for(guide_of(view), view)
        meant = aimed_by(led) if led is not None else frozenset[str]()
        hit = frozenset[str]().union(*(aimed_by(move) for move in moves if would_hit(view.sight, move)))
        return next((one for best in (meant, hit) for one in targets if one in best), targets[0])

    def end(self) -> bool:
        """Let a press mean again what it always means; say whether it meant a target."""
        if not self.on:
            return False
        was, self.on = self.on, ""
        self._ring.set_targets(())
        self._map.show_whole(False)
        self.changed.emit(was, False)
        return True

    def targets(self) -> tuple[str, ...]:
        """Return who and what can be aimed at now: foes and then friends from left to right, and then the areas."""
        return self._targets(tuple(self._moves(self.on)))

    def marked(self) -> frozenset[str]:
        """Return what is marked on the map: every target, and each of those whom a blast of an area reaches."""
        table, targets = self._requests.view.sight, self.targets()
        foes = set(table.listed("cpu")) ^ set(table.listed("mcs")) if self.on == ATTACK else set()
        reached = (who for who in standing(table) if who in foes and any(self.meant(who)))
        return frozenset((*targets, *reached))

    def meant(self, key: str) -> Iterator[Move]:
        """Yield what a press on a token or an area means while it is on."""
        if self.on:
            yield from (hacks_at if self.on == HACK else attacks_at)(self._requests.view, key)

    def press(self, key: str) -> bool:
        """Aim at what was pressed, and ask how where there are several ways; say why where it is out of reach.

        Say whether the press meant a target.
        """
        if not self.on:
            return False
        moves = tuple(self.meant(key))
        button = self._map.token(key) or self._map.area(key)
        if len(moves) == 1:
            self._requests.play(moves[0])
        elif moves:
            self._choose(self.on, key, moves)
        elif button is not None and (wished := self._refused(key)) is not None:
            self._requests.explain(wished, button)
        return True

    def note(self, key: str) -> BubbleLook | None:
        """Return what aiming at this target comes to, and in which ways it may be done, or why it may not be.

        None while a press means no target, and for what can be none.
        """
        view = self._requests.view
        moves = tuple(self.meant(key))
        if not moves:
            wished = self._refused(key) if self.on else None
            why = view.model.judge(wished).reasons if wished is not None else ()
            lines = tuple(drawn(reason.text) for reason in why)
            return BubbleLook(speak("battle", "Out of reach"), "refused", "cross", lines) if lines else None
        look = bubble(view, moves[0])
        if len(moves) == 1:
            return look
        if self.on == ATTACK:  # the ways are the targets of the area
            names = ", ".join(dict.fromkeys(self._name(one) for move in moves for one in sorted(aimed_by(move))))
            return evolve(look, title=self._title(self.on, key), lines=((PlainText(names),),), note="")
        kinds = ", ".join(dict.fromkeys(kind_title(type(move)) for move in moves))
        return evolve(look, lines=((PlainText(kinds),),), note="")

    # ------------------------------------------------------------------ how it finds them
    def _moves(self, what: DeedAimed) -> Iterator[Move]:
        yield from (move for move in self._requests.view.options if isinstance(move, _KINDS[what]))

    def _targets(self, moves: tuple[Move, ...]) -> tuple[str, ...]:
        table = self._requests.view.sight
        where, areas = standing(table), battle_map(table).area_map.by_id
        foes = table.listed("mcs") if actor(table) in table.listed("cpu") else table.listed("cpu")

        def place(key: str) -> tuple[int, float, float]:
            area = areas[where.get(key, key)]
            kind = 2 if key in areas else 0 if key in foes else 1
            return kind, area.x, area.y

        found = frozenset[str]().union(*map(aimed_by, moves))
        every = (*(who for who in where if where[who] in areas), *areas)
        return tuple(sorted((one for one in every if one in found), key=place))

    def _choose(self, what: DeedAimed, key: str, moves: tuple[Move, ...]) -> None:
        """Ask beside a target which of several ways is meant."""
        flips = any(isinstance(move, FlipBit) for move in moves)
        line = line_above(self._requests.view, HACK) if flips else ""
        self._requests.choose(moves, self._title(what, key), line, self._beside(key))

    def _title(self, what: DeedAimed, key: str) -> str:
        """Return what is aimed at, above the ways of doing that."""
        if what == HACK:
            return speak("fight", "Hack: {name}", name=self._name(key))
        return speak("fight", "Attack: {name}", name=self._name(key))

    def _name(self, key: str) -> str:
        area = battle_map(self._requests.view.sight).area_map.by_id.get(key)
        return content(area.name) if area is not None else called(name_of(self._requests.view.sight, key))

    def _beside(self, key: str) -> QRect | None:
        """Return where a target is in the window."""
        found, window = self._map.rect_of(key), self._map.window()
        if found is None:
            return None
        return QRect(window.mapFromGlobal(found.topLeft().toPoint()), found.size().toSize())

    def _refused(self, key: str) -> Move | None:
        """Return what is wished for of something out of reach, which the rules refuse with their reasons.

        None where nothing of the kind can be wished for.
        """
        view = self._requests.view
        card, seat = turn_card(view.sight), next((one.seat for one in self._moves(self.on)), view.seat)
        if card is None:
            return None
        where, areas = standing(view.sight), battle_map(view.sight).area_map.by_id
        if self.on == ATTACK:
            blasts = any(isinstance(one, Blast) for one in self._moves(ATTACK))
            if blasts:
                area = where.get(key, key)
                return Blast(seat, area, card) if area in areas else None
            return Attack(seat, key, card) if key in where else None
        if key in where:
            return FlipBit(seat, card, key, ON)
        if key not in areas:
            return None
        status = next(iter(statuses_of(view.sight, card)), "")
        return Rewire(seat, card, key, status, ON) if status else None
