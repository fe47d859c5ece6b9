"""The page on which a Pilot is made: the steps, what each offers, and her sheet as it grows (LOOK 29)."""
