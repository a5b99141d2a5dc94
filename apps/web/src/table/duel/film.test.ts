import type { View } from '@crownhold/core';
import { diceIn, duel, type State } from '@crownhold/games/duel';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { DuelTypes } from '@crownhold/table/duel';
import { describe, expect, it } from 'vitest';
import { ANN, BOB, beginDuel, playTurn, randomPositions, sitAt } from '../../../test/duel-table.ts';
import { filmLength, paced, type ToldAct } from '../film.ts';
import { bookSeats } from './book-seats.ts';
import { rollCue } from './cue.ts';
import { filmOf } from './film.tsx';
import { DUEL_TIMES } from './film-times.ts';

const t = translatorFor('en');

/** The acts of random games: a step each. */
function* acts(): Generator<ToldAct<DuelTypes> & { readonly actor: number }> {
  for (const { state, actor, move } of randomPositions(10, 8)) {
    const before = duel.copy(state) as View<State>;
    const after = duel.copy(state);
    duel.apply(after, actor, move);
    yield { before, events: duel.events(before, { actor, move }, 0), view: after as View<State>, actor };
  }
}

describe('a film', () => {
  it('shows every tick, every spell and every drawing, and ends with the table after the act', () => {
    const seen = { ticks: 0, spells: 0, drawings: 0 };
    for (const act of acts()) {
      const shots = filmOf(act, [0], t);
      const movements = shots.flatMap((shot) => shot.movements);
      const isFrom = (sound: string) =>
        movements.filter((each) => each.sounds?.some((one) => one.sound === sound)).length;
      const ticks = act.events.reduce((sum, event) => (event.kind === 'ticked' ? sum + event.count : sum), 0);
      const spells = act.events.filter(({ kind }) => kind === 'spell-won').length;
      const drawings = act.events.filter(({ kind }) => kind === 'drawn').length;
      expect(isFrom('pencil')).toBe(ticks + drawings);
      expect(isFrom('spell')).toBe(spells);
      seen.ticks += ticks;
      seen.spells += spells;
      seen.drawings += drawings;
    }
    expect(Math.min(seen.ticks, seen.spells, seen.drawings)).toBeGreaterThan(10);
  });

  it('of a rival’s drawing takes at most two seconds, and shows their map', () => {
    for (const act of acts()) {
      if (!act.events.some((event) => event.kind === 'drawn' && event.seat === 1)) continue;
      const shots = filmOf({ ...act, events: act.events.filter(({ kind }) => kind === 'drawn') }, [0], t);
      expect(shots.every(({ focus }) => focus === 1)).toBe(true);
      expect(filmLength(shots, 'normal')).toBeLessThanOrEqual(2000);
      expect(filmLength(paced(shots, act, 'quick'), 'quick')).toBeLessThanOrEqual(500);
    }
  });

  it('[D11] shows every die that ticks nothing, once, and whose spellbook it is looked at for', () => {
    let idle = 0;
    for (const act of acts()) {
      const tipped = filmOf(act, [0], t)
        .flatMap(({ movements }) => movements)
        .filter(({ kind }) => kind === 'tip');
      const seats = bookSeats(act);
      const dice = seats.flatMap((seat) => diceIn(act.before.hands[seat]!));
      const ticks = act.events.reduce((sum, event) => (event.kind === 'ticked' ? sum + event.count : sum), 0);
      expect(tipped.length).toBe(dice.length - ticks);
      idle += tipped.length;
    }
    expect(idle).toBeGreaterThan(50);
  });

  it('[D13] flashes a full row, lets its sign fly and strikes out the other row', () => {
    let won = 0;
    for (const act of acts()) {
      const spells = act.events.filter(({ kind }) => kind === 'spell-won').length;
      if (spells === 0) continue;
      const kinds = filmOf(act, [0], t)
        .map(({ movements }) => movements.map(({ kind }) => kind).join())
        .filter((each) => each === 'glow,fly,stroke');
      expect(kinds).toHaveLength(spells);
      won += spells;
    }
    expect(won).toBeGreaterThan(10);
  });

  it('[D6] of the last dice to be taken ends with all four in their hands', () => {
    let dealt = 0;
    for (const act of acts()) {
      if (!(act.view.phase === 'draw' && act.before.phase !== 'draw')) continue;
      const shots = filmOf(act, [0], t);
      expect(shots.at(-1)!.view.phase).toBe('draw');
      expect(shots.at(-1)!.movements.map((each) => each.kind === 'fly' && each.from.isBefore)).toEqual([
        true,
        true,
        true,
        true,
      ]);
      dealt++;
    }
    expect(dealt).toBeGreaterThan(50);
  });

  it('[D6] of a new round hands the plate of A on', () => {
    const table = sitAt(beginDuel(), [ANN, BOB]);
    while (table.shown.value.settled.round < 3) playTurn(table);
    const rounds = table.shown.value.acts.filter(({ events }) => events.some(({ kind }) => kind === 'round-began'));
    expect(rounds.length).toBeGreaterThan(0);
    for (const act of rounds) {
      const isMoved = act.before.leader !== act.view.leader;
      expect(
        filmOf(act, [0], t)
          .at(-1)!
          .movements.some(({ kind }) => kind === 'fly'),
      ).toBe(isMoved);
    }
  });

  it('[D6] of a roll waits for a person who is A, at most four seconds, and for nobody else', () => {
    const table = sitAt(beginDuel(), [ANN, BOB]);
    while (table.shown.value.settled.round < 2) playTurn(table);
    const roll = table.shown.value.acts.find(({ events }) => events.some(({ kind }) => kind === 'rolled'))!;
    const [waiting, tumbling] = filmOf(roll, [roll.view.leader], t);
    expect([waiting!.isWaiting, waiting!.movements[0]!.ms]).toEqual([true, DUEL_TIMES.roll.wait]);
    expect(waiting!.view.phase).toBe('roll');
    expect(tumbling!.movements).toHaveLength(4);
    const [pause, ...others] = filmOf(roll, [1 - roll.view.leader], t);
    expect([pause!.isWaiting, pause!.movements[0]!.ms]).toEqual([undefined, DUEL_TIMES.roll.pause]);
    expect(others).toEqual([{ ...tumbling!, movements: expect.any(Array) }]);
    const shown = { ...table.shown.value, stage: { kind: 'telling' } as const, view: waiting!.view, isWaiting: true };
    expect([rollCue(shown)?.label(t), rollCue(shown)?.seat]).toEqual(['Roll', roll.view.leader]);
    expect(rollCue({ ...shown, isWaiting: false })).toBeUndefined();
  });

  it('of a roll takes at most 1.5 s, of a draft 1.1 s, of a drawing with all ticks after it 5 s; a moment if it is quick', () => {
    const longest = { roll: 0, draft: 0, drawing: 0, quick: 0 };
    for (const act of acts()) {
      const shots = filmOf(act, [0], t).filter(({ isWaiting }) => !isWaiting);
      const kind = act.before.phase === 'roll' ? 'roll' : act.before.phase === 'draw' ? 'drawing' : 'draft';
      if (act.before.phase === 'first' || act.before.phase === 'lightning') continue;
      longest[kind] = Math.max(longest[kind], filmLength(shots, 'normal'));
      longest.quick = Math.max(longest.quick, filmLength(paced(shots, act, 'quick'), 'quick'));
    }
    expect(longest.roll).toBeLessThanOrEqual(1500);
    expect(longest.draft).toBeLessThanOrEqual(1100);
    expect(longest.drawing).toBeLessThanOrEqual(5000);
    expect(longest.quick).toBeLessThanOrEqual(300);
    expect(Math.min(longest.roll, longest.draft, longest.drawing)).toBeGreaterThan(1000);
  });
});
