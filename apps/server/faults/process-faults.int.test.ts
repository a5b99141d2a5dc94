import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { ProcessFaults } from './process-faults.ts';

/** A process that answers every line with the same line. */
function startEcho() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.pipe(process.stdout)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (piece) => {
    text += String(piece);
  });
  return { child, faults: new ProcessFaults(child), told: () => text };
}

it('a process that is paused does nothing, and everything afterwards', async () => {
  const { child, faults, told } = startEcho();
  child.stdin.write('one\n');
  await expect.poll(told).toBe('one\n');
  await faults.pause();
  expect(faults.isPaused).toBe(true);
  child.stdin.write('two\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(told()).toBe('one\n');
  faults.resume();
  await expect.poll(told).toBe('one\ntwo\n');
  expect(faults.isPaused).toBe(false);
});

it('a process that is killed is gone, though it was paused, and nothing can be done to it any more', async () => {
  const { child, faults } = startEcho();
  await once(child, 'spawn');
  await faults.pause();
  await faults.kill();
  expect([faults.isAlive, child.signalCode]).toEqual([false, 'SIGKILL']);
  await faults.kill();
  await faults.pauseFor(0);
  expect(faults.isPaused).toBe(false);
});
