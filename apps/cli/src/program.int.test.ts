import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { crownhold } from '../test/crownhold.ts';

const VERBS = ['replay', 'verify', 'score', 'simulate', 'perft', 'bench'];
/** They talk with somebody or write a page instead of answering, so they have no JSON. */
const TALKERS = ['play', 'print', 'engine'];

describe('crownhold', () => {
  it.each([[['--help']], [['-h']], [[]], [['help']]])('%j explains the program', (args) => {
    const { code, stdout, stderr } = crownhold(args);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')[0]).toBe('crownhold: board games with exact rules, in your terminal.');
    for (const verb of [...VERBS, ...TALKERS]) expect(stdout).toMatch(new RegExp(`^ {2}${verb} +\\w`, 'm'));
    expect(stdout.match(/^ {2}crownhold /gm)).toHaveLength(4);
    expect(stdout).toContain('README.md, docs/notation.md');
  });

  it.each(VERBS)('%s --help has an example and --json', (verb) => {
    const { code, stdout } = crownhold([verb, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Example:\n(?:.*\n)?  crownhold ${verb} `));
    expect(stdout).toContain('--json');
  });

  it('--version is that of the package', () => {
    expect(crownhold(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
  });

  it('helps who asks about a verb that is not there', () => {
    const { code, stdout, stderr } = crownhold(['help', 'reply']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^crownhold: board games/);
    expect(stderr).not.toContain('outputHelp');
  });

  it('suggests the nearest verb', () => {
    const { code, stdout, stderr } = crownhold(['reply', 'game.json']);
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
  ])('%j is wrong usage', (args, words) => {
    const { code, stdout, stderr } = crownhold(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^crownhold: /);
    expect(stderr).toContain(words);
  });
});
