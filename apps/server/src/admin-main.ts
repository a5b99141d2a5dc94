// What an operator does with the folder of a server. Usage: node admin-main.ts VERB [FILE, TABLE or SESSION] [--json]
// or node admin-main.ts migrate FILE [DATABASE_URL] [--json]
import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import process from 'node:process';
import { useSha256 } from '@crownhold/fair';
import { systemLanguage, type Translate } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { migrateFile } from './admin/migrate.ts';
import { ADMIN_VERBS, type AdminResult, isAdminFault, runAdmin } from './admin/verbs.ts';
import { MEMORY, readVariables } from './operation/variables.ts';
import { parseOptions } from './options.ts';
import { describeDatabaseFault, describeStoreFault } from './store-error.ts';

const PLAIN = new Set(['--json']);
const MIGRATE = 'migrate';

useSha256((bytes) => hash('sha256', bytes, 'buffer'));
const t = translatorFor(systemLanguage(process.env));
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const [name, what = '', target] = args.filter((arg) => !PLAIN.has(arg));
  const verb = ADMIN_VERBS.find((each) => each === name);
  const options = parseOptions([], process.env);
  if (name === MIGRATE) return migrate(what, target, args.includes('--json'));
  if (verb === undefined || 'fault' in options || options.data === MEMORY || (verb !== 'list' && what === ''))
    return say(t('server-admin-usage'), 2);
  const isFile = verb === 'backup' || verb === 'restore';
  const result = await runAdmin(verb, isFile ? resolve(what) : what, resolve(options.data));
  if (isAdminFault(result)) {
    if (result.fault === 'occupied') return say(t('server-restore-occupied', { folder: options.data }), 1);
    return say(describeStoreFault(t, options.data, result), 1);
  }
  if ('unknown' in result) return say(t('server-admin-unknown', { what, kind: result.unknown }), 1);
  process.stdout.write(`${args.includes('--json') ? JSON.stringify(result) : describe(result, t)}\n`);
  return 0;
}

/** Into the database that is named, or else the one of the settings. */
async function migrate(file: string, target: string | undefined, isJson: boolean): Promise<number> {
  const settings = readVariables({ ...process.env, ...(target !== undefined && { DATABASE_URL: target }) });
  if (file === '' || 'fault' in settings || settings.databaseUrl === undefined) return say(t('server-admin-usage'), 2);
  const result = await migrateFile(resolve(file), settings.databaseUrl);
  if ('differs' in result) return say(t('server-migrate-differs', { part: result.differs }), 1);
  if ('database' in result) return say(describeDatabaseFault(t, settings.databaseUrl, result.database), 1);
  if ('fault' in result) return say(describeStoreFault(t, file, result), 1);
  const { tables, rows } = result;
  process.stdout.write(`${isJson ? JSON.stringify(result) : t('server-migrate-done', { tables, rows })}\n`);
  return 0;
}

function say(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

function describe(result: Extract<AdminResult, { readonly done: string }>, translate: Translate): string {
  switch (result.done) {
    case 'backup':
      return translate('server-backup-done', { file: result.file });
    case 'restore':
      return translate('server-restore-done', { count: result.reopened });
    case 'list':
      return result.tables
        .map(({ table, game, status, version, seats }) => [table, game, status, version, seats.join(' ')].join('  '))
        .join('\n');
    case 'export':
      return JSON.stringify(result.record);
    default:
      return translate('server-admin-done');
  }
}
