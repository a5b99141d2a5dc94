import type { DuelTypes } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { ArmsIcon } from '../../../art/arms.tsx';
import { Icon } from '../../../art/icon.tsx';
import { Banner } from '../../../art/piece.tsx';
import { CountUp } from '../../count-up.tsx';
import type { ResultProps, SeatProps } from '../../face.ts';
import { nameOf } from '../../words.ts';
import { countedPoints, type Tally, tallyOf } from '../tally.ts';
import { itemText } from '../tally-words.ts';
import { StillMap } from './rival.tsx';

/** Both maps with what they are worth, the winner's first. */
export function ResultCards({ view, chairs, ranks, counted }: ResultProps<DuelTypes>): JSX.Element {
  const say = t.value;
  const order = [0, 1].toSorted((one, other) => (ranks?.[one] ?? 0) - (ranks?.[other] ?? 0));
  return (
    <>
      {order.map((seat) => {
        const tally = tallyOf(view, seat);
        const count = counted[seat] ?? 0;
        const isCounting = count < tally.items.length + 1;
        const last = isCounting ? tally.items[count - 1] : undefined;
        const name = nameOf(chairs, seat);
        const place = ranks?.[seat];
        return (
          <article key={seat} class={`result ${stateOf(isCounting, count, place)}`}>
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
            <div class="result-picture duel-result-picture">
              <StillMap
                state={view}
                seat={seat}
                label={say('duel-map-of', { name, points: tally.total })}
                lit={last?.domain.cells}
              />
            </div>
            <TallyItems tally={tally} count={count} />
            <p class="result-total">
              <CountUp to={countedPoints(tally, count)}>{(points) => say('web-total', { points })}</CountUp>
            </p>
          </article>
        );
      })}
    </>
  );
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
    <ul class="result-items">
      {items.length === 0 && <li>{say('duel-no-domain')}</li>}
      {items.map((item, index) => (
        <li key={index} class={index >= count ? 'is-hidden' : index === count - 1 ? 'is-counted' : ''}>
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
