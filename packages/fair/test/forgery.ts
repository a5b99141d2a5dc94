import type { GameRecord } from '@crownhold/core';
import type { Hex } from '../src/bytes.ts';
import type { Signer } from '../src/ed25519.ts';
import type { Enrolment, FairEvent, RowEvent } from '../src/event.ts';
import { enrolmentMessage, headOf, successorMessage, turnMessage, turnSeal } from '../src/event-bytes.ts';
import { createTranscript } from '../src/transcript.ts';

/** The events with every link made anew: what a forger does after changing one of them. */
export function relink(events: readonly FairEvent[], signers: readonly Signer[] = []): readonly FairEvent[] {
  const forger = new Forger(signers);
  for (const event of events) forger.add(event);
  return forger.events;
}

/** A record of these events, whose steps are theirs as far as a forger without the rules can tell. */
export function forge(
  record: GameRecord,
  events: readonly FairEvent[],
  steps = record.steps,
  signers: readonly Signer[] = [],
): GameRecord {
  return { ...record, steps, fairness: createTranscript(relink(events, signers)) };
}

/** Links events, and signs anew whatever belongs to a key that the forger has. */
class Forger {
  readonly events: FairEvent[] = [];
  readonly #signers: ReadonlyMap<Hex, Signer>;
  readonly #heads: Hex[] = [];
  readonly #keys = new Map<number, Hex>();
  readonly #turns = new Map<number, number>();
  #opening: Hex = '';

  constructor(signers: readonly Signer[]) {
    this.#signers = new Map(signers.map((signer) => [signer.key, signer]));
  }

  add(changed: FairEvent): void {
    const index = this.events.length;
    const event = { ...this.#sign(changed), previous: this.#heads.at(-1) ?? '' };
    this.events.push(event);
    const head = headOf(index, event);
    this.#heads.push(head);
    if (event.kind === 'open' || event.kind === 'reopen') {
      this.#opening = head;
      this.#keys.clear();
    }
  }

  #sign(event: FairEvent): FairEvent {
    switch (event.kind) {
      case 'commit':
        return {
          ...event,
          clients: event.clients.map((client, seat) => (client === 'none' ? client : this.#enrol(client, seat))),
        };
      case 'enrol': {
        const former = this.#keys.get(event.seat);
        const signer = former === undefined ? undefined : this.#signers.get(former);
        const client = this.#enrol(event.client, event.seat);
        if (event.old === 'none' || !signer) return { ...event, client };
        return { ...event, client, old: signer.sign(successorMessage(this.#opening, event.seat, signer.key, client)) };
      }
      case 'row':
        return this.#signRow(event);
      default:
        return event;
    }
  }

  #enrol(client: Enrolment, seat: number): Enrolment {
    this.#keys.set(seat, client.key);
    const signer = this.#signers.get(client.key);
    return signer ? { ...client, signature: signer.sign(enrolmentMessage(this.#opening, seat, client)) } : client;
  }

  #signRow(event: RowEvent): RowEvent {
    const { turn } = event;
    if (!turn) return event;
    const ordinal = (this.#turns.get(turn.seat) ?? 0) + 1;
    this.#turns.set(turn.seat, ordinal);
    const key = this.#keys.get(turn.seat);
    const signer = key === undefined ? undefined : this.#signers.get(key);
    const head = turn.signed && this.#heads[turn.signed.seen];
    if (!turn.signed || !signer || head === undefined) return event;
    const { seat, signed } = turn;
    const parts = { opening: this.#opening, seat, key: signer.key, ordinal, head, seal: turnSeal(turn) };
    const signature = signer.sign(turnMessage({ ...parts, element: signed.element }));
    return { ...event, turn: { ...turn, signed: { ...signed, signature } } };
  }
}
