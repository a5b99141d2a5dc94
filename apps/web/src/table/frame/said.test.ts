import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { ANN, BOB, beginDuel, playTurn, sitAt } from '../../../test/duel-table.ts';
import { face } from '../duel/face.tsx';
import { actsSince, namedSeat, presentView } from '../shown-table.ts';
import { saidOf } from './said.ts';

const t = translatorFor('en');

/** A Duel of two people, after so many rounds. */
function afterRounds(count: number) {
  const table = sitAt(beginDuel(), [ANN, BOB]);
  while (table.shown.value.settled.round <= count) playTurn(table);
  return table.shown.value;
}

describe('the line between boards and thumb', () => {
  it('[D11] lists the ticks for those who were shown no film of them, also of their own turn', () => {
    const shown = afterRounds(1);
    // The round ended with the drawing of B, whoever looks.
    for (const front of [0, 1]) {
      const said = saidOf(face, { ...shown, front, input: undefined }, t, false);
      expect(said?.text).toMatch(/^Bob: \+\d · Ticks: Ann\s– none; Bob\s– double stripe$/);
    }
    expect(saidOf(face, { ...shown, front: 0, input: undefined }, t)?.text).toMatch(/^Bob draws /);
    expect(saidOf(face, { ...shown, front: 1, input: undefined }, t)).toBeUndefined();
  });

  it('keeps the ticks of a round until the next turn of whoever looks', () => {
    const table = sitAt(beginDuel(), [ANN, BOB]);
    while (table.shown.value.settled.round < 2) playTurn(table);
    const listed = () => saidOf(face, { ...table.shown.value, front: 0, input: undefined }, t, false)?.text ?? '';
    const ticks = listed();
    playTurn(table);
    const isOwn = actsSince(table.shown.value.acts, 0, face.voice.stepSeat).length === 0;
    expect(isOwn).toBe(false);
    expect(listed().startsWith(`${ticks} · Bob takes `)).toBe(true);
    while (!table.shown.value.acts.at(-1)!.events.some((event) => face.voice.stepSeat(event) === 0)) playTurn(table);
    expect(listed()).not.toContain('Ticks');
  });
});

it('[D6] the name over the table is that of whoever rolls, not of whoever looks', () => {
  const shown = afterRounds(1);
  const at = shown.acts.findIndex(({ events }) => events.some(({ kind }) => kind === 'rolled'));
  const roll = shown.acts[at]!;
  for (const front of [0, 1]) {
    const rolling = { ...shown, front, acts: shown.acts.slice(0, at + 1), stage: { kind: 'telling' } as const };
    expect(namedSeat(rolling, face.voice)).toBe(roll.view.leader);
  }
});

it('[D6] whoever draws last in a round is B until that is told', () => {
  const shown = afterRounds(1);
  const { before, view } = shown.acts.find(({ events }) => events.some(({ kind }) => kind === 'round-began'))!;
  const drawing = { ...shown, settled: before, view };
  for (const kind of ['turn', 'sent'] as const) {
    expect(presentView({ ...drawing, stage: { kind, seat: 1 } }).leader).toBe(before.leader);
  }
  expect(presentView({ ...drawing, stage: { kind: 'telling' } }).leader).toBe(view.leader);
  expect(view.leader).not.toBe(before.leader);
});
