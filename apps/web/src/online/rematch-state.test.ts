import type { People } from '@crownhold/protocol';
import { expect, it } from 'vitest';
import { rematchOf } from './rematch-state.ts';

const people = (rematch?: People['rematch']): People => ({
  start: 'host',
  clock: { kind: 'none' },
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
  claims: [],
  moved: [],
  botVotes: [],
  ...(rematch && { rematch }),
});
const ANNA = { own: [0], chairs: [{ name: 'Anna' }, { name: 'Olga' }, { name: 'Robin', bot: 'greedy' }] };

it('another game is open until somebody wants it', () => {
  expect(rematchOf(undefined, ANNA)).toEqual({ kind: 'open' });
  expect(rematchOf(people(), ANNA)).toEqual({ kind: 'open' });
  expect(rematchOf(people({ agreed: [] }), ANNA)).toEqual({ kind: 'open' });
});

it('whoever wants it waits for the other people, and those are asked', () => {
  expect(rematchOf(people({ agreed: [0] }), ANNA)).toEqual({ kind: 'waiting', missing: [1] });
  expect(rematchOf(people({ agreed: [1] }), ANNA)).toEqual({ kind: 'asked', wanting: [1] });
});

it('it begins when all want it', () => {
  const table = 'd'.repeat(16);
  expect(rematchOf(people({ agreed: [0, 1], table }), ANNA)).toEqual({ kind: 'ready', table });
});
