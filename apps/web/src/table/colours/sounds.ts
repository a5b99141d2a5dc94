import type { Sound } from '../../app/sound.ts';
import type { ShownColours } from './colours-table.ts';
import { areDiceTaken } from './shown-sheet.ts';

/** What is heard when the table changes. While several people share the device nothing tells how somebody colours. */
export function soundsOf(before: ShownColours | undefined, after: ShownColours): readonly Sound[] {
  const people = after.chairs.filter(({ bot }) => bot === undefined).length;
  if (people > 1 && (after.stage.kind === 'sent' || areDiceTaken(after.view))) return [];
  if (before === undefined) return after.stage.kind === 'turn' ? ['turn'] : [];
  if (after.stage.kind === 'over') return before.stage.kind === 'over' ? [] : ['end'];
  if (after.news === before.news) return choiceSounds(before, after);
  return after.stage.kind === 'turn' ? ['turn'] : [];
}

/** Something was chosen or coloured in the turn in the making. */
function choiceSounds({ input: then }: ShownColours, { input: now }: ShownColours): readonly Sound[] {
  if (!then || !now || now.choices.length <= then.choices.length) return [];
  return now.choices.at(-1)?.kind === 'drop' ? ['pencil'] : ['tap'];
}
