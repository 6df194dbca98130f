"""The open plan: its state, its history, what is selected. Edits come in by one door, `PlanSession.do`."""
