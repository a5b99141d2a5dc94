import type { View } from '@crownhold/core';
import { COLOURS, type Colour, colours, type State } from '@crownhold/games/colours';

interface Position {
  /** The dice as the text of a state has them, a star on those that are gone. */
  readonly dice: string;
  /** The die in hand, the kingdom it was taken from, its drops; without it a die is to be taken. */
  readonly hand?: readonly [die: Colour, kingdom: Colour, drops: number];
  /** Rows of the sheet by kingdom; those that are missing are empty. */
  readonly sheet?: Partial<Readonly<Record<Colour, string>>>;
  /** How many spells of each kind. */
  readonly spells?: string;
  /** How many tower drops of each colour. */
  readonly drops?: string;
  /** The kingdoms that are shown. */
  readonly piece: readonly Colour[];
}

const EMPTY = '.........';
const NO_SPELLS = '0000';
const NO_DROPS = '0,0,0,0,0,0';

/** Positions in which the only player is to act, by the rule that they show. */
const POSITIONS = {
  C16: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:violet',
    piece: ['violet', 'yellow', 'red', 'brown'],
  },
  C21: { dice: 'blue:3:blue+violet red:2:red yellow:4:yellow white:3:violet', piece: ['blue', 'violet'] },
  C23: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'violet', 3],
    piece: ['violet'],
  },
  C24: {
    dice: 'blue:3:violet red:3:blue* yellow:4:yellow white:3:brown',
    hand: ['red', 'blue', 3],
    sheet: { blue: '.r.....r.', green: '.r.......' },
    piece: ['blue'],
  },
  C26: { dice: 'blue:3:blue* red:3:red yellow:4:yellow white:3:brown', hand: ['blue', 'blue', 3], piece: ['blue'] },
  C27: { dice: 'blue:3:blue red:2:green* yellow:4:yellow white:3:brown', hand: ['red', 'green', 2], piece: ['green'] },
  C28: { dice: 'blue:3:blue red:2:red yellow:2:green* white:3:brown', hand: ['yellow', 'green', 2], piece: ['green'] },
  C29: {
    dice: 'blue:2:blue* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'blue', 2],
    sheet: { blue: 'y........' },
    piece: ['blue'],
  },
  C30: {
    dice: 'blue:2:blue* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'blue', 2],
    drops: '0,1,0,0,0,0',
    piece: COLOURS,
  },
  C31: {
    dice: 'blue:3:blue* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'blue', 3],
    spells: '1000',
    piece: COLOURS,
  },
  C32: {
    dice: 'blue:2:red* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'red', 2],
    sheet: { red: 'b......b.' },
    spells: '0100',
    piece: ['red'],
  },
  C33: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'violet', 3],
    spells: '0010',
    piece: COLOURS,
  },
  C34: {
    dice: 'blue:3:violet red:2:red yellow:4:green* white:3:brown',
    hand: ['yellow', 'green', 4],
    spells: '0001',
    piece: ['green'],
  },
} as const satisfies Readonly<Record<string, Position>>;

export type TriedRule = keyof typeof POSITIONS;
export const TRIED_RULES = Object.keys(POSITIONS) as readonly TriedRule[];

export function isTriedRule(rule: string): rule is TriedRule {
  return rule in POSITIONS;
}

export function exampleOf(rule: TriedRule): View<State> {
  return read(POSITIONS[rule]);
}

export function pieceOf(rule: TriedRule): readonly Colour[] {
  return POSITIONS[rule].piece;
}

/** Whether something is chosen besides areas: dice, spells, tower drops. */
export function hasStrip(rule: TriedRule): boolean {
  const { hand, spells, drops }: Position = POSITIONS[rule];
  return hand === undefined || spells !== undefined || drops !== undefined;
}

/** A sheet in the middle of a game, to be counted. */
export function countingExample(): View<State> {
  return read({
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
  });
}

function read({ dice, hand, sheet = {}, spells = NO_SPELLS, drops = NO_DROPS }: Position): View<State> {
  const rows = COLOURS.map((colour) => sheet[colour] ?? EMPTY).join('/');
  const held = hand ? `${hand[0]}>${hand[1]}=${hand[0]} ${hand[1]}:${hand[1]}:${hand[2]}:0:0` : '- -';
  const seat = [
    '2',
    held,
    rows,
    `${spells}/${spells}/${NO_SPELLS}`,
    `${drops}/${drops}/${NO_DROPS}`,
    '0/0',
    '00000000000',
  ];
  const text = ['1 first', '3 play 0 -', dice, '-', seat.join(' ')].join(' | ');
  const state = colours.parseState(text);
  if (state === undefined) throw new Error(`no position: ${text}`);
  return colours.view(state, 0);
}
