"""A new plan from sites, users and hardware, in three pages."""
