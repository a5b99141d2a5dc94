// Loaded before the server by every test: it ends with the process that has started it, even if that one was killed.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.on('end', () => process.exit()).resume();
  process.stdin.unref();
}
