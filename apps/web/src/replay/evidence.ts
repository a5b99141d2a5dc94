import type { GameRecord, StateBuffer } from '@crownhold/core';
import type { Evidence } from '@crownhold/fair';

/** What it takes besides the rules to deal records of some games again. */
const EVIDENCE: Readonly<Record<string, (record: GameRecord) => Promise<Evidence<StateBuffer>>>> = {
  colours: async (record) => (await import('./colours/evidence.ts')).loadThrowers(record),
};

export async function loadEvidence(record: GameRecord): Promise<Evidence<StateBuffer>> {
  return Object.hasOwn(EVIDENCE, record.game) ? EVIDENCE[record.game]!(record) : {};
}
