import { parseStep, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { type ColoursInput, coloursInput } from '@crownhold/table/colours';
import { describe, expect, it } from 'vitest';
import { lengthOf, type Movement } from '../../travel/movement.ts';
import { wayBack } from './way-back.tsx';

const THROW = ['land blue 3 blue+green', 'land red 2 green', 'land yellow 4 violet', 'land white 2 brown'];

function inputAfter(...steps: readonly string[]): ColoursInput {
  const state = colours.create({ seats: 1, map: 'first' });
  for (const text of [...THROW, ...steps]) {
    const entry = parseStep(colours, state, text);
    if ('refusal' in entry) throw new Error(text);
    colours.apply(state, entry.actor, entry.move);
  }
  return coloursInput.start(state as View<State>, 0);
}

const selectors = (movements: readonly Movement[]) =>
  movements.map((movement) => ('to' in movement ? movement.to.selector : undefined));

describe('a turn that is refused', () => {
  it('[C22] lets the die go back from the seat to those that are left', () => {
    const input = inputAfter();
    const movements = wayBack({ ...input, choices: [{ kind: 'take', die: 1, kingdom: 'green' }] });
    expect(movements).toMatchObject([
      { kind: 'fly', from: { selector: '.seat-chip[data-seat="0"] .seat-die' }, ms: 250 },
    ]);
    expect(selectors(movements)).toEqual(['.strip-die[data-die="1"] .colours-die']);
  });

  it('lets every area pale and its drop go back to where it came from, all at once', () => {
    const input = inputAfter('take red green');
    const drop = { kind: 'drop', isMatch: false } as const;
    const movements = wayBack({
      ...input,
      choices: [
        { ...drop, brush: { kind: 'paint' }, area: 3 },
        { ...drop, brush: { kind: 'tower', colour: 'blue' }, area: 9 },
      ],
    });
    expect(movements.map(({ kind }) => kind)).toEqual(['path', 'fly', 'path', 'fly']);
    expect(selectors(movements)).toEqual([
      '.colours-main .area-hit[data-area="3"]',
      '.hand-drops > :nth-child(1)',
      '.colours-main .area-hit[data-area="9"]',
      '.drop-chip[data-drop="blue"] .colours-drop',
    ]);
    expect(lengthOf(movements)).toBe(250);
  });
});
