import { carve, type Game, type GameOptions, refuse, type StateBuffer, type View } from '@crownhold/core';

/** Coins that both seats lay at the same time; 0 as long as a seat has not, HIDDEN for whoever may not see them. */
export interface Secrets extends StateBuffer {
  readonly coins: Uint8Array;
}

const HIDDEN = 9;
const WORTHS = [1, 2, 3];

/** The smallest game in which several seats act at once and hide what they do. */
export const secrets: Game<Secrets, GameOptions, string> = {
  id: 'secrets',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  maxMoves: WORTHS.length,
  create: () => carve({ coins: [Uint8Array, 2] }),
  copy: (from, into = secrets.create({ seats: 2 })) => {
    into.bytes.set(from.bytes);
    return into;
  },
  actors: ({ coins }) => (coins[0] ? 0 : 1) | (coins[1] ? 0 : 2),
  legalMoves: ({ coins }, seat, out) => {
    if (coins[seat] !== 0) return 0;
    out.set(WORTHS);
    return WORTHS.length;
  },
  apply: ({ coins }, seat, move) => {
    coins[seat] = move;
  },
  chanceWeight: () => 1,
  turn: ({ coins }, seat) => (coins[seat] ? 1 : 0),
  score: ({ coins }, seat) => coins[seat]!,
  ranking: ({ coins }) => [...coins].map((coin) => (coin === Math.max(...coins) ? 1 : 2)),
  formatMove: (_, move) => `lay ${move}`,
  parseMove: (_, text) => (/^lay [1-3]$/.test(text) ? Number(text.at(-1)) : undefined),
  formatState: ({ coins }) => coins.join(' '),
  parseState: (text) => {
    if (!/^[0-39] [0-39]$/.test(text)) return undefined;
    const state = secrets.create({ seats: 2 });
    state.coins.set(text.split(' ').map(Number));
    return state;
  },
  parseOptions: () => ({ seats: 2 }),
  view: (state, viewer) => {
    const view = secrets.copy(state);
    const isOver = secrets.actors(state) === 0;
    for (const seat of [0, 1]) if (!isOver && seat !== viewer && view.coins[seat]) view.coins[seat] = HIDDEN;
    return view as View<Secrets>;
  },
  determinize: (view) => secrets.copy(view),
  events: (_, { actor }) => [`${actor} has laid`],
  startsAct: () => false,
  refusal: ({ coins }, seat, move) => {
    if (coins[seat] !== 0) return refuse('S1', 'not-your-turn');
    return WORTHS.includes(move) ? undefined : refuse('S1', 'unreadable');
  },
};
