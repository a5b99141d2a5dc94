import { type Game, type GameOptions, type GameRecord, isRefusal, type StateBuffer } from '@crownhold/core';
import { canonicalJson } from './canonical-json.ts';
import type { SignatureCheck } from './ed25519.ts';
import type { FairEvent } from './event.ts';
import { LIMITS } from './event-json.ts';
import { type FairFault, fairFault, isFairFault } from './fault.ts';
import { Referee, type RefereeTools } from './referee.ts';
import { parseTranscript, type Transcript } from './transcript.ts';
import { wordNumbers } from './words.ts';

export type Recorded = Pick<GameRecord, 'game' | 'rulesVersion' | 'options' | 'steps' | 'fairness'> &
  Partial<GameRecord>;

/** A record whose transcript is in order, and is the record's own; its signatures are still to be checked. */
export interface HeardRecord<S extends StateBuffer, O extends GameOptions, E> {
  readonly events: readonly FairEvent[];
  readonly referee: Referee<S, O, E>;
  readonly checks: readonly SignatureCheck[];
}

/** Plays a record's transcript from its first event to its last, and deals every outcome again. */
export function hearRecord<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  record: Recorded,
  tools: RefereeTools<S>,
): HeardRecord<S, O, E> | FairFault {
  const transcript = parseTranscript(record.fairness);
  if (isFairFault(transcript)) return transcript;
  const heard = hearAll(game, transcript, tools);
  if (isFairFault(heard)) return heard;
  return differenceFrom(game, record, transcript, heard.referee) ?? { ...heard, events: transcript.events };
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
