"""The application: window, headless commands and what they share. Qt lives only here."""

__version__ = "0.1.0"
TITLE = "Exchange Topology Planner"
SHORT_NAME = "exchange-topology-planner"
