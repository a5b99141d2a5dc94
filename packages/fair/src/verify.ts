import { type Game, type GameOptions, type GameRecord, isRefusal, NOBODY, type StateBuffer } from '@crownhold/core';
import type { Hex } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import { isSigned, type SignatureCheck, type VerifyEquation } from './ed25519.ts';
import { LIMITS } from './event-json.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { provenBy, unprovenBy } from './findings.ts';
import { Referee, type RefereeTools } from './referee.ts';
import { parseTranscript, type Transcript } from './transcript.ts';
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

type Recorded = Pick<GameRecord, 'game' | 'rulesVersion' | 'options' | 'steps' | 'fairness'> & Partial<GameRecord>;

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
  const transcript = parseTranscript(record.fairness);
  if (isFairFault(transcript)) return transcript;
  const heard = hearAll(game, transcript, evidence);
  if (isFairFault(heard)) return heard;
  const { referee, checks } = heard;
  const fault = differenceFrom(game, record, transcript, referee);
  if (fault) return fault;
  const compared = compareWitnesses(transcript.events, referee.audit, evidence);
  if (isFairFault(compared)) return compared;
  return {
    checks,
    conclude: (areChecked) => verdictOf(game, record, evidence, referee, compared, areChecked ? 0 : checks.length),
  };
}

export function wrongSignature({ seat, event }: SignatureCheck): FairFault {
  return fairFault('wrong-signature', { seat }, event);
}

function hearAll<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  { events }: Transcript,
  tools: RefereeTools<S>,
): { readonly referee: Referee<S, O, E>; readonly checks: readonly SignatureCheck[] } | FairFault {
  const [opened, ...rest] = events;
  // A transcript has at least one event.
  const referee = Referee.begin(game, opened!, tools);
  if (isFairFault(referee)) return referee;
  const checks: SignatureCheck[] = [];
  for (const event of rest) {
    const heard = referee.hear(event);
    if (isFairFault(heard)) return heard;
    checks.push(...heard);
    if (checks.length > LIMITS.signatures)
      return fairFault('too-long', { field: 'signatures', most: LIMITS.signatures });
  }
  return { referee, checks };
}

/** What the record around the transcript has otherwise. */
function differenceFrom<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Recorded,
  { head, words }: Transcript,
  { audit, steps }: Referee<S, O, E>,
): FairFault | undefined {
  const { rulesVersion = game.rulesVersion } = record;
  if (record.game !== game.id) return fairFault('another-game', { game: audit.terms.game }, 0);
  if (rulesVersion !== game.rulesVersion) return fairFault('another-rules-version', { rulesVersion }, 0);
  if (!isSameOptions(game, record.options, audit.terms.options)) return fairFault('another-options', {}, 0);
  if (audit.head !== head) return fairFault('wrong-head');
  const expected = audit.revealed === undefined ? undefined : wordNumbers(audit.revealed);
  if (words?.join() !== expected?.join()) return fairFault('wrong-words');
  const most = Math.max(steps.length, record.steps.length);
  for (let step = 0; step < most; step++) {
    if (record.steps[step] !== steps[step]) return fairFault('another-step', { step });
  }
  return undefined;
}

function isSameOptions<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  written: unknown,
  sealed: unknown,
): boolean {
  const [one, other] = [game.parseOptions(written), game.parseOptions(sealed)];
  return !isRefusal(one) && !isRefusal(other) && canonicalJson(one) === canonicalJson(other);
}

function verdictOf<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Recorded,
  { hasDice = false }: Evidence<S>,
  referee: Referee<S, O, E>,
  compared: Compared,
  unsure: number,
): SoundVerdict {
  const { audit, tally, steps, unchecked } = referee;
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
