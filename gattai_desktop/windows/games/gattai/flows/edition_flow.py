"""Going on in another edition: what would be played otherwise by chapters, and what of the table's own stays."""

from __future__ import annotations

from collections.abc import Hashable

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, rule, said
from gattai_desktop.cards.frozen import evolve
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.gattai.book.editions import EDITIONS
from gattai_desktop.games.gattai.book.rule_book import RULING_CHAPTERS, chapter_of
from gattai_desktop.games.gattai.book.rulings import RULINGS, Ruling, rulings_of
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.gattai.story.changing_edition import ChangeEdition
from gattai_desktop.windows.forms.flow import Flow
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook

KEEP = "keep"
GIVE_UP = "give up"


class EditionFlow(Flow):
    """Asks for another edition, shows the differences, changes it, and rules again what the table wants to keep."""

    def begin(self) -> None:
        """Ask for the edition; one that cannot be had now says why."""
        now = rulings_of(self.view.sight).edition
        choices = []
        for key, one in EDITIONS.items():
            if key == now:
                continue
            reasons = self.model.judge(ChangeEdition(self.model.seat, key)).reasons
            words = said(reasons[0].text) if reasons else rule(one.source)
            plate = PlateLook(called(one.name), words, judgement="refused" if reasons else "legal")
            choices.append(SheetChoice(key, plate))
        title = self.tr("This table plays {edition}").replace("{edition}", called(EDITIONS[now].name))
        look = SheetLook(
            title, (self.tr("Another one holds from the next move on."),), (), tuple(choices), columns=1, wide=True
        )
        self.requests.ask(evolve(look, wide=True), lambda key, _texts: self._compare(str(key)))

    def _compare(self, wanted: str) -> None:
        """Show what would be played otherwise, chapter by chapter."""
        if not self.model.judge(ChangeEdition(self.model.seat, wanted)).allowed:
            self.begin()
            return
        rulings = rulings_of(self.view.sight)
        own = self._own()
        others = [row for row in RULINGS.values() if row.default(rulings.edition) != row.default(wanted)]
        lines = tuple(
            f"{called(chapter)}: {', '.join(row.id for row in rows)}"
            for chapter in RULING_CHAPTERS
            if (rows := [row for row in others if chapter_of(row) == chapter])
        )
        name = called(EDITIONS[wanted].name)
        change = self.tr("Go on in {edition}").replace("{edition}", name)
        choices = [SheetChoice("no", PlateLook(self.tr("No"), "", fill="", edge="edge"))]
        if own:
            kept = self.tr("The table's own changes stay: {ids}").replace("{ids}", ", ".join(row.id for row, _ in own))
            choices.append(SheetChoice(KEEP, PlateLook(change, kept, judgement="price", edge="coach")))
            change = self.tr("All as in {edition}").replace("{edition}", name)
        given_up = self.tr("The table's own changes are given up") if own else self.tr("From the next move on")
        choices.append(SheetChoice(GIVE_UP, PlateLook(change, given_up, judgement="price", edge="coach")))
        title = self.tr("{count} switches stand otherwise in {edition}").replace("{count}", str(len(others)))
        why = SheetField("why", self.tr("Why, for the log (need not be)"))
        look = SheetLook(
            title.replace("{edition}", name), lines, (why,), tuple(choices), columns=1, first="no", wide=True
        )

        def answered(key: Hashable, texts: dict[str, str]) -> None:
            if key not in (KEEP, GIVE_UP):
                return
            reason = texts.get("why", "")
            self.requests.play(because(ChangeEdition(self.model.seat, wanted), reason))
            for row, option in own if key == KEEP else ():
                if row.default(wanted) != option:
                    self.requests.play(because(CoachSetsRuling(self.model.seat, row.name, option), reason))

        self.requests.ask(evolve(look, wide=True), answered)

    def _own(self) -> list[tuple[Ruling, str]]:
        """The rulings that the table has changed, each with its option."""
        rulings = rulings_of(self.view.sight)
        rows = ((row, rulings.chosen(row.name)) for row in RULINGS.values())
        return [(row, now) for row, now in rows if now != row.default(rulings.edition)]
