import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly port: number;
  readonly host: string;
  /** The folder that is served. */
  readonly site: string;
}

export type OptionFault = { readonly fault: 'usage' } | { readonly fault: 'port'; readonly port: string };

const PORT = '8080';
/** Every address of this machine: phones of the local network open the page too. */
const HOST = '0.0.0.0';
const SITE = join(import.meta.dirname, '../../web/dist');

export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | OptionFault {
  const values = readFlags(args);
  if (values === undefined) return { fault: 'usage' };
  const port = values.port ?? (environment['PORT'] || PORT);
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return { fault: 'port', port };
  return { port: Number(port), host: values.host ?? HOST, site: resolve(values.site ?? SITE) };
}

function readFlags(args: readonly string[]) {
  const flag = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { port: flag, host: flag, site: flag } }).values;
  } catch {
    return undefined;
  }
}
