import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { isPort, readVariables, type Settings, type VariableFault } from './operation/variables.ts';

export interface Options extends Omit<Settings, 'port' | 'data'> {
  readonly port: number;
  readonly host: string;
  /** The folder that is served. */
  readonly site: string;
  /** The folder in which tables are kept, or MEMORY. */
  readonly data: string;
}

export type OptionFault =
  | { readonly fault: 'usage' }
  | { readonly fault: 'port'; readonly port: string }
  | VariableFault;

const PORT = 8080;
/** Every address of this machine: phones of the local network open the page too. */
const HOST = '0.0.0.0';
const SITE = join(import.meta.dirname, '../../web/dist');

export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | OptionFault {
  const flags = readFlags(args);
  if (flags === undefined) return { fault: 'usage' };
  if (flags.port !== undefined && !isPort(flags.port)) return { fault: 'port', port: flags.port };
  // A flag goes before its variable.
  const settings = readVariables({ ...environment, ...(flags.port !== undefined && { PORT: flags.port }) });
  if ('fault' in settings) return settings.name === 'PORT' ? { fault: 'port', port: settings.value } : settings;
  return {
    ...settings,
    port: settings.port ?? PORT,
    host: flags.host ?? HOST,
    site: resolve(flags.site ?? SITE),
    data: settings.data ?? dataFolder(resolve(import.meta.dirname, '../../..'), environment),
  };
}

/** Beside the project; a program that npm has installed keeps nothing beside itself, since the next version replaces it. */
export function dataFolder(program: string, environment: Readonly<Record<string, string | undefined>>): string {
  if (!program.split(sep).includes('node_modules')) return join(program, 'data');
  return join(environment['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'crownhold', 'server');
}

function readFlags(args: readonly string[]) {
  const flag = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { port: flag, host: flag, site: flag } }).values;
  } catch {
    return undefined;
  }
}
