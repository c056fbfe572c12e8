"""The endpoints of the API: one module for each topic."""

from moothall.web.api import (
    actions,
    archive,
    book_pages,
    demo,
    entry,
    guides,
    health,
    lab,
    links,
    local,
    packs,
    pictures,
    play,
    rules,
    sheets,
    tables,
    upkeep,
)
from moothall.web.calls import Endpoint

TOPICS = (
    *(health, entry, tables, demo, links, play, actions, sheets, pictures, rules, book_pages, packs, archive, local),
    *(guides, upkeep, lab),
)


def all_endpoints() -> list[Endpoint]:
    """Every endpoint, topic by topic."""
    return [endpoint for topic in TOPICS for endpoint in topic.endpoints]
