import {
  type Actor,
  type AnyGame,
  CHANCE,
  createRng,
  listMoves,
  type MoveCode,
  type Seat,
  SPECTATOR,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import * as fc from 'fast-check';
import { demand, demandSameBytes, demandSameFacts } from '../demand.ts';
import { sameBytes } from '../equality.ts';
import { playToEnd } from '../playout.ts';
import { type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { seatsAt, viewersAt } from '../roster.ts';
import { codesToTry, oddCodes } from './codes.ts';
import { judgeStateText } from './notation.ts';

export function viewing(spec: AnySpec): readonly Property[] {
  const { game, maxSteps } = spec;
  return [
    forAll('a view of a view is the same view', positionsOf(spec), ({ options, state }) => {
      for (const viewer of viewersAt(options)) {
        const view = game.view(state, viewer);
        demandSameBytes(game.view(view, viewer), view, () => `what viewer ${viewer} sees of a view`);
      }
    }),

    forAll('a spectator sees what every seat sees, and no more', positionsOf(spec), ({ options, state }) => {
      const open = game.view(state, SPECTATOR);
      for (const seat of seatsAt(options)) {
        const seen = game.view(game.view(state, seat), SPECTATOR);
        demandSameBytes(seen, open, () => `what a spectator sees of the view of seat ${seat}`);
      }
    }),

    forAll('an open game hides nothing', positionsOf(spec), ({ options, state }) => {
      if (!game.isOpen) return;
      const actors = [CHANCE, ...seatsAt(options)];
      const entries = actors.flatMap((actor) => outcomesOf(game, state, actor).map(({ move }) => ({ actor, move })));
      for (const viewer of viewersAt(options)) {
        demandSameBytes(game.view(state, viewer), state, () => `what viewer ${viewer} sees of an open game`);
        for (const entry of entries) {
          const [seen, open] = [game.events(state, entry, viewer), game.events(state, entry, SPECTATOR)];
          demandSameFacts(seen, open, () => `what viewer ${viewer} is told of ${entry.move}`);
        }
      }
    }),

    forAll('every view has the same actors', positionsOf(spec), ({ options, state }) => {
      for (const viewer of viewersAt(options)) {
        const [seen, real] = [game.actors(game.view(state, viewer)), game.actors(state)];
        demand(seen === real, () => `viewer ${viewer} sees the actors ${seen}, not ${real}`);
      }
    }),

    forAll('a seat has the same moves on its view', fc.tuple(positionsOf(spec), oddCodes), ([position, odd]) => {
      const { options, state } = position;
      const codes = codesToTry(game, state, options, odd);
      for (const seat of seatsAt(options)) judgeOwnMoves(game, state, game.view(state, seat), seat, codes);
    }),

    forAll('a seat sees what it did', positionsOf(spec), ({ options, state }) => {
      for (const seat of seatsAt(options)) judgeOwnFacts(game, state, seat);
    }),

    forAll('own moves can be previewed on a view', positionsOf(spec), ({ options, state }) => {
      for (const seat of seatsAt(options)) {
        const previews = outcomesOf(game, game.view(state, seat), seat);
        for (const [index, { move, after }] of outcomesOf(game, state, seat).entries()) {
          const preview = previews[index]?.after;
          demand(preview !== undefined, () => `seat ${seat} cannot play ${move} on its view`);
          const seen = game.view(after, seat);
          demandSameBytes(game.view(preview, seat), seen, () => `seat ${seat} previews ${move}`);
          // A draft shows its state as it is.
          demandSameBytes(preview, seen, () => `seat ${seat} previews ${move}, which is not a view`);
        }
      }
    }),

    forAll('determinize fits the view', fc.tuple(positionsOf(spec), fc.nat()), ([{ options, state }, seed]) => {
      for (const viewer of viewersAt(options)) {
        const view = game.view(state, viewer);
        const guess = game.determinize(view, viewer, createRng(seed));
        demandSameBytes(view, game.view(state, viewer), () => `the view of ${viewer} after determinize`);
        demandSameBytes(game.view(guess, viewer), view, () => `what viewer ${viewer} sees of the guess`);
        const again = game.determinize(view, viewer, createRng(seed));
        demandSameBytes(again, guess, () => `the guess of viewer ${viewer} from the same numbers`);
        if (viewer >= 0) demandSameMoves(game, guess, state, viewer);
        judgeStateText(game, guess);
        playToEnd(game, guess, createRng(seed), maxSteps);
      }
    }),
  ];
}

interface Outcome {
  readonly move: MoveCode;
  readonly after: StateBuffer;
}

function outcomesOf(game: AnyGame, state: StateBuffer, actor: Actor): readonly Outcome[] {
  return Array.from(listMoves(game, state, actor), (move) => {
    const after = game.copy(state);
    game.apply(after, actor, move);
    return { move, after };
  });
}

function judgeOwnMoves(
  game: AnyGame,
  state: StateBuffer,
  view: View<StateBuffer>,
  seat: Seat,
  codes: readonly MoveCode[],
): void {
  demandSameMoves(game, view, state, seat);
  for (const move of listMoves(game, state, seat)) {
    const [seen, real] = [game.formatMove(view, move), game.formatMove(state, move)];
    demand(seen === real, () => `seat ${seat} writes ${seen} on its view, not ${real}`);
    demand(game.parseMove(view, real) === move, () => `seat ${seat} cannot read ${real} on its view`);
  }
  for (const code of codes) {
    const [seen, real] = [game.refusal(view, seat, code), game.refusal(state, seat, code)];
    demandSameFacts(seen, real, () => `seat ${seat} is refused ${code} on its view`);
  }
  const [seen, real] = [game.turn(view, seat), game.turn(state, seat)];
  demand(seen === real, () => `seat ${seat} sees its turn ${seen}, not ${real}`);
}

function demandSameMoves(game: AnyGame, found: StateBuffer, expected: StateBuffer, seat: Seat): void {
  const [ours, theirs] = [listMoves(game, found, seat), listMoves(game, expected, seat)];
  demand(`${ours}` === `${theirs}`, () => `seat ${seat} may play ${ours}, not ${theirs}`);
}

function judgeOwnFacts(game: AnyGame, state: StateBuffer, seat: Seat): void {
  const seen = new Map<string, Outcome>();
  for (const outcome of outcomesOf(game, state, seat)) {
    const view = `${game.view(outcome.after, seat).bytes}`;
    const other = seen.get(view) ?? outcome;
    seen.set(view, outcome);
    const complaint = () => `seat ${seat} cannot tell its own ${other.move} from its own ${outcome.move}`;
    demand(sameBytes(other.after, outcome.after), complaint);
  }
}
