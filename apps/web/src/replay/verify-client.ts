import { formatRecord, type GameRecord } from '@crownhold/core';
import type { Witness } from '@crownhold/fair';
import type { StepAttachment, VerifyAnswer, VerifyMessage, VerifyQuestion } from './verify-worker.ts';

export type { StepAttachment, VerifyAnswer } from './verify-worker.ts';

/** Deals a record again in a worker of its own, so that the page never waits; the worker ends with it. */
export function verifyRecord(record: GameRecord, witnesses: readonly Witness[] = []): Promise<VerifyAnswer> {
  return ask<VerifyAnswer>({ record, wants: 'verdict', witnesses }, 'failed', () => undefined).answer;
}

interface Asked<A> {
  readonly answer: Promise<A>;
  /** Nobody waits for it any more. */
  stop(): void;
}

/** What came along with the steps of a record; `report` hears how much has come of what it takes, from 0 to 1. */
export function attachmentsOf(record: GameRecord, report: (part: number) => void): Asked<readonly StepAttachment[]> {
  return ask<readonly StepAttachment[]>({ record, wants: 'attachments', witnesses: [] }, [], report);
}

interface Question extends Omit<VerifyQuestion, 'record'> {
  readonly record: GameRecord;
}

function ask<A>({ record, ...asked }: Question, failed: A, report: (part: number) => void): Asked<A> {
  const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<A>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<VerifyMessage<A>>) => {
      if ('part' in data) report(data.part);
      else resolve(data.answer);
    });
    // A worker that could not even be loaded answers nothing at all.
    worker.addEventListener('error', () => resolve(failed));
    worker.postMessage({ record: formatRecord(record), ...asked } satisfies VerifyQuestion);
  }).finally(() => worker.terminate());
  return { answer, stop: () => worker.terminate() };
}
