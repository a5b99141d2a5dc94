import { defineConfig, type Plugin } from 'vitest/config';
import { chromiumEnvironment } from './scripts/chromium.ts';

const apart = ['**/node_modules/**', '**/.stryker-tmp/**', 'scripts/fixtures/**', 'bench/.peers/**'];

// Mutation testing works on a copy of the tree, whose node_modules still links to the packages of the original:
// without this, tests of one package would never meet the mutants of another.
export const packagesOfThisTree: Plugin = {
  name: 'packages-of-this-tree',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@crownhold/')) return undefined;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found?.id.replace(/^.*\/(?=packages\/)/, `${import.meta.dirname}/`);
  },
};

export default defineConfig({
  plugins: [packagesOfThisTree],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // No test asserts a time; this only ends one that hangs, on a machine that may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...apart, '**/*.{int,e2e}.test.{ts,tsx}'],
        },
      },
      { extends: true, test: { name: 'int', include: ['**/*.int.test.{ts,tsx}'], exclude: apart } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['**/*.e2e.test.{ts,tsx}'],
          exclude: apart,
          env: chromiumEnvironment(),
          globalSetup: 'apps/web/e2e/build.ts',
          testTimeout: 120_000,
        },
      },
    ],
  },
});
