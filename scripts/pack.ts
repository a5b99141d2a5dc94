// Makes what can be published: two packages, as tarballs in dist/. Usage: npm run pack
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { packAll } from './packing/pack-all.ts';
import { ROOT } from './repository.ts';

const folder = join(ROOT, 'dist');
mkdirSync(folder, { recursive: true });
for (const { file, kib } of await packAll(folder)) process.stdout.write(`${file}, ${kib} KiB\n`);
