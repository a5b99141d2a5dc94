import { isFault, parseRecord } from '@crownhold/core';
import { examine, isFairFault, type SoundVerdict, type Verdict, wrongSignature } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { loadEvidence } from './evidence.ts';
import { findWrongSignature } from './verify-signatures.ts';

/** What the page is told; how dice fell stays here. */
export type VerifyAnswer = Omit<SoundVerdict, 'entries' | 'unchecked'> | Exclude<Verdict, SoundVerdict> | 'failed';

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  answerOf(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage('failed' satisfies VerifyAnswer),
  );
});

async function answerOf(text: string): Promise<VerifyAnswer> {
  const record = parseRecord(text);
  if (isFault(record)) return 'failed';
  const game = findGame(record.game);
  if (!game) return 'failed';
  const examined = examine(game, record, await loadEvidence(record));
  if (isFairFault(examined)) return { isSound: false, fault: examined };
  const wrong = await findWrongSignature(examined.checks);
  if (wrong) return { isSound: false, fault: wrongSignature(wrong) };
  const { entries: _, unchecked: __, ...found } = examined.conclude(true);
  return found;
}
