import type { Answer, CommandMessage } from '@crownhold/protocol';
import { proposePart } from './sealing.ts';
import { proposeEnrolment, proposeReturn } from './seat-changes.ts';
import type { TablePorts } from './table-ports.ts';
import type { Proposal, TableStore } from './table-store.ts';
import { type TurnRequest, turnOf } from './turns.ts';

/** How the log calls a command, the digest of all it says, and when it came. */
type CommandName = Required<Pick<TurnRequest, 'command' | 'body' | 'arrivedMs'>>;

/** What a command of a person asks for, to be decided at the head. */
export function proposalOf(
  table: TableStore,
  ports: TablePorts,
  message: CommandMessage,
  name: CommandName,
  proposeTurn: (turn: TurnRequest) => Promise<Proposal | Answer>,
): () => Promise<Proposal | Answer> {
  const { body } = name;
  switch (message.kind) {
    case 'submit':
      return () => proposeTurn({ ...turnOf(message), ...name, by: 'person', id: message.commandId });
    case 'commit':
      return () => proposePart(table, ports, message, { command: `commit:${message.seat}`, body });
    case 'reveal':
      return () => proposePart(table, ports, message, { command: `reveal:${message.seat}:${message.attempt}`, body });
    case 'enrol':
      return () => proposeEnrolment(table, ports, message, name);
    case 'return':
      return () => proposeReturn(table, ports, message, name);
  }
}
