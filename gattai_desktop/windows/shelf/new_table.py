"""Asks who comes tonight: what is played, who sits where, and by which edition. Enter accepts what is filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtWidgets import QWidget

from gattai_desktop.board.announcing import announce, in_turn
from gattai_desktop.board.arrow_group import ArrowGroup
from gattai_desktop.board.drawing import Drawing, measuring, plain, strong, title
from gattai_desktop.board.name_field import LONGEST_NAME, NameField
from gattai_desktop.board.paint import Paint
from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.segments import Segments
from gattai_desktop.board.speech import called, rule, said
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.content.boxes import box
from gattai_desktop.content.own_box import box_of_setup
from gattai_desktop.content.own_pack import OwnPack
from gattai_desktop.games.table_form import EDITION, Glance
from gattai_desktop.games.table_rulings import TableRuling
from gattai_desktop.games.team import Team
from gattai_desktop.windows.kit.named_works import notice_words
from gattai_desktop.windows.settings.settings import ALONE, FRIENDS, Settings
from gattai_desktop.windows.shelf.fixed_foot import FixedFoot
from gattai_desktop.windows.shelf.new_table_grid import NewTableGrid
from gattai_desktop.windows.shelf.new_table_panel import PanelLook, draw_panel, draw_told, panel_foot, ruling_told
from gattai_desktop.windows.shelf.offered_tables import OfferedTables, editions_of
from gattai_desktop.windows.shelf.page_grid import GridRoom
from gattai_desktop.windows.shelf.scenario_card import ScenarioCard, ScenarioLook, told_of
from gattai_desktop.windows.shelf.seat_rows import SeatRows
from gattai_desktop.windows.shelf.sitter_plates import CompanyQuestion
from gattai_desktop.windows.shelf.table_answers import answers_of, how_to_sit, set_up, who_begins, who_comes, who_shares
from gattai_desktop.windows.shelf.table_choices import Decks, TableChoices

_TURNS_TO: Final = {QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut}
"""The events that say that another scenario is looked at."""
_BESIDE: Final = 3
"""How many ways of playing stand beside each other at most."""


class NewTable(GridRoom[NewTableGrid]):
    """The room that asks what a new session needs.

    Signals:
        begun(Setup): the table is to be made. settingsChosen(Settings): how people sat down is to be remembered.
        backAsked: not now. rulingsAsked(Setup): other rulings for this table.
        sheetAsked(SheetLook): a question for the window's sheet. decksAsked(str): decks of this game are to be built.
    """

    begun = Signal(object)
    settingsChosen = Signal(object)
    backAsked = Signal()
    rulingsAsked = Signal(object)
    decksAsked = Signal(str)
    sheetAsked = Signal(object)

    def __init__(
        self,
        paint: Paint,
        kept_in: Callable[[str], Path],
        settings: Callable[[], Settings],
        parent: QWidget | None = None,
        *,
        own_decks: Callable[[str], Decks] = lambda _game: (),
        own_packs: Iterable[OwnPack] = (),
    ) -> None:
        """kept_in: returns the file for a name; settings: what is chosen now for this computer.

        own_decks: returns the decks of whoever sits here, for a game.
        own_packs: the packs of whoever sits here, whose scenarios are offered besides.
        """
        super().__init__(paint, parent)
        self._kept_in, self._settings = kept_in, settings
        self.offered = OfferedTables(own_packs)
        forms = tuple(self.offered.forms.values())
        self.form = forms[0]
        self._rulings: tuple[TableRuling, ...] = ()
        self.team: Team | None = None
        self._rests_at: QPoint | None = None
        """Where the pointer lay when the page came, until it has moved."""
        self._changed: dict[str, str] = {}
        """The rulings that a person changed, each with its option."""
        self._shares: tuple[str, ...] = ()
        """What is said of one name in several seats, in fewer and fewer words."""
        self.company = CompanyQuestion(paint, self)
        self.cards = {key: ScenarioCard(paint, ScenarioLook("", Glance()), self) for key in self.offered.groups}
        self._shelf = ArrowGroup(self, list(self.cards.values()))
        everybody = dict.fromkeys(seat for one in forms for seat in one.seats.order)
        self.seats = SeatRows(paint, tuple(everybody), self.form, after=[*self.cards.values()][-1])
        self.choices = TableChoices(paint, lambda: own_decks(self.offered.games[self.form.key]), self.form, self)
        self.name = NameField(paint, self.tr("Name of the session"), self)
        self.name.setMaxLength(LONGEST_NAME)
        listed = [one for form in forms for one in editions_of(form)]
        editions: dict[str, PlateLook | str] = {one.word: called(one.name) for one in listed}
        self.edition = Segments(paint, self.tr("Edition"), editions, self)
        ways: dict[str, PlateLook | str] = {one.key: said(one.name) for group in self.offered.many for one in group}
        self.way = Segments(paint, self.tr("Way of playing"), ways, self)
        self.rulings = PlateButton(paint, outline_plate(""), self)
        self.folder = PlateButton(paint, outline_plate(""), self)
        self.sit_down = PlateButton(paint, primary_plate(self.tr("Sit down"), key="Ctrl+Enter"), self, self._make)
        self.foot: FixedFoot = FixedFoot(paint, self.sit_down, self)
        leave = PlateLook(self.tr("Back"), key="Esc", fill="", edge="", arrangement="button")
        self.back = PlateButton(paint, leave, self, self.backAsked)
        for key, card in self.cards.items():
            card.clicked.connect(lambda _on=False, key=key: self._press(key))
            card.setMouseTracking(True)
            card.installEventFilter(self)
        self.edition.chosen.connect(lambda _key: self._edition_chosen())
        self.way.chosen.connect(self.choose)
        self.company.chosen.connect(self._company_chosen)
        self.seats.changed.connect(self._tell)
        self.seats.named.connect(self._tell)
        self.choices.changed.connect(self._tell)
        self.choices.sheetAsked.connect(self.sheetAsked)
        self.choices.decksAsked.connect(lambda: self.decksAsked.emit(self.offered.games[self.form.key]))
        self.name.textChanged.connect(lambda _text: self._tell())
        self.rulings.chosen.connect(lambda: self.rulingsAsked.emit(self.setup()))
        self.setAccessibleName(self.tr("New session"))
        self.ask(first_contact=False)

    def ask(self, *, first_contact: bool, team: Team | None = None) -> None:
        """Show an empty form, with First Contact chosen or what comes after it; the Team is there already.

        People sit down as they did last time, to what they played then; who never did, alone and to First Contact.
        """
        settings = self._settings()
        company = settings.company or (ALONE if first_contact else FRIENDS)
        self.name.clear()
        self._changed, self.team = {}, team
        self.choices.clear()
        self.seats.welcome(team, company, settings.strength)
        self.choose(self.offered.usual("" if team else settings.played, led=first_contact))

    def take_over(self, before: NewTable) -> None:
        """Show what was chosen and typed on the page before, as far as it is offered here."""
        self.team = before.team
        self.seats.welcome(self.team)
        self.choices.take_over(before.choices)
        if before.form.key in self.offered.forms:
            self.choose(before.form.key)
            self.edition.choose(before.edition.current)
        self.name.setText(before.name.text())
        self.seats.take_over(before.seats)
        self.set_rulings(before._changed)

    def begin(self) -> None:
        """Focus the plate that begins, and say with what; what lies under a pointer that rests is not meant."""
        self._rests_at = QCursor.pos()
        self.sit_down.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, in_turn((said(self.form.session), self.accessibleDescription())))

    # ------------------------------------------------------------------ what is offered

    def game_of(self, widget: QWidget) -> str:
        """Return the game of a card, and for everything else that of what is chosen."""
        key = next((key for key, card in self.cards.items() if card is widget), self.form.key)
        return self.offered.games[key]

    def _press(self, key: str) -> None:
        """Choose what a card stands for; of several scenarios of one's own, ask which."""
        if self.offered.asks(key):
            self.sheetAsked.emit(self.offered.sheet(self.form, self.choose))
        else:
            self.choose(key)

    def choose(self, key: str) -> None:
        """Choose what is played, with its seats and its edition."""
        form = self.form = self.offered.forms[key]
        group = self.offered.group_of(form)
        self.way.setVisible(group in self.offered.many)
        if group in self.offered.many:
            self.way.offer(one.key for one in group)
            self.way.choose(key)
        self._shelf.stop_at(self.cards[group[0].key])
        self.name.suggest(said(form.session))
        asked = form.field(EDITION)
        self.edition.setVisible(asked is not None and not form.led)
        if asked is not None:
            self.edition.choose(str(asked.usable))
        self.choices.set_form(form)
        self.company.setVisible(form.has_programs)
        self.seats.set_form(form)
        self._edition_chosen()
        self._lay()
        self._tell()

    def _company_chosen(self, company: str) -> None:
        self.seats.set_company(company)
        self._lay()
        self._remember()

    def _remember(self, played: str = "") -> None:
        """Let this computer remember who comes, how well its program plays, and what was played."""
        before, chairs = self._settings(), self.seats.chairs if self.form.has_programs else self._settings()
        kept = evolve(before, company=chairs.company, strength=chairs.strength, played=played or before.played)
        if kept != before:
            self.settingsChosen.emit(kept)

    def set_rulings(self, changed: Mapping[str, str]) -> None:
        """Let the table begin with these rulings, instead of those of its edition."""
        self._changed = self.choices.rulings = dict(changed)
        self._edition_chosen()
        self._tell()

    def keep_in(self, kept_in: Callable[[str], Path]) -> None:
        """Say where the session will be kept. kept_in: returns the file for a name."""
        self._kept_in = kept_in
        self.update()

    def _edition_chosen(self) -> None:
        setup = self._ruled(self.form.setup({EDITION: self.edition.current} if self.form.field(EDITION) else {}))
        game = box_of_setup(setup)
        rulings, settled = game.rulings.at(game.begin(evolve(setup))), self.form.settles - self._changed.keys()
        self._rulings = tuple(evolve(one, default=one.now) if one.name in settled else one for one in rulings)
        self.update()

    @property
    def refused(self) -> str:
        """Return why this table cannot begin: the wrong number of players, or what was chosen. "" where it can."""
        seats = self.form.seats
        if not seats.fewest <= self.seats.count <= seats.most:
            return said(seats.refused)
        answers = answers_of(self.form, self.seats, self.choices)
        return said(self.form.why_not(self.form.whole(answers), self._changed))

    def _tell(self) -> None:
        """Show what follows from who sits down: on the cards, and on the plate that begins."""
        self.company.show_choice(self.seats.chairs.company)
        self.choices.sit(self.seats.table.people())
        why = self.refused
        look = primary_plate(self.tr("Sit down"), key="Ctrl+Enter")
        if why:
            look = PlateLook(self.tr("Sit down"), why, judgement="refused")
        if look != self.sit_down.look:
            self.sit_down.set_look(look)
        people = self.seats.count + self.form.coached
        alone = self.seats.chairs.company == ALONE
        for key, card in self.cards.items():
            card.set_look(self.offered.look(key, self.form, people, alone=alone))
        self._tell_of_shares()
        self.setAccessibleDescription(in_turn((self.who(), self.seats.spoken_sums(), self.first())))
        if not self.is_laid_out():
            self.stand(self._view, self._zoom)
        self.update()

    def _tell_of_shares(self) -> None:
        """Say once, also to a screen reader, that one name stands in several seats."""
        before, self._shares = self._shares, who_shares(self.seats)
        if self._shares and self._shares != before:
            announce(self.seats, self._shares[0])

    def told(self, *, short: bool = False) -> str:
        """Return all that is said of the scenario under the pointer; else of that with the focus, else the chosen."""
        return told_of(self.cards.values(), short=short, rests=QCursor.pos() == self._rests_at)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseMove and self._rests_at is not None:
            self._rests_at = None
            self.update()
        if event.type() in _TURNS_TO:
            self.update()
        return super().eventFilter(watched, event)

    def who(self) -> str:
        """Return who comes, each person beside her seat; then those whom the program plays."""
        return who_comes(self.seats)

    def first(self) -> str:
        return who_begins(self.seats, self.form)

    def setup(self) -> Any:  # noqa: ANN401 - each game has its own
        # In the language in which it was suggested, so that its file is called what people read.
        name = self.name.text().strip() or said(self.form.session)
        answers = answers_of(self.form, self.seats, self.choices)
        return self._ruled(set_up(self.form, answers, name, self.edition.current, self.team))

    def _ruled(self, setup: Any) -> Any:  # noqa: ANN401 - each game has its own
        """Return the set-up with the rulings that a person changed, as far as its game knows them."""
        known = box(setup.game).rulings.ids()
        changed = {name: option for name, option in self._changed.items() if name in known}
        return evolve(setup, rulings={**setup.rulings, **changed}) if changed else setup

    def _make(self) -> None:
        if not self.refused and self.isVisible():  # a second press may come while the table stands here already
            self._remember(self.form.key)
            self.choices.keep()
            self.begun.emit(self.setup())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._make()
        elif event.key() == Qt.Key.Key_Escape:
            self.backAsked.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ how it looks

    def sized(self) -> NewTableGrid:
        return NewTableGrid.of(self._view, self._zoom)

    def is_laid_out(self) -> bool:
        return self.seats.high(self.places.across) == self.places.need

    def needed(self) -> float:
        return self.places.high

    def rescale(self) -> None:
        head = self.choices.is_one and self.places.small and not self.places.stacked
        chooses = not self.choices.isHidden() and not head
        at = self.places.laid(self.seats.high, len(self.cards), chooses=chooses, ways=self._plates_high)
        self.places = at
        for place, card in enumerate(self.cards.values()):
            card.setGeometry(at.card(place))
        self.company.setGeometry(at.rect(*at.company))
        self.seats.setGeometry(at.rect(*at.rows))
        back = max(at.least(150), 150.0)
        beside = at.wide - at.margin - back - 8 - 300, 2.0, 300.0, at.head - 4  # the rows need all the room
        self.choices.setGeometry(at.rect(*(beside if head else at.choices)))
        self.name.set_letters(at.name_size)
        (x, y, wide, high), pad = at.panel, at.pad
        self.name.setGeometry(at.rect(x + pad - 8, y + pad - 4, wide - 2 * pad + 16, at.name_high))
        plates = at.rect(x + pad, y + at.edition + 12, wide - 2 * pad, at.plate_high).toRectF()
        self.edition.lay(plates, 6 * at.unit)
        ways = at.rect(x + pad, y + at.edition + 12, wide - 2 * pad, self._plates_high)
        self.way.lay(ways.toRectF(), 6 * at.unit, down=self._ways_listed)
        half = (wide - 2 * pad - at.gap * 0.5) / 2
        low = y + high - panel_foot(measure := measuring(self.paint, wide), at)
        whole, short = (self.tr("Change rulings"), self.tr("Other folder")), (self.tr("Rulings"), self.tr("Folder"))
        is_short = max(measure.width(one, strong(0)) for one in whole) + 20 > half
        for place, plate in enumerate((self.rulings, self.folder)):
            plate.set_look(evolve(outline_plate((short if is_short else whole)[place]), name=whole[place]))
            plate.setToolTip(ruling_told() if plate is self.rulings else "")
            plate.setGeometry(at.rect(x + pad + place * (half + at.gap * 0.5), low, half, at.plate_high))
        self.foot.rest(at.rect(x + pad, y + high - pad - at.button, wide - 2 * pad, at.button))
        self.back.setGeometry(at.rect(at.wide - at.margin - back, 2, back, at.head - 4))

    @property
    def _ways_listed(self) -> bool:
        """Whether the ways stand below each other: there is little room, or there are many, or one has a long name."""
        at = self.places
        box = at.rect(0, 0, at.panel_wide - 2 * at.pad, at.plate_high)
        return at.listed or len(self.way.offered) > _BESIDE or not self.way.holds(box, 6 * at.unit)

    @property
    def _plates_high(self) -> float:
        """How high the plates of editions or ways are."""
        ways = len(self.way.offered) if self._ways_listed and self.way.isVisibleTo(self) else 1
        return self.places.plate_high * ways + 6 * (ways - 1)

    def draw(self, whole: Drawing) -> None:
        at = self.places
        whole.ground("table")
        whole.fill(0, at.top / at.unit, whole.wide, at.head, "rail")
        whole.rule(at.top / at.unit + at.head, "line")
        page = whole.within(at.left / at.unit, at.top / at.unit)
        page.text(at.margin, page.base(at.head / 2, strong(15)), self.tr("New session"), strong(15))
        question = title(at.title_size)
        used, words = 0.0, self.tr("Who comes tonight?")
        asked = self.company.isVisibleTo(self)
        if not (asked and self.places.small):  # else the plates stand in its place
            used = page.text(at.margin, at.title, words, question, room=at.across, fit=True)
        place = self.places.told(used, asked=asked)
        draw_told(page, place, self.places.words, self.told(), self.told(short=True))
        used = page.text(at.margin, at.seats, said(self.form.players), title(at.heading), room=at.across, fit=True) + 16
        forms = self._shares or (how_to_sit(self.form, alone=self.seats.table.is_alone),)
        fitting = (one for one in forms if page.width(one, plain(at.words)) <= at.across - used)
        ink = "price" if self._shares else "soft"
        page.text(at.margin + used, at.seats, next(fitting, ""), plain(at.words), ink, room=at.across - used)
        x, y, wide, high = at.panel
        page.plate(x, y, wide, high, fill="panel", edge="line", cut=24)
        draw_panel(page.within(x + at.pad, y, wide - 2 * at.pad, high), at, self._panel())

    def _panel(self) -> PanelLook:
        form, path = self.form, self._kept_in(self.setup().name)
        edition = next((one for one in editions_of(form) if one.word == self.edition.current), None)
        return PanelLook(
            who=(self.who(), who_comes(self.seats, named=False)),
            heading=said(form.kind),
            only=called(edition.name) if edition is not None and not self.edition.isVisibleTo(self) else "",
            line=f"{said(form.line).rstrip('.')}.".lstrip(".") if edition is None else rule(edition.line),
            source="" if edition is not None else notice_words(form.source),
            plates=0.0 if edition is None and not self.way.isVisibleTo(self) else self._plates_high,
            rulings=self._rulings,
            kept_in=f"{path.parent.name} / {path.name}",
            first=(self.first(), who_begins(self.seats, form, named=False)),
            coached=form.coached,
        )
