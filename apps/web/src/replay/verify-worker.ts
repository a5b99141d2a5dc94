import { isFault, parseRecord } from '@crownhold/core';
import { examine, isFairFault, type SoundVerdict, type Verdict, type Witness, wrongSignature } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { loadEvidence } from './evidence.ts';
import { findWrongSignature } from './verify-signatures.ts';

/** A record as text: is it sound, or what came along with its steps, such as how dice fell? */
export interface VerifyQuestion {
  readonly record: string;
  /** What this device kept of the game while it was played. */
  readonly witnesses: readonly Witness[];
  readonly wants: 'verdict' | 'attachments';
}

/** What the page is told of a record that is verified; how dice fell stays here. */
export type VerifyAnswer = Omit<SoundVerdict, 'entries' | 'unchecked'> | Exclude<Verdict, SoundVerdict> | 'failed';

/** What came along with a step, by its number in the record, found again by dealing from the sealed seeds. */
export interface StepAttachment {
  readonly step: number;
  readonly attachment: unknown;
}

/** How much has come of what dealing takes, from 0 to 1; at the end the answer. */
export type VerifyMessage<A> = { readonly part: number } | { readonly answer: A };

self.addEventListener('message', ({ data }: MessageEvent<VerifyQuestion>) => {
  const answer = data.wants === 'verdict' ? verdictOf(data) : attachmentsOf(data);
  answer.then(
    (found) => tell({ answer: found }),
    () => tell({ answer: data.wants === 'verdict' ? 'failed' : [] }),
  );
});

function tell(message: VerifyMessage<VerifyAnswer | readonly StepAttachment[]>): void {
  self.postMessage(message);
}

async function verdictOf(question: VerifyQuestion): Promise<VerifyAnswer> {
  const examined = await examineText(question);
  if (examined === 'failed') return 'failed';
  if (isFairFault(examined)) return { isSound: false, fault: examined };
  const wrong = await findWrongSignature(examined.checks);
  if (wrong) return { isSound: false, fault: wrongSignature(wrong) };
  const { entries: _, unchecked: __, ...found } = examined.conclude(true);
  return found;
}

/** Nothing of a record that is not sound. */
async function attachmentsOf(question: VerifyQuestion): Promise<readonly StepAttachment[]> {
  const examined = await examineText(question);
  if (examined === 'failed' || isFairFault(examined)) return [];
  const { entries } = examined.conclude(false);
  return entries.flatMap(({ attachment }, step) => (attachment === undefined ? [] : [{ step, attachment }]));
}

async function examineText({
  record: text,
  witnesses,
}: VerifyQuestion): Promise<ReturnType<typeof examine> | 'failed'> {
  const record = parseRecord(text);
  if (isFault(record)) return 'failed';
  const game = findGame(record.game);
  if (!game) return 'failed';
  const evidence = await loadEvidence(record, (part) => tell({ part }));
  return examine(game, record, { ...evidence, witnesses });
}
