import type { Sound } from '../../app/sound.ts';
import type { ShownKingdomino } from './kingdomino-table.ts';

/** What is heard when the table changes, besides what pieces sound like on their way. */
export function soundsOf(before: ShownKingdomino | undefined, after: ShownKingdomino): readonly Sound[] {
  if (after.stage.kind === 'over') return before === undefined || before.stage.kind === 'over' ? [] : ['end'];
  return after.stage.kind === 'turn' && before?.stage.kind !== 'turn' ? ['turn'] : [];
}
