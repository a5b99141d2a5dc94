import { readFile } from 'node:fs/promises';
import process from 'node:process';
import type { Translate } from '@crownhold/i18n';

export const STDIN = '-';

/** The text of a file, or of standard input for `-`. A byte order mark is no part of the text. */
export async function readInput(path: string, t: Translate): Promise<string> {
  const bytes = path === STDIN ? await readStdin(t) : await readFile(path);
  return new TextDecoder().decode(bytes);
}

async function readStdin(t: Translate): Promise<Uint8Array> {
  if (process.stdin.isTTY) process.stderr.write(`${t('world-keyboard')}\n`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
