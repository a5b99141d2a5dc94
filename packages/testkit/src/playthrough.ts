import {
  asked,
  below,
  CHANCE,
  createRng,
  formatStep,
  type Game,
  type GameOptions,
  type LogEntry,
  listMoves,
  type Rng,
  SPECTATOR,
  type StateBuffer,
  sampleChance,
} from '@crownhold/core';
import { seatsAt } from './roster.ts';

/** Longer lists of moves are only counted. */
const MAX_LISTED = 8;
/** No game is nearly as long: one that is would fill the disk instead. */
const MAX_STEPS = 10_000;

/**
 * A random game as plain text, to be kept and compared: a change of the rules shows as a difference that can be read.
 * Events are those of a spectator, states are given whenever a turn has ended.
 */
export function playthrough<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  options: O,
  seed: number,
): string {
  const rng = createRng(seed);
  const state = game.create(options);
  const lines = [
    `game ${game.id}`,
    `rulesVersion ${game.rulesVersion}`,
    `options ${JSON.stringify(options)}`,
    `seed ${seed}`,
    ...stateLines(game, state),
  ];
  for (let step = 0; ; step++) {
    const entry = nextStep(game, state, rng);
    if (!entry) break;
    if (step === MAX_STEPS) throw new Error(`${game.id}: no end in sight, ${game.formatState(state)}`);
    lines.push(...stepLines(game, state, step, entry));
    const turns = seatsAt(options).map((seat) => game.turn(state, seat));
    game.apply(state, entry.actor, entry.move);
    if (turns.some((turn, seat) => game.turn(state, seat) !== turn)) lines.push(...stateLines(game, state));
  }
  const scores = seatsAt(options).map((seat) => game.score(state, seat));
  lines.push(`scores ${scores.join(' ')}`, `ranking ${game.ranking(state).join(' ')}`);
  return `${lines.join('\n')}\n`;
}

function nextStep<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  rng: Rng,
): LogEntry | undefined {
  const who = asked(game, state);
  if (who.kind === 'over') return undefined;
  if (who.kind === 'chance') {
    return { actor: CHANCE, move: sampleChance(game, state, rng, new Int32Array(game.maxMoves)) };
  }
  const actor = who.seats[below(rng, who.seats.length)]!;
  const moves = listMoves(game, state, actor);
  return { actor, move: moves[below(rng, moves.length)]! };
}

function stepLines<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  step: number,
  entry: LogEntry,
): readonly string[] {
  const moves = listMoves(game, state, entry.actor);
  const who = entry.actor === CHANCE ? 'chance' : `seat ${entry.actor}`;
  const texts = Array.from(moves, (move) => game.formatMove(state, move));
  const list = moves.length <= MAX_LISTED ? `: ${texts.join(' | ')}` : '';
  return [
    `${step} ${who}, ${moves.length} legal${list}`,
    `  ${formatStep(game, state, entry)}`,
    `  events ${JSON.stringify(game.events(state, entry, SPECTATOR))}`,
  ];
}

function stateLines<S extends StateBuffer, O extends GameOptions, E>(game: Game<S, O, E>, state: S): readonly string[] {
  return [...`state ${game.formatState(state)}`.split('\n').map((line) => `  ${line}`.trimEnd()), ''];
}
