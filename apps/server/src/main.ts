// Serves page and tables. Usage: npm start -- [--port NUMBER] [--host ADDRESS]
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { systemLanguage } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { invitationOrigin, lanAddresses, localAddress } from './lan-address.ts';
import { describeListenError } from './listen-error.ts';
import { endOnFatalErrors } from './operation/fatal.ts';
import { createLogger, logTo } from './operation/logger.ts';
import { type OptionFault, parseOptions } from './options.ts';
import { qrText } from './qr-text.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { openData } from './server-data.ts';
import { shutDownOnSignal } from './shutdown.ts';
import { createSite } from './site/site.ts';

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
  const { host, site, logLevel, trustedProxies, contact, hasPublicList } = options;
  if (!existsSync(join(site, 'index.html'))) return t('server-build-missing');
  const logger = createLogger(logLevel);
  endOnFatalErrors(logger);
  let server: RunningServer | undefined;
  const tables = () => invitationOrigin(options, app.server.address());
  const app = await createSite({
    folder: site,
    logger,
    trustedProxies,
    contact,
    speak: translatorFor,
    tables,
    hasPublicList,
    invitation: async (table, token) => server?.invitation(table, token),
  });
  const data = await openData(options, logTo(logger), t);
  if (typeof data === 'string') return data;
  try {
    const { store, nodes } = data;
    const running = await startServer({ options, logger, store, nodes, app });
    server = running;
    shutDownOnSignal(async () => {
      await running.close();
      await data.close();
    });
    data.announce?.(localAddress(host, running.port));
    tellAddress(host, running.port);
    return undefined;
  } catch (error) {
    await data.close();
    return describeListenError(t, options, error);
  }
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
