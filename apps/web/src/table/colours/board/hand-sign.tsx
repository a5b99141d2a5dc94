import { colourName, NO_DIE } from '@crownhold/games/colours';
import { taskOf } from '@crownhold/table/colours';
import type { JSX } from 'preact';
import type { ShownColours } from '../colours-table.ts';
import { Drop } from './drop.tsx';

/** The drops of the die in hand, the used ones pale. */
export function HandSign({ shown }: { readonly shown: ShownColours }): JSX.Element | undefined {
  const { input, stage } = shown;
  if (!input || stage.kind !== 'turn') return undefined;
  const { state, seat, start } = input.base;
  const task = taskOf(input);
  const die = start.dice[seat]!;
  if (die === NO_DIE || (task !== 'colour' && task !== 'choose' && task !== 'leave')) return undefined;
  const drops = start.numbers[die]!;
  const left = state.left[seat]!;
  const colour = colourName(state.colours[seat]!);
  return (
    <span class="head-sign hand-drops" aria-hidden="true">
      {Array.from({ length: drops }, (_, at) => (
        <Drop key={at} colour={colour} size={20} isPale={at >= left} />
      ))}
    </span>
  );
}
