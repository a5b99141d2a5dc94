import { below, createRng, type GameOptions, type GameRecord, type Rng, type StateBuffer } from '@crownhold/core';
import type { Signer } from '../src/ed25519.ts';
import type { FairEvent } from '../src/event.ts';
import { isFairFault } from '../src/fault.ts';
import { Referee } from '../src/referee.ts';
import type { Transcript } from '../src/transcript.ts';
import { verify } from '../src/verify.ts';
import type { Witness } from '../src/witness.ts';
import { BOX_EVIDENCE, BOXED } from '../test/boxed.ts';
import { forge } from '../test/forgery.ts';
import { KINDS, type Kind } from '../test/kinds.ts';
import { SealedTable } from '../test/sealed-match.ts';
import { CHANGES, type Change } from './changes.ts';

export interface TamperingCounts {
  readonly matches: number;
  readonly changes: number;
  /** To matches of Colour Kingdoms with real dice. */
  readonly inTheBox: number;
  /** Every link after the change was made anew, and every signature by keys that the forger has. */
  readonly relinked: number;
  /** Refused for what is in the file alone. */
  readonly refused: number;
  /** The file is sound, and a sentence has moved from proven to not proven, or counts less. */
  readonly weaker: number;
  /** Neither: only heads that somebody kept contradict it. */
  readonly contradicted: number;
}

interface Original {
  readonly kind: Kind;
  readonly record: GameRecord;
  readonly transcript: Transcript;
  readonly witness: Witness;
  /** Keys that the forger has: none, those of one client, or of all. */
  readonly stolen: readonly Signer[];
  readonly verdict: Sentences;
}

interface Sentences {
  readonly proven: readonly string[];
  readonly unproven: readonly string[];
}

const MATCHES_PER_KIND = 3;
/** Real dice in one kind of fifteen: a throw takes as long as all the rest of a match. */
const TRIED: readonly Kind[] = [...KINDS, BOXED[0]!];

/**
 * Changes random transcripts at random. Throws when a change is neither refused, nor makes the verdict weaker, nor contradicts
 * somebody who kept the heads; or when the file alone does not show it although the seals decide it.
 */
export function checkTampering(changes: number, seed: number): TamperingCounts {
  const rng = createRng(seed);
  const originals = TRIED.flatMap((kind) => Array.from({ length: MATCHES_PER_KIND }, () => play(kind, rng)));
  const counts = {
    matches: originals.length,
    changes,
    inTheBox: 0,
    relinked: 0,
    refused: 0,
    weaker: 0,
    contradicted: 0,
  };
  for (let i = 0; i < changes; i++) {
    const original = originals[below(rng, originals.length)]!;
    const isRelinked = below(rng, 2) === 0;
    const { change, record } = tamper(original, isRelinked, rng);
    const verdict = verdictOf(original.kind, record, []);
    const isRefused = verdict === undefined;
    const isWeaker = !isRefused && isWeakerThan(original.verdict, verdict);
    const isContradicted = verdictOf(original.kind, record, [original.witness]) === undefined;
    if ((!isRefused && !isWeaker && !isContradicted) || (change.isSealed && !isRefused)) {
      throw new Error(`${original.kind.name}: ${change.name} not noticed in ${JSON.stringify(record)}`);
    }
    if (original.kind === BOXED[0]) counts.inTheBox++;
    if (isRelinked) counts.relinked++;
    if (isRefused) counts.refused++;
    else if (isWeaker) counts.weaker++;
    else counts.contradicted++;
  }
  return counts;
}

function play(kind: Kind, rng: Rng): Original {
  const seats = Array.from({ length: kind.plan.options.seats }, (_, seat) => seat);
  const clients = seats.filter(() => below(rng, 4) > 0);
  const table = new SealedTable({ ...kind.plan, seed: rng(), clients, absence: 20 });
  const late = clients.length > 1 && below(rng, 3) === 0 ? [clients.at(-1)!] : [];
  table.open(late.length > 0 ? [late] : []);
  table.row();
  table.play(5 + below(rng, 5));
  const again = [...table.participants.keys()][0];
  if (again !== undefined && below(rng, 2) === 0) table.enrol(again, 'same');
  table.play(below(rng, 6));
  if (below(rng, 3) === 0 && table.ledger.hidden.length === 0) table.reopen();
  table.play();
  const { record, events, signers } = table.end();
  const thief = below(rng, 3);
  const stolen = signers
    .filter(({ seat }) => thief === 2 || (thief === 1 && seat === again))
    .map(({ signer }) => signer);
  // Our own, just made.
  const transcript = record.fairness as Transcript;
  const witness: Witness = {
    format: 'crownhold-witness',
    version: 1,
    table: table.ledger.audit.terms.table,
    first: 0,
    heads: table.ledger.audit.heads.list(),
    sent: [],
    notes: [],
  };
  const verdict = verdictOf(kind, record, []);
  if (verdict === undefined || events.length !== transcript.events.length) throw new Error(`${kind.name}: not sound`);
  return { kind, record, transcript, witness, stolen, verdict };
}

/** Some change that really changes something. */
function tamper(
  original: Original,
  isRelinked: boolean,
  rng: Rng,
): { readonly change: Change; readonly record: GameRecord } {
  const { transcript, stolen } = original;
  for (;;) {
    const change = CHANGES[below(rng, CHANGES.length)]!;
    const events = change.apply(transcript.events, rng);
    if (!events || events.length === 0) continue;
    const record = isRelinked ? relinked(original, events, stolen) : unlinked(original, events);
    if (JSON.stringify(record) !== JSON.stringify(original.record)) return { change, record };
  }
}

/** Links and signatures made anew, and the steps of the record those that the events come to. */
function relinked({ kind, record }: Original, events: readonly FairEvent[], stolen: readonly Signer[]): GameRecord {
  const forged = forge(record, events, record.steps, stolen);
  return { ...forged, steps: stepsOf(kind, (forged.fairness as Transcript).events) ?? record.steps };
}

function stepsOf({ plan }: Kind, events: readonly FairEvent[]): readonly string[] | undefined {
  const referee = Referee.begin<StateBuffer, GameOptions, unknown>(plan.game, events[0]!, BOX_EVIDENCE);
  if (isFairFault(referee)) return undefined;
  for (const event of events.slice(1)) if (isFairFault(referee.hear(event))) return undefined;
  return referee.steps;
}

function unlinked({ record, transcript }: Original, events: readonly FairEvent[]): GameRecord {
  return { ...record, fairness: { ...transcript, events } };
}

/** A sentence is no longer proven, or counts something else; or there is one more that is not proven. */
function isWeakerThan(before: Sentences, after: Sentences): boolean {
  return (
    before.proven.some((sentence) => !after.proven.includes(sentence)) ||
    after.unproven.some((sentence) => !before.unproven.includes(sentence))
  );
}

/** All sentences of a sound verdict; `undefined` if there is a fault. */
function verdictOf({ plan }: Kind, record: GameRecord, witnesses: readonly Witness[]): Sentences | undefined {
  const verdict = verify(plan.game, record, { ...BOX_EVIDENCE, witnesses });
  if (!verdict.isSound) return undefined;
  const texts = (findings: readonly object[]) => findings.map((finding) => JSON.stringify(finding));
  return { proven: texts(verdict.proven), unproven: texts(verdict.unproven) };
}
