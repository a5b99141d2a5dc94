import { defineConfig } from 'vite';
import { CHUNKS, WORKER_CHUNKS } from './chunks.ts';
import { compileHints } from './compile-hints.ts';
import { compression } from './compression.ts';
import { offline } from './offline.ts';
import { ownHashes } from './own-hashes.ts';
import { pageTexts } from './page-texts.ts';
import { physicsUrl } from './physics-url.ts';
import { prerender } from './prerender.ts';

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  // Every address is relative to the page, so that it can be served from any folder.
  base: './',
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Most of a build is compression, and that is as it should be.
    rolldownOptions: {
      // What is loaded by name may be in the same file as whoever names it: chunks.ts says so.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
    },
  },
  oxc: { jsx: JSX },
  plugins: [ownHashes, prerender(JSX), pageTexts, compileHints, offline, compression],
  worker: {
    format: 'es',
    plugins: () => [physicsUrl],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: WORKER_CHUNKS, includeDependenciesRecursively: false } },
    },
  },
});
