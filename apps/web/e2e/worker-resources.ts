import type { Browser } from 'playwright-core';
import { test } from 'vitest';
import { launch } from './harness.ts';
import { type Server, startServer } from './server.ts';

/** One browser and one server for all test files of a worker: a browser profile is enough to keep tests apart. */
class WorkerResources {
  #browser: Promise<Browser> | undefined;
  #server: Promise<Server> | undefined;

  /** A new one if the last one has crashed: that fails one test, not those after it. */
  browser(): Promise<Browser> {
    this.#browser ??= launch().then((browser) => {
      browser.once('disconnected', () => {
        this.#browser = undefined;
      });
      return browser;
    });
    return this.#browser;
  }

  /** With the page as it was built, and tables in memory. */
  server(): Promise<Server> {
    this.#server ??= startServer();
    return this.#server;
  }

  async close(): Promise<void> {
    const [browser, server] = await Promise.all([this.#browser, this.#server]);
    await Promise.all([browser?.close(), server?.stop()]);
  }
}

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which other fixtures are needed.
const inWorker = test.extend('resources', { scope: 'worker' }, ({}, { onCleanup }) => {
  const resources = new WorkerResources();
  onCleanup(() => resources.close());
  return resources;
});

/** What the worker has for the tests of a file, as soon as they run. */
export function useResources(): () => WorkerResources {
  let resources: WorkerResources;
  inWorker.beforeAll(({ resources: shared }) => {
    resources = shared;
  });
  return () => resources;
}
