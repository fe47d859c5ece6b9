"""The parts of table and wall that show Gattaibushido:FUSION!."""
