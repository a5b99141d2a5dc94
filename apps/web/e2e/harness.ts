import { hostname } from 'node:os';
import process from 'node:process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { noteRequests } from './open-requests.ts';
import { watchProblems } from './problems.ts';
import { type Server, startServer } from './server.ts';
import { WAIT_MS } from './wait-limit.ts';

export interface PageOptions {
  readonly width: number;
  readonly height: number;
  readonly theme?: 'light' | 'dark';
  /** What the browser prefers: `ru`, `uk-UA`. */
  readonly language?: string;
  readonly reducedMotion?: boolean;
  /** Pixels of the picture to one of the page. */
  readonly scale?: number;
  /** What stands behind the hash: `/new/kingdomino`. */
  readonly route?: string;
  /** Fixes chance and bots; the only hook that the page has for tests. */
  readonly seed?: number;
  /** What the page finds as kept on this device, by its key. */
  readonly kept?: Readonly<Record<string, string>>;
  /** Lets the page install its service worker. Without it every page comes from the server, and nothing else is loaded. */
  readonly hasWorker?: boolean;
  /** Another name for this computer, under which the page has no secure context: there are no locks and no worker. */
  readonly host?: typeof INSECURE_HOST | typeof OWN_NAME;
  /** Whether scripts run; they do unless told. */
  readonly hasScript?: boolean;
  /** A script that runs before those of the page. */
  readonly before?: string;
}

export const INSECURE_HOST = 'house.test';
/** As other devices at home know this computer: its server has tables under this name, too. */
export const OWN_NAME = `${hostname().toLowerCase().split('.')[0]}.local`;

/** A page that is open, in a browser profile of its own. */
export interface OpenedPage {
  readonly page: Page;
  /** The paths of all files that it has asked the server for, in their order. */
  readonly requests: readonly string[];
  /** Everything that went wrong so far, in the browser or on the server. */
  problems(): readonly string[];
  close(): Promise<void>;
}

/** A browser and the real server. */
export interface Harness {
  open(options: PageOptions): Promise<OpenedPage>;
  close(): Promise<void>;
}

export const PHONE = { width: 360, height: 740 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** A browser narrower than this passes for a phone: it has a finger, and heeds the viewport that the page asks for. */
const WIDEST_PHONE = 600;

/** What a browser says of a script that it was told not to run. */
const UNWANTED_SCRIPT = /\.js csp$/;

/** With the page as it was built, or with another folder; in a browser of its own if none is given. */
export async function openHarness(site?: string, given?: Browser): Promise<Harness> {
  const [server, browser] = await Promise.all([startServer(site), given ?? launch()]);
  const pages: OpenedPage[] = [];
  return {
    async open(options) {
      const opened = await openIn(browser, server, options);
      pages.push(opened);
      return opened;
    },
    async close() {
      await Promise.all(pages.map((opened) => opened.close()));
      await Promise.all([given === undefined && browser.close(), server.stop()]);
    },
  };
}

/** Opens a page of a server that runs, in a browser that runs. */
export async function openIn(browser: Browser, server: Server, options: PageOptions): Promise<OpenedPage> {
  const context = await browser.newContext(contextOptions(options));
  const origin = originOf(server.origin, options);
  const problems = watchProblems(context, origin);
  noteRequests(context);
  const heard = server.complaints.length;
  const requests: string[] = [];
  context.on('request', (request) => requests.push(new URL(request.url()).pathname));
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(keepOnDevice, options.kept ?? {});
  if (options.before !== undefined) await context.addInitScript(options.before);
  const page = await context.newPage();
  await page.goto(origin + pathOf(options));
  return {
    page,
    requests,
    problems: () =>
      [...problems, ...endOf(browser), ...server.complaints.slice(heard)].filter(
        (problem) => options.hasScript !== false || !UNWANTED_SCRIPT.test(problem),
      ),
    close: () => context.close(),
  };
}

/** Nobody ends a browser while its pages are asked for problems. */
export function endOf(browser: Browser): readonly string[] {
  return browser.isConnected() ? [] : ['the browser ended by itself'];
}

export function launch(): Promise<Browser> {
  const { CHROMIUM: executablePath, CHROMIUM_FLAGS: flags = '' } = process.env;
  if (!executablePath) throw new Error('there is no Chromium: npm run programs');
  const names = `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1,MAP ${OWN_NAME} 127.0.0.1`;
  return chromium.launch({ executablePath, args: [...flags.split(' '), names] });
}

export function contextOptions(options: PageOptions): BrowserContextOptions {
  const { width, height, theme, language, reducedMotion, scale, hasWorker, hasScript = true } = options;
  const isPhone = width < WIDEST_PHONE;
  return {
    viewport: { width, height },
    deviceScaleFactor: scale ?? 1,
    isMobile: isPhone,
    hasTouch: isPhone,
    javaScriptEnabled: hasScript,
    colorScheme: theme ?? 'light',
    locale: language ?? 'en',
    serviceWorkers: hasWorker ? 'allow' : 'block',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  };
}

/** As a page of these options names the server. */
export function originOf(origin: string, { host }: PageOptions): string {
  return host === undefined ? origin : origin.replace('localhost', host);
}

/** Runs in the page before its own scripts; what the page has changed since then stays. */
function keepOnDevice(kept: Readonly<Record<string, string>>): void {
  // The empty page before the first one has no storage.
  if (location.protocol === 'about:') return;
  for (const [key, text] of Object.entries(kept)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }
}

function pathOf({ seed, route }: PageOptions): string {
  return `/${seed === undefined ? '' : `?seed=${seed}`}${route === undefined ? '' : `#${route}`}`;
}
