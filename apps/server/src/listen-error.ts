import type { Translate } from '@crownhold/i18n';
import type { Options } from './options.ts';

const OFTEN_FREE = 8090;

/** Says why the server cannot listen at this host and port, and what helps. */
export function describeListenError(t: Translate, { host, port }: Options, error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  const ports = { port: String(port), other: String(port === OFTEN_FREE ? OFTEN_FREE + 1 : OFTEN_FREE) };
  if (code === 'EADDRINUSE') return t('server-port-taken', ports);
  if (code === 'EACCES') return t('server-port-denied', ports);
  return t('server-deaf', { host, port: String(port), reason: message });
}
