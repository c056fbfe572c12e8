"""NPC generator: legal NPCs by level and by a word for their occupation.

The same maker serves chance and haste. Where it chooses, the likeliest stands first: a stream of draws takes now this
and now that, and `USUAL` always takes the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from moothall.rulesets.nova6.creation.advances import given_by, rank_cap, ticks, traits_of
from moothall.rulesets.nova6.creation.legality import Sheet
from moothall.rulesets.nova6.creation.random_character import (
    Inventions,
    OnOffer,
    choose_perks,
    choose_themes,
    inventions,
    open_traits,
    spend_coins,
    take,
)
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, concept_slots
from moothall.rulesets.nova6.sheet import new_sheet

USUAL_GROUP: Final = 6
"""How many a group is, if nothing is said."""
MORE_OFTEN: Final = 6
"""How much likelier chance takes what goes with somebody's trade."""


class Concept(NamedTuple):
    """Concept of an NPC, in a word: the skills that go with it, the best first, and the talents."""

    skills: tuple[str, ...] = ()
    talents: tuple[str, ...] = ("focused", "specialized", "practiced")


CONCEPTS: Final[dict[str, Concept]] = {
    "guard": Concept(("fight", "wits", "physique"), ("focused", "danger-sense", "tough")),
    "soldier": Concept(("fight", "physique", "move"), ("focused", "tough", "quick")),
    "brute": Concept(("physique", "fight", "move"), ("strong-body", "tough", "focused")),
    "hunter": Concept(("move", "wits", "fight"), ("focused", "danger-sense", "practiced")),
    "beast": Concept(("move", "fight", "physique"), ("quick", "tough", "danger-sense")),
    "thief": Concept(("move", "wits", "interact"), ("specialized", "quick", "lucky")),
    "sailor": Concept(("physique", "move", "wits"), ("practiced", "strong-body", "lucky")),
    "scholar": Concept(("wits", "resolve", "interact"), ("focused", "well-trained", "practiced")),
    "healer": Concept(("wits", "interact", "resolve"), ("practiced", "resolute", "well-trained")),
    "merchant": Concept(("interact", "wits", "resolve"), ("specialized", "strong-personality", "lucky")),
    "noble": Concept(("interact", "resolve", "fight"), ("strong-personality", "focused", "well-trained")),
    "preacher": Concept(("interact", "resolve", "wits"), ("strong-personality", "resolute", "focused")),
}
"""Words for what somebody is. Any other word is as good, and leaves the skills to chance."""
ANYBODY: Final = Concept()


class Usual:
    """Draws that always come out for what stands first."""

    def below(self, number: int) -> int:
        return 0


USUAL: Final = Usual()


class Cast(NamedTuple):
    """Words of one language for those whom the GM plays."""

    words: Inventions
    names: tuple[str, ...]
    called: dict[str, str]
    """What each trade is called."""
    groups: dict[str, str]
    """What several of a trade are called."""
    concepts: dict[str, tuple[str, ...]]


def cast_of(say: Callable[..., str], pack: Pack = UNIVERSAL) -> Cast:
    """The words of one language, from its texts."""

    def listed(key: str) -> tuple[str, ...]:
        return tuple([word.strip() for word in say(f"invention-nova6-{key}").split(";")])

    called = {id: say(f"concept-nova6-{id}") for id in CONCEPTS}
    groups = {id: say(f"group-nova6-{id}") for id in CONCEPTS}
    concepts = {id: listed(f"npc-{id}") for id in CONCEPTS}
    return Cast(inventions(say, pack), listed("npc-names"), called, groups, concepts)


class Wanted(NamedTuple):
    """Specification of an NPC that the GM wants."""

    kind: str = "extra"
    level: int = 1
    concept: str = ""
    name: str = ""
    many: int = USUAL_GROUP


def trade_of(word: str, called: dict[str, str]) -> str:
    """The trade that a word means, in the language of the texts or as the code has it; none if it is another."""
    known = {name.casefold(): id for id, name in called.items()} | {id: id for id in CONCEPTS}
    return known.get(word.strip().casefold(), "")


def random_npc(cast: Cast, draws: Any, wanted: Wanted, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> Sheet:
    """A random NPC from a stream of draws: `draws.below(n)` gives a number below n."""

    def one_of(some: Sequence[Any]) -> Any:
        return some[draws.below(len(some))]

    trade = trade_of(wanted.concept, cast.called) if wanted.concept else one_of(tuple(CONCEPTS))
    text = one_of(cast.concepts[trade]) if trade else wanted.concept
    single = wanted.name or one_of(cast.names)
    name = wanted.name or cast.groups.get(trade, wanted.concept) if wanted.kind == "group" else single
    sheet = _begun(wanted._replace(name=name), text, options, pack)
    others = [slot for slot in pack.aspects if slot not in concept_slots(pack) or slot.mode == "list"]
    if wanted.kind == "principal":
        choose_themes(sheet, one_of, pack, others)
    _spend_all(sheet, trade, draws, options, pack)
    choose_perks(sheet, cast.words, one_of, pack)
    if wanted.kind == "principal":
        own = [slot.id for slot in others if slot.id not in sheet.get("traits", {})]
        sheet["aspects"] |= {id: one_of(cast.words.aspects[id]) for id in own}
        spend_coins(sheet, one_of, pack)
    return sheet


def quick_npc(
    wanted: Wanted, text: str, options: Options = DEFAULTS, pack: Pack = UNIVERSAL, draws: Any = USUAL
) -> Sheet:
    """An NPC with every advance spent as their concept has it; `text` is their high concept."""
    sheet = _begun(wanted, text, options, pack)
    _spend_all(sheet, wanted.concept, draws, options, pack)
    return sheet


def _begun(wanted: Wanted, text: str, options: Options, pack: Pack) -> Sheet:
    """An NPC with every advance still to spend."""
    sheet = new_sheet(wanted.name, text, options, pack, level=wanted.level, kind=wanted.kind)
    return sheet | ({"count": wanted.many} if wanted.kind == "group" else {})


def _spend_all(sheet: Sheet, trade: str, draws: Any, options: Options, pack: Pack) -> None:
    concept = CONCEPTS.get(trade, ANYBODY)
    while ticks(sheet, pack, options).left:
        _spend_one(sheet, concept, draws, options, pack)


def _spend_one(sheet: Sheet, concept: Concept, draws: Any, options: Options, pack: Pack) -> None:
    """An advance for a rank, or some for a trait; twice as often for a rank, while there is one to be had.

    What usually comes first is every third time a trait.
    """

    def one_of(some: Sequence[Any]) -> Any:
        return some[draws.below(len(some))]

    given = given_by(traits_of(sheet, pack))
    level, opened_at = sheet["level"], pack.rank_levels
    caps = {skill: rank_cap(level, skill, given, options=options, levels=opened_at).most for skill in pack.skills}
    ranks = [skill for skill in pack.skills if sheet["skills"][skill] < caps[skill]]
    third = ticks(sheet, pack, options).ticked % 3 == 2
    if ranks and one_of((False, True, True) if third else (True, True, False)):
        sheet["skills"][one_of(_likelier(ranks, [s for s in concept.skills if s in ranks]))] += 1
    else:
        open = open_traits(sheet, pack, ticks(sheet, pack, options).left)
        take(sheet, one_of(_likelier(open, _fitting(concept, open))))


def _likelier(all: list[Any], first: list[Any]) -> list[Any]:
    """Everything once, and before it what is likelier."""
    return first * MORE_OFTEN + all


def _fitting(concept: Concept, open: list[OnOffer]) -> list[OnOffer]:
    """Talents that go with a trade, those for one skill for its best."""
    best = concept.skills[:1]
    forms = [form for id in concept.talents for form in ({"id": id}, *({"id": id, "skill": skill} for skill in best))]
    return [trait for form in forms if (trait := OnOffer("talents", form)) in open]
