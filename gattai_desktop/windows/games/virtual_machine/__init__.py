"""The wing of Virtual Machine: its room, its pane with the battlefield, its rails and questions."""
