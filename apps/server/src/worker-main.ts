// Lets bots think for servers that share a PostgreSQL. Usage: node worker-main.ts, with DATABASE_URL
import process from 'node:process';
import { systemLanguage } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { JobWorker } from './jobs/job-worker.ts';
import { createBotThreads } from './node-service.ts';
import { endOnFatalErrors } from './operation/fatal.ts';
import { createLogger, logTo } from './operation/logger.ts';
import { readVariables } from './operation/variables.ts';
import { shutDownOnSignal } from './shutdown.ts';
import { prepareDatabase } from './store/postgres/postgres-store.ts';
import { describeDatabaseFault } from './store-error.ts';

const t = translatorFor(systemLanguage(process.env));
const complaint = await work();
if (complaint !== undefined) {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 1;
}

/** Works until a signal, and returns what keeps it from that, if anything does. */
async function work(): Promise<string | undefined> {
  const settings = readVariables(process.env);
  if ('fault' in settings) {
    const { name, value, kind } = settings;
    return t('server-variable-bad', { name, value, kind });
  }
  const { databaseUrl: url, botThreads, logLevel } = settings;
  if (url === undefined) return t('server-worker-database-missing');
  const logger = createLogger(logLevel);
  endOnFatalErrors(logger);
  const log = logTo(logger);
  const fault = await prepareDatabase(url);
  if (fault) return describeDatabaseFault(t, url, fault);
  const threads = createBotThreads(botThreads, (err) => {
    log({ level: 'warn', event: 'thread-replaced', code: 'bots', ...(err && { err }) });
  });
  const worker = new JobWorker(url, threads, log);
  shutDownOnSignal(async () => {
    await worker.close();
    await threads.close();
  });
  const { host, pathname } = new URL(url);
  process.stdout.write(`${t('server-worker-open', { database: `${host}${pathname}` })}\n`);
  return undefined;
}
