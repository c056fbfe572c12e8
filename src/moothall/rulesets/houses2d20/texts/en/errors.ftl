### What the rules of this game forbid, each in one sentence. The rule itself is added after it in brackets.

## Pools and prices

error-houses-momentum = That takes { $needed } Momentum, and there is only { $there }.
error-houses-threat = That takes { $needed } Threat, and there is only { $there }.
error-houses-threat-full = There is no room for { $needed } more Threat; this table has room for { $room }.
error-houses-determination = { $name } does not have the { $needed } Determination this takes.
error-houses-no-determination = { $name } has no Determination: only players’ own characters do.
error-houses-npc-momentum = { $name } pays in Threat, not in Momentum.
error-houses-who-pays = At this table a supporting character has a price, so name the player’s character who pays it.
error-houses-no-momentum = There is no Momentum saved, and what this roll may bring cannot pay for it.
error-houses-split-die = The price of one die comes from one pool.
error-houses-split = The price of { $price } is paid whole, in Momentum or in Threat.
error-houses-price = The price is { $price }, no more and no less.
error-houses-closed = Determination is closed on this test.
error-houses-one-before = A sure 1 is called before the dice fall.
error-houses-dice = { $number } more dice are too many; there is room for { $most }.
error-houses-steps = A Difficulty is raised by whole steps, not by { $number }.
error-houses-raise = { $number } steps would go past the ceiling; there is room for { $most }.
error-houses-which-dice = Say which dice, each once, and no more than { $most }.
error-houses-no-such-die = There is no die in place { $number }.
error-houses-own-dice = Only dice of your own pool can be rolled again.
error-houses-once = The die in place { $number } has been rolled again already.
error-houses-once-a-test = That is bought once in a test.
error-houses-creates-only = At this table Momentum makes new traits and leaves the others alone.
error-houses-no-declaration = No declaration can be made here: it needs a test whose statement fits.

## Tests

error-houses-difficulty = A Difficulty goes from 0 to 5, so { $number } will not do.
error-houses-range = A complication range goes from 1 to 5, so { $number } will not do.
error-houses-which-trait = There is no trait “{ $trait }” here; name one that is there.
error-houses-bearer = “{ $on }” can bear no trait; pick the scene, a character, an asset or a zone.
error-houses-trait-twice = The trait “{ $trait }” counts once.
error-houses-say-it = Say it in a few words.
error-houses-no-drive = { $name } has no drive left to act on.
error-houses-drive = The drive “{ $drive }” cannot be used here.
error-houses-struck = The statement of “{ $drive }” is struck out: change or recover it first.
error-houses-fits-and-not = A statement cannot fit and contradict at once.
error-houses-one-focus = Only one focus serves a test.
error-houses-focus = The focus “{ $focus }” does not stand under this skill: { $skill }.
error-houses-helper = “{ $helper }” cannot help here.
error-houses-helper-pays = A helper’s die is one plain die, and nothing can be spent on it.
error-houses-in-conflict = { $name } is in a conflict, where one acts in turn.
error-houses-defeated = { $name } has been defeated and cannot act.
error-houses-no-task = There is no long effort or track “{ $task }” that could lose a point.

## Drives

error-houses-no-change = At this table a struck statement is recovered, not rewritten.
error-houses-no-statement = A drive of this strength needs words: { $drive }.
error-houses-not-now = { $name } has to wait with that until the adventure is over, or until the GM marks a scene for it.

## The GM’s Threat, and people

error-houses-circumstances = A new scene brings at most { $most } Threat, not { $number }.
error-houses-no-enemy = “{ $house }” is not known as an enemy House.
error-houses-trouble = Say what goes wrong, and spend 1 Threat or more.
error-houses-no-ability = “{ $who }” has no such option.
error-houses-not-a-player = “{ $id }” is not a player’s own character.
error-houses-not-an-npc = The sheet for “{ $id }” is not that of a minor, notable or major character of this game.
error-houses-hook-words = Say what that part of the hook is to be.

## Advancement

error-houses-not-a-players = { $name } is not a player’s own character, and only those advance.
error-houses-no-adventure = No adventure is under way, so there is nothing to earn points in.
error-houses-impressed = The award of this session is already given, so { $name } has to wait.
error-houses-advances = { $name } has advanced as often as this table allows in an adventure: { $most }.
error-houses-points = That costs { $price } points, and there are { $points }.
error-houses-what-to-advance = What do you advance? Say a skill, a focus or a talent.
error-houses-which-skill = Which skill? Say one of the five.
error-houses-nothing-to-give = { $name } has nothing that could be given up.
error-houses-ambition = Ambition is worth 1, 2 or 3 points, not { $points }.
error-houses-drives-not-bought = Drives are not bought: they change when they are challenged and recovered.
error-houses-skill-cap = That skill is at { $most }, and that is the most.
error-houses-new-focus = Give the focus a name that is not there yet under this skill.
error-houses-new-talent = Give the talent a name that is not there yet.

## What may be wrong with a sheet

problem-houses-not-a-sheet = This is not a character sheet.
problem-houses-tier = There is no tier “{ $said }”; it is main, minor, notable or major.
problem-houses-name = The field “{ $field }” needs words on a single line.
problem-houses-skills = A sheet has the five skills with whole numbers, and no others.
problem-houses-skill-range = The field “{ $field }” cannot be { $said }.
problem-houses-skill-sum = The skills add up wrongly: { $said }.
problem-houses-skill-start = The skills cannot come from the start that every character has.
problem-houses-skill-set = The skills should be { $said }, in any order.
problem-houses-drives = A sheet has the five drives, each with a whole number and perhaps a statement.
problem-houses-drive-set = The drives should be { $said }, in any order.
problem-houses-statement-missing = { $said ->
        [duty] Duty still needs its statement.
        [faith] Faith still needs its statement.
        [justice] Justice still needs its statement.
        [power] Power still needs its statement.
        [truth] Truth still needs its statement.
       *[other] One of the strong drives still needs a statement.
    }
problem-houses-statement-misplaced = { $said ->
        [duty] Duty is too weak for a statement.
        [faith] Faith is too weak for a statement.
        [justice] Justice is too weak for a statement.
        [power] Power is too weak for a statement.
        [truth] Truth is too weak for a statement.
       *[other] There is a statement on a drive that is too weak for one.
    }
problem-houses-no-statements = A minor character has no statements.
problem-houses-no-drives = A minor character has Quality in place of drives.
problem-houses-quality = Quality goes from 4 to 8, so { $said } will not do.
problem-houses-texts = The field “{ $field }” should be a list of words.
problem-houses-trait-count = The number of traits is off: { $said }.
problem-houses-focuses = Every focus needs a skill it stands under and a name.
problem-houses-focus-count = The number of focuses is off: { $said }.
problem-houses-focus-place = The focuses stand under the wrong skills.
problem-houses-talent-count = The number of talents is off: { $said }.
problem-houses-no-abilities = Special abilities are for major characters, or for notable ones where the table allows it.
problem-houses-ability = There is no such special ability: “{ $field }”.
problem-houses-ability-of-what = The ability has to say what it is for: “{ $field }”.
problem-houses-ability-price = An extra option costs 1 Threat or more, so { $said } will not do.
problem-houses-assets = Every asset needs a name, and its marks are yes or no.
problem-houses-asset-count = The number of assets is off: { $said }.
problem-houses-asset-touch = At least one asset must be something one can touch.
problem-houses-potency = Potency is a whole number from 0 up, so { $said } will not do.
problem-houses-potency-high = Potency { $said } is unusually high.
problem-houses-advances = What was bought and given up should be skills, focuses and talents.
problem-houses-points = Advancement points are a whole number from 0 up, so { $said } will not do.

## Conflicts and assets

error-houses-conflict = There is no conflict of the kind “{ $kind }”; choose from { $kinds }.
error-houses-no-conflict = There is no conflict going on.
error-houses-anothers-turn = It is somebody else’s turn now: { $name }.
error-houses-other-side = { $name } has to wait: the other side acts now.
error-houses-acted = { $name } has already acted this round.
error-houses-no-part = { $name } takes no part in this conflict; the GM can bring them in.
error-houses-takes-part = { $name } takes part in this conflict already.
error-houses-zone-twice = Two zones have the same id; each needs one of its own.
error-houses-zone-link = The zone “{ $zone }” cannot be linked to “{ $link }”.
error-houses-potency = Potency is a whole number from 0 up, so { $number } will not do.
error-houses-not-yours = The asset “{ $asset }” belongs to somebody else.
error-houses-asset-out = The asset “{ $asset }” is out of play.
error-houses-off-board = The asset “{ $asset }” is not on the board.
error-houses-stuck = The asset “{ $asset }” has no zone next to it to go to.
error-houses-not-next = The asset “{ $asset }” can go only to a zone next to its own, not to “{ $zone }”.
error-houses-which-asset = The asset “{ $asset }” cannot be moved here; pick one of those that are offered.
error-houses-target = “{ $target }” cannot be attacked; pick one of those that are offered.
error-houses-opponent = “{ $by }” does not stand against this; pick one of those that are offered.
error-houses-ally = “{ $who }” is not on the same side.
error-houses-not-fallen = “{ $who }” has not been defeated.
error-houses-stays-down = At this table “{ $who }” stays down until the conflict is over.
error-houses-requirement = A long effort takes 1 point or more, so { $number } will not do.

## Names that mean nothing here

error-id-taken = The name “{ $id }” is empty or taken; choose another.
error-houses-no-such-character = There is nobody called “{ $id }” at this table.
error-houses-no-such-asset = There is no asset “{ $id }”.
error-houses-no-such-trait = There is no trait “{ $id }”.
error-houses-no-such-zone = There is no zone “{ $id }”.
error-houses-no-such-task = There is no long effort “{ $id }”.

## Options

error-option-word = The option “{ $name }” takes a word of up to 30 letters, not “{ $value }”.
error-option-price = The option “{ $name }” takes none, or a price such as momentum:1 or threat:2, not “{ $value }”.
error-option-share = The option “{ $name }” takes a fraction above 0 and up to 1, such as 1/2, not “{ $value }”.
error-option-range = The option “{ $name }” takes a whole number from { $least } to { $most }, not “{ $value }”.
error-option-above-cap = The option “{ $name }” cannot be { $value }, because { $most } is the most.
error-houses-nobody-opposes = Nobody is there to stand against { $name }; a contest needs an opponent.
