import { taskOf } from '@crownhold/table/duel';
import type { JSX } from 'preact';
import type { DuelTable } from '../duel-table.ts';
import { boardState } from '../task.ts';
import { ArmsChoice } from './arms-choice.tsx';
import { Draft } from './draft.tsx';
import { Hand } from './hand.tsx';

/** What lies between the players: dice to take, the dice in hand, or the arms to name. Its height never changes. */
export function Tray({ table }: { readonly table: DuelTable }): JSX.Element {
  const { input, view } = table.shown.value;
  const { phase } = boardState(input, view);
  const isNaming = input !== undefined && taskOf(input) === 'domains';
  return (
    <div class="duel-tray">
      {isNaming ? (
        <ArmsChoice table={table} input={input} />
      ) : phase === 'draw' || phase === 'lightning' ? (
        <Hand table={table} />
      ) : (
        <Draft table={table} />
      )}
    </div>
  );
}
