"""Panels as large as the canvas."""
