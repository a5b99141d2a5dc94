import type { BrowserContext } from 'playwright-core';

/** Writes down what must never happen while a page of this origin is open. */
export function watchProblems(context: BrowserContext, origin: string): readonly string[] {
  const problems: string[] = [];
  context.on('page', (page) => page.on('crash', () => problems.push(`crashed: ${page.url()}`)));
  context.on('console', (message) => {
    const { url } = message.location();
    // Playwright says so itself, to pages that shall have none.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    // Of every page that comes without encryption under a name.
    if (message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (error) => problems.push(`error: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url(), origin)) problems.push(`foreign host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Whoever leaves a page stops what it was loading.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

function isForeign(address: string, origin: string): boolean {
  const { protocol, origin: found } = new URL(address);
  return protocol !== 'data:' && found !== origin;
}
