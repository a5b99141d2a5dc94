import type { Seat } from '@crownhold/core';
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../app/language.ts';
import { Icon } from '../art/icon.tsx';
import { Banner } from '../art/piece.tsx';
import { CountUp } from './count-up.tsx';

interface ResultCardProps {
  readonly seat: Seat;
  readonly name: string;
  /** Nothing before the match is over, or where nobody has lost. */
  readonly place: number | undefined;
  /** How many of its items are counted so far; one more than there are when its counting is over. */
  readonly count: number;
  readonly items: number;
  /** What they are worth. */
  readonly points: number;
  readonly class?: string;
  readonly picture: JSX.Element;
  /** The items. */
  readonly children: ComponentChildren;
  /** What stands below the total. */
  readonly below?: ComponentChildren;
}

/** A board at the end of a game and what it is worth, counted item by item. */
export function ResultCard(props: ResultCardProps): JSX.Element {
  const { seat, name, place, count, items, points, picture, children, below } = props;
  const say = t.value;
  const isCounted = isCountedAll(count, items);
  const state = isCounted ? (place === 1 ? 'is-winner' : '') : count > 0 ? 'is-counting' : 'is-waiting';
  return (
    <article class={`result ${props.class ?? ''} ${state}`}>
      <h2 class="result-name">
        <Banner seat={seat} size={28} />
        <span class="name">{name}</span>
        {place !== undefined && isCounted && (
          <span class="result-place">
            {place === 1 && <Icon name="laurel" />}
            {say('web-place-ranked', { place })}
          </span>
        )}
      </h2>
      {picture}
      {children}
      <p class="result-total">
        <CountUp to={points}>{(counted) => say('web-total', { points: counted })}</CountUp>
      </p>
      {below}
    </article>
  );
}

export function isCountedAll(count: number, items: number): boolean {
  return count > items;
}

/** The item that is being counted. */
export function countedItem<T>(items: readonly T[], count: number): T | undefined {
  return items[count - 1];
}

/** The class of an item: it comes into sight when it is counted. */
export function itemClass(index: number, count: number): string {
  if (index >= count) return 'is-hidden';
  return index === count - 1 ? 'is-counted' : '';
}

/** All seats, the winner first; as they sit before there is one. */
export function seatsByPlace(seats: number, ranks: readonly number[] | undefined): readonly Seat[] {
  const place = (seat: Seat) => ranks?.[seat] ?? 0;
  return Array.from({ length: seats }, (_, seat) => seat).toSorted((one, other) => place(one) - place(other));
}
