import { type Refusal, refuse } from '@crownhold/core';
import { coloursScorer } from './colours/scorer.ts';
import { duelScorer } from './duel/scorer.ts';
import { kingdominoScorer } from './kingdomino/scorer.ts';
import type { Scorer } from './scorer.ts';

const BY_GAME: ReadonlyMap<string, Scorer> = new Map([
  ['kingdomino', kingdominoScorer],
  ['duel', duelScorer],
  ['colours', coloursScorer],
]);

export function findScorer(game: string): Scorer | Refusal {
  return BY_GAME.get(game) ?? refuse('R4', 'unknown-game', { game, known: [...BY_GAME.keys()].join(', ') });
}
