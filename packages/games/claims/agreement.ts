import {
  type Actor,
  actorsIn,
  below,
  CHANCE,
  createRng,
  type Game,
  type GameOptions,
  listMoves,
  type Rng,
  type StateBuffer,
} from '@crownhold/core';

export interface AgreementCounts {
  readonly positions: number;
  readonly games: number;
  readonly moves: number;
  readonly refusals: number;
}

/** What every slow reference can be asked. */
export interface SlowGame {
  /** Whoever may act, seats ascending; nobody at the end. */
  actors(): readonly ('chance' | number)[];
  legal(actor: 'chance' | number): string[];
  weight(text: string): number;
  refusal(actor: 'chance' | number, text: string): { readonly rule: string; readonly code: string } | undefined;
  play(actor: 'chance' | number, text: string): void;
  scores(): number[];
  ranks(): number[];
  turns(): number[];
}

/** An engine and the slow reference it is held against. */
export interface Pair<S extends StateBuffer, O extends GameOptions, R extends SlowGame> {
  readonly game: Game<S, O, unknown>;
  readonly options: readonly O[];
  createReference(options: O): R;
  /** A step of the kind that is asked of an actor, most of the time, with numbers around the limits. */
  randomText(state: S, actor: Actor, rng: Rng): string;
  /** More that both know of a position, in the same shape; `undefined` where there is nothing to compare. */
  engineFacts(state: S): unknown;
  slowFacts(reference: R): unknown;
}

/** Where one acts at a time a reference may leave the actor out. */
interface TurnByTurn extends Omit<SlowGame, 'actors' | 'legal' | 'play'> {
  actor(): 'chance' | 'over' | number;
  legal(): string[];
  play(text: string): void;
}

/** Such a reference, asked like any other. */
export type OneByOne<R> = SlowGame & { readonly reference: R };

export function oneByOne<R extends TurnByTurn>(reference: R): OneByOne<R> {
  return {
    reference,
    actors() {
      const actor = reference.actor();
      return actor === 'over' ? [] : [actor];
    },
    legal: () => reference.legal(),
    weight: (text) => reference.weight(text),
    refusal: (actor, text) => reference.refusal(actor, text),
    play: (_, text) => reference.play(text),
    scores: () => reference.scores(),
    ranks: () => reference.ranks(),
    turns: () => reference.turns(),
  };
}

const REFUSALS_PER_POSITION = 4;

type Check = (what: string, engine: unknown, slow: unknown) => void;

/**
 * Both play the same random games, options in turn, and are compared at every position: who acts, the legal moves and
 * their weights, refusals of random texts, points, turns, whatever else they know, and at the end the ranking. Throws at
 * the first difference.
 */
export function checkPair<S extends StateBuffer, O extends GameOptions, R extends SlowGame>(
  pair: Pair<S, O, R>,
  positions: number,
  seed: number,
): AgreementCounts {
  const { game } = pair;
  const rng = createRng(seed);
  const counts = { positions: 0, games: 0, moves: 0, refusals: 0 };
  while (counts.positions < positions) {
    const options = pair.options[counts.games % pair.options.length]!;
    const state = game.create(options);
    const reference = pair.createReference(options);
    const steps: string[] = [];
    const check = (what: string, engine: unknown, slow: unknown) => compare(options, steps, what, engine, slow);
    for (;;) {
      counts.positions++;
      counts.refusals += compareRefusals(pair, state, options, reference, rng, check);
      const actors = comparePosition(pair, state, options, reference, check);
      if (actors.length === 0) break;
      const actor = actors[below(rng, actors.length)]!;
      const moves = listMoves(game, state, actor);
      counts.moves += moves.length;
      const move = moves[below(rng, moves.length)]!;
      const text = game.formatMove(state, move);
      game.apply(state, actor, move);
      reference.play(nameOf(actor), text);
      steps.push(text);
    }
    counts.games++;
  }
  return counts;
}

/** Returns who acts; nobody at the end. */
function comparePosition<S extends StateBuffer, O extends GameOptions, R extends SlowGame>(
  { game, engineFacts, slowFacts }: Pair<S, O, R>,
  state: S,
  options: O,
  reference: R,
  check: Check,
): readonly Actor[] {
  const actors = actorsIn(game.actors(state));
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  check('actors', actors.map(nameOf), reference.actors());
  check(
    'scores',
    seats.map((seat) => game.score(state, seat)),
    reference.scores(),
  );
  check(
    'turns',
    seats.map((seat) => game.turn(state, seat)),
    reference.turns(),
  );
  const facts = engineFacts(state);
  if (facts !== undefined) check('facts', facts, slowFacts(reference));
  if (actors.length === 0) check('ranks', game.ranking(state), reference.ranks());
  for (const actor of actors) compareMoves(game, state, actor, reference, check);
  return actors;
}

function compareMoves<S extends StateBuffer, O extends GameOptions>(
  game: Game<S, O, unknown>,
  state: S,
  actor: Actor,
  reference: SlowGame,
  check: Check,
): void {
  const moves = [...listMoves(game, state, actor)];
  const texts = moves.map((move) => game.formatMove(state, move));
  check('legal moves', [...texts].sort(), [...reference.legal(nameOf(actor))].sort());
  if (actor !== CHANCE) return;
  check(
    'weights',
    moves.map((move) => game.chanceWeight(state, move)),
    texts.map((text) => reference.weight(text)),
  );
}

function nameOf(actor: Actor): 'chance' | number {
  return actor === CHANCE ? 'chance' : actor;
}

function compareRefusals<S extends StateBuffer, O extends GameOptions, R extends SlowGame>(
  { game, randomText }: Pair<S, O, R>,
  state: S,
  options: O,
  reference: R,
  rng: Rng,
  check: Check,
): number {
  for (let i = 0; i < REFUSALS_PER_POSITION; i++) {
    const asker = randomAsker(actorsIn(game.actors(state)), options.seats, rng);
    const text = randomText(state, asker, rng);
    const move = game.parseMove(state, text);
    const refusal = move === undefined ? { rule: 'N1', code: 'unreadable' } : game.refusal(state, asker, move);
    const slow = reference.refusal(nameOf(asker), text);
    // The engine is asked about codes, not texts, so who may act comes before what can be read only in the reference.
    if (move === undefined && slow?.code !== 'unreadable') continue;
    check(`refusals of "${text}" by ${asker}`, refusal && { rule: refusal.rule, code: refusal.code }, slow);
  }
  return REFUSALS_PER_POSITION;
}

/** Mostly whoever acts, at times somebody else. */
function randomAsker(actors: readonly Actor[], seats: number, rng: Rng): Actor {
  if (actors.length > 0 && below(rng, 8) > 0) return actors[below(rng, actors.length)]!;
  return below(rng, 2) === 0 ? CHANCE : below(rng, seats);
}

function compare(options: GameOptions, steps: readonly string[], what: string, engine: unknown, slow: unknown): void {
  const [one, other] = [JSON.stringify(engine), JSON.stringify(slow)];
  if (one === other) return;
  const game = JSON.stringify({ options, steps });
  throw new Error(`${what} differ: the engine says ${one}, the reference ${other}, after ${game}`);
}
