"""The model layer: plans, published figures and what they imply. No Qt here."""
