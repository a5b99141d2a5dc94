// The real program, which also tells what it has used since it was asked last: processor time by thread, and of the main thread by
// part if asked; memory without garbage; how long the main thread kept everything waiting, by the clock and, if asked, by processor time.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { MainThreadProfile, type Parts, threadTimes } from './cpu-parts.ts';

const RESOLUTION_MS = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
let profile: MainThreadProfile | undefined;
/** Processor time of the longest turn of the event loop, while it is watched. */
let turn: { mostMs: number } | undefined;
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
  const spentMs = times.mainMs - before.mainMs;
  const used = {
    cpuMs: times.cpuMs - before.cpuMs,
    mainMs: spentMs,
    threads: difference(times.threads, before.threads),
    ...(shares && { main: Object.fromEntries(Object.entries(shares).map(([part, share]) => [part, share * spentMs])) }),
    memory: process.memoryUsage(),
    delayMs,
    ...(turn && { turnMs: turn.mostMs }),
  };
  turn = undefined;
  if (message === 'watch') watch();
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

/** Keeps the event loop turning, so that other processes on the machine do not count: they stop a clock, not processor time. */
function watch(): void {
  const watched = { mostMs: 0 };
  turn = watched;
  let lastMs = mainMs();
  const look = () => {
    const nowMs = mainMs();
    watched.mostMs = Math.max(watched.mostMs, nowMs - lastMs);
    lastMs = nowMs;
    if (turn === watched) setImmediate(look);
  };
  setImmediate(look);
}

function mainMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function timesNow() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, mainMs: mainMs(), threads: threadTimes() };
}

function difference(now: Parts, then: Parts): Parts {
  return Object.fromEntries(Object.entries(now).map(([name, ms]) => [name, ms - (then[name] ?? 0)]));
}
