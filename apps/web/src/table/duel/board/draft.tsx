import { diceIn, type State, UNROLLED } from '@crownhold/games/duel';
import { chosenDice, wantedDice } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import { t } from '../../../app/language.ts';
import { Banner } from '../../../art/piece.tsx';
import { nameOf } from '../../words.ts';
import { dieText, tickText } from '../dice-words.ts';
import type { DuelTable, ShownDuel } from '../duel-table.ts';
import { dieActions } from '../gestures.ts';
import { leftDie } from '../say-words.ts';
import { boardState } from '../task.ts';
import { tickOf } from '../ticks.ts';
import { Die } from './die.tsx';

/** Four dice in a row: who has which, and what each would tick. */
export function Draft({ table }: { readonly table: DuelTable }): JSX.Element {
  const say = t.value;
  const shown = table.shown.value;
  const state = boardState(shown.input, shown.view);
  return (
    <fieldset class="duel-draft" aria-label={say('duel-tray')}>
      {[0, 1, 2, 3].map((die) => (
        <DraftDie key={die} table={table} shown={shown} state={state} die={die} />
      ))}
    </fieldset>
  );
}

interface DraftDieProps {
  readonly table: DuelTable;
  readonly shown: ShownDuel;
  readonly state: State;
  readonly die: number;
}

function DraftDie({ table, shown, state, die }: DraftDieProps): JSX.Element {
  const say = t.value;
  const { input, chairs } = shown;
  const owner = [0, 1].find((seat) => diceIn(state.hands[seat]!).includes(die));
  const chosen = input ? chosenDice(input.choices) : [];
  const isChosen = chosen.includes(die);
  const note = noteUnder(shown, state, die, isChosen);
  const what = dieText(state, die, say);
  const name = owner === undefined ? undefined : nameOf(chairs, owner);
  const label = [what, name ?? note].filter(Boolean).join(', ');
  const isPointed = input?.isPointing === true && input.die === die && owner === undefined;
  const kind = owner !== undefined ? 'is-taken' : isChosen ? 'is-chosen' : isPointed ? 'is-free is-pointed' : 'is-free';
  return (
    <button
      type="button"
      class={`draft-die ${kind}`}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={shown.stage.kind !== 'turn' || owner !== undefined || state.faces[die] === UNROLLED}
      onClick={() => table.perform(...dieActions(table.shown.value.input, die))}
    >
      <span class="draft-die-body">
        <Die face={state.faces[die]!} die={die} />
        {owner !== undefined && (
          <span class="draft-die-owner">
            <Banner seat={owner} size={22} />
          </span>
        )}
      </span>
      <span class="draft-die-note">{name ?? note}</span>
    </button>
  );
}

/** Under a die: whether it ticks, or who gets it. */
function noteUnder({ input, front, chairs, stage }: ShownDuel, state: State, die: number, isChosen: boolean): string {
  const say = t.value;
  if (state.faces[die] === UNROLLED) return '';
  const seat = input?.base.seat ?? (stage.kind === 'waiting' ? stage.seats[0] : undefined) ?? front;
  const chosen = input ? chosenDice(input.choices) : [];
  const isWhole = input !== undefined && chosen.length === wantedDice(state, input.choices);
  const isLeft = state.phase === 'share' && isWhole && leftDie(state, chosen) === die;
  if (isLeft) return say('duel-goes-to', { name: nameOf(chairs, state.leader) });
  return tickText(tickOf(state, seat, die), isChosen, say);
}
