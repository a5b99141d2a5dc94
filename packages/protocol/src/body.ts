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
import { clockTerms } from './clock-terms.ts';
import { errorCode } from './error.ts';
import { count, name, object, seat, tableId, tokenId, viewer, word } from './fields.ts';
import { reaction } from './people.ts';
import { SCOPES } from './scope.ts';
import { tableMessage } from './server-message.ts';
import { fairEvents, seenRow, tableView } from './table.ts';
import { linkSecret, previewToken } from './table-link.ts';

/** `me`: the session that asks; `free`: whoever is invited. */
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
  /** `full` if nothing is said. */
  start: v.exactOptional(v.picklist(['full', 'host'])),
  /** In the public list until it starts, where the operator allows one; else by link only. */
  isListed: v.exactOptional(v.boolean()),
});
export type CreateBody = v.InferOutput<typeof createBody>;

/** The secrets are told once: whoever reads the disk finds hashes. */
const createdBody = v.strictObject({
  table: tableId,
  invite: linkSecret,
  watch: linkSecret,
  code: v.string(),
  /** For links to the invitation: lets messengers show who invites to which game. */
  preview: previewToken,
});
export type CreatedBody = v.InferOutput<typeof createdBody>;

const codeBody = v.strictObject({ code: v.pipe(v.string(), v.maxLength(40)) });

const enteredBody = v.strictObject({ table: tableId });

/** The secret of an invitation or of a link to watch, one of them. */
const enterBody = v.strictObject({ invite: v.exactOptional(linkSecret), watch: v.exactOptional(linkSecret) });
export type EnterBody = v.InferOutput<typeof enterBody>;

/** Any free seat if none is named. With the secret of the invitation, or by a session that has entered with it. */
const sitBody = v.strictObject({
  seat: v.exactOptional(seat),
  invite: v.exactOptional(linkSecret),
  name: v.exactOptional(name),
});
export type SitBody = v.InferOutput<typeof sitBody>;

const satBody = v.strictObject({ seat });

/** What the host may change before the start. People keep their seats by number: `taken`. */
const setupBody = v.strictObject({
  options: object,
  clock: clockTerms,
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('taken') }),
        v.strictObject({ kind: v.literal('free') }),
        v.strictObject({ kind: v.literal('bot'), bot: word }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
  /** As it was if nothing is said. */
  isListed: v.exactOptional(v.boolean()),
});
export type SetupBody = v.InferOutput<typeof setupBody>;

/** Bots of this kind take the seats that are still free. */
const startBody = v.strictObject({ bot: v.exactOptional(word) });

/** One seat of the session that asks; at `leave` the host may name another's. */
const seatBody = v.strictObject({ seat });
const nameBody = v.strictObject({ seat, name });
const learningBody = v.strictObject({ isLearning: v.boolean() });
const reactBody = v.strictObject({ seat, reaction });
const emptyBody = v.strictObject({});

/** A new link of that kind; the one before ends. */
const linkBody = v.strictObject({ kind: v.picklist(['invite', 'watch', 'code']) });
/** `preview`: of an invitation. */
const linkedBody = v.strictObject({ secret: v.string(), preview: v.exactOptional(previewToken) });

/** Takes a seat along to this device, once. */
const moveBody = v.strictObject({ move: linkSecret });

/** One session on two devices. A device that has seats of its own says that it may lose them. */
const deviceBody = v.strictObject({ secret: linkSecret, isReplacing: v.exactOptional(v.boolean()) });

/** "I am Olga": a device without its session asks for a seat. */
const claimBody = v.strictObject({ seat, name: v.exactOptional(name) });
const claimedBody = v.strictObject({ claim: word });
const letInBody = v.strictObject({ claim: word });

/** A table of mine, those first at which it is my turn. */
const myTable = v.strictObject({
  table: tableId,
  game: word,
  status: v.picklist(['seating', 'sealing', 'playing', 'over', 'stopped']),
  /** Mine. */
  seats: v.array(seat),
  isMyTurn: v.boolean(),
  chairs: v.array(v.strictObject({ name: v.string(), bot: v.exactOptional(v.string()) })),
});
export type MyTable = v.InferOutput<typeof myTable>;
const myTablesBody = v.strictObject({ tables: v.array(myTable) });

/** A table of the public list: it waits for people, and everybody may come. */
const publicTable = v.strictObject({
  table: tableId,
  game: word,
  options: object,
  clock: clockTerms,
  /** The name of the host, if there is one. */
  host: v.exactOptional(v.string()),
  /** How many seats wait for somebody. */
  free: count,
});
export type PublicTable = v.InferOutput<typeof publicTable>;
const publicTablesBody = v.strictObject({ tables: v.array(publicTable) });

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

/** `origin`: how links begin that others can open; empty if nobody but this machine can. */
const serverBody = v.strictObject({ origin: v.string(), hasPublicList: v.boolean() });
export type ServerBody = v.InferOutput<typeof serverBody>;

/** RFC 9457. */
const problemBody = v.strictObject({ type: v.string(), title: v.string(), status: count, code: errorCode });

/** What is sent over HTTP, by the names that the API's document gives them. Commands have the bodies of the socket. */
export const BODIES = {
  Empty: emptyBody,
  Create: createBody,
  Created: createdBody,
  Code: codeBody,
  Entered: enteredBody,
  Enter: enterBody,
  Sit: sitBody,
  Sat: satBody,
  Setup: setupBody,
  Start: startBody,
  Seat: seatBody,
  Name: nameBody,
  Learning: learningBody,
  React: reactBody,
  Link: linkBody,
  Linked: linkedBody,
  Move: moveBody,
  Device: deviceBody,
  Claim: claimBody,
  Claimed: claimedBody,
  LetIn: letInBody,
  MyTables: myTablesBody,
  PublicTables: publicTablesBody,
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
  Server: serverBody,
  Problem: problemBody,
} as const;
