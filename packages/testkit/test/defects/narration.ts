import { SPECTATOR } from '@crownhold/core';
import { type ToyEvent, toy } from '../toy.ts';
import type { Defects } from './defect.ts';

/** What no type would let pass, but JavaScript does. */
function unlawful(event: object): readonly ToyEvent[] {
  return [event as ToyEvent];
}

export const narrationDefects: Defects = {
  'events are plain facts for every viewer': {
    'a spectator is not expected': () => ({
      events(before, entry, viewer) {
        if (viewer === SPECTATOR) throw new Error('who?');
        return toy.events(before, entry, viewer);
      },
    }),
    'a fact is undefined': () => ({ events: () => unlawful({ kind: 'rolled', prize: undefined }) }),
    'a fact is no number': () => ({ events: () => [{ kind: 'rolled', prize: Number.NaN }] }),
    'facts in a map': () => ({ events: () => unlawful(new Map([['prize', 1]])) }),
    'facts in bytes': () => ({ events: () => unlawful({ kind: 'revealed', bids: new Uint8Array(2) }) }),
  },
  'acts begin with chance, and for everybody': {
    'an act begins in the middle of a turn': () => ({ startsAct: ({ phase }) => phase === 'bid' }),
    'whether an act begins tells a bid': () => ({
      startsAct: (state) => state.phase === 'reveal' && state.of(0, 'bid') > 1,
    }),
  },
};
