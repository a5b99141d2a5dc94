import type { Cue } from '../face.ts';
import type { ShownDuel } from './duel-table.ts';

/** [D6] A person who is A begins the roll; the dice have been rolled already, and the film waits. */
export function rollCue({ view, isWaiting }: ShownDuel): Cue | undefined {
  if (!isWaiting) return undefined;
  return { seat: view.leader, prompt: (t) => t('duel-ask-roll'), label: (t) => t('duel-roll') };
}
