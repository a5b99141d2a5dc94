import type { View } from '@crownhold/core';
import { duel, type State } from '@crownhold/games/duel';

const FRESH = '0 castle 000000 ------ - ......./......./...C.../......./.......';
const SMALL = '......./.ds..../.ssCss./.q2qq.../.D1dd...';
const OTHER = '14 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...';
const WIDE = '22 castle 421413 ---+-+ - .bss.../.SdDS1../.bb2Cqqd/db2qSSd1./...Sddq2';

/** Positions in which seat 0 is to act, by the rule that they show. */
const POSITIONS = {
  /** One more cross, on any square that is drawn. */
  D4: `2 drawn random | 11 lightning 0 0 | dot@0 quarters@0 double-stripe@1 stripe@1 | - 01 | ${WIDE} | 22 castle 222001 ------ - .S.q2s../.sDqD1../D1s1sCDD1d1/.q2qd1D1.d/.d..D1Ss`,
  /** Four dice of which two tick. */
  D6: `2 drawn 0 | 1 take 0 0 | ? black dot dot+1 | - - | ${FRESH} | ${FRESH}`,
  /** A joker in hand. */
  D7: `2 drawn random | 7 draw 0 1 | ?@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 340000 ------ - ${SMALL} | ${OTHER}`,
  D8: `2 drawn random | 7 draw 0 1 | double-stripe+1@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 340000 ------ - ${SMALL} | ${OTHER}`,
  D9: `2 drawn random | 7 draw 0 1 | stripe@0 dot@1 black+2@0 double-dot@1 | - 1 | 13 castle 340000 ------ - ${SMALL} | ${OTHER}`,
  D11: `2 drawn random | 8 take 0 0 | dot stripe black+2 ? | - - | 14 castle 250000 -+---- - ${SMALL} | ${OTHER}`,
  /** With split. */
  D14: `2 drawn random | 7 draw 0 1 | double-stripe+1@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 350000 -+---- - ${SMALL} | ${OTHER}`,
  /** With turn, split and the castle. */
  D15: `2 drawn random | 7 draw 0 1 | ?@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 350400 -+-+-- - ${SMALL} | ${OTHER}`,
  D16: `2 drawn random | 7 draw 0 1 | stripe@0 dot@1 quarters+2@0 double-dot@1 | - 1 | 13 castle 340000 ------ - ${SMALL} | ${OTHER}`,
} as const;

export type TriedRule = keyof typeof POSITIONS;
export const TRIED_RULES = Object.keys(POSITIONS) as readonly TriedRule[];

export function isTriedRule(rule: string): rule is TriedRule {
  return rule in POSITIONS;
}

export function exampleOf(rule: TriedRule): View<State> {
  return read(POSITIONS[rule]);
}

/** A map with many domains, to be counted. */
export function countingExample(): View<State> {
  return read(POSITIONS.D4);
}

export function emptyExample(): View<State> {
  return read(POSITIONS.D6);
}

function read(text: string): View<State> {
  const state = duel.parseState(text);
  if (state === undefined) throw new Error(`no position: ${text}`);
  return duel.view(state, 0);
}
