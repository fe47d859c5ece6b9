"""Finds the page on which an entry is written: one that its game has made, or the form of its fields."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.pack_pictures import picture_fields
from gattai_desktop.windows.desk.entry_form import EntryForm
from gattai_desktop.windows.desk.field_texts import label_within
from gattai_desktop.windows.desk.pictured_control import PicturedControl
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.game_desk import GameDesk


def entry_page(paint: Paint, parent: QWidget, draft: PackDraft, entry_id: str, word: str, game: GameDesk) -> DeskPage:
    """Return the page of an entry: that which its game has made, or else the form of its fields."""
    made = game.editors().get(word)
    if made is not None:
        page = made(paint, parent, draft, entry_id)
        for field in picture_fields(draft.family(word)):
            control = PicturedControl(paint, page, field, field.kind, label_within(field, ()), draft.folder)
            control.refused.connect(page.told)
            page.take_picture(control)
        return page
    return EntryForm(paint, parent, draft, entry_id, word, game)
