import { type AnyGame, createRng, listMoves, NOBODY, type StateBuffer } from '@crownhold/core';
import * as fc from 'fast-check';
import { chooseStep, MAX_CHOICE } from '../choice.ts';
import { demand, demandSameBytes } from '../demand.ts';
import { type AnyPosition, type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { actorsAt, seatsAt, viewersAt } from '../roster.ts';

const continuations = fc.array(fc.nat({ max: MAX_CHOICE }), { minLength: 1, maxLength: 12 });

export function copying(spec: AnySpec): readonly Property[] {
  const { game } = spec;
  return [
    forAll('a played copy leaves the original alone', fc.tuple(positionsOf(spec), continuations), ([position, on]) => {
      const { state } = position;
      const before = state.bytes.slice();
      const copy = game.copy(state);
      play(game, copy, on);
      demandSameBytes(state, { bytes: before }, () => 'the original after its copy was played');
      const after = copy.bytes.slice();
      play(game, game.copy(state, game.copy(state)), on.slice(1));
      demandSameBytes(state, { bytes: before }, () => 'the original after a copy into another was played');
      demandSameBytes(copy, { bytes: after }, () => 'the copy after another copy was played');
    }),

    forAll('a copy equals its original', fc.tuple(positionsOf(spec), positionsOf(spec)), ([position, other]) => {
      const { options, state } = position;
      judgeCopy(game, game.copy(state), state, options.seats);
      const into = game.copy(other.state);
      const copy = game.copy(state, into);
      judgeCopy(game, copy, state, options.seats);
      demand(copy === into || into.bytes.length !== state.bytes.length, () => 'the copy was not made where told');
    }),

    forAll('apply is deterministic', fc.tuple(positionsOf(spec), continuations), ([position, on]) => {
      const [once, twice] = [game.copy(position.state), replayed(game, position)];
      demandSameBytes(twice, once, () => 'the same steps again');
      play(game, once, on);
      play(game, twice, on);
      demandSameBytes(twice, once, () => 'the same steps on a copy and on the original');
    }),

    forAll('asking changes nothing', positionsOf(spec), (position) => {
      const { state } = position;
      const before = { bytes: state.bytes.slice() };
      for (const [question, ask] of questions(game, position)) {
        ask();
        demandSameBytes(state, before, () => `after ${question}`);
      }
    }),
  ];
}

function play(game: AnyGame, state: StateBuffer, choices: readonly number[]): void {
  for (const choice of choices) {
    const entry = chooseStep(game, state, choice);
    if (entry) game.apply(state, entry.actor, entry.move);
  }
}

function replayed(game: AnyGame, { options, entries }: AnyPosition): StateBuffer {
  const state = game.create(options);
  for (const { actor, move } of entries) game.apply(state, actor, move);
  return state;
}

// Bytes alone would let a copy pass that forgets something kept outside of them.
function judgeCopy(game: AnyGame, copy: StateBuffer, original: StateBuffer, seats: number): void {
  demand(copy !== original, () => 'the copy is the original');
  demandSameBytes(copy, original, () => 'the copy');
  demand(game.formatState(copy) === game.formatState(original), () => 'the copy has another text');
  demand(game.actors(copy) === game.actors(original), () => 'the copy has other actors');
  for (const actor of actorsAt({ seats })) {
    const [ours, theirs] = [listMoves(game, copy, actor), listMoves(game, original, actor)];
    demand(`${ours}` === `${theirs}`, () => `on the copy actor ${actor} may play ${ours}, not ${theirs}`);
  }
  if (game.actors(original) === NOBODY) {
    const [ours, theirs] = [game.ranking(copy), game.ranking(original)];
    demand(`${ours}` === `${theirs}`, () => `the copy ranks ${ours}, not ${theirs}`);
  }
}

function* questions(game: AnyGame, position: AnyPosition): Generator<readonly [string, () => unknown]> {
  const { options, state } = position;
  yield ['actors', () => game.actors(state)];
  yield ['formatState', () => game.formatState(state)];
  for (const seat of seatsAt(options)) {
    yield ['turn', () => game.turn(state, seat)];
    yield ['score', () => game.score(state, seat)];
  }
  if (game.actors(state) === NOBODY) yield ['ranking', () => game.ranking(state)];
  for (const viewer of viewersAt(options)) {
    yield ['determinize', () => game.determinize(game.view(state, viewer), viewer, createRng(viewer))];
  }
  for (const actor of actorsAt(options)) {
    const moves = listMoves(game, state, actor);
    yield ['legalMoves', () => listMoves(game, state, actor)];
    yield ['refusal', () => game.refusal(state, actor, -1)];
    if (moves.length > 0) yield ['sample', () => game.sample?.(state, actor, createRng(actor))];
    for (const move of moves) {
      yield ['formatMove', () => game.formatMove(state, move)];
      yield ['refusal', () => game.refusal(state, actor, move)];
      yield ['parseMove', () => game.parseMove(state, game.formatMove(state, move))];
      for (const viewer of viewersAt(options)) yield ['events', () => game.events(state, { actor, move }, viewer)];
    }
  }
}
