"""Groups findings that say the same about several machines, sites, links or populations."""

from collections.abc import Iterable

from attrs import frozen

from models.capacity.results import Finding


@frozen
class Group:
    """Findings of one rule and severity that are about the same; never empty, the most severe first."""

    findings: tuple[Finding, ...]

    @property
    def rule(self) -> str:
        """Return the rule that made them."""
        return self.findings[0].rule

    @property
    def severity(self) -> str:
        """Return how severe each of them is."""
        return self.findings[0].severity

    @property
    def about(self) -> str:
        """Return which resource, role or measure they are about; empty where their rule says it all."""
        return self.findings[0].about

    @property
    def name(self) -> str:
        """Return the key of the group within its design, as in "above-ceiling:cpu:warning"."""
        return group_name(self.findings[0])


def group_name(finding: Finding) -> str:
    """Return the name of the group that a finding belongs to."""
    return f"{finding.rule}:{finding.about}:{finding.severity}"


def grouped(findings: Iterable[Finding]) -> tuple[Group, ...]:
    """Return findings in groups of those alike; groups and what is in them keep the order of the findings."""
    groups: dict[str, list[Finding]] = {}
    for finding in findings:
        groups.setdefault(group_name(finding), []).append(finding)
    return tuple(Group(tuple(alike)) for alike in groups.values())
