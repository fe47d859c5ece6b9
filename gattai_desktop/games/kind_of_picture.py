"""The kind of a field that names a picture: one of a few that are drawn, or a file that a pack brings."""

import re
from typing import Final

from gattai_desktop.cards.frozen import frozen
from gattai_desktop.cards.words import AsWritten, Words, say, wording
from gattai_desktop.file_kinds import is_device
from gattai_desktop.games.kinds import Faults, OneOf, short

NO_PICTURE: Final = "none"
"""What stands in a field for which nothing is drawn where no file is named."""


@frozen
class OnePicture(OneOf):
    """One of a few pictures of something to play, by its name, or a file of a pack's own; a form shows them."""

    def read(self, found: object, faults: Faults) -> str:
        if not isinstance(found, str) or not ("." in found or "/" in found):
            return super().read(found, faults)
        if is_own_picture(found):
            return found
        words = "{name} is no name of a picture of your own: small letters, digits, _ and -, then .png, .jpg or .webp."
        faults.add(wording(words, name=AsWritten(short(found))))
        return self.blank

    def typed(self, text: str) -> str:
        return text if is_own_picture(text) else super().typed(text)

    def says(self) -> Words:
        return say("{words}, or a file in pictures/", words=", ".join(self.words))


def is_own_picture(name: str) -> bool:
    """Whether this may be the name of a picture that a pack brings: it leads nowhere else."""
    return re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,49}\.(png|jpg|jpeg|webp)", name) is not None and not is_device(name)
