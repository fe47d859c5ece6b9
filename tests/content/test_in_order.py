"""Names stand where people look for them, whatever their letters wear."""

from gattai_desktop.content.in_order import in_order


def test_letters_with_dots_stand_beside_those_without() -> None:
    names = ["Zebra", "Öl", "äpfel", "Apfel", "Eis", "Émile", "Apfelmus", "öffnen"]
    assert sorted(names, key=in_order) == ["Apfel", "äpfel", "Apfelmus", "Eis", "Émile", "öffnen", "Öl", "Zebra"]
