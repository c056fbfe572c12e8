"""Actions of a turn: basic actions and their number, snap actions, focus."""

from __future__ import annotations

from moothall.errors import AgainstTheRules
from moothall.records import changed
from moothall.rulesets.nova6.basics.test_record import ActionTest
from moothall.rulesets.nova6.events import ActedInScene, Fizzled, Marked, TurnChanged
from moothall.rulesets.nova6.state import Character, Mark, Table, Turn
from moothall.talk.play import Play


def check_may_act(table: Table, who: str, tool: str = "") -> None:
    """Refuse a character who is out, whose turn it is not, or who does not hold the tool."""
    character = table.who(who)
    _check_able_to_act(table, character)
    if table.in_turns() and character.seen and table.scene.acting not in ("", who) and not is_spent(table):
        raise not_the_turn_of(table, who)
    if tool and table.effect(tool).owner != who:
        raise AgainstTheRules("error-not-yours-to-use", cite="nova6.prop.object-carried", tool=table.effect(tool).name)


def is_spent(table: Table) -> bool:
    """Whether the turn that goes on has had all its basic actions: from then on it holds nobody up."""
    one = table.who(table.scene.acting)
    if one.out:
        return True
    if table.scene.phase == "bonus":
        return table.is_marked("bonus-used", one.id)
    acted = bool(one.turn.pairs) and len(one.turn.pairs) >= one.turn.declared - extra_snaps(one.turn)
    return acted or one.turn.whole


def has_snap_left(table: Table) -> bool:
    """Whether the turn that goes on has its free snap action still to come."""
    free = table.options.advanced_actions == "on" and table.scene.phase != "bonus"
    return free and not table.who(table.scene.acting).turn.snaps


def not_the_turn_of(table: Table, who: str) -> AgainstTheRules:
    """Return the refusal to a character out of turn, naming who is acting where that is known."""
    acting = table.who(table.scene.acting) if table.scene.acting else None
    if acting is None or acting.id == who or not acting.seen:
        return AgainstTheRules("error-not-their-turn", cite="nova6.time.turn", name=table.who(who).name)
    return AgainstTheRules("error-not-your-turn", cite="nova6.time.turn", name=acting.name)


def _check_able_to_act(table: Table, character: Character) -> None:
    """Refuse a character who is out, or who has had the one action of an exposition."""
    if character.out:
        raise AgainstTheRules("error-out", cite="nova6.cons.incap-effect", name=character.name)
    if table.scene.kind == "exposition" and character.id in table.scene.acted:
        raise AgainstTheRules("error-one-action", cite="nova6.expo.one-action", name=character.name)


async def use_action(play: Play[Table], test: ActionTest, actions: int = 1) -> None:
    """Use one basic action of the turn. Their number is declared before the first; focus leaves room for one."""
    character = play.state.who(test.who)
    if test.reaction:
        return
    await note_acted_in_scene(play, character)
    if not _counts_actions(play.state, character):
        return
    if play.state.scene.phase == "bonus":
        await use_bonus_action(play, character.id)
        return
    check_action_left(play.state, character.id, actions)
    await _declare_actions(play, character, actions)
    character = play.state.who(test.who)
    turn = changed(character.turn, pairs=(*character.turn.pairs, test.pair))
    await play.tell(TurnChanged(character.id, turn, "action", character.seen), "nova6.multi.pairs")


async def use_declared_action(play: Play[Table], test: ActionTest, actions: int = 1) -> bool:
    """Use the declared action, or tell that it lapsed while others answered; whether it was used."""
    lapsed = _lapse_rule(play.state, test, actions)
    if lapsed:
        await play.tell(Fizzled(test.who, test.intent, play.state.who(test.who).seen), lapsed)
        return False
    await use_action(play, test, actions)
    return True


def _lapse_rule(table: Table, test: ActionTest, actions: int) -> str:
    """The rule by which a declared action can no longer be taken, if there is one."""
    if test.reaction:
        return ""
    if test.tool and not table.has_effect(test.tool):
        return "nova6.prop.object-carried"
    try:
        _check_able_to_act(table, table.who(test.who))
        check_action_left(table, test.who, actions)
    except AgainstTheRules as gone:
        return gone.rule
    return ""


def _counts_actions(table: Table, character: Character) -> bool:
    """Whether the actions of a character are counted; unseen characters act outside the order."""
    return table.in_turns() and character.seen


def check_action_left(table: Table, who: str, actions: int = 1) -> None:
    """Refuse one action more than the turn has: declared already, or declared with this one."""
    character = table.who(who)
    declared = character.turn.declared - extra_snaps(character.turn)
    if not _counts_actions(table, character):
        return
    if table.scene.phase == "bonus":
        check_bonus_left(table, who)
    elif not character.turn.pairs:
        check_declared(table, character, actions)
    elif len(character.turn.pairs) >= declared:
        raise AgainstTheRules("error-no-action-left", cite="nova6.multi.skills-declare", declared=declared)


def check_bonus_left(table: Table, who: str) -> None:
    """Refuse a second bonus action in a round."""
    if table.is_marked("bonus-used", who):
        raise AgainstTheRules("error-one-bonus", cite="nova6.bonus.one")


async def note_acted_in_scene(play: Play[Table], character: Character) -> None:
    """Note that a PC has acted in the scene: everybody should."""
    acted = play.state.scene.acted
    if play.state.scene.kind and character.is_pc and character.id not in acted:
        await play.tell(ActedInScene((*acted, character.id)), "nova6.scene.everyone-acts")


async def use_bonus_action(play: Play[Table], who: str, *cites: str) -> None:
    """Use the one bonus action; it does not count among the turn's actions."""
    check_bonus_left(play.state, who)
    mark = Mark("bonus-used", who, until="round", known=play.state.who(who).seen)
    await play.tell(Marked(mark), "nova6.bonus.one", *cites)


async def _declare_actions(play: Play[Table], character: Character, actions: int) -> None:
    """Declare the number of basic actions this turn, before the first of them."""
    if not character.turn.pairs:
        turn = changed(character.turn, declared=actions + extra_snaps(character.turn))
        await play.tell(TurnChanged(character.id, turn, "declared", character.seen), "nova6.multi.skills-declare")


def extra_snaps(turn: Turn) -> int:
    """Snap actions beyond the free one, which count as actions."""
    return max(turn.snaps - 1, 0)


def check_declared(table: Table, character: Character, actions: int) -> None:
    """Refuse several actions where the advanced rule is off, or for a character who focuses."""
    if actions > 1 and table.options.advanced_actions == "off":
        raise AgainstTheRules("error-advanced-off", cite="nova6.adv.optional")
    if actions > 1 and character.turn.focus:
        raise AgainstTheRules("error-focused-on-one", cite="nova6.snap.focus-exclusive")
    if actions < 1:
        raise AgainstTheRules("error-no-action-left", cite="nova6.multi.skills-declare", declared=actions)


async def spend_focus(play: Play[Table], test: ActionTest) -> None:
    """Spend focus on the next basic action; from then on it only hinders."""
    character = play.state.who(test.who)
    if character.turn.focus == "ready" and not test.reaction and not test.free:
        turn = changed(character.turn, focus="spent")
        await play.tell(TurnChanged(character.id, turn, "focus-spent", character.seen), "nova6.snap.focus-bonus")


def check_may_react(table: Table, who: str) -> None:
    """Refuse a reaction of a character who is out; otherwise reactions are free."""
    character = table.who(who)
    if character.out:
        raise AgainstTheRules("error-out", cite="nova6.cons.incap-effect", name=character.name)
