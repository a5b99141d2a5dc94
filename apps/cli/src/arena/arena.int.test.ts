import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { runCrownhold, runCrownholdJson } from '../../test/crownhold.ts';
import { createFolder } from '../../test/folder.ts';
import { openPty } from '../../test/pty.ts';

const PROGRAM = join(import.meta.dirname, '../../bin/crownhold.mjs');
const COMPACT = `python3 ${join(import.meta.dirname, '../../../../examples/python/compact.py')}`;

interface Report {
  readonly deals: number;
  readonly games: number;
  readonly interrupted: boolean;
  readonly bots: readonly { readonly msPerTurn: number; readonly points: { readonly mean: number } }[];
}

/** All that depends on the seed alone. */
async function run(...args: readonly string[]) {
  const { code, json } = await runCrownholdJson(['arena', ...args]);
  const { seconds, threads, bots, ...rest } = json as Report & { seconds: number; threads: number };
  return { code, ...rest, bots: bots.map(({ msPerTurn, ...bot }) => bot) };
}

describe('crownhold arena', () => {
  // A thread takes longer to start than all these games.
  const duel = ['--bot', 'fg', '--bot', 'random', '--threads', '1', '--games', '20', '--seed', '5'];

  it('plays the same games for the same seed, in any number of threads', async () => {
    const first = await run(...duel);
    expect(first).toMatchObject({
      code: 0,
      ok: true,
      game: 'kingdomino',
      options: { seats: 2 },
      seed: 5,
      deals: 10,
      games: 20,
      interrupted: false,
      bots: [
        { name: 'fg', seats: 1, fair: 0.5, turns: 280, allowance: { movetimeMs: 100 }, clock: 'processor' },
        { name: 'random', seats: 1 },
      ],
      comparisons: [{ one: 'fg', other: 'random', elo: { mean: expect.any(Number), low: expect.any(Number) } }],
    });
    expect(await run(...duel, '--threads', '3')).toEqual(first);
    expect(await run(...duel.slice(0, -1), '6')).not.toEqual(first);
  });

  it('keeps to nodes, and to time', async () => {
    const bots = ['--bot', 'mce-fg:3n', '--bot', 'fg', '--games', '2'];
    expect(await run(...bots)).toEqual(await run(...bots));
    const { json } = await runCrownholdJson(['arena', '--bot', 'mce-fg:20ms', '--bot', 'fg', '--games', '2']);
    const [slow, quick] = (json as Report).bots;
    expect(quick!.msPerTurn).toBeLessThan(slow!.msPerTurn);
  });

  it.each([
    ['kingdomino', '3'],
    ['duel', '2'],
    ['colours', '4'],
  ])('plays %s at %s seats, one against the rest', async (game, seats) => {
    const bots = ['--bot', 'greedy', '--bot', 'random', '--game', game, '--seats', seats, '--games', seats];
    const n = Number(seats);
    expect(await run(...bots)).toMatchObject({ deals: 1, games: n, bots: [{ fair: 1 / n }, { fair: (n - 1) / n }] });
  });

  it('lets bots play the same deals alone', async () => {
    const alone = [
      'arena',
      '--game',
      'colours',
      '--seats',
      '1',
      '--bot',
      'greedy',
      '--bot',
      'random',
      '--games',
      '3',
      '--threads',
      '1',
    ];
    const { code, stdout } = await runCrownhold(alone);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\nbot +points +median +ms a turn\ngreedy +\d\d\.\d\d ± .*\nrandom /);
    const lines = (await runCrownhold([...alone, '--json'])).stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { games: 3, bots: [{ name: 'greedy', seats: 1, median: expect.any(Number) }] },
      { games: 3, bots: [{ name: 'random' }] },
    ]);
    expect((await runCrownhold(['arena', '--seats', '1', '--bot', 'fg'])).code).not.toBe(0);
  });

  it('tells people', async () => {
    const { code, stdout, stderr } = await runCrownhold(['arena', ...duel]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Kingdomino, 2 players, seed 5: 20 games, 10 deals, each in every seating\n\nbot +seats +points .*\nfg .*±.*\nrandom /,
    );
    expect(stdout).toMatch(/\nfg is placed before random in \d+\.\d ± \d+\.\d %: Elo \+\d+, from \+\d+ to \+\d+\n/);
    const russian = (await runCrownhold(['arena', ...duel, '--lang', 'ru'])).stdout;
    expect(russian).toContain('20 партий, 10 раздач, каждая при каждой рассадке');
  });

  it('continues where it was, and only the same contest', async () => {
    const file = join(createFolder().path, 'run.jsonl');
    const part = await run(...duel, '--games', '8', '--file', file);
    expect(part).toMatchObject({ deals: 4 });
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(6);
    // An interruption in the middle of a line.
    writeFileSync(file, lines.join('\n').slice(0, -40));
    expect(await run(...duel, '--file', file)).toEqual(await run(...duel));
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(12);
    expect(await run(...duel, '--file', file)).toEqual(await run(...duel));
    expect(await runCrownhold(['arena', ...duel, '--seed', '6', '--file', file])).toMatchObject({
      code: 1,
      stderr: `crownhold: ${file} is of another contest: another seed.\n`,
    });
    const other = createFolder().write('letter.txt', 'Dear Ann,\n');
    expect(await runCrownhold(['arena', ...duel, '--file', other])).toMatchObject({
      code: 1,
      stderr: `crownhold: Line 1 of ${other} is not of a contest.\n`,
    });
  });

  it('ends a sequential test with the deal that decides it, in any number of threads', async () => {
    const file = join(createFolder().path, 'test.jsonl');
    const test = [...duel.slice(0, 4), '--games', '2000', '--seed', '5', '--sprt', '0', '50'];
    const first = await run(...test, '--threads', '1', '--file', file);
    expect(first).toMatchObject({ code: 0, interrupted: false, sprt: { low: 0, high: 50, accepted: 'high' } });
    expect(first.deals).toBeLessThan(200);
    expect(first).toMatchObject({ sprt: { deals: first.deals } });
    expect(await run(...test, '--threads', '3')).toEqual(first);
    const lines = readFileSync(file, 'utf8');
    expect(await run(...test, '--file', file)).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(lines);
    const { stdout } = await runCrownhold(['arena', ...test, '--file', file]);
    expect(stdout).toMatch(/\nSequential test: at least \+50 Elo \(log-likelihood ratio \d\.\d\d, bound 2\.94\)\n/);
  });

  it('holds a contest for each pair of a round robin, and tells all of them', async () => {
    const file = join(createFolder().path, 'run.jsonl');
    const bots = [
      '--bot',
      'fg',
      '--bot',
      'random',
      '--bot',
      'greedy-placement',
      '--threads',
      '1',
      '--games',
      '4',
      '--file',
      file,
    ];
    const { code, stdout } = await runCrownhold(['arena', ...bots, '--pairing', 'round-robin', '--json']);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(lines.slice(0, 3).map(({ bots: two }) => two.map(({ name }: { name: string }) => name))).toEqual([
      ['fg', 'random'],
      ['fg', 'greedy-placement'],
      ['random', 'greedy-placement'],
    ]);
    expect(lines[3]).toMatchObject({ ok: true, pairing: 'round-robin', bots: [{ name: 'fg', rivals: 2 }, {}, {}] });
    expect([1, 2, 3].map((n) => existsSync(file.replace('run', `run-${n}`)))).toEqual([true, true, true]);
    const people = (await runCrownhold(['arena', ...bots.slice(0, -2), '--pairing', 'gauntlet'])).stdout;
    expect(people).toMatch(/\n\nbot +rivals +placed before them\nfg +2 +\d/);
  });

  it('ends with the figures so far when it is interrupted, and goes on from there', async () => {
    const file = join(createFolder().path, 'run.jsonl');
    const args = ['arena', '--bot', 'mce-fg:3n', '--bot', 'fg', '--games', '20000', '--file', file, '--json'];
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, LC_ALL: 'C' } });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    const count = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 2 : 0);
    await expect.poll(count).toBeGreaterThanOrEqual(2);
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    const report = JSON.parse(output) as Report;
    expect(report).toMatchObject({ interrupted: true, deals: count() });
    const more = (await runCrownholdJson([...args.slice(0, -1), '--games', String(2 * (count() + 1))])).json as Report;
    expect(more).toMatchObject({ interrupted: false, deals: report.deals + 1 });
  });

  it('shows how far it is, on a terminal', async () => {
    const { written, ended } = openPty(['arena', '--bot', 'random', '--bot', 'greedy', '--games', '200']);
    expect(await ended).toBe(0);
    expect(written()).toMatch(/\[#*-*\] \d+ of 200 games/);
    expect(written()).toContain('greedy');
  });

  it('plays against a program of somebody else', async () => {
    const { json } = await runCrownholdJson(['arena', '--bot', COMPACT, '--bot', 'random', '--games', '4']);
    expect(json).toMatchObject({
      games: 4,
      bots: [{ name: COMPACT, clock: 'wall', turns: 56 }, { clock: 'processor' }],
    });
  });

  it.each([
    [[], 'Who is to play?'],
    [['--bot', 'gready'], 'There is no bot "gready"'],
    [['--bot', 'fg', '--bot', 'fg', '--bot', 'fg', '--seats', '2'], 'There are only 2 seats'],
    [['--bot', 'fg', '--seats', '5'], 'The game is for 2 to 4 players'],
    [['--bot', 'fg', '--nodes', '5', '--movetime', '5'], 'exclude each other'],
    [['--bot', 'fg', '--games', '0'], 'whole number'],
    [['--bot', 'fg', '--bot', 'random', '--sprt', '10', '0'], '--sprt needs two differences'],
    [['--bot', 'fg', '--bot', 'random', '--sprt', '10'], '--sprt needs two differences'],
    [['--bot', 'fg', '--bot', 'random', '--bot', 'greedy', '--sprt', '0', '10'], 'exactly two bots'],
  ])('refuses %j', async (args, sentence) => {
    const { code, stderr } = await runCrownhold(['arena', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(sentence);
  });
});
