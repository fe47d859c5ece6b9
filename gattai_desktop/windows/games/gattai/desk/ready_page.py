"""Before you start: a row for each part of an evening, each gap as a plate with the act that mends it (LOOK 29)."""

from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import take_away
from gattai_desktop.board.drawing import Drawing, caps, measuring, plain, strong, title
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.speech import content, message, said, speak
from gattai_desktop.board.words import DrawnWords, PlainText, broken
from gattai_desktop.cards.value import as_list
from gattai_desktop.cards.words import wording
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.content.gattai.draft_table import draft_table
from gattai_desktop.content.gattai.readiness import EveningRating, before_you_start, rating_of
from gattai_desktop.content.gattai.readiness_line import PARTS, EveningPart, Readiness
from gattai_desktop.windows.games.gattai.desk.evening_cards import new_name
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.field_labels import said_with_labels
from gattai_desktop.windows.kit.told_plate import ToldPlate

_PAD: Final = 20.0
_BESIDE: Final = 860.0
_ASIDE: Final = 320.0
_LISTS: Final = {"threat": "threats", "faction": "factions", "location": "locations", "playbook": "pilots"}


class ReadyPage(DeskPage):
    """What is ready for an evening, what is missing, how it is rated and how hard its fights are."""

    def __init__(self, paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str) -> None:
        super().__init__(paint, parent, draft, entry_id)
        self.lines: tuple[Readiness, ...] = ()
        self.rating: EveningRating | None = None
        self.gaps: dict[int, ToldPlate] = {}
        """The plate of each gap, by the place of its line."""
        self.fights: dict[tuple[str, ...], PlateButton] = {}
        self.hard: QWidget | None = None
        self._shown: tuple[str, ...] = ()
        self._why = ""
        self._written: list[tuple[float, float, DrawnWords | str, str, str]] = []
        self.show_values()

    def show_values(self) -> None:
        if not self.draft.has("scenario", self.entry_id):
            return
        self.lines = before_you_start(self.draft, self.entry_id)
        self.rating = rating_of(self.draft, self.entry_id)
        take_away(*self.gaps.values(), *self.fights.values())
        self._drop_fight()
        self.gaps = {at: self._gap(one) for at, one in enumerate(self.lines) if not one.ready}
        self.fights = {keys: self._fight(keys) for keys in self._sides()}
        self.rescale()

    @property
    def summary(self) -> str:
        """How many faults and gaps there are, in one line."""
        count = len(self.gaps)
        if not count:
            return speak("desk", "Nothing is missing.")
        faults = sum(one.stops for one in self.lines)
        if not faults:
            return speak("desk", "Gaps: {count}. None of them stops you.", count=count)
        return speak("desk", "{count} faults keep it from being played.", count=faults)

    # ------------------------------------------------------------------ gaps
    def _gap(self, one: Readiness) -> ToldPlate:
        there = one.entry[0] != ""
        without = said(one.without)
        sub = f"{without} {said(one.act)} →" if there else without
        words = said_with_labels(one.words)
        name = f"{words.rstrip('.')}. {without} {said(one.act) if there else ''}".strip()
        edge = "refused" if one.stops else "price"
        look = PlateLook(words, sub, judgement="price", edge=edge, name=name)
        button = ToldPlate(self.paint, look, self)
        if there:
            button.chosen.connect(partial(self._mend, one))
        button.show()
        return button

    def _mend(self, one: Readiness) -> None:
        """Go to where it is mended; what does not exist yet is made first, and named by the evening."""
        word, entry = one.entry
        try:
            self.asked.emit(word, entry or self._made(word), one.field if entry else "name")
            if one.stops:  # what is wrong may stand in no field of the page
                self.told.emit(said_with_labels(one.words))
        except DraftNotKept as wrong:
            self.told.emit(message(wrong))

    def _made(self, word: str) -> str:
        name, field = new_name(word), _LISTS[word]
        with self.draft.together(wording("{name} is new.", name=name)):
            entry = self.draft.add(word, {"name": name})
            named = as_list(self.draft.values("scenario", self.entry_id)[field])
            self.draft.change("scenario", self.entry_id, go_on=False, **{field: (*named, entry)})
        return entry

    # ------------------------------------------------------------------ fights
    def _sides(self) -> tuple[tuple[str, ...], ...]:
        """Return who of the Threats would fight: each alone, and all of them."""
        keys = draft_table(self.draft, self.entry_id).listed("threats")
        alone = tuple((key,) for key in keys)
        return (*alone, keys) if len(keys) > 1 else alone

    def _fight(self, keys: tuple[str, ...]) -> PlateButton:
        table = draft_table(self.draft, self.entry_id)
        names = [content(str(table.values.get(f"threat.{key}.name") or key)) for key in keys]
        words = speak("desk", "all of them together")
        if len(names) == 1:
            words = speak("desk", "{name} alone", name=names[0])
        button = PlateButton(self.paint, PlateLook(words, speak("desk", "How hard?"), arrangement="line"), self)
        button.chosen.connect(partial(self._reckon, keys))
        button.show()
        return button

    def _drop_fight(self) -> None:
        if self.hard is not None:
            take_away(self.hard)
        self.hard, self._why, self._shown = None, "", ()

    def _reckon(self, keys: tuple[str, ...]) -> None:
        from gattai_desktop.players.gattai.fight import prepared
        from gattai_desktop.players.rehearsal import CannotFight
        from gattai_desktop.windows.games.gattai.odds.how_hard import HowHard

        self._drop_fight()
        self._shown = keys
        try:
            sight = draft_table(self.draft, self.entry_id)
            self.hard = HowHard(prepared(sight, (), keys).fight, self.paint, self)
            self.hard.show()
        except CannotFight as wrong:
            self._why = message(wrong)
            self.told.emit(self._why)
        self.lay(self.width())

    # ------------------------------------------------------------------ layout
    def stops(self) -> list[QWidget]:
        parts = self._parts()
        return [*(self.gaps[at] for at in sorted(self.gaps, key=lambda at: parts.index(self.lines[at].part))),
                *self.fights.values()]  # fmt: skip

    def _parts(self) -> list[EveningPart]:
        """The parts in the order in which they stand: first what nothing can begin without."""
        stopped = {one.part for one in self.lines if one.stops}
        return sorted(PARTS, key=lambda part: part not in stopped)

    def lay(self, wide: int) -> None:
        unit = self.paint.px(1.0)
        beside = wide / unit >= _BESIDE
        room = wide / unit - 2 * _PAD - (_ASIDE + 24 if beside else 0)
        self._written = []
        y = self._lay_rows(_PAD, 84.0, room)
        side = self._lay_side(_PAD + room + 24, 16.0, _ASIDE) if beside else self._lay_side(_PAD, y + 12, room)
        y = max(y, side)
        self.resize(wide, round((y + 16) * unit))
        self.update()

    def _write(self, x: float, y: float, room: float, words: str, how: str, sign: str = "") -> float:
        """Note words to draw over as many lines as they need; return where the next would begin."""
        style = {"head": caps(12), "strong": strong(16)}.get(how, plain(15))
        if how == "head":
            self._written.append((x, y, words, how, sign))
            return y + measuring(self.paint, room).size(style) * 1.5
        unit = self.paint.px(1.0)
        room -= 26 if sign and how != "ready" else 0
        ruler = measuring(self.paint, room * unit)
        pieces = (PlainText(words, strong=how == "strong"),)
        for line in broken(pieces, ruler.pixels(style), room * unit):
            self._written.append((x, y, line, how, sign))
            y += ruler.size(style) * 1.5
            sign = ""
        return y

    def _lay_rows(self, x: float, y: float, room: float) -> float:
        titles = {
            "threats": speak("desk", "Threats"),
            "factions": speak("desk", "Factions"),
            "locations": speak("desk", "Locations"),
            "path": speak("desk", "Crisis path"),
            "pilots": speak("desk", "Pilots"),
            "scenes": speak("desk", "Scenes"),
            "pack": speak("desk", "Pack"),
        }
        high = max(64.0, 48 / self.paint.px(1.0))
        lines = ready_lines(self.lines)
        said_of = {one.part for one in self.lines}
        for part in (one for one in self._parts() if one in said_of):
            y = self._write(x, y, room, titles[part], "head") + 4
            for at, one in lines:
                if one.part != part:
                    continue
                if one.ready:
                    y = self._write(x + 28, y, room - 28, said(one.words), "ready", "tick") + 2
                else:  # the frame of the one in focus goes around it, and covers neither words nor plates
                    unit = self.paint.px(1.0)
                    whole = max(high, self.gaps[at].needed(room * unit) / unit)
                    self.gaps[at].setGeometry(self.box(x, y + 8, room, whole))
                    y += whole + 14
            y += 14
        return y

    def _lay_side(self, x: float, y: float, room: float) -> float:
        rating = self.rating
        if rating is None:
            return y
        y = self._write(x, y, room, speak("desk", "Rating"), "head")
        self._written.append((x, y, rating.code, "code", ""))
        y += 76
        y = self._write(x, y, room, speak("desk", "Threats / average TR / Monsters"), "soft")
        mean = rating.mean
        fair = {
            "freshman": speak("desk", "An average TR of {number} is fair for Freshmen.", number=mean),
            "sophomore": speak(
                "desk", "An average TR of {number} is fair for Sophomores, and hard for Freshmen.", number=mean
            ),
            "junior": speak(
                "desk", "An average TR of {number} is fair for Juniors, and very hard for Freshmen.", number=mean
            ),
            "senior": speak("desk", "An average TR of {number} is fair for Seniors; Freshmen lose.", number=mean),
        }[rating.fair_for]
        if rating.threats:
            y = self._write(x, y + 4, room, fair, "text")
        y = self._write(x, y + 14, room, speak("desk", "Length"), "head") + 2
        evenings = speak("desk", "Evenings of three to four hours: {number}", number=rating.evenings)
        y = self._write(x, y, room, evenings, "strong", "clock")
        words = speak("desk", "steps of the Crisis: {steps}, ready Pilots: {pilots}", steps=rating.steps,
                      pilots=rating.pilots)  # fmt: skip
        y = self._write(x, y, room, words, "soft")
        if self.fights:
            y = self._write(x, y + 14, room, speak("desk", "How hard is each fight?"), "head") + 4
        high = max(44.0, 36 / self.paint.px(1.0))
        for keys, button in self.fights.items():
            button.setGeometry(self.box(x, y, room, high))
            y += high + 8
            if keys == self._shown:
                y = self._lay_hard(x, y, room)
        return y

    def _lay_hard(self, x: float, y: float, room: float) -> float:
        if self.hard is None:
            return self._write(x, y, room, self._why, "soft") + 8
        high = self.hard.sizeHint().height() / self.paint.px(1.0)
        self.hard.setGeometry(self.box(x, y, room, high))
        return y + high + 8

    # ------------------------------------------------------------------ drawing
    def draw(self, draw: Drawing) -> None:
        draw.text(_PAD, 44, speak("desk", "Before you start"), title(28), room=draw.wide - 2 * _PAD)
        ink = "refused" if any(one.stops for one in self.lines) else "price" if self.gaps else "legal"
        draw.text(_PAD, 70, self.summary, plain(15), ink, room=draw.wide - 2 * _PAD)
        for x, y, words, how, sign in self._written:
            self._draw_line(draw, x, y, words, how, sign)

    def _draw_line(self, draw: Drawing, x: float, y: float, words: DrawnWords | str, how: str, sign: str) -> None:
        if how == "code":
            draw.letters(x, y + 4, words, 56)
            return
        style = {"head": caps(12), "strong": strong(16)}.get(how, plain(15))
        ink = "text" if how in {"text", "ready", "strong"} else "soft"
        base = y + draw.size(style)
        if sign:
            draw.sign(sign, x - 24 if how == "ready" else x, base - 14, 16, "legal" if sign == "tick" else "text")
        draw.text(x + (26 if sign and how != "ready" else 0), base, words, style, ink)


def ready_lines(lines: tuple[Readiness, ...]) -> list[tuple[int, Readiness]]:
    """Return the lines with their places, of each part what is ready first."""
    return sorted(enumerate(lines), key=lambda one: not one[1].ready)
