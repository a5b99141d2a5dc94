import { includes } from './actors.ts';
import { type Actor, CHANCE, type Game, type GameOptions, type Rules, type StateBuffer } from './game.ts';
import { listMoves } from './legality.ts';
import { formatStep } from './replay.ts';

/** How many games of `depth` steps begin here: every step of every actor, chance included. A finished game has one. */
export function perft<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  depth: number,
): number {
  if (depth === 0 || rules.actors(state) === 0) return 1;
  let nodes = 0;
  for (let actor = 0; actor <= CHANCE; actor++) {
    if (!includes(rules.actors(state), actor)) continue;
    const moves = listMoves(rules, state, actor);
    if (depth === 1) {
      nodes += moves.length;
      continue;
    }
    for (const move of moves) nodes += perft(rules, after(rules, state, actor, move), depth - 1);
  }
  return nodes;
}

/** The same count, split by the first step: what to compare when two engines disagree. */
export function divide<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  depth: number,
): readonly { readonly move: string; readonly nodes: number }[] {
  const actors = Array.from({ length: CHANCE + 1 }, (_, actor) => actor);
  return actors
    .filter((actor) => includes(game.actors(state), actor))
    .flatMap((actor) =>
      [...listMoves(game, state, actor)].map((move) => ({
        move: formatStep(game, state, { actor, move }),
        nodes: perft(game, after(game, state, actor, move), depth - 1),
      })),
    );
}

function after<S extends StateBuffer, O extends GameOptions>(
  rules: Rules<S, O>,
  state: S,
  actor: Actor,
  move: number,
): S {
  const copy = rules.copy(state);
  rules.apply(copy, actor, move);
  return copy;
}
