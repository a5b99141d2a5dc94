import { TERRAINS } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { t } from '../app/language.ts';
import { GroundSign } from '../art/piece.tsx';

/** Every terrain with its picture and its name. */
export function TerrainRow(): JSX.Element {
  const say = t.value;
  return (
    <figure class="rule-figure">
      <figcaption>{say('learn-terrains')}</figcaption>
      <ul class="terrain-row">
        {TERRAINS.map((terrain) => (
          <li key={terrain}>
            <GroundSign ground={terrain} size={56} />
            {say(`terrain-${terrain}`)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
