"""What most games say of their packs at the desk: nothing more than their parts, cards and gaps."""

from collections.abc import Mapping

from gattai_desktop.content.draft import PackDraft
from gattai_desktop.windows.kit.desk_page import MakesPage
from gattai_desktop.windows.kit.entry_shape import EntryShape
from gattai_desktop.windows.kit.game_desk import CountedCards, DeskCard, DeskPlace, DrawnField, ReadyValue


class PlainDesk:
    """The half of a `GameDesk` that a game may leave as it is: each entry has the form of its fields."""

    def begins_another(self) -> str:
        """What begins there is called as everywhere."""
        return ""

    def places(self) -> tuple[DeskPlace, ...]:
        """Nothing else stands in the list at the left."""
        return ()

    def editors(self) -> Mapping[str, MakesPage]:
        """No family has a page of its own."""
        return {}

    def drawn(self, _word: str) -> DrawnField | None:
        """Nothing of these packs is drawn."""
        return None

    def shape(self, _word: str) -> EntryShape | None:
        """Each field stands by itself."""
        return None

    def counted(self, _draft: PackDraft, _word: str, _field: str) -> CountedCards | None:
        """No field of these packs counts cards."""
        return None

    def ready(self, _word: str, _field: str) -> tuple[ReadyValue, ...]:
        """No field of these packs takes anything over."""
        return ()

    def left(self, _word: str, _field: str) -> tuple[ReadyValue, ...]:
        """Nothing that an entry does is left to the table."""
        return ()

    def meant(self, _word: str, _field: str, _words: str) -> tuple[ReadyValue, ...]:
        """No words come near to anything."""
        return ()

    def face(self, _draft: PackDraft, _word: str, _entry_id: str) -> str:
        """No entry is a card."""
        return ""

    def begin(self, draft: PackDraft, title: str, author: str) -> None:
        """A pack needs nothing more than its head."""

    def steps(self, _draft: PackDraft, _steps: tuple[str, ...]) -> tuple[DeskCard, ...]:
        """No evening has steps."""
        return ()

    def taken_back(self, _draft: PackDraft) -> str:
        """No question of a table leads to the desk."""
        return ""
