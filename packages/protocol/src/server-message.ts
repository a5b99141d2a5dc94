import * as v from 'valibot';
import { answer } from './answer.ts';
import { errorCode } from './error.ts';
import { commandId, count, object, seat, tableId, viewer } from './fields.ts';
import { reaction } from './people.ts';
import { fairEvents, seenRow, tableView } from './table.ts';

/** The table as a viewer may know it now, the rows since it was last told, and the events after the last row. */
export const tableMessage = v.strictObject({
  kind: v.literal('table'),
  table: tableId,
  viewer,
  view: tableView,
  rows: v.array(seenRow),
  fair: fairEvents,
});
export type TableNews = v.InferOutput<typeof tableMessage>;

/** Everything that a server says on the socket. */
export const serverMessage = v.variant('kind', [
  v.strictObject({ kind: v.literal('welcome'), protocol: count, speaks: v.array(count) }),
  tableMessage,
  /** A sign of somebody at the table; it is not kept. */
  v.strictObject({ kind: v.literal('reaction'), table: tableId, seat, reaction }),
  v.strictObject({ kind: v.literal('answer'), table: tableId, commandId, answer }),
  v.strictObject({ kind: v.literal('steps'), request: commandId, steps: v.array(v.string()) }),
  v.strictObject({ kind: v.literal('record'), request: commandId, record: object }),
  v.strictObject({
    kind: v.literal('error'),
    code: errorCode,
    /** The query that it answers. */
    request: v.exactOptional(commandId),
    /** The subscription that it answers. */
    table: v.exactOptional(tableId),
    viewer: v.exactOptional(viewer),
  }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
