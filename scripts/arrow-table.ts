type Shelf = 'core' | 'games' | 'hands' | 'bots' | 'fair' | 'throw' | 'table' | 'protocol' | 'i18n' | 'testkit';

export interface Arrows {
  /** Folder, from the root. */
  readonly folder: string;
  /** Packages that any file of the folder may import, besides its own. */
  readonly imports: readonly Shelf[];
  /** Packages that only its tests may import: `*.test.ts`, `claims/`, `reference/`, `test/`, `e2e/`. */
  readonly tests: readonly Shelf[];
  /** Libraries of npm; tests may use TEST_TOOLS besides. */
  readonly npm: readonly string[] | 'any';
}

export const TEST_TOOLS = ['vitest', 'fast-check'];

const PURE: readonly Shelf[] = ['core', 'games', 'hands', 'bots', 'fair', 'throw', 'table', 'protocol', 'i18n'];
const PHYSICS = '@dimforge/rapier3d-deterministic-compat';

/**
 * Who may import whom. What arrow-rules.ts adds: games not each other, bots a game only in the folder of its evaluator, and sessions at
 * a table are for devices: page and terminal.
 */
export const ARROWS: readonly Arrows[] = [
  { folder: 'packages/core', imports: [], tests: [], npm: [] },
  { folder: 'packages/games', imports: ['core'], tests: ['testkit'], npm: [] },
  { folder: 'packages/hands', imports: ['core', 'games'], tests: ['testkit'], npm: [] },
  { folder: 'packages/bots', imports: ['core', 'games'], tests: ['testkit'], npm: [] },
  { folder: 'packages/fair', imports: ['core'], tests: ['games', 'testkit', 'throw'], npm: ['@noble/hashes'] },
  { folder: 'packages/throw', imports: [], tests: ['testkit'], npm: [PHYSICS] },
  { folder: 'packages/table', imports: ['core', 'games', 'fair', 'protocol'], tests: ['bots', 'testkit'], npm: [] },
  { folder: 'packages/protocol', imports: ['core'], tests: ['testkit'], npm: ['zod'] },
  { folder: 'packages/i18n', imports: [], tests: [], npm: ['@fluent/bundle'] },
  { folder: 'packages/testkit', imports: ['core'], tests: [], npm: TEST_TOOLS },
  { folder: 'apps', imports: PURE, tests: ['testkit'], npm: 'any' },
  { folder: 'scripts', imports: [...PURE, 'testkit'], tests: [], npm: 'any' },
  { folder: 'bench', imports: [...PURE, 'testkit'], tests: [], npm: 'any' },
];
