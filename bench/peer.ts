import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** A program of somebody else's, installed outside the workspaces so that nothing of it can be imported. */
export interface Peer {
  /** Games a second, one figure per slice. */
  measure(slices: number, sliceMs: number): readonly number[];
}

/** The folder of a program of bench/peers/, where it can run. */
export function installFolder(name: string): string {
  const folder = join(import.meta.dirname, '.peers', name);
  cpSync(join(import.meta.dirname, 'peers', name), folder, { recursive: true });
  if (!existsSync(join(folder, 'node_modules'))) {
    process.stderr.write(`installing ${name}…\n`);
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  }
  return folder;
}

export function installPeer(name: string): Peer {
  const folder = installFolder(name);
  return {
    measure(slices, sliceMs) {
      const output = execFileSync(process.execPath, ['run.mjs', String(slices), String(sliceMs)], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      return output.trim().split('\n').map(Number);
    },
  };
}
