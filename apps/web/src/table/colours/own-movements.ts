import type { Translate } from '@crownhold/i18n';
import type { Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import type { ShownColours } from './colours-table.ts';
import { lastDrop } from './drop-facts.ts';
import { dropText } from './say-words.ts';

/** What an area brings rises from it when it is coloured. */
export function gainMovements(before: ShownColours, after: ShownColours, t: Translate): readonly Movement[] {
  const people = after.chairs.filter(({ bot }) => bot === undefined).length;
  // Words on a layer of their own could outlive the curtain.
  if (people > 1) return [];
  const [then, now] = [before.input?.base, after.input?.base];
  if (!then || !now || now.moves.length <= then.moves.length || after.stage.kind !== 'turn') return [];
  const dropped = lastDrop(now);
  const text = dropped && dropText(dropped.facts, t);
  if (!dropped || !text) return [];
  const to = { selector: `.colours-main [data-area="${dropped.area}"]` };
  return [{ kind: 'rise', to, text, startMs: 0, ms: TIMES.place.rise }];
}
