"""What asks a person for something: the sheet, its fields, and work that takes long."""
