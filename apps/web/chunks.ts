import { basename, dirname, join } from 'node:path';

const TABLES = join(import.meta.dirname, 'src/table/');

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds?: readonly string[]; readonly dynamicallyImportedIds?: readonly string[] } | null;
}

/** What the first screen is made of, and what every table is. */
const FIRST = [join(import.meta.dirname, 'src/main.tsx')];
const TABLE = [
  'src/app/screens.tsx',
  'src/table/table-screen.tsx',
  'src/table/begin.ts',
  'src/table/open-face.tsx',
  // Too small for a file of its own.
  'src/games/game-card.ts',
].map((file) => join(import.meta.dirname, file));

/** Games by message: whatever needs a part of it soon needs the rest. */
const CORRESPONDENCE = join(TABLES, 'correspondence/');

/** Sealed dice. One index names all of it; a table of this device needs what it takes to deal alone. */
const FAIR = join(import.meta.dirname, '../../packages/fair/src/');
const ALONE = join(FAIR, 'alone.ts');

/** The name of the chunk that the first screen lets the browser load when it has nothing else to do. */
export const AHEAD = 'ahead';

const closures = new Map<string, ReadonlySet<string>>();

/**
 * A few files where there would be fifty: every file costs a request, and small ones compress badly. What tables need
 * besides their own folder has one too, to be loaded ahead, and so has every face; the rest of the page is split as the
 * bundler likes. Whatever the first screen needs stays with it: it must not have to wait for the others.
 */
export const CHUNKS = [
  { priority: 5, name: (id: string, graph: ModuleGraph) => (isForOthers(id, graph) ? 'sealed' : null) },
  { priority: 4, name: (id: string, graph: ModuleGraph) => (isOfFirst(id, graph) ? 'first' : null) },
  { priority: 3, name: (id: string, graph: ModuleGraph) => (isOfTable(id, graph) && isInTables(id) ? 'table' : null) },
  { priority: 2, name: (id: string, graph: ModuleGraph) => (isOfTable(id, graph) && !isInTables(id) ? AHEAD : null) },
  { priority: 1, name: (id: string, graph: ModuleGraph) => faceChunk(id, graph) },
  { priority: 0, name: (id: string) => (isOfCorrespondence(id) ? 'correspondence' : null) },
];

/** Who thinks about which game: each comes with its own game, and what several need has a file of its own. */
const THINKERS = join(TABLES, 'thinkers.ts');

export const WORKER_CHUNKS = [
  {
    name: (id: string, graph: ModuleGraph) =>
      loadedWith(id, THINKERS, /thinker/, graph).length > 1 ? 'thinking' : null,
  },
];

/** How each game is played. Score sheets are counted by the rules of a game too, but no table needs them. */
const FACES = join(TABLES, 'faces.ts');
const SCORE_SHEET = /\/sheet\.ts$/;

/** The game of most first visits: what only the others share does not come with it. */
const LIGHTEST = 'kingdomino';

function faceChunk(id: string, graph: ModuleGraph): string | null {
  const faces = SCORE_SHEET.test(id) ? [] : loadedWith(id, FACES, /face/, graph);
  const names = faces.map((face) => basename(dirname(face))).sort();
  if (names.length > 1) return names.includes(LIGHTEST) ? 'boards' : 'more-boards';
  return names[0] === undefined ? null : `face-${names[0]}`;
}

/** Those that a registry loads by name and that need a module. */
function loadedWith(id: string, registry: string, kind: RegExp, graph: ModuleGraph): readonly string[] {
  const entries = graph.getModuleInfo(registry)?.dynamicallyImportedIds ?? [];
  return entries.filter((entry) => kind.test(basename(entry)) && closureOf(entry, [entry], graph).has(id));
}

function isOfFirst(id: string, graph: ModuleGraph): boolean {
  return closureOf('first', FIRST, graph).has(id);
}

function isOfTable(id: string, graph: ModuleGraph): boolean {
  return closureOf('table', TABLE, graph).has(id) && !isOfFirst(id, graph);
}

/** Sealed dice of tables far away, and of verifying. */
function isForOthers(id: string, graph: ModuleGraph): boolean {
  return id.startsWith(FAIR) && !closureOf('alone', [ALONE], graph).has(id);
}

/** All but the files that load the others. */
function isOfCorrespondence(id: string): boolean {
  return id.startsWith(CORRESPONDENCE) && !/^(?:parts|screens)\.ts$/.test(basename(id));
}

function isInTables(id: string): boolean {
  return id.startsWith(TABLES);
}

function closureOf(name: string, roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const known = closures.get(name);
  if (known) return known;
  const found = new Set(roots);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  closures.set(name, found);
  return found;
}
