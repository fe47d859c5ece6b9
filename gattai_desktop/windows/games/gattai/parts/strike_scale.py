"""Shows the Strike scale: every rank against the top of the Pile, for one player."""

from typing import Final, Literal

from gattai_desktop.board.announcing import sentences
from gattai_desktop.board.drawing import Drawing, plain, strong
from gattai_desktop.board.looks import LookReading
from gattai_desktop.board.speech import speak
from gattai_desktop.board.words import DrawnWords, rank_word, spoken
from gattai_desktop.cards.frozen import frozen

ReachLook = Literal["low", "same", "true", "safe", "dissonant", "beyond"]
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
SPOKEN: Final[dict[ReachLook, str]] = {
    "low": "too low",
    "same": "Block",
    "true": "Resonant",
    "safe": "safe",
    "dissonant": "Dissonant",
    "beyond": "out of reach",
}
_INKS: Final[dict[ReachLook, str]] = {
    "low": "edge", "same": "table", "true": "on_side", "safe": "on_side", "dissonant": "price", "beyond": "soft",
}  # fmt: skip


@frozen
class StrikeScaleLook:
    """Each rank's reach, from the Two to the Ace.

    low: does not beat the top. same: Blocks. true: one higher. safe: within Strike. dissonant: at a price.
    beyond: a hard limit. mark: the rank in focus. label: who over what; line: the Strike in words.
    """

    reach: tuple[ReachLook, ...]
    label: DrawnWords | str = ""
    line: str = ""
    mark: str = ""

    def spoken(self) -> str:
        """Return what a screen reader says: runs of ranks and what they do."""
        runs: list[tuple[str, str, ReachLook]] = []
        for rank, reach in zip(RANKS, self.reach, strict=False):
            if runs and runs[-1][2] == reach:
                runs[-1] = (runs[-1][0], rank, reach)
            else:
                runs.append((rank, rank, reach))
        said = [
            speak("board", "{rank} {reach}", rank=rank_word(first), reach=SPOKEN[reach])
            if first == last
            else speak(
                "board", "{rank} to {last} {reach}", rank=rank_word(first), last=rank_word(last), reach=SPOKEN[reach]
            )
            for first, last, reach in runs
        ]
        return sentences((spoken(self.label), self.line, ", ".join(said)))


class StrikeScale(LookReading[StrikeScaleLook]):
    """Shows the thirteen ranks."""

    def draw(self, draw: Drawing) -> None:
        look = self.look
        label, said = plain(draw.at(14, 13)), strong(draw.at(16, 13.5))
        left = max(draw.at(124, 78), draw.width(look.label, label) + 4, draw.width(look.line, said) + 8)
        base = 18 + draw.at(42, 36)
        draw.text(0, min(18 + draw.at(21, 18), base - 1.12 * draw.size(said)), look.label, label, "soft")
        draw.text(0, base, look.line, said)
        cell, line = (draw.wide - left) / len(RANKS), 1 / draw.unit
        for place, (rank, reach) in enumerate(zip(RANKS, look.reach, strict=False)):
            part = draw.within(left + place * cell, 18 + line, cell - 5, draw.at(50, 38) - 2 * line)
            _draw_rank(part, rank, reach)
            if rank == look.mark:
                middle = part.wide / 2
                part.shape((middle - 9, -15 - line), (middle + 9, -15 - line), (middle, -4 - line), fill="text")


def _draw_rank(draw: Drawing, rank: str, reach: ReachLook) -> None:
    high, middle, ink = draw.high, draw.wide / 2, _INKS[reach]
    cut = high * 0.26
    match reach:
        case "low":
            draw.plate(edge="line", line=1.2, cut=cut, both=False)
        case "same":
            draw.plate(fill="text", cut=cut, both=False)
        case "true" | "safe":
            draw.plate(fill="legal", cut=cut, both=False)
        case "beyond":
            draw.plate(edge="line", cut=cut, both=False)
            draw.hatching(cut=cut)
            draw.sign("cross", middle - high * 0.12, high * 0.66, high * 0.24, "refused")
        case _:
            knee = high * 0.72
            teeth = ((1, 0), (0.83, 1), (0.66, 0), (0.5, 1), (0.33, 0), (0.17, 1), (0, 0))
            foot = [(draw.wide * share, high if down else knee) for share, down in teeth]
            draw.shape((0, 0), (draw.wide, 0), *foot, edge="price", line=1.8)
    words = "10" if rank == "T" else rank
    draw.letters(middle, high * 0.19, words, max(9.0 / draw.unit, high * 0.36), ink, align="middle", bar=18)
    if reach == "true":
        draw.sign("star", draw.wide - high * 0.34, high * 0.62, high * 0.28, ink)
