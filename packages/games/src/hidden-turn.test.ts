import {
  type AnyGame,
  below,
  CHANCE,
  createRng,
  includes,
  isTurnHidden,
  listMoves,
  lowestActor,
} from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { GAMES } from './registry.ts';

const OPTIONS: Readonly<Record<string, unknown>> = {
  kingdomino: { seats: 3, variants: [], tiebreak: 'crowns' },
  duel: { seats: 2, spellbook: 'drawn', first: 'random' },
  colours: { seats: 3, map: 'first' },
};

/** Plays a random game, and says of the first step of every turn whether the turn is hidden. */
function turnsOf(
  game: AnyGame,
  seed: number,
): readonly { readonly first: string; readonly isHidden: boolean; readonly ways: number }[] {
  const rng = createRng(seed);
  const state = game.create(game.parseOptions(OPTIONS[game.id]) as { readonly seats: number });
  const turns: { first: string; isHidden: boolean; ways: number }[] = [];
  while (game.actors(state) !== 0) {
    const isChance = includes(game.actors(state), CHANCE);
    const actor = isChance ? CHANCE : lowestActor(game.actors(state));
    if (isChance) {
      const moves = listMoves(game, state, actor);
      game.apply(state, actor, moves[below(rng, moves.length)]!);
      continue;
    }
    const turn = game.turn(state, actor);
    const isHidden = isTurnHidden(game, state, actor);
    const moves = listMoves(game, state, actor);
    const before = game.copy(state);
    let first: string | undefined;
    while (game.turn(state, actor) === turn) {
      const legal = listMoves(game, state, actor);
      const move = legal[below(rng, legal.length)]!;
      first ??= game.formatMove(before, move);
      game.apply(state, actor, move);
    }
    turns.push({ first: first!.split(' ')[0]!, isHidden, ways: moves.length });
  }
  return turns;
}

describe('whether a turn is hidden', () => {
  it('[C22] to take a die is open, to colour is hidden wherever there is a choice', () => {
    const turns = [1, 2, 3].flatMap((seed) => turnsOf(GAMES.find(({ id }) => id === 'colours')!, seed));
    expect(new Set(turns.filter(({ first }) => first === 'take').map(({ isHidden }) => isHidden))).toEqual(
      new Set([false]),
    );
    const colouring = turns.filter(({ first, ways }) => first !== 'take' && ways > 1);
    expect(colouring.length).toBeGreaterThan(50);
    expect(colouring.filter(({ isHidden }) => !isHidden)).toEqual([]);
  });

  it.each(['kingdomino', 'duel'])('nothing is hidden in %s', (id) => {
    const turns = turnsOf(GAMES.find((game) => game.id === id)!, 1);
    expect(turns.some(({ isHidden }) => isHidden)).toBe(false);
  });
});
