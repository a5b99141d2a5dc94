import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for one test, gone afterwards; `write` puts a file there and returns its path. */
export function createFolder() {
  const path = mkdtempSync(join(tmpdir(), 'crownhold-'));
  // A program that is just ending may still write there.
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const write = (name: string, text: string) => {
    writeFileSync(join(path, name), text);
    return join(path, name);
  };
  return { path, write };
}
