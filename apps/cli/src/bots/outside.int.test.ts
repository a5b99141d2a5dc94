import { readFileSync } from 'node:fs';
import process from 'node:process';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WAIT_MS } from '../../test/patience.ts';
import { type OutsideHooks, startOutside } from './outside.ts';

const STATE = kingdomino.parseState('2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -')!;
const VIEW = kingdomino.view(STATE, 1);
const QUICK = { seed: 1, movetimeMs: 100 };

/** A program that does `go` for a question; what it has said and heard so far is in `say` and `lines`. */
function program({ hello = "say('test 1 protocol 1\\nready')", go = '', other = '' }) {
  const script = `const lines = []; const say = (text) => process.stdout.write(text + '\\n');
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      lines.push(line);
      if (line === 'hello') { ${hello} } else if (line.startsWith('go ')) { ${go} } else { ${other} }
    });`;
  return `${process.execPath} -e "${script.replaceAll(/["\\]/g, '\\$&')}"`;
}

function start(command: string, hooks: OutsideHooks = {}) {
  const player = startOutside(kingdomino, STATE.options, command, { graceMs: 200, startMs: WAIT_MS, ...hooks });
  onTestFinished(() => player.close());
  return player;
}

/** By Linux' own table, since the dead that nobody has buried yet still answer to `kill`. */
function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('a program of somebody else', () => {
  it('is told everything that it needs for a turn', async () => {
    const heard: string[] = [];
    const command = program({
      go: "say('ok'); console.error(lines.join('\\n')); say('info nodes 3'); say('best take 17')",
    });
    const player = start(command, { log: (line) => heard.push(line), graceMs: WAIT_MS });
    const result = await player.think(VIEW, 1, { ...QUICK, nodes: 9 });
    expect(result).toEqual({ kind: 'turn', moves: [kingdomino.parseMove(STATE, 'take 17')], text: 'take 17' });
    expect(player.name).toBe('test 1');
    await player.close();
    expect(heard).toEqual([
      'hello',
      'game kingdomino {"seats":2,"variants":[],"tiebreak":"territory-then-crowns"}',
      `view ${kingdomino.formatState(STATE)}`,
      'seat 1',
      'turns 4',
      ...['turn take 4', 'turn take 17', 'turn take 20', 'turn take 33'],
      'end',
      'go movetime 100 nodes 9 seed 1',
    ]);
  });

  it.each([
    ['no-such-program-at-all', expect.stringContaining('ENOENT')],
    ['"half a quote', 'EINVAL'],
    ['', 'EINVAL'],
  ])('that cannot be started: %j', async (command, problem) => {
    expect(await start(command).think(VIEW, 1, QUICK)).toEqual({ kind: 'not-started', command, problem });
  });

  it.each([
    ['at once', { hello: 'process.exit(3)' }, 'exit 3'],
    ['over a question', { go: "process.kill(process.pid, 'SIGKILL')" }, 'SIGKILL'],
  ])('that dies %s', async (_, script, how) => {
    expect(await start(program(script), { graceMs: WAIT_MS }).think(VIEW, 1, QUICK)).toEqual({ kind: 'died', how });
  });

  it('that never says hello, or never answers', async () => {
    const mute = start(program({ hello: '' }), { startMs: 300 });
    expect(await mute.think(VIEW, 1, QUICK)).toEqual({ kind: 'silent', afterMs: expect.any(Number) });
    expect(await start(program({})).think(VIEW, 1, QUICK)).toEqual({ kind: 'silent', afterMs: expect.any(Number) });
  });

  it.each([
    ["say('test 1 protocol 2')", '', 'test 1 protocol 2'],
    ["say('hello')", '', 'hello'],
    [undefined, "say('let me see')", 'let me see'],
    [undefined, "say('error no-view say view first')", 'error no-view say view first'],
    [undefined, "say('best')", 'best'],
    [undefined, "say('x'.repeat(70000))", '…'],
  ])('that talks nonsense: %j %j', async (hello, go, line) => {
    const player = start(program({ ...(hello && { hello }), go }), { graceMs: WAIT_MS });
    expect(await player.think(VIEW, 1, QUICK)).toEqual({ kind: 'nonsense', line });
  });

  it.each([
    ['take 99', 'illegal'],
    ['jump', 'unreadable'],
    ['take 4; take 17', 'overlong'],
  ])('that wants to play %j may try again', async (turn, kind) => {
    const go = `say('best ' + (lines.length < 12 ? '${turn}' : 'take 4'))`;
    const player = start(program({ go }), { graceMs: WAIT_MS });
    const refused = { kind: 'illegal', turn, rejection: expect.objectContaining({ kind }) };
    expect(await player.think(VIEW, 1, QUICK)).toEqual(refused);
    expect(await player.think(VIEW, 1, QUICK)).toMatchObject({ kind: 'turn', text: 'take 4' });
  });

  it('may ask for the next steps before it answers', async () => {
    const heard: string[] = [];
    const other = `if (line === 'end' && lines.includes('asked')) {
      if (lines.filter((each) => each === 'asked').length === 1) { lines.push('asked'); say('steps take 5'); say('steps take 17'); }
      else { console.error(lines.slice(lines.indexOf('asked')).join('\\n')); say('best take 17'); } }`;
    const player = start(program({ go: "lines.push('asked'); say('steps')", other }), {
      log: (line) => heard.push(line),
      graceMs: 20_000,
    });
    expect(await player.think(VIEW, 1, QUICK)).toMatchObject({ kind: 'turn', text: 'take 17' });
    await player.close();
    expect(heard.filter((line) => line !== 'asked')).toEqual([
      ...['steps 4', 'step take 4', 'step take 17', 'step take 20', 'step take 33', 'end'],
      'error bad-steps the turn cannot begin like this: step 0, K6 not-in-line',
      ...['steps 0', 'end'],
    ]);
  });

  it('answers early when it is hurried', async () => {
    const hurry = new AbortController();
    const command = program({ go: "console.error('thinking')", other: "if (line === 'stop') say('best take 33')" });
    const player = start(command, { log: () => hurry.abort(), graceMs: WAIT_MS });
    const result = await player.think(VIEW, 1, { seed: 1, movetimeMs: 60 * 60_000 }, hurry.signal);
    expect(result).toMatchObject({ kind: 'turn', text: 'take 33' });
  });

  it('ends with its own children, whatever they do', async () => {
    const pids: number[] = [];
    const child = "require('node:child_process').spawn('sleep', ['1000']).pid";
    const go = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.error(process.pid + '\\n' + ${child})`;
    const player = start(program({ go }), { log: (line) => pids.push(Number(line)) });
    const thinking = player.think(VIEW, 1, { seed: 1, movetimeMs: 60_000 });
    await expect.poll(() => pids).toHaveLength(2);
    await player.close();
    expect(await thinking).toEqual({ kind: 'closed' });
    // A killed process takes its time to die.
    await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  });
});
