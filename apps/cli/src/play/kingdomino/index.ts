import { type Event, kingdomino, type Options, type State, VARIANTS, type Variant } from '@crownhold/games/kingdomino';
import { type KingdominoHand, playHand, settleHand, startHand } from '@crownhold/hands/kingdomino';
import type { Board, Choice } from '../board.ts';
import { drawEnd } from './end.ts';
import { newsOf } from './news.ts';
import { promptOf } from './prompt.ts';
import { drawScene, LEAST } from './scene.ts';
import { steerHand } from './steering.ts';

export const kingdominoBoard: Board<State, Options, Event, KingdominoHand> = {
  game: kingdomino,
  least: LEAST,
  hidesHands: false,
  choices: VARIANTS.map(variantChoice),
  options: (chosen) => ({ variants: VARIANTS.filter((variant) => chosen[variant] === 'yes') }),
  first: (_, [seat]) => seat!,
  start: startHand,
  press: (hand, key) => (key === 'enter' ? playHand(hand) : steerHand(hand, key)),
  lift: () => undefined,
  settle: settleHand,
  prompt: promptOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: (_, t) => ({ title: t('play-rules-title'), texts: [t('play-rules-body')] }),
  isBetweenGames: ({ phase }) => phase === 'renew',
};

function variantChoice(variant: Variant): Choice {
  return {
    id: variant,
    values: ['no', 'yes'],
    label: (t) => t(`variant-${variant}`),
    text: (value, t) => t(value === 'yes' ? 'play-menu-yes' : 'play-menu-no'),
  };
}
