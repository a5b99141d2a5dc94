import { asked, CHANCE, createRng, isLegal, SPECTATOR, sampleChance } from '@crownhold/core';
import { COLOURS, colours, points } from '@crownhold/games/colours';
import { positions } from '@crownhold/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colouringAlone, strikingAlone } from '../../../test/colours-states.ts';
import { findBot } from '../../registry.ts';
import { SheetEvaluator } from './sheet/sheet-evaluator.ts';

type State = ReturnType<typeof colours.create>;

function think(state: State, seat = 0, seed = 1): readonly number[] {
  return findBot(colours, 'greedy')!.create().think(colours.view(state, seat), seat, { seed }).next().value.turn;
}

/** The steps of a turn as texts. */
function play(state: State, seed = 1): readonly string[] {
  const after = colours.copy(state);
  return think(state, 0, seed).map((move) => {
    const text = colours.formatMove(after, move);
    colours.apply(after, 0, move);
    return text;
  });
}

/** The areas that a turn paints with the die. */
function painted(state: State, seed = 1): readonly string[] {
  return play(state, seed).flatMap((step) => (step.startsWith('paint ') ? [step.split(' ')[1]!] : []));
}

describe('the evaluator of a sheet', () => {
  it('[C41] tells the points of the rules when no round is left', () => {
    const options = [1, 2, 3].map((seats) => ({ seats, map: 'first' }) as const);
    let compared = 0;
    fc.assert(
      fc.property(positions(colours, options, 600), ({ state }) => {
        if (state.phase !== 'strike' && state.phase !== 'over') return;
        const end = colours.copy(state);
        end.isLast = 1;
        end.left.fill(0);
        for (let seat = 0; seat < end.seats; seat++) {
          expect(new SheetEvaluator(end, seat).value(end)).toBeCloseTo(points(end, seat), 9);
          compared++;
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(20);
  });
});

describe('greedy in Colour Kingdoms', () => {
  it('[C26] builds a capital', () => {
    expect(painted(colouringAlone('blue', 2, 'blue'))).toContain('b5');
    expect(painted(colouringAlone('red', 3, 'red'))).toContain('r6');
  });

  it('[C27] tames a monster', () => {
    // The spells are gone, so that nothing else is worth as much.
    expect(painted(colouringAlone('yellow', 2, 'red', { sheet: { red: 'b...b....' } }))).toContain('r7');
    expect(painted(colouringAlone('blue', 2, 'violet', { sheet: { violet: '....r.r..' } }))).toContain('v2');
  });

  it('[C27] spoils no capital and no monster while a plain area is free', () => {
    for (const area of painted(colouringAlone('red', 2, 'yellow'))) expect(['y2', 'y5', 'y8']).not.toContain(area);
    for (const area of painted(colouringAlone('yellow', 2, 'brown')))
      expect(['n2', 'n5', 'n6', 'n8']).not.toContain(area);
  });

  it.each(['blue', 'red', 'yellow'])('[C25] uses every drop of a %s die while there is room', (die) => {
    // A blend at r5 would be worth a blot.
    const sheet = { red: '....g....' };
    for (const kingdom of COLOURS) expect(painted(colouringAlone(die, 3, kingdom, { sheet }))).toHaveLength(3);
  });

  it('[C25] paints even a monster in a wrong colour rather than nothing, in the last round', () => {
    const sheet = { ...Object.fromEntries(COLOURS.map((name) => [name, 'bbbbbbbbb'])), red: 'rrrrrr.rr' };
    expect(play(colouringAlone('blue', 2, 'red', { sheet }, 'last'))).toEqual(['paint r7', 'done']);
  });

  // No dragon is left that is worth as much as the capital of its colour.
  const TAMED = { blue: 'g........', green: '..g......', yellow: '.......v.', brown: '.......v.' };

  it('[C30] builds a composite capital with a tower drop', () => {
    const sheet = { blue: 'g........', green: '..r......', yellow: 'g........', violet: 'g........', red: 'g........' };
    const state = colouringAlone('red', 2, 'blue', { sheet: { ...sheet, brown: 'g........' }, drops: '0,1,0,0,0,0' });
    expect(play(state)).toContain('tower g5 green');
  });

  it('[C30] builds composite capitals with tower drops, and keeps none for after the end', () => {
    const steps = play(colouringAlone('red', 2, 'blue', { sheet: TAMED, drops: '0,1,0,1,0,0' }, 'last'));
    expect(steps).toContain('tower g5 green');
    expect(steps).toContain('tower v4 violet');
  });

  it('[C34] blends a dragon in the last round', () => {
    const steps = play(colouringAlone('red', 2, 'red', { sheet: { red: 'bb.bbrybr' }, spells: '0001' }, 'last'));
    expect(steps).toEqual(['blend r3 brown', 'done']);
  });

  it('[C29] chooses the colour that it has a use for', () => {
    // The tower b1-b5 gives any composite drop, and all that wants green or brown is painted.
    const sheet = { blue: 'g........', green: '..r.y....', violet: '..r......', red: '..y......', brown: '....r....' };
    expect(play(colouringAlone('blue', 2, 'blue', { sheet }))).toContain('choose violet');
  });

  it('[C43] strikes what it will hardly earn', () => {
    const nearly = 'bbbbbbbb.';
    const sheet = { blue: nearly, green: nearly, yellow: nearly, violet: nearly, red: nearly };
    expect(play(strikingAlone(sheet))).toEqual(['strike brown 4']);
  });

  it('[C43] strikes for nothing behind an earned number', () => {
    const rows = ['green', 'yellow', 'violet', 'red', 'brown', 'griffin', 'hydra', 'unicorn', 'dragon'];
    const struck = rows.map((row) => `${row}:1`).join(' ');
    expect(play(strikingAlone({ blue: 'bbbbbbbbb' }, struck, '10000000000'))).toEqual(['strike blue 2']);
  });

  it('goes on as well as it meant to, from any point of its turn', () => {
    const start = colouringAlone('yellow', 3, 'red', { spells: '1111', drops: '0,1,0,0,0,1' });
    const evaluator = new SheetEvaluator(start, 0);
    const valueAtEnd = (state: State, seed: number) => {
      const after = colours.copy(state);
      for (const move of think(state, 0, seed).slice(0, -1)) colours.apply(after, 0, move);
      return evaluator.value(after);
    };
    const state = colours.copy(start);
    for (const [seed, move] of think(start).slice(0, -1).entries()) {
      expect(valueAtEnd(state, seed)).toBeCloseTo(valueAtEnd(start, 1), 9);
      colours.apply(state, 0, move);
    }
  });

  it('takes the same turn for the same seed, another time too', () => {
    const state = colouringAlone('yellow', 4, 'brown', { spells: '1111' });
    for (let seed = 0; seed < 9; seed++) {
      const turn = think(state, 0, seed);
      think(colouringAlone('blue', 2, 'blue'));
      expect(think(state, 0, seed)).toEqual(turn);
    }
  });

  it.each([1, 2, 3, 4])('plays whole games for %i from views', (seats) => {
    const rng = createRng(seats);
    const buffer = new Int32Array(colours.maxMoves);
    const state = colours.create({ seats, map: 'first' });
    for (let who = asked(colours, state); who.kind !== 'over'; who = asked(colours, state)) {
      if (who.kind === 'chance') {
        colours.apply(state, CHANCE, sampleChance(colours, state, rng, buffer));
        continue;
      }
      const seat = who.seats.at(-1)!;
      for (const move of think(state, seat, rng())) {
        expect(isLegal(colours, state, seat, move)).toBe(true);
        colours.apply(state, seat, move);
      }
    }
    expect(colours.score(colours.view(state, SPECTATOR), 0)).toBeGreaterThan(30);
  });
});
