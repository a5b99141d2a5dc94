import { formatRecord } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { crownhold, crownholdJson, runCrownhold } from '../test/crownhold.ts';
import { sealedGame } from '../test/sealed-game.ts';

const VERBS = ['replay', 'verify', 'score', 'simulate', 'perft', 'bench'];
/** They talk with somebody or write a page instead of answering, so they have no JSON. */
const TALKERS = ['play', 'print', 'engine'];

describe('crownhold', () => {
  it.each([[['--help']], [['-h']], [[]], [['help']]])('%j explains the program', async (args) => {
    const { code, stdout, stderr } = await runCrownhold(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')[0]).toBe('crownhold: board games with exact rules, in your terminal.');
    for (const verb of [...VERBS, ...TALKERS]) expect(stdout).toMatch(new RegExp(`^ {2}${verb} +\\w`, 'm'));
    expect(stdout.match(/^ {2}crownhold /gm)).toHaveLength(4);
    expect(stdout).toContain('README.md, docs/fairness/en.md\n');
  });

  it.each(VERBS)('%s --help has an example and --json', async (verb) => {
    const { code, stdout } = await runCrownhold([verb, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Example:\n(?:.*\n)?  crownhold ${verb} `));
    expect(stdout).toContain('--json');
  });

  it('--version is that of the package', async () => {
    expect(await runCrownhold(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
  });

  it('helps who asks about a verb that is not there', async () => {
    const { code, stdout, stderr } = await runCrownhold(['help', 'reply']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^crownhold: board games/);
    expect(stderr).not.toContain('outputHelp');
  });

  it('suggests the nearest verb', async () => {
    const { code, stdout, stderr } = await runCrownhold(['reply', 'game.json']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('There is no verb "reply". Did you mean replay?\nHelp: crownhold --help');
  });

  it.each([
    [['replay'], '<file>'],
    [['--lang', 'de'], 'en, ru, uk, bg'],
    [['replay', 'x', '--jsn'], 'There is no option "--jsn". Did you mean --json?'],
    [['score', 'a', 'b'], 'Too many arguments: 2'],
    [['simulate', '--seats', 'two'], 'It must be a whole number from 1 to 8.'],
    [['simulate', '--out', '/tmp', '--games', '10001'], 'at most 10000 games'],
    [['perft'], '--depth'],
    [['perft', '--depth', '1', '--record', 'x', '--seats', '2'], 'exclude each other'],
  ])('%j is wrong usage', async (args, words) => {
    const { code, stdout, stderr } = await runCrownhold(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^crownhold: /);
    expect(stderr).toContain(words);
  });
});

// Other tests of verbs call the program in their own process; those of arena, engine, play and simulate start it too.
describe('crownhold as a process of its own', () => {
  const record = formatRecord(sealedGame('duel', { seats: 2 }));

  it.each<[string, string, number, RegExp]>([
    ['replay -', record, 0, /^-: Kingdomino Duel, 2 players; \d+ steps, finished\n/],
    ['verify -', record, 0, /^Proven$/m],
    ['score', 'C w1 w', 0, /^kingdom 1: 2 points\n/],
    ['perft --depth 1', '', 0, /48 nodes at depth 1\n$/],
    ['bench --seconds 0.1', '', 0, /^Kingdomino, 2 players, on Node \d+/],
    ['print colours', '', 0, /^<!doctype html>/],
    ['reply', '', 2, /^$/],
  ])('%s', (args, input, code, words) => {
    const outcome = crownhold(args.split(' '), input);
    expect(outcome).toMatchObject({ code, stdout: expect.stringMatching(words) });
    expect(outcome.stderr === '').toBe(code < 2);
  });

  it('answers programs', () => {
    expect(crownholdJson(['replay', '-'], '[]')).toMatchObject({ code: 1, json: { ok: false, rule: 'R1' } });
  });
});
