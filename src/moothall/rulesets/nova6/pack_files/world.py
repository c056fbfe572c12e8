"""Setting of a pack: the entries that a game in it may begin with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, first_word
from moothall.rulesets.nova6.packs.pack import Said
from moothall.rulesets.nova6.packs.setting import SCOPES, WHEN, Entry, EntryKind, Scope, Setting

SETTING: Final = (
    *("protagonists", "world", "scope", "world_aspects", "issues", "people", "places", "organisations", "mysteries"),
)
ISSUE: Final = ("text", "kind", "note")
SOMEBODY: Final = ("name", "tie", "high_concept", "note")
MOST_ISSUES: Final = 3
KINDS: Final[dict[str, EntryKind]] = {
    "people": "person", "places": "place", "organisations": "organisation", "mysteries": "mystery",
}  # fmt: skip


class Sketch(NamedTuple):
    """An entry of the setting, in every language it is told in."""

    kind: EntryKind
    when: str = ""
    words: tuple[Said, ...] = ()


class World(NamedTuple):
    """A setting in several languages; a table begins with it in one."""

    words: tuple[Said, ...] = ()
    scope: Scope = ""
    sketches: tuple[Sketch, ...] = ()

    def told(self, lang: str) -> Setting | None:
        """The setting in one language; nothing if the pack brings none."""
        if self == World():
            return None
        entries = [_entry(one, lang) for one in self.sketches]
        return Setting(
            _in(self.words, "protagonists", lang), _in(self.words, "world", lang), self.scope, tuple(entries)
        )


def _entry(one: Sketch, lang: str) -> Entry:
    said = {key: _in(one.words, key, lang) for key in ("name", "tie", "concept", "note")}
    return Entry(
        "", one.kind, said["name"], said["tie"], said["concept"], said["note"],
        "impending" if one.when == "impending" else "current" if one.kind == "issue" else "",
        known=one.kind != "mystery",
    )  # fmt: skip


def _in(words: tuple[Said, ...], key: str, lang: str) -> str:
    known = tuple([one for one in words if one.key == key])
    return next((one.text for one in known if one.lang == lang), first_word(known, ""))


def read_world(part: Part) -> World:
    """Everything a pack says about its setting; at least one issue, if it says anything about issues."""
    issues = len([*part.parts("issues", ISSUE)])
    if part.has("issues") and not issues:
        raise Wrong("error-pack-no-issue", part.at("issues"), "nova6.setting.five-questions")
    if issues > MOST_ISSUES:
        rule = "nova6.setting.five-questions"
        raise Wrong("error-pack-many", part.at("issues"), rule, name="issues", most=MOST_ISSUES)
    words = (*part.words("protagonists", "protagonists"), *part.words("world", "world"))
    return World(words, part.one_of("scope", SCOPES, ""), tuple(_sketches(part)))


def _sketches(part: Part) -> Iterator[Sketch]:
    for one in part.parts("world_aspects", ("text", "note")):
        yield Sketch("world", "", (*one.words("text", "name"), *one.words("note", "note")))
    for one in part.parts("issues", ISSUE):
        words = (*one.words("text", "name"), *one.words("note", "note"))
        yield Sketch("issue", one.one_of("kind", WHEN, "current"), words)
    for key, kind in KINDS.items():
        for one in part.parts(key, SOMEBODY):
            if not one.has("name"):
                raise Wrong("error-pack-missing", one.path, name="name")
            yield Sketch(kind, "", (
                *one.words("name", "name"), *one.words("tie", "tie"), *one.words("high_concept", "concept"),
                *one.words("note", "note"),
            ))  # fmt: skip
