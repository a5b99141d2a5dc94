import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';

interface Result {
  readonly speed: object;
  readonly seats: readonly { readonly mean: number; readonly min: number; readonly max: number }[];
}

describe('crownhold simulate', () => {
  it('gives the same statistics for the same seed', async () => {
    const run = async (seed: string) => {
      const { code, json } = await runCrownholdJson(['simulate', '--games', '100', '--seats', '3', '--seed', seed]);
      expect(code).toBe(0);
      const { speed, ...rest } = json as Result;
      expect(speed).toEqual({ seconds: expect.any(Number), gamesPerSecond: expect.any(Number) });
      return rest;
    };
    const seat = { mean: expect.any(Number), deviation: expect.any(Number), min: expect.any(Number) };
    const first = await run('5');
    expect(first).toEqual({
      ok: true,
      game: 'kingdomino',
      options: { seats: 3, variants: [], tiebreak: 'territory-then-crowns' },
      games: 100,
      seed: 5,
      seats: [0, 1, 2].map((index) => ({ seat: index, ...seat, max: expect.any(Number), wins: expect.any(Number) })),
      perGame: { discarded: expect.any(Number) },
    });
    expect(await run('5')).toEqual(first);
    expect(await run('6')).not.toEqual(first);
  });

  it('writes games that replay with the points of the statistics', async () => {
    const folder = join(createFolder().path, 'deep', 'games');
    const flags = ['--variants', 'harmony,middle-kingdom', '--games', '50', '--out', folder];
    const { seats } = (await runCrownholdJson(['simulate', ...flags])).json as Result;
    const files = readdirSync(folder).sort();
    expect(files).toHaveLength(50);
    expect(files[0]).toBe('kingdomino-1-00001.json');
    const { code, stdout } = await runCrownhold(['replay', '--json', ...files.map((file) => join(folder, file))]);
    expect(code).toBe(0);
    const scores = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { scores: number[] }).scores);
    for (const [seat, { mean, min, max }] of seats.entries()) {
      const points = scores.map((score) => score[seat]!);
      expect(points.reduce((a, b) => a + b, 0) / 50).toBeCloseTo(mean, 5);
      expect([Math.min(...points), Math.max(...points)]).toEqual([min, max]);
    }
  });

  it('plays Kingdomino Duel by the options asked for, and the games replay', async () => {
    const folder = createFolder().path;
    const flags = ['--game', 'duel', '--spellbook', 'always', '--first', '1', '--games', '5', '--out', folder];
    const { code, json } = await runCrownholdJson(['simulate', ...flags]);
    expect(code).toBe(0);
    expect(json).toMatchObject({
      game: 'duel',
      options: { seats: 2, spellbook: 'always', first: 1 },
      perGame: { rounds: expect.any(Number), empty: expect.any(Number) },
    });
    const files = readdirSync(folder).map((file) => join(folder, file));
    expect(files).toHaveLength(5);
    const replayed = (await runCrownhold(['replay', '--json', ...files])).stdout.trim().split('\n');
    for (const line of replayed) expect(JSON.parse(line)).toMatchObject({ ok: true, over: true });
    const { stdout } = await runCrownhold(['replay', files[0]!, '--lang', 'ru']);
    expect(stdout).toMatch(/Дуэль гербов, 2 игрока; \d+ шаг(|а|ов), партия окончена/);
    expect(stdout).toMatch(/наибольшее владение: \d+ клет/);
    expect((await runCrownhold(['simulate', '--games', '2', '--game', 'duel'])).stdout).toMatch(
      /rounds per game: \d+\.\d\d\n/,
    );
  });

  it.each(['1', '3'])('plays Colour Kingdoms with %s, and the games replay', async (seats) => {
    const folder = createFolder().path;
    const flags = ['--game', 'colours', '--seats', seats, '--games', '4', '--out', folder];
    expect(await runCrownholdJson(['simulate', ...flags])).toMatchObject({
      code: 0,
      json: {
        game: 'colours',
        options: { seats: Number(seats), map: 'first' },
        perGame: { rounds: expect.any(Number), unpainted: expect.any(Number), blots: expect.any(Number) },
      },
    });
    const files = readdirSync(folder).map((file) => join(folder, file));
    const replayed = (await runCrownhold(['replay', '--json', ...files])).stdout.trim().split('\n');
    expect(replayed).toHaveLength(4);
    for (const line of replayed) expect(JSON.parse(line)).toMatchObject({ ok: true, over: true });
    const { stdout } = await runCrownhold(['replay', files[0]!, '--lang', 'ru']);
    expect(stdout).toMatch(/Цветные королевства, \d игрока?; \d+ шаг(|а|ов), партия окончена/);
    expect(stdout).toMatch(/потеряно: \d+/);
    if (seats === '1') expect(stdout).toContain('попробуйте ещё раз');
    expect((await runCrownhold(['simulate', ...flags])).stdout).toMatch(/blots painted per game: \d+\.\d\d\n/);
  });

  it('refuses an option that the game does not have', async () => {
    const { code, stderr } = await runCrownhold(['simulate', '--first', '1', '--games', '1']);
    expect([code, stderr]).toEqual([2, 'crownhold: The game has no option "first" (rule R6).\n']);
    expect(await runCrownhold(['simulate', '--game', 'duel', '--first', 'me'])).toMatchObject({ code: 2 });
  });

  it('tells people', async () => {
    const { code, stdout } = await runCrownhold(['simulate', '--games', '20']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Kingdomino, 2 players: 20 random games, seed 1\n\nseat +mean +deviation +min +max +wins\n/,
    );
    expect(stdout).toMatch(/dominoes discarded per game: \d+\.\d\d\n\n[\d,]+ games? per second\n$/);
  });

  it('refuses a game that is none', async () => {
    expect(await runCrownhold(['simulate', '--seats', '5'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'crownhold: The game is for 2 to 4 players (rule K1).\n',
    });
    expect(await runCrownholdJson(['simulate', '--game', 'chess'])).toEqual({
      code: 2,
      json: {
        ok: false,
        rule: 'R4',
        code: 'unknown-game',
        args: { game: 'chess', known: 'kingdomino, duel, colours' },
        message: expect.stringContaining('kingdomino'),
      },
    });
  });

  it('meets the world with a sentence, not with a stack', async () => {
    const file = createFolder().write('file', '');
    const { code, stderr } = await runCrownhold(['simulate', '--games', '1', '--out', join(file, 'games')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^crownhold: The path to .* has a file where a folder should be\.\n$/);
  });

  it.runIf(process.platform === 'linux')('says so when its output finds no room', async () => {
    const full = openSync('/dev/full', 'w');
    const program = join(import.meta.dirname, '../../bin/crownhold.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, 'simulate', '--games', '1'], {
      stdio: ['ignore', full, 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
      encoding: 'utf8',
    });
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^crownhold: The output cannot be written: ENOSPC.*\n$/);
  });
});
