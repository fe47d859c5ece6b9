"""The tale of an evening on the command line: written as one page or as PDF, without a window."""

from pathlib import Path
from types import SimpleNamespace

from gattai_desktop.exit_status import FINE, Unusable


def tale(options: SimpleNamespace) -> int:
    """Write what happened in an evening of a session, from what everybody saw, and print where it lies."""
    if options.evening is not None and options.evening < 0:
        raise Unusable("Evenings are counted from 1; 0 is all of them.")
    target: Path | None = options.to
    if target is not None and target.exists():
        raise Unusable(f"{target} exists already. Choose another name; nothing was changed.")
    if target is not None and options.pdf and target.suffix.lower() != ".pdf":
        raise Unusable(f"{target} is to be a PDF: give it a name that ends with .pdf.")
    from gattai_desktop import app

    evening = -1 if options.evening is None else options.evening
    print(app.tell_evening(options.session, target, evening, pdf=options.pdf, sentences=options.say))
    return FINE
