import {
  type AnyGame,
  createMatch,
  createRng,
  type Decision,
  decide,
  evolve,
  type GameOptions,
  includes,
  joinTurn,
  type LogEntry,
  listMoves,
  type Match,
  type Seat,
  type StateBuffer,
  seatsIn,
} from '@crownhold/core';
import * as fc from 'fast-check';
import { demand, demandSameBytes, demandSameFacts } from '../demand.ts';
import { type AnyPosition, type AnySpec, forAll, type Property, positionsOf } from '../property.ts';
import { actorsAt, seatsAt } from '../roster.ts';

type AnyMatch = Match<StateBuffer, GameOptions, unknown>;

export function boundary(spec: AnySpec): readonly Property[] {
  const { game, maxSteps } = spec;
  const nonsense = fc.tuple(positionsOf(spec), fc.string({ unit: 'binary' }), fc.string(), fc.integer());
  const turns = fc.tuple(positionsOf(spec), fc.nat(), fc.string());
  return [
    forAll('decide refuses nonsense and changes nothing', nonsense, ([position, ...odd]) => {
      const match = matchAt(game, position);
      for (const turn of oddTurns(game, position, ...odd)) {
        for (const seat of seatsAt(position.options)) judge(match, seat, turn);
      }
    }),

    forAll('decide accepts exactly whole turns', turns, ([position, seed, odd]) => {
      const match = matchAt(game, position);
      for (const seat of seatsIn(game.actors(match.state))) {
        const { steps, entries, state } = randomTurn(game, match.state, seat, seed, maxSteps);
        demandSameFacts(judge(match, seat, joinTurn(steps)), { kind: 'accepted', entries }, () => joinTurn(steps));
        demandSameBytes(evolve(match, entries).state, state, () => `after ${joinTurn(steps)}`);
        for (let length = 1; length < steps.length; length++) {
          const part = joinTurn(steps.slice(0, length));
          demandSameFacts(judge(match, seat, part), { kind: 'unfinished' }, () => part);
        }
        for (const extra of [steps.at(-1)!, odd]) {
          const more = joinTurn([...steps, extra]);
          demandSameFacts(judge(match, seat, more), { kind: 'overlong', step: steps.length }, () => more);
        }
      }
    }),

    forAll('decide refuses other seats and stale versions', turns, ([position, seed]) => {
      const match = matchAt(game, position);
      const actors = game.actors(match.state);
      for (const seat of seatsIn(actors)) {
        const turn = joinTurn(randomTurn(game, match.state, seat, seed, maxSteps).steps);
        for (const other of seatsAt(position.options)) {
          if (includes(actors, other)) continue;
          const { kind } = judge(match, other, turn);
          demand(kind !== 'accepted', () => `seat ${other} may play ${turn} though it is not its turn`);
        }
        const { version } = match;
        const stale = decide(match, { seat, since: version - 1, turn });
        demandSameFacts(stale, { kind: 'stale', version }, () => `${turn} for an older turn`);
      }
    }),
  ];
}

/** A match that asks every seat, so that the rules alone can refuse one. */
function matchAt(game: AnyGame, { options, entries, state }: AnyPosition): AnyMatch {
  const match = createMatch(game, options, state);
  const version = entries.length;
  return { ...match, version, asked: seatsAt(options).map((seat) => ({ seat, since: version })) };
}

/** What `decide` says, once it is sure that it has changed nothing and that what it accepts can be played. */
function judge(match: AnyMatch, seat: Seat, turn: string): Decision {
  const { version, state } = match;
  const before = { bytes: state.bytes.slice() };
  const decision = decide(match, { seat, since: version, turn });
  if (decision.kind === 'accepted') {
    demand(decision.entries.length > 0, () => `nothing accepted: ${turn}`);
    demand(
      decision.entries.every((entry) => entry.actor === seat),
      () => `not only seat ${seat} plays: ${turn}`,
    );
    const next = evolve(match, decision.entries);
    demand(next.version === version + 1, () => `version ${next.version} follows ${version}`);
  }
  demandSameBytes(state, before, () => `the match after deciding ${JSON.stringify(turn)}`);
  return decision;
}

/** Texts that no honest client sends, the worst of them nearly right. */
function oddTurns(
  game: AnyGame,
  { options, state }: AnyPosition,
  binary: string,
  words: string,
  number: number,
): readonly string[] {
  const moves = actorsAt(options).flatMap((actor) => [...listMoves(game, state, actor)]);
  const texts = [...new Set(moves.map((move) => game.formatMove(state, move)))];
  const spoilt = texts.flatMap((text) => [
    text,
    text.replace(/-?\d+/, `${number}`),
    text.replace(/-?\d+(?!.*\d)/, `${number}`),
    `${text} ${words}`,
    `${text}; ${binary}`,
    text.toUpperCase(),
  ]);
  return ['', ';', binary, words, `${number}`, joinTurn(texts), ...spoilt];
}

interface RandomTurn {
  readonly steps: readonly string[];
  readonly entries: readonly LogEntry[];
  readonly state: StateBuffer;
}

function randomTurn(game: AnyGame, from: StateBuffer, seat: Seat, seed: number, maxSteps: number): RandomTurn {
  const rng = createRng(seed);
  const state = game.copy(from);
  const steps: string[] = [];
  const entries: LogEntry[] = [];
  while (game.turn(state, seat) === game.turn(from, seat)) {
    const moves = listMoves(game, state, seat);
    const move = moves[rng() % moves.length];
    demand(move !== undefined && steps.length < maxSteps, () => `the turn of seat ${seat} never ends: ${steps}`);
    steps.push(game.formatMove(state, move));
    entries.push({ actor: seat, move });
    game.apply(state, seat, move);
  }
  return { steps, entries, state };
}
