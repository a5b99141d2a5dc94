import { type Actor, below, CHANCE, type Rng } from '@crownhold/core';
import { createReference, type Reference } from '../../reference/colours/reference.ts';
import { AREA_COUNT } from '../../src/colours/atlas.ts';
import { COLOURS } from '../../src/colours/colour.ts';
import { colours } from '../../src/colours/index.ts';
import { ACHIEVEMENTS, colourName, DICE, SPELL_NAMES, speedPoints } from '../../src/colours/material.ts';
import { formatArea } from '../../src/colours/notation.ts';
import type { Options } from '../../src/colours/options.ts';
import { colourAt } from '../../src/colours/painting.ts';
import { lostPoints } from '../../src/colours/scoring.ts';
import { NO_DIE, type State } from '../../src/colours/state.ts';
import { type AgreementCounts, checkPair, type Pair } from '../agreement.ts';
import { everyOptions } from './options.ts';

const PAIR: Pair<State, Options, Reference> = {
  game: colours,
  options: everyOptions(),
  createReference,
  randomText,
  engineFacts: (state) => ({
    round: state.round,
    token: state.token,
    seats: Array.from({ length: state.seats }, (_, seat) => facts(state, seat)),
  }),
  slowFacts: (reference) => ({
    round: reference.round(),
    token: reference.token(),
    seats: reference.details().map(slowFacts),
  }),
};

/** The engine and the slow reference agree, with every number of seats. */
export function checkAgreement(positions: number, seed: number): AgreementCounts {
  return checkPair(PAIR, positions, seed);
}

/** Everything a seat has, as text, so that both can write it down alike. */
function facts(state: State, seat: number): readonly string[] {
  const areas = Array.from({ length: AREA_COUNT }, (_, area) => area)
    .filter((area) => colourAt(state, seat, area) !== 0)
    .map((area) => `${formatArea(state, area)} ${colourName(colourAt(state, seat, area))}`);
  const spells = (all: Uint8Array) => SPELL_NAMES.map((_, spell) => all[seat * SPELL_NAMES.length + spell]).join();
  const drops = (all: Uint8Array) => COLOURS.map((_, colour) => all[seat * COLOURS.length + colour]).join();
  const places = ACHIEVEMENTS.map((name, index) => {
    return [name, speedPoints(index, state.places[seat * ACHIEVEMENTS.length + index]!)] as const;
  });
  return [
    areas.sort().join(),
    spells(state.spells),
    spells(state.gainedSpells),
    drops(state.drops),
    drops(state.gainedDrops),
    String(state.blots[seat]),
    places.filter(([, points]) => points > 0).join(),
    String(state.done[seat] === 1),
    struckNumbers(state).sort().join(),
    String(lostPoints(state, seat)),
  ];
}

function struckNumbers(state: State): string[] {
  return ACHIEVEMENTS.flatMap((name, row) =>
    [1, 2]
      .filter((place) => (state.struck[row]! >> (place - 1)) & 1)
      .map((place) => `${name} ${speedPoints(row, place)}`),
  );
}

function slowFacts(details: ReturnType<Reference['details']>[number]): readonly string[] {
  const { areas, spells, spellsGained, drops, dropsGained, blots, places, done, struck, lost } = details;
  const inOrder = (record: Readonly<Record<string, number>>, names: readonly string[]) =>
    names.map((name) => record[name] ?? 0).join();
  const painted = Object.entries(areas).map(([label, colour]) => `${label} ${colour}`);
  const earned = ACHIEVEMENTS.map((name) => [name, (places as Readonly<Record<string, number>>)[name] ?? 0] as const);
  return [
    painted.sort().join(),
    inOrder(spells, SPELL_NAMES),
    inOrder(spellsGained, SPELL_NAMES),
    inOrder(drops, COLOURS),
    inOrder(dropsGained, COLOURS),
    String(blots),
    earned.filter(([, points]) => points > 0).join(),
    String(done),
    [...struck].sort().join(),
    String(lost),
  ];
}

const KINDS: readonly ((state: State, rng: Rng) => string)[] = [
  (_, rng) => `first ${below(rng, 6)}`,
  (state, rng) => `land ${likelyDie(state, rng)} ${2 + below(rng, 4)} ${randomKingdoms(rng)}`,
  (_, rng) => `take ${pick(DICE, rng)} ${pick(COLOURS, rng)}${below(rng, 3) ? '' : ` ${pick(COLOURS, rng)}`}`,
  (_, rng) => `move ${pick(COLOURS, rng)}`,
  (_, rng) => `split ${pick(COLOURS, rng)}`,
  (state, rng) => `paint ${randomArea(state, rng)}${randomMatch(rng)}`,
  (state, rng) => `blend ${randomArea(state, rng)} ${pick(COLOURS, rng)}${randomMatch(rng)}`,
  (state, rng) => `tower ${randomArea(state, rng)} ${pick(COLOURS, rng)}${randomMatch(rng)}`,
  (_, rng) => `choose ${pick(COLOURS, rng)}`,
  () => 'done',
  () => 'reveal',
  (_, rng) => `strike ${pick(ACHIEVEMENTS, rng)} ${1 + below(rng, 5)}`,
];

/** The kinds that are asked of an actor. */
function wantedKinds(state: State, actor: Actor): readonly number[] {
  if (state.phase === 'strike') return [11];
  if (actor === CHANCE)
    return { first: [0], land: [1], reveal: [10], play: [10], strike: [11], over: [10] }[state.phase];
  if (state.dice[actor] === NO_DIE) return [2];
  return state.choices[actor]! > 0 ? [8] : [3, 4, 5, 5, 5, 6, 7, 9];
}

function randomText(state: State, actor: Actor, rng: Rng): string {
  const wanted = wantedKinds(state, actor);
  const kind = below(rng, 6) === 0 ? below(rng, KINDS.length) : wanted[below(rng, wanted.length)]!;
  return KINDS[kind]!(state, rng);
}

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[below(rng, list.length)]!;
}

function likelyDie(state: State, rng: Rng): string {
  const next = state.numbers.indexOf(0);
  return next < 0 || below(rng, 4) === 0 ? pick(DICE, rng) : DICE[next]!;
}

function randomKingdoms(rng: Rng): string {
  const bits = 1 + below(rng, 63);
  return COLOURS.filter((_, index) => (bits >> index) & 1).join('+');
}

function randomArea(state: State, rng: Rng): string {
  return formatArea(state, below(rng, AREA_COUNT));
}

function randomMatch(rng: Rng): string {
  return below(rng, 3) === 0 ? ' match' : '';
}
