"""What a Team settles about itself, as the desk writes it: in an entry of its own, made with the first word of it."""

from collections.abc import Callable
from typing import Any

from gattai_desktop.board.speech import speak
from gattai_desktop.cards.value import as_names
from gattai_desktop.cards.words import wording
from gattai_desktop.content.draft import PackDraft
from gattai_desktop.content.draft_files import DraftNotKept
from gattai_desktop.games.kinds import NotPossible
from gattai_desktop.games.kinds_of_many import ListOf


def identity_labels() -> dict[str, str]:
    """Return what is asked of all, by the field of a Team."""
    return {
        "name": speak("making", "Name of the Team"),
        "motto": speak("making", "Motto"),
        "taboos": speak("making", "Taboos"),
        "pet": speak("making", "Coach's pet"),
        "final_form": speak("making", "Name of the Final Form"),
        "salute": speak("making", "Salute"),
        "ritual": speak("making", "Ritual before a battle"),
    }


class TeamTexts:
    """The Team of one Pilot in a pack."""

    def __init__(self, draft: PackDraft, pilot: str, refuse: Callable[[str], None]) -> None:
        self._draft, self._pilot, self._refuse = draft, pilot, refuse

    @property
    def id(self) -> str:
        """The Team that names her, or else the first of the pack; "" for none."""
        teams = self._draft.entries("team")
        hers = [one for one in teams if self._pilot in as_names(one["pilots"])]
        return str((hers or teams)[0]["id"]) if teams else ""

    def text(self, field: str) -> str:
        """Return what is written of a field; several taboos with commas between."""
        if not self.id:
            return ""
        held = self._draft.values("team", self.id)[field]
        return ", ".join(map(str, held)) if isinstance(held, tuple) else str(held or "")

    def writes(self, field: str) -> Callable[[str, bool], None]:
        return lambda text, on: self._write(field, text, go_on=on)

    def _write(self, field: str, text: str, *, go_on: bool) -> None:
        kind = next(one.kind for one in self._draft.family("team").fields if one.name == field)
        if field == "name" and not text:
            return  # whoever writes another name may pause before it: the old one stays so long
        try:
            typed: Any = kind.typed(text.replace(",", "\n") if isinstance(kind, ListOf) else text)
            if self.id:
                self._draft.change("team", self.id, go_on=go_on, **{field: typed})
            else:
                self._make(field, typed)
        except (NotPossible, DraftNotKept) as wrong:
            self._refuse(str(wrong))

    def _make(self, field: str, typed: Any) -> None:  # noqa: ANN401 - a field holds anything
        """Make the Team with the Pilots of her scenario, and let the scenario name it."""
        scenes = [one for one in self._draft.entries("scenario") if self._pilot in as_names(one["pilots"])]
        pilots = as_names(scenes[0]["pilots"])[:7] if scenes else (self._pilot,)
        with self._draft.together(wording("The Team is new.")):
            made = self._draft.add("team", {"name": speak("making", "The Team"), "pilots": pilots, field: typed})
            for one in scenes:
                if not one["of"]:
                    self._draft.change("scenario", str(one["id"]), of=made)
