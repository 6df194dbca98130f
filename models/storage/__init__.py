"""Mailboxes, logs and disks as formulas on arrays."""
