import type { Seat } from '@crownhold/core';
import { colours, type Event, type Options, type State } from '@crownhold/games/colours';
import type { Board } from '../board.ts';
import { drawEnd } from './end.ts';
import { type ColoursHand, liftHand, settleHand, startHand } from './hand.ts';
import { newsOf } from './news.ts';
import { promptOf } from './prompt.ts';
import { rulesTexts } from './rules-texts.ts';
import { drawScene, LEAST } from './scene.ts';
import { nextSheet, ownSheet, pressHand } from './steering.ts';

export const coloursBoard: Board<State, Options, Event, ColoursHand> = {
  game: colours,
  least: LEAST,
  hidesHands: true,
  choices: [],
  options: () => ({}),
  first: inTurnOrder,
  start: startHand,
  press: pressHand,
  look: { key: 'o', isAway: ({ shown, draft }) => shown !== draft.seat, next: nextSheet, back: ownSheet },
  lift: liftHand,
  settle: settleHand,
  prompt: promptOf,
  news: newsOf,
  drawScene,
  drawEnd,
  rules: (_, t) => ({ title: t('play-colours-rules-title'), texts: rulesTexts(t) }),
  isBetweenGames: () => false,
};

/** [C22] From the holder of the token on, so that whoever has taken a die colours before the next takes one. */
function inTurnOrder({ token, seats: count }: State, seats: readonly Seat[]): Seat {
  return Array.from({ length: count }, (_, step) => (token + step) % count).find((seat) => seats.includes(seat))!;
}
