import { diceIn } from '@crownhold/games/duel';
import { laysOf } from '@crownhold/table/duel';
import { expect, it } from 'vitest';
import { duelTable, inputOf, playTurn } from '../../../test/duel-table.ts';
import { lengthOf } from '../../travel/movement.ts';
import { heldDie } from './film-dice.tsx';
import { wayBack } from './way-back.tsx';

it('a domino that is refused becomes two dice in the hand again, within 250 ms', () => {
  const table = duelTable();
  while (inputOf(table).base.state.phase !== 'draw') playTurn(table);
  const input = inputOf(table);
  const [lay] = laysOf(input.base);
  const movements = wayBack({ ...input, choices: [{ ...lay!, kind: 'lay' }] });
  const dice = diceIn(input.base.state.hands[input.base.seat]!);
  expect(movements.map((movement) => 'to' in movement && movement.to.selector)).toEqual(dice.map(heldDie));
  const cells = [lay!.first, lay!.second].map(({ x, y }) => `.duel-main > .duel-map [data-spot="${x} ${y}"]`);
  expect(movements.map((movement) => 'from' in movement && movement.from.selector)).toEqual(cells);
  expect(lengthOf(movements)).toBe(250);
});

it('a cross that is refused is lifted off its square; chosen dice and shields move nothing', () => {
  const input = inputOf(duelTable());
  const crossed = wayBack({ ...input, choices: [{ kind: 'cross', cell: { x: 1, y: 0 } }] });
  expect(crossed).toMatchObject([{ kind: 'path', ms: 250, frames: [{ opacity: 1 }, { opacity: 0 }] }]);
  expect(wayBack({ ...input, choices: [{ kind: 'die', die: 2 }] })).toEqual([]);
});
