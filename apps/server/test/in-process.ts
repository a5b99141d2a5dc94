import { join } from 'node:path';
import { translatorFor } from '@crownhold/i18n/every-language';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type OptionFault, type Options, parseOptions } from '../src/options.ts';
import { startServer } from '../src/running-server.ts';
import { createSite } from '../src/site/site.ts';
import { MemoryServerStore } from '../src/store/memory-server-store.ts';
import { createFolder } from './server.ts';

/** All of the server but its process, on a free port; gone after the test. */
export async function startInProcess(environment: Readonly<Record<string, string>> = {}) {
  const folder = createFolder({ 'index.html': '<!doctype html>' });
  const options = parseOptions(['--port', '0', '--host', '127.0.0.1', '--site', folder], environment);
  if (isFaulty(options)) throw new Error(JSON.stringify(options));
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const { trustedProxies, contact, hasPublicList } = options;
  const site = { folder: join(folder), logger, trustedProxies, contact, hasPublicList, speak: translatorFor };
  const app = await createSite(site);
  const server = await startServer({ options, logger, store: new MemoryServerStore(), app });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= server.close();
    return closing;
  };
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${server.port}`, metricsPort: server.metricsPort, lines, close };
}

function isFaulty(options: Options | OptionFault): options is OptionFault {
  return 'fault' in options;
}
