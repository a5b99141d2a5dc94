import * as v from 'valibot';
import { errorCode } from './error.ts';
import { count, hash } from './fields.ts';

const refusal = v.strictObject({
  rule: v.string(),
  code: v.string(),
  args: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** What becomes of a command. Accepted says that it is stored; what it brought comes to those who are subscribed. */
export const answer = v.variant('kind', [
  v.strictObject({ kind: v.literal('accepted'), version: count, head: v.exactOptional(hash) }),
  v.strictObject({ kind: v.literal('stale'), version: count }),
  v.strictObject({ kind: v.literal('unreadable'), step: count, text: v.string() }),
  v.strictObject({ kind: v.literal('illegal'), step: count, text: v.string(), refusal }),
  v.strictObject({ kind: v.literal('unfinished') }),
  v.strictObject({ kind: v.literal('overlong'), step: count }),
  v.strictObject({ kind: v.literal('refused'), code: errorCode }),
]);
export type Answer = v.InferOutput<typeof answer>;
