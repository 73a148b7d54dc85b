"""The rules, chapter by chapter. This page is the map: which frames lie on the agenda, who pushes them, who takes
them off.

A frame is a tuple `(name, ...)`. In a frame that asks, `frame[1]` is the seat asked, and its name is the kind of
decision. `Agenda.apply` takes the asking frame off before the verb's function runs; a verb after which the same
question follows pushes the frame again (`cash`, `remove_income`, `trade`, ...). A work frame is taken off before its
function runs. What shall happen *after* something is pushed *before* (under) it. Frames hold numbers and tuples of
numbers only; a frame that names hidden pieces is entered in `view.SHIELD_PARTS` or `view.ARMY_PARTS`. `*` marks
frames that ask.

| frame                                            | pushed by | leads to |
|--------------------------------------------------|---|---|
| set_up; setup_step n                             | game.new; each other | the asks of step n, setup_step n+1 |
| *start_position seat                             | setup_step 0 | start |
| seas seat home; *replace_sea seat home           | setup_step 1; seas | swap_seas -> seas; keep_seas |
| *pick_hex seat home; *place_tower seat           | setup_step 2, 3; 4 | claim; raise_tower |
| *exchange_things seat                            | setup_step 6 | place_things under the rest |
| turn; phase n; part n seat                       | setup.start, phase 9; turn, phase | PARTS[n]; then phase n+1 |
| *place_things seat hex only                      | placement.open_placing | itself; shield_limit |
| *place_where seat thing                          | place | put, take_back |
| shield_limit seat; *shield_discard seat          | whoever gives a Thing | itself until ten are left |
| *hero_target seat discharges                     | part 2 | hero_pre_gold |
| *hero_pre_gold seat face                         | seek | throw hero |
| hero_dice seat dice face bonus                   | dice.throw | place_hero or hero_post_gold |
| *hero_post_gold seat face missing                | hero_dice | place_hero |
| *place_hero seat face; lord_check seat           | success, Defection; station | terrain_lord_excess |
| *terrain_lord_excess right seat                  | lord_check | hero_side |
| *hero_side seat face                             | realm.send_home |  |
| *recruit seat                                    | part 3 | place_things, shield_limit |
| *play_event seat                                 | part 4 | its targets, then magic.announce |
| *magic_source seat event; *event_target seat     | play_event and each other | resolve_event under answers |
| event known reach; *defection_target seat;       |  |  |
| *event_roller seat face                          |  |  |
| resolve_event seat event args immune             | magic.announce | losses, throws; event to the Bag |
| *juju_tile, *evacuate seat hex; *cloud_hex seat  | resolve_event | place_things (that hex), ... |
| cause from reach                                 |  |  |
| pox seat event dice immune                       | teeniepox_dice, magic.announce | event_loss |
| *plague_payment seat hex left; *event_loss seat  | resolve_event, dice frames, pox | itself until nothing is left |
| hex left event                                   |  |  |
| end_of_moves seat; *move seat pinned asked       | part 5 | march; fly_reveal; balloon; pins |
| *march seat pinned asked cleared                 | march, march_all, hunt | itself; fly_reveal; move |
| *ask_pin_proof seat hex; *show_pin_proof seat    | demand; each other | proof |
| hex asker; proof seat hex piece                  | show_pin_proof | changes the move below it |
| *fly_reveal seat pinned asked goers; fly_through | march, step into enemies; depart | fly_held for each rival; march |
| seat pinned asked rivals                         |  |  |
| fly_held, *fly_block seat hex mover held;        | fly_through and each other | march |
| *fly_leave seat hex count                        |  |  |
| *movement_excess seat hex                        | end_of_moves, the Fan | itself |
| *balloon, *balloon_target seat hex passengers;   | inflate | answers over balloon_lands |
| balloon_lands seat hex to passengers             | aim | fan_escape |
| *fan_landing seat target; *fan_escape seat sea   | Fan; balloon_lands | changes balloon_lands; lands |
| hex passengers                                   |  |  |
| end_movement; *deny seat hex                     | phase 5, under all parts; it | walking_in |
| walking_in; walk_in seat hex                     | end_movement; walking_in | combat.capture |
| begin_combat; segments seats; *choose_battle seat | phase 6 | resolve; segments of the next |
| resolve seat hex                                 | settle | explore or start_battle |
| explore seat hex; explore_dice seat dice hex     | resolve | capture; defence; battle |
| *income_tie; defence seat hex; *defence_item;    | explore_dice and each other | start_battle, or capture |
| *bribe seat hex factor                           |  |  |
| *take_loot seat hex                              | capture of an explored hex | shield_limit, place_things |
| start_battle hex attacker defender; muster       | resolve, fight | magic_window, warlords, siege, round |
| magic_window first; *battle_magic seat side      | start of battle, round, step; scored | resolve_item under answers |
| *attach seat side item                           | use, forced at a round's start |  |
| warlords; *warlord_target seat side; warlord_dice | muster |  |
| siege; round; naming; *name_target seat          | muster; round_over | magic_window, steps, retreats, round_over |
| step n; volleys; volley side mode; strike_dice   | round | magic_window, marksman_mode, scored |
| seat dice side units values aim                  |  |  |
| scored                                           | volleys | magic_window over take_hits |
| *marksman_mode, *marksman_aim seat side          | volley, strike_dice |  |
| take_hits; *assign_hits seat side; apply_hits    | scored | save, parry, losses, bluff test |
| *save seat side piece; save_dice; parry_dice     | apply_hits |  |
| retreats queue; *retreat seat side group         | round | excess_removal |
| *excess_removal seat hex                         | retreat, flee | itself |
| *dust_target seat; *dust_retreat seat side       | resolve_item (Dust) |  |
| round_over; after_battle; damage seat hex pieces; | round; round_over; after_battle | capture, take_loot |
| damage_dice; spoils side hex explored            |  |  |
| *call_bluff seat hex wrong                       | bluff.doubt: turn_up, each step | itself until let_be |
| <purpose>_dice seat dice ...; charm              | dice.throw | react; then the dice frame |
| answers actor trigger; *react seat trigger actor | magic.announce; answers, charm | resolve_item under answers |
| resolve_item seat item args                      | magic.announce | the item's effect |
| *dispel_scope seat trigger force actor           | dispel; use (trigger NOTHING, own side) | cancels the item below |
| *build seat                                      | part 7 | itself |
| victory_check                                    | phase 7, under all parts | victory.win clears the agenda |
| *assassin seat; *thief seat                      | part 8 | throw assassin, thief |
| *assassin_victim seat hex rival first            | assassin_dice, itself for the owner | throw assassin_aim |
| *thief_spoil seat rival                          | thief_dice | shield_limit |

Phases advance by themselves: `phase n` pushes `phase n+1`, then what comes after all parts, then a `part` for each
player. Reaction windows: whoever throws dice calls `dice.throw` and goes on in its dice frame; whoever plays an item
or an event calls `magic.announce` and goes on in its resolve frame. An answer changes the frame below it, or takes it
away.
"""
