import type { GameOf, GameTypes, Seat } from '@crownhold/core';
import {
  type ClientPart,
  type FairEvent,
  type FairFault,
  isFairFault,
  joinTable,
  type Offer,
  type Participant,
  parseEvent,
  resumeParticipant,
  type SignatureCheck,
  type SignatureHex,
  type WordNumbers,
  wordNumbers,
} from '@crownhold/fair';
import type { FairEventMessage } from '@crownhold/protocol';
import { fromHex, toHex } from './hex.ts';
import type { FarPorts, KeptKey, KeptParticipant } from './ports.ts';

const SECRET_BYTES = 32;

/** What this device can say of the dice. */
export type ProofState =
  | { readonly kind: 'checked' }
  /** Throws that somebody with the physics has to check, and signatures on their way. */
  | { readonly kind: 'to-check'; readonly count: number }
  /** The table does not hold to what it promised. */
  | { readonly kind: 'wrong'; readonly fault: FairFault };

type ParticipantOf<G extends GameTypes> = Participant<G['state'], G['options'], G['event']>;

interface Listener<G extends GameTypes> {
  readonly participant: ParticipantOf<G>;
  readonly keys: KeptKey[];
}

interface Promised {
  readonly version: number;
  readonly head: string;
}

type ProofPorts<G extends GameTypes> = Pick<FarPorts<G>, 'entropy' | 'createSigner' | 'areSigned' | 'tools'> & {
  /** Signatures were checked. */
  changed(): void;
};

/** Follows the transcript of a table for the seats of this device, or for a spectator, and gives what is theirs to give. */
export class Proof<G extends GameTypes> {
  readonly #game: GameOf<G>;
  readonly #seats: readonly (Seat | undefined)[];
  readonly #ports: ProofPorts<G>;
  #kept: readonly KeptParticipant[];
  #listeners: readonly Listener<G>[] = [];
  #fault: FairFault | undefined;
  #onTheirWay = 0;
  /** Heads of acknowledgements until they are heard, with the version of the table then. */
  readonly #promised = new Set<Promised>();

  constructor(game: GameOf<G>, own: readonly Seat[], kept: readonly KeptParticipant[], ports: ProofPorts<G>) {
    this.#game = game;
    this.#seats = own.length > 0 ? own : [undefined];
    this.#kept = kept;
    this.#ports = ports;
  }

  get state(): ProofState {
    if (this.#fault) return { kind: 'wrong', fault: this.#fault };
    const count = this.#unchecked;
    return count === 0 ? { kind: 'checked' } : { kind: 'to-check', count };
  }

  /** What a table view says of it. */
  get shown(): { readonly head: string; readonly words: WordNumbers; readonly unchecked: number } | undefined {
    const head = this.#audit?.revealed;
    return head === undefined ? undefined : { head, words: wordNumbers(head), unchecked: this.#unchecked };
  }

  get kept(): readonly KeptParticipant[] {
    if (this.#listeners.length === 0) return this.#kept;
    return this.#listeners.map(({ participant: { seat, witness }, keys }) => ({
      ...(seat !== undefined && { seat }),
      witness,
      keys: [...keys],
    }));
  }

  /**
   * Takes events in their order; those that are known do no harm. Returns whether all of them have to come again, from the
   * first one on.
   */
  hear(messages: readonly FairEventMessage[], head: string | undefined): boolean {
    if (this.#fault) return false;
    const events: FairEvent[] = [];
    for (const { index, event: json } of messages) {
      const event = parseEvent(json, index);
      if (isFairFault(event)) return this.#refuse(event);
      if (this.#listeners.length > 0) {
        if (this.#hearOne(index, event)) return true;
      } else if (index === events.length) events.push(event);
    }
    if (events.length > 0) this.#begin(events);
    const audit = this.#audit;
    if (audit && head !== undefined && !audit.heads.list().includes(head))
      this.#refuse({ code: 'wrong-head', args: {} });
    return false;
  }

  /**
   * Rows before this version are heard with all events after them: what was acknowledged by then must be among those. Of the
   * last row some events may still be on their way.
   */
  holdTo(version: number): void {
    const heads = this.#audit?.heads.list() ?? [];
    for (const promised of this.#promised) {
      if (heads.includes(promised.head)) this.#promised.delete(promised);
      else if (promised.version < version && heads.length > 0) this.#refuse({ code: 'two-histories', args: {} });
    }
  }

  promise(version: number, head: string): void {
    this.#promised.add({ version, head });
  }

  /** Whether the transcript has a key of this device for the seat, one of somebody else, or none. */
  keyOf(seat: Seat): 'own' | 'foreign' | 'none' {
    const key = this.#audit?.clients[seat]?.key;
    if (key === undefined) return 'none';
    return this.#of(seat)?.keys.some((own) => own.key === key) ? 'own' : 'foreign';
  }

  commit(seat: Seat): Offer | undefined {
    const listener = this.#of(seat);
    return listener && this.#withSecret(listener, (secret) => listener.participant.commit(secret));
  }

  showElement(seat: Seat): string | undefined {
    return this.#of(seat)?.participant.showElement();
  }

  renewKey(seat: Seat): { readonly client: Offer; readonly old?: SignatureHex } | undefined {
    const listener = this.#of(seat);
    if (!listener || this.#audit?.stage !== 'rows') return undefined;
    let renewed: { readonly client: Offer; readonly old?: SignatureHex } | undefined;
    this.#withSecret(listener, (secret) => {
      renewed = listener.participant.renewKey(secret);
      return renewed.client;
    });
    return renewed;
  }

  sign(seat: Seat, command: string, steps: readonly string[]): ClientPart | undefined {
    const part = this.#of(seat)?.participant.signTurn(command, steps);
    return part && !('kind' in part) ? part : undefined;
  }

  get #audit() {
    return this.#listeners[0]?.participant.referee.audit;
  }

  get #unchecked(): number {
    return this.#onTheirWay + (this.#listeners[0]?.participant.referee.unchecked.length ?? 0);
  }

  /** Of somebody who can still give something: a table that does not fit gets nothing more. */
  #of(seat: Seat): Listener<G> | undefined {
    return this.#fault ? undefined : this.#listeners.find(({ participant }) => participant.seat === seat);
  }

  #withSecret({ keys }: Listener<G>, use: (secret: Uint8Array) => Offer): Offer {
    const secret = this.#ports.entropy(SECRET_BYTES);
    const offer = use(secret);
    keys.push({ secret: toHex(secret), key: offer.key });
    return offer;
  }

  #begin(events: readonly FairEvent[]): void {
    const listeners: Listener<G>[] = [];
    for (const seat of this.#seats) {
      const kept = this.#kept.find((each) => each.seat === seat);
      const begun = kept?.witness ? this.#resume(events, kept) : this.#join(seat, events);
      if (isFairFault(begun)) {
        this.#refuse(begun);
        return;
      }
      if (listeners.length === 0) this.#check(begun.checks);
      listeners.push({ participant: begun.participant, keys: [...(kept?.keys ?? [])] });
    }
    this.#listeners = listeners;
  }

  #join(seat: Seat | undefined, [opened, ...rest]: readonly FairEvent[]) {
    const participant = joinTable(this.#game, seat, opened!, this.#ports);
    if (isFairFault(participant)) return participant;
    const checks: SignatureCheck[] = [];
    for (const [at, event] of rest.entries()) {
      const heard = participant.hear(at + 1, event);
      if (heard.kind === 'refused') return heard.fault;
      if (heard.kind === 'heard') checks.push(...heard.checks);
    }
    return { participant, checks };
  }

  #resume(events: readonly FairEvent[], { witness, keys }: KeptParticipant) {
    const secrets = keys.map(({ secret }) => fromHex(secret));
    return resumeParticipant(this.#game, { events, witness: witness!, secrets }, this.#ports);
  }

  /** Whether all events have to come again. */
  #hearOne(index: number, event: FairEvent): boolean {
    for (const [at, { participant }] of this.#listeners.entries()) {
      const heard = participant.hear(index, event);
      if (heard.kind === 'refused') return this.#refuse(heard.fault);
      if (heard.kind === 'gap' || heard.kind === 'reopened') {
        this.#kept = this.kept;
        this.#listeners = [];
        return true;
      }
      if (heard.kind === 'heard' && at === 0) this.#check(heard.checks);
    }
    return false;
  }

  #check(checks: readonly SignatureCheck[]): void {
    if (checks.length === 0) return;
    const conclude = (isRight: boolean) => {
      if (!isRight) this.#refuse({ code: 'wrong-signature', args: { seat: checks[0]!.seat }, event: checks[0]!.event });
    };
    const found = this.#ports.areSigned(checks);
    if (typeof found === 'boolean') conclude(found);
    else {
      this.#onTheirWay += checks.length;
      const end = (isRight: boolean) => {
        this.#onTheirWay -= checks.length;
        conclude(isRight);
        this.#ports.changed();
      };
      found.then(end, () => end(false));
    }
  }

  /** The first fault stays: what comes after it proves nothing. */
  #refuse(fault: FairFault): false {
    this.#fault ??= fault;
    return false;
  }
}
