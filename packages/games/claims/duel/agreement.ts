import { type Actor, below, type Rng } from '@crownhold/core';
import { createReference, type Reference } from '../../reference/duel/reference.ts';
import { CELL_COUNT, cellOf } from '../../src/duel/grid.ts';
import { duel } from '../../src/duel/index.ts';
import { squareAt } from '../../src/duel/kingdom.ts';
import { ARMS, armsName, DICE, formatFace, SPELLS } from '../../src/duel/material.ts';
import type { Options } from '../../src/duel/options.ts';
import { domains, largestDomain, points } from '../../src/duel/scoring.ts';
import type { State } from '../../src/duel/state.ts';
import { type AgreementCounts, checkPair, type OneByOne, oneByOne, type Pair } from '../agreement.ts';
import { everyOptions } from './options.ts';

const PAIR: Pair<State, Options, OneByOne<Reference>> = {
  game: duel,
  options: everyOptions(),
  createReference: (options) => oneByOne(createReference(options)),
  randomText,
  engineFacts: (state) => [0, 1].map((seat) => facts(state, seat)),
  slowFacts: ({ reference }) => [0, 1].map((seat) => slowFacts(reference, seat)),
};

/** The engine and the slow reference agree, in both editions. */
export function checkAgreement(positions: number, seed: number): AgreementCounts {
  return checkPair(PAIR, positions, seed);
}

/** Everything a seat has, sorted, so that both can write it down alike. */
function facts(state: State, seat: number): unknown {
  const squares = Array.from({ length: CELL_COUNT }, (_, cell) => cell).flatMap((cell) => {
    const square = squareAt(state, seat, cell);
    const { x, y } = cellOf(cell);
    return square ? [`${x},${y} ${square.arms} ${square.crosses}`] : [];
  });
  return {
    squares: squares.sort(),
    points: points(state, seat),
    largest: largestDomain(state, seat),
    domains: domains(state, seat).map(domainText).sort(),
    ticks: ARMS.map((_, row) => state.ticks[seat * ARMS.length + row]),
    won: SPELLS.filter((spell) => state.hasWon(seat, spell)),
    used: SPELLS.filter((spell) => state.hasUsed(seat, spell)),
    castleUsed: ((state.castles >> seat) & 1) === 1,
    named: state.named[seat] === 0 ? 'nothing' : armsName(state.named[seat]!),
  };
}

function slowFacts(reference: Reference, seat: number): unknown {
  const details = reference.details()[seat]!;
  return {
    squares: [...reference.map(seat)].map(([cell, { arms, crosses }]) => `${cell} ${arms} ${crosses}`).sort(),
    points: details.points,
    largest: details.largest,
    domains: details.domains.map(domainText).sort(),
    ticks: ARMS.map((arms) => details.ticks[arms]),
    won: SPELLS.filter((spell) => details.won.includes(spell)),
    used: SPELLS.filter((spell) => details.used.includes(spell)),
    castleUsed: details.castleUsed,
    named: details.named ?? 'nothing',
  };
}

function domainText(domain: {
  readonly arms: string;
  readonly squares: number;
  readonly crosses: number;
  readonly points: number;
}): string {
  return `${domain.arms} ${domain.squares} ${domain.crosses} ${domain.points}`;
}

const KINDS: readonly ((state: State, rng: Rng) => string)[] = [
  (_, rng) => `first ${below(rng, 4)}`,
  (state, rng) => `roll ${likelyDie(state, rng)} ${randomFace(rng)}`,
  (_, rng) => `take ${die(rng)}`,
  (_, rng) => `take ${die(rng)} ${die(rng)}`,
  (_, rng) => `pair ${die(rng)} ${die(rng)}`,
  (_, rng) => `turn ${die(rng)} ${randomFace(rng)}`,
  (_, rng) => `castle ${die(rng)}`,
  (_, rng) => `name ${die(rng)} ${ARMS[below(rng, ARMS.length)]}`,
  () => 'free',
  () => 'split',
  () => 'pass',
  (_, rng) => `domains ${ARMS[below(rng, ARMS.length)]}`,
  (_, rng) => `cross ${below(rng, 9) - 4},${below(rng, 7) - 3}`,
  (_, rng) => randomDraw(rng),
];
/** The kinds that each phase asks for. */
const WANTED: Readonly<Record<State['phase'], readonly number[]>> = {
  first: [0],
  roll: [1],
  take: [2, 3, 4],
  share: [2, 3],
  draw: [5, 6, 7, 8, 9, 10, 13, 13, 13, 13, 13],
  lightning: [11, 12],
  over: [2],
};

function randomText(state: State, _actor: Actor, rng: Rng): string {
  const wanted = WANTED[state.phase];
  const kind = below(rng, 6) === 0 ? below(rng, KINDS.length) : wanted[below(rng, wanted.length)]!;
  return KINDS[kind]!(state, rng);
}

function die(rng: Rng): number {
  return 1 + below(rng, 4);
}

function likelyDie(state: State, rng: Rng): number {
  const next = state.faces.findIndex((face) => face > 100);
  return next < 0 || below(rng, 3) === 0 ? die(rng) : next + 1;
}

function randomFace(rng: Rng): string {
  const sides = DICE[below(rng, DICE.length)]!;
  return formatFace(sides[below(rng, sides.length)]!.face);
}

function randomDraw(rng: Rng): string {
  const [x, y] = [below(rng, 9) - 4, below(rng, 7) - 3];
  const [dx, dy] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [0, 0],
    [1, 1],
    [below(rng, 7) - 3, below(rng, 5) - 2],
  ][below(rng, 7)] as [number, number];
  return `draw ${x},${y} ${x + dx},${y + dy}`;
}
