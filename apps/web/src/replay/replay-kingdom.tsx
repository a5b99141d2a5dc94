import type { Seat } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { Translate } from '@crownhold/i18n';
import type { JSX } from 'preact';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { MiniBoard } from '../board/mini-board.tsx';
import { type Square, sameSpot } from '../board/square.ts';
import type { Chair } from '../games/chair.ts';
import { kingdomSquares, squareFrame } from '../table/kingdom-picture.ts';
import type { Moment } from './timeline.ts';

interface ReplayKingdomProps {
  readonly moment: Moment;
  readonly seat: Seat;
  readonly chair: Chair;
  /** Nothing before the game is over. */
  readonly place: number | undefined;
  readonly say: Translate;
}

/** A kingdom at one moment, with what was laid just now. */
export function ReplayKingdom({ moment, seat, chair, place, say }: ReplayKingdomProps): JSX.Element {
  const { state } = moment;
  const { name, bot } = chair;
  const points = kingdomino.score(state, seat);
  const gain = gainOf(moment, seat);
  return (
    <figure class={moment.seat === seat ? 'replay-kingdom is-acting' : 'replay-kingdom'}>
      <div class="replay-picture">
        <MiniBoard
          label={say('web-kingdom-of', { name, points })}
          frame={squareFrame(state, seat, state.grid.size)}
          squares={withLight(kingdomSquares(state, seat), moment, seat)}
        />
      </div>
      <figcaption>
        <Banner seat={seat} size={20} />
        <span class="name">{name}</span>
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

function gainOf({ events }: Moment, seat: Seat): number {
  const placed = events.find((event) => event.kind === 'placed' && event.seat === seat);
  return placed?.kind === 'placed' ? placed.gain : 0;
}

function withLight(squares: readonly Square[], { events }: Moment, seat: Seat): readonly Square[] {
  const fresh = events.flatMap((event) => (event.kind === 'placed' && event.seat === seat ? event.cells : []));
  return squares.map((square) =>
    fresh.some((cell) => sameSpot(cell, square.spot)) ? { ...square, light: 'lit' } : square,
  );
}
