import type { GameTypes, Seat } from '@crownhold/core';
import type { Input } from '@crownhold/table';
import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import { Banner } from '../../art/piece.tsx';
import { askedSeat, type ShownTable } from '../shown-table.ts';

interface OthersPanelProps<G extends GameTypes, I extends Input<G>> {
  readonly shown: ShownTable<G, I>;
  /** Another player's board as a small picture. */
  readonly picture: (seat: Seat) => JSX.Element;
  readonly points: (seat: Seat) => number | string;
  /** A few words beside them. */
  readonly label?: (seat: Seat) => string | undefined;
  readonly onEnlarge: (seat: Seat) => void;
}

/** The other boards as small live pictures; a tap enlarges one. */
export function OthersPanel<G extends GameTypes, I extends Input<G>>({
  shown,
  picture,
  points,
  label,
  onEnlarge,
}: OthersPanelProps<G, I>): JSX.Element {
  const say = t.value;
  const { chairs, front } = shown;
  const others = chairs.map((_, step) => (front + step) % chairs.length).slice(1);
  return (
    <ul class="others">
      {others.map((seat) => {
        const { name, bot } = chairs[seat]!;
        const isAsked = (shown.watched.at(-1) ?? askedSeat(shown)) === seat;
        return (
          <li key={seat}>
            <button type="button" class={isAsked ? 'other is-asked' : 'other'} onClick={() => onEnlarge(seat)}>
              <span class="other-picture" aria-hidden="true">
                {picture(seat)}
              </span>
              <span class="other-name">
                <Banner seat={seat} size={20} />
                <span class="name">{name}</span>
                {bot !== undefined && <Icon name="bot" size={16} />}
              </span>
              <span class="other-points">
                {points(seat)} <small>{label?.(seat)}</small>
              </span>
              <span class="unseen">{say('web-enlarge', { name })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
