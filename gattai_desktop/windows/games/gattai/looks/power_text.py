"""Takes the text of a power apart that says both what its Wave does and what its Storm does."""

from gattai_desktop.board.speech import first_large


def clause_of(text: str, part: str) -> str:
    """Return what the text of a power says of its Wave alone, or of its Storm, where it says both."""
    _, wave, rest = text.partition("Wave: ")
    first, storm, second = rest.partition("Storm: ")
    if not wave or not storm:
        return text
    found = second if part.startswith("storm") else first
    return first_large(found).strip()
