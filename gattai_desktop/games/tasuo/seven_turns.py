"""The guided first showdown, "Seven turns": which move comes next, where it is made, and what is learned by it (3k).

What to do is worked out from the table alone: of the lines that the script has for this turn and step, the first that
the rules allow. So a move that is made in another order changes nothing, and whoever strays is led on from where the
table stands.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from gattai_desktop.cards.card import Back, Card, NotKnown
from gattai_desktop.cards.frozen import evolve, fields, frozen
from gattai_desktop.cards.shuffle import unknown
from gattai_desktop.cards.sight import to_play_on
from gattai_desktop.cards.state import Sight, State, Table
from gattai_desktop.cards.words import Words, say
from gattai_desktop.cards.zone import Seat
from gattai_desktop.games.ask import Ask
from gattai_desktop.games.guide import Guide, GuideAct, LessonWords
from gattai_desktop.games.move import Move
from gattai_desktop.games.presentation import Place
from gattai_desktop.games.seating import program_players
from gattai_desktop.games.tale_words import listed_names
from gattai_desktop.games.tasuo import zones
from gattai_desktop.games.tasuo.calls import CallWarrior
from gattai_desktop.games.tasuo.charging import ChargeKao
from gattai_desktop.games.tasuo.declaring import AttackMove, ready_to_attack
from gattai_desktop.games.tasuo.legend import EquipWeapon, LayCard, SetCard
from gattai_desktop.games.tasuo.opening import PutCardsBack
from gattai_desktop.games.tasuo.policies import SEEN, is_alone
from gattai_desktop.games.tasuo.queue import entries
from gattai_desktop.games.tasuo.responses import AnswerWithCard
from gattai_desktop.games.tasuo.setup import begin
from gattai_desktop.games.tasuo.seven_turns_script import SCENARIO, SCRIPT, ScriptLine, seven_turns
from gattai_desktop.games.tasuo.seven_turns_words import (
    ABOUT,
    FOE_DOES,
    LEARNED,
    LESSONS,
    NEXT,
    STRAYED,
    TITLES,
    WATCH,
)
from gattai_desktop.games.tasuo.tasuo import TasuoShowdown
from gattai_desktop.games.tasuo.telling import move_words
from gattai_desktop.games.tasuo.told_scene import ShowdownScene
from gattai_desktop.games.tasuo.turns import DrawTwo, EndWholeTurn
from gattai_desktop.games.tasuo.values import CHARGE, CLASH, DRAW, END, LESSON, OVER, PLAY, name_of
from gattai_desktop.games.tasuo.windows import PassWindow

LEARNER: Final = zones.RED
"""Who is led; the other player is the program's."""
_FREELY: Final = {
    DRAW: "draw freely",
    PLAY: "play freely",
    CHARGE: "charge freely",
    CLASH: "clash freely",
    END: "end freely",
}
_MOST: Final = 300
"""More moves than the script has."""
_COUNTS: Final = ("turn", "active", "step", "armor", "bodies", "gauge", "kio", "warrior", "combo")
"""The first words of the values by which a position is known again."""
_OPEN: Final = (*zones.PLACES, "weapons", "arena", "use", "dead", "outer")
_COUNTED: Final = ("hand", "deck", "legend", "charges")
NOTHING: Final = say("")

LessonPosition = frozenset[tuple[str, object]]
"""What everybody sees of how a table stands."""


@frozen
class SevenTurnsStep:
    """What to do now: the very move, and the words of its lesson."""

    words: LessonWords
    move: Move | None = None


class SevenTurns:
    """The lesson, with the cards of one box."""

    def __init__(self, game: TasuoShowdown) -> None:
        self.game = game

    @cached_property
    def _moves(self) -> Mapping[str, Move]:
        """The moves of the script by their lines."""
        lines = {one.line for script in SCRIPT.values() for one in script}
        return {line: self.game.phrases.read(line) for line in lines}

    # ------------------------------------------------------------------ what is to be done

    def step(self, table: Sight, seat: Seat) -> SevenTurnsStep:
        """Return what a seat does now, as it may know it."""
        if table.text("step") == OVER:
            return SevenTurnsStep(LESSONS["over"])
        state = to_play_on(table)
        ask = self._ask(state, seat)
        found = self.scripted(state, seat)
        if found is not None and not self._gives_attacks_up(table, found[1]):
            line, move = found
            again = line.goes_on and table.text("combo.attacker")
            return SevenTurnsStep(LESSONS[line.goes_on if again else line.words or "free"], move)
        if any(isinstance(one, Back) for one in table.cards(zones.hand(seat))):
            return SevenTurnsStep(LESSONS["show"])
        if ask is not None and ask.kind == "window":
            return SevenTurnsStep(LESSONS["pass" if len(ask.options) > 1 else "pass alone"], PassWindow(seat))
        if ask is not None:
            return SevenTurnsStep(LESSONS["free" if len(ask.options) > 1 else "one way"])
        if table.text("combo.stage"):
            return SevenTurnsStep(LESSONS["combo freely"])
        step, ends = table.text("step"), EndWholeTurn(seat)
        over = step == END or (step == CLASH and not ready_to_attack(table, seat))
        ending = ends if over and self._is_allowed(state, ends) else None
        return SevenTurnsStep(LESSONS[_FREELY.get(step, "free")], ending)

    def scripted(self, state: State, seat: Seat) -> tuple[ScriptLine, Move] | None:
        """Return the line that a seat does next, and its move; None where the script does not fit."""
        waiting = entries(state)
        source = waiting[-1].source if waiting else ""
        called = self.game.cards[source].name if source in self.game.cards else ""
        for line in SCRIPT.get((state.number("turn"), state.text("step")), ()):
            if line.seat == seat and line.at in ("", called) and self._is_allowed(state, self._moves[line.line]):
                return line, self._moves[line.line]
        return None

    def _is_allowed(self, state: State, move: Move) -> bool:
        try:
            return self.game.judge(state, move).allowed
        except NotKnown:
            return False

    def _ask(self, state: State, seat: Seat) -> Ask | None:
        try:
            ask = self.game.ask_for(state, seat)
        except NotKnown:
            return None
        return ask if ask is not None and ask.seat == seat and not state.values.get(ask.answered) else None

    def _gives_attacks_up(self, table: Sight, move: Move) -> bool:
        """Whether a move of the script ends a turn in which warriors can attack, because other moves have led there."""
        ends = isinstance(move, EndWholeTurn) and table.text("step") == CLASH
        return ends and bool(ready_to_attack(table, move.seat)) and self.has_strayed(table)

    def waits_for(self, table: Sight) -> Seat:
        """Return for whom play waits, as a seat may know it; of a round its own player first."""
        state = to_play_on(table)
        if self._ask(state, table.seat) is not None:
            return table.seat
        try:
            found = self.game.waits_for(state)
        except NotKnown:
            found = ()
        return found[0] if found else table.text("active")

    # ------------------------------------------------------------------ whether the lesson is left

    def has_strayed(self, table: Table) -> bool:
        """Whether the table stands as it never does in the lesson."""
        return table.text("step") != OVER and _position(table) not in self._positions

    def passes_by_itself(self, table: Table, ask: Ask) -> bool:
        """Whether a question of the learner's goes by without her: the lesson, left, no longer speaks of each.

        That is where she can only pass, the program alone could be told by it, and she has not said when to be asked.
        """
        only = ask.kind == "window" and len(ask.options) == 1 and ask.seat == LEARNER
        told = not is_alone(table, LEARNER) or table.text(f"policy.{LEARNER}")
        return only and table.text(LESSON) == SCENARIO and not told and self.has_strayed(table)

    @cached_property
    def _positions(self) -> frozenset[LessonPosition]:
        """Every position of the lesson, played once from its beginning."""
        setup = seven_turns(self.game.designs, {})
        # Asked as usual, as if she had said so: else each of its questions would ask for these positions.
        state = begin(self.game.designs, evolve(setup, values={**setup.values, f"policy.{LEARNER}": SEEN}))
        found = {_position(state)}
        for _ in range(_MOST):
            move = self._next(state)
            if move is None:
                break
            state, _facts = self.game.play(state, move, unknown)
            found.add(_position(state))
        return frozenset(found)

    def _next(self, state: State) -> Move | None:
        for seat in self.game.waits_for(state) if state.text("step") != OVER else ():
            found = self.scripted(state, seat)
            if found is not None:
                return found[1]
            ask = self._ask(state, seat)
            if ask is not None and ask.kind == "window":
                return PassWindow(seat)
        return None

    # ------------------------------------------------------------------ the guide

    def guide(self, table: Table) -> Guide | None:
        """Return what the guide says now; None in any other showdown."""
        if table.values.get(LESSON) != SCENARIO or not isinstance(table, Sight):
            return None
        strayed = self.has_strayed(table)
        seat = table.seat if table.seat in zones.SEATS else LEARNER
        waits = self.waits_for(table)
        act = len(TITLES) if table.text("step") == OVER else min(table.number("turn") + 1, len(TITLES))
        if waits != seat and table.text("step") != OVER:
            name = name_of(table, waits)
            now = say(NEXT, name=name)
            if waits in program_players(table):
                now = say("The program plays {name}, and goes on by itself.", name=name)
            return evolve(_guide(act, NEXT, now, say(WATCH)), strayed=strayed)
        found = self.step(table, seat)
        told, move = found.words, found.move
        if move is None:
            return evolve(_guide(act, told.now, say(told.now), say(told.why), say(told.learn)), strayed=strayed)
        named = _named(move)
        if seat != LEARNER:
            line = move_words(ShowdownScene(table, move, ()), move)
            return _guide(act, str(move), say(FOE_DOES, line=line), say(""))
        held = table.cards(zones.hand(seat))
        cards = tuple(one for one in move.cards if one in held) if isinstance(move, PutCardsBack) else ()
        shown = (one for one in named.values() if isinstance(one, Card) and one in held)
        return Guide(
            name="Seven turns",
            acts=_ACTS,
            act=act,
            strayed=strayed,
            key=str(move),
            now=say(told.now, **{**named, "cards": listed_names(cards)}),
            why=say(STRAYED) if strayed and told is not LESSONS["end freely"] else say(told.why, **named),
            place=_place(table, move),
            card=next(shown, None),
            moved=_moved(move),
            cards=cards,
            learn=say(told.learn),
            learned=_learned(act),
        )


_ACTS: Final = tuple(GuideAct(one, TITLES[one], about=ABOUT[one]) for one in TITLES)


def _learned(act: int) -> tuple[Words, ...]:
    return tuple(say(LEARNED[one]) for one in TITLES if one < act)


def _guide(act: int, key: str, now: Words, why: Words, learn: Words = NOTHING) -> Guide:
    """Return a guide that names no move of the learner."""
    return Guide(name="Seven turns", acts=_ACTS, act=act, key=key, now=now, why=why, learn=learn, learned=_learned(act))


def _named(move: Move) -> dict[str, object]:
    """Return the cards of a move by the names that its lesson has for them."""
    found = {one.name: getattr(move, one.name) for one in fields(type(move))}
    return {name: value for name, value in found.items() if name in ("card", "cards", "target", "by", "warrior")}


def _moved(move: Move) -> Card | None:
    """Return the card that is dragged for a move; None where a plate makes it."""
    if isinstance(move, AttackMove):
        return move.used or move.card
    return move.card if isinstance(move, CallWarrior | LayCard | SetCard | EquipWeapon) else None


def _place(table: Sight, move: Move) -> Place:
    """Return where a move is made: what it aims at, or where its card comes to lie."""
    if isinstance(move, DrawTwo):
        return Place(zone=zones.deck(move.seat))
    if isinstance(move, ChargeKao):
        return Place(zone=zones.place(zones.KAO, move.seat))
    if isinstance(move, PutCardsBack):
        return Place(zone=zones.hand(move.seat))
    if isinstance(move, AnswerWithCard):
        return Place(zone=zones.legend(move.seat))
    places = move.drop_places(table)
    return places[0] if places else move.laid_on_now(table)


def _position(table: Table) -> LessonPosition:
    """Return what everybody sees of how a table stands, but for the window that is open."""
    values = ((path, value) for path, value in table.values.items() if path.partition(".")[0] in _COUNTS)
    cards = ((zone, tuple(one.card.key for one in lying)) for zone, lying in table.zones.items() if _is_open(zone))
    counts = ((zone, len(lying)) for zone, lying in table.zones.items() if zone.partition(".")[0] in _COUNTED)
    return frozenset((*values, *((zone, found) for zone, found in cards if found), *counts))


def _is_open(zone: str) -> bool:
    return zone.partition(".")[0] in _OPEN
