"""What the commands `verify` and `backups` do: they look whether a session is whole, and save what is."""

from types import SimpleNamespace

from gattai_desktop.commands import must_be_session, now, telling
from gattai_desktop.exit_status import FAILED, FINE, Unusable
from gattai_desktop.terminal import speak, spoken


def verify_file(options: SimpleNamespace) -> int:
    """Read a session file to its end, and save what is whole."""
    from gattai_desktop.sessions.recovery import save_whole, verify

    must_be_session(options.save)
    told = telling(speak("command", "Reading"))
    found = save_whole(options.file, options.save, at=now(), told=told) if options.save else verify(options.file, told)
    for line in (*found.notes, *found.faults[:50]):
        print(spoken(line))
    name, last = options.file.name, found.last
    if found.intact:
        print(speak("command", "{name} is intact: {count} moves.", name=name, count=last))
    else:
        words = "{name} is damaged: {saved} of {count} moves can be saved."
        print(speak("command", words, name=name, saved=found.saved, count=last))
    if options.save:
        print(speak("command", "What is whole was saved in {file}.", file=options.save))
    return FINE if found.intact else FAILED


def backups(options: SimpleNamespace) -> int:
    """List the earlier copies of a session, or take one of them into a new session."""
    from gattai_desktop.sessions.backups import backups_of, folder_of
    from gattai_desktop.sessions.shelf import restored

    must_be_session(options.file)
    found = backups_of(options.session)
    if not found and not options.session.is_file():
        place = options.session.absolute()
        raise Unusable(speak("command", "There is no file {name} in {folder}.", name=place.name, folder=place.parent))
    if options.restore is not None:
        if not 1 <= options.restore <= len(found):
            words = "{name} has {count} earlier copies; name one by its place, from 1."
            raise Unusable(speak("command", words, name=options.session.name, count=len(found)))
        print(restored(found[options.restore - 1], options.session, options.file))
        return FINE
    for place, one in enumerate(found, 1):
        entries = speak("command", "{count} entries", count=one.seen.entries)
        told = spoken(one.seen.trouble) if one.seen.trouble else f"{entries}; {one.seen.last_move}"
        print(f"{place}  {one.path.name}: {told}")
    if not found:
        words, folder = "There are no earlier copies of {name} in {folder}.", folder_of(options.session.absolute())
        print(speak("command", words, name=options.session.name, folder=folder))
    return FINE
