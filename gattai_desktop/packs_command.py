"""The packs of a person's own on the command line: those named with --pack, and those in the folder of packs."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

from gattai_desktop.exit_status import FINE, Unusable
from gattai_desktop.terminal import called, must_be_new, speak, spoken, told_pack

if TYPE_CHECKING:
    from gattai_desktop.content.own_pack import OwnPack
    from gattai_desktop.content.pack_shelf import PackShelf


def packs_named(options: SimpleNamespace, *more: Path, to_look: bool = False) -> "tuple[OwnPack, ...]":
    """Read the packs that are named with --pack, and more: each may build on those before it, and on what is kept.

    A pack that is kept may be named by its id. to_look: they may also be packs that come with the program. Raises
    Unusable, UnusablePack.
    """
    from gattai_desktop.content.own_pack import read_own_pack
    from gattai_desktop.content.pack_file import NoPackFile

    listed = (*(getattr(options, "pack", None) or ()), *more)
    kept = _shelf().read() if listed else None
    found: list[OwnPack] = []
    for place in listed:
        known = kept.by_id(str(place)) if kept is not None and not place.exists() else None
        others = (*(kept.packs if kept is not None else ()), *found)
        try:
            found.append(known or read_own_pack(place, others, to_look=to_look))
        except NoPackFile as wrong:
            raise Unusable(spoken(wrong)) from None
    return tuple(found)


def packs_with(options: SimpleNamespace) -> "tuple[OwnPack, ...]":
    """Return the packs that are kept in which a scenario is called as it is wanted, where none that came along is."""
    from gattai_desktop.content.boxes import packs_of

    wanted = options.scenario
    if not wanted or any(wanted in one.called for one in packs_of(options.game or "gattai").forms()):
        return ()
    kept = _shelf().read().packs
    return tuple(one for one in kept if any(wanted in form.called for form in one.forms()))


def packs_kept() -> "tuple[OwnPack, ...]":
    """Return the packs that are kept on this computer."""
    return _shelf().read().packs


def _shelf() -> "PackShelf":
    from gattai_desktop.content.own_packs import default_packs
    from gattai_desktop.content.pack_shelf import PackShelf

    return PackShelf(default_packs())


def manage(options: SimpleNamespace) -> int:
    """List the packs that are kept, bring one in, write one as a file, or take one away."""
    print(_done(options))
    return FINE


def _done(options: SimpleNamespace) -> str:
    """Do what is asked for, and say what came of it. Raises Unusable, UnusablePack."""
    from gattai_desktop.content.pack_file import NoPackFile
    from gattai_desktop.content.pack_shelf import PackNotKept

    try:
        if options.bring_in is not None:
            return _brought_in(options)
        if options.export:
            return _given_away(options)
        if options.remove:
            pack = _kept(options.remove)
            shelf = _shelf()
            taken = shelf.take_away(shelf.place_of(pack), pack.title)
            words = "{name} is removed and lies in {folder}. Its sessions keep what they began with."
            return speak("command", words, name=pack.title, folder=taken)
        if options.replace or options.called or options.out:
            raise Unusable(speak("command", "--replace and --as go with --bring-in, --out goes with --export."))
    except (NoPackFile, PackNotKept) as wrong:
        raise Unusable(spoken(wrong)) from None
    return "\n".join(_listed())


def _brought_in(options: SimpleNamespace) -> str:
    coming = _shelf().look(options.bring_in, options.called)
    pack = coming.pack
    if coming.known:
        return speak("command", "{name} ({id}) is here already, the very same.", name=pack.title, id=pack.id)
    if coming.instead_of and not options.replace:
        words = (
            "A pack '{id}' is here already: {name}. Take this one in its place with --replace (sessions keep what they "
            "began with), or give it another id with --as ID."
        )
        raise Unusable(speak("command", words, id=pack.id, name=coming.instead_of))
    _shelf().keep(coming)
    return told_sound([pack])


def _given_away(options: SimpleNamespace) -> str:
    from gattai_desktop.content.pack_shelf import write_pack
    from gattai_desktop.file_kinds import PACK

    pack = _kept(options.export)
    target = options.out or Path(f"{pack.id}{PACK}")
    must_be_new(target)
    write_pack(pack, target)
    return str(target)


def _kept(called: str) -> "OwnPack":
    from gattai_desktop.games.near_names import did_you_mean_or_all

    shelf = _shelf().read()
    found = shelf.by_id(called)
    if found is None:
        known = [one.id for one in shelf.packs]
        there = did_you_mean_or_all(called, known)
        words = "No pack of your own is called '{name}'.{there}"
        if not there:
            words = "No pack of your own is called '{name}'. There is none yet: packs --bring-in FOLDER or FILE."
        raise Unusable(speak("command", words, name=called[:60], there=there))
    return found


def _counted(pack: "OwnPack") -> str:
    """How many entries of each family are in a pack: "2 Threats, 1 Scenario"."""
    counts = ((family, len(pack.pack.found[family.file])) for family in pack.pack.contents.families)
    return ", ".join(f"{count} {called(one.kind if count == 1 else one.kinds)}" for one, count in counts if count)


def _listed() -> Iterator[str]:
    from gattai_desktop.sessions.played import pack_uses
    from gattai_desktop.sessions.shelf import Shelf, default_folder

    place, shelf = _shelf().folder, _shelf().read()
    uses = pack_uses(Shelf(default_folder()).files())
    for one in shelf.packs:
        yield f"{one.title} ({one.id}), {one.pack.attribution.licence}: {_counted(one)}"
        for use in uses:
            if use.pack == one.id and use.files == one.files:
                yield f"  {speak('command', 'used by {session}', session=use.session)}"
            elif use.pack == one.id:
                words = "used by {session}, which began with another version of it"
                yield f"  {speak('command', words, session=use.session)}"
    for _, wrong in shelf.unusable:
        yield told_pack(wrong)
    if not shelf.packs and not shelf.unusable:
        words = "There are no packs of your own in {folder}. Bring one in: packs --bring-in FOLDER or FILE."
        yield speak("command", words, folder=place)


def told_sound(packs: "Iterable[OwnPack]") -> str:
    """Say of packs that were read what can be played of each."""
    from gattai_desktop.content.own_words import own_words
    from gattai_desktop.games.told import plain

    lines = []
    for one in packs:
        own = own_words(one.game, (one.copy,))
        said = ((plain(form.name), spoken(form.name)) for form in one.forms())
        names = ", ".join(name if name in own else translated for name, translated in said)
        words = "{name} ({id}) is sound: {count} entries; nothing to play by itself."
        if names:
            words = "{name} ({id}) is sound: {count} entries; to play: {names}."
        lines.append(speak("command", words, name=one.title, id=one.id, count=len(one.pack.entries), names=names))
    return "\n".join(lines)
