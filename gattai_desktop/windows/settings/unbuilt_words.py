"""Reads the words of a language from the file that translators edit, where a checkout has not built them yet."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path
from typing import cast

from PySide6.QtCore import QTranslator


class UnbuiltWords(QTranslator):
    """Translates from Qt's own .ts, of a language that speaks of one and of many. Slower than what is built of it."""

    def __init__(self, source: Path) -> None:
        super().__init__()
        self._forms: dict[tuple[str, str], tuple[str, ...]] = {}
        for context in ET.parse(source).getroot().iter("context"):  # noqa: S314 - a file of the program itself
            name = context.findtext("name") or ""
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is not None and translation.get("type") is None:
                    forms = tuple(form.text or "" for form in translation.iter("numerusform"))
                    self._forms[name, message.findtext("source") or ""] = forms or (translation.text or "",)

    def isEmpty(self) -> bool:
        return not self._forms

    def translate(self, context: str, source: str, _disambiguation: str | None = None, n: int = -1) -> str:
        """Return the form for so many; nothing where there is none, so that Qt asks the next."""
        forms = self._forms.get((context, source))
        if forms is None:
            return cast("str", None)  # Qt takes an empty text for a translation
        return forms[-1 if n > 1 or n == 0 else 0]
