import type { Chair, Seat } from '@crownhold/core';
import { ACHIEVEMENTS, type Achievement, BLOTS, COLOURS, type Colour, type State } from '@crownhold/games/colours';
import type { Monster } from '@crownhold/games/colours/map';
import { formatNumber, messageText } from '@crownhold/i18n';
import { achievementName } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { Banner, CrownSign } from '../../../art/piece.tsx';
import { WoodcutMark } from '../../../art/woodcuts.tsx';
import type { ShownColours } from '../colours-table.ts';
import { letterOf } from '../sheet-map.ts';
import { boardState } from '../shown-sheet.ts';
import { type SpeedNumber, speedNumbers } from '../strikes.ts';
import { rowOf, tallyOf } from '../tally.ts';
import { numberText } from '../track-words.ts';
import { Blot } from './purse.tsx';

/** What can be earned and who has it, row by row, with my points; blots below. */
export function Tracks({ shown }: { readonly shown: ShownColours }): JSX.Element {
  const say = t.value;
  const { chairs, front } = shown;
  const state = boardState(shown);
  const points = new Map(tallyOf(state, front).items.map((item) => [rowOf(item), item.points]));
  return (
    <div class="tracks">
      <ul class="tracks-rows">
        {ACHIEVEMENTS.map((row) => (
          <li key={row} class={`track-row of-${row}`}>
            <RowSign row={row} />
            <span class="track-name">{messageText(say, achievementName(row), [])}</span>
            <Numbers state={state} row={row} chairs={chairs} />
            <b class="track-points">{formatNumber(say.language, points.get(row) ?? 0)}</b>
          </li>
        ))}
      </ul>
      <BlotRow state={state} seat={front} />
    </div>
  );
}

/** The sign of a row: a kingdom's letter, a monster, or three kingdoms. */
export function RowSign({ row }: { readonly row: Achievement }): JSX.Element {
  const say = t.value;
  if (row === 'three') return <CrownSign size={26} />;
  const colour = COLOURS.find((each) => each === row);
  if (colour) return <b class={`seat-kingdom of-${colour}`}>{letterOf(colour, say)}</b>;
  return (
    <svg class="row-sign" viewBox="-4 -7 72 72" width="28" height="28" aria-hidden="true" focusable="false">
      <WoodcutMark name={row as Monster} colour={MONSTER_COLOURS[row as Monster]} isSmall />
    </svg>
  );
}

/** [C5] Dragons come in three colours. */
const MONSTER_COLOURS: Readonly<Record<Monster, Colour | undefined>> = {
  griffin: 'red',
  hydra: 'blue',
  unicorn: 'yellow',
  dragon: undefined,
};

interface NumbersProps {
  readonly state: State;
  readonly row: Achievement;
  readonly chairs: readonly Chair[];
}

function Numbers({ state, row, chairs }: NumbersProps): JSX.Element {
  return (
    <span class="track-numbers">
      {speedNumbers(state, row).map((number) => (
        <TrackNumber key={number.number} number={number} chairs={chairs} />
      ))}
    </span>
  );
}

function TrackNumber({ number, chairs }: { readonly number: SpeedNumber; readonly chairs: readonly Chair[] }) {
  const { seats, isStruck } = number;
  const state = seats.length > 0 ? ' is-earned' : isStruck ? ' is-struck' : '';
  return (
    <span class={`track-number${state}`} role="img" aria-label={numberText(number, chairs, t.value)}>
      <span aria-hidden="true">{number.number}</span>
      {chairs.length > 1 &&
        seats.map((seat, at) => (
          <i key={seat} class="track-banner" style={{ '--at': at }}>
            <Banner seat={seat} size={16} />
          </i>
        ))}
    </span>
  );
}

/** [C8] Ten blots, the painted ones in ink. */
function BlotRow({ state, seat }: { readonly state: State; readonly seat: Seat }): JSX.Element {
  const count = state.blots[seat]!;
  return (
    <p class="blot-row" role="img" aria-label={t.value('colours-blot-count', { count, most: BLOTS })}>
      {Array.from({ length: BLOTS }, (_, at) => (
        <Blot key={at} size={24} isEmpty={at >= count} />
      ))}
    </p>
  );
}
