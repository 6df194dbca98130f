"""Earlier versions of a plan, and plans that were never saved."""
