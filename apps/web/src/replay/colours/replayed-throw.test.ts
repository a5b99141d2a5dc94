import { type AnyGame, isFault, parseRecord } from '@crownhold/core';
import { examine, isFairFault } from '@crownhold/fair';
import { colours } from '@crownhold/games/colours';
import type { ColoursTypes } from '@crownhold/table/colours';
import { expect, it } from 'vitest';
import { throwOnce } from '../../../e2e/thrown-game.ts';
import { createTimeline } from '../timeline.ts';
import { loadThrowers } from './evidence.ts';
import { isThrown, throwAfter, throwsOf } from './replayed-throw.ts';

it('the dice of a record fall again as they fell, at the moment that tells it', async () => {
  const record = parseRecord(await throwOnce());
  if (isFault(record)) throw new Error(record.refusal.code);
  const examined = examine(colours as unknown as AnyGame, record, await loadThrowers(record));
  if (isFairFault(examined)) throw new Error(examined.code);
  const throws = throwsOf(examined.conclude(false).entries.map(({ attachment }, step) => ({ step, attachment })));
  expect(throws).toHaveLength(1);
  const timeline = createTimeline<ColoursTypes>(colours, record, true);
  if (isFault(timeline)) throw new Error(timeline.refusal.code);
  const last = timeline.moments.at(-1)!;
  expect(isThrown(last.events)).toBe(true);
  const { thrown } = throwAfter(throws, last.steps)!;
  expect(thrown.dice.map(({ drops }) => drops)).toEqual([...last.view.numbers]);
  expect(thrown.path.length).toBeGreaterThan(1000);
  expect(throwAfter(throws, throws[0]!.step)).toBeUndefined();
});
