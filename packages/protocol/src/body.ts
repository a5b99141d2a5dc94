import * as v from 'valibot';
import { answer } from './answer.ts';
import {
  commitMessage,
  enrolMessage,
  returnMessage,
  revealMessage,
  stepsMessage,
  submitMessage,
} from './client-message.ts';
import { errorCode } from './error.ts';
import { count, hash, object, seat, tableId, tokenId, viewer, word } from './fields.ts';
import { SCOPES } from './scope.ts';
import { tableMessage } from './server-message.ts';
import { fairEvents, seenRow, tableView } from './table.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const turnMs = v.pipe(v.number(), v.safeInteger(), v.minValue(10 * SECOND), v.maxValue(14 * DAY));
const name = v.pipe(v.string(), v.maxLength(240));

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

/** `me`: the session that asks; `free`: whoever has the ticket. */
const seatTerms = v.variant('kind', [
  v.strictObject({ kind: v.literal('me'), name: v.exactOptional(name) }),
  v.strictObject({ kind: v.literal('free') }),
  v.strictObject({ kind: v.literal('bot'), bot: word }),
]);
export type SeatTerms = v.InferOutput<typeof seatTerms>;

export const createBody = v.strictObject({
  game: word,
  options: object,
  seats: v.pipe(v.array(seatTerms), v.minLength(1), v.maxLength(8)),
  clock: clockTerms,
});
export type CreateBody = v.InferOutput<typeof createBody>;

/** A ticket by seat for those that are free. */
const createdBody = v.strictObject({ table: tableId, tickets: v.array(v.strictObject({ seat, ticket: hash })) });

export const sitBody = v.strictObject({ seat, ticket: hash, name: v.exactOptional(name) });
export type SitBody = v.InferOutput<typeof sitBody>;

const polledBody = v.strictObject({
  table: tableId,
  viewer,
  view: tableView,
  rows: v.array(seenRow),
  fair: fairEvents,
});

/** Any command of the socket. */
const commandBody = v.variant('kind', [submitMessage, commitMessage, revealMessage, enrolMessage, returnMessage]);

/** Characters that cannot be seen, or turn the direction of text. JSON Schema knows no classes of Unicode. */
const HIDDEN = ['\\u0000-\\u001f', '\\u007f-\\u009f', '\\u200b-\\u200f', '\\u2028-\\u202e', '\\u2060-\\u206f'];
const SHOWABLE = new RegExp(`^[^${HIDDEN.join('')}]+$`);

/** A bearer token: what its owner calls it, and what it may do. */
const tokenTerms = {
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(SHOWABLE)),
  scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
};
const tokenBody = v.strictObject({ id: tokenId, ...tokenTerms });

const endpoint = v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\//));
/** As `PushSubscription` of a browser has it, without its time of expiration. */
const pushBody = v.strictObject({
  endpoint,
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
});

/** RFC 9457. */
const problemBody = v.strictObject({ type: v.string(), title: v.string(), status: count, code: errorCode });

/** What is sent over HTTP, by the names that the API's document gives them. Commands have the bodies of the socket. */
export const BODIES = {
  Empty: v.strictObject({}),
  Create: createBody,
  Created: createdBody,
  Sit: sitBody,
  Submit: submitMessage,
  Commit: commitMessage,
  Reveal: revealMessage,
  Enrol: enrolMessage,
  Return: returnMessage,
  Command: commandBody,
  Answer: answer,
  Steps: stepsMessage,
  StepsAnswer: v.strictObject({ steps: v.array(v.string()) }),
  Table: polledBody,
  TableLine: tableMessage,
  /** Of a whole game, as docs/notation.md describes it. */
  Record: object,
  /** A line of an export. */
  Game: v.strictObject({ table: tableId, record: object }),
  PushKey: v.strictObject({ key: v.string() }),
  Push: pushBody,
  PushEndpoint: v.strictObject({ endpoint }),
  NewToken: v.strictObject(tokenTerms),
  MadeToken: v.strictObject({ ...tokenBody.entries, token: v.string() }),
  Tokens: v.strictObject({ tokens: v.array(tokenBody) }),
  Problem: problemBody,
} as const;
