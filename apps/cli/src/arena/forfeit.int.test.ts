import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { faultyBot } from '../../test/faulty-bot.ts';
import { createFolder } from '../../test/folder.ts';

interface Report {
  readonly ok: boolean;
  readonly games: number;
  readonly log: string | null;
  readonly bots: readonly { readonly forfeits: number }[];
  readonly forfeits: readonly { readonly deal: number; readonly record: string }[];
}

const arena = (bot: string, ...flags: readonly string[]) => [
  ...['arena', '--bot', bot, '--bot', 'random', '--games', '4', '--grace', '60000', '--threads', '1'],
  ...flags,
];

describe('a bot that fails in the arena', { timeout: 120_000 }, () => {
  it('forfeits that game, with deal, seat, rule and a record', async () => {
    const { path } = createFolder();
    const { code, json } = await runCrownholdJson(arena(faultyBot('illegal', 20), '--save', path));
    expect(code).toBe(0);
    expect(json).toMatchObject({
      ok: true,
      games: 4,
      bots: [{ forfeits: 1 }, { forfeits: 0 }],
      forfeits: [
        {
          ...{ deal: 0, rotation: 1, seat: 1, kind: 'illegal', turn: 'take 99' },
          ...{ rule: expect.stringMatching(/^K\d+$/), code: expect.any(String), args: expect.any(Object) },
          record: join(path, 'kingdomino-1-00000-1.json'),
        },
      ],
      log: null,
    });
    expect(readdirSync(path)).toHaveLength(4);
    const records = readdirSync(path).map((file) => join(path, file));
    expect((await runCrownhold(['replay', ...records])).code).toBe(0);
  });

  it('is told to people, with the log of its standard error', async () => {
    const { code, stdout } = await runCrownhold(arena(faultyBot('dies', 20)));
    expect(code).toBe(0);
    expect(stdout).toMatch(/ forfeits deal 0, rotation 1, seat 1: it has ended \(exit 1\)\n {2}\/.*-00000-1\.json\n/);
    expect(stdout).toContain('A forfeited game is lost; its points are not counted.\n');
    const [, log] = /standard error: (.*)\n/.exec(stdout)!;
    expect(readFileSync(log!, 'utf8')).toMatch(/, 0-1: Traceback: 1\n/);
    expect(dirname(log!)).toMatch(/crownhold-arena-/);
    rmSync(dirname(log!), { recursive: true });
  });

  it('ends the run by --strict, and what was finished is kept', async () => {
    const { path } = createFolder();
    const file = join(path, 'run.jsonl');
    const { code, stdout, stderr } = await runCrownhold(
      arena(faultyBot('nonsense', 20), '--strict', '--save', path, '--file', file),
    );
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/ forfeits deal 0, rotation 1, seat 1: it says "let me see"\n/);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
    const again = (await runCrownholdJson(arena(faultyBot('nonsense', 20), '--games', '2', '--file', file)))
      .json as Report;
    expect(again.bots[0]!.forfeits).toBe(1);
    expect(existsSync(again.forfeits[0]!.record)).toBe(true);
    const strict = await runCrownholdJson(arena(faultyBot('nonsense', 20), '--strict', '--save', path));
    expect(strict).toMatchObject({
      code: 1,
      json: { ok: false, code: 'forfeit', args: { deal: 0, kind: 'nonsense' } },
    });
  });

  it('ends the run if it cannot be started', async () => {
    const { code, json } = await runCrownholdJson([
      'arena',
      '--bot',
      './no-such-bot',
      '--bot',
      'random',
      '--games',
      '4',
    ]);
    expect([code, json]).toEqual([
      1,
      {
        ...{ ok: false, code: 'bot-failed', message: expect.stringContaining('./no-such-bot cannot continue') },
        args: expect.objectContaining({ bot: './no-such-bot', kind: 'not-started' }),
      },
    ]);
  });

  it('forfeits every game if it always ends at once', async () => {
    const { json } = await runCrownholdJson(arena(`${process.execPath} -e process.exit(3)`));
    const { bots, forfeits } = json as Report;
    expect(bots.map((bot) => bot.forfeits)).toEqual([4, 0]);
    rmSync(dirname(forfeits[0]!.record), { recursive: true });
  });
});
