// A thread that ends as soon as it is asked anything.
import process from 'node:process';
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => process.exit(1));
