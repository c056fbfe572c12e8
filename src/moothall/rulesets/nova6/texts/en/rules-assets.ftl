### Assets and signature assets: the title of each rule, and its gist as a player needs it at the table.

nova6_asset_definition = What an asset is
    .gist = A thing, a fact or a favour that is of use, written like an aspect, with its uses in brackets: A WORD WITH THE FERRYMAN [2].

nova6_asset_source = Where assets come from
    .gist = The GM hands you one, or you spend a stunt point on an advantage you make.

nova6_asset_uses-default = One use
    .gist = Unless something else is said, an asset is good for one time.

nova6_asset_uses-more = More uses, more people
    .gist = Each further point when you make it is one use more. A point may also make it everybody’s, if the GM sees how.

nova6_asset_relevance = Only if it matters here
    .gist = The GM says which of your assets have nothing to do with what you are after.

nova6_asset_die = A use for a die
    .gist = Before you roll, one use of an asset is one bonus die. Each asset gives one die to an action, at some tables as many as it has uses.

nova6_asset_stunt = Two uses for a stunt point
    .gist = After the roll you may give both uses of one asset for a point.

nova6_asset_invoke = An asset invoked
    .gist = It takes one use and 1 plot point.

nova6_asset_empty = The last use
    .gist = Then the asset is gone, unless the GM lets you keep it for later.

nova6_asset_no-sacrifice = Too new to be missed
    .gist = What you made by an action a moment ago cannot be given up to be hurt less.

nova6_asset_signature = Signature assets
    .gist = Things that say who you are: one for each core aspect, or the three or four that your pack names.

nova6_asset_signature-permanent = They never run out
    .gist = You may use a signature asset as often as it fits.

nova6_asset_signature-bonus = A die where it fits
    .gist = You claim it, the GM may say no. Several may help at once, at some tables only one.

nova6_asset_signature-no-invoke = Not for plot points
    .gist = There is no use to spend, so a signature asset cannot be invoked.

nova6_asset_signature-sacrifice = Giving up what you love
    .gist = It takes away 4 damage, or is worth two points against something else; the GM may count it higher.

nova6_asset_signature-replace-milestone = Something new between scenarios
    .gist = After a major or epic milestone you may say what has taken the place of what you lost.

nova6_asset_signature-replace-scene = Something new at once
    .gist = In the middle of a scene it costs 1 plot point, and it must mean as much.
