import { createECDH } from 'node:crypto';
import type { Seat } from '@crownhold/core';
import type { Entropy } from '../ports/entropy.ts';
import type { Log } from '../ports/log.ts';
import type { Notices } from '../ports/notices.ts';
import type { PushEndpoint, PushStore, PushSubscriptions } from '../ports/push-store.ts';
import { encryptMessage, isPublicKey } from './message-encryption.ts';
import type { PushServices } from './push-service.ts';
import type { Vapid } from './vapid.ts';

const MOST_OF_A_SESSION = 10;
/** How long a service keeps a message for a phone that is off. */
const KEEP_SECONDS = 24 * 60 * 60;
/** The browser has unsubscribed, or never was there. */
const GONE: readonly number[] = [404, 410];

interface PushPorts {
  readonly store: PushStore;
  readonly services: Pick<PushServices, 'isKnown' | 'send'>;
  readonly vapid: Vapid;
  readonly entropy: Entropy;
  readonly log: Log;
  nowMs(): number;
}

/** Tells browsers whose page is not open that it is somebody's turn. */
export class Pushes implements Notices, PushSubscriptions {
  readonly #ports: PushPorts;

  constructor(ports: PushPorts) {
    this.#ports = ports;
  }

  get publicKey(): string {
    return this.#ports.vapid.publicKey;
  }

  async subscribe(session: string, push: PushEndpoint): Promise<'bad-endpoint' | 'too-many' | undefined> {
    const { services, store } = this.#ports;
    if (!services.isKnown(push.endpoint) || !isPublicKey(push.p256dh)) return 'bad-endpoint';
    return (await store.addPush(session, push, MOST_OF_A_SESSION)) ? undefined : 'too-many';
  }

  unsubscribe(session: string, endpoint: string): Promise<void> {
    return this.#ports.store.removePush(endpoint, session);
  }

  yourTurn(session: string, table: string, seat: Seat): void {
    this.#tell(session, table, JSON.stringify({ kind: 'your-turn', table, seat })).catch(() => {
      this.#ports.log({ level: 'warn', event: 'push-failed', table });
    });
  }

  async #tell(session: string, table: string, text: string): Promise<void> {
    const pushes = await this.#ports.store.pushesOf(session);
    const sent = await Promise.allSettled(pushes.map((push) => this.#send(push, table, text)));
    if (sent.some(({ status }) => status === 'rejected'))
      this.#ports.log({ level: 'warn', event: 'push-failed', table });
  }

  async #send(push: PushEndpoint, table: string, text: string): Promise<void> {
    const { services, vapid, entropy, store, nowMs } = this.#ports;
    const key = createECDH('prime256v1');
    key.generateKeys();
    const body = encryptMessage(text, push, { salt: entropy.bytes(16), privateKey: key.getPrivateKey() });
    const headers = {
      authorization: vapid.authorization(push.endpoint, nowMs()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
      ttl: String(KEEP_SECONDS),
      urgency: 'high',
      // A later one of the same table takes the place of one that has not been shown.
      topic: table.slice(0, 32),
    };
    const status = await services.send({ endpoint: push.endpoint, headers, body });
    if (GONE.includes(status)) await store.removePush(push.endpoint);
    else if (status >= 300) throw new Error(`status ${status}`);
  }
}
