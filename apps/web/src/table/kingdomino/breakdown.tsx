import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { GroundSign } from '../../art/piece.tsx';
import type { SeatProps } from '../face.ts';
import { tallyOf } from './tally.ts';
import { itemText } from './tally-words.ts';

/** Every territory that counts, the bonuses, and what earlier games of a Dynasty brought. */
export function KingdomBreakdown({ view, seat }: SeatProps<KingdominoTypes>): JSX.Element {
  const say = t.value;
  const { items, before, total } = tallyOf(view, seat);
  return (
    <>
      <ul class="result-items">
        {before > 0 && <li>{say('web-earlier-games', { points: before })}</li>}
        {items.length === 0 && <li>{say('web-no-territory')}</li>}
        {items.map((item, index) => (
          <li key={index} class={item.kind !== 'territory' && !item.isCertain ? 'is-open' : ''}>
            {item.kind === 'territory' && <GroundSign ground={item.territory.terrain} size={24} />}
            {itemText(item, say)}
          </li>
        ))}
      </ul>
      <p class="result-total">{say('web-total', { points: total })}</p>
    </>
  );
}
