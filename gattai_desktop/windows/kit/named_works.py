"""Says the notices of packs: whose work they hold, each work once, in the language of the windows."""

from collections.abc import Iterable

from gattai_desktop.board.speech import content, speak
from gattai_desktop.content.credit import makers_by_work


def notices_told(notices: Iterable[str]) -> tuple[str, ...]:
    """Return a sentence for each work that is named, and behind it who made what is new beside it."""
    return tuple(
        " ".join((*((content(work),) if work else ()), *map(_new_by, makers)))
        for work, makers in makers_by_work(notices).items()
    )


def notice_words(notice: str) -> str:
    """Say the notice of a pack; what the program wrote of it, in the language of the windows."""
    return " ".join(notices_told((notice,)))


def _new_by(name: str) -> str:
    return speak("shelf", "New entries by {name}.", name=name)
