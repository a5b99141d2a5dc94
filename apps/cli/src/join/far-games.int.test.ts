import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { FarTerminal } from '../../test/far-terminal.ts';
import { createFolder } from '../../test/folder.ts';
import { type Hosted, host } from '../../test/hosted-table.ts';
import { TestServer } from '../../test/server.ts';

describe('two terminals and a server', () => {
  it.each([
    ['kingdomino', ['kingdomino', '--seats', '4', '--bot', '1']],
    // For two people, and no more.
    ['the Duel', ['duel']],
    ['Colour Kingdoms', ['colours', '--seats', '3', '--bot', '1']],
  ])(
    'play %s, with a bot of the server or a program over HTTP where there are seats, through a kill of the server to the end; all have the same record, and it verifies',
    async (_, args) => {
      const server = await TestServer.start();
      const folder = createFolder().path;
      const { link, invite, watch } = await host(server, folder, args);
      const python = args.includes('4') ? startPython(invite) : undefined;
      const terminals = [new FarTerminal(link, 1, folder), new FarTerminal(invite, 2)];
      await Promise.all(terminals.map((terminal) => terminal.open()));
      await Promise.all(terminals.map((terminal) => terminal.playUntil(() => terminal.version >= 8)));
      await server.kill();
      // Somebody turns the computer off meanwhile.
      terminals[1]!.close();
      await server.start();
      terminals[1] = new FarTerminal(link, 3, terminals[1]!.folder);
      await terminals[1]!.open();
      const isOver = (terminal: FarTerminal) => terminal.session.snapshot.mode.kind === 'over';
      await Promise.all(terminals.map((terminal) => terminal.playUntil(() => isOver(terminal))));
      if (python) expect(await python).toBe('The game is over.\n');
      const kept = await Promise.all(terminals.map((terminal) => terminal.record()));
      const [one, other] = kept.map(({ record }) => readFileSync(record, 'utf8'));
      expect(one).toBe(other);
      for (const { far } of terminals)
        expect(far.state.proof.kind).toBe(args[0] === 'colours' ? 'to-check' : 'checked');
      const witnesses = kept.flatMap(({ witness }) => ['--witness', witness]);
      const { code, stdout } = await runCrownhold(['verify', '--json', ...witnesses, kept[0]!.record]);
      const verdict = JSON.parse(stdout) as { readonly proven: readonly { readonly code: string }[] };
      expect(code).toBe(0);
      expect(verdict.proven.map((found) => found.code)).toEqual(
        expect.arrayContaining(['signed', 'one-history', 'closed']),
      );
      const byLink = await runCrownhold(['verify', '--json', link], '', { XDG_DATA_HOME: folder });
      expect(byLink.code).toBe(0);
      const watched = await runCrownhold(['watch', watch], '', { XDG_DATA_HOME: createFolder().path });
      expect(watched).toMatchObject({ code: 0, stderr: '' });
      expect(watched.stdout).toContain('Оля');
    },
  );
});

// Who seals nothing is waited for: at every table for the same twenty seconds, so all games are played at once.
it('a program plays every game over plain HTTP without any rules, and the verdict names it', async () => {
  const server = await TestServer.start();
  const hosted = async (game: string) => {
    const folder = createFolder().path;
    return { game, folder, ...(await host(server, folder, [game])) };
  };
  const tables = [await hosted('kingdomino'), await hosted('duel'), await hosted('colours')];
  const terminals = await Promise.all(tables.map((table, seed) => playAgainstPython(table, seed)));
  for (const terminal of terminals) {
    const { record, witness } = await terminal.record();
    const { code, stdout } = await runCrownhold(['verify', '--witness', witness, record]);
    expect(code).toBe(0);
    expect(stdout).toContain('Python had no key in');
  }
});

async function playAgainstPython({ link, invite, folder }: Hosted & { readonly folder: string }, seed: number) {
  const python = startPython(invite);
  const terminal = new FarTerminal(link, seed, folder);
  await terminal.open();
  await terminal.playUntil(() => terminal.session.snapshot.mode.kind === 'over');
  expect(await python).toBe('The game is over.\n');
  return terminal;
}

/** All that the example over plain HTTP says, once it has ended well. */
async function startPython(invite: string): Promise<string> {
  const python = spawn('python3', ['examples/python/http_bot.py', invite], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void python.kill('SIGKILL'));
  const [ended, said] = [once(python, 'close'), text(python.stdout)];
  expect(await ended).toEqual([0, null]);
  return said;
}
