"""Which libraries and programs of the system are needed, and how they come.

PySide6 brings Qt along but not what lies under Qt on Linux. Each library is asked for by the name that the loader
uses, so that the answer is right on every distribution; the names of packages are those of Debian and Ubuntu.
macOS and Windows have all of it.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

# What Qt loads to paint at all, to show it on a screen, and to make the languages; name for the loader: package.
PAINTING: Mapping[str, str] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
SCREEN: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# lrelease loads all of Qt's network for a file of words. Python brought this along up to 3.12.
LANGUAGES: Mapping[str, str] = {"libgssapi_krb5.so.2": "libgssapi-krb5-2"}
# What tests use to press real buttons, and what PyInstaller reads libraries with; program: package.
POINTER: Mapping[str, str] = {"Xvfb": "xvfb", "xauth": "xauth", "openbox": "openbox", "xdotool": "xdotool"}
# The bus of screen readers, on which a test hears and plays the table; program or file: package.
LISTENING: Mapping[str, str] = {
    "dbus-daemon": "dbus",
    "/usr/share/dbus-1/services/org.a11y.Bus.service": "at-spi2-core",
    "/usr/lib/python3/dist-packages/gi/__init__.py": "python3-gi",
}
BUNDLING: Mapping[str, str] = {"objdump": "binutils"}
DEBIAN: Mapping[str, str] = {"dpkg-shlibdeps": "dpkg-dev"}
ONE_FILE: Mapping[str, str] = {"makeself": "makeself", "xz": "xz-utils"}
FOR_WINDOWS: Mapping[str, str] = {"makensis": "nsis"}
SIGNING: Mapping[str, str] = {"osslsigncode": "osslsigncode", "openssl": "openssl", "shellcheck": "shellcheck"}
# A Windows to try an installer in; localedef and its sources for one that speaks German.
WINE: Mapping[str, str] = {
    "wine": "wine",
    "wine64": "wine64",
    "makensis": "nsis",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "/usr/share/i18n/locales/de_DE": "locales",
}
# What a fresh Debian is made with, to try installers in.
FRESH: Mapping[str, str] = {
    "mmdebstrap": "mmdebstrap",
    "/usr/share/keyrings/debian-archive-keyring.gpg": "debian-archive-keyring",
}


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _there(program: str) -> bool:
    """Whether a program can be found, or a file whose whole path is given."""
    return Path(program).is_file() if program.startswith("/") else shutil.which(program) is not None


def missing(libraries: Mapping[str, str], programs: Mapping[str, str]) -> list[str]:
    """Return the packages that would bring what is not there; empty on macOS and Windows."""
    if not sys.platform.startswith("linux"):
        return []
    return sorted(
        {package for library, package in libraries.items() if not _loads(library)}
        | {package for program, package in programs.items() if not _there(program)}
    )


def has_apt() -> bool:
    """Whether this system installs its packages with apt-get."""
    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Whether packages can be installed here without asking anybody."""
    return has_apt() and hasattr(os, "geteuid") and os.geteuid() == 0


def install(packages: Sequence[str]) -> bool:
    """Install packages with apt-get; return whether all came."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    # An old list of packages names versions that are gone; where the new one cannot be had, the old one may do.
    subprocess.run(["apt-get", "update", "-q"], env=environment, check=False)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    return subprocess.run(command, env=environment, check=False).returncode == 0


def line_to_paste(packages: Sequence[str]) -> str:
    """Return the one command that brings these packages."""
    return f"sudo apt-get update && sudo apt-get install -y --no-install-recommends {' '.join(packages)}"
