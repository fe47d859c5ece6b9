"""What is done by hand in a bot battle alone: the house rulings, each with what its options mean."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication

from gattai_desktop.board.plate_look import PlateLook
from gattai_desktop.board.speech import first_large, ruling, said
from gattai_desktop.games.by_hand import because
from gattai_desktop.games.rumblebots.by_hand import Rule
from gattai_desktop.games.rumblebots.rulings import HouseRuling, rulings_book, rulings_of
from gattai_desktop.windows.kit.hand_row import HandRow
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetField, SheetLook
from gattai_desktop.windows.rulings.looks import option_words, ruling_title

translate = QCoreApplication.translate


def battle_rows(requests: Requests) -> tuple[HandRow, ...]:
    """Return what stands among the plates: the house rulings."""
    title, words = translate("hand", "House rulings"), translate("hand", "How this table plays, and why")
    return (HandRow("rulings", title, words, lambda: show_rulings(requests)),)


def show_rulings(requests: Requests) -> None:
    """List the house rulings, each with what holds now; a press leads to its options."""
    seen = requests.view
    chosen = rulings_of(seen.sight)
    rows = tuple(
        SheetChoice(
            row.name,
            PlateLook(
                ruling(row.question),
                f"{row.id}  {ruling(row.options[str(getattr(chosen, row.name))])}",
                judgement="",
                edge="edge" if str(getattr(chosen, row.name)) == row.default else "price",
            ),
        )
        for row in rulings_book().values()
    )
    look = SheetLook(translate("hand", "House rulings"), (), (), rows, columns=1)
    requests.ask(look, lambda key, _texts: _options(requests, rulings_book()[str(key)]))


def _options(requests: Requests, row: HouseRuling) -> None:
    seat = requests.view.model.seat
    now = str(getattr(rulings_of(requests.view.sight), row.name))
    against = {
        option: tuple(said(reason.text) for reason in requests.view.model.judge(Rule(seat, row.name, option)).reasons)
        for option in row.options
    }
    choices = tuple(
        SheetChoice(
            option,
            PlateLook(
                first_large(option_words(option)),
                ruling(meaning) if not against[option] or option == now else against[option][0],
                judgement="legal" if option == now else "refused" if against[option] else "",
                edge="live" if option == now else "edge",
            ),
        )
        for option, meaning in row.options.items()
    )
    why = SheetField("why", translate("hand", "Why, for the log (need not be)"))
    title = f"{row.id}  {ruling_title(row.name)}"
    look = SheetLook(title, (ruling(row.question),), (why,), choices, columns=1, first=now)

    def ruled(key: Hashable, texts: dict[str, str]) -> None:
        if key != now:
            requests.play(because(Rule(seat, row.name, str(key)), texts.get("why", "")))

    requests.ask(look, ruled)
