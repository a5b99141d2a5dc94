import {
  type Actor,
  type AnyGame,
  actorsIn,
  CHANCE,
  includes,
  listMoves,
  type Refusal,
  type StateBuffer,
} from '@crownhold/core';
import * as fc from 'fast-check';
import { demand } from '../demand.ts';
import { type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { actorsAt } from '../roster.ts';
import { codesToTry, oddCodes } from './codes.ts';

export function legality(spec: AnySpec): readonly Property[] {
  const { game } = spec;
  return [
    forAll('legal moves are sorted, unique and there for exactly the actors', positionsOf(spec), (position) => {
      const { state } = position;
      const table = actorsAt(position.options);
      const acting = actorsIn(game.actors(state));
      for (const actor of acting) demand(table.includes(actor), () => `actor ${actor} is not at the table`);
      demand(acting.length === 1 || !acting.includes(CHANCE), () => 'chance acts together with a seat');
      for (const actor of table) judgeMoves(game, state, actor);
    }),

    forAll('a refusal meets exactly the illegal moves', fc.tuple(positionsOf(spec), oddCodes), ([position, odd]) => {
      const { options, state } = position;
      const codes = codesToTry(game, state, options, odd);
      for (const actor of actorsAt(options)) {
        const legal = new Set(listMoves(game, state, actor));
        for (const code of codes) {
          const refusal = game.refusal(state, actor, code);
          if (refusal) judgeRefusal(refusal);
          demand(
            (refusal === undefined) === legal.has(code),
            () => `actor ${actor}, ${code}: ${legal.has(code) ? 'legal but refused' : 'illegal but not refused'}`,
          );
        }
      }
    }),
  ];
}

function judgeMoves(game: AnyGame, state: StateBuffer, actor: Actor): void {
  const { maxMoves } = game;
  const isActing = includes(game.actors(state), actor);
  const buffer = new Int32Array(maxMoves);
  const count = game.legalMoves(state, actor, buffer);
  const list = () => `actor ${actor}, ${count} moves: ${buffer.subarray(0, count)}`;
  demand(Number.isInteger(count) && count >= 0 && count <= maxMoves, () => `${list()}, at most ${maxMoves} allowed`);
  demand(count > 0 === isActing, () => `${list()}, though ${isActing ? '' : 'not '}acting`);
  for (let i = 0; i < count; i++) {
    demand(buffer[i]! >= 0, () => `${list()}: negative`);
    demand(i === 0 || buffer[i]! > buffer[i - 1]!, () => `${list()}: not ascending at ${i}`);
  }
}

export function judgeRefusal(refusal: Refusal): void {
  const { rule, code, args } = refusal;
  demand(rule !== '' && code !== '', () => `a refusal without rule or code: ${JSON.stringify(refusal)}`);
  for (const value of Object.values(args)) {
    demand(
      typeof value === 'string' || Number.isFinite(value),
      () => `no fact for a sentence: ${JSON.stringify(args)}`,
    );
  }
}
