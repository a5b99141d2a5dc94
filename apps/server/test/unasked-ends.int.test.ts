import process from 'node:process';
import { expect, it } from 'vitest';
import { NodeCluster } from './node-cluster.ts';
import { SpawnedProgram } from './spawned-program.ts';
import { failOnUnaskedEnds, unaskedEnds } from './unasked-ends.ts';

function run(script: string): SpawnedProgram {
  return new SpawnedProgram(process.execPath, ['-e', script]);
}

it('a program that ends by itself fails the test that runs, with its last words', async () => {
  const program = run(`console.error('no more'); process.exitCode = 3`);
  await expect.poll(() => unaskedEnds().length).toBe(1);
  // Too late to ask.
  await program.end('SIGTERM');
  expect(failOnUnaskedEnds).toThrow(/node.* ended by itself \(3\): no more$/);
  expect(failOnUnaskedEnds).not.toThrow();
});

it('so does one that is killed by somebody else', async () => {
  const program = run('setInterval(() => {}, 1000)');
  process.kill(program.pid!, 'SIGKILL');
  await expect.poll(() => program.isRunning).toBe(false);
  expect(failOnUnaskedEnds).toThrow('ended by itself (SIGKILL)');
});

it('one that is told to end, or whose end is waited for, does not', async () => {
  await run('setInterval(() => {}, 1000)').end('SIGKILL');
  expect(await run('process.exitCode = 5').ended()).toBe(5);
  expect(unaskedEnds()).toEqual([]);
});

it('a cluster with a node that has ended by itself closes everything, and then says so', async () => {
  const cluster = await NodeCluster.start(2, false);
  const [first, second] = cluster.nodes;
  process.kill(first!.pid!, 'SIGABRT');
  await expect.poll(() => first!.isRunning).toBe(false);
  await expect(cluster.close()).rejects.toThrow('ended by itself (SIGABRT)');
  expect([second!.isRunning, cluster.postgres.isRunning]).toEqual([false, false]);
  expect(failOnUnaskedEnds).toThrow('ended by itself (SIGABRT)');
});
