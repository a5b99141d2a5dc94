import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../src/colours/colour.ts';
import { FIRST_LANDINGS as LANDINGS } from '../../src/colours/maps/first-landings.ts';
import { ACHIEVEMENTS, ROWS } from './achievements.ts';
import { AREAS, areasOfKind, areasOfKingdom, BASES, COMPOSITES, KINDS, KINGDOMS, TOWERS } from './map.ts';
import { createMatch, type Match, type Player } from './match.ts';
import { parseMove } from './moves.ts';
import { createReference, type Reference, referenceOf } from './reference.ts';
import { dealSpells, startRound } from './round.ts';
import { rankStandings, scoreKind, scoreKingdom, standingOf } from './standing.ts';

interface Setup {
  /** Colours by label. */
  areas?: Record<string, string>;
  /** Ready ones. */
  spells?: Record<string, number>;
  drops?: Record<string, number>;
  blots?: number;
  /** Points earned before. */
  places?: Record<string, number>;
  struck?: readonly string[];
}

function start(seats: number): Reference {
  return createReference({ seats, map: 'first' });
}

/** In the first round, before its throw; seat 0 holds the token and nobody has a spell but those of the setup. */
function matchOf(...setups: Setup[]): Match {
  const match = createMatch(setups.length);
  startRound(match);
  for (const [seat, { areas, spells, drops, blots, places, struck }] of setups.entries()) {
    const player = match.players[seat]!;
    player.sheet.areas = new Map(Object.entries(areas ?? {}));
    Object.assign(player.sheet.spells, spells);
    Object.assign(player.sheet.drops, drops);
    player.sheet.blots = blots ?? 0;
    player.places = new Map(Object.entries(places ?? {}));
    player.struck = [...(struck ?? [])];
  }
  for (const achievement of ACHIEVEMENTS.keys()) {
    const points = new Set(match.players.map(({ places }) => places.get(achievement)));
    points.delete(undefined);
    match.given.set(achievement, points.size);
  }
  return match;
}

function position(...setups: Setup[]): Reference {
  return referenceOf(matchOf(...setups));
}

function playerOf(setup: Setup): Player {
  return matchOf(setup).players[0]!;
}

/** Steps apart by `; `, those of a seat behind `seat> `, others of chance. */
function playAll(reference: Reference, steps: string): Reference {
  for (const step of steps.split('; ')) {
    const [seat, text] = step.includes('> ') ? step.split('> ') : ['chance', step];
    reference.play(seat === 'chance' ? 'chance' : Number(seat), text!);
  }
  return reference;
}

/** Number and kingdoms of the four dice. */
function land(reference: Reference, blue: string, red: string, yellow: string, white: string): Reference {
  return playAll(reference, `land blue ${blue}; land red ${red}; land yellow ${yellow}; land white ${white}`);
}

/** All four dice show a 2 in this kingdom. */
function landIn(reference: Reference, kingdom: string): Reference {
  const lying = `2 ${kingdom}`;
  return land(reference, lying, lying, lying, lying);
}

/** Alone, the red die of this number in this kingdom, already taken. */
function redDie(drops: number, kingdom: string, setup: Setup): Reference {
  return playAll(land(position(setup), '2 blue', `${drops} ${kingdom}`, '2 blue', '2 blue'), `0> take red ${kingdom}`);
}

function codeOf(reference: Reference, actor: 'chance' | number, text: string): string {
  const why = reference.refusal(actor, text);
  return why === undefined ? 'legal' : `${why.rule} ${why.code}`;
}

function paintsOf(reference: Reference, seat = 0): string[] {
  return reference.legal(seat).filter((text) => text.startsWith('paint'));
}

function kindsOf(reference: Reference, actor: 'chance' | number): string[] {
  return [...new Set(reference.legal(actor).map((text) => text.split(' ')[0]!))].sort();
}

/** All areas of these kingdoms but some, in a colour that is no die's. */
function painted(kingdoms: readonly string[], except: readonly string[] = []): Record<string, string> {
  const labels = kingdoms.flatMap(areasOfKingdom).filter((label) => !except.includes(label));
  return Object.fromEntries(labels.map((label) => [label, 'brown']));
}

/** First places for these. */
function earned(...achievements: string[]): Record<string, number> {
  return Object.fromEntries(achievements.map((achievement) => [achievement, ACHIEVEMENTS.get(achievement)![0]]));
}

function onlyPositive(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

describe('the throw', () => {
  it('C13: throws blue, red, yellow and white, each with 2, 3 or 4 drops', () => {
    const reference = start(1);
    expect(reference.actors()).toEqual(['chance']);
    expect(reference.legal('chance')).toHaveLength(3 * LANDINGS.length);
    expect(reference.legal('chance')).toContain('land blue 4 yellow+red+brown');
    expect(codeOf(reference, 'chance', 'land red 2 green')).toBe('C13 die-order');
    expect(codeOf(reference, 0, 'land blue 2 green')).toBe('C20 not-your-turn');
    expect(codeOf(reference, 'chance', 'reveal')).toBe('C20 wrong-step');
    playAll(reference, 'land blue 2 green; land red 2 green; land yellow 2 green');
    expect(codeOf(reference, 'chance', 'land blue 2 green')).toBe('C13 die-order');
    reference.play('chance', 'land white 3 red');
    expect(reference.actors()).toEqual([0]);
  });

  it('C15: lets a die lie in one, two or three kingdoms that meet, as often as it does', () => {
    const reference = start(1);
    expect(codeOf(reference, 'chance', 'land blue 2 blue+red')).toBe('C15 no-such-landing');
    expect(codeOf(reference, 'chance', 'land blue 2 blue+green+brown')).toBe('C15 no-such-landing');
    expect(codeOf(reference, 'chance', 'land blue 2 green+blue')).toBe('N1 unreadable');
    expect(codeOf(reference, 'chance', 'land blue 2 blue+blue')).toBe('N1 unreadable');
    expect(codeOf(reference, 'chance', 'land blue 2 blue+green+yellow+violet')).toBe('N1 unreadable');
    for (const { kingdoms, weight } of LANDINGS) {
      expect(reference.weight(`land blue 2 ${kingdoms.join('+')}`)).toBe(weight);
      expect(reference.weight(`land white 4 ${kingdoms.join('+')}`)).toBe(weight);
    }
    expect(reference.weight('land blue 2 blue+red')).toBe(0);
    expect(reference.weight('reveal')).toBe(1);
  });

  it('C16: white is never the first die, and stands for a die that is not in the box', () => {
    const reference = landIn(position({}, {}, {}, {}), 'green');
    expect(reference.legal(0)).toEqual(['take blue green', 'take red green', 'take yellow green']);
    expect(codeOf(reference, 0, 'take white green blue')).toBe('C16 white-first');
    reference.play(0, 'take red green');
    expect(reference.legal(1)).toEqual(['take blue green', 'take yellow green', 'take white green red']);
    expect(codeOf(reference, 1, 'take white green blue')).toBe('C16 colour-in-box');
    playAll(reference, '1> take blue green; 2> take yellow green');
    expect(reference.legal(3)).toEqual(['take white green blue', 'take white green yellow', 'take white green red']);
  });

  it('C21: a red die on two and a white die on three kingdoms come from the one that is named', () => {
    const reference = land(position({}, {}), '2 blue', '3 red+brown', '2 red', '4 yellow+violet+brown');
    expect(codeOf(reference, 0, 'take red violet')).toBe('C21 not-in-kingdom');
    expect(reference.legal(0)).toEqual(['take blue blue', 'take red red', 'take red brown', 'take yellow red']);
    playAll(reference, '0> take red brown');
    expect(paintsOf(reference)).toEqual(areasOfKingdom('brown').map((label) => `paint ${label}`));
    expect(reference.legal(1).filter((text) => text.startsWith('take white'))).toEqual([
      'take white yellow red',
      'take white violet red',
      'take white brown red',
    ]);
    expect(codeOf(reference, 1, 'take white red yellow')).toBe('C21 not-in-kingdom');
    expect(codeOf(reference, 1, 'take white violet')).toBe('N1 unreadable');
    playAll(reference, '1> take white violet red; 1> paint v1; 0> paint n1');
    expect(reference.details().map(({ areas }) => areas)).toEqual([{ n1: 'red' }, { v1: 'red' }]);
  });
});

describe('rounds', () => {
  it('C17: the lot decides who begins, and spells are given in turn order, ready in the first round', () => {
    const reference = start(3);
    expect(reference.round()).toBe(0);
    expect(reference.legal('chance')).toEqual(['first 0', 'first 1', 'first 2']);
    expect(codeOf(reference, 'chance', 'first 3')).toBe('C17 no-such-seat');
    expect(codeOf(reference, 'chance', 'first 999')).toBe('C17 no-such-seat');
    expect(codeOf(reference, 'chance', 'first 1000')).toBe('N1 unreadable');
    expect(codeOf(reference, 'chance', 'land blue 2 green')).toBe('C17 wrong-step');
    reference.play('chance', 'first 2');
    expect([reference.round(), reference.token()]).toEqual([1, 2]);
    expect(reference.details().map(({ spells }) => onlyPositive(spells))).toEqual([
      { match: 1 },
      { split: 1 },
      { move: 1 },
    ]);
    expect(onlyPositive(playAll(start(4), 'first 1').details()[0]!.spells)).toEqual({ blend: 1 });
    expect(onlyPositive(start(1).details()[0]!.spells)).toEqual({});
  });

  it('C18: from the holder on everybody takes a die, the fourth stays, and the token passes', () => {
    const reference = landIn(playAll(start(3), 'first 1'), 'green');
    expect(reference.actors()).toEqual([1]);
    expect(codeOf(reference, 1, 'done')).toBe('C18 wrong-step');
    playAll(reference, '1> take blue green');
    expect(codeOf(reference, 2, 'take blue green')).toBe('C18 die-gone');
    playAll(reference, '2> take red green; 0> take white green blue; 0> done; 1> done; 2> done; reveal');
    expect([reference.round(), reference.token(), reference.actors()]).toEqual([2, 2, ['chance']]);
    expect(landIn(reference, 'brown').actors()).toEqual([2]);
    expect(reference.legal(2)).toHaveLength(3);
  });

  it('C18: a die is taken even if nothing fits', () => {
    const reference = landIn(position({ areas: painted(['green']) }), 'green');
    expect(kindsOf(reference, 0)).toEqual(['take']);
    reference.play(0, 'take blue green');
    expect(reference.legal(0)).toEqual(['done']);
  });

  it('C19: two players take one of four, three, two and the last, then token and dice pass', () => {
    const reference = landIn(playAll(start(2), 'first 1'), 'green');
    const dice = (seat: number): string[] => [...new Set(reference.legal(seat).map((text) => text.split(' ')[1]!))];
    expect(dice(1)).toEqual(['blue', 'red', 'yellow']);
    playAll(reference, '1> take yellow green');
    expect(dice(0)).toEqual(['blue', 'red', 'white']);
    playAll(reference, '0> take blue green; 0> done; 1> done; reveal');
    expect([reference.round(), reference.token(), reference.actors()]).toEqual([2, 1, [1]]);
    expect(reference.legal(1)).toEqual(['take red green', 'take white green blue', 'take white green yellow']);
    playAll(reference, '1> take red green');
    expect(reference.legal(0)).toEqual(['take white green blue', 'take white green yellow', 'take white green red']);
    playAll(reference, '0> take white green red; 0> done; 1> done; reveal');
    expect([reference.round(), reference.token(), reference.actors()]).toEqual([3, 0, ['chance']]);
  });

  it('C20: alone a throw serves four rounds', () => {
    const reference = landIn(start(1), 'green');
    const rows = ['blue 4', 'green 4', 'yellow 4', 'violet 4'];
    for (const [index, die] of ['red', 'white', 'blue', 'yellow'].entries()) {
      expect([reference.round(), reference.actors()]).toEqual([index + 1, [0]]);
      const named = die === 'white' ? ' red' : '';
      playAll(reference, `0> take ${die} green${named}; 0> done; reveal; 0> strike ${rows[index]}`);
    }
    expect([reference.round(), reference.token(), reference.actors()]).toEqual([5, 0, ['chance']]);
  });

  it('C16: alone white may be the last die of a throw and any colour, not the first', () => {
    const reference = landIn(start(1), 'green');
    expect(codeOf(reference, 0, 'take white green red')).toBe('C16 white-first');
    playAll(reference, '0> take red green; 0> done; reveal; 0> strike blue 4');
    expect(reference.legal(0).filter((text) => text.startsWith('take white'))).toEqual(['take white green red']);
    playAll(reference, '0> take blue green; 0> done; reveal; 0> strike red 4');
    playAll(reference, '0> take yellow green; 0> done; reveal; 0> strike green 4');
    expect(reference.legal(0)).toHaveLength(3);
  });

  it('C22: whoever has a die colours while others still take', () => {
    const reference = landIn(position({}, {}, {}), 'green');
    expect(codeOf(reference, 1, 'take red green')).toBe('C22 not-your-turn');
    playAll(reference, '0> take blue green');
    expect(reference.actors()).toEqual([0, 1]);
    playAll(reference, '0> paint g1; 0> done');
    expect(reference.actors()).toEqual([1]);
    expect(codeOf(reference, 0, 'paint g3')).toBe('C22 not-your-turn');
    playAll(reference, '1> take red green; 2> take yellow green');
    expect(reference.actors()).toEqual([1, 2]);
    playAll(reference, '2> done');
    expect(codeOf(reference, 'chance', 'reveal')).toBe('C22 not-your-turn');
    playAll(reference, '1> done');
    expect([reference.actors(), reference.legal('chance')]).toEqual([['chance'], ['reveal']]);
    expect(codeOf(reference, 'chance', 'land blue 2 green')).toBe('C22 wrong-step');
    expect(reference.details().map(({ done }) => done)).toEqual([true, true, true]);
    expect(reference.turns()).toEqual([2, 2, 2]);
    reference.play('chance', 'reveal');
    expect(reference.details().map(({ done }) => done)).toEqual([false, false, false]);
  });
});

describe('colouring', () => {
  it('C23: drops go one after the other to unpainted areas of the kingdom, as many as the number', () => {
    const reference = redDie(2, 'green', { areas: { g1: 'blue' } });
    expect(codeOf(reference, 0, 'take red green')).toBe('C23 wrong-step');
    expect(codeOf(reference, 0, 'paint g1')).toBe('C23 painted');
    expect(codeOf(reference, 0, 'paint b8')).toBe('C23 out-of-reach');
    expect(paintsOf(reference)).toHaveLength(8);
    playAll(reference, '0> paint g4');
    expect(codeOf(reference, 0, 'paint g4')).toBe('C23 painted');
    playAll(reference, '0> paint g9');
    expect(codeOf(reference, 0, 'paint g3')).toBe('C23 no-drop-left');
    expect(reference.legal(0)).toEqual(['done']);
    expect(reference.details()[0]!.areas).toEqual({ g1: 'blue', g4: 'red', g9: 'red' });
  });

  it('C24: no area gets the colour of a neighbour, in another kingdom neither', () => {
    const reference = redDie(4, 'green', { areas: { b8: 'red', n7: 'blue' } });
    expect(codeOf(reference, 0, 'paint g1')).toBe('C24 same-colour'); // beside b8
    expect(codeOf(reference, 0, 'paint g2')).toBe('C24 same-colour');
    expect(codeOf(reference, 0, 'paint g9')).toBe('legal'); // beside n7
    playAll(reference, '0> paint g5');
    expect(paintsOf(reference)).toEqual(['paint g3', 'paint g9']);
  });

  it('C25: unused drops of the die cost one blot, however many, and nothing when all are painted', () => {
    const blots = (drops: number, setup: Setup, steps: string): number =>
      playAll(redDie(drops, 'green', setup), steps).details()[0]!.blots;
    expect(blots(4, {}, '0> done')).toBe(1);
    expect(blots(4, {}, '0> paint g1; 0> paint g3; 0> paint g7; 0> done')).toBe(1);
    expect(blots(2, {}, '0> paint g1; 0> paint g3; 0> done')).toBe(0);
    expect(blots(2, { blots: 9 }, '0> done')).toBe(10);
    expect(blots(2, { blots: 10 }, '0> done')).toBe(10);
    expect(blots(3, { spells: { blend: 1 } }, '0> blend g5 green; 0> done')).toBe(1);
    expect(blots(2, { spells: { blend: 1 } }, '0> blend g5 green; 0> done')).toBe(0);
  });

  it('C26: a capital scores in its own colour only', () => {
    expect(scoreKingdom(playerOf({ areas: { r6: 'red' } }), 'red')).toBe(1 + 2);
    expect(scoreKingdom(playerOf({ areas: { r6: 'blue' } }), 'red')).toBe(1);
    expect(scoreKingdom(playerOf({ areas: { n5: 'brown' } }), 'brown')).toBe(1 + 3);
    expect(scoreKingdom(playerOf({ areas: { n5: 'green' } }), 'brown')).toBe(1);
  });

  it('C27: a tamed monster scores, a beaten one does not, an unpainted one costs', () => {
    expect(areasOfKind('griffin')).toEqual(['g1', 'y4', 'r9', 'n2']);
    expect(scoreKind(playerOf({}), 'griffin')).toBe(-4);
    expect(scoreKind(playerOf({ areas: { g1: 'red' } }), 'griffin')).toBe(1 - 3);
    expect(scoreKind(playerOf({ areas: { g1: 'blue' } }), 'griffin')).toBe(-3);
    expect(scoreKind(playerOf({ areas: { b1: 'green', y8: 'violet', v3: 'green' } }), 'dragon')).toBe(2 + 2 - 3);
  });

  it('C28: a spell area gives its spell for the next round, and equal ones are counted', () => {
    const reference = redDie(3, 'green', { spells: { match: 1 } });
    playAll(reference, '0> paint g4; 0> paint g8');
    expect(onlyPositive(reference.details()[0]!.spellsGained)).toEqual({ move: 1, match: 1 });
    expect(onlyPositive(reference.details()[0]!.spells)).toEqual({ match: 1 });
    expect(codeOf(reference, 0, 'move red')).toBe('C31 no-spell');
    playAll(reference, '0> done; reveal');
    expect(onlyPositive(reference.details()[0]!.spells)).toEqual({ match: 1 });
    playAll(reference, '0> strike blue 4');
    expect(onlyPositive(reference.details()[0]!.spells)).toEqual({ move: 1, match: 2 });
    expect(onlyPositive(reference.details()[0]!.spellsGained)).toEqual({});
    playAll(reference, '0> take blue blue');
    expect(codeOf(reference, 0, 'move red')).toBe('legal');
  });
});

describe('watchtowers', () => {
  it('C29: two base colours give their mixture, the same one itself', () => {
    const drops = (die: string, first: string, step = 'paint b5'): Record<string, number> => {
      const reference = landIn(position({ areas: { b1: first }, spells: { match: 1 } }), 'blue');
      return onlyPositive(playAll(reference, `0> take ${die} blue; 0> ${step}`).details()[0]!.dropsGained);
    };
    expect(drops('red', 'blue')).toEqual({ violet: 1 });
    expect(drops('blue', 'red')).toEqual({ violet: 1 });
    expect(drops('blue', 'yellow')).toEqual({ green: 1 });
    expect(drops('yellow', 'blue')).toEqual({ green: 1 });
    expect(drops('yellow', 'red')).toEqual({ brown: 1 });
    expect(drops('red', 'yellow')).toEqual({ brown: 1 });
    expect(drops('red', 'red', 'paint b5 match')).toEqual({ red: 1 });
    expect(drops('blue', 'blue', 'paint b5 match')).toEqual({ blue: 1 });
    expect(drops('yellow', 'yellow', 'paint b5 match')).toEqual({ yellow: 1 });
  });

  it('C29: both areas may be painted in one turn, in either order', () => {
    const reference = redDie(2, 'brown', { spells: { match: 1 } });
    playAll(reference, '0> paint n1');
    expect(onlyPositive(reference.details()[0]!.dropsGained)).toEqual({});
    playAll(reference, '0> paint n2 match');
    expect(onlyPositive(reference.details()[0]!.dropsGained)).toEqual({ red: 1 });
    const other = redDie(2, 'brown', { spells: { match: 1 } });
    playAll(other, '0> paint n2; 0> paint n1 match');
    expect(onlyPositive(other.details()[0]!.dropsGained)).toEqual({ red: 1 });
  });

  it('C29: a composite colour on either side gives any composite, chosen before anything else', () => {
    for (const colour of COMPOSITES) {
      const reference = redDie(2, 'blue', { areas: { b1: 'violet' } });
      playAll(reference, '0> paint b5');
      expect(reference.legal(0)).toEqual(['choose green', 'choose violet', 'choose brown']);
      expect(codeOf(reference, 0, 'paint b3')).toBe('C29 wrong-step');
      expect(codeOf(reference, 0, 'done')).toBe('C29 wrong-step');
      expect(codeOf(reference, 0, 'choose red')).toBe('N1 unreadable');
      expect(onlyPositive(reference.details()[0]!.dropsGained)).toEqual({});
      playAll(reference, `0> choose ${colour}`);
      expect(onlyPositive(reference.details()[0]!.dropsGained)).toEqual({ [colour]: 1 });
      expect(codeOf(reference, 0, 'choose green')).toBe('C23 wrong-step');
      expect(codeOf(reference, 0, 'paint b3')).toBe('legal');
    }
    const blended = redDie(2, 'blue', { areas: { b1: 'blue' }, spells: { blend: 1 } });
    expect(kindsOf(playAll(blended, '0> blend b5 brown'), 0)).toEqual(['choose']);
    const dropped = redDie(2, 'red', { areas: { r1: 'green' }, drops: { green: 1 }, spells: { match: 1 } });
    expect(kindsOf(playAll(dropped, '0> tower y9 green match'), 0)).toEqual(['choose']);
  });

  it('C29: one area completes several towers, with a drop or a choice for each', () => {
    const with2 = (g3: string, n2: string): Reference =>
      playAll(redDie(2, 'brown', { areas: { g3, n2 } }), '0> paint n1');
    expect(onlyPositive(with2('blue', 'yellow').details()[0]!.dropsGained)).toEqual({ violet: 1, brown: 1 });
    expect(onlyPositive(with2('blue', 'blue').details()[0]!.dropsGained)).toEqual({ violet: 2 });
    const mixed = with2('green', 'yellow');
    expect(onlyPositive(mixed.details()[0]!.dropsGained)).toEqual({ brown: 1 });
    playAll(mixed, '0> choose brown');
    expect(onlyPositive(mixed.details()[0]!.dropsGained)).toEqual({ brown: 2 });
    expect(kindsOf(mixed, 0)).toEqual(['done', 'paint']);
    const both = playAll(with2('green', 'violet'), '0> choose green');
    expect(kindsOf(both, 0)).toEqual(['choose']);
    playAll(both, '0> choose violet');
    expect(onlyPositive(both.details()[0]!.dropsGained)).toEqual({ green: 1, violet: 1 });
  });

  it('C29: a drop is ready from the next round', () => {
    const reference = redDie(2, 'blue', { areas: { b1: 'blue' } });
    playAll(reference, '0> paint b5');
    expect(codeOf(reference, 0, 'tower g1 violet')).toBe('C30 no-tower-drop');
    playAll(reference, '0> done; reveal; 0> strike blue 4; 0> take blue blue');
    expect(codeOf(reference, 0, 'tower g1 violet')).toBe('legal');
    playAll(reference, '0> tower g1 violet');
    expect(codeOf(reference, 0, 'tower g3 violet')).toBe('C30 no-tower-drop');
  });

  it('C30: tower drops go anywhere, at any time of the turn, and count for no blot', () => {
    const reference = redDie(2, 'green', { areas: { y5: 'violet' }, drops: { violet: 2, red: 1 } });
    expect(codeOf(reference, 0, 'tower y5 violet')).toBe('C23 painted');
    expect(codeOf(reference, 0, 'tower y1 violet')).toBe('C24 same-colour');
    expect(reference.legal(0).filter((text) => text === 'tower r1 violet')).toHaveLength(1); // equal drops are one option
    playAll(reference, '0> tower r1 violet; 0> paint g1; 0> tower v4 violet; 0> paint g3; 0> tower b1 red');
    expect(reference.legal(0)).toEqual(['done']);
    expect(playAll(reference, '0> done').details()[0]!.blots).toBe(0);
    const unused = redDie(2, 'green', { drops: { violet: 1 } });
    expect(playAll(unused, '0> tower r1 violet; 0> done').details()[0]!.blots).toBe(1);
    const kept = redDie(2, 'green', { drops: { violet: 1 } });
    playAll(kept, '0> paint g1; 0> paint g3; 0> done');
    expect([kept.details()[0]!.blots, kept.details()[0]!.drops['violet']]).toEqual([0, 1]);
  });

  it('C30: no tower drop before the die is taken', () => {
    const reference = landIn(position({ drops: { violet: 1 } }), 'green');
    expect(codeOf(reference, 0, 'tower r1 violet')).toBe('C20 wrong-step');
  });
});

describe('spells', () => {
  it('C31: move takes all drops to another kingdom, before any drop or split, once', () => {
    const reference = redDie(3, 'green', { spells: { move: 2, split: 1 }, drops: { violet: 1 } });
    expect(codeOf(reference, 0, 'move green')).toBe('C31 same-kingdom');
    expect(reference.legal(0).filter((text) => text.startsWith('move'))).toHaveLength(5);
    expect(codeOf(playAll(reference.copy(), '0> paint g1'), 0, 'move red')).toBe('C31 move-too-late');
    expect(codeOf(playAll(reference.copy(), '0> tower b1 violet'), 0, 'move red')).toBe('C31 move-too-late');
    expect(codeOf(playAll(reference.copy(), '0> split blue'), 0, 'move red')).toBe('C31 move-too-late');
    playAll(reference, '0> move red');
    expect(reference.details()[0]!.spells['move']).toBe(1);
    expect(codeOf(reference, 0, 'move blue')).toBe('C31 moved-already');
    expect(codeOf(reference, 0, 'paint g1')).toBe('C23 out-of-reach');
    expect(paintsOf(reference)).toHaveLength(9);
    expect(codeOf(redDie(3, 'green', {}), 0, 'move red')).toBe('C31 no-spell');
  });

  it('C31: a move goes to another kingdom than the named one, also to one the die lies in', () => {
    const reference = land(position({ spells: { move: 1 } }), '2 blue', '3 red+brown', '2 blue', '2 blue');
    playAll(reference, '0> take red red');
    expect(codeOf(reference, 0, 'move red')).toBe('C31 same-kingdom');
    expect(codeOf(reference, 0, 'move brown')).toBe('legal');
    expect(codeOf(reference, 0, 'paint n1')).toBe('C23 out-of-reach');
  });

  it('C32: match is said exactly where a neighbour forbids, and costs one spell for each drop', () => {
    const setup = { areas: { g5: 'red', b8: 'red' }, spells: { match: 2, blend: 1 }, drops: { red: 1, green: 1 } };
    const reference = redDie(4, 'green', setup);
    expect(codeOf(reference, 0, 'paint g1')).toBe('C24 same-colour');
    expect(codeOf(reference, 0, 'paint g3 match')).toBe('C32 match-not-needed');
    expect(codeOf(reference, 0, 'blend g1 green match')).toBe('C32 match-not-needed');
    expect(codeOf(reference, 0, 'paint g5 match')).toBe('C23 painted');
    playAll(reference, '0> paint g1 match'); // two equal neighbours
    expect(reference.details()[0]!.spells['match']).toBe(1);
    playAll(reference, '0> tower g4 red match');
    expect(codeOf(reference, 0, 'paint g7 match')).toBe('C32 no-spell');
    expect(codeOf(reference, 0, 'paint g7')).toBe('C24 same-colour');
    const blended = redDie(2, 'green', { areas: { g5: 'green' }, spells: { match: 1, blend: 1 } });
    expect(codeOf(blended, 0, 'blend g1 green')).toBe('C24 same-colour');
    playAll(blended, '0> blend g1 green match');
    expect(onlyPositive(blended.details()[0]!.spells)).toEqual({});
  });

  it('C33: split opens neighbours of the kingdom, another one each time, while a drop is left', () => {
    const reference = redDie(2, 'green', { spells: { split: 4 } });
    expect(reference.legal(0).filter((text) => text.startsWith('split'))).toEqual([
      'split blue',
      'split violet',
      'split brown',
    ]);
    expect(codeOf(reference, 0, 'split green')).toBe('C33 not-a-neighbour');
    expect(codeOf(reference, 0, 'split red')).toBe('C33 not-a-neighbour');
    playAll(reference, '0> split brown');
    expect(codeOf(reference, 0, 'split brown')).toBe('C33 split-already');
    expect(codeOf(reference, 0, 'split red')).toBe('C33 not-a-neighbour'); // beside brown, not beside green
    expect(paintsOf(reference)).toHaveLength(18);
    playAll(reference, '0> paint n5; 0> split blue; 0> paint b5');
    expect(codeOf(reference, 0, 'split violet')).toBe('C33 no-drop-left');
    expect(reference.details()[0]!.areas).toEqual({ n5: 'red', b5: 'red' });
    expect(codeOf(redDie(2, 'green', {}), 0, 'split blue')).toBe('C33 no-spell');
  });

  it('C34: blend makes one composite drop of two, twice with a 4', () => {
    const reference = redDie(4, 'green', { spells: { blend: 3 } });
    expect(codeOf(reference, 0, 'blend b1 green')).toBe('C23 out-of-reach');
    expect(codeOf(reference, 0, 'blend g5 red')).toBe('N1 unreadable');
    playAll(reference, '0> blend g5 green');
    expect(codeOf(reference, 0, 'blend g1 green')).toBe('C24 same-colour');
    playAll(reference, '0> blend g1 violet');
    expect(codeOf(reference, 0, 'blend g3 green')).toBe('C34 two-drops');
    expect(codeOf(reference, 0, 'paint g3')).toBe('C23 no-drop-left');
    const three = redDie(3, 'green', { spells: { blend: 2 } });
    expect(kindsOf(playAll(three, '0> blend g5 green'), 0)).toEqual(['done', 'paint']);
    expect(codeOf(three, 0, 'blend g3 brown')).toBe('C34 two-drops');
    expect(codeOf(redDie(3, 'green', {}), 0, 'blend g3 brown')).toBe('C34 no-spell');
  });

  it('C31 to C34: move, split twice, match and blend in one turn', () => {
    const reference = redDie(4, 'red', { spells: { move: 1, match: 1, split: 2, blend: 1 } });
    playAll(
      reference,
      '0> move violet; 0> split blue; 0> paint v1; 0> split green; 0> paint v2 match; 0> blend g2 violet',
    );
    expect(reference.legal(0)).toEqual(['done']);
    const [own] = playAll(reference, '0> done').details();
    expect(own!.areas).toEqual({ v1: 'red', v2: 'red', g2: 'violet' });
    expect(onlyPositive(own!.spells)).toEqual({});
    expect(own!.blots).toBe(0);
  });
});

describe('achievements', () => {
  it('C35: a shared first place, the second a round later, nothing after it', () => {
    const open = ['g1', 'g7', 'g9'];
    const reference = position(
      { areas: painted(['green'], ['g7']) },
      { areas: painted(['green'], ['g7']) },
      { areas: painted(['green'], ['g7', 'g9']) },
      { areas: painted(['green'], open) },
    );
    const places = (): (number | undefined)[] => reference.details().map((own) => own.places['green']);
    landIn(reference, 'green');
    playAll(reference, '0> take blue green; 1> take red green; 2> take yellow green; 3> take white green red');
    playAll(reference, '0> paint g7; 0> done; 1> paint g7; 1> done; 2> paint g7; 2> done; 3> paint g7; 3> done');
    expect(places()).toEqual([undefined, undefined, undefined, undefined]);
    playAll(reference, 'reveal');
    expect(places()).toEqual([4, 4, undefined, undefined]);
    landIn(reference, 'green');
    playAll(reference, '1> take blue green; 2> take red green; 3> take yellow green; 0> take white green red');
    playAll(reference, '1> done; 2> paint g9; 2> done; 3> paint g9; 3> done; 0> done; reveal');
    expect(places()).toEqual([4, 4, 2, undefined]);
    landIn(reference, 'green');
    playAll(reference, '2> take blue green; 3> take red green; 0> take yellow green; 1> take white green red');
    playAll(reference, '2> done; 3> paint g1; 3> done; 0> done; 1> done; reveal');
    expect(places()).toEqual([4, 4, 2, undefined]);
  });

  it('C36: kingdoms 4 and 2, kinds of monsters 3 and 1, three kingdoms 3 and 1', () => {
    const griffins = { g1: 'blue', y4: 'red', r9: 'red' };
    const dragons = Object.fromEntries(areasOfKind('dragon').map((label) => [label, 'red']));
    const early = { areas: { ...griffins, n2: 'red', ...dragons } };
    const late = { areas: griffins, drops: { green: 1 } };
    const reference = landIn(position(early, late), 'blue');
    playAll(reference, '0> take blue blue; 1> take red blue; 0> done; 1> done; reveal');
    expect(reference.details().map(({ places }) => places)).toEqual([{ griffin: 3, dragon: 3 }, {}]);
    playAll(reference, '0> take yellow blue; 1> take white blue red; 0> done; 1> tower n2 green; 1> done; reveal');
    expect(reference.details().map(({ places }) => places)).toEqual([{ griffin: 3, dragon: 3 }, { griffin: 1 }]);
  });

  it('C36: from two kingdoms to four in one round is three kingdoms too', () => {
    const areas = painted(['green', 'violet', 'red', 'blue'], ['g7', 'v8']);
    const reference = landIn(position({ areas, places: earned('red', 'blue'), drops: { yellow: 1 } }, {}), 'green');
    playAll(
      reference,
      '0> take blue green; 1> take red green; 0> paint g7; 0> tower v8 yellow; 0> done; 1> done; reveal',
    );
    expect(reference.details()[0]!.places).toEqual({ red: 4, blue: 4, green: 4, violet: 4, unicorn: 3, three: 3 });
  });

  it('C37: after somebody has three kingdoms exactly one more round is played', () => {
    const almost = { areas: painted(['green', 'red', 'blue'], ['g7']), places: earned('red', 'blue') };
    const reference = landIn(position({}, almost, almost), 'green');
    playAll(reference, '0> take blue green; 1> take red green; 2> take yellow green');
    playAll(reference, '1> paint g7; 0> done; 1> done; 2> done; reveal');
    expect(reference.details().map(({ places }) => places['three'])).toEqual([undefined, 3, undefined]);
    expect(reference.actors()).toEqual(['chance']);
    landIn(reference, 'green');
    playAll(reference, '1> take blue green; 2> take red green; 0> take yellow green');
    playAll(reference, '2> paint g7; 0> done; 1> done; 2> done; reveal');
    expect(reference.details().map(({ places }) => places['three'])).toEqual([undefined, 3, 1]);
    expect(reference.actors()).toEqual([]);
    expect([reference.round(), reference.token()]).toEqual([2, 1]);
    expect(reference.legal('chance')).toEqual([]);
    expect(codeOf(reference, 0, 'done')).toBe('C37 game-over');
  });

  it('C37: the last round of two players may be either half of a throw', () => {
    const almost = { areas: painted(['green', 'red', 'blue'], ['g7']), places: earned('red', 'blue') };
    const first = landIn(position(almost, {}), 'green');
    playAll(first, '0> take blue green; 1> take red green; 0> paint g7; 0> done; 1> done; reveal');
    playAll(first, '0> take yellow green; 1> take white green red; 0> done; 1> done; reveal');
    expect([first.actors(), first.round()]).toEqual([[], 2]);
    const second = landIn(position(almost, {}), 'green');
    playAll(second, '0> take blue green; 1> take red green; 0> done; 1> done; reveal');
    playAll(second, '0> take yellow green; 1> take white green red; 0> paint g7; 0> done; 1> done; reveal');
    landIn(second, 'green');
    playAll(second, '1> take blue green; 0> take red green; 0> done; 1> done; reveal');
    expect([second.actors(), second.round()]).toEqual([[], 3]);
  });

  it('C38: the game ends with the round in which the last blots of all are painted, after its achievements', () => {
    const one = landIn(position({ blots: 10 }, { blots: 8 }), 'green');
    playAll(one, '0> take blue green; 1> take red green; 0> done; 1> done; reveal');
    expect(one.actors()).toEqual([0]);
    playAll(one, '0> take yellow green; 1> take white green red; 0> done; 1> done; reveal');
    expect(one.actors()).toEqual([]);
    const almost = { areas: painted(['green', 'red', 'blue'], ['g7']), blots: 9 };
    const due = landIn(position(almost, { blots: 10 }), 'green');
    playAll(due, '0> take blue green; 1> take red green; 0> paint g7; 0> done; 1> done; reveal');
    expect(due.actors()).toEqual([]);
    expect(due.details()[0]!.places).toEqual({ blue: 4, green: 4, red: 4, three: 3 });
  });
});

describe('scoring', () => {
  it('C39: a kingdom scores speed, capital and different colours, complete or not', () => {
    const areas = { b1: 'red', b2: 'blue', b3: 'red', b5: 'blue', b8: 'green', g1: 'violet' };
    expect(scoreKingdom(playerOf({ areas }), 'blue')).toBe(2 + 3);
    expect(scoreKingdom(playerOf({ areas: painted(['blue']), places: { blue: 4 } }), 'blue')).toBe(4 + 1);
    expect(scoreKingdom(playerOf({ areas: painted(['brown']), places: { brown: 2 } }), 'brown')).toBe(2 + 3 + 1);
    expect(scoreKingdom(playerOf({}), 'brown')).toBe(0);
  });

  it('C40, C47: a kind scores speed and tamed ones, minus unpainted ones', () => {
    expect(areasOfKind('unicorn')).toEqual(['b7', 'g9', 'v9', 'r7']);
    expect(scoreKind(playerOf({ areas: { b7: 'yellow', g9: 'blue' } }), 'unicorn')).toBe(1 - 2);
    const dragons = { b1: 'green', g3: 'green', y8: 'violet', n8: 'violet', v3: 'brown', r3: 'blue' };
    expect(scoreKind(playerOf({ areas: dragons, places: { dragon: 3 } }), 'dragon')).toBe(3 + 10);
    const beaten = Object.fromEntries(areasOfKind('hydra').map((label) => [label, 'red']));
    expect(scoreKind(playerOf({ areas: beaten, places: { hydra: 1 } }), 'hydra')).toBe(1);
  });

  it('C41: the total adds kingdoms, monsters and the place for three, minus blots; the rest is worth nothing', () => {
    expect(start(1).scores()).toEqual([-18]);
    const areas = { b5: 'blue', b7: 'yellow', b1: 'green', g1: 'blue' };
    const rich = { spells: { move: 3 }, drops: { green: 2 } };
    const { points, lost } = standingOf(playerOf({ areas, blots: 4, places: { three: 3 }, ...rich }));
    // blue: capital and three colours, green one colour; unicorns 1 - 3, dragons 2 - 5, griffins -3, hydras -4
    expect(points).toBe(2 + 3 + 1 + (1 - 3) + (2 - 5) - 3 - 4 + 3 - 4);
    expect(lost).toBe(4 + 3 + 5 + 3 + 4);
  });

  it('C42: most points, then fewer points lost, then the victory is shared', () => {
    const ranks = (...setups: Setup[]): number[] => rankStandings(setups.map(playerOf).map(standingOf));
    expect(ranks({}, { areas: { b5: 'blue' } }, { areas: { b5: 'red' } })).toEqual([3, 1, 2]);
    const colours = { areas: { b2: 'red', b4: 'blue', b6: 'green' } };
    const beaten = { areas: { b1: 'red', b7: 'red', b9: 'blue' }, blots: 3 };
    expect([colours, beaten].map((setup) => standingOf(playerOf(setup)))).toEqual([
      { points: -15, lost: 18 },
      { points: -15, lost: 18 },
    ]);
    expect(ranks(colours, beaten)).toEqual([1, 1]);
    const tidy = { areas: { b1: 'red', b7: 'red' } };
    expect(standingOf(playerOf(tidy))).toEqual({ points: -15, lost: 16 });
    expect(ranks(colours, tidy, beaten)).toEqual([2, 1, 2]);
  });
});

describe('alone', () => {
  const allHigh = ROWS.map((row) => `${row} ${ACHIEVEMENTS.get(row)![0]}`);
  const allLow = ROWS.map((row) => `${row} ${ACHIEVEMENTS.get(row)![1]}`);

  /** Plays a round with the blue die in green. */
  function round(setup: Setup, steps = ''): Reference {
    const reference = landIn(position(setup), 'green');
    return playAll(reference, `0> take blue green; ${steps}0> done; reveal`);
  }

  it('C43: after every round a 4 or 3 is struck while there is one', () => {
    const reference = round({ struck: ['blue 4'], places: { red: 4, hydra: 3 } });
    expect(reference.actors()).toEqual([0]);
    expect([reference.round(), reference.turns()]).toEqual([1, [2]]);
    const strikes = ['green 4', 'yellow 4', 'violet 4', 'brown 4', 'griffin 3', 'unicorn 3', 'dragon 3'];
    expect(reference.legal(0)).toEqual(strikes.map((open) => `strike ${open}`));
    expect(codeOf(reference, 0, 'strike blue 4')).toBe('C43 struck');
    expect(codeOf(reference, 0, 'strike red 4')).toBe('C43 circled');
    expect(codeOf(reference, 0, 'strike red 2')).toBe('C43 higher-first');
    expect(codeOf(reference, 0, 'strike red 3')).toBe('C43 no-such-number');
    expect(codeOf(reference, 0, 'strike dragon 4')).toBe('C43 no-such-number');
    expect(codeOf(reference, 0, 'strike three 3')).toBe('N1 unreadable');
    expect(codeOf(reference, 0, 'done')).toBe('C43 wrong-step');
    playAll(reference, '0> strike dragon 3');
    expect(reference.details()[0]!.struck).toEqual(['blue 4', 'dragon 3']);
    expect([reference.round(), reference.turns(), reference.actors()]).toEqual([2, [3], [0]]);
  });

  it('C43: then a 2 or 1, also in a row whose first number is earned', () => {
    const highs = allHigh.filter((open) => open !== 'red 4');
    const reference = round({ struck: [...highs, 'blue 2', 'hydra 1'], places: { red: 4, yellow: 2 } });
    const strikes = ['green 2', 'violet 2', 'red 2', 'brown 2', 'griffin 1', 'unicorn 1', 'dragon 1'];
    expect(reference.legal(0)).toEqual(strikes.map((open) => `strike ${open}`));
    expect(codeOf(reference, 0, 'strike yellow 2')).toBe('C43 circled');
    const before = reference.scores();
    expect(playAll(reference, '0> strike red 2').scores()).toEqual(before);
  });

  it('C44: three kingdoms circle the final 3; a number is struck in that round, none after the last', () => {
    const almost = { areas: painted(['green', 'red', 'blue'], ['g7']), places: earned('red', 'blue') };
    const reference = round(almost, '0> paint g7; ');
    expect(reference.details()[0]!.places).toEqual({ red: 4, blue: 4, green: 4, three: 3 });
    expect(kindsOf(reference, 0)).toEqual(['strike']);
    playAll(reference, '0> strike dragon 3; 0> take red green; 0> done; reveal');
    expect([reference.actors(), reference.round()]).toEqual([[], 2]);
    expect(reference.details()[0]!.struck).toEqual(['dragon 3']);
  });

  it('C44: when nothing can be struck the final 3 is, and one more round follows', () => {
    const reference = round({ struck: [...allHigh, ...allLow] });
    expect(reference.details()[0]!.struck.at(-1)).toBe('three 3');
    expect([reference.actors(), reference.round()]).toEqual([[0], 2]);
    playAll(reference, '0> take red green; 0> done; reveal');
    expect([reference.actors(), reference.round()]).toEqual([[], 2]);
  });

  it('C44: the last number that can be struck is no end yet', () => {
    const reference = round({ struck: [...allHigh, ...allLow.slice(1)] });
    expect(reference.legal(0)).toEqual(['strike blue 2']);
    playAll(reference, '0> strike blue 2; 0> take red green; 0> done; reveal');
    expect([reference.details()[0]!.struck.at(-1), reference.actors()]).toEqual(['three 3', [0]]);
  });

  it('C44: both in one round circle the 3 and strike the 1', () => {
    const almost = painted(['green', 'red', 'blue'], ['g7']);
    const struck = [...allHigh, ...allLow].filter((open) => open !== 'green 2');
    const reference = round({ areas: almost, places: { red: 0, blue: 0 }, struck }, '0> paint g7; ');
    expect(reference.details()[0]!.places).toEqual({ green: 2, three: 3 });
    expect(reference.details()[0]!.struck.at(-1)).toBe('three 1');
    expect([reference.actors(), reference.round()]).toEqual([[0], 2]);
    expect(playAll(reference, '0> take red green; 0> done; reveal').actors()).toEqual([]);
  });

  it('C45: a struck number is not earned, the next one is, or nothing', () => {
    const areas = painted(['green'], ['g7']);
    const places = (...struck: string[]): Record<string, number> =>
      round({ areas, struck }, '0> paint g7; ').details()[0]!.places;
    expect(places()).toEqual({ green: 4 });
    expect(places('green 4')).toEqual({ green: 2 });
    expect(places('green 4', 'green 2')).toEqual({});
  });

  it('C45: the final 1 is earned in the last round after the final 3 was struck', () => {
    const areas = painted(['green', 'red', 'blue'], ['g7']);
    const reference = round({ areas, places: { red: 0, blue: 0 }, struck: [...allHigh, ...allLow] });
    playAll(reference, '0> take red green; 0> paint g7; 0> done; reveal');
    expect(reference.details()[0]!.places).toEqual({ three: 1 });
    expect(reference.actors()).toEqual([]);
  });

  it('C38: alone the last blot ends the game without a strike', () => {
    const reference = round({ blots: 9 });
    expect([reference.actors(), reference.details()[0]!.struck]).toEqual([[], []]);
    const full = round({ blots: 9, struck: [...allHigh, ...allLow] });
    expect([full.actors(), full.details()[0]!.struck.includes('three 3')]).toEqual([[], false]);
  });
});

describe('notation', () => {
  it('refuses everything else as unreadable', () => {
    const reference = redDie(2, 'green', {});
    for (const text of [
      'take blue green red',
      'take white green',
      'take white green violet',
      'land blue 5 green',
      'land blue 2 ',
      'blend b1 red',
      'blend b1',
      'choose blue',
      'paint b0',
      'paint b10',
      'paint b1 red',
      'paint b1 match match',
      'paint  b1',
      'paint b1 ',
      ' paint b1',
      'paint match',
      'tower b1',
      'tower b1 white',
      'strike blue 5',
      'strike three 3',
      'first 01',
      'done now',
      'done ',
      '0> done',
      '',
    ]) {
      expect([text, codeOf(reference, 0, text)]).toEqual([text, 'N1 unreadable']);
      expect(parseMove(text)).toBeUndefined();
    }
    expect(codeOf(reference, 'chance', 'nonsense')).toBe('C20 not-your-turn');
    expect(codeOf(reference, 7, 'done')).toBe('C20 not-your-turn');
    expect(() => reference.play(0, 'paint b1')).toThrow('C23 out-of-reach: paint b1');
    expect(() => start(5)).toThrow('1 to 4 players');
  });
});

describe('random play', () => {
  /** Every text of the notation. */
  function everyText(): string[] {
    const labels = [...AREAS.keys()];
    const dice = ['blue', 'red', 'yellow', 'white'];
    const lyings = KINGDOMS.flatMap((one, i) => [
      one,
      ...KINGDOMS.slice(i + 1).flatMap((two, j) => [
        `${one}+${two}`,
        ...KINGDOMS.slice(i + j + 2).map((three) => `${one}+${two}+${three}`),
      ]),
    ]);
    const drops = labels.flatMap((label) => [
      `paint ${label}`,
      ...COMPOSITES.map((colour) => `blend ${label} ${colour}`),
      ...COLOURS.map((colour) => `tower ${label} ${colour}`),
    ]);
    return [
      ...[0, 1, 2, 3, 4].map((seat) => `first ${seat}`),
      ...dice.flatMap((die) => [2, 3, 4].flatMap((n) => lyings.map((lying) => `land ${die} ${n} ${lying}`))),
      ...KINGDOMS.flatMap((kingdom) => [
        ...BASES.map((base) => `take ${base} ${kingdom}`),
        ...BASES.map((base) => `take white ${kingdom} ${base}`),
        `move ${kingdom}`,
        `split ${kingdom}`,
      ]),
      ...drops.flatMap((text) => [text, `${text} match`]),
      ...COMPOSITES.map((colour) => `choose ${colour}`),
      'done',
      'reveal',
      ...[...KINGDOMS, ...KINDS].flatMap((row) => [1, 2, 3, 4].map((number) => `strike ${row} ${number}`)),
    ];
  }

  /** A game that begins with many spells and drops in every hand. */
  function richGame(seats: number): Reference {
    const match = createMatch(seats);
    dealSpells(match);
    startRound(match);
    for (const { sheet } of match.players) {
      Object.assign(sheet.spells, { move: 2, match: 4, split: 3, blend: 3 });
      Object.assign(sheet.drops, { red: 1, green: 2, brown: 1 });
    }
    return referenceOf(match);
  }

  function pick<T>(list: readonly T[], random: () => number): T {
    return list[Math.floor(random() * list.length)]!;
  }

  it('lists exactly the steps it does not refuse', () => {
    const texts = everyText();
    expect(texts.filter((text) => parseMove(text) === undefined)).toEqual([]);
    for (const seats of [1, 2, 3, 4]) {
      const random = randomOf(seats);
      const reference = seats % 2 === 0 ? richGame(seats) : start(seats);
      for (let step = 0; reference.actors().length > 0; step += 1) {
        if (step % 9 === 0) {
          for (const actor of ['chance', 0, 1, 2, 3] as const) {
            const legal = texts.filter((text) => reference.refusal(actor, text) === undefined);
            expect(reference.legal(actor).sort()).toEqual(legal.sort());
            expect(legal.length > 0).toBe(reference.actors().includes(actor));
          }
        }
        const actor = pick(reference.actors(), random);
        reference.play(actor, pick(reference.legal(actor), random));
      }
    }
  });

  it('never stands at a dead end and comes to an end', () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const random = randomOf(seed);
      const seats = 1 + (seed % 4);
      const reference = seed % 3 === 0 ? richGame(seats) : start(seats);
      for (let step = 0; reference.actors().length > 0; step += 1) {
        const actor = pick(reference.actors(), random);
        const steps = reference.legal(actor);
        if (steps.length === 0) throw new Error(`seed ${seed}: a dead end in round ${reference.round()}`);
        const useful = steps.filter((step) => step !== 'done');
        const before = reference.copy();
        reference.play(actor, pick(useful.length > 0 && random() < 0.95 ? useful : steps, random));
        if (step % 10 === 0) expect(before.legal(actor)).toEqual(steps); // a copy stands apart
        checkStep(before, reference, actor);
      }
      expect(reference.round()).toBeLessThan(60);
      expect(Math.min(...reference.ranks())).toBe(1);
      checkEnd(reference, seats);
    }
  });

  /** What holds for every step, whatever it is. */
  function checkStep(before: Reference, after: Reference, actor: 'chance' | number): void {
    for (const [seat, own] of after.details().entries()) {
      const was = before.details()[seat]!;
      const more = Object.keys(own.areas).length - Object.keys(was.areas).length;
      const turns = after.turns()[seat]! - before.turns()[seat]!;
      if (seat !== actor && more + turns !== 0) throw new Error(`seat ${seat} was changed by ${actor}`);
      if (![0, 1].includes(more) || ![0, 1].includes(turns)) throw new Error(`more than one step: ${more} ${turns}`);
      if (own.blots > 10) throw new Error('a blot too many');
    }
  }

  function checkEnd(reference: Reference, seats: number): void {
    for (const { areas, places, spellsGained, struck } of reference.details()) {
      const three = KINGDOMS.filter((kingdom) => areasOfKingdom(kingdom).every((label) => label in areas)).length >= 3;
      if (seats > 1 && places['three'] !== undefined) expect(three).toBe(true);
      expect(Object.values(spellsGained).every((count) => count >= 0)).toBe(true);
      expect(new Set(struck).size).toBe(struck.length);
      if (seats > 1) expect(struck).toEqual([]);
    }
    const blotted = reference.details().every(({ blots }) => blots === 10);
    const ended = reference.details().some(({ places, struck }) => 'three' in places || struck.includes('three 3'));
    expect(blotted || ended).toBe(true);
  }

  it('knows every tower as a border of two neighbours', () => {
    for (const [one, other] of TOWERS) expect(AREAS.get(one)!.neighbours).toContain(other);
  });
});
