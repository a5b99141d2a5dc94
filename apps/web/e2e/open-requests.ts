import type { BrowserContext, Page, Request } from 'playwright-core';

const openRequests = new WeakMap<Page, Set<Request>>();

/** Notes what the pages of a profile have asked for and not got yet. To be called before there is a page. */
export function noteRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const open = new Set<Request>();
    openRequests.set(page, open);
    page.on('request', (request) => {
      // Of what the document before asked for Playwright may never hear the end.
      if (request.isNavigationRequest()) open.clear();
      open.add(request);
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
  });
}

/** Whether a page waits for something that it has asked for. */
export function hasOpenRequest(page: Page): boolean {
  const open = openRequests.get(page);
  if (open === undefined) throw new Error('nobody has noted the requests of this page');
  return open.size > 0;
}
