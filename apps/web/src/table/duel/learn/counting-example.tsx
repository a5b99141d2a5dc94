import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import type { Spot } from '../../../board/square.ts';
import { DuelMap } from '../board/duel-map.tsx';
import { domainAt, domainMarks, squaresOf } from '../map-picture.ts';
import { squareText } from '../words.ts';
import { countingExample } from './examples.ts';

const SEAT = 0;

/** [D19] A map to be counted, a domain at a time. */
export function CountingExample(): JSX.Element {
  const say = t.value;
  const state = useMemo(countingExample, []);
  const squares = useMemo(() => squaresOf(state, SEAT), [state]);
  const [chosen, setChosen] = useState<Spot>();
  const domain = chosen && domainAt(state, SEAT, chosen);
  return (
    <figure class="example duel-example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say('duel-try-D19')}
      </figcaption>
      <div class="example-map">
        <DuelMap
          label={say('learn-example')}
          seat={SEAT}
          squares={squares}
          marks={domainMarks(state, SEAT)}
          isCastleUsed={false}
          lit={domain?.cells}
          isInteractive={true}
          describe={(spot) => squareText(state, SEAT, spot, say)}
          onSpot={setChosen}
        />
      </div>
      <p class="example-word" role="status">
        {domain ? say('duel-domain', domain) : chosen?.x === 0 && chosen.y === 0 ? say('duel-castle-counts-not') : ''}
      </p>
    </figure>
  );
}
