import { type AnyGame, type GameRecord, isFault, parseRecord, type StateBuffer } from '@crownhold/core';
import { type Evidence, isFairFault, parseTranscript, type SoundVerdict, type Verdict, verify } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { colours, landingBy, THROWER_ID } from '@crownhold/games/colours';

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
  const verdict = verify(game, record, await loadEvidence(game, record));
  if (!verdict.isSound) return verdict;
  const { entries: _, ...found } = verdict;
  return found;
}

/** The physics is large: it comes only for dice that were thrown with it. */
async function loadEvidence(game: AnyGame, { fairness }: GameRecord): Promise<Evidence<StateBuffer>> {
  const transcript = parseTranscript(fairness);
  if (game.id !== colours.id || isFairFault(transcript)) return {};
  const [opened] = transcript.events;
  if (opened?.kind !== 'open' || opened.thrower !== THROWER_ID) return {};
  const { createThrower } = await import('@crownhold/throw');
  const physics = await createThrower();
  const landing = landingBy(physics.throw) as NonNullable<Evidence<StateBuffer>['throwers']>[string];
  return { throwers: { [THROWER_ID]: landing } };
}
