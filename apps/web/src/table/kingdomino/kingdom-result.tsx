import type { JSX } from 'preact';
import { t } from '../../app/language.ts';
import { GroundSign } from '../../art/piece.tsx';
import { MiniBoard } from '../../board/mini-board.tsx';
import type { Frame, Square } from '../../board/square.ts';
import { countedItem, itemClass, ResultCard } from '../result-card.tsx';
import { lightUp } from './kingdom-picture.ts';
import { countedPoints, type Tally } from './tally.ts';
import { itemText } from './tally-words.ts';

interface KingdomResultProps {
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
export function KingdomResult({ name, tally, place, frame, squares, count }: KingdomResultProps): JSX.Element {
  const say = t.value;
  const { seat, items, before } = tally;
  const last = countedItem(items, count);
  const lit = last?.kind === 'territory' ? last.territory : undefined;
  const label = say('web-kingdom-of', { name, points: tally.total });
  const picture = (
    <div class="result-picture">
      <MiniBoard label={label} frame={frame} squares={lightUp(squares, lit)} />
    </div>
  );
  const points = countedPoints(tally, count);
  return (
    <ResultCard {...{ seat, name, place, count, items: items.length, points, picture }}>
      <ul class="result-items">
        {before > 0 && <li>{say('web-earlier-games', { points: before })}</li>}
        {items.length === 0 && <li>{say('web-no-territory')}</li>}
        {items.map((item, index) => (
          <li key={index} class={itemClass(index, count)}>
            {item.kind === 'territory' && <GroundSign ground={item.territory.terrain} size={24} />}
            {itemText(item, say)}
          </li>
        ))}
      </ul>
    </ResultCard>
  );
}
