"""Shows something to play as a card: a picture, a name and a sentence, how long, for how many, how hard."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, Style, plain, strong, title
from gattai_desktop.board.looks import LookButton
from gattai_desktop.board.speech import first_large, said, speak
from gattai_desktop.cards.frozen import frozen
from gattai_desktop.games.table_form import Glance
from gattai_desktop.windows.kit.scene_picture import paint_scene

_BARS: Final = 5
_ROW: Final = 44.0
"""A card that is lower than this, in drawing pixels, is a row of a list."""
_LOW: Final = 130.0
"""One that is lower than this has its picture beside its words."""

_BESIDE: Final = 29.0
"""What a fact needs beside its words for its sign and the gap before it, drawing pixels."""


@frozen
class ScenarioLook:
    """What a card says.

    people: how many come now, where that is more or fewer than it is made for; else 0.
    alone: one person comes, and the program fills the chairs.
    """

    name: str
    glance: Glance
    chosen: bool = False
    people: int = 0
    alone: bool = False

    @property
    def for_whom(self) -> str:
        """For how many people it is made, in a sentence."""
        fewest, most = self._sizes
        if fewest == most:
            return speak("shelf", "{most} people", most=most)
        return speak("shelf", "{fewest} to {most} people", fewest=fewest, most=most)

    @property
    def few(self) -> str:
        """The same on every card, where a sign says of what: "3–7"."""
        fewest, most = self._sizes
        return str(most) if fewest == most else f"{fewest}–{most}"

    @property
    def _sizes(self) -> tuple[int, int]:
        return 1 if self.alone else self.glance.fewest, self.glance.most

    @property
    def fair(self) -> str:
        """For whom it is fair, in words; "" where its pack does not say."""
        return {
            "beginner": speak("shelf", "no rules needed"),
            "freshman": speak("shelf", "for Freshmen"),
            "sophomore": speak("shelf", "for Sophomores"),
            "junior": speak("shelf", "for Juniors"),
            "senior": speak("shelf", "for Seniors"),
        }.get(self.glance.fair_for, "")

    @property
    def _hard(self) -> str:
        number = self.glance.difficulty
        return speak("shelf", "difficulty {number} of 5", number=number) if number else ""

    def told(self, *, short: bool = False) -> str:
        """Return all that is said of it, in two sentences, for where the card has no room for them.

        short: without people and difficulty, where these stand in its row; a narrow row has no room for the length.
        """
        sizes = () if short else (self.for_whom, self._hard)
        facts = ", ".join(one for one in (said(self.glance.length), *sizes, self.fair) if one)
        summary = said(self.glance.summary)
        return sentences((f"{self.name}: {summary}" if summary else self.name, first_large(facts)))

    def spoken(self) -> str:
        """Return what a screen reader says."""
        glance = self.glance
        parts = [self.name, said(glance.summary), said(glance.length), self.for_whom, self._hard, self.fair]
        if self.people:
            parts.append(speak("shelf", "{number} come now", number=self.people))
        parts.append(speak("shelf", "chosen") if self.chosen else speak("shelf", "not chosen"))
        return sentences(parts).removesuffix(".")


class ScenarioCard(LookButton[ScenarioLook]):
    """A card to choose; a row of a list where it is low."""

    ring = (18.0, 2.5)

    def draw(self, draw: Drawing) -> None:
        look = self.look
        edge = "live" if look.chosen else "text" if self.underMouse() else "edge"
        fill = "panel" if look.chosen else None
        row, low = draw.high < _ROW, draw.high < _LOW
        cut = 8.0 if row else 12.0 if low else 18.0
        draw.plate(fill=fill, edge=edge, line=2.5 if look.chosen else 1.5, cut=cut, inset=1.5)
        if row:
            self._draw_row(draw)
        elif low:
            self._draw_low(draw, cut)
        else:
            self._draw_card(draw, cut)

    def _draw_row(self, draw: Drawing) -> None:
        look, base, right = self.look, draw.base(draw.middle, plain(13)), draw.wide - 12
        if look.chosen:
            draw.sign("tick", 10, draw.middle - 6, 12, "live")
        name = draw.text(32, base, look.name, strong(14), room=draw.wide - 106) + 46
        draw_difficulty(draw, right - 45, draw.middle - 6, 12, look.glance.difficulty)
        right -= 60
        for sign, words, room in (("person", self._people(), 120.0), ("clock", said(look.glance.length), 150.0)):
            wide = min(draw.width(words, plain(13)), room)
            if not words or right - wide - 20 < name:
                break
            right -= wide
            draw.text(right, base, words, plain(13), self._ink_of(sign), room=room)
            draw.sign(self._sign_of(sign), right - 18, draw.middle - 6, 12, self._ink_of(sign))
            right -= 36

    def _draw_low(self, draw: Drawing, cut: float) -> None:
        """Draw a card with its picture at the left, and its sentence where it has room."""
        look, at, edge = self.look, draw.at, draw.at(8, 6)
        wide = draw.high * 1.3
        paint_scene(draw.within(edge, edge, wide, draw.high - 2 * edge), look.glance.picture, cut)
        left = wide + edge + at(18, 12)
        words = draw.within(left, 0, draw.wide - left - at(18, 12))
        name, line = title(at(18, 14)), plain(at(14, 12))
        told, step = said(look.glance.summary), words.size(line) * 1.3
        rows = len(words.wrapped(told, line, words.wide, 6))
        if rows * step + words.size(name) * 1.5 > words.high - 6:
            rows = 0
        base = words.middle - rows * step / 2 + words.size(name) * 0.36
        right = words.wide - 50
        draw_difficulty(words, right, base - 12, 14, look.glance.difficulty)
        used = words.width(look.name, name) + (at(16, 13) + 8 if look.chosen else 0)
        space = right - used - 8
        people, length = self._people(), said(look.glance.length)
        sizes = (line, plain(at(13, 12)), plain(at(12, 12)))
        small = next((one for one in sizes if _needed(words, one, people, length) <= space), line)
        for sign, fact in (("person", people), ("clock", length)):
            room = words.width(fact, small)
            if not fact or right - room - _BESIDE < used + 8:
                break
            right -= room + 11
            words.text(right, base, fact, small, self._ink_of(sign))
            words.sign(self._sign_of(sign), right - 18, base - 11, 12, self._ink_of(sign))
            right -= 20
        words.text(0, base, look.name, name, room=right - 4, fit=True)
        if look.chosen:
            words.sign("tick", words.width(look.name, name) + 8, base - at(14, 11), at(16, 13), "live")
        if rows:
            words.paragraph(0, base + step, told, line, "soft", room=words.wide, most=rows, step=step)

    def _draw_card(self, draw: Drawing, cut: float) -> None:
        look, at = self.look, draw.at
        side, line = at(18, 12), plain(at(14, 12))
        step = max(at(24, 17), draw.size(line) * 1.3)
        facts = [one for one in (("clock", said(look.glance.length)), ("person", self._people())) if one[1]]
        foot = (
            draw.high
            - at(18, 12)
            - step * (len(facts) + (1 if look.glance.difficulty and not draw.paint.scale.small else 0))
        )
        room, words = draw.wide - 2 * side, plain(at(15, 12))
        leading = draw.size(words) * 1.36
        lines = len(draw.wrapped(said(look.glance.summary), words, room, 6))
        needs = at(46, 34) + lines * leading + at(10, 4)
        picture = max(at(90, 48), min(at(132, 86), foot - needs))
        pad = 2.0 / draw.unit
        paint_scene(draw.within(pad, pad, draw.wide - 2 * pad, picture), look.glance.picture, cut)
        head = title(at(20, 15))
        mark = at(16, 13) if look.chosen else 0
        y = picture + at(34, 24)
        draw.text(side, y, look.name, head, room=room - mark, fit=True)
        if mark:
            draw.sign("tick", draw.wide - side - mark, y - mark, mark, "live")
        most = max(1, int((foot - y - at(8, 4)) / leading))
        draw.paragraph(
            side, y + at(26, 18), said(look.glance.summary), words, "soft", room=room, most=most, step=leading
        )
        y = foot + step * 0.72
        for sign, fact in facts:
            if draw.paint.scale.small and sign == "person":
                draw_difficulty(draw, draw.wide - side - 45, y - 11, 12, look.glance.difficulty)
            draw.sign(self._sign_of(sign), side, y - at(13, 10), at(15, 12), self._ink_of(sign))
            beside = 52 if draw.paint.scale.small and sign == "person" and look.glance.difficulty else 0
            draw.text(side + at(24, 18), y, fact, line, self._ink_of(sign, "text"), room=room - at(24, 18) - beside)
            y += step
        if not draw.paint.scale.small and look.glance.difficulty:
            draw_difficulty(draw, side, y - 13, 15, look.glance.difficulty)
            draw.text(side + 66, y, look.fair, line, room=room - 66)

    def _people(self) -> str:
        words = self.look.few
        return (
            speak("shelf", "{words}, {number} come", words=words, number=self.look.people)
            if self.look.people
            else words
        )

    def _sign_of(self, sign: str) -> str:
        return "jag" if sign == "person" and self.look.people else sign

    def _ink_of(self, sign: str, usual: str = "soft") -> str:
        return "price" if sign == "person" and self.look.people else usual


def _needed(draw: Drawing, style: Style, *facts: str) -> float:
    """Return the width of facts side by side, each with its sign."""
    return sum(draw.width(one, style) + _BESIDE + 2 for one in facts if one)


def draw_difficulty(draw: Drawing, x: float, y: float, high: float, number: int) -> None:
    """Draw five rising bars, so many of them filled; none for 0."""
    if not number:
        return
    wide = high * 0.58
    for place in range(_BARS):
        tall = high * (0.36 + 0.16 * place)
        left, top = x + place * high * 0.76, y + high - tall
        corners = (left, top), (left + wide, top), (left + wide, y + high), (left, y + high)
        on = place < number
        draw.shape(*corners, fill="text" if on else None, edge=None if on else "edge", line=1.2)


def told_of(cards: Iterable[ScenarioCard], *, short: bool, rests: bool) -> str:
    """Return all that is said of the card under the pointer; else of that with the focus, else of the chosen one.

    short: without what its row says in any case. rests: the pointer lies there by chance, and points at nothing.
    """
    listed = tuple(cards)
    for found in (lambda card: card.underMouse() and not rests, QWidget.hasFocus, lambda card: card.look.chosen):
        for card in listed:
            if found(card):
                return card.look.told(short=short)
    return ""
