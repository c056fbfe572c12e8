"""The setting of a game, as state: protagonists, world, scope, issues, people and places."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from moothall.ledger.marks import Everyone, When
from moothall.records import big_record

Scope = Literal["", "personal", "between", "epic"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
EntryKind = Literal["world", "issue", "person", "place", "organisation", "mystery"]
Whether = Literal["current", "impending"]
WHEN: Final[tuple[Whether, ...]] = get_args(Whether)


@big_record
class Entry:
    """An entry of the setting. A mystery is the GM's until it is found out."""

    id: Annotated[str, When("known")]
    kind: Annotated[EntryKind, When("known")]
    name: Annotated[str, When("known")]
    """Its name; of an issue or a statement about the world, the words of the aspect."""
    tie: Annotated[str, When("known")] = ""
    """To which people, organisations or issues it belongs."""
    concept: Annotated[str, When("known")] = ""
    """Its high concept, as an aspect."""
    note: Annotated[str, When("known")] = ""
    when: Annotated[Literal["", "current", "impending"], When("known")] = ""
    """Of an issue: there already, or about to come."""
    closed: Annotated[bool, When("known")] = False
    """Settled, or no longer so; kept because it once was."""
    known: Annotated[bool, When("known")] = True


@big_record
class Setting:
    """The answers to the five questions, as far as they were given."""

    protagonists: Annotated[str, Everyone] = ""
    world: Annotated[str, Everyone] = ""
    scope: Annotated[Scope, Everyone] = ""
    entries: Annotated[tuple[Entry, ...], Everyone] = ()

    def of(self, kind: EntryKind) -> tuple[Entry, ...]:
        """Entries of a kind that still hold."""
        return tuple([one for one in self.entries if one.kind == kind and not one.closed])


NO_SETTING: Final = Setting()
