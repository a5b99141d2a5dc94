import type { Lapses } from '../rater.ts';

/** How a level plays. */
type Manner =
  /** Step by step at a glance, with lapses. */
  | ({ readonly kind: 'glances' } & Lapses)
  /** Whole turns, by the same ratings without any lapse. */
  | { readonly kind: 'weighs' }
  /** Tries turns by so many quick games to the end. */
  | { readonly kind: 'searches'; readonly nodes: number };

export interface Level {
  readonly id: string;
  readonly manner: Manner;
}

/** The levels that people are offered, by game, the weakest first. What each is worth: docs/bots.md. */
export const LEVELS: ReadonlyMap<string, readonly Level[]> = new Map<string, readonly Level[]>([
  [
    'kingdomino',
    [
      { id: 'page', manner: { kind: 'glances', attention: 0.4, noise: 12 } },
      { id: 'shepherd', manner: { kind: 'glances', attention: 0.7, noise: 6 } },
      { id: 'miller', manner: { kind: 'glances', attention: 0.82, noise: 2.5 } },
      { id: 'mason', manner: { kind: 'weighs' } },
      { id: 'knight', manner: { kind: 'searches', nodes: 100 } },
      { id: 'queen', manner: { kind: 'searches', nodes: 4000 } },
    ],
  ],
]);
