import type { Seat } from '@crownhold/core';
import { duel } from '@crownhold/games/duel';
import type { DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import { DuelMap } from '../../table/duel/board/duel-map.tsx';
import { domainMarks, squaresOf } from '../../table/duel/map-picture.ts';
import { roleOf } from '../../table/duel/rounds.ts';
import type { ReplayBoardProps } from '../replay-face.ts';
import type { Moment } from '../timeline.ts';

/** A map at one moment, with what was drawn just now. */
export function ReplayMap({ moment, seat, chair, place, say }: ReplayBoardProps<DuelTypes>): JSX.Element {
  const { view } = moment;
  const { name, bot } = chair;
  const points = duel.score(view, seat);
  const gain = gainOf(moment, seat);
  return (
    <figure class={moment.seat === seat ? 'replay-kingdom is-acting' : 'replay-kingdom'}>
      <div class="replay-picture">
        <DuelMap
          label={say('duel-map-of', { name, points })}
          seat={seat}
          squares={squaresOf(view, seat)}
          marks={domainMarks(view, seat)}
          isCastleUsed={((view.castles >> seat) & 1) === 1}
          fresh={freshOf(moment, seat)}
          isInteractive={false}
          describe={String}
        />
      </div>
      <figcaption>
        <Banner seat={seat} size={20} />
        <span class="name">{say('duel-who', { name, role: roleOf(view, seat) })}</span>
        {bot !== undefined && <Icon name="bot" size={16} />}
        {place === 1 && <Icon name="laurel" size={20} />}
        <b>{points}</b>
        {gain > 0 && (
          <span class="replay-gain" aria-hidden="true">
            +{gain}
          </span>
        )}
        {place !== undefined && <span class="unseen">{say('web-place-ranked', { place })}</span>}
      </figcaption>
    </figure>
  );
}

function gainOf({ events }: Moment<DuelTypes>, seat: Seat): number {
  return events.reduce((sum, event) => ('gain' in event && event.seat === seat ? sum + event.gain : sum), 0);
}

function freshOf({ events }: Moment<DuelTypes>, seat: Seat) {
  return events.flatMap((event) => {
    if (event.kind === 'drawn' && event.seat === seat) return event.cells;
    return event.kind === 'cross-added' && event.seat === seat ? [event.cell] : [];
  });
}
