import * as v from 'valibot';
import { commandId, count, hash, seat, signature, tableId, turn, viewer } from './fields.ts';

/** What a client gives to its turn besides the words: `fair` says what it proves. */
const signedPart = v.strictObject({
  seal: hash,
  blind: hash,
  /** The last event of the transcript whose head the author had seen. */
  seen: count,
  element: hash,
  signature,
});

/** A key that was made for this table, and the commitment to a chain. */
const enrolment = v.strictObject({ key: hash, commitment: hash, signature });

const ofSeat = { table: tableId, commandId, seat };

/** One whole turn. */
export const submitMessage = v.strictObject({
  kind: v.literal('submit'),
  ...ofSeat,
  since: count,
  turn,
  signed: v.exactOptional(signedPart),
});
export type SubmitMessage = v.InferOutput<typeof submitMessage>;

export const commitMessage = v.strictObject({ kind: v.literal('commit'), ...ofSeat, client: enrolment });
export type CommitMessage = v.InferOutput<typeof commitMessage>;

export const revealMessage = v.strictObject({ kind: v.literal('reveal'), ...ofSeat, attempt: count, element: hash });
export type RevealMessage = v.InferOutput<typeof revealMessage>;

/** A new key for a seat during the game; `old` is signed by the key it had. */
export const enrolMessage = v.strictObject({
  kind: v.literal('enrol'),
  ...ofSeat,
  client: enrolment,
  old: v.exactOptional(signature),
});
export type EnrolMessage = v.InferOutput<typeof enrolMessage>;

/** A person takes its seat back from the bot that played for it. */
export const returnMessage = v.strictObject({ kind: v.literal('return'), ...ofSeat });
export type ReturnMessage = v.InferOutput<typeof returnMessage>;

const subscribeMessage = v.strictObject({
  kind: v.literal('subscribe'),
  table: tableId,
  viewer,
  /** Rows after this version come first; none without it. */
  since: v.exactOptional(count),
});
export type SubscribeMessage = v.InferOutput<typeof subscribeMessage>;

/** The steps that may follow a prefix of a turn. */
export const stepsMessage = v.strictObject({
  kind: v.literal('steps'),
  request: commandId,
  table: tableId,
  seat,
  prefix: turn,
});
export type StepsMessage = v.InferOutput<typeof stepsMessage>;

/** Everything that a client may say on the socket. */
export const clientMessage = v.variant('kind', [
  v.strictObject({ kind: v.literal('hello'), protocol: count }),
  subscribeMessage,
  v.strictObject({ kind: v.literal('unsubscribe'), table: tableId, viewer }),
  submitMessage,
  commitMessage,
  revealMessage,
  enrolMessage,
  returnMessage,
  stepsMessage,
  v.strictObject({ kind: v.literal('record'), request: commandId, table: tableId }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
/** Those that change a table. */
export type CommandMessage = SubmitMessage | CommitMessage | RevealMessage | EnrolMessage | ReturnMessage;
