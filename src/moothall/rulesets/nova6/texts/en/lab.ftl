### The odds lab: the fields of a situation and their values.

lab-bonus = Bonus dice
lab-penalty = Penalty dice
lab-trade = Pairs of dice traded for points
    .hint = Beyond those that must go.
lab-focused = The skill is Focused
lab-practiced = A Practiced skill
lab-practiced-none = does not count
lab-practiced-reroll = rolls the ones again
lab-practiced-auto = takes a sure success
lab-specialized = The skill is Specialized
lab-opposed-focused = The opposing skill is Focused
lab-opposed-specialized = The opposing skill is Specialized
