"""Writes what a built program carries as a CycloneDX bill of materials: dist/gattai-desktop-VERSION.cdx.json.

From the list that the build itself made of every library (packaging/notices.py), with the tool of the CycloneDX project
(`pip install "cyclonedx-python-lib[json-validation]"`), whose validator reads it again before it is kept.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import notices
import release

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
LOCK = ROOT / "requirements.lock"
DEBIAN = "https://tracker.debian.org/"


def family(name: str, version: str, source: str) -> tuple[str, str | None]:
    """Return the kind of a package and whose it is, in the words that such bills use."""
    if source.startswith(DEBIAN):
        return "deb", "debian"
    pinned = f"\n{name.lower().replace('_', '-')}=={version} " in LOCK.read_text(encoding="utf-8")
    return ("pypi" if pinned else "generic"), None


def bill(told: dict[str, list[dict[str, object]]], version: str) -> str:
    """Return the bill of everything in a list of what is carried, as valid CycloneDX 1.6."""
    from cyclonedx.contrib.license.factories import LicenseFactory
    from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
    from cyclonedx.model.bom import Bom
    from cyclonedx.model.component import Component, ComponentType
    from cyclonedx.output.json import JsonV1Dot6
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator
    from packageurl import PackageURL

    licences = LicenseFactory()
    made = Bom()
    program = Component(
        name="gattai-desktop",
        version=version,
        type=ComponentType.APPLICATION,
        bom_ref="gattai-desktop",
        licenses=[licences.make_from_string("MIT")],
    )
    made.metadata.component = program
    for part in told["parts"]:
        name, number, source = (str(part[key]) for key in ("name", "version", "source"))
        kind, whose = family(name, number, source)
        one = Component(
            name=name,
            version=number or None,
            type=ComponentType.LIBRARY,
            bom_ref=name,
            purl=PackageURL(kind, whose, name.lower(), number or None),
            licenses=[licences.make_from_string(str(part["licence"]))],
            external_references=[ExternalReference(type=ExternalReferenceType.SOURCE_DISTRIBUTION, url=XsUri(source))],
        )
        made.components.add(one)
        made.register_dependency(program, [one])
    text = JsonV1Dot6(made).output_as_string(indent=1)
    if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise ValueError(str(wrong))
    return text


def main() -> int:
    """Write the bill of the program in dist/; another folder and another name may be given."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else DIST / "gattai-desktop"
    version = release.version_in((ROOT / release.PLACE).read_text(encoding="utf-8"))
    made = Path(sys.argv[2]) if sys.argv[2:] else DIST / f"gattai-desktop-{version}.cdx.json"
    index = next(folder.rglob(f"carried/{notices.INDEX}"), None)
    if index is None:
        print(f"There is no list of what is carried in {folder}: make bundle", file=sys.stderr)
        return 1
    told = json.loads(index.read_text(encoding="utf-8"))
    made.write_text(f"{bill(told, version)}\n", encoding="utf-8")
    print(f"{made.name}: {len(told['parts'])} parts")
    return 0


if __name__ == "__main__":
    sys.exit(main())
