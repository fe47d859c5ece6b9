"""Tells mypy that `wish` and `answers` make values, as `frozen` does. Other type checkers see it by themselves."""

from collections.abc import Callable
from functools import partial
from typing import Final

from mypy.plugin import ClassDefContext, Plugin
from mypy.plugins.attrs import attr_class_maker_callback, attr_tag_callback

_MAKE_VALUES: Final = frozenset({"gattai_desktop.games.move.wish", "gattai_desktop.games.ask.answers"})
# As mypy reads `attrs.frozen` itself.
_READ: Final = partial(attr_class_maker_callback, auto_attribs_default=None, frozen_default=True, slots_default=True)


class _Values(Plugin):
    def get_class_decorator_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return attr_tag_callback if fullname in _MAKE_VALUES else None

    def get_class_decorator_hook_2(self, fullname: str) -> Callable[[ClassDefContext], bool] | None:
        return _READ if fullname in _MAKE_VALUES else None


def plugin(_version: str) -> type[Plugin]:
    """Return what mypy asks."""
    return _Values
