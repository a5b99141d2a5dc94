import { isFault, parseRecord } from '@crownhold/core';
import { type SoundVerdict, type Verdict, verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { loadEvidence } from './evidence.ts';

/** What the page is told; how dice fell stays here. */
export type VerifyAnswer = Omit<SoundVerdict, 'entries'> | Exclude<Verdict, SoundVerdict> | 'failed';

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
  const verdict = verify(game, record, await loadEvidence(record));
  if (!verdict.isSound) return verdict;
  const { entries: _, ...found } = verdict;
  return found;
}
