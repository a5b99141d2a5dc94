import {
  type Actor,
  CHANCE,
  type Game,
  type GameOptions,
  type MoveCode,
  type Refusal,
  refuse,
  type StateBuffer,
  type View,
} from '../src/game.ts';

/**
 * The smallest game with everything core deals with: both seats say `ready` in any order, then in turn a die is
 * rolled (3 is twice as likely), and its seat takes one to that many `step`s and says `stop`. Five steps win.
 */
export interface Race extends StateBuffer {
  readonly bytes: Uint8Array;
}

// Bytes: seats that are ready, one bit each; seat to move; die, 0 before the roll; steps of this turn; then for both
// seats their position and their turns.
const [READY, SEAT, DIE, STEPS, POSITION, TURNS] = [0, 1, 2, 3, 4, 6] as const;
const TEXTS = ['ready', 'roll 1', 'roll 2', 'roll 3', 'step', 'stop'] as const;
const GOAL = 5;

const at = (state: Race, index: number) => state.bytes[index]!;
const isReady = (state: Race) => at(state, READY) === 3;
const isOver = (state: Race) =>
  Math.max(at(state, POSITION), at(state, POSITION + 1)) >= GOAL && at(state, STEPS) === 0;

function actors(state: Race): number {
  if (!isReady(state)) return 3 & ~at(state, READY);
  if (isOver(state)) return 0;
  return 1 << (at(state, DIE) === 0 ? CHANCE : at(state, SEAT));
}

function moves(state: Race, actor: Actor): readonly MoveCode[] {
  if (!(actors(state) & (1 << actor))) return [];
  if (!isReady(state)) return [0];
  if (actor === CHANCE) return [1, 2, 3];
  if (at(state, STEPS) === 0) return [4];
  return at(state, STEPS) < at(state, DIE) ? [4, 5] : [5];
}

function apply(state: Race, actor: Actor, move: MoveCode): void {
  const { bytes } = state;
  if (move === 0) {
    bytes[READY]! |= 1 << actor;
    bytes[TURNS + actor]!++;
  } else if (move < 4) bytes[DIE] = move;
  else if (move === 4) {
    bytes[STEPS]!++;
    bytes[POSITION + actor]!++;
  } else {
    bytes[DIE] = 0;
    bytes[STEPS] = 0;
    bytes[TURNS + actor]!++;
    bytes[SEAT] = 1 - actor;
  }
}

function refusal(state: Race, actor: Actor, move: MoveCode): Refusal | undefined {
  return moves(state, actor).includes(move) ? undefined : refuse('T1', 'not-now');
}

export const race: Game<Race, GameOptions, string> = {
  id: 'race',
  rulesVersion: 2,
  seats: { min: 2, max: 2 },
  maxMoves: 3,
  create: () => ({ bytes: new Uint8Array(8) }),
  copy: (from, into) => {
    const to = into ?? { bytes: new Uint8Array(8) };
    to.bytes.set(from.bytes);
    return to;
  },
  actors,
  legalMoves: (state, actor, out) => {
    const list = moves(state, actor);
    out.set(list);
    return list.length;
  },
  apply,
  chanceWeight: (_state, move) => (move === 3 ? 2 : 1),
  turn: (state, seat) => at(state, TURNS + seat),
  score: (state, seat) => at(state, POSITION + seat),
  ranking: (state) => (at(state, POSITION) >= GOAL ? [1, 2] : [2, 1]),
  formatMove: (_state, move) => TEXTS[move]!,
  parseMove: (_state, text) => {
    const move = (TEXTS as readonly string[]).indexOf(text);
    return move < 0 ? undefined : move;
  },
  formatState: (state) => [...state.bytes].join(' '),
  parseState: (text) => ({ bytes: Uint8Array.from(text.split(' '), Number) }),
  parseOptions: (json) =>
    (json as GameOptions | undefined)?.seats === 2 ? { seats: 2 } : refuse('T2', 'bad-seats', { seats: 2 }),
  view: (state) => ({ bytes: state.bytes.slice() }) as View<Race>,
  determinize: (view) => ({ bytes: view.bytes.slice() }),
  events: (_before, { move }) => [TEXTS[move]!],
  startsAct: (before) => isReady(before) && at(before, DIE) === 0,
  refusal,
};

export type RaceStep = readonly [Actor, (typeof TEXTS)[number]];

/** A race after these steps. */
export function raced(...steps: readonly RaceStep[]): Race {
  const state = race.create({ seats: 2 });
  for (const [actor, text] of steps) race.apply(state, actor, race.parseMove(state, text)!);
  return state;
}

export const BOTH_READY = [
  [0, 'ready'],
  [1, 'ready'],
] as const;
