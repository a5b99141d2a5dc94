import * as v from 'valibot';
import { commandId, count, hash, milliseconds, object, seat, viewer } from './fields.ts';
import { people } from './people.ts';

const clocks = v.strictObject({
  /** By seat; null where nothing counts. */
  leftMs: v.array(v.nullable(milliseconds)),
  running: v.array(seat),
  pausedMs: milliseconds,
});

/** What the table waits for before the first deal. */
const sealing = v.strictObject({
  stage: v.picklist(['commit', 'reveal']),
  attempt: count,
  /** Seats whose part is still missing. */
  awaited: v.array(seat),
});

/** `TableView` of core, with the view as text. */
export const tableView = v.strictObject({
  game: v.string(),
  rulesVersion: count,
  options: object,
  viewer,
  status: v.picklist(['seating', 'sealing', 'playing', 'over', 'stopped']),
  version: count,
  /** Absent before the first deal, and at a stopped table. */
  view: v.exactOptional(v.string()),
  asked: v.array(v.strictObject({ seat, since: count })),
  legal: v.exactOptional(v.array(v.string())),
  chairs: v.array(v.strictObject({ name: v.string(), bot: v.exactOptional(v.string()) })),
  clocks: v.exactOptional(clocks),
  presence: v.exactOptional(v.array(v.picklist(['here', 'away', 'learning', 'bot']))),
  people: v.exactOptional(people),
  /** How thrown dice came to rest. */
  thrown: v.exactOptional(v.unknown()),
  proof: v.exactOptional(v.strictObject({ head: hash, words: v.string(), unchecked: count })),
  sealing: v.exactOptional(sealing),
  /** The server is busy, and its bots think less than they could. */
  isHurried: v.exactOptional(v.literal(true)),
});
export type TableMessage = v.InferOutput<typeof tableView>;

/** An event of the transcript with its number. The same one may come twice. */
const fairEvent = v.strictObject({ index: count, event: object });
export type FairEventMessage = v.InferOutput<typeof fairEvent>;

/** `SeenRow` of core, with views as text, and the events of the transcript that came with it. */
export const seenRow = v.strictObject({
  version: count,
  seat: v.exactOptional(seat),
  command: v.exactOptional(commandId),
  acts: v.array(v.strictObject({ events: v.array(v.unknown()), view: v.string(), attachments: v.array(v.unknown()) })),
  fair: v.array(fairEvent),
});
export type SeenRowMessage = v.InferOutput<typeof seenRow>;

export const fairEvents = v.array(fairEvent);
