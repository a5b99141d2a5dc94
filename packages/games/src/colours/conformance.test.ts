import type { LogEntry, Viewer } from '@crownhold/core';
import { conformance } from '@crownhold/testkit';
import { describe, expect, it } from 'vitest';
import { everyOptions } from '../../claims/colours/options.ts';
import { hides, MAX_STEPS } from '../../claims/colours/secrecy.ts';
import { colours } from './index.ts';
import { type Event, revealEvent } from './narration.ts';
import type { State } from './state.ts';

const spec = { game: colours, options: everyOptions(), maxSteps: MAX_STEPS, hides };

describe('Colour Kingdoms keeps the contract of a game', () => {
  for (const { name, check } of conformance(spec)) {
    it(name, () => check({ numRuns: 20 }));
  }
});

it('[C22] tells the suite of a reveal that comes too early', () => {
  const events = (before: State, entry: LogEntry, viewer: Viewer): readonly Event[] => {
    const told = colours.events(before, entry, viewer);
    return told.some(({ kind }) => kind === 'done') ? [...told, revealEvent(before)] : told;
  };
  const leaky = { ...spec, game: { ...colours, events } };
  const { check } = conformance(leaky).find(({ name }) => name === 'hidden moves look alike')!;
  expect(() => check({ numRuns: 300, seed: 1 })).toThrow(/events/);
}, 60_000);
