import type { Seat } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import type { ColoursTypes } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import { t } from '../../../app/language.ts';
import { CrayonDefs } from '../../../art/crayon.tsx';
import type { ResultProps, SeatProps } from '../../face.ts';
import { countedItem, isCountedAll, itemClass, ResultCard, seatsByPlace } from '../../result-card.tsx';
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
  return (
    <>
      <CrayonDefs />
      {seatsByPlace(chairs.length, ranks).map((seat) => (
        <SheetResult
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

interface SheetResultProps {
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly place: number | undefined;
  readonly count: number;
}

function SheetResult({ view, seat, name, place, count }: SheetResultProps): JSX.Element {
  const tally = tallyOf(view, seat);
  const last = countedItem(tally.items, count);
  const lit = useCallback((area: number) => !last || isOf(view, last, area), [view, last && rowOf(last)]);
  const label = t.value('colours-sheet-of', { name, points: tally.total });
  const picture = (
    <div class="result-picture colours-result-picture">
      <StillSheet state={view} seat={seat} label={label} lit={last ? lit : undefined} />
    </div>
  );
  const items = tally.items.length;
  const points = countedPoints(tally, count);
  const below = view.isSolo && isCountedAll(count, items) && <SoloEnd view={view} />;
  return (
    <ResultCard class="colours-result" {...{ seat, name, place, count, items, points, picture, below }}>
      <TallyItems tally={tally} count={count} />
    </ResultCard>
  );
}

function isOf(state: State, item: TallyItem, area: number): boolean {
  const { kingdom, symbol } = state.atlas.map.areas[area]!;
  const row = rowOf(item);
  return kingdom === row || symbol?.kind === row;
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
          <li key={row} class={itemClass(index, count)}>
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
