import { describe, expect, it } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { TestServer } from '../../test/server.ts';

describe('crownhold tables', () => {
  it('lists my tables and the public list, and whoever finds a table there sits down', async () => {
    const server = await TestServer.start({ CROWNHOLD_PUBLIC_LIST: 'on' });
    const ann = { XDG_DATA_HOME: createFolder().path };
    const bo = { XDG_DATA_HOME: createFolder().path };
    const at = ['--server', server.origin];
    const listed = (env: Readonly<Record<string, string>>) => runCrownhold(['tables', ...at], '', env);
    expect(await listed(bo)).toEqual({
      code: 0,
      stdout: 'You have no tables at this server\nNo table waits for anybody now\n',
      stderr: '',
    });
    await runCrownhold(['host', 'duel', '--name', 'Ann', '--public', ...at, '--json'], '', ann);
    await runCrownhold(['host', 'kingdomino', '--name', 'Ann', ...at, '--json'], '', ann);
    const found = (await listed(bo)).stdout;
    expect(found).toMatch(/^1 free seat · Kingdomino Duel · Ann · http\S+$/m);
    expect(found).not.toMatch(/· Kingdomino ·/);
    const link = /http\S+/.exec(found)![0];
    expect(await runCrownhold(['join', link, '--name', 'Bo'], '', bo)).toMatchObject({ code: 0, stderr: '' });
    expect((await listed(bo)).stdout).toMatch(/^Others are playing · Kingdomino Duel · Ann, Bo · http\S+$/m);
    const mine = (await listed(ann)).stdout;
    expect(mine).toMatch(/^Waiting for people · Kingdomino · Ann, Player 2 · http\S+$/m);
    expect(mine).toContain('No table waits for anybody now');
  });

  it('says that a server is none, and that a public table is not possible there', async () => {
    const server = await TestServer.start();
    const env = { XDG_DATA_HOME: createFolder().path };
    expect(await runCrownhold(['tables', '--server', 'nowhere'], '', env)).toMatchObject({ code: 2 });
    const { code, stderr } = await runCrownhold(['host', '--public', '--server', server.origin], '', env);
    expect([code, stderr.includes('no-list')]).toEqual([1, true]);
    const { stdout } = await runCrownhold(['tables', '--server', server.origin, '--json'], '', env);
    expect(JSON.parse(stdout)).toEqual({ ok: true, mine: [] });
  });
});
