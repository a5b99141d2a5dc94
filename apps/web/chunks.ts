import { join } from 'node:path';

const TABLES = join(import.meta.dirname, 'src/table/');

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds?: readonly string[] } | null;
}

/** What the first screen is made of, and what every table is. */
const FIRST = ['src/main.tsx'];
const TABLE = ['src/app/screens.tsx', 'src/table/table-screen.tsx', 'src/table/begin.ts', 'src/table/open-face.tsx'];

/** The name of the chunk that the first screen lets the browser load when it has nothing else to do. */
export const AHEAD = 'ahead';

const closures = new Map<string, ReadonlySet<string>>();

/**
 * A few files where there would be fifty: every file costs a request, and small ones compress badly. What tables need
 * besides their own folder has one too, to be loaded ahead; the rest of the page is split as the bundler likes.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (closureOf('first', FIRST, graph).has(id)) return 'first';
  if (!closureOf('table', TABLE, graph).has(id)) return null;
  return id.startsWith(TABLES) ? 'table' : AHEAD;
}

function closureOf(name: string, roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const known = closures.get(name);
  if (known) return known;
  const found = new Set(roots.map((root) => join(import.meta.dirname, root)));
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  closures.set(name, found);
  return found;
}
