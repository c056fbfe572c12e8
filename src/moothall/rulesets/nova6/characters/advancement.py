"""Advancement: advances spent, aspects rewritten, and talents, features or ranks traded after a milestone."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.characters.bronze_rule import build
from moothall.rulesets.nova6.choices import Doer, doer, judging, own, said, skills
from moothall.rulesets.nova6.creation.advances import given_by, opened_by_features, rank_cap, traits_of
from moothall.rulesets.nova6.creation.legality import Sheet, perk_room
from moothall.rulesets.nova6.creation.random_character import open_talents
from moothall.rulesets.nova6.events import Grown
from moothall.rulesets.nova6.growth import (
    check_legal,
    listed_perk,
    new_boxes,
    new_rules,
    place_of,
    regrown,
    sheet_of,
    spelt,
    unspent,
    with_entry,
    with_rank,
    without_stranded_perks,
)
from moothall.rulesets.nova6.ids import EffectId, PersonId
from moothall.rulesets.nova6.offered import present_unless, there
from moothall.rulesets.nova6.pack_files.entities import entity_in
from moothall.rulesets.nova6.packs.pack import Feature, Pack, pack_at
from moothall.rulesets.nova6.questions import (
    AgreeSwap,
    Approval,
    Approve,
    GrantAspect,
    Purchase,
    SpendAdvance,
    TradeWhat,
)
from moothall.rulesets.nova6.questions.approval import Proposed
from moothall.rulesets.nova6.recovery.recovery import settle
from moothall.rulesets.nova6.state import Character, Effect, Perk, Reward, Table
from moothall.rulesets.nova6.story.rewards import check_reward, rule_of, without_reward
from moothall.rulesets.nova6.vocabulary import Gives
from moothall.rulesets.nova6.words import ACTIONS
from moothall.talk.actions import action
from moothall.talk.arguments import Among, AskedLater, Given, words
from moothall.talk.play import GM, Play

LEGAL = "nova6.milestone.trade-legality"
COSTS = {
    "rank": "nova6.character.cost-rank",
    "talent": "nova6.character.cost-talent",
    "feature": "nova6.character.cost-feature",
}


async def grow(play: Play[Table], who: str, after: Character, what: str, old: str, new: str, *cites: str) -> None:
    """Change a character for good."""
    before = play.state.who(who)
    rules, (track, boxes) = new_rules(play.state, before, after), new_boxes(before, after)
    fact = Grown(after, what, old, new, after.seen, after.open, None, track, boxes)
    await play.tell(fact, *dict.fromkeys((*cites, *rules)))
    await settle(play, who)


# ---- Advances --------------------------------------------------------------------------------------------------------


def check_has_advance(table: Table, who: PersonId) -> None:
    """Refuse a character without an advance to spend."""
    sheet = sheet_of(table, who)
    if not unspent(table, sheet):
        raise AgainstTheRules("error-no-advance", cite="nova6.milestone.level-advance", name=sheet["name"])


@action(
    "nova6.spend-advance",
    by="player",
    chapter="story",
    offered=present_unless(check_has_advance, "nova6.milestone.level-advance"),
)
async def spend_advance(
    play: Play[Table],
    who: Doer,
    on: AskedLater[Literal["", "rank", "talent", "feature"]] = "",
    what: AskedLater[str] = "",
    skill: AskedLater[str] = "",
    gives: AskedLater[tuple[Gives, ...]] = (),
) -> bool:
    """An advance becomes a rank, a talent or a feature; what no pack has is for the GM to allow. Whether it did.

    `what` is a skill, the id of a talent, or a name of one's own, with `gives` saying what it does. Without a word on
    it the player is asked.
    """
    check_has_advance(play.state, who)
    sheet = sheet_of(play.state, who)
    if not on:
        bought = await _asked(play, who, sheet)
        on, what, skill = bought.on, bought.wanted, bought.skill
    if not on:
        return False
    sheet = sheet_of(play.state, who)
    if on == "rank":
        _check_skill(play.state, what)
        after = with_rank(sheet, what)
    else:
        listed = await _listed(play, who, on, what, skill, gives)
        if listed is None:
            return False
        after = with_entry(sheet_of(play.state, who), f"{on}s", listed)
    check_legal(play.state, after)
    grown = regrown(play.state, who, after)
    await grow(play, who, grown, on, "", _called(play.state, who, on, what), COSTS[on])
    if on == "feature":
        await _bring_along(play, who, what)
    await _all_placed(play, who)
    return True


async def _bring_along(play: Play[Table], who: str, what: str) -> None:
    """The entity of a pack's feature comes with it."""
    pack = pack_at(play.state)
    feature = feature_called(what, pack)
    entity = entity_in(feature, pack) if feature is not None else None
    if feature is not None and entity is not None:
        await build(play, f"{who}-{feature.trait.id}", entity, play.state.who(who).seat)


async def _asked(play: Play[Table], who: str, sheet: Sheet) -> Purchase:
    """The player's choice for an advance, among those available."""
    pack, options = pack_at(play.state), play.state.options
    given = given_by(traits_of(sheet, pack))
    level, opened_at = sheet["level"], pack.rank_levels
    caps = {skill: rank_cap(level, skill, given, opened_by_features(sheet, skill), options, opened_at).most
            for skill in pack.skills}  # fmt: skip
    rising = tuple([skill for skill in pack.skills if sheet["skills"][skill] < caps[skill]])
    forms = open_talents(sheet, pack, unspent(play.state, sheet))
    talents = tuple(dict.fromkeys(form["id"] for form in forms))
    taken_for = tuple([(form["id"], form["skill"]) for form in forms if "skill" in form])
    asked = SpendAdvance(who, unspent(play.state, sheet), rising, talents, taken_for)
    return await play.ask(play.state.who(who).player, asked, cite="nova6.milestone.level-advance")


def _check_skill(table: Table, skill: str) -> None:
    if skill not in pack_at(table).skills:
        raise AgainstTheRules("error-no-such-skill", cite="nova6.skill.core-list", skill=skill)


def _called(table: Table, who: str, on: str, what: str) -> str:
    """The common name of a purchase: talents have names beside their ids."""
    pack = pack_at(table)
    if on == "talent" and (talent := talent_called(what, pack)):
        return pack.talents[talent].trait.name
    if on == "feature" and (feature := feature_called(what, pack)) is not None:
        return feature.trait.name
    return next((trait.name for trait in table.who(who).traits if trait.id == what), what)


async def _listed(
    play: Play[Table], who: str, sort: str, what: str, skill: str, gives: tuple[Gives, ...]
) -> dict[str, Any] | None:
    """How a talent or feature stands on a sheet; nothing if the GM will not have it."""
    pack = pack_at(play.state)
    if sort == "talent" and (talent := talent_called(what, pack)):
        return {"id": talent, **({"skill": skill} if skill else {})}
    if sort == "feature" and (feature := feature_called(what, pack)) is not None:
        return await _of_the_pack(play, who, feature)
    if not what.strip():
        raise AgainstTheRules("error-nothing-said", cite=COSTS[sort])
    kind: Literal["talent", "feature"] = "talent" if sort == "talent" else "feature"
    rule = "nova6.character.talent-custom" if kind == "talent" else "nova6.character.cost-feature"
    said = await play.ask(GM, Approve(who, kind, what, learnt=learnt(play.state, who)), cite=rule)
    return entry(kind, what, said, gives=[spelt(one) for one in gives]) if said.allowed else None


async def _of_the_pack(play: Play[Table], who: str, feature: Feature) -> dict[str, Any] | None:
    """A feature of the pack, whole and at its price; the GM is asked where the pack does not leave it free."""
    if feature.free:
        return {"id": feature.trait.id}
    permitted = {"id": feature.trait.id, "permitted": True}
    check_legal(play.state, with_entry(sheet_of(play.state, who), "features", permitted))
    asked = Approve(who, "feature", feature.trait.name, learnt=learnt(play.state, who))
    said = await play.ask(GM, asked, cite="nova6.character.cost-feature")
    return permitted if said.allowed else None


def talent_called(what: str, pack: Pack) -> str:
    """The id of a talent of the book or the pack, by its id or by its name in any language; nothing for another."""
    said = what.strip().casefold()
    named = {one.text.casefold(): one.key for one in pack.words if one.key.startswith("talent.")}
    known = {kept.trait.name.casefold(): id for id, kept in pack.talents.items()}
    own = named.get(said, "").partition(".")[2]
    return next((id for id in (said, known.get(said, ""), own) if id in pack.talents), "")


def feature_called(what: str, pack: Pack) -> Feature | None:
    """A feature of the pack, by its id or by its name in any language."""
    said = what.strip().casefold()
    named = [one for one in pack.words if one.key.startswith("feature.") and one.text.casefold() == said]
    wanted = {said, *(one.key.partition(".")[2] for one in named)}
    return next((one for one in pack.features if one.trait.id in wanted or one.trait.name.casefold() == said), None)


def learnt(table: Table, who: str) -> tuple[str, ...]:
    """Effects that a character made in interludes, each with its cost: reasons for a new ability."""
    own = [effect for effect in table.effects_of(who, "aspect", "asset") if effect.made and effect.text]
    return tuple([f"{effect.name} ({effect.text})" for effect in own])


def entry(sort: Proposed, name: str, said: Approval, **more: Any) -> dict[str, Any]:
    """The sheet entry of an approval."""
    if sort == "perk":
        return {"name": name, **more} | ({"broad": True, "action": said.action} if said.action else {})
    if sort == "flaw":
        return {"id": name, "permitted": said.allowed, "pairing": said.pairing, **more}
    price = {"cost": said.cost} if sort == "feature" else {}
    return {"name": name, "permitted": said.allowed, **price, **more}


async def _all_placed(play: Play[Table], who: str) -> None:
    """An extra who has come to as many advances as a principal has, and placed them all, is one."""
    sheet = sheet_of(play.state, who)
    if play.state.who(who).kind != "extra" or sheet.get("count", 1) > 1:
        return
    as_principal = sheet | {"kind": "principal"}
    if not unspent(play.state, as_principal):
        grown = regrown(play.state, who, as_principal)
        await grow(play, who, grown, "kind", "extra", "principal", "nova6.npc.promote-gradual", "nova6.npc.principal")


def check_perk_room(table: Table, who: PersonId) -> None:
    """Refuse a perk that no talent has room for."""
    sheet = sheet_of(table, who)
    if perk_room(sheet, given_by(traits_of(sheet, pack_at(table)))) < 1:
        raise AgainstTheRules("error-no-perk-left", cite="nova6.character.cost-perk", name=sheet["name"])


def check_new_perk(table: Table, who: PersonId, perk: Perk) -> Sheet:
    """The sheet with one perk more; refuse a perk that there is no room for, or with which the sheet is not legal."""
    _check_perk(table, perk.skill, perk.name, perk.action)
    check_perk_room(table, who)
    after = with_entry(sheet_of(table, who), "perks", listed_perk(perk))
    check_legal(table, after)
    return after


def _check_named_perk(table: Table, given: Given) -> None:
    """As the command does; a name that has not been said yet is no objection."""
    name = said(given, "name", "").strip() or UNNAMED
    check_new_perk(table, doer(given), Perk(name, given["skill"], said(given, "action", "")))


UNNAMED = "–"
PERK_SKILL = Among(judging("skill", skills, _check_named_perk))
PERK_ACTION = Among(judging("action", words(*ACTIONS), _check_named_perk))


@action(
    "nova6.choose-perk",
    by="player",
    chapter="story",
    offered=present_unless(check_perk_room, "nova6.character.cost-perk"),
)
async def choose_perk(
    play: Play[Table],
    who: Doer,
    name: str,
    skill: Annotated[str, PERK_SKILL],
    action: Annotated[str, PERK_ACTION] = "",
) -> None:
    """A perk that a talent has room for; with an action it is a broad one, for that action only."""
    after = check_new_perk(play.state, who, Perk(name, skill, action))
    grown = regrown(play.state, who, after)
    await grow(play, who, grown, "perk", "", name, "nova6.character.cost-perk")


def _check_perk(table: Table, skill: str, name: str, action: str) -> None:
    _check_skill(table, skill)
    if not name.strip():
        raise AgainstTheRules("error-nothing-said", cite="nova6.perk.free-text")
    if action and action not in ACTIONS:
        raise AgainstTheRules("error-no-such-action", cite="nova6.perk.gm-arbiter", action=action)


# ---- Aspects ---------------------------------------------------------------------------------------------------------


def check_can_rewrite(table: Table, who: PersonId) -> Reward | None:
    """The reward by which an aspect may be rewritten, none where the GM may grant it; refuse where neither is."""
    used = check_reward(table, who, "any-aspect", "aspect")
    one, last = table.who(who), table.story.milestone
    if used is None and (last != "epic" or one.out == "ended" or not one.is_pc):
        raise AgainstTheRules("error-no-such-reward", cite=rule_of(table, "aspect"), name=one.name)
    return used


def check_not_fixed(table: Table, old: Effect, used: Reward | None) -> None:
    """Refuse to rewrite the high concept by a reward that is for the other aspects."""
    if used is not None and used.what == "aspect" and old.has("high-concept"):
        raise AgainstTheRules("error-high-concept", cite=rule_of(table, "aspect"), aspect=old.name)


def _check_aspect(table: Table, given: Given) -> None:
    old = _own_aspect(table, doer(given), given["aspect"])
    check_not_fixed(table, old, check_can_rewrite(table, doer(given)))


REWRITTEN = Among(judging("aspect", own("aspect"), _check_aspect))


@action("nova6.rewrite-aspect", by="player", chapter="story", offered=present_unless(check_can_rewrite))
async def rewrite_aspect(play: Play[Table], who: Doer, aspect: Annotated[EffectId, REWRITTEN], text: str) -> bool:
    """Rewrite one core aspect of a character after a milestone. Whether it was rewritten."""
    old, rule = _own_aspect(play.state, who, aspect), rule_of(play.state, "aspect")
    if not text.strip():
        raise AgainstTheRules("error-nothing-said", cite=rule)
    used = check_can_rewrite(play.state, who)
    if used is None and not await _granted(play, who, old, text):
        return False
    check_not_fixed(play.state, old, used)
    one = play.state.who(who)
    after = _used(play.state, one, used)
    fact = Grown(after, "aspect", old.name, text, one.seen, one.open, changed(old, name=text))
    await play.tell(fact, rule, *(["nova6.milestone.justify"] if used and used.waits else []))
    return True


def _own_aspect(table: Table, who: str, id: str) -> Effect:
    """A core aspect of a character."""
    known = table.effect(id)
    if known.owner != who or known.aspect != "character" or known.duration != "P":
        rule = "nova6.character.aspect-permanent"
        raise AgainstTheRules("error-not-a-core-aspect", cite=rule, aspect=known.name, name=table.who(who).name)
    return known


async def _granted(play: Play[Table], who: str, old: Effect, text: str) -> bool:
    """Beyond the one there is nothing to change, but after an epic milestone the GM may grant more."""
    asked = GrantAspect(who, old.name, text)
    return await play.ask(GM, asked, cite="nova6.milestone.epic-aspect") == "yes"


def _used(table: Table, one: Character, used: Reward | None) -> Character:
    """An aspect less to change, unless it was granted, or the table lets everybody change as many as they like."""
    free = used is not None and used.what == "any-aspect" and table.options.epic_aspect_changes == "any"
    return one if used is None or free else without_reward(one, used)


# ---- Trades ----------------------------------------------------------------------------------------------------------


Sort = Literal["perk", "talent", "feature", "rank"]


def check_can_trade(table: Table, who: PersonId, sort: Sort) -> Reward:
    """The reward by which something of this sort may be traded; refuse where there is none."""
    used = check_reward(table, who, sort)
    if used is None:
        raise AgainstTheRules("error-no-such-reward", cite=rule_of(table, sort), name=table.who(who).name)
    return used


TRADED = Among(
    judging(
        "sort",
        words(*get_args(Sort)),
        lambda table, given: check_can_trade(table, doer(given), given["sort"]),
    )
)


@action("nova6.trade", by="player", chapter="story", offered=there())
async def trade(
    play: Play[Table],
    who: Doer,
    sort: Annotated[Sort, TRADED],
    old: AskedLater[str] = "",
    new: AskedLater[str] = "",
    skill: AskedLater[str] = "",
    action: AskedLater[str] = "",
    gives: AskedLater[tuple[Gives, ...]] = (),
) -> bool:
    """After a milestone one thing is traded for another of its sort, and the sheet must be legal after it.

    `old` and `new` are perks by name, talents by id, features by name, or skills of which one loses a rank and the
    other gains it; the player is asked where neither is named. Whether it was traded: to all but perks the GM must
    agree.
    """
    used = check_can_trade(play.state, who, sort)
    if not old and not new:
        said = await play.ask(play.state.who(who).player, _what_to_trade(play.state, who, sort), cite=used.cite)
        old, new, skill, action = said.old, said.wanted, said.skill, said.action
        if not old:
            return False
    after = await _traded(play, who, sort, old, new, skill, action, gives, used)
    if after is None:
        return False
    check_legal(play.state, after, LEGAL)
    grown = without_reward(regrown(play.state, who, after), used)
    cites = (used.cite, LEGAL, *(["nova6.milestone.justify"] if used.waits else []))
    await grow(
        play,
        who,
        grown,
        f"trade-{sort}",
        _called(play.state, who, sort, old),
        _called(play.state, who, sort, new),
        *cites,
    )
    return True


def _what_to_trade(table: Table, who: str, sort: Literal["perk", "talent", "feature", "rank"]) -> TradeWhat:
    """Entries that a character could trade, and those they could trade for."""
    sheet, pack = sheet_of(table, who), pack_at(table)
    match sort:
        case "perk":
            return TradeWhat(who, sort, tuple(dict.fromkeys(one["name"] for one in sheet["perks"])), skills=pack.skills)
        case "rank":
            return TradeWhat(who, sort, tuple([one for one in pack.skills if sheet["skills"].get(one)]), pack.skills)
    olds = tuple(dict.fromkeys(trait.id for trait in traits_of(sheet, pack) if trait.kind == sort))
    if sort == "feature":
        return TradeWhat(who, sort, olds)
    forms = open_talents(sheet, pack, 1)
    news = tuple(dict.fromkeys(form["id"] for form in forms))
    return TradeWhat(who, sort, olds, news, tuple([(one["id"], one["skill"]) for one in forms if "skill" in one]))


async def _traded(
    play: Play[Table], who: str, sort: str, old: str, new: str, skill: str, action: str, gives: tuple[Gives, ...],
    used: Reward,
) -> Sheet | None:  # fmt: skip
    """The sheet as it would be; nothing if the GM does not agree."""
    sheet, pack = sheet_of(play.state, who), pack_at(play.state)
    if sort == "perk":
        return _another_perk(play.state, sheet, old, new, skill, action, used)
    if sort == "rank":
        _check_skill(play.state, old)
        _check_skill(play.state, new)
        if not sheet["skills"].get(old):
            raise AgainstTheRules("error-nothing-to-swap", cite=used.cite, what=old)
        agreed = await _agreed(play, who, sort, old, new, used)
        return with_rank(with_rank(sheet, old, -1), new) if agreed else None
    place = place_of(sheet, sort, old, pack)
    if place is None:
        raise AgainstTheRules("error-nothing-to-swap", cite=used.cite, what=old)
    if sort == "talent" and new in pack.talents and not await _agreed(play, who, sort, old, new, used):
        return None
    listed = await _listed(play, who, sort, new, skill, gives)
    if listed is None:
        return None
    return without_stranded_perks(with_entry(sheet_of(play.state, who), f"{sort}s", listed, place), pack)


async def _agreed(play: Play[Table], who: str, sort: str, old: str, new: str, used: Reward) -> bool:
    table = play.state
    names = _called(table, who, sort, old), _called(table, who, sort, new)
    asked = AgreeSwap(who, sort, *names, used.cite, learnt(table, who))
    return await play.ask(GM, asked, cite=used.cite) == "yes"


def _another_perk(table: Table, sheet: Sheet, old: str, new: str, skill: str, action: str, used: Reward) -> Sheet:
    """The sheet with one perk replaced by another."""
    names = [perk["name"] for perk in sheet["perks"]]
    if old not in names:
        raise AgainstTheRules("error-nothing-to-swap", cite=used.cite, what=old)
    place = names.index(old)
    skill = skill or sheet["perks"][place]["skill"]
    _check_perk(table, skill, new, action)
    return with_entry(sheet, "perks", listed_perk(Perk(new, skill, action)), place)
