import { below, createRng, type GameRecord, type Rng } from '@crownhold/core';
import type { FairEvent } from '../src/event.ts';
import type { Transcript } from '../src/transcript.ts';
import { verify } from '../src/verify.ts';
import type { Witness } from '../src/witness.ts';
import { BOX_EVIDENCE, BOXED } from '../test/boxed.ts';
import { forge } from '../test/forgery.ts';
import { KINDS, type Kind } from '../test/kinds.ts';
import { playSealed } from '../test/sealed-match.ts';
import { CHANGES, type Change } from './changes.ts';

export interface TamperingCounts {
  readonly matches: number;
  readonly changes: number;
  /** To matches of Colour Kingdoms with real dice. */
  readonly inTheBox: number;
  /** Every link after the change was made anew, and the steps of the record with it. */
  readonly relinked: number;
  /** Noticed by the file alone, without anybody's head; the others rewrite what people played. */
  readonly noticedWithoutHead: number;
}

interface Original {
  readonly kind: Kind;
  readonly record: GameRecord;
  readonly transcript: Transcript;
}

const MATCHES_PER_KIND = 3;
/** Real dice in one kind of fifteen: a throw takes as long as all the rest of a match. */
const TRIED: readonly Kind[] = [...KINDS, BOXED[0]!];

/**
 * Changes random transcripts at random. Throws when verifying against the true head does not notice one, or when the file
 * alone does not although the change is to something the seals decide.
 */
export function checkTampering(changes: number, seed: number): TamperingCounts {
  const rng = createRng(seed);
  const originals = TRIED.flatMap((kind) => Array.from({ length: MATCHES_PER_KIND }, () => play(kind, rng)));
  const counts = { matches: originals.length, changes, inTheBox: 0, relinked: 0, noticedWithoutHead: 0 };
  for (let i = 0; i < changes; i++) {
    const original = originals[below(rng, originals.length)]!;
    const { change, events } = tamper(original.transcript.events, rng);
    const isRelinked = below(rng, 2) === 0;
    const record = isRelinked ? forge(original.record, events) : unlinked(original, events);
    const isNoticed = isRefused(original, record, []);
    const heads = { [original.transcript.events.length - 1]: original.transcript.head };
    const isRefuted = isRefused(original, record, [{ heads, sent: {} }]);
    if (!isRefuted || (change.isSealed && !isNoticed)) {
      throw new Error(`${original.kind.name}: ${change.name} not noticed in ${JSON.stringify(record)}`);
    }
    if (original.kind === BOXED[0]) counts.inTheBox++;
    if (isRelinked) counts.relinked++;
    if (isNoticed) counts.noticedWithoutHead++;
  }
  return counts;
}

function play(kind: Kind, rng: Rng): Original {
  const seats = Array.from({ length: kind.plan.options.seats }, (_, seat) => seat);
  const clients = seats.filter(() => below(rng, 4) > 0);
  const length = below(rng, 2) === 0 ? 12 + below(rng, 40) : 512;
  const { record } = playSealed({ ...kind.plan, seed: rng(), clients, absence: 20, length });
  // Our own, just made.
  return { kind, record, transcript: record.fairness as Transcript };
}

/** Some change that really changes something. */
function tamper(
  events: readonly FairEvent[],
  rng: Rng,
): { readonly change: Change; readonly events: readonly FairEvent[] } {
  for (;;) {
    const change = CHANGES[below(rng, CHANGES.length)]!;
    const changed = change.apply(events, rng);
    if (changed && JSON.stringify(changed) !== JSON.stringify(events)) return { change, events: changed };
  }
}

function unlinked({ record, transcript }: Original, events: readonly FairEvent[]): GameRecord {
  return { ...record, fairness: { ...transcript, events } };
}

function isRefused({ kind }: Original, record: GameRecord, witnesses: readonly Witness[]): boolean {
  return !verify(kind.plan.game, record, { ...BOX_EVIDENCE, witnesses }).isSound;
}
