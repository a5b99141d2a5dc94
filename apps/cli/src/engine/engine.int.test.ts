import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../../bin/crownhold.mjs');
const GAME = 'game kingdomino {"seats":2}\n';
const SETUP = 'view 2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -\n';

function engine() {
  const child = spawn(process.execPath, [PROGRAM, 'engine']);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const until = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, 'data');
  };
  const end = async () => {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, lines: output.split('\n').slice(0, -1) };
  };
  return { child, until, end };
}

/** Writes all, ends the input, and waits for the end. */
async function talk(...input: readonly (string | Uint8Array)[]) {
  const { child, end } = engine();
  for (const piece of input) child.stdin.write(piece);
  child.stdin.end();
  return await end();
}

describe('crownhold engine', () => {
  it('answers garbage, bytes that are no text and lines without end, and leaves well', async () => {
    const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i % 256 === 10 ? 11 : i % 256));
    const { code, lines } = await talk('garbage\n', noise, '\n', 'x'.repeat(10_000_000), '\nping\n');
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^error unknown-command /),
      expect.stringMatching(/^error unknown-command /),
      expect.stringMatching(/^error too-long /),
      'pong',
    ]);
  });

  it('thinks, is stopped, and quits while the input stays open', async () => {
    const { child, until, end } = engine();
    child.stdin.write(`${GAME}${SETUP}go movetime 100000\n`);
    await until('best take ');
    child.stdin.write('stop\nquit\n');
    const { code, lines } = await end();
    expect([code, lines.slice(-2)]).toEqual([0, ['ok', 'ok']]);
  });

  it('takes the end of the input for quit', async () => {
    expect(await talk()).toEqual({ code: 0, lines: [] });
    expect(await talk('ping')).toEqual({ code: 0, lines: ['pong'] });
    expect((await talk(GAME, SETUP, 'go movetime 100000')).lines.at(-1)).toMatch(/^best take \d+$/);
  });

  it('ends quietly when nobody reads any more', async () => {
    const { child } = engine();
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.destroy();
    keepTalking(child);
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, complaints]).toEqual([0, '']);
  });
});

function keepTalking(child: ChildProcessWithoutNullStreams): void {
  const timer = setInterval(() => child.stdin.write('ping\n'), 20);
  child.once('exit', () => clearInterval(timer));
}
