"""A Threat's card opened: what Pilots know of it, what only Coach does, its Defeat Conditions, its Wave and Storm."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import content
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.gattai.by_hand.coachs_hand import RevealOfThreat
from gattai_desktop.games.gattai.outcome import defeat
from gattai_desktop.games.gattai.outcome.defeat import MarkMet
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.windows.games.gattai.looks.rails import threat_look
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

translate = QCoreApplication.translate

_TEXTS: Final = ("note", "wave", "storm")


@frozen
class ThreatLine:
    """Something that stands on the card. item: what reveals it; known: whether Pilots see it; "" where nothing is."""

    item: str
    label: str
    said: str
    known: bool


def open_threat(requests: Requests, key: str) -> None:
    """Open the card over the middle of the table."""
    requests.ask(threat_card(requests.view, key), lambda what, _texts: _chosen(requests, key, what))


def threat_card(seen: SeatView, key: str) -> SheetLook:
    """Return the card as the seat sees it: Coach reveals and marks by a press, everybody else reads."""
    path = f"threat.{key}"
    facts = tuple(_facts(seen, key))
    name, sign = seen.text(f"{path}.name", key), threat_sign(seen.sight.values, key)
    if not seen.is_coach:
        lines = tuple(_line(fact) for fact in facts) + tuple(_conditions_read(seen, key))
        why = SheetChoice("why", PlateLook(translate("threat", "Why is it so?"), "", fill="", edge="edge"))
        return SheetLook(name, lines, (), (why,), columns=1, sign=sign)
    choices = [SheetChoice(("fact", fact.item), _plate(fact)) for fact in facts]
    choices += [
        SheetChoice(("met", number), _condition(content(words), met=number in defeat.met(seen.sight, key)))
        for number, words in enumerate(defeat.conditions(seen.sight, key), 1)
    ]
    choices += [
        SheetChoice("all", PlateLook(translate("threat", "Reveal everything"), "", edge="coach")),
        SheetChoice(
            "set", PlateLook(translate("threat", "Set by hand"), translate("threat", "Each value"), edge="coach")
        ),
    ]
    closed = (
        Sign("closed", "soft"),
        PlainText("  " + translate("threat", "Pilots do not see this; a press reveals it.")),
    )
    return SheetLook(name, (closed,), (), tuple(choices), edge="coach", sign=sign)


def _facts(seen: SeatView, key: str) -> Iterator[ThreatLine]:
    path = f"threat.{key}"
    revealed = seen.keys(f"{path}.revealed")
    is_open = seen.text("rulings.threat_info", "hidden") == "open"
    look = threat_look(seen, key)
    if look is not None:
        for item, value in zip(("tr", "strike", "buffers"), look.values, strict=False):
            known = value.value is not None and not value.secret
            yield ThreatLine(item, value.label, "" if value.value is None else str(value.value), known)
    labels = {
        "note": translate("threat", "Agenda"),
        "wave": translate("threat", "Wave"),
        "storm": translate("threat", "Storm"),
    }
    for item in _TEXTS:
        said = seen.prose(f"{path}.{item}") if item == "note" else seen.text(f"{path}.{item}")
        if said or not seen.is_coach:
            yield ThreatLine(
                item, labels[item], said, bool(said) and (is_open or item in revealed or not seen.is_coach)
            )


def _plate(fact: ThreatLine) -> PlateLook:
    title = f"{fact.label}  {fact.said}"
    if fact.known:
        words = translate("threat", "Everybody sees this")
        return PlateLook(title, words, signs=(CardMark("eye", "text"),), edge="edge", name=f"{title}: {words}")
    words = translate("threat", "Pilots do not see this")
    return PlateLook(title, words, signs=(CardMark("closed", "soft"),), edge="coach", name=f"{title}: {words}")


def _condition(words: str, *, met: bool) -> PlateLook:
    said = translate("threat", "met") if met else translate("threat", "Defeat Condition: press when it is met")
    return PlateLook(words, said, judgement="legal" if met else "", edge="edge" if met else "coach")


def _line(fact: ThreatLine) -> DrawnWords:
    if not fact.said:
        return PlainText(f"{fact.label}  "), Sign("closed", "soft")
    return PlainText(f"{fact.label}  "), PlainText(fact.said, strong=True)


def _conditions_read(seen: SeatView, key: str) -> Iterator[DrawnWords]:
    met = defeat.met(seen.sight, key)
    for number, words in enumerate(defeat.conditions(seen.sight, key), 1):
        yield (Sign("tick") if number in met else PlainText("–", strong=True)), PlainText(f"  {content(words)}")


def _chosen(requests: Requests, key: str, what: Hashable) -> None:
    model = requests.view.model
    if what == "why":
        requests.open(f"why_of.threat.{key}")
    elif what == "set":
        requests.open(f"owner.threat.{key}")
    elif what == "all":
        model.attempt(RevealOfThreat(model.seat, "all", key))
    elif isinstance(what, tuple) and what[0] == "met":
        _mark(requests, MarkMet(model.seat, int(what[1]), key), key)
    elif isinstance(what, tuple):
        _press_fact(requests, key, str(what[1]))


def _mark(requests: Requests, move: MarkMet, key: str) -> None:
    """A condition is met: with the last of them the Threat is gone, which is asked first."""
    if not requests.view.model.judge(move).allowed:
        open_threat(requests, key)
        return
    requests.confirm(move, translate("threat", "Is this condition met?"))


def _press_fact(requests: Requests, key: str, item: str) -> None:
    """What is hidden is revealed; what everybody sees is set by hand from there."""
    known = next((fact.known for fact in _facts(requests.view, key) if fact.item == item), True)
    if known:
        requests.open(f"owner.threat.{key}")
        return
    model = requests.view.model
    if model.attempt(RevealOfThreat(model.seat, item, key)):
        open_threat(requests, key)
