import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCrownhold } from '../../test/crownhold.ts';
import { FarTerminal } from '../../test/far-terminal.ts';
import { createFolder } from '../../test/folder.ts';
import { TestServer } from '../../test/server.ts';

interface Hosted {
  readonly link: string;
  readonly invite: string;
}

async function host(server: TestServer, folder: string, args: readonly string[]): Promise<Hosted> {
  const words = ['host', ...args, '--server', server.origin, '--name', 'Ann', '--json'];
  const { stdout } = await runCrownhold(words, '', { XDG_DATA_HOME: folder });
  return JSON.parse(stdout) as Hosted;
}

/** Two terminals at a table that plays. */
async function seated(args: readonly string[]) {
  const server = await TestServer.start();
  const folder = createFolder().path;
  const { link, invite } = await host(server, folder, args);
  const terminals = [new FarTerminal(link, 1, folder), new FarTerminal(invite, 2)] as const;
  await Promise.all(terminals.map((terminal) => terminal.open()));
  await Promise.all(terminals.map((terminal) => terminal.until(() => terminal.version >= 1)));
  return { server, link, terminals };
}

/** The letter under which the open list has a line. */
function letterOf(terminal: FarTerminal, words: string): string {
  const [, letter] = new RegExp(`([a-z]) {2}${words}`).exec(terminal.screen()) ?? [];
  if (letter === undefined) throw new Error(terminal.screen());
  return letter;
}

describe('what people do in the terminal besides playing', () => {
  it('signs, giving up with a second thought, and another game that both want', async () => {
    const { terminals, link } = await seated(['duel', '--clock', '172800']);
    const [ann, olga] = terminals;
    // Two days for a turn: a day and an hour, and no counting down.
    await ann.until(() => /until \w{3}/.test(ann.screen()));
    ann.press(':');
    expect(ann.screen()).toContain('At the table: press a letter');
    ann.press(letterOf(ann, 'Well done!'));
    await olga.until(() => olga.screen().includes('Ann: Well done!'));
    olga.press(':');
    const letter = letterOf(olga, 'Give up as');
    olga.press(letter);
    expect(olga.screen()).toContain(`${letter} once more gives up`);
    olga.press('\u001b');
    expect(olga.session.snapshot.mode.kind).not.toBe('over');
    olga.press(`:${letter}${letter}`);
    for (const terminal of terminals) {
      await terminal.until(() => terminal.session.snapshot.mode.kind === 'over');
      expect(terminal.screen()).toContain('Gave up and ranked last: Оля.');
    }
    ann.press(':');
    ann.press(letterOf(ann, 'Another game'));
    await olga.until(() => olga.screen().includes('Ann wants another game'));
    await ann.until(() => ann.screen().includes('Waiting for the others'));
    olga.press(':');
    olga.press(letterOf(olga, 'Another game'));
    await olga.until(() => olga.far.state.people?.rematch?.table !== undefined);
    const next = olga.far.state.people!.rematch!.table!;
    const tables = await runCrownhold(['tables', '--server', new URL(link).origin], '', { XDG_DATA_HOME: ann.folder });
    expect(tables.stdout).toContain(next);
  });
});

describe('a restored server', () => {
  it('is met by terminals that have seen later turns: they say so plainly and play on; the record shows the reopening', async () => {
    const { server, terminals, link } = await seated(['kingdomino']);
    const data = { CROWNHOLD_DATA: server.data };
    const file = join(createFolder().path, 'backup.db');
    await Promise.all(terminals.map((terminal) => terminal.playUntil(() => terminal.version >= 4)));
    expect(await runCrownhold(['backup', file], '', data)).toMatchObject({ code: 0 });
    await Promise.all(terminals.map((terminal) => terminal.playUntil(() => terminal.version >= 9)));
    await server.kill();
    for (const name of readdirSync(server.data)) if (name !== 'forgotten.txt') rmSync(join(server.data, name));
    expect(await runCrownhold(['restore', file], '', data)).toMatchObject({ code: 0 });
    await server.start();
    for (const terminal of terminals) {
      await terminal.until(() => terminal.screen().includes('older'));
    }
    const isOver = (terminal: FarTerminal) => terminal.session.snapshot.mode.kind === 'over';
    await Promise.all(terminals.map((terminal) => terminal.playUntil(() => isOver(terminal))));
    const [one] = await Promise.all(terminals.map((terminal) => terminal.record()));
    expect(readFileSync(one!.record, 'utf8')).toContain('"reopen"');
    expect(link).toContain('/table/');
  });
});
