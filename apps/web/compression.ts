import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const TEXTS = '**/*.{html,js,css,svg,json,txt,webmanifest,wasm}';

const PACKERS = {
  '.br': promisify(brotliCompress),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

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
