import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { TestServer } from '../../test/server.ts';

it('a running server is backed up and restored elsewhere; what cannot be done is said', async () => {
  const server = await TestServer.start();
  const run = (data: string, ...words: readonly string[]) => runCrownhold(words, '', { CROWNHOLD_DATA: data });
  const file = join(createFolder().path, 'backup.db');
  const made = await run(server.data, 'backup', file);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toMatch(/^The backup is in .*backup\.db\. It holds the secrets/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = createFolder().path;
  expect(await run(other, 'restore', file)).toEqual({
    code: 0,
    stdout: 'Restored. No game was running.\n',
    stderr: '',
  });
  expect((await run(other, 'restore', file)).stderr).toContain('has a database already');
  expect((await run(server.data, 'admin', 'delete', 'x')).stderr).toContain(server.origin);
  expect(await run(server.data, 'admin', 'list', '--json')).toMatchObject({ stdout: '{"done":"list","tables":[]}\n' });
  expect(await run(server.data, 'admin', 'close')).toMatchObject({ code: 2 });
  expect((await run(server.data, 'admin', 'steal')).stderr).toContain('list, export, close, delete, ban');
});
