"""Placing VMs on the fewest hosts: the packing itself, and a design made from it."""
