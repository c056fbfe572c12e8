"""Pack reader: a pack from the plain values of its file, over the pack it is based on. Pure: callers read files."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, get_args

from moothall.records import changed
from moothall.rulesets.nova6.credits import claimed_in
from moothall.rulesets.nova6.options import names as option_names
from moothall.rulesets.nova6.options import read_options, values_of
from moothall.rulesets.nova6.pack_files import reference
from moothall.rulesets.nova6.pack_files.all_errors import all_wrong
from moothall.rulesets.nova6.pack_files.effect_words import Named
from moothall.rulesets.nova6.pack_files.gear import GEAR, ITEM, read_gear, read_items
from moothall.rulesets.nova6.pack_files.parts import (
    LANGUAGES,
    Part,
    Wrong,
    check_once,
    first_word,
    found,
    without_todo,
    written,
)
from moothall.rulesets.nova6.pack_files.skills import KEYS as SKILL_KEYS
from moothall.rulesets.nova6.pack_files.skills import UNIVERSAL_SKILLS, Skills, read_skills
from moothall.rulesets.nova6.pack_files.talents import (
    FEATURE,
    FLAW,
    TALENT,
    core_talents,
    read_features,
    read_kept,
    retell,
)
from moothall.rulesets.nova6.pack_files.tracks import Tracks, read_tracks
from moothall.rulesets.nova6.pack_files.trades import NPC, read_trades
from moothall.rulesets.nova6.pack_files.world import SETTING, World, read_world
from moothall.rulesets.nova6.packs.pack import (
    STEPS,
    UNIVERSAL,
    Choice,
    Granted,
    Hook,
    Mode,
    Pack,
    Said,
    Slot,
    Special,
    Step,
)
from moothall.rulesets.nova6.talents.core_talents import CORE_TALENTS, TOO_MUCH, yardstick
from moothall.talk.workshop import Advice

__all__ = ["UNIVERSAL_FILE", "Wrong", "base_of", "missing_words", "read_pack", "reference", "wrong_in"]

Ideas = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Words to make random characters of: by what they are for, and by language."""


class PackFile(NamedTuple):
    """Content of a pack file: the pack itself, and data for opening a table and for random characters."""

    pack: Pack
    skills: Skills
    ideas: Ideas
    world: World
    options: Mapping[str, str]
    advice: tuple[Advice, ...] = ()
    """What its author might think about."""

    @property
    def is_draft(self) -> bool:
        """Whether the pack cannot be played yet: values that characters need are open."""
        return any(self._is_needed(path) for path in self.pack.todo) or any(
            slot.mode == "list" and not slot.choices for slot in self.pack.aspects
        )

    def _is_needed(self, path: str) -> bool:
        part, *rest = path.split(".")
        return part in ("talent", "feature", "flaw") and bool({"effects", "requires"} & {*rest})


UNIVERSAL_FILE: Final = PackFile(UNIVERSAL, UNIVERSAL_SKILLS, {}, World(), {})

TOP: Final = (
    *("themepack", "trait", "aspect", "skills", "talents", "talent", "feature", "flaw", "gear", "item", "track"),
    *("special_rule", "creation", "setting", "options", "npc"),
)
IDENTITY: Final = ("id", "name", "version", "base", "pitch", "licence")
TRAIT: Final = ("id", "label", "prompt", "mode", "option", "ideas", "high_concept")
OPTION: Final = (
    *("id", "name", "aspect", "text", "ranks", "talents", "perks", "features", "flaws", "advances_delta", "package"),
)
ASPECT: Final = ("id", "label", "prompt", "required", "high_concept", "ideas")
SPECIAL: Final = ("id", "title", "text", "hook", "skill", "difficulty", "damage", "type", "every")
CREATION: Final = ("replace", "advances", "rank_levels", "refresh", "start_level", "names", "assets")
STEP: Final = ("step", "title", "fills")
MODES: Final[tuple[Mode, ...]] = get_args(Mode)
HOOKS: Final[tuple[Hook, ...]] = get_args(Hook)
MANY_TRAITS: Final = 3
MANY_ADVANCES: Final = 2
MASTER: Final = 4
"""The highest rank that a level opens; the next is opened by features alone."""
MANY_TRACKS: Final = 4


def base_of(document: Any) -> str:
    """The pack that a file is based on; nothing where it stands alone."""
    head = document.get("themepack", {}) if isinstance(document, dict) else {}
    base = head.get("base", "") if isinstance(head, dict) else ""
    return base if isinstance(base, str) else ""


def read_pack(document: Any, base: PackFile | None) -> PackFile:
    """The pack of a file; raises `Wrong` at the first thing that is none of a pack's."""
    said, open_at = without_todo(document)
    top = Part(said, (), TOP)
    head = top.part("themepack", IDENTITY)
    if not top.has("themepack"):
        raise Wrong("error-pack-missing", (), name="themepack")
    id = head.id()
    if base is None:
        for needed in ("trait", "skills", "track"):
            if not top.has(needed):
                raise Wrong("error-pack-part", head.path, "nova6.themepack.parts", name=needed)
    below = base or UNIVERSAL_FILE
    words = [
        *head.words("name", "pack.name"),
        *head.words("pitch", "pack.pitch"),
        *head.words("licence", "pack.licence"),
    ]
    words += [Said("pack.version", "", head.text("version"))] if head.has("version") else []
    skills = read_skills(top.part("skills", SKILL_KEYS), below.skills)
    return _whole(top, id, below, skills, words, tuple(written(path) for path in open_at))


def wrong_in(document: Any, base: PackFile | None) -> list[Wrong]:
    """Everything that is wrong in a file, in the order in which it was found; the first is what `read_pack` raises."""
    return all_wrong(document, partial(read_pack, base=base))


def _whole(top: Part, id: str, below: PackFile, skills: Skills, words: list[Said], todo: tuple[str, ...]) -> PackFile:
    over = below.pack
    tracks = read_tracks(top, over.tracks, skills)
    items = read_items(top.parts("item", ITEM), top.part("gear", GEAR), over.items, skills, tracks.plans)
    retold = top.has("talents") or skills.ids != below.skills.ids
    inherited, drawbacks = over.kept, over.drawbacks
    if retold:
        own = tuple([one for one in over.kept if one.trait.id not in CORE_TALENTS])
        core = core_talents(top.part("talents", ("core",)))
        inherited, drawbacks = (retell(some, skills, tracks.plans) for some in ((*core, *own), drawbacks))
    named = _named(top, over, skills, tracks)
    talents = read_kept(top.parts("talent", TALENT), "talent", inherited, named)
    flaws = read_kept(top.parts("flaw", FLAW), "flaw", drawbacks, named)
    features = read_features(top.parts("feature", FEATURE), over.features, named, talents.ids)
    names = _Names(
        {one.trait.id: one for one in talents.kept}, {one.trait.id for one in features.features},
        {one.trait.id for one in flaws.kept}, {one.id for one in items.items},
    )  # fmt: skip
    trades = read_trades(top.parts("npc", NPC), over.trades, skills.ids, names.talents, names.items)
    slots = _slots(top, over, skills, names)
    _check_options(top, slots.slots)
    special = _special(top, over, skills, tracks.types)
    creation = top.part("creation", CREATION)
    pack = changed(
        over, id=id, aspects=slots.slots, skills=skills.ids, tracks=tracks.plans, kept=talents.kept,
        drawbacks=flaws.kept, features=features.features, roles=skills.roles,
        physical=tuple([one.id for one in skills.skills if one.of == "physical"]), like=skills.like,
        against=skills.against, items=items.items, special=special.rules, todo=todo, trades=trades.trades,
        gear=read_gear(top.part("gear", GEAR), over.gear, {slot.id for slot in slots.slots if slot.mode != "freeform"}),
        steps=_steps(creation, over), refresh=creation.number("refresh", over.refresh, 0, 9),
        first_advances=creation.number("advances", over.first_advances, 1, 40),
        rank_levels=_rank_levels(creation, over), start_level=creation.number("start_level", over.start_level, 0, 15),
    )  # fmt: skip
    said = (
        *words, *skills.words, *tracks.words, *items.words, *talents.words, *flaws.words, *features.words,
        *slots.words, *special.words, *trades.words, *_titles(creation), *read_gear_words(top),
    )  # fmt: skip
    pack = changed(pack, words=_newest(over.words, said))
    ideas = {
        **below.ideas,
        **slots.ideas,
        **_ideas(creation),
        **{f"perks-{id}": dict(p) for id, p in skills.perks.items()},
    }
    level = {"start-level": str(pack.start_level)} if creation.has("start_level") else {}
    options = {**below.options, **level, **_options(top)}
    world = read_world(top.part("setting", SETTING)) if top.has("setting") else below.world
    return PackFile(pack, skills, ideas, world, options, tuple(_advice(pack, top)))


def _named(top: Part, over: Pack, skills: Skills, tracks: Tracks) -> Named:
    """The ids that effects may name, of this pack and of the one below it."""
    features = [one.trait.id for one in over.features] + [one.id() for one in top.parts("feature", FEATURE)]
    rules = [one.id for one in over.special] + [one.id() for one in top.parts("special_rule", SPECIAL)]
    return Named(skills.ids, tracks.ids, tracks.types, features, rules)


def _check_options(top: Part, slots: tuple[Slot, ...]) -> None:
    """A talent that only one choice opens names a choice that there is."""
    ids = [choice.id for slot in slots for choice in slot.choices]
    for one in top.parts("talent", TALENT):
        one.known("option", "option", ids)


def read_gear_words(top: Part) -> tuple[Said, ...]:
    """Read the names of the money and of the slots for signature assets."""
    gear = top.part("gear", GEAR)
    slots = [said for one in gear.parts("slots", ("id", "label")) for said in one.words("label", f"slot.{one.id()}")]
    return (*gear.words("money_unit", "gear.money"), *slots)


def _newest(old: tuple[Said, ...], new: tuple[Said, ...]) -> tuple[Said, ...]:
    """Words of both, those of the newer pack where both have them."""
    stated = {one.key for one in new}
    kept = [one for one in old if one.key not in stated and not one.key.startswith("pack.")]
    return (*kept, *dict.fromkeys(new))


# ---- Traits and aspects ----------------------------------------------------------------------------------------------


class _Names(NamedTuple):
    """Grants that a choice may bring along, by id."""

    talents: Mapping[str, Any]
    features: Collection[str]
    flaws: Collection[str]
    items: Collection[str]


class _Slots(NamedTuple):
    slots: tuple[Slot, ...]
    words: tuple[Said, ...]
    ideas: Ideas


def _slots(top: Part, over: Pack, skills: Skills, names: _Names) -> _Slots:
    """Theme traits first, then the further aspects; those that the file leaves out are as they were."""
    traits = [(one, _trait(one, skills, names)) for one in top.parts("trait", TRAIT)]
    aspects = [(one, _aspect(one)) for one in top.parts("aspect", ASPECT)]
    check_once([(slot.id, one.at("id")) for one, slot in (*traits, *aspects)])
    themes = [slot for _, slot in traits] if top.has("trait") else [slot for slot in over.aspects if slot.theme]
    if not themes:
        raise Wrong("error-pack-no-trait", top.at("trait"), "nova6.themepack.trait")
    others = [slot for _, slot in aspects] if top.has("aspect") else [slot for slot in over.aspects if not slot.theme]
    slots = (*themes, *(slot for slot in others if slot.id not in {theme.id for theme in themes}))
    if not any(slot.high_concept for slot in slots):
        slots = tuple([slot._replace(high_concept=slot.theme) for slot in slots])
    parts = [one for one, _ in (*traits, *aspects)]
    words = [said for one in parts for said in _slot_words(one)]
    return _Slots(slots, tuple(words), {one.id(): one.ideas("ideas") for one in parts if one.has("ideas")})


def _slot_words(one: Part) -> Iterator[Said]:
    id = one.id()
    yield from one.words("label", f"aspect.{id}")
    yield from one.words("prompt", f"aspect.{id}.prompt")
    for option in one.parts("option", OPTION) if one.has("option") else ():
        chosen = f"choice.{option.id()}"
        yield from option.words("name", chosen)
        yield from option.words("text", f"{chosen}.text")
        yield from option.words("aspect", f"{chosen}.aspect")
        for number, perk in enumerate(option.parts("perks", ("name", "skill")), 1):
            yield from perk.words("name", f"perk.{option.id()}-{number}")


def _trait(one: Part, skills: Skills, names: _Names) -> Slot:
    mode = one.one_of("mode", MODES, "freeform")
    choices = [(part, _choice(part, skills, names)) for part in one.parts("option", OPTION)]
    check_once([(choice.id, part.at("id")) for part, choice in choices])
    if choices and mode == "freeform":
        at = one.at("mode" if one.has("mode") else "option")
        raise Wrong("error-pack-value", at, name="mode", value=mode, values="list, list+freeform")
    listed = tuple([choice for _, choice in choices])
    return Slot(one.id(), "nova6.themepack.trait", one.flag("high_concept"), True, mode, listed)


def _aspect(one: Part) -> Slot:
    required = one.flag("required", True)
    return Slot(one.id(), "nova6.themepack.aspects", one.flag("high_concept"), required=required)


def _choice(one: Part, skills: Skills, names: _Names) -> Choice:
    ranks = one.part("ranks", skills.ids)
    return Choice(
        one.id(),
        first_word(one.words("aspect", ""), first_word(one.words("name", ""), one.id())),
        tuple([(skill, ranks.needed_number(skill, 1, 5)) for skill in ranks.stated()]),
        tuple(_granted(one, skills, names.talents)),
        one.all_known("features", "feature", names.features),
        one.all_known("flaws", "flaw", names.flaws),
        tuple([_perk(part, skills) for part in one.parts("perks", ("name", "skill"))]),
        one.number("advances_delta", 0, -9, 9),
        tuple(_package(one, names.items)),
    )


def _granted(one: Part, skills: Skills, talents: Mapping[str, Any]) -> Iterator[Granted]:
    """Talents by their ids, or with the skill they are taken for: `focused/wits`."""
    for place, said in enumerate(one.texts("talents")):
        id, _, skill = said.partition("/")
        at = (*one.at("talents"), place)
        found(id, "talent", talents, at)
        if skill or talents[id].take == "per-skill":
            found(skill, "skill", skills.ids, at)
        yield Granted(id, skill)


def _perk(part: Part, skills: Skills) -> Granted:
    return Granted(first_word(part.words("name", ""), ""), part.known("skill", "skill", skills.ids))


def _package(one: Part, items: Collection[str]) -> Iterator[tuple[str, ...]]:
    picks = one.plain("package") or []
    if not isinstance(picks, list) or not all(isinstance(pick, list) and pick for pick in picks):
        raise Wrong("error-pack-type", one.at("package"), name="package", wanted="picks")
    for place, pick in enumerate(picks):
        yield tuple([found(str(id), "item", items, (*one.at("package"), place)) for id in pick])


# ---- Special rules, steps, options -----------------------------------------------------------------------------------


class _Special(NamedTuple):
    rules: tuple[Special, ...]
    words: tuple[Said, ...]


def _special(top: Part, over: Pack, skills: Skills, types: Collection[str]) -> _Special:
    parts = list(top.parts("special_rule", SPECIAL))
    check_once([(one.id(), one.at("id")) for one in parts])
    rules = {rule.id: rule for rule in over.special} | {one.id(): _rule(one, skills, types) for one in parts}
    titles = [said for one in parts for said in one.words("title", f"special.{one.id()}")]
    texts = [said for one in parts for said in one.words("text", f"special.{one.id()}.text")]
    spans = [said for one in parts for said in one.words("every", f"special.{one.id()}.every")]
    return _Special(tuple(rules.values()), (*titles, *texts, *spans))


RULED: Final = ("id", "title", "text", "hook", "every")
HOOKED: Final[dict[Hook, tuple[str, ...]]] = {
    "condition": ("difficulty",),
    "interval-test": ("skill", "difficulty", "damage", "type"),
    "damage": ("skill", "difficulty", "damage", "type"),
}
"""Keys that a hook looks at, beside those of every rule."""


def _rule(one: Part, skills: Skills, types: Collection[str]) -> Special:
    hook = one.one_of("hook", HOOKS, "")
    keys = (*RULED, *HOOKED.get(hook, ()))
    for key in one.stated():
        if key not in keys:
            raise Wrong("error-pack-idle", one.at(key), name=key, effect=f'hook = "{hook}"',
                        keys=", ".join(keys))  # fmt: skip
    return Special(
        one.id(), hook, one.known("skill", "skill", skills.ids),
        one.number("difficulty", 0, 0, 9), one.number("damage", 0, 0, 20), one.known("type", "damage type", types),
        first_word(one.words("every", ""), ""),
    )  # fmt: skip


FILLED: Final = (*(part for step in STEPS for part in step.fills), "package", "refresh", "boxes", "tracks")
"""Parts of a sheet that a step may fill."""


def _steps(creation: Part, over: Pack) -> tuple[Step, ...]:
    """The steps of the pack below, some of them replaced by number."""
    own: dict[int, Step] = {}
    for one in creation.parts("replace", STEP):
        number = one.needed_number("step", 1, len(STEPS))
        usual = over.steps[number - 1]
        fills = one.texts("fills") if one.has("fills") else usual.fills
        for place, said in enumerate(fills):
            found(said.partition(".")[0], "part", FILLED, (*one.at("fills"), place))
        own[number] = usual._replace(fills=(*fills, *usual.fills), cite="nova6.themepack.creation-rules")
    return tuple([own.get(step.number, step) for step in over.steps])


def _titles(creation: Part) -> Iterator[Said]:
    for one in creation.parts("replace", STEP):
        yield from one.words("title", f"step.{one.plain('step')}")


def _rank_levels(creation: Part, over: Pack) -> tuple[int, ...]:
    said = creation.plain("rank_levels")
    if said is None:
        return over.rank_levels
    sound = isinstance(said, list) and all(type(level) is int and 0 <= level <= 99 for level in said)
    if not sound or not said or sorted(said) != said:
        raise Wrong("error-pack-type", creation.at("rank_levels"), name="rank_levels", wanted="levels")
    if len(said) > MASTER:
        raise Wrong("error-pack-many", creation.at("rank_levels"), name="rank_levels", most=MASTER)
    return tuple(said)


def _ideas(creation: Part) -> Ideas:
    return {key: creation.ideas(key) for key in ("names", "assets") if creation.has(key)}


def _options(top: Part) -> dict[str, str]:
    said = top.part("options", option_names())
    told = {name: said.one_of(name, values, "") if (values := values_of(name)) else str(said.needed_number(name, 0, 99))
            for name in said.stated()}  # fmt: skip
    read_options(told)
    return told


# ---- What its author might think about -------------------------------------------------------------------------------


def _advice(pack: Pack, top: Part) -> Iterator[Advice]:
    """None of it keeps a pack from being played."""
    open = any(path.startswith("talent.") for path in pack.todo)
    own = set() if open else {one.id() for one in top.parts("talent", TALENT)}
    for kept in pack.kept:
        if kept.trait.id in own and yardstick(kept.trait.gives).ranks > kept.cost * TOO_MUCH:
            yield Advice("advice-pack-strong", "nova6.talent.balance", kept.trait.name)
    if "money" not in pack.gear.approach and any(item.price for item in pack.items):
        yield Advice("advice-pack-prices", "nova6.themepack.gear-money")
    choices = [choice for slot in pack.aspects for choice in slot.choices]
    if "packages" not in pack.gear.approach and any(choice.package for choice in choices):
        yield Advice("advice-pack-packages", "nova6.themepack.gear-packages")
    for choice in choices:
        if choice.advances > MANY_ADVANCES:
            yield Advice("advice-pack-advances", "nova6.themepack.trait-bundle-balance", choice.aspect)
    if sum(slot.theme for slot in pack.aspects) >= MANY_TRAITS:
        yield Advice("advice-pack-traits", "nova6.themepack.trait-count")
    if len(pack.tracks) >= MANY_TRACKS:
        yield Advice("advice-pack-tracks", "nova6.themepack.tracks-few")
    claimed = next((found for said in pack.words for found in claimed_in(said.text)), None)
    if claimed is not None:
        yield Advice("advice-pack-names", claimed.cite)


def missing_words(pack: Pack) -> tuple[str, ...]:
    """Texts that are not said in every language."""
    said: dict[str, set[str]] = {}
    for one in pack.words:
        said.setdefault(one.key, set()).add(one.lang)
    return tuple([key for key, langs in said.items() if "" not in langs and not {*LANGUAGES} <= langs])
