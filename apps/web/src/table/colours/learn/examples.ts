import type { View } from '@crownhold/core';
import { COLOURS, colours, type State } from '@crownhold/games/colours';
import { POSITIONS, type Position } from './positions.ts';

const EMPTY = '.........';
const NO_SPELLS = '0000';
const NO_DROPS = '0,0,0,0,0,0';
const NO_PLACES = '00000000000';

const COUNTED: Position = {
  dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
  hand: ['blue', 'violet', 3],
  sheet: {
    blue: 'gnynvrgry',
    green: '.b...y...',
    yellow: '.br.y.yv.',
    violet: 'by.v..grb',
    red: '.r..vb...',
    brown: '.rb.n...y',
  },
  piece: COLOURS,
  places: '10000000000',
  blots: 2,
};

const UNICORNS: NonNullable<Position['sheet']> = { blue: '......y..', green: '........r' };

export type TriedRule = keyof typeof POSITIONS;
export const TRIED_RULES = Object.keys(POSITIONS) as readonly TriedRule[];

export function isTriedRule(rule: string): rule is TriedRule {
  return rule in POSITIONS;
}

export function exampleOf(rule: TriedRule): View<State> {
  return read(POSITIONS[rule]);
}

export function positionOf(rule: TriedRule): Position {
  return POSITIONS[rule];
}

/** Whether something is chosen besides areas: dice, spells, tower drops. */
export function hasStrip({ hand, spells, drops, hasEnd, struck }: Position): boolean {
  const isTaking = hand === undefined && struck === undefined;
  return isTaking || spells !== undefined || drops !== undefined || hasEnd === true;
}

/** A sheet in the middle of a game, to be counted. */
export function countingExample(): View<State> {
  return read(COUNTED);
}

/** [C35] Two share a place; [C45] the first number of a row was struck before it was earned. */
export function trackExample(rule: 'C35' | 'C36' | 'C45'): View<State> {
  if (rule === 'C36') return read(COUNTED);
  if (rule === 'C35') return read({ ...COUNTED, seats: 2 }, COUNTED.sheet);
  return read({ ...COUNTED, struck: 'blue:1 green:1', places: '20000000000' });
}

/** [C8] Spells, a drop, and some of the ten blots. */
export function purseExample(): View<State> {
  return read({ ...COUNTED, spells: '2101', drops: '0,1,0,0,0,0', blots: 3 });
}

/** [C47] One unicorn is tamed, one beaten, two are unpainted. */
export function unicornExample(): View<State> {
  return read({ ...COUNTED, sheet: UNICORNS, places: NO_PLACES });
}

function read(position: Position, sheetOfOthers: NonNullable<Position['sheet']> = {}): View<State> {
  const { seats = 1, dice, struck } = position;
  const progress = `3 ${struck ? 'strike' : 'play'} 0 -`;
  // The others have no die yet.
  const others = Array.from({ length: seats - 1 }, () => seatText({ ...withoutHand(position), sheet: sheetOfOthers }));
  const text = [`${seats} first`, progress, dice, struck ?? '-', seatText(position), ...others].join(' | ');
  const state = colours.parseState(text);
  if (state === undefined) throw new Error(`no position: ${text}`);
  return colours.view(state, 0);
}

function withoutHand({ hand: _, ...position }: Position): Position {
  return position;
}

function seatText(position: Position): string {
  const { sheet = {}, spells = NO_SPELLS, drops = NO_DROPS, blots = 0, places = NO_PLACES } = position;
  return [
    '2',
    handText(position),
    COLOURS.map((colour) => sheet[colour] ?? EMPTY).join('/'),
    `${spells}/${spells}/${NO_SPELLS}`,
    `${drops}/${drops}/${NO_DROPS}`,
    `${blots}/${blots}`,
    places,
  ].join(' ');
}

/** The die in hand and what is left of it; whoever strikes has used all of it. */
function handText({ hand, struck }: Position): string {
  if (struck) return 'blue>violet=blue violet:violet:0:2:done';
  return hand ? `${hand[0]}>${hand[1]}=${hand[0]} ${hand[1]}:${hand[1]}:${hand[2]}:0:0` : '- -';
}
