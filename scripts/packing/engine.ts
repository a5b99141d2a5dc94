import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../repository.ts';
import { runTsc } from '../tsc.ts';
import { emptyFolder, sharedFields } from './manifest.ts';

const CORE = 'core/src/index.js';
/** What is imported as `@crownhold/engine/…`, and where it is. */
const DOORS = {
  '.': CORE,
  './games': 'games/src/registry.js',
  './kingdomino': 'games/src/kingdomino/index.js',
  './duel': 'games/src/duel/index.js',
  './colours': 'games/src/colours/index.js',
};

/** Puts core and games into a folder, as a library of plain JavaScript with types. */
export async function packEngine(folder: string): Promise<void> {
  emptyFolder(folder);
  const { ok, output } = await runTsc('-p', join(import.meta.dirname, 'tsconfig.engine.json'), '--outDir', folder);
  if (!ok) throw new Error(output);
  for (const file of globSync('**/*.{js,d.ts}', { cwd: folder })) pointAtCore(folder, file);
  cpSync(join(ROOT, 'docs/engine-library.md'), join(folder, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(ROOT, 'NOTICE.md'), join(folder, 'NOTICE.md'));
  const manifest = {
    name: '@crownhold/engine',
    description:
      'The exact rules of Kingdomino, Kingdomino Duel and Colour Kingdoms, as a library without dependencies',
    ...sharedFields(),
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(DOORS).map(([door, file]) => [
        door,
        { types: `./${file.replace('.js', '.d.ts')}`, default: `./${file}` },
      ]),
    ),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Inside of one package, core is a neighbour. */
function pointAtCore(folder: string, file: string): void {
  const path = join(folder, file);
  const code = readFileSync(path, 'utf8');
  const core = relative(dirname(file), CORE);
  writeFileSync(path, code.replaceAll(/(['"])@crownhold\/core\1/g, `$1${core.startsWith('.') ? core : `./${core}`}$1`));
}
