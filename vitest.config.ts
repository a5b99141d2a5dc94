import { defineConfig, type Plugin, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { knownSlowness } from './scripts/calibration.ts';
import { chromiumEnvironment } from './scripts/chromium.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { testsWithoutPrograms } from './scripts/needed-programs.ts';
import { SKIPPED_FILES } from './scripts/skipped-files.ts';
import { limitsOf, type TestKind } from './scripts/test-limits.ts';

const APART = ['**/node_modules/**', '**/.stryker-tmp/**', 'scripts/fixtures/**', 'bench/.peers/**'];
/** Long checks in short: too long for every commit. Those beside their sources are there for mutation testing, or for what they know. */
const CLAIMS = ['**/claims/**/*.test.ts', 'packages/games/src/*/agreement.test.ts', 'apps/cli/src/engine/fuzz.test.ts'];
/** No test hides that a program which it started has ended. */
const UNASKED_ENDS = 'apps/server/test/fail-on-unasked-ends.ts';

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

export default defineConfig(async (): Promise<ViteUserConfig> => {
  const slowness = await knownSlowness();
  const skipped = JSON.stringify(testsWithoutPrograms());
  const project = (
    name: TestKind,
    test: NonNullable<TestProjectInlineConfiguration['test']>,
  ): TestProjectInlineConfiguration => {
    const { testMs, waitMs } = limitsOf(name, slowness);
    return {
      extends: true,
      test: {
        name,
        ...test,
        exclude: [...APART, ...(test.exclude ?? [])],
        testTimeout: testMs,
        hookTimeout: testMs,
        expect: { poll: { timeout: waitMs } },
        // What tests wait for outside of Vitest has the same limit.
        env: { ...test.env, CROWNHOLD_WAIT_MS: String(waitMs), [SKIPPED_FILES]: skipped },
        runner: './scripts/skipping-runner.ts',
      },
    };
  };
  return {
    plugins: [packagesOfThisTree],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    test: {
      sequence: { sequencer: LongestFirst },
      projects: [
        // Half of the time of the quick tests would be loading the same modules anew for every file.
        project('unit', {
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['**/*.{int,e2e}.test.{ts,tsx}', ...CLAIMS],
          isolate: false,
        }),
        project('claims', { include: CLAIMS, isolate: false, setupFiles: UNASKED_ENDS }),
        project('int', { include: ['**/*.int.test.{ts,tsx}'], setupFiles: UNASKED_ENDS }),
        project('e2e', {
          include: ['**/*.e2e.test.{ts,tsx}'],
          // The files of a worker share its browser and its server (apps/web/e2e/worker-resources.ts).
          isolate: false,
          env: chromiumEnvironment(),
          globalSetup: 'apps/web/e2e/build.ts',
        }),
      ],
    },
  };
});
