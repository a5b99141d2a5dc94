type Shelf = 'core' | 'games' | 'bots' | 'fair' | 'throw' | 'table' | 'protocol' | 'i18n' | 'drawing' | 'testkit';

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

const PURE: readonly Shelf[] = ['core', 'games', 'bots', 'fair', 'throw', 'table', 'protocol', 'i18n', 'drawing'];
const PHYSICS = '@dimforge/rapier3d-deterministic-compat';

/**
 * Who may import whom. What arrow-rules.ts adds: games not each other, bots a game only in the folder of its evaluator, and sessions at
 * a table are for devices: page and terminal.
 */
export const ARROWS: readonly Arrows[] = [
  { folder: 'packages/core', imports: [], tests: [], npm: [] },
  { folder: 'packages/games', imports: ['core'], tests: ['testkit'], npm: [] },
  { folder: 'packages/bots', imports: ['core', 'games'], tests: ['testkit'], npm: [] },
  {
    folder: 'packages/fair',
    imports: ['core'],
    tests: ['games', 'testkit', 'throw'],
    npm: ['@noble/curves', '@noble/hashes'],
  },
  { folder: 'packages/throw', imports: [], tests: ['testkit'], npm: [PHYSICS] },
  { folder: 'packages/table', imports: ['core', 'games', 'fair', 'protocol'], tests: ['bots', 'testkit'], npm: [] },
  { folder: 'packages/protocol', imports: [], tests: [], npm: ['valibot', '@valibot/to-json-schema'] },
  { folder: 'packages/i18n', imports: [], tests: [], npm: ['@fluent/bundle'] },
  { folder: 'packages/drawing', imports: [], tests: [], npm: [] },
  { folder: 'packages/testkit', imports: ['core'], tests: [], npm: TEST_TOOLS },
  { folder: 'apps', imports: PURE, tests: ['testkit'], npm: 'any' },
  { folder: 'scripts', imports: [...PURE, 'testkit'], tests: [], npm: 'any' },
  { folder: 'bench', imports: [...PURE, 'testkit'], tests: [], npm: 'any' },
];

/**
 * Which folder of the page may import which, besides its own; tests may import any. `main.tsx` and `app/app.tsx` put the
 * screens together and may import all. What arrow-rules.ts adds: a folder of a game is imported by registries alone, and
 * components take views: what knows the whole state of a game is out of their reach.
 */
export const PAGE_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  art: [],
  app: ['art'],
  board: ['art'],
  games: ['app', 'art'],
  offline: ['app', 'games'],
  fairness: ['app', 'games'],
  about: ['app', 'games'],
  learn: ['app'],
  travel: ['app'],
  table: ['app', 'art', 'board', 'games', 'learn', 'travel'],
  replay: ['app', 'art', 'board', 'games', 'table'],
  pad: ['app', 'art', 'board', 'games', 'table'],
  online: ['app', 'art', 'games', 'offline', 'replay', 'table'],
  screens: ['app', 'art', 'board', 'games', 'learn', 'online', 'pad', 'table'],
};

/** The folders that games have wherever they differ. */
export const PAGE_GAMES: readonly string[] = ['kingdomino', 'duel', 'colours'];

/** Files of the page that name games, each a list and nothing else. */
export const PAGE_REGISTRIES: readonly string[] = [
  'games/cards.ts',
  'games/scenes.ts',
  'table/faces.ts',
  'table/thinkers.ts',
  'table/host/dealers.ts',
  'replay/replays.ts',
  'replay/evidence.ts',
  'pad/pads.ts',
  'screens/style-screen.tsx',
];

/**
 * Which room of the server may import which, besides its own; tests may import any. `main.ts` and its neighbours put the
 * rooms together.
 */
export const SERVER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  ports: [],
  tables: ['ports'],
  postgres: [],
  store: ['ports', 'postgres'],
  hints: ['ports', 'postgres'],
  site: [],
  crypto: ['ports', 'threads'],
  threads: [],
  bots: ['ports', 'threads'],
  jobs: ['ports', 'bots', 'hints', 'postgres'],
  throws: ['ports', 'threads'],
  push: ['ports'],
  admin: ['ports', 'store', 'tables', 'operation'],
  sessions: ['ports'],
  wire: ['ports', 'sessions', 'tables'],
  http: ['ports', 'tables', 'wire'],
  ws: ['ports', 'tables', 'wire'],
  operation: ['ports'],
};

/** Rooms that know no runtime, no library, no socket and no database, and these packages alone: they run in a simulation too. */
export const SERVER_HEART = {
  rooms: ['ports', 'tables'],
  packages: ['core', 'games', 'fair', 'protocol'],
} as const;
