import type { StateBuffer } from '@crownhold/core';
import type { Details } from '../details.ts';
import { coloursDetails } from './colours.ts';
import { duelDetails } from './duel.ts';
import { kingdominoDetails } from './kingdomino.ts';

const BY_GAME: ReadonlyMap<string, Details<StateBuffer>> = new Map<string, Details<StateBuffer>>([
  ['kingdomino', kingdominoDetails],
  ['duel', duelDetails],
  ['colours', coloursDetails],
]);

const NOTHING_TO_TELL: Details<StateBuffer> = {
  facts: () => ({}),
  panel: () => [],
  counts: () => ({}),
  isSeries: () => false,
  isBetweenGames: () => false,
  gamePoints: () => 0,
};

export function detailsOf(game: { readonly id: string }): Details<StateBuffer> {
  return BY_GAME.get(game.id) ?? NOTHING_TO_TELL;
}
