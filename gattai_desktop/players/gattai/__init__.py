"""Players of Gattaibushido:FUSION!: evenings of it, and fights that are only rehearsed."""
