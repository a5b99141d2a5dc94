import { type CommandMessage, parseClientMessage, type StepsMessage } from '@crownhold/protocol';

const TABLE = /^[0-9a-z]{16,32}$/;
const SEAT_OR_SPECTATOR = /^(?:-1|[0-7])$/;
const COUNT = /^\d{1,9}$/;
const COMMANDS: ReadonlySet<string> = new Set(['submit', 'commit', 'reveal', 'enrol', 'return']);

export function readTable(params: unknown): string | undefined {
  const { table } = params as { readonly table?: unknown };
  return typeof table === 'string' && TABLE.test(table) ? table : undefined;
}

export interface TableQuery {
  readonly viewer: number;
  readonly since?: number;
}

/** `?viewer=0&since=12`; without them the spectator, and no rows. */
export function readTableQuery(query: unknown): TableQuery | undefined {
  const { viewer = '-1', since, ...others } = query as Readonly<Record<string, unknown>>;
  if (Object.keys(others).length > 0) return undefined;
  if (typeof viewer !== 'string' || !SEAT_OR_SPECTATOR.test(viewer)) return undefined;
  if (since === undefined) return { viewer: Number(viewer) };
  if (typeof since !== 'string' || !COUNT.test(since)) return undefined;
  return { viewer: Number(viewer), since: Number(since) };
}

/** A command as the socket has it, for the table of the path. */
export function readCommand(body: unknown, table: string): CommandMessage | undefined {
  const message = parseClientMessage(body);
  return message && COMMANDS.has(message.kind) && 'commandId' in message && message.table === table
    ? message
    : undefined;
}

export function readSteps(body: unknown, table: string): StepsMessage | undefined {
  const message = parseClientMessage(body);
  return message?.kind === 'steps' && message.table === table ? message : undefined;
}
