import { defineConfig } from 'vitest/config';
import { packagesOfThisTree } from './vitest.config.ts';

/** The quick tests beside the sources: every mutant runs them, and the long claims would take hours. */
export default defineConfig({
  plugins: [packagesOfThisTree],
  test: {
    include: ['packages/games/src/**/*.test.ts'],
    // Instrumented code on a busy machine.
    testTimeout: 60_000,
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', '**/conformance.test.ts', '**/perft.test.ts'],
  },
});
