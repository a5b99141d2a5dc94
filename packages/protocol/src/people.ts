import * as v from 'valibot';
import { clockTerms } from './clock-terms.ts';
import { count, name, seat, tableId, word } from './fields.ts';

/** All that can be said at a table. */
export const REACTIONS = ['clap', 'wow', 'oh-no', 'think', 'hurry', 'thanks'] as const;
export const reaction = v.picklist(REACTIONS);
export type Reaction = (typeof REACTIONS)[number];

/** A device that says it belongs to somebody at the table, until it is let in or the table is forgotten. */
const claim = v.strictObject({ claim: word, seat, name: v.exactOptional(name) });

/** Who is at a table, and what they have agreed on. The same for every viewer. */
export const people = v.strictObject({
  /** Who has sat there for longest; nobody at an empty table. */
  host: v.exactOptional(seat),
  /** `full`: begins when the last seat is taken; `host`: when the host says so. */
  start: v.picklist(['full', 'host']),
  clock: clockTerms,
  /** In the public list: whoever finds it there may come, until the start. */
  isListed: v.exactOptional(v.literal(true)),
  seats: v.array(
    v.strictObject({
      kind: v.picklist(['free', 'person', 'bot']),
      hasResigned: v.exactOptional(v.literal(true)),
    }),
  ),
  claims: v.array(claim),
  /** Seats that moved to another device during the game; `by`: who let the device in. */
  moved: v.array(v.strictObject({ seat, by: v.exactOptional(seat) })),
  /** Absent seats for which others want a bot, and who does. */
  botVotes: v.array(v.strictObject({ seat, agreed: v.array(seat) })),
  /** Who wants another game; its table once all do. */
  rematch: v.exactOptional(v.strictObject({ agreed: v.array(seat), table: v.exactOptional(tableId) })),
  /** Games that these people have won before this one, by seat; a shared win counts for all who share it. */
  tally: v.exactOptional(v.array(count)),
});
export type People = v.InferOutput<typeof people>;
