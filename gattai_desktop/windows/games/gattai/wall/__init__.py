"""What the wall shows of Gattaibushido:FUSION!."""
