"""Events of the setting and its pack. Entries that only the GM knows leave no trace for others."""

from __future__ import annotations

from typing import Annotated

from moothall.ledger.events import event
from moothall.ledger.marks import Everyone, When
from moothall.records import changed
from moothall.rulesets.nova6.events.folds import by, unchanged
from moothall.rulesets.nova6.packs.pack import Pack
from moothall.rulesets.nova6.packs.setting import Entry, Scope
from moothall.rulesets.nova6.state import Table


@event("nova6/setting-told")
class SettingTold:
    """The setting was told: protagonists, world and scope."""

    protagonists: Annotated[str, Everyone] = ""
    world: Annotated[str, Everyone] = ""
    scope: Annotated[Scope, Everyone] = ""


@by(SettingTold)
def _(table: Table, fact: SettingTold) -> Table:
    told = changed(table.setting, protagonists=fact.protagonists, world=fact.world, scope=fact.scope)
    return changed(table, setting=told)


@event("nova6/entry-written")
class EntryWritten:
    """An entry of the setting was written or rewritten."""

    one: Annotated[Entry, Everyone]
    was: Annotated[str, When("known")] = ""
    """Its former name."""
    known: Annotated[bool, When("known")] = True


@by(EntryWritten)
def _(table: Table, fact: EntryWritten) -> Table:
    entries = table.setting.entries
    if any(one.id == fact.one.id for one in entries):
        entries = tuple([fact.one if one.id == fact.one.id else one for one in entries])
    else:
        entries = (*entries, fact.one)
    return changed(table, setting=changed(table.setting, entries=entries))


@event("nova6/entry-struck")
class EntryStruck:
    """A sketch of the GM's was removed because it came to light as an entry."""

    one: Annotated[Entry, Everyone]
    known: Annotated[bool, When("known")] = False


@by(EntryStruck)
def _(table: Table, fact: EntryStruck) -> Table:
    left = tuple([one for one in table.setting.entries if one.id != fact.one.id])
    return changed(table, setting=changed(table.setting, entries=left))


@event("nova6/pack-chosen")
class PackChosen:
    """A pack was chosen for the table; the universal one if there is none."""

    pack: Annotated[Pack | None, Everyone]


@by(PackChosen)
def _(table: Table, fact: PackChosen) -> Table:
    return changed(table, pack=fact.pack)


@event("nova6/issues-counted")
class IssuesCounted:
    """Issues of the game were counted, for a hint on their number."""

    count: int


by(IssuesCounted)(unchanged)


@event("nova6/rule-recalled")
class RuleRecalled:
    """A special rule of the pack was applied, or a character was spared by it this time."""

    rule: Annotated[str, Everyone]
    spared: Annotated[str, Everyone] = ""


by(RuleRecalled)(unchanged)
