import {
  type AnyGame,
  createMatch,
  decide,
  type GameOptions,
  type Seat,
  type StateBuffer,
  type View,
} from '@crownhold/core';
import { formatTurn } from '@crownhold/table/thinking';
import { TOO_LONG } from '../engine/lines.ts';
import { nextStepLines } from '../engine/next-steps.ts';
import { PROTOCOL } from '../engine/protocol.ts';
import { listTurns, turnLines } from '../engine/turn-list.ts';
import { Child } from './child.ts';
import { Deadline } from './deadline.ts';
import type { Failure, Limits, Player, Result } from './player.ts';

export interface OutsideHooks {
  /** What the program writes to its standard error, line by line. */
  readonly log?: (line: string) => void;
  /** How long it may take to start and say hello. */
  readonly startMs?: number;
  /** How long its answer may take beyond the time it was given. */
  readonly graceMs?: number;
}

/** A program of somebody else as a player, started by a command line; it speaks the protocol of docs/engine.md. */
export function startOutside(game: AnyGame, options: GameOptions, command: string, hooks: OutsideHooks = {}): Player {
  return new Outside(game, options, command, hooks);
}

class Outside implements Player {
  readonly #game: AnyGame;
  readonly #options: GameOptions;
  readonly #command: string;
  readonly #graceMs: number;
  readonly #child: Child;
  readonly #greeting: Promise<Failure | undefined>;
  #name: string | undefined;
  #closing: Promise<void> | undefined;

  constructor(game: AnyGame, options: GameOptions, command: string, hooks: OutsideHooks) {
    const { log = () => undefined, startMs = 10_000, graceMs = 5000 } = hooks;
    this.#game = game;
    this.#options = options;
    this.#command = command;
    this.#graceMs = graceMs;
    this.#child = new Child(command, log);
    this.#greeting = this.#greet(startMs);
  }

  /** As it calls itself, once it has. */
  get name(): string {
    return this.#name ?? this.#command;
  }

  async think(view: View<StateBuffer>, seat: Seat, limits: Limits, signal?: AbortSignal): Promise<Result> {
    const failure = await this.#greeting;
    if (failure) return await this.#give(failure);
    this.#child.say(...questionLines(this.#game, view, seat, limits));
    const deadline = new Deadline((limits.movetimeMs ?? 0) + this.#graceMs);
    const hurry = () => {
      this.#child.say('stop');
      deadline.set(this.#graceMs);
    };
    if (signal?.aborted) hurry();
    signal?.addEventListener('abort', hurry, { once: true });
    const best = await this.#await(
      (line) => /^best (.+)$/.exec(line)?.[1],
      deadline,
      (begun) => nextStepLines(this.#game, view, seat, begun),
    );
    signal?.removeEventListener('abort', hurry);
    return typeof best === 'string' ? this.#judge(view, seat, best) : await this.#give(best);
  }

  close(): Promise<void> {
    this.#closing ??= this.#child.close();
    return this.#closing;
  }

  async #greet(startMs: number): Promise<Failure | undefined> {
    const deadline = new Deadline(startMs);
    this.#child.say('hello');
    const name = await this.#await((line) => HELLO.exec(line)?.[1], deadline);
    if (typeof name !== 'string') return name;
    this.#name = name;
    const ready = await this.#await((line) => (line === 'ready' ? line : undefined), new Deadline(startMs));
    if (typeof ready !== 'string') return ready;
    this.#child.say(`game ${this.#game.id} ${JSON.stringify(this.#options)}`);
    return undefined;
  }

  /**
   * Ignores lines until one is the answer. The program may ask for `steps` meanwhile, if there is an answer to that; any other
   * line is an error.
   */
  async #await(
    answer: (line: string) => string | undefined,
    deadline: Deadline,
    nextSteps?: (begun: string) => readonly string[],
  ): Promise<string | Failure> {
    const start = performance.now();
    try {
      for (;;) {
        const heard = await Promise.race([this.#child.hear(), deadline.passed]);
        if (!heard) return { kind: 'silent', afterMs: Math.round(performance.now() - start) };
        if (heard.kind === 'not-started') return { ...heard, command: this.#command };
        if (heard.kind === 'died') return heard;
        if (heard.line === TOO_LONG) return { kind: 'nonsense', line: '…' };
        const line = heard.line.trim();
        const found = answer(line);
        if (found !== undefined) return found;
        const begun = nextSteps && STEPS.exec(line)?.[1];
        if (begun !== undefined) this.#child.say(...nextSteps!(begun));
        else if (!IGNORED.test(line)) return { kind: 'nonsense', line };
      }
    } finally {
      deadline.clear();
    }
  }

  #judge(view: View<StateBuffer>, seat: Seat, turn: string): Result {
    const match = createMatch(this.#game, this.#options, view);
    const decision = decide(match, { seat, since: match.version, turn });
    if (decision.kind !== 'accepted') return { kind: 'illegal', turn, rejection: decision };
    const moves = decision.entries.map(({ move }) => move);
    return { kind: 'turn', moves, text: formatTurn(this.#game, view, seat, moves) };
  }

  /** Whoever fails otherwise than by an illegal turn has lost the thread, and is ended. */
  async #give(failure: Failure): Promise<Failure> {
    const wasClosed = this.#closing !== undefined;
    await this.close();
    return wasClosed ? { kind: 'closed' } : failure;
  }
}

const HELLO = new RegExp(`^(.+) protocol ${PROTOCOL}$`);
const STEPS = /^steps\b\s*(.*)$/;
const IGNORED = /^(?:|#.*|ok|pong|ready|(?:game|bot|info) .*)$/;

function questionLines(game: AnyGame, view: View<StateBuffer>, seat: Seat, limits: Limits): readonly string[] {
  const { seed, movetimeMs, nodes } = limits;
  const time = movetimeMs === undefined ? '' : ` movetime ${Math.ceil(movetimeMs)}`;
  const size = nodes === undefined ? '' : ` nodes ${nodes}`;
  return [
    `view ${game.formatState(view)}`,
    `seat ${seat}`,
    ...turnLines('turns', listTurns(game, view, seat)),
    `go${time}${size} seed ${seed}`,
  ];
}
