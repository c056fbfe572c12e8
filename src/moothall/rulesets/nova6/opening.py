"""Opening a table: options and pack, the characters that join it, and the effects that the GM places."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from moothall.errors import AgainstTheRules, Unclear
from moothall.records import changed
from moothall.rulesets.nova6.basics.notation import as_written
from moothall.rulesets.nova6.characters.feature_rules import embedded
from moothall.rulesets.nova6.choices import Theirs, owners, skills, tracks
from moothall.rulesets.nova6.creation.steps import aspects_of
from moothall.rulesets.nova6.effects import effects
from moothall.rulesets.nova6.effects.properties import checked, put_by
from moothall.rulesets.nova6.events import Appeared, Joined, Revealed, TableOpened
from moothall.rulesets.nova6.ids import PersonId
from moothall.rulesets.nova6.options import DEFAULTS, Options
from moothall.rulesets.nova6.packs.pack import Pack, pack_at, pack_of
from moothall.rulesets.nova6.packs.setting import Setting
from moothall.rulesets.nova6.sheet import belongings, check_sheet, entities_of, to_character
from moothall.rulesets.nova6.state import Character, Effect, Table
from moothall.rulesets.nova6.story.game_creation import begin_with
from moothall.rulesets.nova6.vocabulary import Property
from moothall.rulesets.nova6.words import Duration
from moothall.talk.actions import action
from moothall.talk.arguments import AskedLater, Fields, Fresh, OwnSeat, words
from moothall.talk.layers import rules_of
from moothall.talk.play import Play


@action("nova6.open-table", by="gm", chapter="notation")
async def open_table(
    play: Play[Table],
    options: AskedLater[Options | None] = None,
    pack: AskedLater[Pack | None] = None,
    setting: AskedLater[Setting | None] = None,
) -> None:
    """A table is opened under its options and with its pack, the book's own if none are named."""
    options = options or DEFAULTS
    layers = rules_of(options.layers)
    await play.tell(TableOpened(options, pack), "nova6.adv.optional", pack_of(pack).cite, *layers)
    if setting is not None:
        await begin_with(play, setting)


@action("nova6.come", by="gm", chapter="notation")
async def come(play: Play[Table], one: AskedLater[Character], belongings: AskedLater[tuple[Effect, ...]] = ()) -> None:
    """Bring a character with its effects to the table: a player's, or an NPC."""
    if not one.id or play.state.is_somebody(one.id):
        raise Unclear("error-id-taken", id=one.id)
    if one.is_pc:
        await play.tell(Joined(one, belongings), "nova6.role.player")
    else:
        hidden = tuple([changed(effect, known=effect.known and one.seen) for effect in belongings])
        await play.tell(Appeared(one, hidden, one.seen), "nova6.role.gm", "nova6.gm.content")


@action("nova6.join", by="player", chapter="notation", rank=37)
async def join(play: Play[Table], seat: OwnSeat, who: Fresh[PersonId], sheet: dict[str, Any]) -> None:
    """A character comes to the table, to be played from a seat."""
    if sheet.get("ruleset", "nova6") != "nova6":
        raise Unclear("error-other-book", ruleset=str(sheet["ruleset"]), wanted="nova6")
    pack = pack_at(play.state)
    if sheet.get("pack", pack.id) != pack.id:
        raise Unclear("error-other-pack", pack=str(sheet["pack"]), wanted=pack.id)
    for problem in check_sheet(sheet, play.state.options, pack):
        if not problem.warning:
            raise AgainstTheRules(problem.key, cite=problem.cite, field=problem.field, said=problem.said)
    if not who or play.state.is_somebody(who):
        raise Unclear("error-id-taken", id=who)
    rules, options = [one.cite for one in aspects_of(sheet, pack)], play.state.options
    joined = Joined(to_character(sheet, who, seat, pack, options), belongings(sheet, who, pack, options))
    carried = ["nova6.gear.load-choice"] if pack.gear.load else []
    carried += ["nova6.asset.signature"] if sheet.get("assets") else []
    rules += [*carried, "nova6.character.aspect-permanent"]
    await play.tell(joined, "nova6.role.player", "nova6.character.done", *rules)
    for thing in embedded(who, seat, entities_of(sheet, pack)):
        await play.tell(thing, "nova6.feature.bronze-rule")


@action("nova6.reveal", by="gm", chapter="notation")
async def reveal(play: Play[Table], who: Theirs, open: bool = False) -> None:
    """Reveal a hidden character, or a character's numbers, with the effects that can then be seen."""
    one = play.state.who(who)
    shown = tuple([changed(effect, known=True) for effect in play.state.effects_of(who) if effect.kind != "aspect"])
    await play.tell(Revealed(changed(one, seen=True, open=open or one.open), shown), "nova6.role.gm")


@action("nova6.put", by="gm", chapter="effects", rank=4)
async def put(
    play: Play[Table],
    effect: Annotated[
        Effect,
        Fields(
            fresh=("id",),
            later=("maker", "subtype", "properties", "marks", "turn", "round", "made"),
            among={
                "owner": owners,
                "skills": skills,
                "skill": skills,
                "type": tracks,
                "duration": words(*get_args(Duration)),
            },
        ),
    ],
    sense: Literal["", "sight", "hearing", "smell"] = "",
) -> str:
    """The GM puts an effect on the table: a condition, an aspect, or an item.

    `sense` is what it takes away from people, as darkness takes sight. The name may be written as the book writes such
    things, with dice and duration: `darkness 2d [S]`.
    """
    blocks = (Property("by-sense", of=(sense,)),) if sense else ()
    written, noted = as_written(effect)
    made = checked(play.state, changed(written, properties=(*written.properties, *blocks)))
    return await effects.begin(play, made, "nova6.role.gm", "nova6.gm.content", *put_by(play.state, made), *noted)
