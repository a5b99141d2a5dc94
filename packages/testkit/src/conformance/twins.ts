import {
  type Actor,
  type AnyGame,
  actorsIn,
  type GameOptions,
  includes,
  listMoves,
  type MoveCode,
  NOBODY,
  type StateBuffer,
} from '@crownhold/core';
import { demandSameBytes, demandSameFacts } from '../demand.ts';
import { seatsAt } from '../roster.ts';
import type { HiddenMoment, HidingSpec } from './moment.ts';

/** Two games that differ only in what the actor of the moment did since. */
interface Twins {
  readonly left: StateBuffer;
  readonly right: StateBuffer;
  readonly leftSteps: string[];
  readonly rightSteps: string[];
}

interface TwinStep {
  readonly actor: Actor;
  readonly left: MoveCode;
  readonly right: MoveCode;
}

/** In so many steps of the twins others go on once, each the same way in both. */
const STEPS_PER_COMMON = 3;

/**
 * Plays two games from one moment, in which the actor does different things, and compares what the viewer gets of them,
 * for as long as that is hidden. The pair is made by playing only: `view` and `determinize` are what is judged.
 * Returns how often it compared different moves.
 */
export function compareTwins(
  spec: HidingSpec,
  moment: HiddenMoment,
  options: GameOptions,
  choices: readonly number[],
): number {
  const { game } = spec;
  const { actor, viewer } = moment;
  const twins = { left: game.copy(moment.state), right: game.copy(moment.state), leftSteps: [], rightSteps: [] };
  const isHidden = () => spec.hides(twins.left, actor, viewer) && spec.hides(twins.right, actor, viewer);
  let compared = 0;
  for (const choice of choices) {
    if (!isHidden()) break;
    const wantsCommon = choice % STEPS_PER_COMMON === 0;
    const number = Math.floor(choice / STEPS_PER_COMMON);
    const isActing = includes(game.actors(twins.left), actor);
    const step =
      isActing && !wantsCommon
        ? hiddenStep(game, twins, actor, options, number)
        : commonStep(game, twins, actor, number);
    if (!step) continue;
    const compare = playStep(game, twins, step, moment);
    // The step of another may be what reveals it all.
    if (step.actor !== actor && !isHidden()) break;
    compare();
    if (step.left !== step.right) compared++;
  }
  return compared;
}

/** Different moves of the hidden actor, where it can be, after which actors and turns are the same in both games. */
function hiddenStep(
  game: AnyGame,
  twins: Twins,
  actor: Actor,
  options: GameOptions,
  choice: number,
): TwinStep | undefined {
  const lefts = listMoves(game, twins.left, actor);
  const left = lefts[choice % lefts.length]!;
  const open = openFacts(game, twins.left, actor, left, options);
  const alike = [...listMoves(game, twins.right, actor)].filter(
    (right) => openFacts(game, twins.right, actor, right, options) === open,
  );
  const unlike = alike.filter((right) => right !== left);
  const rights = unlike.length > 0 ? unlike : alike;
  const right = rights[Math.floor(choice / lefts.length) % rights.length];
  return right === undefined ? undefined : { actor, left, right };
}

/** What everybody may know after a move: who acts, and whose turns have ended. */
function openFacts(game: AnyGame, state: StateBuffer, actor: Actor, move: MoveCode, options: GameOptions): string {
  const after = game.copy(state);
  game.apply(after, actor, move);
  return `${game.actors(after)}: ${seatsAt(options).map((seat) => game.turn(after, seat))}`;
}

/** One move of anybody else, legal in both games. */
function commonStep(game: AnyGame, twins: Twins, hidden: Actor, choice: number): TwinStep | undefined {
  const actors = actorsIn(game.actors(twins.left)).filter((actor) => actor !== hidden);
  const actor = actors[choice % actors.length];
  if (actor === undefined || game.actors(twins.right) === NOBODY) return undefined;
  const rights = new Set(listMoves(game, twins.right, actor));
  const moves = [...listMoves(game, twins.left, actor)].filter((move) => rights.has(move));
  const move = moves[Math.floor(choice / actors.length) % moves.length];
  return move === undefined ? undefined : { actor, left: move, right: move };
}

/** Plays the step in both games; what it returns compares what the viewer has got of it. */
function playStep(game: AnyGame, twins: Twins, step: TwinStep, { viewer }: HiddenMoment): () => void {
  const { left, right, leftSteps, rightSteps } = twins;
  const { actor } = step;
  leftSteps.push(`${actor}> ${game.formatMove(left, step.left)}`);
  rightSteps.push(`${actor}> ${game.formatMove(right, step.right)}`);
  const leftEvents = game.events(left, { actor, move: step.left }, viewer);
  const rightEvents = game.events(right, { actor, move: step.right }, viewer);
  game.apply(left, actor, step.left);
  game.apply(right, actor, step.right);
  return () => {
    const pair = () => `viewer ${viewer}, ${rightSteps.join('; ')} against ${leftSteps.join('; ')}`;
    demandSameFacts(rightEvents, leftEvents, () => `${pair()}: events`);
    demandSameBytes(game.view(right, viewer), game.view(left, viewer), () => `${pair()}: view`);
  };
}
