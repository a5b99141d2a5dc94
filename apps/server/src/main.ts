// Serves page and tables. Usage: npm start -- [--port NUMBER] [--host ADDRESS]
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { systemLanguage } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { Logger } from 'pino';
import { invitationOrigin, lanAddresses, localAddress } from './lan-address.ts';
import { describeListenError } from './listen-error.ts';
import { createLogger, logTo } from './operation/logger.ts';
import { MEMORY } from './operation/variables.ts';
import { type OptionFault, parseOptions } from './options.ts';
import { qrText } from './qr-text.ts';
import { startServer } from './running-server.ts';
import { shutDownOnSignal } from './shutdown.ts';
import { createSite } from './site/site.ts';
import { MemoryServerStore } from './store/memory-server-store.ts';
import { openStore } from './store/sqlite-store.ts';
import { isStoreFault } from './store/store-fault.ts';
import { describeStoreFault } from './store-error.ts';

const t = translatorFor(systemLanguage(process.env));
const complaint = await open();
if (complaint !== undefined) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
}

/** Opens page and tables, and returns what keeps them from opening, if anything does. */
async function open(): Promise<string | undefined> {
  const options = parseOptions(process.argv.slice(2), process.env);
  if ('fault' in options) return describeFault(options);
  const { host, site, logLevel, trustedProxies, contact } = options;
  if (!existsSync(join(site, 'index.html'))) return t('server-build-missing');
  const logger = createLogger(logLevel);
  const tables = () => invitationOrigin(options, app.server.address());
  const app = await createSite({ folder: site, logger, trustedProxies, contact, speak: translatorFor, tables });
  const store = await openData(options.data, logger);
  if (isStoreFault(store)) return describeStoreFault(t, options.data, store);
  try {
    const server = await startServer({ options, logger, store, app });
    shutDownOnSignal(async () => {
      await server.close();
      await store.close();
    });
    store.announce(localAddress(host, server.port));
    tellAddress(host, server.port);
    return undefined;
  } catch (error) {
    await store.close();
    return describeListenError(t, options, error);
  }
}

async function openData(data: string, logger: Logger) {
  if (data === MEMORY) return new MemoryServerStore();
  return openStore(data, {
    log: logTo(logger),
    // What it had begun nobody knows; the next process reads what is there.
    died: () => process.exit(1),
  });
}

function describeFault(fault: OptionFault): string {
  switch (fault.fault) {
    case 'usage':
      return t('server-usage');
    case 'port':
      return t('server-port-bad', { port: fault.port });
    case 'variable':
      return t('server-variable-bad', { name: fault.name, value: fault.value, kind: fault.kind });
  }
}

function tellAddress(host: string, port: number): void {
  const address = localAddress(host, port);
  const addresses = lanAddresses(host, port, networkInterfaces());
  const lan = addresses.join(', ');
  process.stdout.write(`${lan ? t('server-open-house', { address, house: lan }) : t('server-open', { address })}\n`);
  // For the camera of a phone in the same room; a log has no use for it.
  if (addresses[0] !== undefined && process.stdout.isTTY) process.stdout.write(`${qrText(addresses[0], true)}\n`);
}
