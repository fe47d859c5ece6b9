"""Keeps what was found in an evening alone, so that the same session need not be looked through twice.

A review is written as JSON, also from one process to another. What is kept may be deleted at any time; what cannot be
read is counted anew.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from attrs import asdict

from gattai_desktop.content.written_file import bytes_written
from gattai_desktop.players.turning_points import MissedMove, Review

_FOLDER: Final = "turning-points"


def review_to_json(review: Review) -> str:
    """Return a review as it is written."""
    return json.dumps(asdict(review))


def review_from_json(written: str) -> Review:
    """Return a review as it was. Raises ValueError."""
    try:
        data = json.loads(written)
        points = tuple(_point(**one) for one in data["points"])
        course = tuple((int(entry), float(won)) for entry, won in data["course"])
        return Review(str(data["seat"]), int(data["decisions"]), course, points)
    except (KeyError, TypeError, AttributeError) as wrong:
        raise ValueError(f"This is no review: {wrong}") from wrong


def _point(won: Sequence[float], **told: Any) -> MissedMove:  # noqa: ANN401 - as JSON has it
    played, better = won
    return MissedMove(**told, won=(float(played), float(better)))


def kept_review(caches: Path, fingerprint: str) -> Review | None:
    """Return what was found in a session before; None where nothing is kept, or it cannot be read."""
    with suppress(OSError, ValueError):
        return review_from_json(_file(caches, fingerprint).read_text(encoding="utf-8"))
    return None


def keep_review(caches: Path, fingerprint: str, review: Review) -> None:
    """Keep what was found; where that is not possible, it is counted again another time."""
    file = _file(caches, fingerprint)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        bytes_written(file, review_to_json(review).encode())


def _file(caches: Path, fingerprint: str) -> Path:
    return caches / _FOLDER / f"{fingerprint}.json"
