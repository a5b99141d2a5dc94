import { UNROLLED } from '@crownhold/games/duel';
import type { Cue } from '../face.ts';
import type { ShownDuel } from './duel-table.ts';

/** [D6] A person who is A begins the roll; the dice have been rolled already, and the film waits. */
export function rollCue({ stage, view, chairs }: ShownDuel): Cue | undefined {
  const isBlank = view.phase === 'roll' && view.faces[0] === UNROLLED;
  if (stage.kind !== 'telling' || !isBlank || chairs[view.leader]?.bot !== undefined) return undefined;
  return { seat: view.leader, prompt: (t) => t('duel-ask-roll'), label: (t) => t('duel-roll') };
}
