import type { Seat } from '@crownhold/core';
import { COLOURS, colourName, DICE, NO_DIE, type State } from '@crownhold/games/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { Icon } from '../../../art/icon.tsx';
import { Banner } from '../../../art/piece.tsx';
import { nameOf } from '../../words.ts';
import type { ColoursTable, ShownColours } from '../colours-table.ts';
import { lookAt, lookedAt } from '../looking.ts';
import { letterOf } from '../sheet-map.ts';
import { boardState, doingOf, type SeatDoing } from '../shown-sheet.ts';
import { progressText } from '../words.ts';
import { Die } from './die.tsx';

/** [C22] What everybody may know of everybody: die, kingdom, who takes, colours or is done. A tap shows the sheet. */
export function Seats({ table }: { readonly table: ColoursTable }): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const state = boardState(shown);
  const looked = lookedAt(table);
  return (
    <ul class="colours-seats" aria-label={say('colours-players')}>
      {shown.chairs.map((_, seat) => (
        <SeatChip
          key={seat}
          shown={shown}
          state={state}
          seat={seat}
          isLooked={looked === seat}
          onLook={() => lookAt(table, looked === seat || seat === shown.front ? undefined : seat)}
        />
      ))}
      {state.isSolo && <li class="seats-round">{progressText(shown.view, say)}</li>}
    </ul>
  );
}

interface SeatChipProps {
  readonly shown: ShownColours;
  readonly state: State;
  readonly seat: Seat;
  readonly isLooked: boolean;
  readonly onLook: () => void;
}

function SeatChip({ shown, state, seat, isLooked, onLook }: SeatChipProps): JSX.Element {
  const say = t.value;
  const { chairs } = shown;
  const doing = doingOf(state, seat);
  const die = state.dice[seat]!;
  const hasDie = die !== NO_DIE;
  const name = nameOf(chairs, seat);
  const kingdom = COLOURS[state.kingdoms[seat]!]!;
  const named = hasDie ? colourName(state.colours[seat]!) : undefined;
  const words = [
    name,
    ...(hasDie ? [say('colours-has', { die: DICE[die]!, drops: state.numbers[die]!, kingdom })] : []),
    ...(hasDie && DICE[die] === 'white' && named ? [say(`colour-${named}`)] : []),
    ...(doing === 'waits' ? [] : [say('colours-doing', { doing })]),
  ];
  return (
    <li>
      <button
        type="button"
        class={`seat-chip seat-${seat % 4} is-${doing}${isLooked ? ' is-looked' : ''}`}
        data-seat={seat}
        aria-pressed={isLooked}
        onClick={onLook}
      >
        <Banner seat={seat} size={20} />
        <span class="name" aria-hidden="true">
          {name}
        </span>
        <span class="seat-die" aria-hidden="true">
          {hasDie && <Die die={die} drops={state.numbers[die]!} named={named} />}
        </span>
        {hasDie && (
          <b class={`seat-kingdom of-${kingdom}`} aria-hidden="true">
            {letterOf(kingdom, say)}
          </b>
        )}
        <DoingSign doing={doing} />
        <span class="unseen">{words.join(', ')}</span>
      </button>
    </li>
  );
}

const SIGNS = { colours: 'write', done: 'confirm' } as const;

function DoingSign({ doing }: { readonly doing: SeatDoing }): JSX.Element {
  return (
    <span class="seat-doing">
      {doing === 'takes' ? <i class="seat-dots" /> : doing !== 'waits' && <Icon name={SIGNS[doing]} size={16} />}
    </span>
  );
}
