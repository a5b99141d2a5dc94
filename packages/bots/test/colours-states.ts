import { COLOURS, type Colour, colours, type State } from '@crownhold/games/colours';

const NOTHING = '.........';
const NO_DROPS = '0,0,0,0,0,0';
const NO_PLACES = '00000000000';

/** Letters by kingdom in the order of COLOURS; what is left out is unpainted. */
export type Letters = Readonly<Partial<Record<Colour, string>>>;

export interface ColouringSetup {
  readonly sheet?: Letters;
  readonly spells?: string;
  readonly drops?: string;
}

function sheetText(sheet: Letters = {}): string {
  return COLOURS.map((kingdom) => sheet[kingdom] ?? NOTHING).join('/');
}

function parseColours(text: string): State {
  const state = colours.parseState(text);
  if (!state) throw new Error(`not a state: ${text}`);
  return state;
}

/** Round 5 of a game for one, who has a blue, red or yellow die from a kingdom. */
export function colouringAlone(
  die: string,
  drops: number,
  kingdom: string,
  setup: ColouringSetup = {},
  last: '-' | 'last' = '-',
): State {
  const dice = ['blue', 'red', 'yellow', 'white'].map((name) =>
    name === die ? `${die}:${drops}:${kingdom}*` : `${name}:2:green`,
  );
  const spells = setup.spells ?? '0000';
  const held = setup.drops ?? NO_DROPS;
  const seat = [
    9,
    `${die}>${kingdom}=${die}`,
    `${kingdom}:${kingdom}:${drops}:0:0`,
    sheetText(setup.sheet),
    `${spells}/${spells}/0000`,
    `${held}/${held}/${NO_DROPS}`,
    '0/0',
    NO_PLACES,
  ];
  return parseColours(`1 first | 5 play 0 ${last} | ${dice.join(' ')} | - | ${seat.join(' ')}`);
}

/** Round 1 of a game for one, who is to take a die. */
export function takingAlone(dice: string, sheet: Letters = {}, last: '-' | 'last' = '-'): State {
  const seat = ['0 - -', sheetText(sheet), '0000/0000/0000', `${NO_DROPS}/${NO_DROPS}/${NO_DROPS}`, '0/0', NO_PLACES];
  return parseColours(`1 first | 1 play 0 ${last} | ${dice} | - | ${seat.join(' ')}`);
}

/** Round 5 alone, with a number to strike. */
export function strikingAlone(sheet: Letters, struck = '-', places = NO_PLACES): State {
  const seat = ['10 blue>blue=blue blue:blue:0:2:done', sheetText(sheet), '0000/0000/0000'];
  const rest = [`${NO_DROPS}/${NO_DROPS}/${NO_DROPS}`, '0/0', places];
  const dice = 'blue:2:blue* red:2:green yellow:2:green white:2:green';
  return parseColours(`1 first | 5 strike 0 - | ${dice} | ${struck} | ${[...seat, ...rest].join(' ')}`);
}
