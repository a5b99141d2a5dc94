import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const TEXTS = '**/*.{html,js,css,svg,json,txt,webmanifest,wasm}';

/** How much memory gzip takes decides how often it looks at its letters anew: less may pack better where a file is a mixture. */
const MEMORY_LEVELS = [5, 6, 7, 8, 9];

const PACKERS = { '.br': promisify(brotliCompress), '.gz': smallestGzip };

async function smallestGzip(text: Buffer): Promise<Buffer> {
  const packs = MEMORY_LEVELS.map((memLevel) =>
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION, memLevel }),
  );
  return (await Promise.all(packs)).reduce((best, pack) => (pack.length < best.length ? pack : best));
}

/** Lays a compressed copy beside every text of a build, once, so that no server has to do it for every visitor. */
export const compression: Plugin = {
  name: 'compression',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error('a build without a folder');
    await Promise.all(globSync(TEXTS, { cwd: dir }).map((name) => compress(join(dir, name))));
  },
};

async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  for (const [ending, pack] of Object.entries(PACKERS)) {
    const packed = await pack(text);
    if (packed.length < text.length) writeFileSync(path + ending, packed);
  }
}
