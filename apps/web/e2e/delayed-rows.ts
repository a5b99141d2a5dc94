import type { Page } from 'playwright-core';

declare global {
  var delays: { isOn: boolean; readonly rows: (() => void)[]; readonly bots: (() => void)[] };
}

/**
 * A script that runs before the page. Bots at a table in a worker do not begin to think until `holdRows`; from then on
 * each row that the worker tells waits until it is let through.
 */
export const DELAYED_ROWS = `(${delayRows})()`;

function delayRows(): void {
  globalThis.delays = { isOn: false, rows: [], bots: [] };
  const { addEventListener: listen, postMessage: post } = Worker.prototype;
  const isFunction = (hear: unknown): hear is EventListener => typeof hear === 'function';
  Object.assign(Worker.prototype, {
    addEventListener(this: Worker, type: string, hear: EventListenerOrEventListenerObject) {
      if (!isFunction(hear)) return listen.call(this, type, hear);
      return listen.call(this, type, (event) => {
        const isRow = (event as MessageEvent).data?.reply?.kind === 'told';
        if (isRow && globalThis.delays.isOn) globalThis.delays.rows.push(() => hear(event));
        else hear(event);
      });
    },
    postMessage(this: Worker, message: { readonly port?: unknown }, ...more: readonly unknown[]) {
      const send = () => Reflect.apply(post, this, [message, ...more]);
      if (message.port instanceof MessagePort) globalThis.delays.bots.push(send);
      else send();
    },
  });
}

/** The bots begin to think, and rows wait. */
export function holdRows(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.delays.isOn = true;
    for (const tell of globalThis.delays.bots.splice(0)) tell();
  });
}

/** Lets the next row through, once it has come. */
export async function letRowThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.delays.rows.length > 0);
  await page.evaluate(() => globalThis.delays.rows.shift()!());
}

/** Lets all through that wait, and whatever comes later. */
export function letRowsThrough(page: Page): Promise<void> {
  return page.evaluate(() => {
    globalThis.delays.isOn = false;
    for (const tell of globalThis.delays.rows.splice(0)) tell();
  });
}
