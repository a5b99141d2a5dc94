import type { View } from '@crownhold/core';
import { duel, type State } from '@crownhold/games/duel';

const FRESH = '0 castle 000000 ------ - ......./......./...C.../......./.......';
const SMALL = '......./.ds..../.ssCss./.q2qq.../.D1dd...';
const OTHER = '14 castle 122202 ------ - ......./..S1S..D/.q2d1Cqdd/...DssS/..qD...';
const WIDE = '22 castle 421413 ---+-+ - .bss.../.SdDS1../.bb2Cqqd/db2qSSd1./...Sddq2';
const WIDE_OTHER = '22 castle 222001 ------ - .S.q2s../.sDqD1../D1s1sCDD1d1/.q2qd1D1.d/.d..D1Ss';
const BEGUN = ['2 drawn', 'random'].join(' ');

interface Position {
  readonly options?: string;
  /** Round, phase, whose turn it is, and who is A. */
  readonly turn: string;
  readonly dice: readonly string[];
  /** Who has drawn. */
  readonly drew?: string;
  readonly mine: string;
  readonly theirs?: string;
}

/** My two dice and the rival's, in a turn of drawing. */
function drawing(dice: readonly string[], book: string): Position {
  return { turn: '7 draw 0 1', dice, drew: '- 1', mine: `13 castle ${book} - ${SMALL}` };
}

const PLAIN = '340000 ------';

/** Positions in which seat 0 is to act, by the rule that they show. */
const POSITIONS = {
  /** One more cross, on any square that is drawn. */
  D4: {
    turn: '11 lightning 0 0',
    dice: ['dot@0', 'quarters@0', 'double-stripe@1', 'stripe@1'],
    drew: '- 01',
    mine: WIDE,
    theirs: WIDE_OTHER,
  },
  /** Four dice of which two tick. */
  D6: { options: '2 drawn 0', turn: '1 take 0 0', dice: ['?', 'black', 'dot', 'dot+1'], mine: FRESH, theirs: FRESH },
  /** A joker in hand. */
  D7: drawing(['?@0', 'dot@1', 'quarters+2@0', 'double-dot@1'], PLAIN),
  D8: drawing(['double-stripe+1@0', 'dot@1', 'quarters+2@0', 'double-dot@1'], PLAIN),
  D9: drawing(['stripe@0', 'dot@1', 'black+2@0', 'double-dot@1'], PLAIN),
  D11: {
    turn: '8 take 0 0',
    dice: ['dot', 'stripe', 'black+2', '?'],
    mine: `14 castle 250000 -+---- - ${SMALL}`,
  },
  /** With split. */
  D14: drawing(['double-stripe+1@0', 'dot@1', 'quarters+2@0', 'double-dot@1'], '350000 -+----'),
  /** With turn, split and the castle. */
  D15: drawing(['?@0', 'dot@1', 'quarters+2@0', 'double-dot@1'], '350400 -+-+--'),
  D16: drawing(['stripe@0', 'dot@1', 'quarters+2@0', 'double-dot@1'], PLAIN),
} as const satisfies Readonly<Record<string, Position>>;

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

function read({ options = BEGUN, turn, dice, drew = '- -', mine, theirs = OTHER }: Position): View<State> {
  const text = [options, turn, dice.join(' '), drew, mine, theirs].join(' | ');
  const state = duel.parseState(text);
  if (state === undefined) throw new Error(`no position: ${text}`);
  return duel.view(state, 0);
}
