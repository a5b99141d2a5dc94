import process from 'node:process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand } from './command.ts';

/** Starts another process with the same output, says its id, and ends. */
const LEAVES_ONE_BEHIND = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true });
  process.stdout.write(String(left.pid), () => process.exit(0));
`;

describe('a command', () => {
  it('is over when its process is, whatever it has left behind', async () => {
    const { ok, output } = await runCommand([process.execPath, '-e', LEAVES_ONE_BEHIND]);
    const left = Number(/\d+/.exec(output)?.[0]);
    onTestFinished(() => void process.kill(left, 'SIGKILL'));
    expect(ok).toBe(true);
    expect(output).toContain('has left a process behind');
  });

  it('tells all that it wrote, and how it ended', async () => {
    const program = "process.stdout.write('out'.repeat(50_000)); process.exitCode = 3";
    const { ok, output } = await runCommand([process.execPath, '-e', program]);
    expect(ok).toBe(false);
    expect(output).toBe('out'.repeat(50_000));
  });
});
