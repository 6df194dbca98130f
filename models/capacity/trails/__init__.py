"""The steps behind a number, one file a subject. `models.capacity.explain` puts them together."""
