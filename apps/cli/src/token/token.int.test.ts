import { expect, it } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { TestServer } from '../../test/server.ts';

it('a token is made, used, listed and revoked; a call without scope or id says what is missing', async () => {
  const server = await TestServer.start();
  const environment = { XDG_DATA_HOME: createFolder().path };
  const run = (...words: readonly string[]) =>
    runCrownhold(['token', ...words, '--server', server.origin], '', environment);
  expect(await run('list')).toMatchObject({ code: 0, stdout: 'You have no tokens at this server\n' });
  const made = await run('create', '--name', 'mybot', '--scope', 'tables:read', '--scope', 'games:read', '--json');
  const { id, token } = JSON.parse(made.stdout) as { readonly id: string; readonly token: string };
  const ask = () => fetch(`${server.origin}/api/games`, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask()).status).toBe(200);
  expect((await run('list')).stdout).toBe(`${id}  mybot  tables:read games:read\n`);
  expect(await run('revoke', id)).toEqual({ code: 0, stdout: `The token ${id} is revoked\n`, stderr: '' });
  expect((await ask()).status).toBe(401);
  expect(await run('revoke', id)).toMatchObject({ code: 1 });
  expect((await run('revoke')).stderr).toContain('crownhold token list');
  expect(await run('create', '--scope', 'everything')).toMatchObject({ code: 2 });
  expect((await run('steal')).stderr).toContain('create, list, revoke');
});
