import { type Game, type GameOptions, NOBODY, type StateBuffer } from '@crownhold/core';
import type { Hex } from './bytes.ts';
import { isSigned, type SignatureCheck, type VerifyEquation } from './ed25519.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { provenBy, unprovenBy } from './findings.ts';
import { hearRecord, type Recorded } from './heard-record.ts';
import type { Observe, Referee, RefereeTools } from './referee.ts';
import { count, createTally, type Tally } from './tally.ts';
import { type Finding, finding, type SoundVerdict, type UnprovenCode, type Verdict } from './verdict.ts';
import type { Witness } from './witness.ts';
import { type Compared, compareWitnesses } from './witness-evidence.ts';
import { wordNumbers } from './words.ts';

export interface Evidence<S extends StateBuffer> extends RefereeTools<S> {
  /** What people remember. */
  readonly witnesses?: readonly Witness[];
  /** Heads that somebody has written down, of whatever event. */
  readonly heads?: readonly Hex[];
  /** How signatures are checked here; without it the verdict says that they were not. */
  readonly verifyEquation?: VerifyEquation;
  /** Whether dice of this game are meant to be thrown. */
  readonly hasDice?: boolean;
}

/** A record that is found in order but for its signatures. */
export interface Examined {
  readonly checks: readonly SignatureCheck[];
  /** With signatures that somebody has checked and found right, or not. */
  conclude(areSignaturesChecked: boolean): SoundVerdict;
}

/** Plays a record's transcript from its first event to its last and deals every outcome again. Needs no secret. */
export function verify<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Recorded,
  evidence: Evidence<S> = {},
): Verdict {
  const examined = examine(game, record, evidence);
  if (isFairFault(examined)) return { isSound: false, fault: examined };
  const { verifyEquation } = evidence;
  const bad = verifyEquation && examined.checks.find((check) => !isSigned(check, verifyEquation));
  if (bad) return { isSound: false, fault: wrongSignature(bad) };
  return examined.conclude(verifyEquation !== undefined);
}

/** The same up to the signatures, for whoever checks them elsewhere. */
export function examine<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Recorded,
  evidence: Evidence<S> = {},
): Examined | FairFault {
  let tally = createTally();
  const observe: Observe = (...heard) => {
    tally = count(tally, ...heard);
  };
  const heard = hearRecord(game, record, { ...evidence, observe });
  if (isFairFault(heard)) return heard;
  const { events, referee, checks } = heard;
  const compared = compareWitnesses(events, referee.audit, evidence);
  if (isFairFault(compared)) return compared;
  return {
    checks,
    conclude: (areChecked) =>
      verdictOf(game, record, evidence, { referee, tally, compared }, areChecked ? 0 : checks.length),
  };
}

export function wrongSignature({ seat, event }: SignatureCheck): FairFault {
  return fairFault('wrong-signature', { seat }, event);
}

interface Judged<S extends StateBuffer, O extends GameOptions, E> {
  readonly referee: Referee<S, O, E>;
  readonly tally: Tally;
  readonly compared: Compared;
}

function verdictOf<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Recorded,
  { hasDice = false }: Evidence<S>,
  { referee, tally, compared }: Judged<S, O, E>,
  unsure: number,
): SoundVerdict {
  const { audit, steps, unchecked } = referee;
  const { revealed, head } = audit;
  const isOver = game.actors(referee.state) === NOBODY;
  const isClosed = audit.stage === 'closed';
  return {
    isSound: true,
    head,
    ...(revealed !== undefined && { words: wordNumbers(revealed) }),
    proven: [
      ...provenBy(tally, steps.length, unsure === 0),
      ...compared.proven,
      ...(isClosed ? [finding('closed')] : []),
    ],
    unproven: [
      ...unprovenBy(tally, audit),
      ...when(unsure > 0, 'signatures-unchecked', { signatures: unsure }),
      ...when(unchecked.length > 0, 'throws-unchecked', { throws: unchecked.length }),
      ...when(hasDice && audit.terms.thrower === '', 'none-thrown'),
      ...when(record.isRepeat === true, 'repeated'),
      ...when(
        UNSEALED.some((field) => record[field] !== undefined),
        'unsealed-fields',
      ),
      ...compared.unproven,
      ...when(!isOver, 'unfinished-game'),
      ...when(!isClosed, 'open-ended'),
    ],
    entries: referee.entries,
    unchecked,
  };
}

const UNSEALED = ['players', 'date', 'result', 'clocks', 'comments'] as const;

function when<C extends UnprovenCode>(is: boolean, code: C, args: Finding<C>['args'] = {}): Finding<C>[] {
  return is ? [finding(code, args)] : [];
}
