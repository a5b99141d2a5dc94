import { defineConfig } from 'vitest/config';
import { packagesOfThisTree } from './vitest.config.ts';

/** The quick tests beside the sources: every mutant runs them, and the long claims would take hours. */
export default defineConfig({
  plugins: [packagesOfThisTree],
  test: {
    include: ['packages/games/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.stryker-tmp/**', '**/conformance.test.ts', '**/perft.test.ts'],
  },
});
