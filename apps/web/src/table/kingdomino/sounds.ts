import type { Sound } from '../../app/sound.ts';
import type { ShownKingdomino } from './kingdomino-table.ts';

/** What is heard when the table changes, besides what pieces sound like on their way. */
export function soundsOf(before: ShownKingdomino | undefined, after: ShownKingdomino): readonly Sound[] {
  // The counting has sounds of its own.
  const isNew = before?.stage.kind !== 'turn' || before.version !== after.version;
  return after.stage.kind === 'turn' && isNew ? ['turn'] : [];
}
