### What is said during play: what happened, what is asked, and why the dice are what they are.

log-houses-hook-rolled = { $column ->
        [none] A hook: { $hook_plot_said } { $hook_goal_said }. Where: { $hook_location_said }. In the way: { $hook_hazard_said }. In it: { $hook_character_said }.
       *[other] The hook is now: { $hook_plot_said } { $hook_goal_said }. Where: { $hook_location_said }. In the way: { $hook_hazard_said }. In it: { $hook_character_said }.
    }
