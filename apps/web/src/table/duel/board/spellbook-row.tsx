import type { Chair, Seat } from '@crownhold/core';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { ArmsIcon } from '../../../art/arms.tsx';
import { Banner } from '../../../art/piece.tsx';
import { Bolt, SpellSign } from '../../../art/spell-sign.tsx';
import { nameOf } from '../../words.ts';
import type { RaceRow, Runner } from '../spellbook-race.ts';
import { rowText, spellStateText } from '../spellbook-words.ts';
import { MOST_BOXES, strikePath, TICK_PATH } from './book-marks.tsx';

interface SpellbookRowProps {
  readonly row: RaceRow;
  readonly front: Seat;
  readonly chairs: readonly Chair[];
}

/** A row of the spellbook as a race: my boxes, theirs, the sign of the spell; with room, its sentence too. */
export function SpellbookRow({ row, front, chairs }: SpellbookRowProps): JSX.Element {
  const say = t.value;
  const [mine, theirs] = [row.runners[front]!, row.runners[1 - front]!];
  const won = row.winner === undefined ? undefined : `${nameOf(chairs, row.winner)}: ${spellStateText(row, say)}`;
  return (
    <li class={row.winner === undefined ? 'book-row' : 'book-row is-won'} data-arms={row.arms} data-spell={row.spell}>
      <span class="unseen">{rowText(row, front, chairs, say)}</span>
      <span class="book-line" aria-hidden="true">
        <span class="book-arms">
          <ArmsIcon arms={row.arms} size={18} label="" />
        </span>
        <Boxes runner={mine} length={row.length} seat={front} isWon={row.winner === front} />
        <Boxes runner={theirs} length={row.length} seat={1 - front} isWon={row.winner === 1 - front} />
        <span class="book-sign">
          {row.winner === undefined ? (
            <SpellSign spell={row.spell} size={18} />
          ) : (
            <Banner seat={row.winner} size={18} />
          )}
        </span>
        <span class="book-left">
          {mine.isOneLeft && <b class={`of-seat-${front % 4}`}>{say('duel-one-left')}</b>}
          {won !== undefined && <small>{won}</small>}
        </span>
      </span>
      <span class="book-words" aria-hidden={row.winner === undefined ? undefined : 'true'}>
        <span class="book-spell">
          {row.isLightning && <Bolt size={14} />}
          <SpellSign spell={row.spell} size={20} />
          <b>{say('spell', { spell: row.spell })}</b>
          {won !== undefined && <small>{won}</small>}
        </span>
        <span class="book-does">{say(`spell-${row.spell}-does`)}</span>
      </span>
    </li>
  );
}

interface BoxesProps {
  readonly runner: Runner;
  readonly length: number;
  readonly seat: Seat;
  readonly isWon: boolean;
}

/** Squares of one player's row: ticked, dotted where a tick would come, empty; struck out once the other has won. */
function Boxes({ runner, length, seat, isWon }: BoxesProps): JSX.Element {
  const { ticks, coming, isStruck } = runner;
  return (
    <svg
      class={`book-boxes of-seat-${seat % 4}${isWon ? ' is-won' : ''}${isStruck ? ' is-struck' : ''}`}
      viewBox={`0 0 ${MOST_BOXES * 12} 14`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length }, (_, at) => (
        <g key={at} transform={`translate(${at * 12} 1)`} class={boxClass(at, ticks, coming)}>
          <rect x={1} y={1} width={10} height={10} rx={1.5} />
          {at < ticks && <path d={TICK_PATH} />}
        </g>
      ))}
      {isStruck && <path class="box-strike" d={strikePath(length)} />}
    </svg>
  );
}

function boxClass(at: number, ticks: number, coming: number): string {
  if (at < ticks) return 'box is-ticked';
  return at < ticks + coming ? 'box is-coming' : 'box';
}
