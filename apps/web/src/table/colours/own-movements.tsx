import { SPELL_NAMES } from '@crownhold/games/colours';
import type { Translate } from '@crownhold/i18n';
import type { Anchor, Movement } from '../../travel/movement.ts';
import { TIMES } from '../../travel/times.ts';
import { Drop } from './board/drop.tsx';
import { SpellStar } from './board/purse.tsx';
import type { ShownColours } from './colours-table.ts';
import { type DropFact, lastDrop } from './drop-facts.ts';
import { dropText } from './say-words.ts';

const FLY_MS = 350;

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
  const rise: Movement = { kind: 'rise', to, text, startMs: 0, ms: TIMES.place.rise };
  return [rise, ...dropped.facts.flatMap((fact) => flights(fact, to))];
}

/** [C28] [C29] A spell or a drop flies to the strip, where it waits for the next round. */
function flights(fact: DropFact, from: Anchor): readonly Movement[] {
  const timed = { kind: 'fly', from, quarters: 0, startMs: 0, ms: FLY_MS } as const;
  if (fact.kind === 'spell') {
    const selector = `.spell-chip[data-spell="${SPELL_NAMES[fact.number - 1]}"] .spell-star`;
    return [{ ...timed, to: { selector }, hides: selector, draw: () => <SpellStar number={fact.number} size={28} /> }];
  }
  if (fact.kind !== 'drop') return [];
  const selector = `.drop-chip[data-drop="${fact.colour}"] .colours-drop`;
  return [{ ...timed, to: { selector }, hides: selector, draw: () => <Drop colour={fact.colour} size={30} /> }];
}
