import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { Icon } from '../../art/icon.tsx';
import { Banner, GroundSign } from '../../art/piece.tsx';
import { MiniBoard } from '../../board/mini-board.tsx';
import type { Frame, Square } from '../../board/square.ts';
import { CountUp } from '../count-up.tsx';
import { lightUp } from './kingdom-picture.ts';
import { countedPoints, type Tally } from './tally.ts';
import { itemText } from './tally-words.ts';

interface ResultCardProps {
  readonly name: string;
  readonly tally: Tally;
  /** Nothing before the match is over. */
  readonly place: number | undefined;
  readonly frame: Frame;
  readonly squares: readonly Square[];
  /** How many items are counted so far; the last of them is lit. */
  readonly count: number;
}

/** A kingdom and what it is worth, territory by territory. */
export function ResultCard({ name, tally, place, frame, squares, count }: ResultCardProps): JSX.Element {
  const say = t.value;
  const { seat, items, before } = tally;
  const isCounting = count < items.length + 1;
  const last = isCounting ? items[count - 1] : undefined;
  const lit = last?.kind === 'territory' ? last.territory : undefined;
  const kind = isCounting ? (count > 0 ? 'is-counting' : 'is-waiting') : place === 1 ? 'is-winner' : '';
  return (
    <article class={`result ${kind}`}>
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
      <div class="result-picture">
        <MiniBoard
          label={say('web-kingdom-of', { name, points: tally.total })}
          frame={frame}
          squares={lightUp(squares, lit)}
        />
      </div>
      <ul class="result-items">
        {before > 0 && <li>{say('web-earlier-games', { points: before })}</li>}
        {items.length === 0 && <li>{say('web-no-territory')}</li>}
        {items.map((item, index) => (
          <li key={index} class={index >= count ? 'is-hidden' : item === last ? 'is-counted' : ''}>
            {item.kind === 'territory' && <GroundSign ground={item.territory.terrain} size={24} />}
            {itemText(item, say)}
          </li>
        ))}
      </ul>
      <p class="result-total">
        <CountUp to={countedPoints(tally, count)}>{(points) => say('web-total', { points })}</CountUp>
      </p>
    </article>
  );
}
