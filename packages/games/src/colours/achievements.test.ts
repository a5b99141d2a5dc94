import { NOBODY } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { act, all, legal, paint, placesOf, play, refused, roundOf, thrown } from '../../test/colours/table.ts';
import { colours } from './index.ts';
import { PHASES, type State } from './state.ts';

/** The end of a round in which everybody takes a die and colours nothing. */
function endRound(state: State): State {
  const dice = ['blue blue', 'red red', 'yellow yellow', 'white green red'];
  if (state.phase === 'land')
    for (const die of ['blue', 'red', 'yellow', 'white'])
      play(state, `land ${die} 2 ${die === 'white' ? 'green' : die}`);
  while (state.phase === 'play' && state.takers < state.seats) {
    const seat = state.taker;
    act(state, seat, `take ${dice.find((die) => refused(state, seat, `take ${die}`) === undefined)}`);
  }
  for (let seat = 0; seat < state.seats; seat++) if (state.done[seat] === 0) act(state, seat, 'done');
  return play(state, 'reveal');
}

const NEARLY_BLUE = all('blue', 'red', 'b1');
const THREE = [all('blue', 'red'), all('green', 'red'), all('yellow', 'red')].join(', ');

describe('achievements', () => {
  it('[C36] are kingdoms, kinds of monsters tamed or beaten, and three kingdoms', () => {
    const state = endRound(
      roundOf({ sheets: [`${all('blue', 'red')}, ${all('dragon', 'blue')}`, all('hydra', 'yellow')] }),
    );
    expect([placesOf(state, 0), placesOf(state, 1)]).toEqual(['blue 1, dragon 1', 'hydra 1']);
    const three = endRound(roundOf({ sheets: [THREE, ''] }));
    expect(placesOf(three, 0)).toBe('blue 1, green 1, yellow 1, three 1');
    const two = endRound(roundOf({ sheets: [[all('blue', 'red'), all('green', 'red')].join(', ')] }));
    expect(placesOf(two, 0)).toBe('blue 1, green 1');
    const withGriffins = [all('blue', 'red'), all('green', 'red'), all('griffin', 'red')].join(', ');
    expect(placesOf(endRound(roundOf({ sheets: [withGriffins] })), 0)).toBe('blue 1, green 1, griffin 1');
    expect(placesOf(endRound(roundOf({ sheets: [NEARLY_BLUE, all('dragon', 'green', 'b1')] })), 0)).toBe('');
  });

  it('[C35] are marked at the end of the round, for all at once', () => {
    const state = thrown({ sheets: [NEARLY_BLUE, ''] }, '2 blue', '2 red', '2 yellow', '2 green');
    play(state, '0> take blue blue; 0> paint b1; 0> done; 1> take red red');
    expect(placesOf(state, 0)).toBe('');
    play(state, '1> done');
    expect(placesOf(state, 0)).toBe('');
    play(state, 'reveal');
    expect(placesOf(state, 0)).toBe('blue 1');
  });

  it('[C35] share a first place, and give the second to those of a later round, and then nothing', () => {
    const seats = 4;
    const sheet = all('blue', 'red');
    const state = roundOf({ seats, sheets: [sheet, sheet] });
    endRound(state);
    expect([0, 1, 2, 3].map((seat) => placesOf(state, seat))).toEqual(['blue 1', 'blue 1', '', '']);
    endRound(state);
    paint(state, 2, sheet);
    endRound(state);
    expect(placesOf(state, 2)).toBe('blue 2');
    paint(state, 3, sheet);
    endRound(state);
    expect(placesOf(state, 3), 'too late for points').toBe('blue 3');
    expect(placesOf(state, 0), 'each once').toBe('blue 1');
  });

  it('[C35] give nothing to the third, nor to a fourth after that', () => {
    const state = roundOf({ seats: 4 });
    for (const seat of [0, 1, 2, 3]) {
      paint(state, seat, all('blue', 'red'));
      endRound(state);
    }
    expect([0, 1, 2, 3].map((seat) => placesOf(state, seat))).toEqual(['blue 1', 'blue 2', 'blue 3', 'blue 3']);
  });
});

describe('the end', () => {
  it('[C37] comes one round after somebody first has three kingdoms', () => {
    const state = roundOf({ seats: 3, sheets: ['', THREE] });
    endRound(state);
    expect([state.isLast, state.phase, state.round]).toEqual([1, 'land', 4]);
    paint(state, 0, THREE);
    endRound(state);
    expect(colours.actors(state)).toBe(NOBODY);
    expect(state.round).toBe(4);
    expect(placesOf(state, 0)).toBe('blue 2, green 2, yellow 2, three 2');
    expect(legal(state, 0)).toEqual([]);
    expect(colours.refusal(state, 0, 0)).toMatchObject({ rule: 'C37', code: 'game-over' });
  });

  it('[C19] [C37] may come between the two rounds of a throw', () => {
    const state = roundOf({ sheets: [THREE] });
    endRound(state);
    expect([state.phase, state.isLast]).toEqual(['play', 1]);
    endRound(state);
    expect(state.phase).toBe('over');
  });

  it("[C38] comes with the round in which everybody's blots are painted, even before a last round", () => {
    const almost = endRound(roundOf({ sheets: [THREE], blots: [9, 8] }));
    expect([almost.phase, almost.isLast, [...almost.blots].join()]).toEqual(['play', 1, '10,9']);
    const state = endRound(roundOf({ sheets: [all('blue', 'red')], blots: [9, 10] }));
    expect(state.phase).toBe('over');
    expect(placesOf(state, 0), 'achievements first').toBe('blue 1');
    expect(endRound(roundOf({ sheets: [THREE], blots: [9, 9] })).phase).toBe('over');
  });

  it('[C38] comes alone too, without a strike', () => {
    const state = endRound(roundOf({ seats: 1, blots: [9] }));
    expect(colours.refusal(state, 0, 0)).toMatchObject({ rule: 'C44', code: 'game-over' });
    expect([state.phase, [...state.struck].every((row) => row === 0)]).toEqual(['over', true]);
  });
});

describe('alone', () => {
  it('[C43] strikes one number after every round, a 4 or a 3 while there is one', () => {
    const state = endRound(roundOf({ seats: 1, sheets: [all('blue', 'red')] }));
    expect(state.phase).toBe('strike');
    expect(legal(state, 0)).toEqual([
      'strike green 4',
      'strike yellow 4',
      'strike violet 4',
      'strike red 4',
      'strike brown 4',
      'strike griffin 3',
      'strike hydra 3',
      'strike unicorn 3',
      'strike dragon 3',
    ]);
    expect(refused(state, 0, 'strike blue 4'), 'earned').toBe('C43 circled');
    expect(refused(state, 0, 'strike blue 2')).toBe('C43 higher-first');
    expect(refused(state, 0, 'strike blue 3')).toBe('C43 no-such-number');
    expect(refused(state, 0, 'strike three 3')).toBe('unreadable');
    expect(refused(state, 0, 'done')).toBe('C43 wrong-step');
    const turns = colours.turn(state, 0);
    play(state, 'strike hydra 3');
    expect([colours.turn(state, 0), state.phase, state.round]).toEqual([turns + 1, 'play', 4]);
    endRound(state);
    expect(refused(state, 0, 'strike hydra 3')).toBe('C43 struck');
  });

  it('[C43] strikes a 2 or a 1 when no 4 and 3 is left, also in a row whose first was earned', () => {
    const state = roundOf({ seats: 1, sheets: [all('blue', 'red')] });
    state.struck.fill(1, 1, 10);
    endRound(state);
    expect(legal(state, 0)).toEqual([
      'strike blue 2',
      'strike green 2',
      'strike yellow 2',
      'strike violet 2',
      'strike red 2',
      'strike brown 2',
      'strike griffin 1',
      'strike hydra 1',
      'strike unicorn 1',
      'strike dragon 1',
    ]);
  });

  it('[C44] leaves one round when three kingdoms are complete, after a strike', () => {
    const state = endRound(roundOf({ seats: 1, sheets: [THREE] }));
    expect([state.phase, state.isLast]).toEqual(['strike', 1]);
    play(state, 'strike violet 4');
    endRound(state);
    expect(state.phase, '[C45] nothing is struck after the last round').toBe('over');
    expect(placesOf(state, 0)).toBe('blue 1, green 1, yellow 1, three 1');
  });

  it('[C44] leaves one round when nothing can be struck, and strikes the final 3', () => {
    const state = roundOf({ seats: 1 });
    state.struck.fill(3, 0, 10);
    endRound(state);
    expect([state.phase, state.isLast, state.struck[10]]).toEqual(['play', 1, 1]);
    paint(state, 0, THREE);
    endRound(state);
    expect(state.phase).toBe('over');
    expect(placesOf(state, 0), '[C45] the final 1 can still be earned').toBe('blue 3, green 3, yellow 3, three 2');
  });

  it('[C44] circles the 3 and strikes the 1 when both come in one round', () => {
    const state = roundOf({ seats: 1, sheets: [THREE] });
    state.struck.fill(3, 0, 10);
    endRound(state);
    expect([state.phase, state.isLast, state.struck[10]]).toEqual(['play', 1, 2]);
    expect(placesOf(state, 0)).toContain('three 1');
    endRound(state);
    expect(state.phase).toBe('over');
  });

  it('[C45] earns the highest number that is not struck', () => {
    const state = roundOf({
      seats: 1,
      sheets: [[all('blue', 'red'), all('green', 'red'), all('dragon', 'red')].join(', ')],
    });
    state.struck[0] = 1;
    state.struck[1] = 3;
    state.struck[9] = 2;
    endRound(state);
    expect(placesOf(state, 0)).toBe('blue 2, green 3, dragon 1');
  });
});

describe('phases', () => {
  it('[C48] come in order: a throw, takes and colouring, the reveal, a strike alone', () => {
    const state = colours.create({ seats: 1, map: 'first' });
    const seen: string[] = [state.phase];
    for (let step = 0; step < 8; step++) {
      play(state, legal(state, state.phase === 'play' || state.phase === 'strike' ? 0 : 8).at(-1)!);
      if (state.phase !== seen.at(-1)) seen.push(state.phase);
    }
    expect(seen).toEqual(['land', 'play', 'reveal', 'strike', 'play']);
    expect(PHASES).toHaveLength(6);
  });
});
