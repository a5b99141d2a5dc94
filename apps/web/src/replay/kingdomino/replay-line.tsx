import type { Chair } from '@crownhold/core';
import { FREE } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import type { JSX } from 'preact';
import { DominoPiece } from '../../board/domino-piece.tsx';
import { facesOf } from '../../table/kingdomino/kingdom-picture.ts';
import { dominoText, nextLineTitle } from '../../table/kingdomino/words.ts';
import { nameOf } from '../../table/words.ts';
import type { LiveMiddleProps } from '../replay-face.ts';

/** The line whose dominoes are placed, and the one that kings move on to. */
export function ReplayLines({ moment: { view }, chairs, say }: LiveMiddleProps<KingdominoTypes>): JSX.Element {
  const { line, lineKings, next, nextKings, slot, phase, round, rounds } = view;
  const isGone = (index: number) => index < slot || (index === slot && phase !== 'place');
  return (
    <div class="replay-lines">
      {round > 0 && (
        <Line
          title={say('web-current-line')}
          dominoes={line}
          kings={lineKings}
          isGone={isGone}
          chairs={chairs}
          say={say}
        />
      )}
      {round < rounds && (
        <Line
          title={nextLineTitle(view, say)}
          dominoes={next}
          kings={nextKings}
          isGone={() => false}
          chairs={chairs}
          say={say}
        />
      )}
    </div>
  );
}

interface LineProps {
  readonly title: string;
  readonly dominoes: ArrayLike<number>;
  readonly kings: ArrayLike<number>;
  readonly isGone: (index: number) => boolean;
  readonly chairs: readonly Chair[];
  readonly say: Translate;
}

function Line({ title, dominoes, kings, isGone, chairs, say }: LineProps): JSX.Element {
  const laid = Array.from(dominoes).filter((number) => number !== FREE && number !== 0);
  return (
    <section>
      <h2>{title}</h2>
      <ul class="replay-line">
        {laid.map((number, index) => {
          const king = kings[index] === FREE ? undefined : kings[index];
          return (
            <li key={number}>
              {isGone(index) ? (
                <span class="domino-gap" />
              ) : (
                <>
                  <DominoPiece faces={facesOf(number)} number={number} king={king} />
                  <span class="unseen">
                    {dominoText(number, say, king === undefined ? undefined : nameOf(chairs, king))}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
