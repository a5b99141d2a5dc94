import { citedRefusal } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { GroundSign } from '../../art/piece.tsx';
import type { PadKingdom } from './pad-score.ts';

/** What a kingdom is worth, territory by territory. */
export function PadPoints({ kingdom }: { readonly kingdom: PadKingdom }): JSX.Element {
  const say = t.value;
  const { territories, bonuses, fault, points, isBlank } = kingdom;
  return (
    <div class="pad-points">
      {isBlank && <p>{say('pad-blank')}</p>}
      <ul>
        {territories.map(({ terrain, squares, crowns, points: worth }, index) => (
          <li key={index} class={worth === 0 ? 'is-worthless' : ''}>
            <GroundSign ground={terrain} size={24} />
            {say('web-territory', { terrain, squares, crowns, points: worth })}
          </li>
        ))}
        {bonuses.middleKingdom > 0 && <li>{`${say('variant-middle-kingdom')}: +${bonuses.middleKingdom}`}</li>}
        {bonuses.harmony > 0 && <li>{`${say('variant-harmony')}: +${bonuses.harmony}`}</li>}
      </ul>
      <p class="pad-total" aria-live="polite">
        {say('web-total', { points })}
      </p>
      {fault && !isBlank && <p class="aside">{say('pad-so-far', { reason: citedRefusal(say, fault) })}</p>}
    </div>
  );
}
