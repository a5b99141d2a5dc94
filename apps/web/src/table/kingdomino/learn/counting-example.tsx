import { kingdomino, territories } from '@crownhold/games/kingdomino';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { GridBoard } from '../../../board/grid-board.tsx';
import { type Spot, sameSpot } from '../../../board/square.ts';
import { kingdomFrame, kingdomSquares, lightUp } from '../kingdom-picture.ts';
import { cellText } from '../words.ts';
import { fullExample } from './examples.ts';

const SEAT = 0;

/** A kingdom whose territories light up and say what they score. */
export function CountingExample(): JSX.Element {
  const say = t.value;
  const state = useMemo(fullExample, []);
  const [chosen, setChosen] = useState<Spot>();
  const territory =
    chosen && territories(state, SEAT).find(({ cells }) => cells.some((cell) => sameSpot(cell, chosen)));
  return (
    <figure class="example">
      <figcaption>
        <b>{say('learn-example')}.</b> {say('learn-try-K16')}
      </figcaption>
      <div class="example-board">
        <GridBoard
          label={say('learn-example')}
          frame={kingdomFrame(state, SEAT)}
          squares={lightUp(kingdomSquares(state, SEAT), territory)}
          isInteractive={true}
          describe={(spot) => cellText(state, SEAT, spot, [{ name: say('web-player', { number: 1 }) }], say)}
          onSpot={setChosen}
        />
      </div>
      <p class="example-word" role="status">
        {territory
          ? say('web-territory', territory)
          : chosen
            ? say('learn-castle-counts-not')
            : say('web-total', { points: kingdomino.score(state, SEAT) })}
      </p>
    </figure>
  );
}
