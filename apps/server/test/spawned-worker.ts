import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { SpawnedProgram } from './spawned-program.ts';
import { within } from './within.ts';

const MAIN = join(import.meta.dirname, '../src/worker-main.ts');
const LOOK_MS = 20;

/** The real worker as a process; resolves once it takes jobs. Its log tells every turn that it has thought of. */
export async function spawnWorker(url: string): Promise<SpawnedProgram> {
  const env = { ...process.env, LC_ALL: 'C', CROWNHOLD_LOG: 'info', CROWNHOLD_BOT_THREADS: '1', DATABASE_URL: url };
  const worker = new SpawnedProgram(process.execPath, [MAIN], { env });
  const untilReady = async () => {
    while (!worker.output.includes('Bots think here')) {
      if (!worker.isRunning) throw new Error(`the worker ended: ${worker.output}`);
      await wait(LOOK_MS);
    }
  };
  await within('a worker', untilReady());
  return worker;
}

/** How many turns it has thought of. */
export function thoughtsOf(worker: SpawnedProgram): number {
  return worker.output.split('"bot-thought"').length - 1;
}
