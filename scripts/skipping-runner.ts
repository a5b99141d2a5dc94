import { relative } from 'node:path';
import process from 'node:process';
import { type RunnerTask, type RunnerTestFile, TestRunner } from 'vitest';
import { ROOT } from './repository.ts';
import { SKIPPED_FILES } from './skipped-files.ts';

/** Skips the tests of files that need a program which is missing, so that reports name them. */
export default class SkippingRunner extends TestRunner {
  onCollected(files: readonly RunnerTestFile[]): void {
    // Written by vitest.config.ts of the same run.
    const skipped = JSON.parse(process.env[SKIPPED_FILES] ?? '{}') as Readonly<Record<string, unknown>>;
    for (const file of files) if (relative(ROOT, file.filepath) in skipped) skip(file);
  }
}

function skip(task: RunnerTask): void {
  task.mode = 'skip';
  if (task.type === 'suite') for (const inner of task.tasks) skip(inner);
}
