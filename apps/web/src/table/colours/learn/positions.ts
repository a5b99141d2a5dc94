import { COLOURS, type Colour } from '@crownhold/games/colours';

/** A moment in which the first player is to act. */
export interface Position {
  /** How many play; one unless told. */
  readonly seats?: number;
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
  /** The places that were earned, row by row. */
  readonly places?: string;
  /** [C43] A number is to be struck: those that are gone. */
  readonly struck?: string;
  readonly blots?: number;
  /** Whether the turn can be ended, to see what that costs. */
  readonly hasEnd?: true;
}

/** By the rule that they show. */
export const POSITIONS = {
  C15: {
    dice: 'blue:3:blue red:2:yellow+red+brown yellow:4:yellow white:3:violet',
    piece: ['yellow', 'red', 'brown'],
  },
  C16: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:violet',
    piece: ['violet', 'yellow', 'red', 'brown'],
  },
  C17: {
    seats: 2,
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'violet', 3],
    spells: '1000',
    piece: COLOURS,
  },
  C18: { seats: 3, dice: 'blue:3:violet red:2:red yellow:4:yellow+violet white:3:green', piece: COLOURS },
  C19: { seats: 2, dice: 'blue:3:violet* red:2:red yellow:4:yellow* white:3:green', piece: COLOURS },
  C20: { dice: 'blue:3:violet* red:2:red* yellow:4:yellow white:3:green+brown', piece: COLOURS },
  C21: { dice: 'blue:3:blue+violet red:2:red yellow:4:yellow white:3:violet', piece: ['blue', 'violet'] },
  C22: {
    seats: 3,
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'violet', 3],
    piece: ['violet'],
  },
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
  C25: {
    dice: 'blue:3:violet red:2:red yellow:4:blue* white:3:brown',
    hand: ['yellow', 'blue', 4],
    sheet: { blue: 'grn.b.gvr' },
    piece: ['blue'],
    hasEnd: true,
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
  C37: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    hand: ['blue', 'violet', 3],
    sheet: { blue: 'gnynvrgry', green: 'bgbgyrbgy', violet: '.rngybvry' },
    piece: ['blue', 'violet', 'green'],
    places: '11000000000',
  },
  C38: {
    dice: 'blue:3:violet red:2:red yellow:4:blue* white:3:brown',
    hand: ['yellow', 'blue', 4],
    sheet: { blue: 'grn.b.gvr' },
    piece: ['blue'],
    blots: 9,
    hasEnd: true,
  },
  C43: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    sheet: { blue: 'gnynvrgry' },
    piece: COLOURS,
    struck: 'green:1 yellow:1 violet:1 red:1 brown:1 griffin:1 hydra:1 unicorn:1 dragon:1',
    places: '10000000000',
  },
  C44: {
    dice: 'blue:3:violet* red:2:red yellow:4:yellow white:3:brown',
    piece: COLOURS,
    struck: 'blue:2 green:2 yellow:2 violet:2 red:2 brown:2 griffin:2 hydra:2 unicorn:2 dragon:1',
  },
} as const satisfies Readonly<Record<string, Position>>;
