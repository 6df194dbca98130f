"""The plan: frozen entities, the changes that turn one plan into the next, and its checks."""
