import { isIP } from 'node:net';

export interface GuardedHeaders {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** Where the server is. */
export interface OwnAddress {
  /** `https://example.org`, if the operator has named one. */
  readonly publicOrigin?: string | undefined;
  /** Names of this machine in its network, lower-case. */
  readonly names: readonly string[];
}

/**
 * Whether a request may touch tables: it names this server as its host, and if a page sent it, it is a page of this server.
 * A page of a stranger can point a name of its own at this machine; it cannot do so with an address or with a name of ours.
 */
export function isOwnRequest(headers: GuardedHeaders, { publicOrigin, names }: OwnAddress): boolean {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (publicOrigin !== undefined) {
    const isOwnHost = host.toLowerCase() === new URL(publicOrigin).host;
    return isOwnHost && (origin === undefined || origin === publicOrigin);
  }
  const named = hostName(host);
  if (named === undefined || !(isIP(named) > 0 || names.includes(named))) return false;
  return origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`;
}

/** Without the port and the brackets of IPv6. */
function hostName(host: string): string | undefined {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9.-]+))(?::\d{1,5})?$/i.exec(host);
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/** Names by which browsers of the same machine and network know it. */
export function namesOf(hostname: string, listening: string): readonly string[] {
  const name = hostname.toLowerCase();
  const short = name.split('.')[0]!;
  return ['localhost', name, short, `${short}.local`, listening.toLowerCase()];
}
