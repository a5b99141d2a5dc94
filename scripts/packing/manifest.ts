import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository.ts';

/** What a `package.json` says. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;
}

/** What packages that are published have in common. */
export function sharedFields() {
  const { version } = readManifest('apps/cli/package.json');
  const { engines } = readManifest('package.json');
  return { version, license: 'MIT', type: 'module', engines };
}

/** The exact version of every library that a workspace names. */
export function libraryVersions(): ReadonlyMap<string, string> {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: ROOT }).map(readManifest);
  const named = manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  return new Map(named.filter(([name]) => !name.startsWith('@crownhold/')));
}

export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
