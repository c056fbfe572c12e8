"""Both NDE editions as data: every rule that shared procedures cite has an id of its own in each edition."""

from __future__ import annotations

import ast
from dataclasses import fields
from typing import Any

import pytest

from moothall import books
from moothall.errors import AgainstTheRules, MoothallError, NotYours
from moothall.rulesets.nde.editions import Edition, edition
from moothall.rulesets.nde.editions.older import RENAMED, SHARED, UNKNOWN
from moothall.rulesets.nde.options import Options, defaults, names
from moothall.rulesets.nde.state import Table
from moothall.talk.procedure import PROCEDURES
from moothall.talk.reasons import Because
from moothall.talk.rule_names import name_error, names_at, reasons_at, rules_at
from tests.conftest import RULE_ID, known_rules

BOOK = books.folder("nde1")
NEWER, OLDER = edition("nde2"), edition("nde1")


def cited_in_procedures() -> set[str]:
    """Every id of the newer edition that stands in code both editions share."""
    found: set[str] = set()
    for source in BOOK.rglob("*.py"):
        if source.parent.name != "editions":
            tree = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
            found |= {node.value for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {rule for rule in found if rule.startswith("nde2.")} & known_rules()


def test_every_rule_that_is_shared_has_a_name_in_the_older_edition() -> None:
    """Each rule that shared code cites has an id in NDE1 or is listed as having none, and no other has one."""
    assert sorted(cited_in_procedures() - RENAMED.keys()) == []
    assert sorted(RENAMED.keys() - cited_in_procedures()) == []
    assert {name for name in RENAMED.values() if name} <= known_rules()


def ids_in(of: Edition) -> set[str]:
    """Every rule id that an edition's data hold."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, str) and RULE_ID.fullmatch(value):
            found.add(value)
        elif isinstance(value, dict):
            for item in value.values():
                look(item)
        elif isinstance(value, tuple):
            for item in value:
                look(item)

    for name, value in of._asdict().items():
        if name not in ("renamed", "options", "narrowed"):
            look(value)
    return found


@pytest.mark.parametrize("of", [NEWER, OLDER], ids=["nde2", "nde1"])
def test_an_editions_data_cite_its_own_rules(of: Edition) -> None:
    """No id in the data of an edition belongs to the other."""
    assert {rule.partition(".")[0] for rule in ids_in(of)} == {of.id}
    assert ids_in(of) <= known_rules()


def test_no_rule_is_named_twice() -> None:
    """A rule is shared, renamed or unknown, and only one of these."""
    shared = {f"nde2.{rule}" for rule in SHARED}
    assert not shared & UNKNOWN
    assert all(RENAMED[rule] == rule.replace("nde2", "nde1", 1) for rule in shared)
    assert all(RENAMED[rule] == "" for rule in UNKNOWN)
    otherwise = RENAMED.keys() - shared - UNKNOWN
    assert all(RENAMED[rule] not in ("", rule.replace("nde2", "nde1", 1)) for rule in otherwise)


def test_both_editions_have_the_same_kinds_of_data() -> None:
    """Tiers, levels of power and attributes are the same; roles, dice and numbers are not."""
    assert NEWER.tiers.keys() == OLDER.tiers.keys() and NEWER.levels.keys() == OLDER.levels.keys()
    assert not NEWER.roles.keys() & OLDER.roles.keys()
    assert 10 not in NEWER.dice and 4 not in OLDER.dice
    assert set(names("nde2")) | set(names("nde1")) == {field.name for field in fields(Options)} - {"edition", "layers"}


# ---- What rules are called at a table -------------------------------------------------------------------------------

AT_NEWER, AT_OLDER = Table(), Table(options=defaults("nde1"))


def test_rules_are_cited_by_the_editions_own_ids() -> None:
    """At the newer table as they are written; at the older one by its names, each once, without the unknown."""
    written = ("nde2.test.one", "nde2.retry.locked", "nde2.retry.ways", "nde2.luck.step", "nde1.tn.net")
    assert rules_at(AT_NEWER, written) == written
    assert rules_at(AT_OLDER, written) == ("nde1.test.one", "nde1.retry", "nde1.tn.net")
    assert rules_at(object(), written) == written
    assert names_at(AT_NEWER) is None and names_at(AT_OLDER) is RENAMED


def test_reasons_that_count_stay_even_without_a_rule() -> None:
    """A mere note on an unknown rule is left out; what moves a number is kept, whatever it is called."""
    why = (Because("a", 0, "nde2.step.cancel"), Because("b", 1, "nde2.step.cancel"), Because("c", 0, "nde2.test.one"))
    assert reasons_at(AT_NEWER, why) == why
    assert reasons_at(AT_OLDER, why) == (Because("b", 1, ""), Because("c", 0, "nde1.test.one"))


def test_errors_cite_the_rule_of_the_table() -> None:
    """A refusal is named by the edition's rule; one without a rule stays without."""

    def cite(table: Table, error: MoothallError) -> str | None:
        name_error(table, error)
        return error.cite

    assert cite(AT_OLDER, AgainstTheRules("x", cite="nde2.attack.hit")) == "nde1.attack.target"
    assert cite(AT_NEWER, AgainstTheRules("x", cite="nde2.attack.hit")) == "nde2.attack.hit"
    assert cite(AT_OLDER, AgainstTheRules("x", cite="nde2.luck.award")) is None
    assert cite(AT_OLDER, NotYours("x")) is None


def test_procedures_belong_to_the_game_and_not_to_an_edition() -> None:
    """Procedures have the same name in the ledgers of both editions."""
    books.load("nde2")
    ours = [name for name in PROCEDURES if name.startswith("nde")]
    assert len(ours) > 30 and all(name.startswith("nde.") for name in ours)
