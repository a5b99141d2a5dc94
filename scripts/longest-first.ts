import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './repository.ts';

const FILE = join(ROOT, 'scripts/test-durations.json');

/** Begins with the files that take longest, so that no core is idle at the end. A file that is not in the list is short. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // A table of our own, rewritten by `npm run durations`.
    const seconds = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, number>>;
    const of = ({ moduleId }: TestSpecification) => seconds[relative(ROOT, moduleId)] ?? 0;
    return files.toSorted((one, other) => of(other) - of(one));
  }
}
