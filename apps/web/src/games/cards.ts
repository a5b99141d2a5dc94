import type { Route } from '../app/route.ts';
import { coloursCard } from './colours/card.ts';
import { duelCard } from './duel/card.ts';
import type { GameCard } from './game-card.ts';
import { kingdominoCard } from './kingdomino/card.ts';

/** The game on top of the box, which the page means where an address names none. */
export const FIRST_CARD: GameCard = kingdominoCard;

/** Every game, as they lie in the box. */
export const CARDS: readonly GameCard[] = [FIRST_CARD, duelCard, coloursCard];

export function findCard(game: string): GameCard | undefined {
  return CARDS.find(({ id }) => id === game);
}

/** The address of a game's screen; the first game needs no name. */
export function routeOf(screen: 'rules' | 'learn' | 'score', game: string): Route {
  return game === FIRST_CARD.id ? { screen } : { screen, game };
}

/** The game that has a rule of this number. */
export function cardOfRule(rule: string): GameCard | undefined {
  return CARDS.find(({ ruleLetter }) => ruleLetter === rule[0]);
}
