"""From sites, users and hardware to complete designs within their ceilings."""
