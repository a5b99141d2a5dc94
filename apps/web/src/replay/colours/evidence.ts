import type { GameRecord, StateBuffer } from '@crownhold/core';
import { type Evidence, isFairFault, parseTranscript } from '@crownhold/fair';
import { landingBy, THROWER_ID } from '@crownhold/games/colours';
import { loadPhysics } from '../../table/colours/throw/physics.ts';

/** The physics is large: it comes only for dice that were thrown with it; `report` hears how much has come, from 0 to 1. */
export async function loadThrowers(
  { fairness }: GameRecord,
  report?: (part: number) => void,
): Promise<Evidence<StateBuffer>> {
  const transcript = parseTranscript(fairness);
  if (isFairFault(transcript)) return {};
  const [opened] = transcript.events;
  if (opened?.kind !== 'open' || opened.thrower !== THROWER_ID) return { hasDice: true };
  const { createThrower } = await loadPhysics(report);
  const physics = await createThrower();
  const landing = landingBy(physics.throw) as NonNullable<Evidence<StateBuffer>['throwers']>[string];
  return { throwers: { [THROWER_ID]: landing }, hasDice: true };
}
