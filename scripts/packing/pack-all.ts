import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../command.ts';
import { ROOT } from '../repository.ts';
import { packEngine } from './engine.ts';
import { packProgram } from './program.ts';

export interface Tarball {
  readonly file: string;
  readonly kib: number;
}

/** Makes the tarballs of both packages in a folder, replacing older ones. The page must have been built. */
export async function packAll(folder: string): Promise<readonly Tarball[]> {
  if (!existsSync(join(ROOT, 'apps/web/dist/index.html'))) throw new Error('the page is not built: npm run build');
  const work = mkdtempSync(join(tmpdir(), 'crownhold-pack-'));
  try {
    await packProgram(join(work, 'program'));
    await packEngine(join(work, 'engine'));
    return [await pack(join(work, 'program'), folder), await pack(join(work, 'engine'), folder)];
  } finally {
    rmSync(work, { recursive: true });
  }
}

async function pack(source: string, folder: string): Promise<Tarball> {
  const { ok, output } = await runCommand(['npm', 'pack', '--silent', '--pack-destination', folder], source);
  if (!ok) throw new Error(output);
  const file = join(folder, output.trim());
  return { file, kib: Math.round(statSync(file).size / 1024) };
}
