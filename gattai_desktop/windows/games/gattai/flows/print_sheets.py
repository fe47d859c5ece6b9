"""Asks which Pilots' sheets are printed, and whether on paper or as PDF."""

from PySide6.QtWidgets import QApplication

from gattai_desktop.board.plate_look import PlateLook, outline_plate, primary_plate
from gattai_desktop.board.speech import message, speak
from gattai_desktop.sessions.errors import SessionError
from gattai_desktop.sessions.shelf import file_name
from gattai_desktop.sessions.unfinished import file_kept
from gattai_desktop.windows.games.gattai.pilot.printed_sheet import lay_sheets
from gattai_desktop.windows.kit.file_dialogs import file_to_write, with_ending
from gattai_desktop.windows.kit.paper import pdf_of, printed
from gattai_desktop.windows.kit.requests import Requests
from gattai_desktop.windows.kit.sheet_look import SheetChoice, SheetLook

PDF = ".pdf"


def begin(requests: Requests, seat: str = "") -> None:
    """Ask how the sheets are to be printed: hers, or those of all Pilots."""
    view = requests.view
    every = view.pilots
    hers = (seat,) if seat in every else ()
    choices = []
    if hers:
        name = view.model.name(seat)
        choices += [
            SheetChoice(("paper", hers), primary_plate(speak("sheet", "Print {name}'s sheet", name=name))),
            SheetChoice(("pdf", hers), outline_plate(speak("sheet", "{name}'s sheet as PDF", name=name))),
        ]
    make = PlateLook if hers else primary_plate
    choices += [
        SheetChoice(("paper", every), make(speak("sheet", "Print all sheets"))),
        SheetChoice(("pdf", every), outline_plate(speak("sheet", "All sheets as PDF"))),
    ]
    look = SheetLook(
        speak("sheet", "The Pilots' sheets on paper"),
        lines=(speak("sheet", "A sheet of A4 for each Pilot, with what everybody may read, and boxes to tick."),),
        choices=tuple(choices),
    )

    def answered(key: object, _texts: dict[str, str]) -> None:
        if isinstance(key, tuple):
            how, seats = key
            (_print if how == "paper" else _keep)(requests, seats)

    requests.ask(look, answered)


def _title(requests: Requests, seats: tuple[str, ...]) -> str:
    names = ", ".join(requests.view.model.name(seat) for seat in seats)
    return speak("sheet", "Pilots' sheets: {names}", names=names)


def _print(requests: Requests, seats: tuple[str, ...]) -> None:
    window = QApplication.activeWindow()
    if window is not None:
        printed(_title(requests, seats), lambda paper: lay_sheets(paper, requests.view, seats), window)


def _keep(requests: Requests, seats: tuple[str, ...]) -> None:
    name = requests.view.model.name(seats[0]) if len(seats) == 1 else speak("sheet", "Pilots' sheets")
    usual = f"{file_name(name)}{PDF}"
    title, kinds = speak("sheet", "Save the sheets"), speak("sheet", "PDF files (*.pdf)")
    target = file_to_write(QApplication.activeWindow(), title, usual, kinds)
    if target is None:
        return
    target = with_ending(target, PDF)
    data = pdf_of(_title(requests, seats), lambda paper: lay_sheets(paper, requests.view, seats))
    title, words = speak("sheet", "The sheets are saved"), str(target)
    try:
        file_kept(target, data)
    except SessionError as wrong:
        title, words = speak("sheet", "The sheets were not saved"), message(wrong)
    go_on = SheetChoice("on", outline_plate(speak("sheet", "Go on")))
    requests.ask(SheetLook(title, lines=(words,), choices=(go_on,), columns=1, can_close=False))
