"""What needs more than one press in Gattaibushido:FUSION!."""
