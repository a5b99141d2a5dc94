import { isRefusal, parseStep, type View } from '@crownhold/core';
import { colours, type State } from '@crownhold/games/colours';
import { translatorFor } from '@crownhold/i18n/every-language';
import { type ColoursAction, type ColoursInput, coloursInput } from '@crownhold/table/colours';
import { describe, expect, it } from 'vitest';
import { sayText } from './say-words.ts';
import { coloursTask } from './task.ts';

const t = translatorFor('en');
const THROW = ['land blue 3 blue+green', 'land red 2 green', 'land yellow 4 violet', 'land white 2 brown'];

function solo(steps: readonly string[], ...actions: readonly ColoursAction[]): ColoursInput {
  const state = colours.create({ seats: 1, map: 'first' });
  for (const text of [...THROW, ...steps]) {
    const entry = parseStep(colours, state, text);
    if ('refusal' in entry) throw new Error(text);
    colours.apply(state, entry.actor, entry.move);
  }
  return actions.reduce<ColoursInput>(
    (input, action) => {
      const next = coloursInput.act(input, action);
      if (isRefusal(next)) throw new Error(next.code);
      return next;
    },
    coloursInput.start(state as View<State>, 0),
  );
}

const area = (label: string) => solo([]).base.state.atlas.map.areas.findIndex((each) => each.label === label);
const tap = (label: string): ColoursAction => ({ kind: 'tap', area: area(label) });
const said = (input: ColoursInput) => {
  const { prompt, main } = coloursTask(input);
  const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
  return {
    prompt: plain(prompt(t)),
    main: plain(main.label(t)),
    isReady: main.isReady,
    say: plain(sayText(input, [], t)),
  };
};

describe('what is asked', () => {
  it('[C21] a die, then the kingdom of one on a border', () => {
    expect(said(solo([]))).toEqual({ prompt: 'Take a die', main: 'Take', isReady: false, say: undefined });
    const opened = solo([], { kind: 'open-die', die: 0 });
    expect(said(opened)).toMatchObject({ prompt: 'Which kingdom does it come from?', isReady: false });
    const chosen = solo([], { kind: 'open-die', die: 0 }, { kind: 'way', kingdom: 'green' });
    expect(said(chosen)).toMatchObject({ isReady: true, say: '3 of 3 drops fit here' });
  });

  it('[C23] colouring, with what a drop has brought', () => {
    const take = ['take yellow violet'];
    expect(said(solo(take))).toMatchObject({
      prompt: 'Colour 4 more · yellow · Violetfield',
      main: 'Done',
      isReady: true,
    });
    const painted = solo(['take red green'], { kind: 'go-on' });
    expect(said(painted).say).toBe('griffin tamed +1 · new colour +1');
  });

  it('[C25] an end that costs a blot says so, and asks only where a drop would still fit', () => {
    const leaving = solo(['take yellow violet'], tap('v1'), { kind: 'done' });
    expect(said(leaving)).toMatchObject({
      main: 'Done, one blot',
      say: '3 drops left, 2 would still fit: a blot',
    });
    const stuck = solo(['take yellow violet'], { kind: 'go-on' }, { kind: 'go-on' }, { kind: 'go-on' });
    expect(said(stuck)).toMatchObject({ prompt: 'No drop fits any more', main: 'Done, one blot' });
  });

  it('[C43] a number to strike out', () => {
    const steps = ['take blue blue', 'done', 'reveal'];
    expect(said(solo(steps))).toMatchObject({ prompt: 'Strike out a number', main: 'Strike out', isReady: false });
    const struck = solo(steps, { kind: 'strike', row: 'hydra', number: 3 });
    expect(said(struck)).toMatchObject({ isReady: true, say: 'hydras: the 3 can no longer be earned' });
  });
});
