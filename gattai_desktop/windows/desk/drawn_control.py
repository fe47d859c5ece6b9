"""A field of a form that is drawn: a page of the game stands in it, which writes it and what belongs to it."""

from PySide6.QtWidgets import QWidget

from gattai_desktop.board.paint import Paint
from gattai_desktop.games.kinds import Held
from gattai_desktop.windows.kit.desk_page import DeskPage
from gattai_desktop.windows.kit.field_control import FieldControl
from gattai_desktop.windows.kit.game_desk import DrawnField


class DrawnControl(FieldControl):
    """Holds the page that draws a field. It never writes by itself."""

    def __init__(self, paint: Paint, form: DeskPage, drawn: DrawnField, name: str) -> None:
        super().__init__(paint, form)
        self.page: DeskPage = drawn.make(paint, self, form.draft, form.entry_id)
        self.page.told.connect(form.told)
        self.page.asked.connect(form.asked)
        self.page.grew.connect(self.grew)
        self.setAccessibleName(name)

    def help(self, usual: str) -> str:
        """The page says by itself what is done on it."""
        return ""

    def go_by(self, entry_id: str) -> None:
        self.page.go_by(entry_id)

    def show_value(self, value: Held) -> None:
        self.page.show_values()

    def lay(self, wide: int) -> None:
        self.page.lay(wide)
        self.resize(self.page.size())

    def stops(self) -> list[QWidget]:
        return self.page.stops()

    def stop_at(self, steps: tuple[str, ...]) -> QWidget | None:
        """Return what is written there; the steps begin with the field, since the page has more than one."""
        return self.page.show_field(".".join(steps)) or super().stop_at(steps)
