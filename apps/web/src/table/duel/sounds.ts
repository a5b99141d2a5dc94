import type { Sound } from '../../app/sound.ts';
import type { ShownDuel } from './duel-table.ts';

/** What is heard when the table changes besides what moves. */
export function soundsOf(before: ShownDuel | undefined, after: ShownDuel): readonly Sound[] {
  if (before === undefined) return after.stage.kind === 'turn' ? ['turn'] : [];
  if (after.stage.kind === 'over') return before.stage.kind === 'over' ? [] : ['end'];
  if (after.news === before.news) return choiceSounds(before, after);
  return after.stage.kind === 'turn' ? ['turn'] : [];
}

/** Something was chosen in the turn in the making. */
function choiceSounds({ input: then }: ShownDuel, { input: now }: ShownDuel): readonly Sound[] {
  return then && now && now.choices.length > then.choices.length ? ['tap'] : [];
}
