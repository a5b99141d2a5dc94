import { DICE, type State } from '@crownhold/games/colours';
import { dieFit } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import type { ColoursTable } from '../colours-table.ts';
import { dieText, kingdomsUnder } from '../die-words.ts';
import { chosenDie, dieActions } from '../gestures.ts';
import { letterOf } from '../sheet-map.ts';
import { boardState, isInBox } from '../shown-sheet.ts';
import { Die } from './die.tsx';
import { pointedDie } from './map-panel.tsx';

/** The dice that are left, with where they lie and how many of their drops fit. */
export function TakeStrip({ table }: { readonly table: ColoursTable }): JSX.Element {
  const say = t.value;
  const { input, front } = table.shown.value;
  const state = boardState(table.shown.value);
  const dice = DICE.map((_, die) => die).filter((die) => isInBox(state, die));
  return (
    <fieldset class="powers colours-strip is-dice" aria-label={say('colours-dice')}>
      {dice.map((die) => (
        <StripDie
          key={die}
          state={state}
          seat={input?.base.seat ?? front}
          die={die}
          isChosen={input !== undefined && chosenDie(input) === die}
          isPointed={input !== undefined && pointedDie(input) === die}
          onTap={() => table.perform(...dieActions(table.shown.value.input, die))}
        />
      ))}
    </fieldset>
  );
}

interface StripDieProps {
  readonly state: State;
  readonly seat: number;
  readonly die: number;
  readonly isChosen: boolean;
  readonly isPointed: boolean;
  readonly onTap: () => void;
}

function StripDie({ state, seat, die, isChosen, isPointed, onTap }: StripDieProps): JSX.Element {
  const say = t.value;
  const fit = dieFit({ state, seat }, die);
  const kingdoms = kingdomsUnder(state, die);
  const note = fit ? say('colours-fits', { ...fit }) : say('colours-white-not-yet');
  return (
    <button
      type="button"
      class={`strip-die${isChosen ? ' is-chosen' : isPointed ? ' is-pointed' : ''}${fit ? '' : ' is-barred'}`}
      data-die={die}
      data-in-hand={isChosen || isPointed ? '' : undefined}
      aria-pressed={isChosen}
      onClick={onTap}
    >
      <Die die={die} drops={state.numbers[die]!} />
      <span class="strip-die-where" aria-hidden="true">
        {kingdoms.map((kingdom) => (
          <b key={kingdom} class={`seat-kingdom of-${kingdom}`}>
            {letterOf(kingdom, say)}
          </b>
        ))}
      </span>
      <small class="strip-die-note" aria-hidden="true">
        {note}
      </small>
      <span class="unseen">{`${dieText(state, die, say)}, ${note}`}</span>
    </button>
  );
}
