// The real program, which also tells how much memory it uses once all garbage is collected.
import process from 'node:process';

process.on('message', () => {
  // Spawned with --expose-gc.
  const { gc } = globalThis as { readonly gc?: () => void };
  gc?.();
  gc?.();
  process.send?.({ heapBytes: process.memoryUsage().heapUsed });
});

// It ends as if nobody asked.
process.channel?.unref();

await import('../../src/main.ts');
