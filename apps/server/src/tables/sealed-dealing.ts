import type { AnyGame, GameTypes, MatchOf, Seat, StateBuffer } from '@crownhold/core';
import { NOBODY } from '@crownhold/core';
import {
  type AcceptedTurn,
  createTranscript,
  type Enrolment,
  type FairEvent,
  type FairFault,
  type FaultCode,
  followLedger,
  isFairFault,
  type Ledger,
  NONE,
  type Opening,
  type Outcome,
  openLedger,
  type Posted,
  type PostedRow,
  postClose,
  postCommitments,
  postEnrolment,
  postRetry,
  postReveal,
  postRow,
  reopenLedger,
  resumeLedger,
  type SignatureCheck,
  USUAL_CHAIN,
  wordNumbers,
} from '@crownhold/fair';
import type { ErrorCode } from '@crownhold/protocol';
import type {
  DealClient,
  Dealing,
  DealRefusal,
  DealState,
  DealTerms,
  DealTurn,
  Dealt,
  DealtRow,
} from '../ports/dealing.ts';
import type { Signatures } from '../ports/signatures.ts';
import type { Throws } from '../ports/throws.ts';

interface SealedPorts {
  readonly signatures: Signatures;
  readonly throws: Throws;
  /** Elements in a chain: enough for the longest game. */
  readonly chainLength?: number;
}

interface SealedState extends DealState {
  readonly ledger: Ledger;
}

/** Sealed dice by `fair`, between the ports for signatures and throws. */
export class SealedDealing implements Dealing {
  readonly #ports: SealedPorts;

  constructor(ports: SealedPorts) {
    this.#ports = ports;
  }

  open(secret: Uint8Array, { table, game, options }: DealTerms): Dealt {
    const { id, rulesVersion } = game;
    const length = this.#ports.chainLength ?? USUAL_CHAIN;
    const thrower = this.#ports.throws.idFor(game) ?? '';
    const terms = { table, game: id, rulesVersion, options, seats: options.seats, length, thrower };
    return dealt(openLedger(secret, terms));
  }

  resume(secret: Uint8Array, _: AnyGame, events: readonly object[], hidden: readonly object[]): DealState {
    // Both were written by `play` and its like, and nobody else writes rows.
    const ledger = resumeLedger(secret, events as readonly FairEvent[], hidden as readonly Opening[]);
    return stateOf(sound(ledger));
  }

  follow(state: DealState, events: readonly object[], hidden: readonly object[]): DealState | undefined {
    const { ledger } = own(state);
    // As in `resume`.
    const later = events.slice(ledger.audit.count) as readonly FairEvent[];
    const followed = followLedger(ledger, later, hidden as readonly Opening[]);
    return isFairFault(followed) ? undefined : stateOf(followed);
  }

  /** With a fresh secret, after a backup was restored: the dealer alone, until clients enrol again. */
  reopen(
    state: DealState,
    secret: Uint8Array,
  ): { readonly state: DealState; readonly events: readonly Dealt['event'][] } {
    const reopened = sound(reopenLedger(own(state).ledger, secret));
    const nobody = reopened.ledger.audit.clients.map((): typeof NONE => NONE);
    const committed = sound(postCommitments(reopened.ledger, nobody));
    const revealed = sound(postReveal(committed.ledger, nobody));
    const events = [reopened, committed, revealed].map(({ event }) => ({ ...event }));
    return { state: stateOf(revealed.ledger), events };
  }

  async judgeClient(state: DealState, seat: Seat, client: DealClient): Promise<DealRefusal | undefined> {
    const { ledger } = own(state);
    const alone = ledger.audit.clients.map((_, at): Enrolment | typeof NONE => (at === seat ? client : NONE));
    return this.#refusalOf(postCommitments(ledger, alone));
  }

  judgeElement(state: DealState, seat: Seat, element: string): DealRefusal | undefined {
    const { ledger } = own(state);
    const clients = ledger.audit.clients.map((client, at) => (at === seat ? client : undefined));
    const alone = { ...ledger, audit: { ...ledger.audit, clients } };
    const revealed = postReveal(
      alone,
      clients.map((_, at) => (at === seat ? element : NONE)),
    );
    return isFairFault(revealed) ? refusal(revealed) : undefined;
  }

  commit(state: DealState, clients: readonly (DealClient | undefined)[]): Dealt {
    return dealt(
      postCommitments(
        own(state).ledger,
        clients.map((client) => client ?? NONE),
      ),
    );
  }

  reveal(state: DealState, elements: readonly (string | undefined)[]): Dealt {
    return dealt(
      postReveal(
        own(state).ledger,
        elements.map((element) => element ?? NONE),
      ),
    );
  }

  retry(state: DealState, missing: readonly Seat[]): Dealt {
    return dealt(postRetry(own(state).ledger, missing));
  }

  async play(state: DealState, match: MatchOf<GameTypes>, turn: DealTurn | undefined): Promise<DealtRow | DealRefusal> {
    const { ledger } = own(state);
    const accepted: AcceptedTurn<StateBuffer> | undefined = turn && {
      seat: turn.seat,
      entries: turn.judged.entries,
      judged: turn.judged,
      isHidden: turn.isHidden,
      ...(turn.signed && { signed: turn.signed }),
    };
    const posted = await this.#deal(ledger, match, accepted);
    if (isFairFault(posted)) return refusal(posted);
    if (!(await this.#areSigned(posted.checks))) return { refused: 'wrong-signature' };
    const { entries, steps, state: after } = posted;
    const opening = posted.ledger.hidden.find(({ event }) => event === ledger.audit.count);
    const row = { entries, steps, after, ...(opening && { opening: { ...opening } }) };
    if (match.game.actors(after) !== NOBODY)
      return { ...row, state: stateOf(posted.ledger), events: [{ ...posted.event }] };
    const closed = sound(postClose(posted.ledger));
    return { ...row, state: stateOf(closed.ledger), events: [{ ...posted.event }, { ...closed.event }] };
  }

  async enrol(state: DealState, seat: Seat, client: DealClient, old: string | undefined): Promise<Dealt | DealRefusal> {
    const posted = postEnrolment(own(state).ledger, seat, client, old ?? NONE);
    return (await this.#refusalOf(posted)) ?? dealt(posted);
  }

  close(state: DealState): Dealt {
    return dealt(postClose(own(state).ledger));
  }

  transcript(events: readonly object[]): unknown {
    // As `resume`.
    return createTranscript(events as readonly FairEvent[]);
  }

  /** Dice are thrown elsewhere, so the row is dealt again once it is known how they fell. */
  async #deal(
    ledger: Ledger,
    match: MatchOf<GameTypes>,
    accepted: AcceptedTurn<StateBuffer> | undefined,
  ): Promise<PostedRow<StateBuffer> | FairFault> {
    const { game, state } = match;
    if (ledger.audit.terms.thrower === '') return postRow(ledger, game, state, accepted);
    const fallen: (readonly Outcome[] | undefined)[] = [];
    for (;;) {
      let asked = 0;
      try {
        return postRow(ledger, game, state, accepted, (before, seed) => {
          if (asked < fallen.length) return fallen[asked++];
          throw new ThrowDue(before, seed);
        });
      } catch (due) {
        if (!(due instanceof ThrowDue)) throw due;
        fallen.push(await this.#ports.throws.throwDice(game, due.state, due.seed));
      }
    }
  }

  async #refusalOf(posted: Posted | FairFault): Promise<DealRefusal | undefined> {
    if (isFairFault(posted)) return refusal(posted);
    return (await this.#areSigned(posted.checks)) ? undefined : { refused: 'wrong-signature' };
  }

  async #areSigned(checks: readonly SignatureCheck[]): Promise<boolean> {
    const results = await Promise.all(checks.map((check) => this.#ports.signatures.isSigned(check)));
    return results.every(Boolean);
  }
}

/** Says that dice have to be thrown before the row can be dealt. */
class ThrowDue extends Error {
  readonly state: StateBuffer;
  readonly seed: Uint8Array;

  constructor(state: StateBuffer, seed: Uint8Array) {
    super();
    this.state = state;
    this.seed = seed;
  }
}

const CODES: Partial<Record<FaultCode, ErrorCode>> = {
  'wrong-seal': 'wrong-seal',
  'wrong-contribution': 'wrong-element',
  'wrong-seen': 'wrong-seen',
  'wrong-signature': 'wrong-signature',
};

function refusal({ code }: FairFault): DealRefusal {
  return { refused: CODES[code] ?? 'not-asked' };
}

function stateOf(ledger: Ledger): SealedState {
  const { stage, attempt, clients, head, revealed, count } = ledger.audit;
  const words = revealed === undefined ? '' : wordNumbers(revealed).join(' ');
  return { stage, attempt, clients: clients.map((client) => client !== undefined), head, words, count, ledger };
}

function own(state: DealState): SealedState {
  // Only made by `stateOf`.
  return state as SealedState;
}

function dealt(posted: Posted | FairFault): Dealt {
  const { ledger, event } = sound(posted);
  return { state: stateOf(ledger), event: { ...event } };
}

/** An event of our own making: a fault in it is a bug. */
function sound<T extends object>(result: T | FairFault): T {
  if (isFairFault(result)) throw new Error(`our own event: ${result.code}`);
  return result;
}
