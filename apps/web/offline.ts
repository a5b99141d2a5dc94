import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScreenFile, LANGUAGES } from '@crownhold/i18n';
import { build, type Plugin, type Rolldown } from 'vite';

const WORKER = join(import.meta.dirname, 'worker/service-worker.ts');
const PUBLIC = join(import.meta.dirname, 'public');
/** Other programs show it with a link; nobody who plays needs it. */
const PREVIEW = 'preview.png';

/** The physics, which only throws and their verification need, is larger than all the rest together. */
const MOST_BYTES = 512 * 1024;

interface Built {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes `sw.js`: our service worker with the names of all files of this build, and a digest of what is in them. The page bears the digest too. */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  // After all others, so that no file is missing and none changes any more.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const files = [...Object.values(bundle).map(builtFile), ...publicFiles()].sort(byName);
      const digest = createHash('sha256');
      for (const { name, bytes } of files) digest.update(`${name}\0${bytes.length}\0`).update(bytes);
      const build = digest.digest('hex').slice(0, 16);
      markPage(bundle['index.html'], build);
      const isLater = ({ bytes }: Built) => bytes.length > MOST_BYTES;
      const source = await buildWorker({
        BUILD: build,
        FILES: files.filter((file) => !isLater(file) && !isForServer(file)).map(({ name }) => name),
        LATER: files.filter(isLater).map(({ name }) => name),
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
};

/** The page that the server sends has the first screen of its language already. */
function isForServer({ name }: Built): boolean {
  return LANGUAGES.some((language) => name === firstScreenFile(language));
}

function builtFile(output: Rolldown.OutputAsset | Rolldown.OutputChunk): Built {
  const source = output.type === 'chunk' ? output.code : output.source;
  return { name: output.fileName, bytes: typeof source === 'string' ? Buffer.from(source) : source };
}

function markPage(page: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined, build: string): void {
  if (page?.type !== 'asset' || typeof page.source !== 'string') throw new Error('there is no index.html');
  const marked = page.source.replace('<html ', `<html data-build="${build}" `);
  if (marked === page.source) throw new Error('index.html has no <html> with a language');
  page.source = marked;
}

function publicFiles(): readonly Built[] {
  return readdirSync(PUBLIC)
    .filter((name) => name !== PREVIEW)
    .map((name) => ({ name, bytes: readFileSync(join(PUBLIC, name)) }));
}

function byName(one: Built, other: Built): number {
  return one.name < other.name ? -1 : 1;
}

/** A build of its own: the worker is one classic script, and shares nothing with the page. */
async function buildWorker(constants: Readonly<Record<string, string | readonly string[]>>): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]));
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: WORKER, formats: ['iife'], name: 'worker' },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}
