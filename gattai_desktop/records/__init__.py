"""Floor 4: the record of a session as plain text that a person can read and write. docs/records.md describes it."""
