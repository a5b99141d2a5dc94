import { createRng } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { expect, it, vi } from 'vitest';
import { dealing, people, randomSteps } from '../test/games.ts';
import { beginHere } from './index.ts';
import { type KingdominoTypes, kingdominoInput } from './kingdomino/index.ts';
import { SessionRunner } from './runner.ts';

const OPTIONS = { seats: 2, variants: ['dynasty'], tiebreak: 'crowns' } as const;

it('bots wait between the games of a series, even while the last row is still told', async () => {
  const chairs = people(2).map((chair) => ({ ...chair, bot: 'random' }));
  const rng = createRng(1);
  const asked: number[] = [];
  const here = beginHere<KingdominoTypes>(kingdomino, OPTIONS, chairs, dealing(1), {
    think: async (_bot, view, seat) => {
      asked.push(view.game);
      return randomSteps(kingdomino as never, view as never, seat, rng).join('; ');
    },
  });
  const runner = new SessionRunner(
    here,
    kingdominoInput,
    { own: [] },
    { show: () => undefined, fail: expect.unreachable },
  );
  const hasEnd = () => runner.session.untold.some(({ acts }) => acts.some(({ view }) => view.phase === 'renew'));
  await vi.waitUntil(hasEnd, { interval: 1 });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const count = asked.length;
  await settled();
  expect(asked).toHaveLength(count);
  runner.dispatch({ kind: 'told', isAll: true });
  expect(runner.session.pause?.phase).toBe('renew');
  await settled();
  expect(asked).toHaveLength(count);
  expect(new Set(asked)).toEqual(new Set([0]));
  runner.dispatch({ kind: 'go-on' });
  runner.dispatch({ kind: 'told', isAll: true });
  await vi.waitUntil(() => asked.includes(1), { interval: 1 });
  here.close();
});
