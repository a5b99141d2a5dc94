import type { Seat } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { CrayonDefs } from '../../../art/crayon.tsx';
import { Icon } from '../../../art/icon.tsx';
import { Banner } from '../../../art/piece.tsx';
import { CountUp } from '../../count-up.tsx';
import type { ResultProps, SeatProps } from '../../face.ts';
import { nameOf } from '../../words.ts';
import { countedPoints, rowOf, type Tally, type TallyItem, tallyOf } from '../tally.ts';
import { rowName, rowParts } from '../tally-words.ts';
import { Blot, Purse } from './purse.tsx';
import { SoloEnd } from './solo-end.tsx';
import { StillSheet } from './still-sheet.tsx';
import { RowSign } from './tracks.tsx';
import './colours.css';

/** All sheets with what they are worth, the winner's first. */
export function ResultCards({ view, chairs, ranks, counted }: ResultProps<ColoursTypes>): JSX.Element {
  const order = chairs.map((_, seat) => seat).toSorted((one, other) => (ranks?.[one] ?? 0) - (ranks?.[other] ?? 0));
  return (
    <>
      <CrayonDefs />
      {order.map((seat) => (
        <ResultCard
          key={seat}
          view={view}
          seat={seat}
          name={nameOf(chairs, seat)}
          place={view.isSolo ? undefined : ranks?.[seat]}
          count={counted[seat] ?? 0}
        />
      ))}
    </>
  );
}

interface ResultCardProps {
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly place: number | undefined;
  readonly count: number;
}

function ResultCard({ view, seat, name, place, count }: ResultCardProps): JSX.Element {
  const say = t.value;
  const tally = tallyOf(view, seat);
  const isCounting = count < tally.items.length + 1;
  const last = isCounting ? tally.items[count - 1] : undefined;
  const lit = useCallback((area: number) => !last || isOf(view, last, area), [view, last && rowOf(last)]);
  return (
    <article class={`result colours-result ${stateOf(isCounting, count, place)}`}>
      <h2 class="result-name">
        <Banner seat={seat} size={28} />
        <span class="name">{name}</span>
        {place !== undefined && !isCounting && (
          <span class="result-place">
            {place === 1 && <Icon name="laurel" />}
            {say('web-place-ranked', { place })}
          </span>
        )}
      </h2>
      <div class="result-picture colours-result-picture">
        <StillSheet
          state={view}
          seat={seat}
          label={say('colours-sheet-of', { name, points: tally.total })}
          lit={last ? lit : undefined}
        />
      </div>
      <TallyItems tally={tally} count={count} />
      <p class="result-total">
        <CountUp to={countedPoints(tally, count)}>{(points) => say('web-total', { points })}</CountUp>
      </p>
      {view.isSolo && !isCounting && <SoloEnd view={view} />}
    </article>
  );
}

function isOf(state: State, item: TallyItem, area: number): boolean {
  const { kingdom, symbol } = state.atlas.map.areas[area]!;
  const row = rowOf(item);
  return kingdom === row || symbol?.kind === row;
}

function stateOf(isCounting: boolean, count: number, place: number | undefined): string {
  if (isCounting) return count > 0 ? 'is-counting' : 'is-waiting';
  return place === 1 ? 'is-winner' : '';
}

interface TallyItemsProps {
  readonly tally: Tally;
  readonly count: number;
}

function TallyItems({ tally: { items }, count }: TallyItemsProps): JSX.Element {
  const say = t.value;
  return (
    <ul class="result-items colours-items">
      {items.map((item, index) => {
        const row = rowOf(item);
        return (
          <li key={row} class={index >= count ? 'is-hidden' : index === count - 1 ? 'is-counted' : ''}>
            {row === 'blots' ? <Blot size={24} /> : <RowSign row={row} />}
            <span class="item-name">{rowName(item, say)}</span>
            <small class="item-parts">{rowParts(item, say)}</small>
            <b class="item-points">{say('colours-number', { number: item.points })}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** What the points of a seat are made of now. */
export function ColoursBreakdown({ view, seat }: SeatProps<ColoursTypes>): JSX.Element {
  const tally = tallyOf(view, seat);
  return (
    <>
      <TallyItems tally={tally} count={tally.items.length + 1} />
      <p class="result-total">{t.value('web-total', { points: tally.total })}</p>
    </>
  );
}

/** A sheet large, to be read area by area. */
export function EnlargedSheet({ view, seat, chairs }: SeatProps<ColoursTypes>): JSX.Element {
  const label = t.value('colours-sheet-of', { name: nameOf(chairs, seat), points: colours.score(view, seat) });
  return (
    <div class="colours-enlarged">
      <Purse state={view} seat={seat} />
      <StillSheet state={view} seat={seat} label={label} />
    </div>
  );
}
