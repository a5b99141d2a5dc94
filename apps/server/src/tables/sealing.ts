import type { Seat } from '@crownhold/core';
import type { Answer, CommitMessage, RevealMessage } from '@crownhold/protocol';
import { type DealClient, isDealRefusal } from '../ports/dealing.ts';
import { awaitedParts, isSealingReady } from './due.ts';
import type { RowEntry, SealEntry } from './entry.ts';
import type { TablePorts } from './table-ports.ts';
import { accepted, type Proposal, refused, type TableStore } from './table-store.ts';

const SECRET_BYTES = 32;

/** A client's part of `commit` or `reveal`. */
export async function proposePart(
  table: TableStore,
  { dealing, time }: TablePorts,
  message: CommitMessage | RevealMessage,
  { command, body }: { readonly command: string; readonly body: string },
): Promise<Proposal | Answer> {
  const { log } = table;
  const known = log.commands.get(command);
  if (known) return known.body === body ? accepted(known.version, known.head) : refused('id-reused');
  if (log.status === 'stopped') return refused('stopped');
  const { seat, commandId: id } = message;
  if (log.status !== 'sealing' || log.events.length === 0 || !awaitedParts(log).includes(seat))
    return refused('not-asked');
  const isCommit = log.events.length === 1;
  if (isCommit !== (message.kind === 'commit')) return refused('not-asked');
  const at = time.nowMs();
  const dealt = await table.dealt();
  if (message.kind === 'commit') {
    const client: DealClient = { ...message.client, device: deviceOf(table, seat) };
    const fault = await dealing.judgeClient(dealt, seat, client);
    return fault ? refused(fault.refused) : { entry: { kind: 'part', at, id, body, seat, client }, command };
  }
  if (message.attempt !== dealt.attempt) return refused('not-asked');
  const { element } = message;
  const fault = dealing.judgeElement(dealt, seat, element);
  return fault ? refused(fault.refused) : { entry: { kind: 'part', at, id, body, seat, element }, command };
}

/** The next event before the first row, if all parts are there or the time is over. */
export async function proposeSeal(table: TableStore, ports: TablePorts, id: string): Promise<Proposal | undefined> {
  const { log } = table;
  const { time, entropy, dealing } = ports;
  if (log.status !== 'sealing') return undefined;
  const at = time.nowMs();
  if (!isSealingReady(log) && at < log.sealingEndMs) return undefined;
  const command = `seal:${log.events.length}`;
  if (log.events.length === 0) {
    const secret = entropy.bytes(SECRET_BYTES);
    const { game, match } = log;
    const { state, event } = dealing.open(secret, { table: id, game: game!, options: match!.options });
    return { entry: seal(at, event, state.head), command, secret, dealt: state };
  }
  const before = await table.dealt();
  if (before.stage === 'commit') {
    const { state, event } = dealing.commit(before, log.clients);
    return { entry: seal(at, event, state.head), command, dealt: state };
  }
  const missing = awaitedParts(log);
  if (missing.length > 0) {
    const { state, event } = dealing.retry(before, missing);
    return { entry: { ...seal(at, event, state.head), missing }, command, dealt: state };
  }
  return firstRow(table, ports, command);
}

/** `reveal` and the chance before anybody acts, together: nobody sees one without the other. */
async function firstRow(table: TableStore, { dealing, time }: TablePorts, command: string): Promise<Proposal> {
  const { log } = table;
  const before = await table.dealt();
  // After a reopening all that is to be revealed has been.
  const revealed = before.stage === 'rows' ? undefined : dealing.reveal(before, log.elements);
  const row = await dealing.play(revealed?.state ?? before, log.match!, undefined);
  if (isDealRefusal(row)) throw new Error(`the first row was refused: ${row.refused}`);
  const { state, events, steps } = row;
  const attachments = attachmentsOf(row.entries);
  const entry: RowEntry = {
    kind: 'row',
    at: time.nowMs(),
    steps,
    ...(attachments && { attachments }),
    events: [...(revealed ? [revealed.event] : []), ...events],
    head: state.head,
    words: state.words,
  };
  return { entry, command, dealt: state };
}

/** What came along with thrown dice, by the number of the step. */
export function attachmentsOf(
  entries: readonly { readonly attachment?: unknown }[],
): Readonly<Record<string, unknown>> | undefined {
  const found = [...entries.entries()].filter(([, { attachment }]) => attachment !== undefined);
  return found.length > 0 ? Object.fromEntries(found.map(([at, { attachment }]) => [at, attachment])) : undefined;
}

/** Seats of one session are one device. */
export function deviceOf({ places }: TableStore, seat: Seat): number {
  const session = places.find((place) => place.seat === seat)?.session;
  const same = places.filter((place) => place.session === session).map((place) => place.seat);
  return Math.min(seat, ...same);
}

function seal(at: number, event: SealEntry['events'][number], head: string): SealEntry {
  return { kind: 'seal', at, events: [event], head };
}
