import type { GameRecord, StateBuffer } from '@crownhold/core';
import type { Evidence } from '@crownhold/fair';

/** What it takes besides the rules to deal records of some games again. */
const EVIDENCE: Readonly<Record<string, LoadEvidence>> = {
  colours: async (...asked) => (await import('./colours/evidence.ts')).loadThrowers(...asked),
};

/** `report` hears how much of it has come, from 0 to 1. */
type LoadEvidence = (record: GameRecord, report: (part: number) => void) => Promise<Evidence<StateBuffer>>;

export async function loadEvidence(...[record, report]: Parameters<LoadEvidence>): ReturnType<LoadEvidence> {
  return Object.hasOwn(EVIDENCE, record.game) ? EVIDENCE[record.game]!(record, report) : {};
}
