"""Skills of a pack: its own list or one of four ready-made ones, their roles, and their opposition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple

from moothall.rulesets.nova6.modifiers.opposing_skills import OPPOSING
from moothall.rulesets.nova6.pack_files.parts import Part, Wrong, check_once, found
from moothall.rulesets.nova6.packs.pack import Against, Said
from moothall.rulesets.nova6.packs.skill_roles import ANY, CORE
from moothall.rulesets.nova6.words import ACTIONS, PHYSICAL, SKILLS

Class = Literal["physical", "mental"]
CLASSES: Final[tuple[Class, ...]] = ("physical", "mental")
NONE: Final = "none"


class Skill(NamedTuple):
    """A skill: of the body or of the mind, and the skills of the book whose work it does."""

    id: str
    of: Class
    like: tuple[str, ...] = ()


class Preset(NamedTuple):
    """A list of skills that is ready, with its roles."""

    skills: tuple[Skill, ...]
    roles: Mapping[str, str]
    cite: str


def _roles(**some: str) -> dict[str, str]:
    """Roles by the kinds of work they are, several of which one skill may do; what is left is chosen each time."""
    found: dict[str, str] = {role: some.get(role.replace("-", "_"), some.get(KINDS[role], ANY)) for role in CORE}
    return {**found, "initiative": ""}


KINDS: Final = {
    **dict.fromkeys(("movement", "dodge", "stealth"), "moving"),
    **dict.fromkeys(("endurance", "carrying", "gear-minimum"), "lasting"),
    **dict.fromkeys(("aim", "survival", "craft", "notice", "indirect"), "thinking"),
    **dict.fromkeys(("melee", "ranged", "social", "initiative"), ""),
}

PRESETS: Final[dict[str, Preset]] = {
    "core": Preset(
        tuple([Skill(id, "physical" if id in PHYSICAL else "mental", (id,)) for id in SKILLS]),
        {str(role): skill for role, skill in CORE.items()},
        "nova6.skilllist.core",
    ),
    "approaches": Preset(
        (
            Skill("careful", "mental", ("resolve",)),
            Skill("clever", "mental", ("wits",)),
            Skill("flashy", "mental", ("interact",)),
            Skill("forceful", "physical", ("physique", "fight")),
            Skill("quick", "physical", ("move",)),
            Skill("sneaky", "physical"),
        ),
        _roles(lasting="forceful"),
        "nova6.skilllist.approaches",
    ),
    "classic-fantasy": Preset(
        (
            Skill("strength", "physical", ("fight",)),
            Skill("dexterity", "physical", ("move",)),
            Skill("constitution", "physical", ("physique",)),
            Skill("intelligence", "mental"),
            Skill("wisdom", "mental", ("resolve", "wits")),
            Skill("charisma", "mental", ("interact",)),
        ),
        _roles(
            melee="strength", ranged="dexterity", moving="dexterity", endurance="constitution", lasting="strength",
            social="charisma", thinking="wisdom", craft="intelligence",
        ),
        "nova6.skilllist.classic-fantasy",
    ),
    "saturday-cartoon": Preset(
        (
            Skill("chutzpah", "mental", ("resolve", "interact")),
            Skill("physique", "physical", ("physique", "fight")),
            Skill("smarts", "mental", ("wits",)),
            Skill("zip", "physical", ("move",)),
        ),
        _roles(
            melee="physique", ranged="zip", moving="zip", lasting="physique", social="chutzpah", thinking="smarts"
        ),
        "nova6.skilllist.saturday-cartoon",
    ),
}  # fmt: skip


class Skills(NamedTuple):
    """Skills of a pack with their roles and opposition."""

    skills: tuple[Skill, ...]
    roles: tuple[tuple[str, str], ...]
    against: tuple[Against, ...]
    words: tuple[Said, ...] = ()
    perks: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    """Perks to choose from at random, by skill and language."""
    cite: str = "nova6.themepack.skills"

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple([skill.id for skill in self.skills])

    @property
    def like(self) -> tuple[tuple[str, str], ...]:
        """For each skill of the book the first of these that does its work."""
        known = [(core, skill.id) for core in SKILLS for skill in self.skills if core in skill.like]
        return tuple(dict(reversed(known)).items())


UNIVERSAL_SKILLS: Final = Skills(PRESETS["core"].skills, tuple(CORE.items()), ())

KEYS: Final = ("preset", "list", "new", "roles")
NEW: Final = ("id", "name", "text", "class", "like", "perks", "opposing")


def read_skills(part: Part, base: Skills) -> Skills:
    """Read the skills of a pack, over those of the pack below it."""
    preset = PRESETS[part.one_of("preset", tuple(PRESETS), "core")] if part.has("preset") else None
    before = preset.skills if preset else base.skills
    own = {skill.id: (skill, new) for skill, new in _new(part)}
    known = {skill.id: skill for skill in before} | {id: skill for id, (skill, _) in own.items()}
    listed = part.all_known("list", "skill", known) if part.has("list") else tuple(known)
    check_once([(id, (*part.at("list"), place)) for place, id in enumerate(listed)])
    skills = tuple([known[id] for id in listed])
    roles = _bound(part, {skill.id for skill in skills}, preset.roles if preset else dict(base.roles))
    stated = {(one.skill, one.action): one for one in (() if preset else base.against)}
    stated |= {(one.skill, one.action): one for _, new in own.values() for one in _stated(new, listed)}
    words = tuple([said for id, (_, new) in own.items() for said in _words(new, id)])
    perks = {id: new.ideas("perks") for id, (_, new) in own.items() if new.has("perks")}
    return Skills(
        skills, tuple(roles.items()), tuple(_table(skills, stated)), (*base.words, *words), {**base.perks, **perks},
        preset.cite if preset else base.cite,
    )  # fmt: skip


def _new(part: Part) -> Iterator[tuple[Skill, Part]]:
    new = [(one.id(), one) for one in part.parts("new", NEW)]
    check_once([(id, one.at("id")) for id, one in new])
    for id, one in new:
        yield Skill(id, one.one_of("class", CLASSES, "physical"), one.all_known("like", "core-skill", SKILLS)), one


def _words(new: Part, id: str) -> tuple[Said, ...]:
    return (*new.words("name", f"skill.{id}"), *new.words("text", f"skill.{id}.text"))


def _bound(part: Part, skills: set[str], usual: Mapping[str, str]) -> dict[str, str]:
    """Each role with its skill. One whose skill the pack does not have must be bound anew."""
    said = part.part("roles", tuple(CORE))
    bound: dict[str, str] = {
        role: _role(said, role, skills) if said.has(role) else usual.get(role, "") for role in CORE
    }
    for role, skill in bound.items():
        if skill not in ("", ANY, *skills):
            raise Wrong("error-pack-role", part.at("roles") if part.has("roles") else part.path, role=role, value=skill)
    return bound


def _role(said: Part, role: str, skills: set[str]) -> str:
    name = said.text(role)
    return "" if name == NONE else found(name, "skill", skills | {ANY}, said.at(role))


# ---- What opposes what -----------------------------------------------------------------------------------------------


def _stated(new: Part, listed: tuple[str, ...]) -> Iterator[Against]:
    id, said = new.id(), new.part("opposing", ACTIONS)
    for action in said.stated():
        yield Against(id, action, said.all_known(action, "skill", listed))


def _table(skills: tuple[Skill, ...], stated: Mapping[tuple[str, str], Against]) -> Iterator[Against]:
    """Each skill and action: as the pack says, else as the book has it for the skills whose work it does."""
    if skills == PRESETS["core"].skills and not stated:
        return
    ids = {skill.id for skill in skills}
    for skill in skills:
        for action in ACTIONS:
            own = stated.get((skill.id, action))
            if own is not None and {*own.skills} <= ids:
                yield own
            else:
                yield _like_the_book(skill, action, skills)


def _like_the_book(skill: Skill, action: str, skills: tuple[Skill, ...]) -> Against:
    rows = [OPPOSING[core, action] for core in skill.like if (core, action) in OPPOSING]
    meant = [core for row in rows for core in row.skills]
    against = tuple(dict.fromkeys(one.id for core in meant for one in skills if core in one.like))
    if not against:
        return Against(skill.id, action, tuple([one.id for one in skills if one.of == skill.of]))
    return Against(skill.id, action, against, rows[0].by[0].actions[0], all(row.often_nobody for row in rows))
