// The real program, which also tells what it has used since it was asked last: processor time by thread, and of the main thread by
// part if asked; memory without garbage; how long the main thread kept everything waiting.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { MainThreadProfile, type Parts, threadTimes } from './cpu-parts.ts';

const RESOLUTION_MS = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let profile: MainThreadProfile | undefined;
let before = timesNow();
delay.enable();

process.on('message', async (message) => {
  const times = timesNow();
  const delayMs = { p99: delay.percentile(99) / 1e6, most: delay.max / 1e6 };
  const shares = await profile?.stop();
  profile = undefined;
  // Spawned with --expose-gc.
  const { gc } = globalThis as { readonly gc?: () => void };
  gc?.();
  const mainMs = times.mainMs - before.mainMs;
  const used = {
    cpuMs: times.cpuMs - before.cpuMs,
    mainMs,
    threads: difference(times.threads, before.threads),
    ...(shares && { main: Object.fromEntries(Object.entries(shares).map(([part, share]) => [part, share * mainMs])) }),
    memory: process.memoryUsage(),
    delayMs,
  };
  if (message === 'profile') {
    profile = new MainThreadProfile();
    await profile.start();
  }
  process.send?.(used, () => {
    before = timesNow();
    delay.reset();
  });
});
process.channel?.unref();

await import('../src/main.ts');

function timesNow() {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
  return { cpuMs: (all.user + all.system) / 1000, mainMs: (main.user + main.system) / 1000, threads: threadTimes() };
}

function difference(now: Parts, then: Parts): Parts {
  return Object.fromEntries(Object.entries(now).map(([name, ms]) => [name, ms - (then[name] ?? 0)]));
}
