// The real program, which also tells what it has used: processor time of the whole process, and memory without garbage.
import process from 'node:process';

process.on('message', () => {
  const [cpu, main] = [process.cpuUsage(), process.threadCpuUsage()];
  // Spawned with --expose-gc.
  const { gc } = globalThis as { readonly gc?: () => void };
  gc?.();
  process.send?.({ cpu, main, memory: process.memoryUsage() });
});
process.channel?.unref();

await import('../src/main.ts');
