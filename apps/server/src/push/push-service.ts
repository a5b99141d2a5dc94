import { lookup } from 'node:dns';
import { request as requestPlainly } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Those of the browsers. A name stands for itself and all below it. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;
const TIMEOUT_MS = 10_000;
const MOST_LENGTH = 1000;

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Which addresses of strangers are asked, and how. `added`: origins that the operator trusts besides those of browsers. */
export class PushServices {
  readonly #added: ReadonlySet<string>;
  readonly #lookup: typeof lookup;

  constructor(added: readonly string[], find: typeof lookup = lookup) {
    this.#added = new Set(added);
    this.#lookup = find;
  }

  isKnown(endpoint: string): boolean {
    const url = endpoint.length <= MOST_LENGTH && URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (url?.username !== '' || url.password !== '' || url.hash !== '') return false;
    if (this.#added.has(url.origin)) return true;
    const isKnownHost = KNOWN_HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
    return url.protocol === 'https:' && url.port === '' && isKnownHost;
  }

  /** The status of the answer. A redirect is an answer like any other: nobody follows it. */
  send({ endpoint, headers, body }: PushRequest): Promise<number> {
    const url = new URL(endpoint);
    const isAdded = this.#added.has(url.origin);
    return new Promise((resolve, reject) => {
      if (!this.isKnown(endpoint)) throw new Error('an unknown push service');
      const ask = url.protocol === 'https:' ? request : requestPlainly;
      const options = { method: 'POST', headers, agent: false, ...(!isAdded && { lookup: this.#publicLookup }) };
      const asking = ask(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asking.on('error', reject).end(body);
    });
  }

  /** Names of strangers may be pointed at machines of this network. */
  readonly #publicLookup: LookupFunction = (hostname, options, callback) => {
    this.#lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const found = addresses.find(({ address }) => isPublicAddress(address));
      if (!found) return callback(new Error('a private address'), '');
      return options.all ? callback(null, [found]) : callback(null, found.address, found.family);
    });
  };
}
