"""NPC generator: legal NPCs by level and by a word for their occupation.

The same maker serves chance and haste. Where it chooses, the likeliest stands first: a stream of draws takes now this
and now that, and `USUAL` always takes the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from moothall.records import changed
from moothall.rulesets.nova6.creation.advances import given_by, rank_cap, ticks, traits_of
from moothall.rulesets.nova6.creation.legality import Sheet
from moothall.rulesets.nova6.creation.random_character import (
    Ideas,
    Inventions,
    OnOffer,
    choose_perks,
    choose_themes,
    fitting_traits,
    inventions,
    name_hindrances,
    spend_coins,
    take,
)
from moothall.rulesets.nova6.gear.sheet_gear import rows_of, slung_of
from moothall.rulesets.nova6.gear.tables import item_called
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import UNIVERSAL, Pack, concept_slots
from moothall.rulesets.nova6.packs.trades import ANYBODY, BOOK_TRADES, Trade
from moothall.rulesets.nova6.sheet import bought, new_sheet
from moothall.wordlists import WordList

USUAL_GROUP: Final = 6
"""How many a group is, if nothing is said."""
MORE_OFTEN: Final = 6
"""How much likelier chance takes what goes with somebody's trade."""


CONCEPTS: Final[dict[str, Trade]] = {trade.id: trade for trade in BOOK_TRADES}
"""The book's own trades. Any other word is as good, and leaves the skills to chance."""
BEAST: Final = "beast"
LISTENED_FOR: Final = WordList(__file__, "trades", "trade")


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
    things: Mapping[str, str] = MappingProxyType({})
    """What rows of the tables are called."""


def cast_of(
    say: Callable[..., str], pack: Pack = UNIVERSAL, ideas: Ideas = MappingProxyType({}), lang: str = "en"
) -> Cast:
    """The words of one language, from its texts and from the pack."""

    def listed(key: str) -> tuple[str, ...]:
        return tuple([word.strip() for word in say(f"invention-nova6-{key}").split(";")])

    def named(id: str, part: str, kind: str) -> str:
        own = pack.text(f"npc.{id}{part}", lang)
        return own or (say(f"{kind}-nova6-{id}") if id in CONCEPTS else pack.text(f"npc.{id}", lang) or id)

    called = {trade.id: named(trade.id, "", "concept") for trade in pack.trades}
    groups = {trade.id: named(trade.id, ".many", "group") for trade in pack.trades}
    concepts = {trade.id: _concepts(trade.id, pack, listed, called, lang) for trade in pack.trades}
    rows = {item_called(one) for trade in pack.trades for one in trade.gear if pack.item(one) is None}
    things = {row.stem: say(row.rule.replace(".", "_")) for row in rows}
    return Cast(inventions(say, pack, ideas, lang), listed("npc-names"), called, groups, concepts, things)


def _concepts(
    id: str, pack: Pack, listed: Callable[[str], tuple[str, ...]], called: dict[str, str], lang: str
) -> tuple[str, ...]:
    """High concepts of a trade: the pack's own words for one, those of the book, or simply its name."""
    if own := pack.text(f"npc.{id}.concept", lang):
        return (own,)
    return listed(f"npc-{id}") if id in CONCEPTS else (called[id].upper(),)


class Wanted(NamedTuple):
    """Specification of an NPC that the GM wants."""

    kind: str = "extra"
    level: int = 1
    concept: str = ""
    name: str = ""
    many: int = USUAL_GROUP


def trade_of(word: str, called: dict[str, str]) -> str:
    """The trade that a word means, in the language of the texts or as the code has it; none if it is another."""
    known = {name.casefold(): id for id, name in called.items()} | {id: id for id in called}
    return known.get(word.strip().casefold(), "")


def trade_in(concept: str, pack: Pack = UNIVERSAL) -> str:
    """The trade that a GM's words mean, in any language: by the pack's names of trades, then by the book's words."""
    said = concept.casefold()
    for trade in pack.trades:
        names = [one.text.casefold() for one in pack.words if one.key == f"npc.{trade.id}"]
        if trade.id == said.strip() or any(name in said for name in names):
            return trade.id
    people_first = sorted(CONCEPTS, key=lambda id: id == BEAST)
    return LISTENED_FOR.first([id for id in people_first if pack.trade(id)], said) or ""


def random_npc(cast: Cast, draws: Any, wanted: Wanted, options: Options = DEFAULTS, pack: Pack = UNIVERSAL) -> Sheet:
    """A random NPC from a stream of draws: `draws.below(n)` gives a number below n."""

    def one_of(some: Sequence[Any]) -> Any:
        return some[draws.below(len(some))]

    named = trade_of(wanted.concept, cast.called)
    trade = named or trade_in(wanted.concept, pack) if wanted.concept else one_of([one.id for one in pack.trades])
    text = one_of(cast.concepts[trade]) if named or not wanted.concept else wanted.concept
    single = wanted.name or one_of(cast.names)
    several = cast.groups[trade] if named or not wanted.concept else wanted.concept
    name = wanted.name or several if wanted.kind == "group" else single
    sheet = _begun(wanted._replace(name=name), text, options, pack)
    others = [slot for slot in pack.aspects if slot not in concept_slots(pack) or slot.mode == "list"]
    if wanted.kind == "principal":
        choose_themes(sheet, one_of, pack, others)
    _spend_all(sheet, trade, draws, options, pack)
    choose_perks(sheet, cast.words, one_of, pack)
    if wanted.kind == "principal":
        own = [slot.id for slot in others if slot.id not in sheet.get("traits", {})]
        sheet["aspects"] |= {id: one_of(cast.words.aspects[id]) for id in own}
    _arm(sheet, trade, pack, cast.things)
    if wanted.kind == "principal" and not sheet["gear"]:
        spend_coins(sheet, one_of, pack)
    return sheet


def quick_npc(
    wanted: Wanted, text: str, options: Options = DEFAULTS, pack: Pack = UNIVERSAL, draws: Any = USUAL
) -> Sheet:
    """An NPC with every advance spent and armed as their concept has it; `text` is their high concept.

    Where no words are at hand for perks, talents that grant some are left to others.
    """
    sheet = _begun(wanted, text, options, pack)
    _spend_all(sheet, wanted.concept, draws, options, pack, wordless=True)
    _arm(sheet, wanted.concept, pack)
    return sheet


def _arm(sheet: Sheet, trade: str, pack: Pack, called: Mapping[str, str] = MappingProxyType({})) -> None:
    """Give an NPC the gear of the trade: items of the pack, and rows of the tables."""
    for one in (pack.trade(trade) or ANYBODY).gear:
        if pack.item(one) is not None:
            sheet["gear"].append(bought(one, pack))
        else:
            row = item_called(one)
            sheet["gear"].append({"name": called.get(row.stem, row.words), "row": row.stem})
    for slung in slung_of(rows_of(sheet["gear"])):
        slung.entry["stowed"] = True


def _begun(wanted: Wanted, text: str, options: Options, pack: Pack) -> Sheet:
    """An NPC with every advance still to spend."""
    sheet = new_sheet(wanted.name, text, options, pack, level=wanted.level, kind=wanted.kind)
    return sheet | ({"count": wanted.many} if wanted.kind == "group" else {})


def _spend_all(sheet: Sheet, trade: str, draws: Any, options: Options, pack: Pack, wordless: bool = False) -> None:
    known = pack.trade(trade) or ANYBODY
    own = [skill if skill in pack.skills else dict(pack.like).get(skill, "") for skill in known.skills]
    concept = changed(known, skills=tuple(dict.fromkeys([skill for skill in own if skill])))
    while ticks(sheet, pack, options).left:
        _spend_one(sheet, concept, draws, options, pack, wordless)
    name_hindrances(sheet, lambda some: some[draws.below(len(some))], options, pack)


def _spend_one(sheet: Sheet, concept: Trade, draws: Any, options: Options, pack: Pack, wordless: bool) -> None:
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
        open = fitting_traits(sheet, pack, ticks(sheet, pack, options).left)
        wanted = [one for one in open if not (wordless and _grants_perks(one, pack))] or open
        take(sheet, one_of(_likelier(wanted, _fitting(concept, wanted))))


def _grants_perks(trait: OnOffer, pack: Pack) -> bool:
    if trait.field != "talents":
        return False
    return any(gives.what == "perks" for gives in pack.talents[trait.written["id"]].trait.gives)


def _likelier(all: list[Any], first: list[Any]) -> list[Any]:
    """Everything once, and before it what is likelier."""
    return first * MORE_OFTEN + all


def _fitting(concept: Trade, open: list[OnOffer]) -> list[OnOffer]:
    """Talents that go with a trade, those for one skill for its best."""
    best = concept.skills[:1]
    talents = (*concept.talents, *(id for id in ANYBODY.talents if best))
    forms = [form for id in talents for form in ({"id": id}, *({"id": id, "skill": skill} for skill in best))]
    return [trait for form in forms if (trait := OnOffer("talents", form)) in open]
