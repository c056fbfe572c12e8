### What the command line says: its help, and the words around its answers.

## Help: the frame

help-usage = Use:
help-mark = [FLAGS]
help-command-mark = COMMAND
help-arguments = What to give
help-flags = Flags
help-commands = Commands

help-blank =
    .address = ADDRESS
    .attribute = ATTRIBUTE
    .backup = BACKUP
    .chapter = CHAPTER
    .die = DIE
    .faces = FACES
    .file = FILE
    .folder = FOLDER
    .id = ID
    .item = ITEM
    .kind = KIND
    .lang = LANG
    .level = LEVEL
    .mode = MODE
    .name = NAME
    .number = NUMBER
    .part = PART
    .port = PORT
    .role = ROLE
    .rule_id = RULE_ID
    .ruleset = RULESET
    .seat = SEAT
    .seed = SEED
    .sentence = SENTENCE
    .table = TABLE
    .tier = TIER
    .url = URL
    .use = USE
    .value = VALUE
    .way = WAY
    .word = WORD
    .words = WORDS
    .pack = PACK
    .count = COUNT
    .format = FORMAT

help-common =
    .lang = The language to answer in, such as en; without it, the one your computer is set to.
    .as_json = Print one JSON object and nothing else.
    .help = Show this help.
    .ruleset = The ruleset, such as nde2.
    .settings = An option of the table and its value, joined by an equals sign; may be given several times.
    .die = The die of the attribute, such as d12.
    .against = The number to reach, such as 5.
    .dice_mode = The dice you play with: ladder for single dice; else 2d6 in nde2, and d6 in nde1.
    .modifier = With 2d6, the attribute's modifier, such as 2.
    .advantage = Something in the situation helps.
    .disadvantage = Something in the situation hinders.
    .talent = A Talent fits.
    .help_from_ally = A friend helps.
    .level = With one d6, how skilled the hero is: master, trained, novice or unskilled.
    .shift = Steps harder (1) or easier (-1), all circumstances together.
    .foe = The foe: minion, elite or boss; its number is the one to reach.
    .luck = How one Luck Point is spent: reroll, cost, or before the roll step; with 2d6 reroll, plus or cost.

## Help: the commands

help = Moothall plays rules-light tabletop games with the rules exact and explained.
    .version = Show which version this is.

help-odds = Shows the exact chances of a roll before anybody rolls a die.
help-odds-nde2 = Shows the chances of one test, by its die and Difficulty or by its modifier.
help-odds-nde1 = Shows the chances of one test of the first edition, by its die and TN or by a level on one d6.
help-odds-houses2d20 = Shows the chances of one test of 2d20: houses and drives, and what one spend more would do.
    .skill = The skill’s rating, such as 6.
    .drive = The Drive’s rating, such as 7.
    .difficulty = The Difficulty, from 0 to 5.
    .dice = How many dice are rolled, from 2 to 5.
    .focus = A focus applies.
    .complication_range = How risky it is, from 1 to 5.
    .assist = A helper’s target number, such as 11, or 9:5 with the critical limit; may be given several times.
    .determination = Spend a point: an automatic 1, or a re-roll after a failure.
help-odds-nova6 = Shows the chances of one roll, by its bonus and penalty dice, with the stunt points of both sides.
    .bonus = Bonus dice, all together.
    .penalty = Penalty dice, all together.
    .trade = Pairs of dice traded for a point beyond those that must go.
    .focused = The skill is Focused.
    .practiced = A Practiced skill: reroll the ones, or take a sure success (auto).
    .specialized = The skill is Specialized, and one die is set aside.
    .opposed_focused = The skill that opposes is Focused.
    .opposed_specialized = The skill that opposes is Specialized, and one die is set aside.
help-roll = Rolls, and explains what the dice say.
help-roll-nde2 = Rolls one test, or plays a whole one with a character from a file.
    .faces = The faces that real dice showed, such as 7 or 3,5; without it the computer rolls.
    .sheet = The file of a character; you are then asked whatever the test needs.
    .aim = What the character wants to do.
help-roll-nde1 = Rolls one test of the first edition, or plays a whole one with a character from a file.
    .faces = The faces that real dice showed, such as 7; without it the computer rolls.
    .sheet = The file of a character; you are then asked whatever the test needs.
    .aim = What the character wants to do.
help-roll-houses2d20 = Rolls one test of 2d20: houses and drives, or plays a whole one with a character from a file.
    .skill = The skill’s rating, such as 6.
    .drive = The Drive’s rating, such as 7.
    .difficulty = The Difficulty, from 0 to 5.
    .dice = How many dice are rolled, from 2 to 5.
    .focus = A focus applies.
    .complication_range = How risky it is, from 1 to 5.
    .assist = A helper’s target number, such as 11, or 9:5 with the critical limit; may be given several times.
    .determination = Spend a point: an automatic 1, or a re-roll after a failure.
    .faces = The faces that real dice showed, such as 7,13; without it the computer rolls.
    .sheet = The file of a character; you are then asked whatever the test needs.
    .aim = What the character wants to do.
help-roll-nova6 = Rolls one test, by its bonus and penalty dice, and explains what the dice say.
    .bonus = Bonus dice, all together.
    .penalty = Penalty dice, all together.
    .trade = Pairs of dice traded for a point beyond those that must go.
    .focused = The skill is Focused.
    .practiced = A Practiced skill: reroll the ones, or take a sure success (auto).
    .specialized = The skill is Specialized, and one die is set aside.
    .opposed_focused = The skill that opposes is Focused.
    .opposed_specialized = The skill that opposes is Specialized, and one die is set aside.
    .faces = The faces that real dice showed, such as 6,4,2; without it the computer rolls.
help-character = Makes a character, checks it against the rules and lets it grow.
help-character-new = Makes a new character and prints its file.
    .role = The role, such as specialist.
    .name = The character's name.
    .concept = Who the character is, in one line.
    .talents = A Talent in a few words; may be given several times.
    .at_random = Leave all choices to chance.
    .seed = The same seed makes the same character again.
    .level = The level, 0 to 15.
    .pack = A themepack: its id, or its file.
help-character-new-nde2 = A character of the second edition.
help-character-new-nde1 = A character of the first edition.
help-character-new-houses2d20 = A character of 2d20: houses and drives; without --random, a sheet to fill in.
help-character-new-nova6 = A character of NOVA6, at random or as a draft to fill in.
help-character-check = Tells whether a character follows the rules, and every problem with its rule.
    .file = The character's file.
    .pack = The themepack to judge by; the one it was made with if you say nothing.
help-character-show = Writes a character of NOVA6 as its book does, in Markdown.
    .file = The character's file.
help-character-grow = Lets a character grow in one thing, and saves it to its file.
    .file = The character's file.
    .attribute = Grow this attribute: str, dex or might.
    .heart = Grow by one Heart.
    .power = Grow by one Power Point.
    .trait = Gain this new Trait, told in a sentence.
help-character-convert = Turns a character's dice into those of another table, where the book says how.
    .file = The character's file.
    .dice_mode = The dice of the other table: ladder, 2d6 or d6.
    .ruleset = The ruleset of the other table, if it is another.
help-serve = Serves your tables to browsers, on this computer or in your network.
    .lan = Let the other devices in your network come in, too.
    .host = Listen on this address only.
    .port = Listen on this port; 4255 if you say nothing.
    .public_url = The address under which a proxy shows us, such as https://table.example.
    .data = The folder where everything is kept.
    .database = The address of a PostgreSQL in which the tables are, such as postgresql://name@host/database, instead of a folder.
    .proxy = The address or network of a proxy on another computer, which is believed when it says for whom it asks.
    .inside = With --database: the address and port, in a network of your own, where other processes pass people on to this one.
    .open_to_all = Let everybody who can come in make tables, not only the host.
    .demo = Open a ready-made session with four seats and a fight under way.
    .files = Also offer this themepack; may be given several times.
    .certificate = Do TLS with the certificate in this PEM file; --key names its key.
    .key = The PEM file with the key of the certificate.
    .log_format = How the log is written: plain for people, json for programs.
    .most_tables = So many tables may be open at once.
    .most_people = So many people may be connected at once.
    .most_memory = So many MiB the server may take before newcomers are refused; 0 is three quarters of what there is.
help-demo = Lets bots play a short session, with every outcome explained.
    .seed = The same seed plays the same session again.
    .ledger = Also write the full record of the session to this file.
    .pack = Play with the people of this themepack: its id, or its file.

help-npc = Makes somebody for the GM to play.
help-npc-houses2d20 = A minor, notable or major character, made by chance and legal.
    .tier = minor, notable or major; minor if you say nothing.
    .name = What the character is called.
    .seed = The same seed makes the same character again.
help-gear = Shows the things of a book’s gear tables.
help-gear-nova6 = Lists weapons and armor, or shows one of them with what is fitted to it.
    .items = The thing, such as longsword, then what is fitted to it, such as pistol-light revolver.
    .ways = What else a part offers, such as one-handed for a sawed-off shotgun.
    .magnum = The weapon was built for magnum ammunition.
    .set_up = What takes an action to help, such as a bipod, has had it.
help-npc-nova6 = A principal, an extra or a group, by level and by what they are, made by chance and legal.
    .kind = principal, extra or group; extra if you say nothing.
    .level = The level, from 0 to 15; 1 if you say nothing.
    .concept = What they are, such as guard or healer; any other word becomes the high concept as it is.
    .name = What they are called.
    .count = How many a group is.
    .seed = The same seed makes the same character again.
    .pack = The themepack whose people and things it is made of: its id, or its file.
help-hook = Rolls something for a story to begin with.
help-hook-houses2d20 = Rolls a plot, a goal, a location, a hazard and a character.
    .source = ours for the table that fits any setting, or reference for the one of the quick reference.
    .seed = The same seed rolls the same hook again.
help-rules = Lets you list, read and search the rules.
help-rules-list = Lists every rule.
    .ruleset = Only the rules of this ruleset, such as nde2.
    .chapter = Only the rules of this chapter, such as luck.
help-rules-show = Shows one rule in plain words, with its options and examples.
    .rule_id = The rule, such as nde2.test.one.
help-rules-search = Finds rules by a few words; small slips in the spelling do not matter.
    .words = What to look for, such as partial cover; a ruleset may follow.
help-rules-options = Lists the options of a ruleset, where each comes from, and the layers over it.
    .ruleset = The ruleset, such as nde2.
help-rules-gaps = Lists where a book leaves something open, and we have ruled.
    .ruleset = The ruleset, such as nde2.
help-rules-coverage = Tells how many rules there are, and how many of them the tests put to use.

## Odds

odds-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

## The rulebook

rules-chapter = { $title } ({ $id })
rules-title = { $title } ({ $id })
rules-kind = { $kind ->
        [auto] Kind: follows by itself, without anybody deciding.
        [choice] Kind: somebody at the table decides.
        [fiction] Kind: a matter of the story; it changes no number.
        [ruling] Kind: a ruling of ours, where the book is silent or says two things.
       *[other] Kind: { $kind }.
    }
rules-ruling = Ruling: { $title } ({ $id })
rules-source = Source: { $source }
rules-in-english = This rule is told in English only.
rules-origin = { $source ->
        [book] from the book
        [ruling] a ruling of ours
        [house] a house rule
       *[other] { $source }
    }
rules-literal = As written: { $value }.
rules-layers = Layers
rules-gaps-title = Gaps of the book: { $title }
rules-gaps-about = Where the text leaves something open, we have ruled. These rulings stay under the preset “as-written”. Options can be set by the table.
rules-gap = { $kind ->
        [silent] The book does not say.
        [unclear] The book can be read in more than one way.
       *[differs] Two places of the book say different things.
    }
rules-option = Table option { $name }: { $title }
rules-value = { $usual ->
        [yes] { $value } (the default): { $title }. { $meaning }
       *[no] { $value }: { $title }. { $meaning }
    }
rules-takes = { $takes ->
    [limit] Other whole numbers can be set as well, and “none” for no limit.
    [share] Other fractions above 0 and up to 1 can be set as well.
    [price] A price can be set as well, for instance “momentum:1” or “threat:2”.
    [word] A word of your own can be set as well.
   *[number] Other whole numbers can be set as well.
}
rules-example = Example: { $title }
rules-given = Given: { $text }
rules-then = Then: { $text }
rules-see = See also
rules-nothing-found = No rule fits “{ $words }”; try fewer or other words.

rules-coverage = { $ruleset }: { $total } rules, of which { $executable } can be executed and { $exercised } are exercised by a test.
rules-total = { $ruleset }: { $total } rules.
rules-missing = Not exercised yet:
rules-measured = Measured by the test run of { $when }.
rules-not-measured = How many of them are tested was not measured here; run “python3 dev.py test” in a copy of the source to find out.

## Stories: what happened, and why

list-joiner = {", "}
log-rolled = { $count ->
        [one] The d{ $sides } shows { $faces }.
       *[other] { $count }d{ $sides } show { $faces }.
    }
log-without = Without “{ $reason }”: { $dice }, { $percent } instead of { $was }.
log-reckoned-dice = { $steps ->
        [none] { $rolled }
       *[other] { $began }; { $steps } → { $rolled }
    }
log-reason = { $said } ({ $cite })
log-rule = { $title } ({ $cite })
log-as-before = As before: { $cites }

demo-title = A short session of { $ruleset }, from the seed { $seed }
demo-more = To read one of these rules: moothall rules show { $rule }

## Questions at the terminal

prompt-question = { $seat }: { $question }
prompt-choice = { $number }. { $choice }
prompt-or = {" / "}
prompt-field = { $choices ->
        [none] { $preset ->
            [none] { $label }:
           *[other] { $label } [{ $preset }]:
        }
       *[other] { $preset ->
            [none] { $label } ({ $choices }):
           *[other] { $label } ({ $choices }) [{ $preset }]:
        }
    }
prompt-dice = Roll { $count }d{ $sides } by hand. What did you get?
field-answer = The answer
field-offer = How, or pass
term-gm = GM
term-yes = yes
term-no = no
term-pass = pass

## Characters

character-stands = { $status ->
    [ready] { $name } follows the rules.
    [draft] { $name } is not finished yet.
   *[illegal] { $name } does not follow the rules.
}
character-step = { $mark ->
    [done] done
    [open] still open
    [blank] left blank, which is allowed
   *[wrong] not legal
}

## serve

serve-here = Moothall is at { $address }
serve-outside = Other devices can come in at { $addresses }
serve-alone = Only this computer can come in; --lan lets your network in.
serve-host-link = With this link you are the host and can make tables; keep it to yourself:
serve-demo = “{ $title }” is ready. Each seat has a link of its own:
serve-seat = { $role ->
    [gm] GM ({ $name }): { $link }
    [co_gm] Co-GM ({ $name }): { $link }
    [spectator] Spectator ({ $name }): { $link }
   *[player] { $hero ->
        [none] Player ({ $name }): { $link }
       *[other] Player ({ $name }, plays { $hero }): { $link }
    }
}
serve-stop = Ctrl+C stops it; nothing that was acknowledged is lost.
serve-demo-gm = Gil
