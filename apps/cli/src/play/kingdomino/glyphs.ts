import type { Terrain } from '@crownhold/games/kingdomino';
import { type Charset, GLYPHS, type Glyphs } from '../glyphs.ts';

export interface KingdominoGlyphs extends Glyphs {
  readonly terrain: Readonly<Record<Terrain, string>>;
  readonly crown: string;
}

export const KINGDOMINO_GLYPHS: Readonly<Record<Charset, KingdominoGlyphs>> = {
  unicode: {
    ...GLYPHS.unicode,
    terrain: { wheat: 'ψ', forest: '♣', lake: '≈', grass: '"', swamp: '§', mine: '▲' },
    crown: '♛',
  },
  ascii: {
    ...GLYPHS.ascii,
    terrain: { wheat: 'w', forest: 'f', lake: 'l', grass: 'g', swamp: 's', mine: 'm' },
    crown: '*',
  },
};
