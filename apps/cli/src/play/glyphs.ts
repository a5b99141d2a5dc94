import type { Terrain } from '@crownhold/games/kingdomino';

/** The signs a board is drawn with: one character each. */
export interface Glyphs {
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly castle: string;
  readonly crown: string;
  readonly king: string;
  readonly empty: string;
  readonly pointer: string;
}

const DRAWN: Glyphs = {
  terrain: { wheat: 'ψ', forest: '♣', lake: '≈', grass: '"', swamp: '§', mine: '▲' },
  castle: '♜',
  crown: '♛',
  king: '♚',
  empty: '·',
  pointer: '▸',
};

export const ASCII: Glyphs = {
  terrain: { wheat: 'w', forest: 'f', lake: 'l', grass: 'g', swamp: 's', mine: 'm' },
  castle: 'C',
  crown: '*',
  king: 'K',
  empty: '.',
  pointer: '>',
};

/** Only a terminal that says it knows Unicode gets more than ASCII. */
export function chooseGlyphs(
  isAsciiWanted: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Glyphs {
  const locale = environment['LC_ALL'] || environment['LC_CTYPE'] || environment['LANG'] || '';
  const knowsUnicode = /utf-?8/i.test(locale) && environment['TERM'] !== 'linux';
  return isAsciiWanted || !knowsUnicode ? ASCII : DRAWN;
}
