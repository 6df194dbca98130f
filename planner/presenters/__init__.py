"""Plan and evaluation made into frozen values that a view paints. No Qt here."""
