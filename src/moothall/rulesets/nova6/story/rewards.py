"""Rewards of milestones: a level, and changes to a sheet. Pure, but for the events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.creation.advances import gained
from moothall.rulesets.nova6.events import Rewarded
from moothall.rulesets.nova6.options import Options
from moothall.rulesets.nova6.state import Character, Reward, Story, Table
from moothall.talk.play import Play
from moothall.talk.questions import Option

Milestone = Literal["minor", "major", "epic"]
KINDS: Final[tuple[Milestone, ...]] = ("minor", "major", "epic")

TOO_HIGH: Final = 5
"""From this level on, only what ends a scenario brings another."""
USUAL_ACTS: Final = range(3, 6)
"""So many milestones a scenario usually has."""

RULES: Final[dict[Milestone, str]] = {
    "minor": "nova6.recovery.minor",
    "major": "nova6.recovery.major",
    "epic": "nova6.recovery.epic",
}
ASPECTS: Final[dict[str, str]] = {
    "minor": "nova6.milestone.minor-aspect",
    "major": "nova6.milestone.major-aspect",
    "epic": "nova6.milestone.epic-aspect",
}
"""The rule by which an aspect may be changed at each milestone."""
TRADES: Final[dict[str, dict[str, str]]] = {
    "minor": {"perk": "nova6.milestone.minor-perk"},
    "major": {"talent": "nova6.milestone.major-talent", "perk": "nova6.milestone.major-perk"},
    "epic": dict.fromkeys(("talent", "feature", "rank", "perk"), "nova6.milestone.epic-trades"),
}
"""The rule by which something may be traded at each milestone."""
LEFT_OUT: Final = {"text": ("minor", "perk"), "table": ("major", "perk")}
"""What the book's text does not have, and what its table does not; together they have all."""


def kinds() -> tuple[Option, ...]:
    """The milestones there are."""
    return tuple([Option(kind, "nova6.milestone.kinds") for kind in KINDS])


def changes(kind: Milestone, options: Options, waits: bool = False) -> tuple[Reward, ...]:
    """Changes that everybody may make after a milestone."""
    return tuple(_changes(kind, options, waits))


def _changes(kind: Milestone, options: Options, waits: bool) -> Iterator[Reward]:
    yield Reward("any-aspect" if kind == "epic" else "aspect", ASPECTS[kind], waits)
    for what, cite in TRADES[kind].items():
        if (kind, what) != LEFT_OUT.get(options.milestone_trades):
            yield Reward(what, cite, waits and what in ("talent", "feature"))  # type: ignore[arg-type] # from our own table


# ---- Levels ----------------------------------------------------------------------------------------------------------


def proposed_minor(acts: int) -> Option:
    """Which minor milestone usually brings the level: the middle one of those that are planned, else the first.

    The last of the planned milestones ends the scenario, and is no minor one.
    """
    return Option(str(max(acts // 2, 1)), "nova6.milestone.minor-level-which")


def carries_level(story: Story, kind: Milestone, wanted: Literal["", "yes", "no"] = "") -> bool:
    """Whether this milestone brings a level: a minor one at most once in a scenario, when the GM finds it right."""
    if kind != "minor":
        return True
    if story.levelled and wanted == "yes":
        raise AgainstTheRules("error-level-already", cite="nova6.milestone.minor-level")
    if wanted:
        return wanted == "yes"
    return not story.levelled and story.minors + 1 >= int(proposed_minor(story.acts).id)


LEVELS: Final[dict[Milestone, str]] = {
    "minor": "nova6.milestone.minor-level",
    "major": "nova6.milestone.major-level",
    "epic": "nova6.milestone.epic-level",
}


def rises(one: Character, kind: Milestone) -> bool:
    """Whether a character gains the level of a milestone."""
    return kind != "minor" or one.level < TOO_HIGH


async def reward(play: Play[Table], kind: Milestone, level: bool, waits: bool = False) -> None:
    """Everybody who has lived to see it is rewarded; what was not used since the last time is gone."""
    given = changes(kind, play.state.options, waits)
    for one in play.state.heroes:
        if one.out == "ended":
            if one.rewards:
                await play.tell(Rewarded(one.id, one.level, one.advances, ()), RULES[kind])
            continue
        risen = level and rises(one, kind)
        rules = [RULES[kind], *dict.fromkeys(reward.cite for reward in given)]
        if risen:
            since = gained(min(play.state.options.start_level, one.level), one.level + 1)
            rules += ["nova6.milestone.level-advance", *(reason.cite for reason in since)]
        if level:
            rules.append(LEVELS[kind])
        fact = Rewarded(one.id, one.level + risen, one.advances + risen, given, risen)
        await play.tell(fact, *rules, *(["nova6.milestone.justify"] if waits else []))


# ---- Using them ------------------------------------------------------------------------------------------------------


def rule_of(table: Table, what: str) -> str:
    """The rule by which the last milestone permits a change, or would not."""
    last = table.story.milestone
    known = ASPECTS.get(last) if what == "aspect" else TRADES.get(last, {}).get(what)
    return known or "nova6.milestone.kinds"


def check_reward(table: Table, who: str, *whats: str) -> Reward | None:
    """The reward that a player wants to use, if there is one; it may have to wait for a quiet scene."""
    found = next((one for one in table.who(who).rewards if one.what in whats), None)
    if found is not None and found.waits and table.scene.kind != "exposition":
        raise AgainstTheRules("error-reward-waits", cite="nova6.milestone.justify", name=table.who(who).name)
    return found


def without_reward(one: Character, used: Reward) -> Character:
    """A character after using a reward."""
    place = one.rewards.index(used)
    return changed(one, rewards=(*one.rewards[:place], *one.rewards[place + 1 :]))
