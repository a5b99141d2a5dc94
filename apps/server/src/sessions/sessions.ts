import type { Digest } from '../ports/digest.ts';
import type { Entropy } from '../ports/entropy.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { cookieName, formatCookie, readCookie } from './cookie.ts';
import { lockToken, unlockToken } from './token-lock.ts';

const TOKEN_BYTES = 32;
const SECRET_BYTES = 16;
/** How long a second device may take. */
const OFFER_MS = 10 * 60_000;
/** Sessions that need not be looked up in the store. */
const MOST_KNOWN = 50_000;

interface SessionPorts {
  readonly store: SessionStore;
  readonly digest: Digest;
  readonly entropy: Entropy;
  nowMs?(): number;
  /** How long a session need not be looked up again; another node may have ended it. For ever, if there is none. */
  readonly knownMs?: number | undefined;
}

/** Who speaks: a token in a cookie of a browser, and nothing but its hash here. */
export class Sessions {
  readonly #ports: SessionPorts;
  /** Until when; the oldest first. */
  readonly #known = new Map<string, number>();
  readonly #nowMs: () => number;
  #cookie = '';

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    this.#nowMs = ports.nowMs ?? (() => performance.now());
  }

  /** Before anybody is heard: the name of the cookie depends on the port. */
  listenAt(address: { readonly isSecure: boolean; readonly port: number }): void {
    this.#cookie = cookieName(address);
  }

  get cookieName(): string {
    return this.#cookie;
  }

  /** Resolves once the session is stored; with the header that gives its token to the browser. */
  async begin(): Promise<string> {
    const { store, entropy } = this.#ports;
    const token = base64Url(entropy.bytes(TOKEN_BYTES));
    const session = this.#sessionOf(token);
    await store.addSession(session);
    this.#know(session);
    return formatCookie(this.#cookie, token);
  }

  /** The session of whoever sends this `Cookie` header. */
  async find(header: string | undefined): Promise<string | undefined> {
    const token = readCookie(header, this.#cookie);
    if (token === undefined) return undefined;
    const session = this.#sessionOf(token);
    if ((this.#known.get(session) ?? 0) > this.#nowMs()) return session;
    if (!(await this.#ports.store.hasSession(session))) return undefined;
    this.#know(session);
    return session;
  }

  /** A secret by which another device gets the token of this `Cookie` header, once and at any node. It is not kept. */
  async offerDevice(header: string | undefined): Promise<string> {
    const { store, digest, entropy } = this.#ports;
    const token = readCookie(header, this.#cookie) ?? '';
    const secret = base64Url(entropy.bytes(SECRET_BYTES));
    const [session, hash] = [this.#sessionOf(token), digest(`device ${secret}`)];
    await store.addOffer({ session, hash, locked: lockToken(token, secret), lifeMs: OFFER_MS });
    return secret;
  }

  /** The header that gives the same token to this browser too, if its session is still one. */
  async addDevice(secret: string): Promise<string | undefined> {
    const locked = await this.#ports.store.takeOffer(this.#ports.digest(`device ${secret}`));
    const token = locked === undefined ? undefined : unlockToken(locked, secret);
    if (token === undefined || !(await this.#ports.store.hasSession(this.#sessionOf(token)))) return undefined;
    return formatCookie(this.#cookie, token);
  }

  /** The store knows it no more; with the header that takes the token from the browser. */
  end(session: string): string {
    this.#known.delete(session);
    return formatCookie(this.#cookie, '', 0);
  }

  #sessionOf(token: string): string {
    return this.#ports.digest(`session ${token}`);
  }

  #know(session: string): void {
    const { knownMs = Number.POSITIVE_INFINITY } = this.#ports;
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(session, this.#nowMs() + knownMs);
  }
}

function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
