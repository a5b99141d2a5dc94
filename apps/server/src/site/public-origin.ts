/** The headers that say under which name a browser knows the server; a proxy in front of it adds the forwarded ones. */
interface OriginHeaders {
  readonly host?: string | undefined;
  readonly 'x-forwarded-host'?: string | string[] | undefined;
  readonly 'x-forwarded-proto'?: string | string[] | undefined;
}

/** Names, numbers and ports only: what comes in a header is written into a page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Names of a machine for itself: nobody else finds it by them. */
const LOOPBACK = /^(?:localhost|[a-z0-9.-]+\.localhost|127\.[0-9.]+|\[::1\])(?::\d+)?$/i;

/** `https://example.org`, for addresses that other programs read; nothing if a request names no host that others find. */
export function publicOrigin(headers: OriginHeaders): string | undefined {
  const host = first(headers['x-forwarded-host']) ?? headers.host;
  if (host === undefined || !HOST.test(host) || LOOPBACK.test(host)) return undefined;
  return `${first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

/** Proxies one behind the other write a list; the first entry is what the browser asked. */
function first(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
}
