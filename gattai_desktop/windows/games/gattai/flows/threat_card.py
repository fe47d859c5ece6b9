"""Shows a Threat's card: what Pilots know, what only Coach knows, its Defeat Conditions, its Wave and Storm."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from gattai_desktop.board.card_widget import CardMark
from gattai_desktop.board.plate_look import Judgement, PlateLook
from gattai_desktop.board.speech import called, content, said, speak
from gattai_desktop.board.words import DrawnWords, PlainText, Sign
from gattai_desktop.cards.frozen import evolve, frozen
from gattai_desktop.games.gattai.by_hand.changing_threats import CopyThreat, RemoveThreat
from gattai_desktop.games.gattai.by_hand.coachs_hand import RevealOfThreat
from gattai_desktop.games.gattai.outcome import defeat
from gattai_desktop.games.gattai.outcome.defeat import MarkMet
from gattai_desktop.games.gattai.world.threats import threat_sign
from gattai_desktop.windows.games.gattai.flows.conflict_flows import rehearsed
from gattai_desktop.windows.games.gattai.looks.power_text import clause_of
from gattai_desktop.windows.games.gattai.looks.rails import threat_look
from gattai_desktop.windows.games.gattai.looks.trigger_words import power_words
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

_TEXTS: Final = ("note", "wave", "storm")
_ALL: Final = "all"


@frozen
class ThreatLine:
    """A line of the card. item: what reveals it; known: whether Pilots see it; "" where there is nothing."""

    item: str
    label: str
    said: str
    known: bool


def open_threat(requests: Requests, key: str, *, read: str = "") -> None:
    """Show the card over the middle of the table: the Coach can reveal and mark, everybody else reads.

    read: the closed eye that was pressed, which says what it reveals and does it when it is pressed again.
    """
    seen, path = requests.view, f"threat.{key}"
    look = SheetLook(called(seen.text(f"{path}.name", key)), sign=threat_sign(seen.sight.values, key))
    if not seen.is_coach:
        lines = tuple(_line(fact) for fact in _facts(seen, key)) + tuple(_conditions_read(seen, key))
        plate = PlateLook(speak("threat", "Why is it so?"), "", fill="", edge="edge")
        why = SheetChoice("why", plate, then=partial(requests.open, "why_of", path))
        requests.ask(evolve(look, lines=lines, choices=(why,), columns=1))
        return
    closed = (
        Sign("closed", "soft"),
        PlainText("  " + speak("threat", "Pilots do not see this; a second press reveals it.")),
    )
    hard = rehearsed(requests, threats=(key,))
    choices = tuple(_plates(requests, key, read))
    first = ("fact", read) if read else None
    lines = (*_bought(seen, path), closed)
    requests.ask(evolve(look, lines=lines, choices=choices, edge="coach", aside=hard, first=first))


def _bought(seen: SeatView, path: str) -> Iterator[DrawnWords]:
    """Yield what Coach bought for a Threat, each power by its name and in its words."""
    for name in seen.keys(f"{path}.powers"):
        entry, part = (name, "") if seen.text(f"entry.{name}.name") else name.rsplit(".", 1)
        text = seen.prose(f"entry.{entry}.text")
        if seen.text(f"entry.{entry}.family") == "power":
            title = seen.prose(f"entry.{entry}.name")
            yield PlainText(f"{title}: ", strong=True), PlainText(clause_of(text, part) if part else text)


def _plates(requests: Requests, key: str, read: str) -> Iterator[SheetChoice]:
    """Return the Coach's plates: what is known of the Threat, its Defeat Conditions, all at once, each value."""
    seen, by_hand = requests.view, partial(requests.open, "owner", f"threat.{key}")
    for fact in _facts(seen, key):
        # A value that everybody sees can be set by hand from there.
        then = by_hand if fact.known else partial(_pressed, requests, key, fact.item, read)
        yield SheetChoice(("fact", fact.item), _plate(fact, read), then=then)
    for number, words in enumerate(defeat.conditions(seen.sight, key), 1):
        look = _condition(content(words), met=number in defeat.met(seen.sight, key))
        yield SheetChoice(("met", number), look, then=partial(_mark, requests, key, number))
    hidden = [fact.label for fact in _facts(seen, key) if not fact.known]
    if hidden:
        words = _again() if read == _ALL else ", ".join(hidden)
        look = PlateLook(speak("threat", "Reveal everything"), words, edge="coach", judgement=_judged(_ALL, read))
        yield SheetChoice(("fact", _ALL), look, then=partial(_pressed, requests, key, _ALL, read))
    each = PlateLook(speak("threat", "Set by hand"), speak("threat", "Each value"), edge="coach")
    yield SheetChoice("set", each, then=by_hand)
    yield from _of_scenario(requests, key)


def _of_scenario(requests: Requests, key: str) -> Iterator[SheetChoice]:
    """Return the plates that copy it and take it out of the scenario; what the rules refuse says why."""
    model = requests.view.model
    copy, out = CopyThreat(model.seat, key), RemoveThreat(model.seat, key)
    copied = speak("threat", "Shall there be a second one?"), speak("threat", "A second one at full rating")
    left = speak("threat", "Shall it leave the scenario?"), speak("threat", "It counts neither as beaten nor as left")
    for name, title, move, (question, words) in (
        ("copy", speak("threat", "Copy it"), copy, copied),
        ("out", speak("threat", "Take it out of the scenario"), out, left),
    ):
        against = " ".join(f"{said(one.text)} ({one.rule})" for one in model.judge(move).reasons)
        look = PlateLook(title, against or words, edge="coach", judgement="refused" if against else "")
        yield SheetChoice(name, look, then=partial(requests.confirm, move, question))


def _pressed(requests: Requests, key: str, item: str, read: str) -> None:
    """Say on the plate that a second press reveals it, or reveal it where that was said."""
    model = requests.view.model
    if item != read:
        open_threat(requests, key, read=item)
    elif model.attempt(RevealOfThreat(model.seat, item, key)):
        open_threat(requests, key)


def _again() -> str:
    return speak("threat", "Press again: everybody sees it then")


def _judged(item: str, read: str) -> Judgement:
    return "price" if item == read else ""


def _mark(requests: Requests, key: str, number: int) -> None:
    """Mark a condition as met; before the last one, with which the Threat is gone, ask."""
    move = MarkMet(requests.view.model.seat, number, key)
    if requests.view.model.judge(move).allowed:
        requests.confirm(move, speak("threat", "Is this condition met?"))
    else:
        open_threat(requests, key)


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
        "note": speak("threat", "Agenda"),
        "wave": speak("threat", "Wave"),
        "storm": speak("threat", "Storm"),
    }
    for item in _TEXTS:
        said = seen.prose(f"{path}.{item}") if item == "note" else power_words(seen, path, item)
        if said or not seen.is_coach:
            yield ThreatLine(
                item, labels[item], said, bool(said) and (is_open or item in revealed or not seen.is_coach)
            )


def _plate(fact: ThreatLine, read: str) -> PlateLook:
    """Return the plate of what is known of a Threat: a figure stands beside its name, a sentence below it."""
    long = fact.item in _TEXTS
    title, name = fact.label if long else f"{fact.label}  {fact.said}", f"{fact.label}  {fact.said}"
    if fact.known:
        words = speak("threat", "Everybody sees this")
        signs = (CardMark("eye", "text"),)
        return PlateLook(title, fact.said if long else words, signs=signs, edge="edge", name=f"{name}: {words}")
    judgement, signs = _judged(fact.item, read), (CardMark("closed", "soft"),)
    words = _again() if fact.item == read else speak("threat", "Pilots do not see this")
    said = fact.said if long and fact.item != read else words
    return PlateLook(title, said, signs=signs, edge="coach", judgement=judgement, name=f"{name}: {words}")


def _condition(words: str, *, met: bool) -> PlateLook:
    said = speak("threat", "met") if met else speak("threat", "Defeat Condition: press when it is met")
    return PlateLook(words, said, judgement="legal" if met else "", edge="edge" if met else "coach")


def _line(fact: ThreatLine) -> DrawnWords:
    if not fact.said:
        return PlainText(f"{fact.label}  "), Sign("closed", "soft")
    return PlainText(f"{fact.label}  "), PlainText(fact.said, strong=True)


def _conditions_read(seen: SeatView, key: str) -> Iterator[DrawnWords]:
    met = defeat.met(seen.sight, key)
    for number, words in enumerate(defeat.conditions(seen.sight, key), 1):
        yield (Sign("tick") if number in met else PlainText("–", strong=True)), PlainText(f"  {content(words)}")
