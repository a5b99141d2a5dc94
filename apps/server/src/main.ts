// Serves the built page. Usage: npm start -- [--port NUMBER] [--host ADDRESS]
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { systemLanguage } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { lanAddresses, localAddress } from './lan-address.ts';
import { describeListenError } from './listen-error.ts';
import { parseOptions } from './options.ts';
import { shutDownOnSignal } from './shutdown.ts';
import { createSite } from './site/site.ts';

const t = translatorFor(systemLanguage(process.env));
const complaint = await open();
if (complaint !== undefined) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
}

/** Opens the page and returns what keeps it from opening, if anything does. */
async function open(): Promise<string | undefined> {
  const options = parseOptions(process.argv.slice(2), process.env);
  if ('fault' in options)
    return options.fault === 'port' ? t('server-port-bad', { port: options.port }) : t('server-usage');
  const { host, port, site } = options;
  if (!existsSync(join(site, 'index.html'))) return t('server-build-missing');
  const app = await createSite(site, translatorFor);
  try {
    await app.listen({ host, port, listenTextResolver: () => '' });
  } catch (error) {
    return describeListenError(t, options, error);
  }
  shutDownOnSignal(app);
  // Port 0 means any that is free.
  const { port: found } = app.server.address() as AddressInfo;
  const address = localAddress(host, found);
  const lan = lanAddresses(host, found, networkInterfaces()).join(', ');
  process.stdout.write(`${lan ? t('server-open-house', { address, house: lan }) : t('server-open', { address })}\n`);
  return undefined;
}
