import { expect } from 'vitest';
import { runCrownhold } from './crownhold.ts';
import type { TestServer } from './server.ts';

export interface Hosted {
  readonly link: string;
  readonly invite: string;
  readonly watch: string;
  readonly code: string;
}

/** A table of Ann's, by the command line. */
export async function host(server: TestServer, folder: string, args: readonly string[]): Promise<Hosted> {
  const words = ['host', ...args, '--server', server.origin, '--name', 'Ann', '--json'];
  const { code, stdout, stderr } = await runCrownhold(words, '', { XDG_DATA_HOME: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout) as Hosted;
}
