import type { CDPSession, Page } from 'playwright-core';

/** A node of the tree that a screen reader reads. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
}

/** Somebody at the keyboard with the screen off: knows what the accessibility tree says and nothing else. */
export interface ScreenReader {
  /** Everything on the page, in the order in which it is read. */
  listen(): Promise<readonly Heard[]>;
  /** Presses Tab until something of this role and name has the focus. */
  tabTo(role: string, name: RegExp): Promise<void>;
  /** What was said aloud since the last time. */
  news(): Promise<readonly string[]>;
  /** Only hears what is said from now on: a browser that keeps the tree for somebody works twice as long. */
  putTreeAway(): Promise<void>;
}

const MANY_TABS = 40;

export async function openScreenReader(page: Page): Promise<ScreenReader> {
  const session = await page.context().newCDPSession(page);
  await page.getByRole('log').evaluate(collectLines);
  const listen = async () => {
    await session.send('Accessibility.enable');
    return readTree(session);
  };
  return {
    listen,
    async tabTo(role, name) {
      for (let i = 0; i < MANY_TABS; i++) {
        await page.keyboard.press('Tab');
        const focused = (await listen()).find(({ isFocused }) => isFocused);
        if (focused?.role === role && name.test(focused.name)) return;
      }
      throw new Error(`Tab never comes to a ${role} ${name}`);
    },
    news: () => page.evaluate(() => heardLines.splice(0)),
    async putTreeAway() {
      await session.send('Accessibility.disable');
    },
  };
}

declare const heardLines: string[];

/** Writes down what is added to a live region, as it is read out. Runs in the page. */
function collectLines(region: Element): void {
  const lines: string[] = [...region.children].map((line) => line.textContent ?? '');
  Object.assign(globalThis, { heardLines: lines });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) lines.push(node.textContent ?? '');
  }).observe(region, { childList: true });
}

async function readTree(session: CDPSession): Promise<readonly Heard[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  const read = (id: string) => {
    const node = byId.get(id);
    if (node === undefined) return;
    const has = (name: string) =>
      node.properties?.some((one) => one.name === name && one.value.value === true) === true;
    if (!node.ignored) {
      heard.push({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        // The page itself has the focus, too.
        isFocused: has('focused') && node.role?.value !== 'RootWebArea',
        isDisabled: has('disabled'),
      });
    }
    for (const child of node.childIds ?? []) read(child);
  };
  if (nodes[0]) read(nodes[0].nodeId);
  return heard;
}
