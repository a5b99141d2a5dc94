import { readFile } from 'node:fs/promises';
import process from 'node:process';

export const STDIN = '-';

/** The text of a file, or of standard input for `-`. A byte order mark is no part of the text. */
export async function readInput(path: string): Promise<string> {
  const bytes = path === STDIN ? await readStdin() : await readFile(path);
  return new TextDecoder().decode(bytes);
}

async function readStdin(): Promise<Uint8Array> {
  if (process.stdin.isTTY) process.stderr.write('Reading from the keyboard; Ctrl-D on a line of its own ends it.\n');
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
