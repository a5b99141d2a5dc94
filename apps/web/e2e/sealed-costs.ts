// What sealed dice cost in a browser whose processor is slowed down, and in bytes. Usage: npm run sealed
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { sealedRecords } from '@crownhold/fair/claims';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { PageFigures } from './sealed-page.ts';

const SLOWER = 4;
const print = (text: string) => process.stdout.write(`${text}\n`);
const bytes = (count: number) => count.toLocaleString('en').padStart(8);

const { alone, signed } = sealedRecords(1);
print('bytes of a record of Kingdomino for two, as JSON and compressed');
for (const [name, record] of Object.entries({
  'without a transcript': { ...alone, fairness: undefined },
  'on one device': alone,
  'two people who sign': signed,
})) {
  const json = JSON.stringify(record);
  print(`  ${name.padEnd(22)} ${bytes(json.length)} ${bytes(gzipSync(json).length)}`);
}
print('bytes of code, minified and compressed');
const fair = await bundle('code-of-verifier', `export { examine, Participant } from '@crownhold/fair';`);
const noble = await bundle('code-of-noble', `export * from '@crownhold/fair/noble';`);
print(`  verifier and client    ${bytes(gzipSync(fair).length)}`);
print(`  @noble/curves, where the browser has no Ed25519 ${bytes(gzipSync(noble).length)}`);

const { events, nobleMs, nativeMs } = await measureInChromium();
const sorted = events.toSorted((a, b) => a - b);
print(`an event in Chromium, its processor ${SLOWER} times slower, hashes and rules (goal 2 ms)`);
print(
  `  median ${sorted[sorted.length >> 1]!.toFixed(2)} ms, most ${sorted.at(-1)!.toFixed(2)} ms, ${events.length} events`,
);
print(`a signature there: ${nativeMs?.toFixed(2) ?? 'no'} ms native, ${nobleMs.toFixed(2)} ms by @noble/curves`);

async function measureInChromium(): Promise<PageFigures> {
  const code = await bundle('page', undefined, join(import.meta.dirname, 'sealed-page.ts'));
  const server = createServer((request, response) => {
    if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(code);
    else if (request.url === '/events') response.end(JSON.stringify((signed.fairness as { events: unknown }).events));
    else response.setHeader('content-type', 'text/html').end('<script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Both come from scripts/with-browser.ts.
  const { CHROMIUM: executablePath = '', CHROMIUM_FLAGS = '' } = process.env;
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS.split(' ') });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.waitForFunction('typeof measure === "function"');
    // From sealed-page.ts.
    return (await page.evaluate('measure()')) as PageFigures;
  } finally {
    await browser.close();
    server.close();
  }
}

/** One file of all that a module needs. */
async function bundle(name: string, source?: string, file = `virtual:${name}`): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    plugins: [{ name, resolveId: (id) => (id === file ? id : null), load: (id) => (id === file ? source : null) }],
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rollupOptions: { input: file, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('vite made no bundle');
  return result.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
}
