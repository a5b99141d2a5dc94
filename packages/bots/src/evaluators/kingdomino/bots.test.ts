import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it } from 'vitest';
import { botsFor, simpleBotsFor } from '../../registry.ts';
import { KINGDOMINO_BOTS } from './bots.ts';

it('a page that loads one game knows every bot that may sit at its tables, and the same one', async () => {
  const known = [...botsFor(kingdomino), ...simpleBotsFor(kingdomino)];
  expect(KINGDOMINO_BOTS.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
  const state = kingdomino.create({ seats: 2, variants: [], tiebreak: 'territory-then-crowns' });
  const moves = new Int32Array(kingdomino.maxMoves);
  while (kingdomino.actors(state) & (1 << 8)) {
    kingdomino.legalMoves(state, 8, moves);
    kingdomino.apply(state, 8, moves[0]!);
  }
  const seat = [0, 1].find((each) => kingdomino.actors(state) & (1 << each))!;
  for (const [at, kind] of KINGDOMINO_BOTS.entries()) {
    await kind.load?.();
    const turns = [kind, known[at]!].map(
      (one) => [...one.create().think(kingdomino.view(state, seat), seat, { seed: 7, nodes: 50 })].at(-1)!.turn,
    );
    expect(turns[0], kind.id).toEqual(turns[1]);
  }
});

it('the networks of a level come when they are asked for', () => {
  const queen = KINGDOMINO_BOTS.find(({ id }) => id === 'queen')!;
  expect(queen.load).toBeInstanceOf(Function);
  for (const kind of KINGDOMINO_BOTS) if (kind !== queen) expect(kind.load, kind.id).toBeUndefined();
});
