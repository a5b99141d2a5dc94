import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstScreenFile, LANGUAGES, type Language, withFirstScreen } from '@crownhold/i18n';
import { build, type Plugin, type Rolldown } from 'vite';
import { AHEAD } from './chunks.ts';

const SOURCE = join(import.meta.dirname, 'first-screen.tsx');

const CYRILLIC = ['alegreya-cyrillic.woff2', 'alegreya-signs.woff2'];

/** As fonts.css names them. */
const TITLE_FONTS: Readonly<Record<Language, readonly string[]>> = {
  en: ['alegreya-latin.woff2'],
  ru: CYRILLIC,
  uk: CYRILLIC,
  bg: CYRILLIC,
};

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
          html: withFirstScreen(html, pageBody('en', await drawn, bundle)),
          tags: ahead.map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'prefetch', as: 'script', crossorigin: true, href: `./${fileName}` },
            injectTo: 'head',
          })),
        };
      },
    },
    async generateBundle(_, bundle) {
      for (const language of LANGUAGES) {
        const source = pageBody(language, await drawn, bundle);
        this.emitFile({ type: 'asset', fileName: firstScreenFile(language), source });
      }
    },
  };
}

/** The first screen, and before it the letters that its titles need: they come together with the styles, not after them. */
function pageBody(language: Language, drawn: ReadonlyMap<Language, string>, bundle: Rolldown.OutputBundle): string {
  const links = TITLE_FONTS[language].map((font) => {
    const file = Object.values(bundle).find((each) => each.type === 'asset' && each.names.includes(font));
    if (!file) throw new Error(`${font} was not built`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="./${file.fileName}">`;
  });
  return `${links.join('')}<div id="app">${drawn.get(language)}</div>`;
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
