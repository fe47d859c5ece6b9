"""Asks for another edition: shows which rulings would change, and which of the table's own stay."""

from collections.abc import Iterator
from functools import partial

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import called, rule, said, speak
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.gattai.book.editions import EDITIONS
from gattai_desktop.games.gattai.book.rule_book import RULING_CHAPTERS, chapter_of
from gattai_desktop.games.gattai.book.rulings import Ruling, rulings_book, rulings_of
from gattai_desktop.games.gattai.by_hand.coachs_hand import CoachSetsRuling
from gattai_desktop.games.gattai.story.changing_edition import ChangeEdition
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.seat_view import SeatView
from gattai_desktop.windows.kit.sheet_look import BACK, SheetChoice, SheetField, SheetLook


def change_edition(requests: Requests) -> None:
    """Ask for another edition; one that cannot be chosen now says why."""
    view = requests.view
    now = rulings_of(view.sight).edition
    choices = []
    for key, one in EDITIONS.items():
        if key == now:
            continue
        reasons = view.model.judge(ChangeEdition(view.seat, key)).reasons
        words = said(reasons[0].text) if reasons else rule(one.source)
        plate = PlateLook(called(one.name), words, judgement="refused" if reasons else "legal")
        choices.append(SheetChoice(key, plate, then=partial(_compare, requests, key)))
    title = speak("edition", "This table plays {edition}", edition=called(EDITIONS[now].name))
    line = speak("edition", "Another one holds from the next move on.")
    requests.ask(SheetLook(title, (line,), choices=tuple(choices), columns=1, wide=True))


def _compare(requests: Requests, wanted: str) -> None:
    """Show which rulings would change, chapter by chapter."""
    view = requests.view
    if not view.model.judge(ChangeEdition(view.seat, wanted)).allowed:
        change_edition(requests)
        return
    now = rulings_of(view.sight).edition
    others = [row for row in rulings_book().values() if row.default(now) != row.default(wanted)]
    lines = tuple(
        f"{called(chapter)}: {', '.join(row.id for row in rows)}"
        for chapter in RULING_CHAPTERS
        if (rows := [row for row in others if chapter_of(row) == chapter])
    )
    name = called(EDITIONS[wanted].name)
    title = speak("edition", "{count} rulings differ in {edition}", count=len(others), edition=name)
    why = SheetField("why", speak("edition", "Why, for the log (optional)"))
    choices = tuple(_ways(requests, wanted, name))
    requests.ask(SheetLook(title, lines, (why,), choices, columns=1, first=BACK, wide=True))


def _ways(requests: Requests, wanted: str, name: str) -> Iterator[SheetChoice]:
    """Offer to change the edition with or without the table's own rulings."""
    own = tuple(_own(requests.view))
    change = speak("edition", "Go on in {edition}", edition=name)
    given_up = speak("edition", "From the next move on")
    if own:
        ids = ", ".join(row.id for row, _ in own)
        kept = speak("edition", "The table's own changes stay: {ids}", ids=ids)
        look = PlateLook(change, kept, judgement="price", edge="coach")
        yield SheetChoice("keep", look, written=partial(_change, requests, wanted, own))
        change = speak("edition", "All as in {edition}", edition=name)
        given_up = speak("edition", "The table's own changes are given up")
    look = PlateLook(change, given_up, judgement="price", edge="coach")
    yield SheetChoice("give up", look, written=partial(_change, requests, wanted, ()))


def _change(requests: Requests, wanted: str, kept: tuple[tuple[Ruling, str], ...], texts: dict[str, str]) -> None:
    """Change the edition, and set again the rulings that the table keeps."""
    seat, reason = requests.view.seat, texts.get("why", "")
    requests.play(because(ChangeEdition(seat, wanted), reason))
    for row, option in kept:
        if row.default(wanted) != option:
            requests.play(because(CoachSetsRuling(seat, row.name, option), reason))


def _own(view: SeatView) -> Iterator[tuple[Ruling, str]]:
    """Yield the rulings that the table has changed, each with its option."""
    rulings = rulings_of(view.sight)
    for row in rulings_book().values():
        now = rulings.chosen(row.name)
        if now != row.default(rulings.edition):
            yield row, now
