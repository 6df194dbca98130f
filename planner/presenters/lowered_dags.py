"""What groups lose with members that are deleted: copies and failures to survive, in sentences."""

from collections.abc import Iterator

from models.plan.dags import Dag
from models.plan.entities import Plan
from models.words import all_of, count, tr_count, tr_format


def lowered_dags(before: Plan, after: Plan) -> tuple[str, ...]:
    """Return a sentence for each group that an edit took members from, and with them copies or failures to survive."""
    return tuple(_sentences(before, after))


def _sentences(before: Plan, after: Plan) -> Iterator[str]:
    for design in before.designs:
        later = after.design(design.id)
        if later is None or later is design:
            continue
        for dag in design.dags:
            now = later.dags_by_id.get(dag.id)
            if now is None and not {*dag.members} & later.by_id.keys():
                yield tr_format("{dag} was deleted with its last member.", dag=dag.name)
            elif now is not None and (lost := len({*dag.members} - {*now.members})):
                changes = [*_changes(dag, now)]
                if changes:
                    yield tr_count(
                        lost,
                        "{dag} lost {count} member: {changes}.",
                        "{dag} lost {count} members: {changes}.",
                        dag=now.name,
                        changes=all_of(changes),
                    )


def _changes(before: Dag, after: Dag) -> Iterator[str]:
    if after.copies < before.copies:
        yield tr_format("{now} instead of {before} copies", now=count(after.copies), before=count(before.copies))
    if after.lagged < before.lagged:
        yield tr_format("{now} instead of {before} lagged copies", now=count(after.lagged), before=count(before.lagged))
    if after.failures < before.failures:
        yield tr_format(
            "{now} instead of {before} failures to survive", now=count(after.failures), before=count(before.failures)
        )
