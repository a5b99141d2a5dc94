import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder, runServer, startServer } from '../test/server.ts';

const REJECTS = join(import.meta.dirname, '../test/rejects-unhandled.ts');
const FILES = { 'index.html': '<!doctype html>' };

describe('the server', () => {
  it('says in one line where it is', async () => {
    const { line, origin } = await startServer(createFolder(FILES));
    expect(line).toMatch(/^Crownhold is running at http:\/\/127\.0\.0\.1:\d+\n$/);
    expect((await fetch(origin)).status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends quietly on %s, though a browser keeps its connection',
    async (signal) => {
      const { kill, ended, origin } = await startServer(createFolder(FILES));
      const { hostname, port } = new URL(origin);
      const browser = connect(Number(port), hostname);
      onTestFinished(() => void browser.destroy());
      browser.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(browser, 'data');
      kill(signal);
      expect(await ended()).toEqual({ code: 0, stderr: '' });
    },
  );

  it('ends with code 1 at a rejection that nobody handles, and its log says why, however silent it is', async () => {
    const environment = { NODE_OPTIONS: `--import=${REJECTS}`, CROWNHOLD_LOG: 'silent' };
    const { kill, ended } = await startServer(createFolder(FILES), environment);
    kill('SIGUSR2');
    const { code, stderr } = await ended();
    expect(code).toBe(1);
    const line = JSON.parse(stderr.trim()) as object;
    expect(line).toMatchObject({ msg: 'fatal', code: 'unhandledRejection' });
    expect(line).toMatchObject({ causes: [{ message: 'nobody handles this' }, { message: 'the line is cut' }] });
  });

  it('says what to do when its port is taken', async () => {
    const site = createFolder(FILES);
    const { origin } = await startServer(site);
    const { port } = new URL(origin);
    const { code, stdout, stderr } = await runServer(['--site', site, '--host', '127.0.0.1'], { PORT: port });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Port ${port} is taken`);
    expect(stderr).toContain('npm start -- --port 8090\n');
  });

  it('says that there is no build', async () => {
    const { code, stderr } = await runServer(['--site', createFolder({})]);
    expect([code, stderr]).toEqual([1, 'The page has not been built yet: npm run build\n']);
  });

  it.each([
    [['--prt', '1'], 'Usage: npm start -- [--port NUMBER] [--host ADDRESS]'],
    [['--port'], 'Usage:'],
    [['here'], 'Usage:'],
    [['--port', 'http'], 'A port is a whole number from 0 to 65535; "http" is not one.'],
    [['--port', '65536'], '"65536" is not one'],
    [
      ['--host', '203.0.113.1', '--port', '0'],
      'Crownhold cannot be reached at 203.0.113.1, port 0: listen EADDRNOTAVAIL',
    ],
  ])('%j is refused in words', async (args, words) => {
    const { code, stdout, stderr } = await runServer([...args, '--site', createFolder(FILES)]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(words);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('speaks the language of the system', async () => {
    const { stderr } = await runServer(['--port', '-'], { LC_ALL: 'bg_BG.UTF-8' });
    expect(stderr).toContain('Портът е цяло число');
  });
});
