// Runs in a browser: hears the events of a match one by one, and says how long each took.
import { type FairEvent, isFairFault, isSigned, Referee, type SignatureCheck } from '@crownhold/fair';
import { verifyEquation } from '@crownhold/fair/noble';
import { kingdomino } from '@crownhold/games/kingdomino';

export interface PageFigures {
  /** Milliseconds of every event: hashes and rules, without signatures; the least of all rounds. */
  readonly events: readonly number[];
  /** Milliseconds of a signature by JavaScript. */
  readonly nobleMs: number;
  /** Milliseconds of a signature by the browser; `undefined` where it has no Ed25519. */
  readonly nativeMs: number | undefined;
}

const ROUNDS = 7;

async function measure(): Promise<PageFigures> {
  const events = (await (await fetch('/events')).json()) as readonly FairEvent[];
  let checks: readonly SignatureCheck[] = [];
  const rounds = Array.from({ length: ROUNDS }, () => {
    const heard = hearAll(events);
    checks = heard.checks;
    return heard.times;
  });
  const least = events.slice(1).map((_, i) => Math.min(...rounds.map((times) => times[i]!)));
  const start = performance.now();
  for (const check of checks) if (!isSigned(check, verifyEquation)) throw new Error('not signed');
  const nobleMs = (performance.now() - start) / checks.length;
  return { events: least, nobleMs, nativeMs: await nativeMsOf(checks) };
}

function hearAll(events: readonly FairEvent[]): { readonly times: number[]; readonly checks: SignatureCheck[] } {
  const referee = Referee.begin(kingdomino, events[0]!);
  if (isFairFault(referee)) throw new Error(referee.code);
  const checks: SignatureCheck[] = [];
  const times = events.slice(1).map((event) => {
    const start = performance.now();
    const heard = referee.hear(event);
    const end = performance.now();
    if (isFairFault(heard)) throw new Error(heard.code);
    checks.push(...heard);
    return end - start;
  });
  return { times, checks };
}

async function nativeMsOf(checks: readonly SignatureCheck[]): Promise<number | undefined> {
  const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g)!, (digits) => Number.parseInt(digits, 16));
  try {
    const start = performance.now();
    for (const { key, message, signature } of checks) {
      const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
      await crypto.subtle.verify('Ed25519', imported, bytesOf(signature), new Uint8Array(message));
    }
    return (performance.now() - start) / checks.length;
  } catch {
    return undefined;
  }
}

Object.assign(globalThis, { measure });
