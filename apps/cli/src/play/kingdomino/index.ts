import { kingdomino, VARIANTS, type Variant } from '@crownhold/games/kingdomino';
import {
  type KingdominoAction,
  type KingdominoInput,
  type KingdominoTypes,
  kingdominoInput,
  newsOf,
} from '@crownhold/table/kingdomino';
import type { Board, Choice } from '../board.ts';
import { drawEnd } from './end.ts';
import { actionOf } from './keys.ts';
import { promptOf, reasonOf } from './prompt.ts';
import { drawScene, LEAST } from './scene.ts';

export const kingdominoBoard: Board<KingdominoTypes, KingdominoInput, KingdominoAction, undefined> = {
  game: kingdomino,
  inputRules: kingdominoInput,
  least: LEAST,
  choices: VARIANTS.map(variantChoice),
  options: (chosen) => ({ variants: VARIANTS.filter((variant) => chosen[variant] === 'yes') }),
  rest: () => undefined,
  press: (_, key) => {
    const action = actionOf(key);
    return action && { action };
  },
  lift: { kind: 'lift' },
  prompt: ({ input }, t) => promptOf(input, t),
  reason: reasonOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: (_, t) => ({ title: t('play-rules-title'), texts: [t('play-rules-body')] }),
};

function variantChoice(variant: Variant): Choice {
  return {
    id: variant,
    values: ['no', 'yes'],
    label: (t) => t(`variant-${variant}`),
    text: (value, t) => t(value === 'yes' ? 'play-menu-yes' : 'play-menu-no'),
  };
}
