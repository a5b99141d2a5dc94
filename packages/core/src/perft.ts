import { actorsIn } from './actors.ts';
import type { Game, GameOptions, Rules, StateBuffer } from './game.ts';
import { listMoves } from './legality.ts';
import { formatStep } from './replay.ts';

/**
 * The number of ways to play on for exactly `depth` steps, whoever makes them. A game that ends earlier counts nothing;
 * depth 0 is 1.
 */
export function perft<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  depth: number,
): number {
  const levels = Array.from({ length: depth }, () => ({
    child: rules.copy(state),
    moves: new Int32Array(rules.maxMoves),
  }));
  return countLeaves(rules, state, levels, depth);
}

interface Level<S> {
  readonly child: S;
  readonly moves: Int32Array;
}

function countLeaves<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  levels: readonly Level<S>[],
  depth: number,
): number {
  if (depth === 0) return 1;
  const { child, moves } = levels[depth - 1]!;
  let leaves = 0;
  for (const actor of actorsIn(rules.actors(state))) {
    const count = rules.legalMoves(state, actor, moves);
    if (depth === 1) {
      leaves += count;
      continue;
    }
    for (let i = 0; i < count; i++) {
      const next = rules.copy(state, child);
      rules.apply(next, actor, moves[i]!);
      leaves += countLeaves(rules, next, levels, depth - 1);
    }
  }
  return leaves;
}

/** `perft` by the first step, in the notation of records: where two programs disagree, this says in which branch. */
export function divide<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  depth: number,
): readonly { readonly move: string; readonly nodes: number }[] {
  return actorsIn(game.actors(state)).flatMap((actor) =>
    Array.from(listMoves(game, state, actor), (move) => {
      const next = game.copy(state);
      game.apply(next, actor, move);
      return { move: formatStep(game, state, { actor, move }), nodes: perft(game, next, depth - 1) };
    }),
  );
}
