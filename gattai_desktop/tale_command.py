"""The tale of an evening on the command line: written as one page or as PDF, without a window."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Final

from gattai_desktop.exit_status import FINE, Unusable
from gattai_desktop.terminal import must_be_new, speak

_ENDINGS: Final = (".html", ".htm", ".pdf")


def tale(options: SimpleNamespace) -> int:
    """Write what happened in an evening of a session, from what everybody saw, and print where it lies."""
    if options.evening is not None and options.evening < 0:
        raise Unusable(speak("command", "Evenings are counted from 1; 0 is all of them."))
    target: Path | None = options.to
    must_be_new(target)
    if target is not None and options.pdf and target.suffix.lower() != ".pdf":
        raise Unusable(speak("command", "{file} is to be a PDF: give it a name that ends with .pdf.", file=target))
    if target is not None and target.suffix.lower() not in _ENDINGS:
        words = "{file} is no name for a tale: it has to end in .html, or in .pdf for sheets of A4."
        raise Unusable(speak("command", words, file=target))
    evening = -1 if options.evening is None else options.evening
    print(_told(options.session, target, evening, options.say, pdf=options.pdf))
    return FINE


def _told(session: Path, target: Path | None, evening: int, sentences: Iterable[str], *, pdf: bool) -> Path:
    """Write the tale and return its file; sentences: what is said instead of what the log says.

    Raises SessionError, UnreadableRecord.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from gattai_desktop.windows.program.application import the_application
    from gattai_desktop.windows.settings.apply_settings import paint_of
    from gattai_desktop.windows.settings.language import speak_language
    from gattai_desktop.windows.settings.settings import default_file, read_settings
    from gattai_desktop.windows.tale.kept_tale import PAGE, PDF, free_place, keep_tale, tale_in
    from gattai_desktop.windows.tale.spoken_tale import LONGEST_SENTENCE, spoken_tale, with_sentences

    def warn(words: object) -> None:
        print(words, file=sys.stderr)

    the_application(warn)
    settings = read_settings(default_file())
    speak_language(settings.language, warn)
    found, own = spoken_tale(tale_in(session, evening)), tuple(" ".join(one.split()) for one in sentences)
    for one in own:
        if len(one) > LONGEST_SENTENCE:
            words = (
                "A sentence of a tale has {most} letters at most, and this one {length}. Say it in several: {start}…"
            )
            told = speak("command", words, most=LONGEST_SENTENCE, length=len(one), start=one[:40])
            raise Unusable(told)
    place = target or free_place(session, PDF if pdf else PAGE)
    return keep_tale(with_sentences(found, own) if own else found, place, paint_of(settings))
