import type { ErrorModel } from '../noisy-greedy.ts';

/** How a level plays. */
type Strategy =
  /** Move by move, by ratings with errors. */
  | ({ readonly kind: 'noisy-greedy' } & ErrorModel)
  /** Whole turns, by the static evaluation without errors. */
  | { readonly kind: 'best-turn' }
  /** Search with this many quick games. */
  | { readonly kind: 'search'; readonly nodes: number }
  /** Search with this many rounds that a network judges, or this many quick games where it was not shown to be better. */
  | { readonly kind: 'network-search'; readonly nodes: number; readonly quickGames: number };

export interface Level {
  readonly id: string;
  readonly strategy: Strategy;
}

// The levels that people are offered, the weakest first. What each is worth: docs/bots.md.
// One list a game, so that a page that plays one game loads one.

export const KINGDOMINO_LEVELS: readonly Level[] = [
  { id: 'page', strategy: { kind: 'noisy-greedy', attention: 0.45, noise: 6.2 } },
  { id: 'shepherd', strategy: { kind: 'noisy-greedy', attention: 0.75, noise: 4.5 } },
  { id: 'miller', strategy: { kind: 'noisy-greedy', attention: 0.89, noise: 1.7 } },
  { id: 'mason', strategy: { kind: 'best-turn' } },
  { id: 'knight', strategy: { kind: 'search', nodes: 100 } },
  { id: 'queen', strategy: { kind: 'network-search', nodes: 2500, quickGames: 4000 } },
];

export const DUEL_LEVELS: readonly Level[] = [
  { id: 'page', strategy: { kind: 'noisy-greedy', attention: 0.4, noise: 14 } },
  { id: 'shepherd', strategy: { kind: 'noisy-greedy', attention: 0.6, noise: 9 } },
  { id: 'miller', strategy: { kind: 'noisy-greedy', attention: 0.75, noise: 4.5 } },
  { id: 'mason', strategy: { kind: 'noisy-greedy', attention: 0.9, noise: 2 } },
  { id: 'knight', strategy: { kind: 'search', nodes: 8 } },
  { id: 'queen', strategy: { kind: 'search', nodes: 1200 } },
];

export const COLOURS_LEVELS: readonly Level[] = [
  { id: 'page', strategy: { kind: 'noisy-greedy', attention: 0.4, noise: 5 } },
  { id: 'shepherd', strategy: { kind: 'noisy-greedy', attention: 0.55, noise: 3 } },
  { id: 'miller', strategy: { kind: 'noisy-greedy', attention: 0.75, noise: 1.4 } },
  { id: 'mason', strategy: { kind: 'best-turn' } },
  { id: 'knight', strategy: { kind: 'search', nodes: 90 } },
  { id: 'queen', strategy: { kind: 'search', nodes: 800 } },
];

/** The same by game. */
export const LEVELS: ReadonlyMap<string, readonly Level[]> = /* @__PURE__ */ new Map([
  ['kingdomino', KINGDOMINO_LEVELS],
  ['duel', DUEL_LEVELS],
  ['colours', COLOURS_LEVELS],
]);
