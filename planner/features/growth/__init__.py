"""When growing populations exceed what the machines can carry."""
