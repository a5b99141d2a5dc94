import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { host } from '../../test/hosted-table.ts';
import { openPty } from '../../test/pty.ts';
import { freePort, TestServer } from '../../test/server.ts';

describe('crownhold join', () => {
  it('plays in a real terminal, leaves, and finds its seat again', async () => {
    const server = await TestServer.start();
    const env = { XDG_DATA_HOME: createFolder().path };
    const { link } = await host(server, env.XDG_DATA_HOME, ['kingdomino', '--bot', '1']);
    for (const stay of [1, 2]) {
      const pty = openPty(['join', link], { env });
      await pty.until(/Ann to play · Choose a domino|Place your domino/);
      pty.press('\r');
      if (stay === 1) await pty.until('Enter ends your turn');
      pty.press('q');
      expect(await pty.ended).toBe(0);
      expect(pty.written()).toContain(`crownhold join ${link}`);
    }
  });

  it.each([
    [['join', 'http://127.0.0.1:9/table/0123456789abcdef'], 'cannot be reached'],
    [['join', 'nonsense'], 'no link to a table: nonsense'],
    [['watch', 'nonsense'], 'no link to a table'],
    [['bot', '--table', 'nonsense', 'true'], 'no link to a table'],
    [['verify', 'http://127.0.0.1:9/table/0123456789abcdef'], 'cannot be reached'],
    [['host', '--server', 'http://127.0.0.1:9'], 'cannot be reached'],
    [['host', '--server', 'nonsense'], 'no address of a server'],
    [['host', 'duel', '--seats', '3'], 'D1'],
  ])('says what is wrong with %j', async (args, words) => {
    const { code, stderr } = await runCrownhold(args, '', { XDG_DATA_HOME: createFolder().path });
    expect(code).toBeGreaterThan(0);
    expect(stderr).toContain(words);
  });

  it('has no seat without an invitation, and no table where there is none', async () => {
    const server = await TestServer.start();
    const { link, watch } = await host(server, createFolder().path, ['kingdomino', '--bot', '1']);
    const stranger = { XDG_DATA_HOME: createFolder().path };
    expect((await runCrownhold(['join', link], '', stranger)).stderr).toContain('no such table');
    expect((await runCrownhold(['join', watch], '', stranger)).stderr).toContain(`crownhold watch ${watch}`);
    const nowhere = link.replace(/[^/]+$/, 'f'.repeat(32));
    expect((await runCrownhold(['join', nowhere], '', stranger)).stderr).toContain('no such table');
    expect((await runCrownhold(['verify', link], '', stranger)).stderr).toContain('not over yet');
  });

  it('sits down by a code, in either alphabet, and finds the seat again by the plain link', async () => {
    const server = await TestServer.start();
    const { link, code } = await host(server, createFolder().path, ['kingdomino']);
    const guest = { XDG_DATA_HOME: createFolder().path };
    const cyrillic = [...code.toLowerCase()].map((letter) => 'авсенкмртх-'['abcehkmptx-'.indexOf(letter)]).join('');
    // Without a terminal it sits down and shows its help.
    const joined = await runCrownhold(['join', cyrillic, '--server', server.origin], '', guest);
    expect(joined).toMatchObject({ code: 0, stderr: '' });
    expect(await runCrownhold(['join', link], '', guest)).toMatchObject({ code: 0, stderr: '' });
    const late = await runCrownhold(['join', code, '--server', server.origin], '', {
      XDG_DATA_HOME: createFolder().path,
    });
    expect(late.stderr).toContain('wrong-link');
  });
});

describe('crownhold host, serve and watch', () => {
  it('tell people and programs what they need', async () => {
    const env = { XDG_DATA_HOME: createFolder().path };
    const port = await freePort();
    const data = { CROWNHOLD_DATA: createFolder().path, PORT: '' };
    const site = createFolder();
    site.write('index.html', '<!doctype html>');
    const listen = ['--port', String(port), '--host', '127.0.0.1', '--site', site.path];
    const server = openPty(['serve', ...listen], { env: data });
    onTestFinished(() => server.kill('SIGKILL'));
    await server.untilWritten([`http://127.0.0.1:${port}`]);
    const args = ['host', '--seats', '3', '--bot', 'miller', '--server', `http://127.0.0.1:${port}`];
    const { code, stdout } = await runCrownhold(args, '', env);
    expect(code).toBe(0);
    const [, invitation] = /^Send this link: (\S+#invite=[\w-]{22})$/m.exec(stdout) ?? [];
    const [, link] = /crownhold join (\S+)/.exec(stdout) ?? [];
    expect(invitation?.split('?')[0]).toBe(link);
    expect(stdout).toContain('Only this computer can open that link.');
    const program = ['--', 'python3', 'examples/python/compact.py'];
    const bots = [runBot(link!, env, program), runBot(invitation!, { XDG_DATA_HOME: createFolder().path }, program)];
    expect(await Promise.all(bots)).toEqual([0, 0]);
    const watched = await runCrownhold(['watch', '--json', link!], '', env);
    const lines = watched.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(lines.at(0)).toMatchObject({ version: 1, seat: null });
    expect(lines.slice(-2)).toEqual([expect.objectContaining({ status: 'over', asked: [] }), { proof: 'checked' }]);
    server.press('\u0003');
    expect(await server.ended).toBe(0);
  });
});

describe('a program', () => {
  it('of the engine protocol plays a seat by crownhold bot, against a bot of the server', async () => {
    const server = await TestServer.start();
    const folder = createFolder().path;
    const { link } = await host(server, folder, ['kingdomino', '--bot', '1']);
    const program = ['python3', 'examples/python/compact.py'];
    const { code, stdout, stderr } = await runCrownhold(['bot', '--table', link, '--', ...program], '', {
      XDG_DATA_HOME: folder,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Dice: checked');
  });
});

/** As a process of its own: two at once cannot share this one. */
async function runBot(link: string, environment: Readonly<Record<string, string>>, program: readonly string[]) {
  const args = [join(import.meta.dirname, '../../bin/crownhold.mjs'), 'bot', '--table', link, ...program];
  const bot = spawn(process.execPath, args, { env: { ...process.env, ...environment }, stdio: 'ignore' });
  onTestFinished(() => void bot.kill('SIGKILL'));
  const [code] = (await once(bot, 'close')) as [number];
  return code;
}
