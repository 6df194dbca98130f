"""Where the databases of a group are at home, in words."""

from collections.abc import Iterator, Mapping

from models.capacity.dags.results import DagNumbers
from models.units import MB_A_GB
from models.words import all_of, count, significant, tr_count, tr_format


def home_sentences(numbers: DagNumbers, names: Mapping[str, str]) -> tuple[str, ...]:
    """Return whose mailboxes the databases of a group hold; nothing where all hold the same mix of users.

    Parameters
    ----------
    names : mapping of str to str
        Of the sites, by id.
    """
    return tuple(_sentences(numbers, names))


def homes_as_json(numbers: DagNumbers) -> list[dict[str, object]]:
    """Return the homes of the databases of a group for JSON; none where all hold the same mix of users."""
    return [
        {"site": home.site, "databases": home.databases, "mailboxes": round(home.mailboxes),
         "database_gb": home.database_mb / MB_A_GB, "guests": list(home.guests)}
        for home in numbers.homes
        if home.site
    ]  # fmt: skip


def _sentences(numbers: DagNumbers, names: Mapping[str, str]) -> Iterator[str]:
    for home in numbers.homes:
        if not home.site:
            continue
        databases = tr_count(home.databases, "{count} database", "{count} databases")
        yield tr_format(
            "{databases} active in {site}: {mailboxes} mailboxes, {size} GB each",
            databases=databases, site=names[home.site], mailboxes=count(home.mailboxes),
            size=significant(home.database_mb / MB_A_GB),
        )  # fmt: skip
        if home.guests:
            yield tr_format(
                "The mailboxes of {guests} are in the databases of {site}, the nearest site with members.",
                guests=all_of([names[site] for site in home.guests]), site=names[home.site],
            )  # fmt: skip
    for site in numbers.spread:
        yield tr_format(
            "The mailboxes of {site} are spread over all databases: no link leads to a site with databases of its own.",
            site=names[site],
        )
