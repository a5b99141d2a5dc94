import { addressGroup, isPrivateAddress } from './address-group.ts';
import { type Rate, RateLimiter } from './rate-limiter.ts';

/** Messages and requests of one session: a person taps, a page resumes many tables at once, a bot polls. */
const MESSAGES: Rate = { burst: 200, perSecond: 20 };
/** New sessions and tables of one address: a school with all its classes is one. */
const SESSIONS: Rate = { burst: 1000, perSecond: 2 };
const TABLES: Rate = { burst: 1000, perSecond: 2 };
/** Codes that a session tries: people mistype, programs guess. Of an address ten times as many: a school is one. */
const CODES: Rate = { burst: 10, perSecond: 1 / 6 };
const ADDRESS_CODES: Rate = { burst: 100, perSecond: 10 / 6 };
const CONNECTIONS = 32;

export interface LimitTerms {
  readonly areOn: boolean;
  /** Without a public address all neighbours are welcome. */
  readonly isPublic: boolean;
  nowMs(): number;
}

type Refusal = { readonly waitSeconds: number };

/** How much strangers may ask for. */
export class Limits {
  readonly #terms: LimitTerms;
  readonly #messages: RateLimiter;
  readonly #byAddress: Readonly<Record<'session' | 'table', RateLimiter>>;
  readonly #codes: RateLimiter;
  readonly #addressCodes: RateLimiter;
  readonly #connections = new Map<string, number>();

  constructor(terms: LimitTerms) {
    this.#terms = terms;
    this.#messages = new RateLimiter(MESSAGES, terms.nowMs);
    this.#codes = new RateLimiter(CODES, terms.nowMs);
    this.#addressCodes = new RateLimiter(ADDRESS_CODES, terms.nowMs);
    this.#byAddress = {
      session: new RateLimiter(SESSIONS, terms.nowMs),
      table: new RateLimiter(TABLES, terms.nowMs),
    };
  }

  /** A message or a request of a session. */
  message(session: string): Refusal | undefined {
    if (!this.#terms.areOn || this.#messages.take(session)) return undefined;
    return { waitSeconds: this.#messages.waitSeconds(session) };
  }

  /** What the session may still send, as header fields tell it (draft-ietf-httpapi-ratelimit-headers). */
  headers(session: string): Readonly<Record<string, string>> {
    if (!this.#terms.areOn) return {};
    const { left, fullSeconds } = this.#messages.state(session);
    const windowSeconds = MESSAGES.burst / MESSAGES.perSecond;
    return {
      'ratelimit-policy': `"session";q=${MESSAGES.burst};w=${windowSeconds}`,
      ratelimit: `"session";r=${left};t=${fullSeconds}`,
    };
  }

  /** A new session or table from an address. */
  create(what: 'session' | 'table', address: string): Refusal | undefined {
    const { areOn, isPublic } = this.#terms;
    if (!areOn || (!isPublic && isPrivateAddress(address))) return undefined;
    const group = addressGroup(address);
    const limiter = this.#byAddress[what];
    return limiter.take(group) ? undefined : { waitSeconds: limiter.waitSeconds(group) };
  }

  /** A code that somebody tries. New sessions do not help: their address has a limit of its own, private or not. */
  tryCode(session: string, address: string): Refusal | undefined {
    if (!this.#terms.areOn) return undefined;
    const group = addressGroup(address);
    if (!this.#codes.take(session)) return { waitSeconds: this.#codes.waitSeconds(session) };
    return this.#addressCodes.take(group) ? undefined : { waitSeconds: this.#addressCodes.waitSeconds(group) };
  }

  /** One more socket or stream of a session; `undefined` if it has enough, else a function that gives it back. */
  connect(session: string): (() => void) | undefined {
    const open = this.#connections.get(session) ?? 0;
    if (this.#terms.areOn && open >= CONNECTIONS) return undefined;
    this.#connections.set(session, open + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.#connections.get(session) ?? 1) - 1;
      if (left > 0) this.#connections.set(session, left);
      else this.#connections.delete(session);
    };
  }
}
