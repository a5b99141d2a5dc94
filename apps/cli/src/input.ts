import { closeSync, openSync, readSync } from 'node:fs';
import process from 'node:process';
import { type Refusal, refuse } from '@crownhold/core';
import type { Translate } from '@crownhold/i18n';
import { worldRefusal } from './world.ts';

export const STDIN = '-';
/** [R1] The most that is read. The longest games with all their seals and signatures take a twentieth of it. */
const MAX_INPUT_MEGABYTES = 2;
const MAX_INPUT_BYTES = MAX_INPUT_MEGABYTES * 2 ** 20;
const CHUNK_BYTES = 2 ** 16;

/** The text of a file, or of standard input for `-`; or why there is none. */
export async function readInput(path: string, t: Translate): Promise<string | Refusal> {
  return path === STDIN ? await readStdin(t) : readTextFile(path);
}

/** The text of a file, read only as far as the limit: a device may have no end. */
export function readTextFile(path: string): string | Refusal {
  try {
    const file = openSync(path, 'r');
    try {
      return textOf(chunksOf(file));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const refusal = worldRefusal(error, path);
    if (refusal === undefined) throw error;
    return refusal;
  }
}

function* chunksOf(file: number): Generator<Uint8Array> {
  for (;;) {
    const chunk = new Uint8Array(CHUNK_BYTES);
    const length = readSync(file, chunk);
    if (length === 0) return;
    yield chunk.subarray(0, length);
  }
}

async function readStdin(t: Translate): Promise<string | Refusal> {
  if (process.stdin.isTTY) process.stderr.write(`${t('world-keyboard')}\n`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(chunk as Uint8Array);
    size += (chunk as Uint8Array).length;
    // Leaving the loop closes the stream.
    if (size > MAX_INPUT_BYTES) break;
  }
  return textOf(chunks);
}

function textOf(chunks: Iterable<Uint8Array>): string | Refusal {
  const taken: Uint8Array[] = [];
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    if (size > MAX_INPUT_BYTES) {
      return refuse('R1', 'input-too-large', { megabytes: MAX_INPUT_MEGABYTES });
    }
    taken.push(chunk);
  }
  // A byte order mark is no part of the text.
  return new TextDecoder().decode(Buffer.concat(taken));
}
