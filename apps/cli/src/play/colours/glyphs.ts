import type { Monster } from '@crownhold/games/colours/map';
import { type Charset, GLYPHS, type Glyphs } from '../glyphs.ts';

export interface ColoursGlyphs extends Glyphs {
  /** A line by the weights of its four arms, up, right, down and left as digits to the base of 3: none, thin, thick. */
  readonly lines: string;
  readonly tower: string;
  /** The sides of a die that lies on the map. */
  readonly die: string;
  readonly spell: string;
  readonly monsters: Readonly<Record<Monster, string>>;
  /** An area that the next drop may go to. */
  readonly open: string;
  /** What one has, and what one will have in the next round; blots that are painted and that are not. */
  readonly ready: string;
  readonly gained: string;
  readonly blot: string;
  readonly free: string;
  readonly done: string;
  /** A place that several share; a number earned and one struck out. */
  readonly shared: string;
  readonly earned: string;
  readonly struck: string;
}

const MONSTERS = { griffin: 'G', hydra: 'H', unicorn: 'U', dragon: 'D' } as const;
const LINES = '    ╮┑ ┒┓ ─╾╭┬┭┎┰┱ ╼━┍┮┯┏┲┳ ╯┙│┤┥╽┧┪╰┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈ ┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋';

export const COLOURS_GLYPHS: Readonly<Record<Charset, ColoursGlyphs>> = {
  unicode: {
    ...GLYPHS.unicode,
    lines: LINES,
    tower: '▲',
    die: '▐▌',
    spell: '✦',
    monsters: MONSTERS,
    open: '·',
    ready: '●',
    gained: '○',
    blot: '■',
    free: '□',
    done: '✓',
    shared: '&',
    earned: '●',
    struck: '×',
  },
  ascii: {
    ...GLYPHS.ascii,
    lines: asciiLines(),
    tower: '^',
    die: '<>',
    spell: '*',
    monsters: MONSTERS,
    open: '.',
    ready: '#',
    gained: 'o',
    blot: '#',
    free: '.',
    done: '/',
    shared: '&',
    earned: 'O',
    struck: 'x',
  },
};

/** Straight lines thin and thick, everything else a corner. */
function asciiLines(): string {
  return [...LINES]
    .map((line) => {
      if (line === ' ' || line === '│' || line === '─') return { ' ': ' ', '│': '|', '─': '-' }[line];
      if ('┃╽╿'.includes(line)) return 'H';
      return '━╾╼'.includes(line) ? '=' : '+';
    })
    .join('');
}
