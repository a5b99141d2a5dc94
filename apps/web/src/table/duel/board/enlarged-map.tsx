import { duel } from '@crownhold/games/duel';
import type { DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import type { SeatProps } from '../../face.ts';
import { nameOf } from '../../words.ts';
import { domainMarks, squaresOf } from '../map-picture.ts';
import { squareText } from '../words.ts';
import { DuelMap } from './duel-map.tsx';

/** A map large, to be read square by square. */
export function EnlargedMap({ view, seat, chairs }: SeatProps<DuelTypes>): JSX.Element {
  const say = t.value;
  return (
    <DuelMap
      label={say('duel-map-of', { name: nameOf(chairs, seat), points: duel.score(view, seat) })}
      seat={seat}
      squares={squaresOf(view, seat)}
      marks={domainMarks(view, seat)}
      isCastleUsed={((view.castles >> seat) & 1) === 1}
      isInteractive={true}
      describe={(spot) => squareText(view, seat, spot, say)}
    />
  );
}
