"""Reports every text that is painted, so that tests can see whether all of it can be read."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Reader = Callable[[QPainter, QRectF, str, str], object]
"""Called with the painter, the place of the words in its coordinates, the words as painted, and the whole words."""

_readers: Final[list[Reader]] = []


def tell(painter: QPainter, box: QRectF, words: str, whole: str) -> None:
    """Report words that were painted; `whole` is longer than `words` where there was no room for all of them."""
    for reader in _readers:
        reader(painter, box, words, whole)


@contextmanager
def read_by(reader: Reader) -> Iterator[None]:
    """Call `reader` for every text that is painted inside the `with`."""
    _readers.append(reader)
    try:
        yield
    finally:
        _readers.remove(reader)
