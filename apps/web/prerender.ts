import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstScreenFile, LANGUAGES, type Language, withFirstScreen } from '@crownhold/i18n';
import { build, type Plugin } from 'vite';
import { AHEAD } from './chunks.ts';

const SOURCE = join(import.meta.dirname, 'first-screen.tsx');

/** Draws the first screen into `index.html`, so that it is seen before any script runs; other languages get files for the server. */
export function prerender(jsx: { readonly runtime: 'automatic'; readonly importSource: string }): Plugin {
  let drawn: Promise<ReadonlyMap<Language, string>>;
  return {
    name: 'prerender',
    apply: 'build',
    buildStart() {
      drawn = drawFirstScreens(jsx);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const ahead = Object.values(bundle).filter(({ type, name }) => type === 'chunk' && name === AHEAD);
        return {
          html: withFirstScreen(html, (await drawn).get('en')!),
          tags: ahead.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'prefetch', as: 'script', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          })),
        };
      },
    },
    async generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: firstScreenFile(language), source: (await drawn).get(language)! });
      }
    },
  };
}

/** A build of its own: the components are TypeScript with JSX, which Node does not read. */
async function drawFirstScreens(jsx: object): Promise<ReadonlyMap<Language, string>> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    oxc: { jsx },
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: SOURCE,
      target: 'node22',
      rolldownOptions: { output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the first screen was not built');
  const folder = mkdtempSync(join(tmpdir(), 'crownhold-'));
  try {
    const file = join(folder, 'first-screen.mjs');
    writeFileSync(file, chunk.code);
    const module: { drawFirstScreens(): ReadonlyMap<Language, string> } = await import(pathToFileURL(file).href);
    return new Map([...module.drawFirstScreens()].map(([language, html]) => [language, withShortPaths(html)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Paths need neither a space before a minus sign nor a zero before a point. */
function withShortPaths(html: string): string {
  return html.replace(/ d="[^"]*"/g, (path) => path.replace(/(?<=\d)[ ,]-/g, '-').replace(/(?<![\d.])0(?=\.\d)/g, ''));
}
