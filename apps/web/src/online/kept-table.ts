import type { Seat } from '@crownhold/core';
import type { KeptDraft } from '@crownhold/table';
import type { FarKept } from '@crownhold/table/far';

type Participants = FarKept['participants'];
type Participant = Participants[number];
type Witness = NonNullable<Participant['witness']>;

/** What this device keeps of a table at a server, for all its windows. It holds secrets. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  /** The seats that this device plays. */
  readonly own: readonly Seat[];
  /** In milliseconds. */
  readonly updatedAt: number;
  readonly participants: Participants;
  /** Commands without an answer, by the window that sends them. */
  readonly commands: Readonly<Record<string, FarKept['commands']>>;
  /** Turns in the making, one for each seat. */
  readonly drafts: readonly KeptDraft[];
  /** Of whoever has made the table. */
  readonly links?: TableLinks;
}

/** The secrets of links to a table: the server tells them once. */
export interface TableLinks {
  readonly invite: string;
  readonly watch: string;
  readonly code: string;
  /** Lets messengers show who invites; servers of an older release have none. */
  readonly preview?: string;
}

/** With what one window has to keep. What other windows have kept stays. */
export function withKept(table: KeptTable, window: string, { participants, commands }: FarKept): KeptTable {
  const { [window]: _, ...others } = table.commands;
  return {
    ...table,
    participants: mergeParticipants(table.participants, participants),
    commands: commands.length > 0 ? { ...others, [window]: commands } : others,
  };
}

/**
 * A window that opens the table takes on what all others have not had an answer to: their windows may be gone. If one is
 * not, both send the same bytes, which is played once.
 */
export function adoptedBy(table: KeptTable, window: string): KeptTable {
  const all = new Map(
    Object.values(table.commands)
      .flat()
      .map((command) => [command.commandId, command]),
  );
  return { ...table, commands: all.size > 0 ? { [window]: [...all.values()] } : {} };
}

/** As `Far` begins with it. */
export function farKept({ participants, commands }: KeptTable, window: string): FarKept {
  return { participants, commands: commands[window] ?? [] };
}

export function withDraft(table: KeptTable, seat: Seat, draft: KeptDraft | undefined): KeptTable {
  const others = table.drafts.filter((other) => other.seat !== seat);
  return { ...table, drafts: draft ? [...others, draft] : others };
}

function mergeParticipants(kept: Participants, now: Participants): Participants {
  const others = kept.filter(({ seat }) => now.every((one) => one.seat !== seat));
  const merged = now.map((one) => {
    const before = kept.find(({ seat }) => seat === one.seat);
    return before ? mergeParticipant(before, one) : one;
  });
  return [...others, ...merged];
}

/** No key is lost, and no signed turn: a second one must never be signed in its place. */
function mergeParticipant(before: Participant, now: Participant): Participant {
  const keys = [...before.keys, ...now.keys.filter(({ key }) => before.keys.every((known) => known.key !== key))];
  const witness = mergeWitness(before.witness, now.witness);
  return { ...(now.seat !== undefined && { seat: now.seat }), ...(witness && { witness }), keys };
}

function mergeWitness(before: Witness | undefined, now: Witness | undefined): Witness | undefined {
  if (!before || !now) return now ?? before;
  const [longer, other] = endOf(before) > endOf(now) ? [before, now] : [now, before];
  const isNew = (turn: Witness['sent'][number]) =>
    longer.sent.every(({ opening, ordinal }) => opening !== turn.opening || ordinal !== turn.ordinal);
  return { ...longer, sent: [...longer.sent, ...other.sent.filter(isNew)] };
}

function endOf({ first, heads }: Witness): number {
  return first + heads.length;
}
