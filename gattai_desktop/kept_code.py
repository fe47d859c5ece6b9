"""Keeps the code of all modules that a start imports in one file, from which the next start reads them at once.

Python finds and reads each of 440 modules by itself, and what many of them have in common, such as names, in each. That
takes a tenth of a start. So they are written into one file as Python has compiled them, shortly after a start, in the
folder of what a program may lose. It can be deleted at any time. A module is taken from it only while its source has
the same age and length. Others are imported by Python as always, and then the file is written anew. Beside them lies
what is made of texts at each start: the code of the toolkit's, the tables of the colours.

It is also kept which modules were imported while another ran. They are run before it, one after the other, so that its
imports find them there: what Python does for each import, with its locks and questions, costs as much as their code.

A built program has no sources: it packs each module by itself. Its file holds while the program itself is the same.
"""

import marshal
import mmap
import os
import sys
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from threading import Thread
from types import CodeType, ModuleType
from typing import Any, Final, TypeVar, cast

_PACKAGE: Final = __name__.partition(".")[0]
_BUILT: Final[bool] = getattr(sys, "frozen", False)
"""Whether this is a program that was built: where it lies, there are no sources."""
_LENGTH: Final = 8
_PARTS: Final = 2
_INITIALIZING: Final = "_initializing"
"""What Python notes in the spec of a module while it runs; another thread waits for it."""
_used: Final[list["KeptCode"]] = []


def _age(source: str) -> tuple[int, int, int] | None:
    """Return by what a file is known to be the same: its times and its length; None where it is not there."""
    try:
        found = os.stat(source)  # noqa: PTH116 - a Path would take longer than the question
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ctime_ns, found.st_size  # the second one cannot be set by who unpacks files


_FOR: Final = repr((MAGIC_NUMBER, sys.flags.optimize, __file__, _age(sys.executable) if _BUILT else None)).encode()
"""The Python and the program that the code was compiled for; a file begins with it."""
_IN_A_BUILD: Final = (0, 0, 0)

KeptModule = tuple[str, str | None, tuple[int, int, int], CodeType]
"""Of a module: its source, where Python itself keeps its code, age and length of its source, its code."""
KeptText = tuple[object, ...]
"""A text that is read at each start, and how: what is made of it depends on nothing else."""
Made = TypeVar("Made")
"""What can be made of a text and written down: code, or tables of words and numbers."""


class _Loader(SourceFileLoader):
    """Python's own loader of a source, which has its code already."""

    def __init__(self, name: str, source: str, code: CodeType) -> None:
        super().__init__(name, source)
        self._code: CodeType | None = code

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the code; when asked again, what Python compiles."""
        code, self._code = self._code, None
        return code or super().get_code(fullname)


class KeptCode:
    """Finds modules of the program in the file of one kind of start.

    The file has two parts: what the first window needs, and what follows. The second is read when a module is asked for
    that the first does not have.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._before = frozenset(sys.modules)
        self._first = self._before
        self._modules: dict[str, KeptModule] = {}
        self._texts: dict[KeptText, Any] = {}
        self._asked: dict[KeptText, Any] = {}
        self._inside: dict[str, list[str]] = {}
        """The modules of the program that are imported first while a module runs, in their order."""
        self._running: list[str] = []
        self._unread = _parts(file)
        self._missed = False

    def find_spec(self, name: str, _path: Sequence[str] | None = None, _target: object = None) -> ModuleSpec | None:
        """Tell Python where a module is; nothing where it is not kept, or its source has changed."""
        own = name.startswith(_PACKAGE)
        while name not in self._modules and self._unread and (own or len(self._unread) == _PARTS):
            with suppress(EOFError, TypeError, ValueError):
                modules, texts, inside = marshal.loads(self._unread.pop(0))  # noqa: S302 - as safe as Python's own files
                self._modules |= modules
                self._texts |= texts
                self._inside |= inside
        if own:
            self._begin(name)
        spec = self._take(name)
        if spec is None:
            self._missed |= own
            self._inside.pop(name, None)  # it imports others now, perhaps
        for one in tuple(self._inside.get(name, ())):
            self._run(one)
        return spec

    def _take(self, name: str) -> ModuleSpec | None:
        """Return where a module is, with its code; None where it is not kept, or its source has changed."""
        source, cached, age, code = self._modules.pop(name, ("", None, None, None))
        if code is None or (not _BUILT and _age(source) != age):
            return None
        spec = ModuleSpec(name, _Loader(name, source, code), origin=source)
        spec.has_location, spec.cached = True, cached
        folder, file = os.path.split(source)
        if file.startswith("__init__."):
            spec.submodule_search_locations = [folder]
        return spec

    def _begin(self, name: str) -> None:
        """Note that the import of a module begins, and while which other one."""
        while self._running and not _runs(self._running[-1]):
            self._running.pop()
        if self._running and name not in (inside := self._inside.setdefault(self._running[-1], [])):
            inside.append(name)
        self._running.append(name)

    def _run(self, name: str) -> None:
        """Run a module that will be imported at once, as Python would, and before it what it imports."""
        package, _, last = name.rpartition(".")
        if name in sys.modules or package not in sys.modules or (spec := self._take(name)) is None:
            return  # it is there already, or left to Python
        for one in tuple(self._inside.get(name, ())):
            self._run(one)
        made = ModuleType(name)
        made.__spec__, made.__loader__, made.__package__ = spec, spec.loader, spec.parent
        made.__file__, made.__cached__ = spec.origin, spec.cached  # type: ignore[attr-defined]
        if spec.submodule_search_locations is not None:
            made.__path__ = spec.submodule_search_locations
        self._running.append(name)
        setattr(spec, _INITIALIZING, True)
        sys.modules[name] = made
        try:
            cast("_Loader", spec.loader).exec_module(made)
        except BaseException:
            del sys.modules[name]
            raise
        finally:
            setattr(spec, _INITIALIZING, False)
        setattr(sys.modules[package], last, made)

    def made_of(self, text: KeptText, make: Callable[[], Made]) -> Made:
        """Return what is kept of a text; where there is nothing, what is made of it."""
        made: Made | None = self._texts.get(text)
        if made is None:
            self._missed, made = True, make()
        self._asked[text] = made
        return made

    def begin_second_part(self) -> None:
        """Say that the first window is there."""
        self._first = frozenset(sys.modules)

    def end(self) -> Thread | None:
        """Say that the start is over. Where a module was missed, return the thread that writes the file anew."""
        if self in sys.meta_path:
            sys.meta_path.remove(self)
        self._modules.clear()
        self._unread.clear()
        # A build is told to write no bytecode beside its modules, and this lies elsewhere.
        if not self._missed or (sys.dont_write_bytecode and not _BUILT):
            return None
        names = [name for name in sys.modules if name not in self._before]
        parts = [name for name in names if name in self._first], [name for name in names if name not in self._first]
        writing = Thread(target=self._write, args=parts, daemon=True)
        writing.start()
        return writing

    def _write(self, *parts: Iterable[str]) -> None:
        modules = [{name: kept for name in names if (kept := _kept(name))} for names in parts]
        inside = [{name: self._inside[name] for name in part if name in self._inside} for part in modules]
        first, second = map(marshal.dumps, zip(modules, (self._asked, {}), inside, strict=True))
        new = self._file.with_suffix(f".{os.getpid()}")
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with new.open("wb") as file:
                file.write(_FOR + len(first).to_bytes(_LENGTH) + first + second)
                file.flush()
                os.fsync(file.fileno())  # what is read as code must never be half a file
            new.replace(self._file)
        with suppress(OSError):
            new.unlink(missing_ok=True)


def use(start: str) -> None:
    """Read what a kind of start imports from its file from now on; not where Python reads it from elsewhere."""
    if not _BUILT and type(globals()["__loader__"]) is not SourceFileLoader:
        return
    from platformdirs import user_cache_path

    folder = user_cache_path("Gattai Desktop", appauthor=False)
    kept = KeptCode(folder / f"{start}-{zlib.crc32(_FOR):08x}.code")
    _used.append(kept)
    sys.meta_path.insert(0, kept)


def made_of(text: KeptText, make: Callable[[], Made]) -> Made:
    """Return what is made of a text at each start, such as its code, from what is kept while a start lasts."""
    return _used[0].made_of(text, make) if _used else make()


def begin_second_part() -> None:
    """Say that the first window is there."""
    for kept in _used:
        kept.begin_second_part()


def end() -> None:
    """Say that the start is over."""
    while _used:
        _used.pop().end()


def _runs(name: str) -> bool:
    """Whether a module whose import has begun still runs."""
    module = sys.modules.get(name)
    return module is None or getattr(module.__spec__, _INITIALIZING, False)


def _parts(file: Path) -> list[memoryview]:
    """Return the two parts of a file; none where it is missing or was written for another Python or program."""
    try:
        with file.open("rb") as opened:
            held = memoryview(mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError):
        return []
    begin = len(_FOR) + _LENGTH
    if held[: len(_FOR)] != _FOR:
        return []
    second = begin + int.from_bytes(held[len(_FOR) : begin])
    return [held[begin:second], held[second:]]


def _kept(name: str) -> KeptModule | None:
    """Return what is kept of a module; None of one without a source."""
    spec = getattr(sys.modules[name], "__spec__", None)
    if spec is None or spec.name != name or spec.origin is None:
        return None
    loader = _packed_by(name) if _BUILT else spec.loader
    if not (_BUILT or isinstance(loader, SourceFileLoader)) or not hasattr(loader, "get_code"):
        return None
    age = _IN_A_BUILD if _BUILT else _age(spec.origin)
    code = loader.get_code(name) if age is not None else None
    return None if age is None or code is None else (spec.origin, spec.cached, age, code)


def _packed_by(name: str) -> object:
    """Return what reads a module in a build; None where it is part of Python itself."""
    package = sys.modules.get(name.rpartition(".")[0])
    found = PathFinder.find_spec(name, getattr(package, "__path__", None))
    return found.loader if found is not None else None
