import type { DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { ArmsIcon } from '../../../art/arms.tsx';
import type { ResultProps, SeatProps } from '../../face.ts';
import { countedItem, itemClass, ResultCard, seatsByPlace } from '../../result-card.tsx';
import { nameOf } from '../../words.ts';
import { countedPoints, type Tally, tallyOf } from '../tally.ts';
import { itemText } from '../tally-words.ts';
import { StillMap } from './rival.tsx';

/** Both maps with what they are worth, the winner's first. */
export function ResultCards({ view, chairs, ranks, counted }: ResultProps<DuelTypes>): JSX.Element {
  const say = t.value;
  return (
    <>
      {seatsByPlace(chairs.length, ranks).map((seat) => {
        const tally = tallyOf(view, seat);
        const count = counted[seat] ?? 0;
        const name = nameOf(chairs, seat);
        const label = say('duel-map-of', { name, points: tally.total });
        const picture = (
          <div class="result-picture duel-result-picture">
            <StillMap state={view} seat={seat} label={label} lit={countedItem(tally.items, count)?.domain.cells} />
          </div>
        );
        const points = countedPoints(tally, count);
        const place = ranks?.[seat];
        return (
          <ResultCard key={seat} {...{ seat, name, place, count, items: tally.items.length, points, picture }}>
            <TallyItems tally={tally} count={count} />
          </ResultCard>
        );
      })}
    </>
  );
}

interface TallyItemsProps {
  readonly tally: Tally;
  readonly count: number;
}

function TallyItems({ tally: { items }, count }: TallyItemsProps): JSX.Element {
  const say = t.value;
  return (
    <ul class="result-items">
      {items.length === 0 && <li>{say('duel-no-domain')}</li>}
      {items.map((item, index) => (
        <li key={index} class={itemClass(index, count)}>
          <ArmsIcon arms={item.domain.arms} size={24} label="" />
          {itemText(item, say)}
        </li>
      ))}
    </ul>
  );
}

/** What the points of a seat are made of now. */
export function DuelBreakdown({ view, seat }: SeatProps<DuelTypes>): JSX.Element {
  const tally = tallyOf(view, seat);
  return (
    <>
      <TallyItems tally={tally} count={tally.items.length + 1} />
      <p class="result-total">{t.value('web-total', { points: tally.total })}</p>
    </>
  );
}
