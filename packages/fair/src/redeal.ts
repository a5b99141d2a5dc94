import {
  CHANCE,
  formatStep,
  type Game,
  type GameOptions,
  includes,
  isFault,
  type LogEntry,
  listMoves,
  parseStep,
  type StateBuffer,
} from '@crownhold/core';
import { fromHex, type Given, type Hex, NONE, toHex } from './bytes.ts';
import { type Outcome, settleNext, type Thrower } from './deal.ts';
import { playEntries } from './dealt.ts';
import type { RowEvent } from './event.ts';
import { attachmentDigest } from './event-bytes.ts';
import { type FairFault, fairFault } from './fault.ts';
import type { Entropy } from './outcome.ts';

/** How a verifier deals again. */
export interface Dice<S extends StateBuffer> {
  /** The physics, where it is at hand. */
  readonly throw?: Thrower<S>;
  /** How many steps a throw from this state settles, for whoever has no physics; 0 where chance goes by weights. */
  readonly count?: CountDice<S>;
}

export type CountDice<S extends StateBuffer> = (state: S) => number;

/** A throw whose landing is legal and whose seed is right; whether the dice fall so is for whoever has the physics. */
export interface UncheckedThrow<S extends StateBuffer> {
  readonly event: number;
  /** Of the row's steps, the first that it settles. */
  readonly first: number;
  readonly seed: Hex;
  readonly state: S;
  readonly steps: readonly string[];
  readonly attachments: readonly Given[];
}

export interface Redealt<S extends StateBuffer> {
  readonly entries: readonly LogEntry[];
  readonly outcomes: number;
  readonly throws: number;
  readonly unchecked: readonly UncheckedThrow<S>[];
}

/** Deals a row again in place and holds it against its event. */
export function redeal<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  state: S,
  row: { readonly event: RowEvent; readonly index: number },
  entropy: Entropy | undefined,
  dice: Dice<S> | undefined,
): Redealt<S> | FairFault {
  return new Redealing(game, state, row, entropy, dice).run();
}

class Redealing<S extends StateBuffer, O extends GameOptions, E> {
  readonly #game: Game<S, O, E>;
  readonly #state: S;
  readonly #event: RowEvent;
  readonly #index: number;
  readonly #entropy: Entropy | undefined;
  readonly #dice: Dice<S> | undefined;
  readonly #entries: LogEntry[] = [];
  readonly #unchecked: UncheckedThrow<S>[] = [];
  #outcomes = 0;
  #throws = 0;

  constructor(
    game: Game<S, O, E>,
    state: S,
    { event, index }: { readonly event: RowEvent; readonly index: number },
    entropy: Entropy | undefined,
    dice: Dice<S> | undefined,
  ) {
    this.#game = game;
    this.#state = state;
    this.#event = event;
    this.#index = index;
    this.#entropy = entropy;
    this.#dice = dice;
  }

  run(): Redealt<S> | FairFault {
    while (includes(this.#game.actors(this.#state), CHANCE)) {
      const fault = this.#next();
      if (fault) return fault;
    }
    const { chance } = this.#event;
    const at = this.#entries.length;
    if (chance.length > at) return this.#wrongOutcome(at, chance[at]!, NONE);
    return {
      entries: this.#entries,
      outcomes: this.#outcomes,
      throws: this.#throws,
      unchecked: this.#unchecked,
    };
  }

  /** One outcome, which may be several steps. */
  #next(): FairFault | undefined {
    const isForced = listMoves(this.#game, this.#state, CHANCE).length === 1;
    if (isForced) return this.#expect(settleNext(this.#game, this.#state, noDigest, undefined));
    const entropy = this.#entropy;
    if (!entropy) return fairFault('missing-element', {}, this.#index);
    const digest = entropy(this.#outcomes++);
    const thrower = this.#dice?.throw;
    const dice = thrower ? 0 : (this.#dice?.count?.(this.#state) ?? 0);
    if (dice > 0) return this.#believe(dice, digest);
    const outcomes = settleNext(this.#game, this.#state, () => digest, thrower);
    if (outcomes.some(({ attachment }) => attachment !== undefined)) this.#throws++;
    return this.#expect(outcomes);
  }

  #expect(outcomes: readonly Outcome[]): FairFault | undefined {
    for (const outcome of outcomes) {
      const at = this.#entries.length;
      const entry = { actor: CHANCE, ...outcome } as const;
      const expected = formatStep(this.#game, this.#state, entry);
      const found = this.#event.chance[at] ?? NONE;
      if (found !== expected) return this.#wrongOutcome(at, found, expected);
      if (this.#attachment(at) !== attachmentDigest(outcome.attachment)) return this.#wrongAttachment(at);
      this.#game.apply(this.#state, CHANCE, outcome.move);
      this.#entries.push(entry);
    }
    return undefined;
  }

  /** Takes a throw as it is written, if the rules allow it, to be thrown again by somebody with the physics. */
  #believe(dice: number, digest: Uint8Array): FairFault | undefined {
    this.#throws++;
    const first = this.#entries.length;
    const state = this.#game.copy(this.#state);
    for (let at = first; at < first + dice; at++) {
      const text = this.#event.chance[at] ?? NONE;
      const entry = parseStep(this.#game, this.#state, text);
      const isRight = !isFault(entry) && entry.actor === CHANCE && formatStep(this.#game, this.#state, entry) === text;
      if (!isRight) return fairFault('illegal-step', { text, ...ruleOf(entry) }, this.#index);
      this.#game.apply(this.#state, CHANCE, entry.move);
      this.#entries.push(entry);
    }
    const steps = this.#event.chance.slice(first, first + dice);
    const attachments = steps.map((_, i) => this.#attachment(first + i));
    if (attachments.every((given) => given === NONE)) return this.#wrongAttachment(first);
    this.#unchecked.push({ event: this.#index, first, seed: toHex(digest), state, steps, attachments });
    return undefined;
  }

  #attachment(at: number): Given {
    return this.#event.attachments?.[at] ?? NONE;
  }

  #wrongOutcome(k: number, found: string, expected: string): FairFault {
    return fairFault('wrong-outcome', { k, found, expected }, this.#index);
  }

  #wrongAttachment(k: number): FairFault {
    return fairFault('wrong-attachment', { k }, this.#index);
  }
}

/** Throws again what was only believed. */
export function checkThrow<S extends StateBuffer, O extends GameOptions, E>(
  game: Game<S, O, E>,
  unchecked: UncheckedThrow<S>,
  thrower: Thrower<S>,
): FairFault | undefined {
  const state = game.copy(unchecked.state);
  const { steps, attachments, event, first, seed } = unchecked;
  const thrown = thrower(game.copy(state), fromHex(seed)) ?? [];
  const texts = playEntries(
    game,
    state,
    thrown.map((outcome) => ({ actor: CHANCE, ...outcome })),
  );
  const at = steps.findIndex((text, i) => texts[i] !== text);
  if (at >= 0 || texts.length !== steps.length) {
    const k = at < 0 ? steps.length : at;
    return fairFault('wrong-outcome', { k: first + k, found: steps[k] ?? NONE, expected: texts[k] ?? NONE }, event);
  }
  const odd = thrown.findIndex(({ attachment }, i) => attachmentDigest(attachment) !== attachments[i]);
  return odd < 0 ? undefined : fairFault('wrong-attachment', { k: first + odd }, event);
}

function ruleOf(entry: ReturnType<typeof parseStep>): { readonly rule: string; readonly code: string } {
  return isFault(entry) ? { rule: entry.refusal.rule, code: entry.refusal.code } : { rule: 'N1', code: 'unreadable' };
}

function noDigest(): never {
  throw new Error('a forced step takes no digest');
}
