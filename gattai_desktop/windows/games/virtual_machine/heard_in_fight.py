"""What is heard of a fight: its sounds, what a screen reader says when asked, and the words of its curtain."""

from typing import Final

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.speech import speak
from gattai_desktop.cards.facts import Announced, Fact, ValueChanged
from gattai_desktop.cards.state import Table
from gattai_desktop.cards.zone import PUBLIC, Seat
from gattai_desktop.games.response_window import WINDOW, stopped_by
from gattai_desktop.games.virtual_machine.names import count_name
from gattai_desktop.games.virtual_machine.poker import ROWS
from gattai_desktop.games.virtual_machine.values import (
    GIVE,
    OVER,
    PLACING,
    SELECT,
    START,
    TURN,
    actor,
    name_of,
    seat_of,
)
from gattai_desktop.games.virtual_machine.zones import CPU, MCS
from gattai_desktop.model.game_model import GameModel
from gattai_desktop.model.happened import Happened, SeenFacts
from gattai_desktop.windows.games.virtual_machine.count_looks import ended_words
from gattai_desktop.windows.games.virtual_machine.foe_row import foe_look
from gattai_desktop.windows.games.virtual_machine.mc_row import mc_look
from gattai_desktop.windows.kit.faces import cards_in_words
from gattai_desktop.windows.kit.heard import sounds_of
from gattai_desktop.windows.kit.seat_view import SeatView

_SAID: Final = {
    "downed": "rout", "falls": "ruin", "hit": "true", "dodged": "block", "miss": "dissonant", "interrupt": "omen",
    "mirrored": "dissonant",
}  # fmt: skip
_ORDER: Final = ("ask", "rout", "score", "omen", "ruin", "true", "block", "dissonant")
_STEPS: Final = 7
"""How many sounds there are for a score."""


def fight_sounds(happened: Happened, facts: SeenFacts) -> tuple[str, ...]:
    """Return the sounds of an entry, the most important first; facts: as everybody saw them."""
    return sounds_of(happened, facts, _sound, order=_ORDER)


def _sound(fact: Fact) -> str:
    if isinstance(fact, ValueChanged) and fact.path == WINDOW and fact.after:
        return "ask"
    if not isinstance(fact, Announced):
        return ""
    if fact.words == "boot":
        row = fact.by_name.get("row")
        rank = next((one.rank for one in ROWS if one.key == row), 1)
        return f"score-{max(1, min(_STEPS, (rank + 1) // 2 + 1))}"
    return _SAID.get(fact.words, "")


# ---------------------------------------------------------------------- said when asked


def fight_turn_aloud(view: SeatView) -> str:
    """Return the round, the count, and who acts or is waited for; at the end who has won."""
    if view.step == OVER:
        return ended_words(view.sight)
    now, count = view.sight.number("round"), view.sight.number("count")
    parts = [speak("fight", "Round {number}", number=now)] if now else []
    parts += [speak("fight", "Count {place}", place=count_name(count))] if count else []
    who = actor(view.sight)
    parts.append(speak("fight", "{name} acts", name=name_of(view.sight, who)) if who else view.waiting)
    return sentences(parts)


def fight_score_aloud(view: SeatView) -> str:
    """Return every MC and every process of the CPU with its figures."""
    mcs = [mc_look(view, seat).spoken() for seat in view.sight.listed(MCS)]
    return sentences((*mcs, *(foe_look(view, who).spoken() for who in view.sight.listed(CPU))))


# ---------------------------------------------------------------------- behind the curtain


def fight_curtain_words(model: GameModel, seat: Seat) -> str:
    """Return what everybody may know of the next seat: its cards, and what it is waited for."""
    if seat == PUBLIC:
        return ""
    table, name, cards = model.sight(PUBLIC), model.name(seat), cards_in_words(len(model.hand(seat)))
    duty = _asked(model, seat) or _duty(table, seat)
    if not duty:
        return speak("curtain", "{name} holds {cards}.", name=name, cards=cards)
    return speak("curtain", "{name} holds {cards} and {duty}.", name=name, cards=cards, duty=duty)


def _asked(model: GameModel, seat: Seat) -> str:
    """Return what a seat is asked outside its turn that it answers from its hand; everybody knows that."""
    siphoned = any(ask.kind == "siphoned" and ask.seat == seat for ask in model.asks())
    return speak("curtain", "discards one of them") if siphoned else ""


def _duty(table: Table, seat: Seat) -> str:
    step = table.text("step")
    if seat in stopped_by(table):
        return speak("curtain", "interrupts")
    if step == TURN and seat_of(table, actor(table)) == seat:
        place = count_name(table.number("count"))
        if seat == actor(table):
            return speak("curtain", "acts on count {place}", place=place)
        return speak("curtain", "acts with {name} on count {place}", name=name_of(table, actor(table)), place=place)
    if step == SELECT:
        return speak("curtain", "picks for round {number}", number=table.number("round"))
    if seat != CPU:
        return ""
    words = {
        START: speak("curtain", "starts the fight"),
        PLACING: speak("curtain", "places the mobs"),
        GIVE: speak("curtain", "gives a card to a process"),
        OVER: speak("curtain", "brings what comes next"),
    }
    return words.get(step, "")
