"""What the windows show, worked out from what a seat sees: values without a widget."""
