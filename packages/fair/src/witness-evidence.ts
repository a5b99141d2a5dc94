import type { Audit } from './audit-state.ts';
import type { Hex } from './bytes.ts';
import type { FairEvent } from './event.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { type Finding, finding, type ProvenCode, type UnprovenCode } from './verdict.ts';
import type { Witness } from './witness.ts';

/** What witnesses say of a history that none of them contradicts. */
export interface Compared {
  readonly proven: readonly Finding<ProvenCode>[];
  readonly unproven: readonly Finding<UnprovenCode>[];
}

interface Memories {
  readonly witnesses?: readonly Witness[];
  readonly heads?: readonly Hex[];
}

/** Holds what people remember against the heads of a history. */
export function compareWitnesses(
  events: readonly FairEvent[],
  audit: Audit,
  { witnesses = [], heads = [] }: Memories,
): Compared | FairFault {
  const written = heads.map((head) => eventOf(audit, head));
  if (written.includes(undefined)) return fairFault('two-histories');
  let [kept, last, replaced] = [heads.length, Math.max(-1, ...(written as number[])), 0];
  for (const witness of witnesses) {
    const held = holdAgainst(events, audit, witness);
    if (isFairFault(held)) return held;
    kept += held.kept;
    last = Math.max(last, held.last);
    replaced = Math.max(replaced, held.replaced);
  }
  const isTail = last >= 0 && last + 1 < audit.count;
  return {
    proven: kept > 0 ? [finding('one-history', { heads: kept, event: last })] : [],
    unproven: [
      ...witnesses.flatMap(dropped),
      ...(replaced > 0 ? [finding('replaced-history', { events: replaced })] : []),
      ...(last < 0 ? [finding('no-witness')] : []),
      ...(isTail ? [finding('tail-unwitnessed', { from: last + 1 })] : []),
    ],
  };
}

interface Held {
  /** Heads that belong to this history. */
  readonly kept: number;
  /** The event of the last of them. */
  readonly last: number;
  /** Heads of a history that was replaced when the table was opened again. */
  readonly replaced: number;
}

/**
 * Every head must be the one of its event. But a table that was opened again goes on from an older head: what a witness had
 * seen after that was replaced in the open, and is told as such.
 */
export function holdAgainst(
  events: readonly FairEvent[],
  audit: Pick<Audit, 'heads' | 'terms'>,
  { table, first, heads }: Pick<Witness, 'table' | 'first' | 'heads'>,
): Held | FairFault {
  if (table !== audit.terms.table) return fairFault('another-table', { table });
  const differing = heads.findIndex((head, i) => audit.heads.at(first + i) !== head);
  if (differing < 0) return { kept: heads.length, last: first + heads.length - 1, replaced: 0 };
  const event = first + differing;
  // The first head that differs is that of the reopening itself, or the history had ended before it.
  if (events[event]?.kind !== 'reopen') return fairFault('two-histories', {}, event);
  return { kept: differing, last: event - 1, replaced: heads.length - differing };
}

function eventOf({ heads }: Audit, head: Hex): number | undefined {
  const event = heads.list().indexOf(head);
  return event < 0 ? undefined : event;
}

function dropped({ seat, notes }: Witness): Finding<UnprovenCode>[] {
  return seat === undefined || notes.length === 0 ? [] : [finding('dropped', { seat, times: notes.length })];
}
