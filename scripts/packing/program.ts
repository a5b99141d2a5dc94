import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { ROOT } from '../repository.ts';
import { emptyFolder, libraryVersions, sharedFields } from './manifest.ts';

const SOURCES = 'apps/{cli,server}/src/**/*.ts';
const TESTS = '**/*.test.ts';
const MAIN = 'apps/cli/src/main.ts';
const BIN = 'apps/cli/bin/crownhold.mjs';
/** What the program reads beside its code. */
const READ = ['apps/{cli,server}/src/**/*.{css,sql}', 'apps/web/dist/**/*.*', 'README.md', 'LICENSE', 'NOTICE.md'];
/** How code names a file that is started as a thread or as a process of its own. */
const STARTED = /(?:new URL\(|join\(import\.meta\.dirname, )'([^'\n]+\.ts)'/g;

/** Puts command line, server and page into a folder, as a package of plain JavaScript. The page must have been built. */
export async function packProgram(folder: string): Promise<void> {
  emptyFolder(folder);
  const libraries = await bundle([MAIN, ...startedFiles()], folder);
  for (const file of [...globSync(READ, { cwd: ROOT }), BIN]) cpSync(join(ROOT, file), join(folder, file));
  writeFileSync(join(folder, BIN), namedAsJavaScript(readFileSync(join(ROOT, BIN), 'utf8')));
  const manifest = {
    name: 'crownhold',
    description: 'Kingdomino, Kingdomino Duel and Colour Kingdoms in the terminal and the browser',
    ...sharedFields(),
    bin: { crownhold: BIN },
    dependencies: exactly(libraries),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** Files that no import reaches, since they are started by their path. */
function startedFiles(): readonly string[] {
  const sources = globSync(SOURCES, { cwd: ROOT, exclude: [TESTS] });
  const started = sources.flatMap((file) => {
    const folder = dirname(join(ROOT, file));
    return [...readFileSync(join(ROOT, file), 'utf8').matchAll(STARTED)].map(([, path]) => resolve(folder, path!));
  });
  return [...new Set(started)].sort();
}

/** A JavaScript file for each of TypeScript, in the same place, so that what is found by its path is found. Returns the libraries. */
async function bundle(entries: readonly string[], folder: string): Promise<ReadonlySet<string>> {
  const libraries = new Set<string>();
  const isLibrary = (id: string) => {
    if (/^(?:[./\0]|@crownhold\/)/.test(id)) return false;
    if (!isBuiltin(id)) libraries.add(/^(?:@[^/]+\/)?[^/]+/.exec(id)![0]);
    return true;
  };
  const bundled = await rolldown({
    cwd: ROOT,
    input: [...entries],
    platform: 'node',
    external: isLibrary,
    plugins: [renameStarted],
  });
  await bundled.write({
    dir: folder,
    format: 'esm',
    preserveModules: true,
    preserveModulesRoot: ROOT,
    entryFileNames: '[name].js',
  });
  await bundled.close();
  return libraries;
}

const renameStarted: Plugin = {
  name: 'rename-started-files',
  transform: (code) => code.replace(STARTED, namedAsJavaScript),
};

function namedAsJavaScript(code: string): string {
  return code.replace(/\.ts'/g, ".js'");
}

function exactly(libraries: ReadonlySet<string>): Readonly<Record<string, string>> {
  const versions = libraryVersions();
  return Object.fromEntries(
    [...libraries].sort().map((name) => {
      const version = versions.get(name);
      if (version === undefined) throw new Error(`no workspace names ${name} among its dependencies`);
      return [name, version];
    }),
  );
}
