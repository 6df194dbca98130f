"""How a result changes as one or two inputs do."""
