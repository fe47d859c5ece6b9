"""The box of Gattaibushido:FUSION!"""

from typing import Final

from gattai_desktop.games.box import Box
from gattai_desktop.games.gattai.gattai import Gattai
from gattai_desktop.games.gattai.record_words import WORDS
from gattai_desktop.games.gattai.setup import Setup, begin

GATTAI: Final = Box("gattai", "Gattaibushido:FUSION!", Gattai(), Setup, begin, WORDS)
