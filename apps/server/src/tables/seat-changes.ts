import type { Answer, EnrolMessage, ReturnMessage } from '@crownhold/protocol';
import { isDealRefusal } from '../ports/dealing.ts';
import { deviceOf } from './sealing.ts';
import type { TablePorts } from './table-ports.ts';
import { accepted, type Proposal, refused, type TableStore } from './table-store.ts';

/** How the log calls a command, and the digest of all it says. */
interface CommandName {
  readonly command: string;
  readonly body: string;
}

/** A new key and chain for a seat during the game. */
export async function proposeEnrolment(
  table: TableStore,
  { dealing, time }: TablePorts,
  message: EnrolMessage,
  { command, body }: CommandName,
): Promise<Proposal | Answer> {
  const { log } = table;
  const known = log.commands.get(command);
  if (known) return known.body === body ? accepted(known.version, known.head) : refused('id-reused');
  if (log.status !== 'playing') return refused('not-playing');
  const { seat, commandId: id, client, old } = message;
  const dealt = await dealing.enrol(await table.dealt(), seat, { ...client, device: deviceOf(table, seat) }, old);
  if (isDealRefusal(dealt)) return refused(dealt.refused);
  const { state, event } = dealt;
  const entry = { kind: 'enrol', at: time.nowMs(), id, body, seat, events: [event], head: state.head } as const;
  return { entry, command, dealt: state };
}

/** A person takes its seat back from the bot. */
export async function proposeReturn(
  { log }: TableStore,
  { time }: TablePorts,
  { seat, commandId: id }: ReturnMessage,
  { command, body }: CommandName,
): Promise<Proposal | Answer> {
  const known = log.commands.get(command);
  if (known) return known.body === body ? accepted(known.version, known.head) : refused('id-reused');
  if (log.status !== 'playing') return refused('not-playing');
  if (log.people.resigned.includes(seat)) return refused('not-playing');
  if (!log.away.has(seat)) return accepted(log.version, log.head);
  return { entry: { kind: 'return', at: time.nowMs(), id, body, seat }, command };
}
