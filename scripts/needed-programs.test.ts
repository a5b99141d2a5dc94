import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedCommands } from './needed-programs.ts';
import { PROGRAMS } from './programs.ts';
import { ROOT } from './repository.ts';

const COMMANDS = PROGRAMS.map(({ command }) => command);

describe('the programs that a test needs', () => {
  it('are those that it names, or what it imports, also in a circle', () => {
    const sources: Readonly<Record<string, string>> = {
      'a/one.test.ts': "import { two } from '../b/two.ts';\nimport './three.ts';",
      'b/two.ts': "import { one } from '../a/one.test.ts'; start('nginx')",
      'a/three.ts': "/** Says strace without starting it. */ export * from './gone.ts'; start('strace')",
    };
    expect(namedCommands('a/one.test.ts', COMMANDS, (path) => sources[path])).toEqual(['nginx', 'strace']);
    expect(namedCommands('b/none.ts', COMMANDS, (path) => sources[path])).toEqual([]);
  });

  it.each([
    ['apps/server/src/nodes.int.test.ts', ['postgres', 'initdb', 'redis-server']],
    ['apps/server/src/nginx.int.test.ts', ['nginx']],
    ['packages/fair/src/python-verifier.int.test.ts', ['python3']],
  ])('of %s are %j', (file, commands) => {
    const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
    expect(namedCommands(file, COMMANDS, read)).toEqual(commands);
  });
});
