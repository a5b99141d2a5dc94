import type { View } from '@crownhold/core';
import { kingdomino, type State } from '@crownhold/games/kingdomino';

const OPTIONS = '2 - territory-then-crowns | -';
const FULL_LAID =
  '8:0,1:0,2 43:0,-1:0,-2 18:-1,0:-1,-1 39:-2,-2:-1,-2 42:-2,0:-2,-1 48:2,0:1,0 22:2,-1:2,-2 44:1,-1:1,-2 1:1,1:2,1 34:-1,2:-1,1 13:-2,2:-2,1';
const OTHER_LAID =
  '17:1,-1:1,0 29:0,-1:-1,-1 19:-1,-2:0,-2 28:2,-1:2,0 27:0,-3:-1,-3 32:3,-2:3,-1 25:3,0:3,1 30:1,1:2,1 4:1,-3:1,-2 35:3,-3:2,-3 15:-1,1:-1,0';

/** Positions in which seat 0 is to place a domino. */
const PLACING = {
  /** A small kingdom. */
  K12: `${OPTIONS} | 2 place 0 0 | 24@0 26@1 30@0 33@1 | 9 10 11 12 | 14:1,0:2,0 18:0,1:0,2 | 3:1,0:2,0 4:0,1:0,2`,
  /** A kingdom five squares wide. */
  K13: `${OPTIONS} | 3 place 0 0 | 30@0 33@1 34@0 35@1 | 8 9 10 11 | 14:1,0:2,0 18:0,1:0,2 7:3,0:4,0 29:1,1:1,2 | 3:1,0:2,0 4:0,1:0,2 5:0,-2:0,-1 6:1,1:1,2`,
  /** A kingdom with two squares left. */
  K14: `${OPTIONS} | 6 place 2 0 | 13@0 15@1 21@0 41@1 | - | ${FULL_LAID} | ${OTHER_LAID}`,
} as const;

export type PlacingRule = keyof typeof PLACING;

export function isPlacingRule(rule: string): rule is PlacingRule {
  return rule in PLACING;
}

export function placingExample(rule: PlacingRule): View<State> {
  return read(PLACING[rule]);
}

/** A full kingdom of seat 0 with its castle in the centre. */
export function fullExample(): View<State> {
  return read(`${OPTIONS} | 6 over 4 1 | 13@0 15@1 21@0 41@1 | - | ${FULL_LAID} 21:1,2:2,2 | ${OTHER_LAID} 41:x`);
}

function read(text: string): View<State> {
  const state = kingdomino.parseState(text);
  if (state === undefined) throw new Error(`no position: ${text}`);
  return kingdomino.view(state, 0);
}
