# Rulesets of other packages.
help-ruleset = Begins, checks and lists rulesets; other packages may bring some.
help-ruleset-new = Writes a package with a small game that works, to be changed into your own.
    .name = What the ruleset goes by: small letters and digits.
    .into = The folder in which the package is made; without it, this one.
help-ruleset-check = Says what a table could not live with in a ruleset.
    .ruleset = The ruleset, such as nde2.
help-ruleset-list = Lists the rulesets that are installed, and the packages that bring them.
ruleset-written = The ruleset { $name } is written to { $folder }: a small game that works.
ruleset-next = Next: install it with “pip install -e { $folder }”, check it with “moothall ruleset check { $name }”, watch it with “moothall demo { $name }”, play it with “moothall serve”; then change its files into your own game.
ruleset-trust = A plugin is code that the host trusts: it can do whatever this program can.
ruleset-checked = { $count ->
        [0] Nothing is wrong with the ruleset { $name }.
        [one] One thing is wrong with the ruleset { $name }:
       *[other] { $count } things are wrong with the ruleset { $name }:
    }
ruleset-others = Not ours: { $names }.
serve-plugins = Rulesets of other packages are loaded: { $names }. A plugin is code that the host trusts.
error-ruleset-name = “{ $name }” cannot be the name of a ruleset: take small letters and digits, a letter first.
error-ruleset-taken = There is a ruleset “{ $name }” already; take another name.
error-ruleset-there = { $folder } is there already; nothing was written.
