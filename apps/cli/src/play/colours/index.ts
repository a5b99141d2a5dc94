import type { Seat } from '@crownhold/core';
import { colours, type Event, type Options, type State } from '@crownhold/games/colours';
import type { Board } from '../board.ts';
import { drawEnd } from './end.ts';
import { type ColoursHand, liftHand, settleHand, startHand } from './hand.ts';
import { newsOf } from './news.ts';
import { promptOf } from './prompt.ts';
import { rulesPages } from './rules-pages.ts';
import { drawScene, LEAST } from './scene.ts';
import { pressHand } from './steering.ts';

export const coloursBoard: Board<State, Options, Event, ColoursHand> = {
  game: colours,
  least: LEAST,
  hidesHands: true,
  choices: [],
  options: () => ({}),
  first: inTurnOrder,
  start: startHand,
  press: pressHand,
  lift: liftHand,
  settle: settleHand,
  prompt: promptOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: (t) => ({ title: t('play-colours-rules-title'), pages: rulesPages(t) }),
  isBetweenGames: () => false,
};

/** [C22] From the holder of the token on, so that whoever has taken a die colours before the next takes one. */
function inTurnOrder({ token, seats: count }: State, seats: readonly Seat[]): Seat {
  return Array.from({ length: count }, (_, step) => (token + step) % count).find((seat) => seats.includes(seat))!;
}
