// The thread that owns the database: an fsync never stops the event loop of the server.
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { answerAll, type Request } from './group-commit.ts';
import { sqliteRows } from './sqlite-rows.ts';
import { isStoreFault } from './store-fault.ts';
import { CLOSE, type Opened, type WriterData } from './writer-messages.ts';

const port = parentPort!;
const { file, migrations } = workerData as WriterData;
const database = openDatabase(file, migrations);
if (isStoreFault(database)) {
  port.postMessage(database satisfies Opened);
} else {
  const rows = sqliteRows(database);
  let waiting: Request[] = [];
  let isClosing = false;
  const flush = () => {
    const requests = waiting;
    waiting = [];
    answerAll(database, rows, requests, (replies) => port.postMessage(replies));
    if (isClosing) {
      database.close();
      port.close();
    }
  };
  port.on('message', (message: readonly Request[] | typeof CLOSE) => {
    // Everything that has come by now is heard before the flush.
    if (waiting.length === 0 && !isClosing) setImmediate(flush);
    if (message === CLOSE) isClosing = true;
    else waiting.push(...message);
  });
  port.postMessage({ opened: true } satisfies Opened);
}
