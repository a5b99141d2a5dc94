import { type Command, isTurnHidden, judgeTurn, type Rejection, type Seat, sinceOf } from '@crownhold/core';
import type { Answer, SubmitMessage } from '@crownhold/protocol';
import { type DealSigned, isDealRefusal } from '../ports/dealing.ts';
import type { Author, RowEntry } from './entry.ts';
import { attachmentsOf } from './sealing.ts';
import type { TableLog } from './table-log.ts';
import type { TablePorts } from './table-ports.ts';
import { accepted, type Proposal, refused, type TableStore } from './table-store.ts';

/** A turn that somebody wants to make. */
export interface TurnRequest extends Command {
  readonly by: Author;
  /** How the log calls it. */
  readonly command: string;
  /** Time of service when it came: no later waiting counts. */
  readonly arrivedMs: number;
  /** A person's: its own id, and the digest of all it said. */
  readonly id?: string;
  readonly body?: string;
  readonly signed?: DealSigned;
}

export function turnOf(message: SubmitMessage): Command & { readonly signed?: DealSigned } {
  const { seat, since, turn, signed } = message;
  return { seat, since, turn, ...(signed && { signed }) };
}

/** Decides a turn at the head, and deals what follows it. */
export async function proposeTurn(
  table: TableStore,
  { dealing, time }: TablePorts,
  request: TurnRequest,
): Promise<Proposal | Answer> {
  const { log } = table;
  const { command, seat, since, by, arrivedMs, id, body, signed } = request;
  const known = log.commands.get(command);
  if (known) return known.body === body ? accepted(known.version, known.head) : refused('id-reused');
  const { match, status } = log;
  if (status === 'stopped') return refused('stopped');
  if (status !== 'playing' || !match) return refused('not-playing');
  if (sinceOf(match, seat) !== since) return { kind: 'stale', version: log.version };
  if (by === 'person' && log.away.has(seat)) return refused('bot-plays');
  if (by === 'person' && isLate(log, seat, arrivedMs)) return refused('too-late');
  const judged = judgeTurn(match, request);
  if (judged.kind !== 'accepted') return refusalForAuthor(log, request);
  const isHidden = isTurnHidden(match.game, match.state, seat);
  const dealt = await table.dealt();
  const row = await dealing.play(dealt, match, { seat, judged, isHidden, ...(signed && { signed }) });
  if (isDealRefusal(row)) return refused(row.refused);
  const { state, events, steps, entries, after, opening } = row;
  const attachments = attachmentsOf(entries);
  const entry: RowEntry = {
    kind: 'row',
    at: time.nowMs(),
    seat,
    by,
    ...(id !== undefined && { id }),
    ...(body !== undefined && { body }),
    steps,
    ...(attachments && { attachments }),
    ...(opening && { opening }),
    events,
    head: state.head,
    usedMs: log.clocks?.usedMs(seat, arrivedMs) ?? 0,
  };
  // How dice fell is told as it was stored.
  return { entry, command, dealt: state, ...(!attachments && { played: { entry, entries, after } }) };
}

/** Why not, from what the author may know: a refusal by the whole state could tell more. */
function refusalForAuthor({ match }: TableLog, request: Command): Rejection {
  const { game, state } = match!;
  const judged = judgeTurn({ ...match!, state: game.view(state, request.seat) }, request);
  if (judged.kind === 'accepted') throw new Error(`legal on the view of seat ${request.seat} alone`);
  return judged;
}

function isLate(log: TableLog, seat: Seat, arrivedMs: number): boolean {
  const deadline = log.deadlineMs(seat);
  return deadline !== undefined && arrivedMs > deadline;
}
