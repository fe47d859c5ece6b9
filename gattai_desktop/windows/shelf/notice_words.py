"""Says the notice of a pack, which licences ask for, in the language of the windows."""

from gattai_desktop.board.speech import content, speak
from gattai_desktop.content.credit import parts_of


def notice_words(notice: str) -> str:
    """Say the notice of a pack; what the program wrote of it, in the language of the windows."""
    work, maker = parts_of(notice)
    named = speak("shelf", "New entries by {name}.", name=maker) if maker else ""
    return " ".join(one for one in (content(work), named) if one)
