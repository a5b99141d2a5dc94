import { CHANCE, createRng, includes, listMoves, NOBODY, type Seat, seatsIn } from '@crownhold/core';
import * as fc from 'fast-check';
import { demand } from '../demand.ts';
import { playToEnd } from '../playout.ts';
import { type AnyPosition, type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { seatsAt } from '../roster.ts';

export function progress(spec: AnySpec): readonly Property[] {
  const { game, maxSteps } = spec;
  const continuations = fc.tuple(positionsOf(spec), fc.nat());
  return [
    forAll('turn rises by one when a turn ends', positionsOf(spec), (position) => judgeTurns(spec, position)),

    forAll('a turn begun can be completed', continuations, ([{ state }, seed]) => {
      for (const seat of seatsIn(game.actors(state))) completeTurn(spec, state, seat, seed);
    }),

    forAll('random games end', continuations, ([{ entries, state }, seed]) => {
      playToEnd(game, game.copy(state), createRng(seed), maxSteps - entries.length);
    }),
  ];
}

function judgeTurns(spec: AnySpec, { options, entries }: AnyPosition): void {
  const { game } = spec;
  const state = game.create(options);
  const seats = seatsAt(options);
  let turns = seats.map((seat) => game.turn(state, seat));
  const begun = new Set<Seat>();
  demand(turns.every(isCount), () => `the first turns are ${turns}`);
  for (const [step, { actor, move }] of entries.entries()) {
    game.apply(state, actor, move);
    const before = turns;
    turns = seats.map((seat) => game.turn(state, seat));
    const here = `after step ${step} of actor ${actor}`;
    for (const seat of seats) {
      const rise = turns[seat]! - before[seat]!;
      demand(rise === 0 || (rise === 1 && seat === actor), () => `${here}: turn of seat ${seat} rises by ${rise}`);
      if (seat === actor && rise === 0) begun.add(seat);
      if (rise === 1) begun.delete(seat);
    }
    const actors = game.actors(state);
    for (const seat of begun) {
      demand(includes(actors, seat), () => `${here}: seat ${seat} cannot go on with its turn`);
      demand(!includes(actors, CHANCE), () => `${here}: chance acts in the middle of the turn of seat ${seat}`);
    }
  }
}

function isCount(turn: number): boolean {
  return Number.isSafeInteger(turn) && turn >= 0;
}

function completeTurn({ game, maxSteps }: AnySpec, from: AnyPosition['state'], seat: Seat, seed: number): void {
  const state = game.copy(from);
  const rng = createRng(seed);
  const turn = game.turn(state, seat);
  for (let steps = 0; game.turn(state, seat) === turn; steps++) {
    const where = () => `seat ${seat} after ${steps} steps of its turn, ${game.formatState(state)}`;
    demand(steps < maxSteps, () => `no end of the turn: ${where()}`);
    const moves = game.actors(state) === NOBODY ? [] : listMoves(game, state, seat);
    demand(moves.length > 0, () => `dead end: ${where()}`);
    game.apply(state, seat, moves[rng() % moves.length]!);
  }
}
