import { expect, it } from 'vitest';
import { firstTurn, placingTable, textOf } from '../../../test/kingdomino-table.ts';
import { face } from '../kingdomino/face.tsx';
import { playFor } from './use-jump.ts';

it('a bot plays the whole turn, whatever was done of it', async () => {
  const table = placingTable();
  const { settled, version } = table.shown.value;
  table.perform({ kind: 'point', cell: { x: 1, y: 0 } }, { kind: 'pick', index: 0 });
  expect(textOf(table)).toMatch(/; take/);
  const asked: unknown[] = [];
  await playFor(face, table, {
    ask: async (bot, view, seat) => {
      asked.push([bot, view, seat]);
      return firstTurn(view, seat);
    },
  });
  expect(asked).toEqual([[face.bots.quick, settled, settled.seat]]);
  expect(table.shown.value.version).toBe(version + 1);
  expect(table.shown.value.news.slice(0, 2)).toMatchObject([{ kind: 'placed' }, { kind: 'taken' }]);
});

it('a bot that answers too late, or not at all, plays nothing', async () => {
  const table = placingTable();
  await playFor(face, table, { ask: async () => undefined });
  const before = table.shown.value;
  await playFor(face, table, {
    ask: async (_, view, seat) => {
      const turn = firstTurn(view, seat);
      table.perform(face.write(turn), { kind: 'confirm' });
      return turn;
    },
  });
  expect(table.shown.value.version).toBe(before.version + 1);
});
