import * as v from 'valibot';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const turnMs = v.pipe(v.number(), v.safeInteger(), v.minValue(10 * SECOND), v.maxValue(14 * DAY));

/** No clock, so long for every turn, or a bank that each turn adds to. */
export const clockTerms = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('turn'), turnMs }),
  v.strictObject({
    kind: v.literal('bank'),
    bankMs: turnMs,
    incrementMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(DAY)),
  }),
]);
export type ClockTerms = v.InferOutput<typeof clockTerms>;
