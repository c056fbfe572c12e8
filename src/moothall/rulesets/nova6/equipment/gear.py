"""Gear at the table: handing it out, fitting parts, readying it, and placing a shield."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.action_test.cost import offer_success_at_a_cost
from moothall.rulesets.nova6.action_test.procedure import fail, judge, make_test, prepare
from moothall.rulesets.nova6.basics.test_record import ActionTest, Verdict
from moothall.rulesets.nova6.choices import THINGS, Anyone, Doer, SkillWord, doer, judging, own, said, things
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.properties import checked
from moothall.rulesets.nova6.effects.soak import USELESS
from moothall.rulesets.nova6.effects.tools import check_hands, is_placed
from moothall.rulesets.nova6.gear.items import FITTED, Item
from moothall.rulesets.nova6.gear.parts import RULES, built
from moothall.rulesets.nova6.gear.pieces import as_effect, cited_by, rows_of, thing
from moothall.rulesets.nova6.gear.tables import ITEMS, item_called, offered_rows
from moothall.rulesets.nova6.ids import NOTHING, EffectId, PersonId
from moothall.rulesets.nova6.offered import free, there
from moothall.rulesets.nova6.packs.pack import Item as PackItem
from moothall.rulesets.nova6.packs.pack import pack_at
from moothall.rulesets.nova6.packs.roles import bound
from moothall.rulesets.nova6.questions import HowPlaced, MayFit, MayLayer
from moothall.rulesets.nova6.state import Effect, Table
from moothall.rulesets.nova6.time import rounds
from moothall.rulesets.nova6.time.turns import check_may_act, use_action, use_declared_action
from moothall.rulesets.nova6.vocabulary import Property
from moothall.talk.actions import action
from moothall.talk.arguments import Among, Busy, Choice, Given, words
from moothall.talk.play import GM, Play

# ---- Handing it out --------------------------------------------------------------------------------------------------

PARTS: Final = tuple([item.stem for item in ITEMS.values() if item.fits])
"""What is fitted to other things."""
WAYS: Final = Among(words("one-handed"))


def _rows(table: Table, given: Given) -> list[Choice]:
    """Things of the pack first, then the rows that it has of the tables."""
    pack = pack_at(table)
    rows = [row.stem for row in offered_rows(pack.gear.rows) if not row.fits]
    return [Choice(id) for id in dict.fromkeys((*(item.id for item in pack.items), *rows))]


@action("nova6.equip", by="gm", chapter="equipment")
async def equip(
    play: Play[Table],
    who: Busy[Anyone],
    row: Annotated[str, Among(_rows)],
    parts: tuple[Annotated[str, Among(words(*PARTS))], ...] = (),
    name: str = "",
    ways: tuple[Annotated[str, WAYS], ...] = (),
    built_for: tuple[Annotated[str, Among(words("magnum"))], ...] = (),
    count: int = 1,
    stowed: bool = False,
) -> str:
    """The GM gives a character an item of the gear tables, in hand or worn, with its parts.

    `ways` are what a part offers besides, `built_for` what it was made to take, and `count` how many there are of what
    goes off once. What is stowed takes no hand. A thing of the table's own pack is handed out as it is.
    """
    marks = (*built_for, *(("stowed",) if stowed else ()))
    if (own := pack_at(play.state).item(row)) is not None:
        return await _hand_out(play, who, own, name, marks)
    base, fitted = item_called(row), tuple([item_called(part) for part in parts])
    if base.kind in FITTED and base.kind != "headgear":
        raise AgainstTheRules("error-not-by-itself", cite=RULES[base.kind], item=base.words)
    build = partial(built, base, ways=ways, marks=marks, options=play.state.options)
    build(*fitted)  # all of it must go together, although what is on the head is worn apart
    headgear = tuple([part for part in fitted if part.kind == "headgear"])
    made = build(*[part for part in fitted if part not in headgear])
    effect = as_effect(made, who, name, max(count, 1), marks, partial(bound, play.state))
    effect = changed(effect, known=play.state.who(who).seen)
    for one in (effect, *(as_effect(part, who, skill_of=partial(bound, play.state)) for part in headgear)):
        _check_room(play.state, who, one)
    if not await _may_layer(play, who, effect):
        return ""
    id = await effects.begin(play, checked(play.state, effect), *_handed_by(base, fitted, effect))
    for part in headgear:
        await equip(play, who, part.id)
    return id


async def _hand_out(play: Play[Table], who: str, item: PackItem, name: str, marks: tuple[str, ...]) -> str:
    """A thing of the pack, to which nothing of the tables is fitted."""
    made = thing(item, who, pack_at(play.state))
    made = changed(made, id="", name=name or made.name, marks=marks, known=play.state.who(who).seen)
    _check_room(play.state, who, made)
    return await effects.begin(play, checked(play.state, made), "nova6.role.gm", "nova6.equipment.object-assets")


def _handed_by(base: Item, parts: tuple[Item, ...], effect: Effect) -> tuple[str, ...]:
    """The rules by which it is what it is."""
    rules = ["nova6.role.gm", "nova6.equipment.object-assets"]
    if effect.kind == "damage":
        rules.append("nova6.equipment.hands")
    rules += [row.rule for row in (base, *parts)]
    rules += [RULES[part.kind] for part in parts]
    if any(part.requires for part in parts):
        rules.append("nova6.equipment.magnum")
    if base.kind == "headgear":
        rules.append("nova6.equipment.headgear")
    return tuple(dict.fromkeys(rules))


def _check_room(table: Table, who: str, effect: Effect) -> None:
    """There must be a hand for it, or a head; more than one piece of armour only where the table has it so."""
    worn = [one for one in table.effects_of(who, "soak", "damage") if not USELESS & {*one.marks}]
    if effect.has("headgear") and any(one.has("headgear") for one in worn):
        raise AgainstTheRules("error-slot-taken", cite="nova6.equipment.headgear", part=effect.name, item="")
    if effect.has("shield") and any(one.has("shield") for one in worn):
        raise AgainstTheRules("error-slot-taken", cite="nova6.equipment.layering", part=effect.name, item="")
    if effect.kind == "damage" and "stowed" not in effect.marks:
        check_hands(table, who, effect, "")
    if _is_second(table, who, effect) and table.options.armor_layering == "off":
        raise AgainstTheRules("error-one-armour", cite="nova6.equipment.layering", item=effect.name)


def _is_second(table: Table, who: str, effect: Effect) -> bool:
    worn = [one for one in table.effects_of(who, "soak") if one.has("worn-as") and not USELESS & {*one.marks}]
    return effect.has("worn-as") and bool(worn)


async def _may_layer(play: Play[Table], who: str, effect: Effect) -> bool:
    """The GM has a word about a second piece of armour."""
    if not _is_second(play.state, who, effect):
        return True
    return await play.ask(GM, MayLayer(who, effect.name), cite="nova6.equipment.layering") == "yes"


@action("nova6.build-for", by="gm", chapter="equipment")
async def build_for(
    play: Play[Table], item: Annotated[EffectId, Among(things("damage"))], what: Literal["magnum"] = "magnum"
) -> None:
    """The GM says that a weapon was built for stronger ammunition than its kind usually takes."""
    effect = play.state.effect(item)
    await effects.change(play, item, "nova6.equipment.magnum", marks=tuple(dict.fromkeys((*effect.marks, what))))


# ---- Fitting things to it --------------------------------------------------------------------------------------------


def check_can_fit(table: Table, who: PersonId, item: EffectId) -> None:
    """Refuse to fit something to what is not of the tables, or is another's."""
    effect = table.effect(item)
    _rows_of(effect)
    if effect.owner != who:
        raise AgainstTheRules("error-not-yours-to-use", cite="nova6.prop.object-carried", tool=effect.name)


def fitted(table: Table, item: EffectId, part: str, ways: tuple[str, ...], off: bool) -> Item:
    """An item with a part more or less; refuses what does not go together."""
    effect, wanted = table.effect(item), item_called(part)
    base, parts, known_ways = _rows_of(effect)
    if off or wanted.kind == "ammo":
        parts = tuple([one for one in parts if one is not wanted and (off or one.slot != "ammo")])
    if not off:
        parts = (*parts, wanted)
    offered = {way.name for one in parts for way in one.ways}
    chosen = tuple(way for way in dict.fromkeys((*known_ways, *ways)) if not off or way in offered)
    return built(base, *parts, ways=chosen, marks=effect.marks, options=table.options)


def _check_fit(table: Table, given: Given) -> None:
    check_can_fit(table, doer(given), given["item"])
    if given.get("part"):
        fitted(table, given["item"], given["part"], tuple(said(given, "ways", ())), said(given, "off", False))


FITTED_TO = Among(judging("item", own(*THINGS), _check_fit))
PART = Among(judging("part", words(*PARTS), _check_fit))


@action("nova6.fit", by="player", chapter="equipment", offered=there("nova6.equipment.modifier-rows"))
async def fit(
    play: Play[Table],
    who: Doer,
    item: Annotated[EffectId, FITTED_TO],
    part: Annotated[str, PART],
    ways: tuple[Annotated[str, WAYS], ...] = (),
    off: bool = False,
) -> bool:
    """Fit a part to an item, or take it off; ammunition replaces what was loaded."""
    check_can_fit(play.state, who, item)
    effect, wanted = play.state.effect(item), item_called(part)
    rule = RULES.get(wanted.kind, "nova6.equipment.modifier-rows")
    made = fitted(play.state, item, part, ways, off)
    asked = MayFit(who, effect.name, wanted.words, rule)
    if await play.ask(GM, asked, cite=rule) == "no":
        return False
    now = as_effect(made, who, effect.name, effect.amount("supply"), effect.marks, partial(bound, play.state))
    rules = (rule, wanted.rule, *(("nova6.equipment.magnum",) if wanted.requires else ()))
    await effects.change(play, item, *rules, properties=now.properties, rating=now.rating)
    return True


def _rows_of(effect: Effect) -> tuple[Item, tuple[Item, ...], tuple[str, ...]]:
    """The rows that a thing was put together from: its base, what is fitted to it, and the ways that were wanted."""
    rows = next((one.of for one in effect.properties if one.name == "gear"), ())
    if not rows:
        raise AgainstTheRules("error-not-of-the-tables", cite="nova6.equipment.modifier-rows", item=effect.name)
    base, *others = rows
    parts = tuple([item_called(one) for one in others if "." in one])
    return item_called(base), parts, tuple([one for one in others if "." not in one])


# ---- Getting it ready ------------------------------------------------------------------------------------------------


Readying = Literal["", "reload", "set-up"]


def check_can_ready(table: Table, who: PersonId, item: EffectId, how: Readying) -> Literal["reload", "set-up"]:
    """How a thing is made ready: as named, or as it needs; refuse where nothing is to be done."""
    check_may_act(table, who, item)
    effect = table.effect(item)
    to_reload = how in ("", "reload") and effect.has("reload") and "unloaded" in effect.marks
    to_set_up = how in ("", "set-up") and effect.has("steadied") and "set-up" not in effect.marks
    if not (to_reload or to_set_up):
        rule = "nova6.equipment.modifier-rows" if how == "set-up" else "nova6.prop.reload"
        raise AgainstTheRules("error-nothing-to-ready", cite=rule, item=effect.name)
    return "reload" if to_reload else "set-up"


def _check_ready(table: Table, given: Given) -> None:
    check_can_ready(table, doer(given), given["item"], said(given, "how", ""))
    rounds.check_can_begin(table, doer(given))


READIED = Among(judging("item", own(*THINGS), _check_ready))


@action("nova6.get-ready", by="player", chapter="equipment", offered=free("nova6.prop.reload"))
async def get_ready(play: Play[Table], who: Doer, item: Annotated[EffectId, READIED], how: Readying = "") -> None:
    """An action spent on a thing: one that takes long to reload, or what has to be set up before it helps."""
    done = check_can_ready(play.state, who, item, how)
    effect = play.state.effect(item)
    await rounds.begin_action(play, who)
    await use_action(play, ActionTest(who, effect.name))
    if done == "reload":
        left = tuple([mark for mark in effect.marks if mark != "unloaded"])
        await effects.change(play, item, "nova6.prop.reload", marks=left)
    else:
        await effects.change(play, item, "nova6.equipment.modifier-rows", marks=(*effect.marks, "set-up"))


# ---- Setting a shield down -------------------------------------------------------------------------------------------


def check_can_place(table: Table, who: PersonId, item: EffectId) -> None:
    """Refuse to place what is no great shield, or is placed already."""
    check_may_act(table, who, item)
    shield = table.effect(item)
    if not shield.has("placeable") or is_placed(table, shield):
        raise AgainstTheRules("error-not-to-be-placed", cite="nova6.cover.soak", item=shield.name)


def _check_place(table: Table, given: Given) -> None:
    check_can_place(table, doer(given), given["item"])
    rounds.check_can_begin(table, doer(given))


PLACED = Among(judging("item", own(*THINGS), _check_place))


@action("nova6.place", by="player", chapter="equipment", offered=free("nova6.cover.soak"))
async def place(
    play: Play[Table],
    who: Doer,
    item: Annotated[EffectId, PLACED],
    skill: SkillWord | None = None,
    intent: str = "",
) -> Verdict | None:
    """Place a great shield as cover, until it is taken up again."""
    check_can_place(play.state, who, item)
    shield = play.state.effect(item)
    await rounds.begin_action(play, who)
    skill = bound(play.state, "melee") if skill is None else skill
    test = await judge(play, ActionTest(who, intent or shield.name, skill, "create-advantage"), skill)
    if test is None:
        return None
    test = await prepare(play, test)
    if not await use_declared_action(play, test):
        return None
    verdict = await make_test(play, test)
    if not verdict.success:
        verdict = await offer_success_at_a_cost(play, test, verdict)
    if verdict.success:
        await _set_down(play, who, item)
    else:
        await fail(play, test, verdict)
    return verdict


async def _set_down(play: Play[Table], who: str, item: str) -> None:
    """Place a shield: it adds coverage, and its user picks soak or dice."""
    one, shield = play.state.who(who), play.state.effect(item)
    placeable = next(one for one in shield.properties if one.name == "placeable")
    how = await play.ask(one.player, HowPlaced(who, shield.name), cite="nova6.cover.soak")
    gives = placeable.gives if how == "dice" else ()
    behind = tuple([Property("when-carried", gives=(each,)) for each in gives])
    properties = (Property("placed", of=(one.zone, item)), Property("coverage", _behind(shield)), *behind)
    rating = placeable.amount if how == "soak" else 0
    cover = Effect(
        NOTHING, "soak", shield.name, who, who, rating, (), "A", "physical", properties=properties, made=True
    )
    rules = ("nova6.cover.soak", "nova6.equipment.coverage", *cited_by(shield))
    await effects.begin(play, changed(cover, known=one.seen), *rules)


USUAL_COVERAGE = 1


def _behind(shield: Effect) -> int:
    """Coverage of a placed shield: as its row says, else the usual."""
    return next((row.placed.coverage for row in rows_of(shield) if row.placed), USUAL_COVERAGE)
