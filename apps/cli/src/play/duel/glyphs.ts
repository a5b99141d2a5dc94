import type { Arms } from '@crownhold/games/duel';
import { type Charset, GLYPHS, type Glyphs } from '../glyphs.ts';

export interface DuelGlyphs extends Glyphs {
  /** One or two characters each. */
  readonly arms: Readonly<Record<Arms, string>>;
  readonly joker: string;
  readonly cross: string;
  /** Squares of the spellbook: ticked, open, and struck out. */
  readonly tick: string;
  readonly open: string;
  readonly struck: string;
}

export const DUEL_GLYPHS: Readonly<Record<Charset, DuelGlyphs>> = {
  unicode: {
    ...GLYPHS.unicode,
    arms: { dot: '●', stripe: '┃', 'double-dot': '●●', 'double-stripe': '┃┃', black: '██', quarters: '▀▄' },
    joker: '?',
    cross: '×',
    tick: '■',
    open: '□',
    struck: '─',
  },
  ascii: {
    ...GLYPHS.ascii,
    arms: { dot: 'o', stripe: '|', 'double-dot': 'oo', 'double-stripe': '||', black: '##', quarters: '%%' },
    joker: '?',
    cross: 'x',
    tick: '#',
    open: '.',
    struck: '-',
  },
};
