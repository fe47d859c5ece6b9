"""Tells what a plate has no room for."""

from gattai_desktop.board.plates import PlateButton
from gattai_desktop.board.words import as_words, spoken


def left_out(button: PlateButton) -> str:
    """Return the whole title, the whole words and the key, as far as the plate does not show them; "" for nothing."""
    lines, look = button.lines(), button.look
    title = look.title if look.title_in(small=button.paint.scale.small) != look.title else ""
    words = spoken(look.sub) if lines.words != as_words(look.line) else ""
    key = "" if lines.keyed else button.accessibleDescription()
    return " · ".join(one for one in (title, words, key) if one)
