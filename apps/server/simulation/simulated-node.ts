import { hash } from 'node:crypto';
import {
  type AnyGame,
  below,
  createRng,
  joinTurn,
  listMoves,
  type Rng,
  type Seat,
  type StateBuffer,
} from '@crownhold/core';
import { findGame } from '@crownhold/games';
import type { Dealing } from '../src/ports/dealing.ts';
import type { LogLine } from '../src/ports/log.ts';
import type { Thinking } from '../src/ports/thinking.ts';
import { Conversation } from '../src/tables/conversation.ts';
import { SealedDealing } from '../src/tables/sealed-dealing.ts';
import { TableService } from '../src/tables/table-service.ts';
import { CHEAP_SIGNATURES, CHEAP_THROWS } from './cheap-crypto.ts';
import type { SimulatedHints } from './simulated-hints.ts';
import { type SimulatedDisk, SimulatedStore, type StoreLine } from './simulated-store.ts';
import type { World } from './world.ts';

/** Until others notice that a node is dead. */
const NODE_ALIVE_MS = 8000;
/** More than the longest game of the simulation needs. */
const CHAIN_LENGTH = 200;

export const SIMULATED_DEALING: Dealing = new SealedDealing({
  signatures: CHEAP_SIGNATURES,
  throws: CHEAP_THROWS,
  chainLength: CHAIN_LENGTH,
});

/** What nodes have in common. */
interface Surroundings {
  readonly world: World;
  readonly disk: SimulatedDisk;
  readonly hints: SimulatedHints;
  /** It has come up or gone down. */
  changed(isUp: boolean): void;
}

/** What no longer reaches a node, or comes from it. */
export type Deafness = 'hears-nothing' | 'says-nothing';

/** A node: a process that is started, crashes and is started again. What runs in it is the production code. */
export class SimulatedNode {
  readonly index: number;
  readonly #around: Surroundings;
  readonly #world: World;
  readonly logs: LogLine[] = [];
  readonly #secrets: Rng;
  #store: SimulatedStore | undefined;
  #service: TableService | undefined;
  #life = 0;
  #isPaused = false;
  /** What came while it was paused. */
  #waiting: (() => void)[] = [];
  areBotsFailing = false;
  /** Between its clients and it. */
  deafness: Deafness | undefined;
  /** Between it and the store. */
  readonly line: StoreLine = { trouble: undefined };

  constructor(index: number, seed: number, around: Surroundings) {
    this.index = index;
    this.#around = around;
    this.#world = around.world;
    this.#secrets = createRng((seed ^ 0x5eed) + index * 7919);
  }

  get service(): TableService | undefined {
    return this.#service;
  }

  /** Another number for every process. */
  get life(): number {
    return this.#life;
  }

  async start(): Promise<void> {
    if (this.#store) return;
    const world = this.#world;
    const life = ++this.#life;
    const isAlive = () => this.#life === life;
    const enter = (task: () => void) => this.enter(life, task);
    const store = new SimulatedStore(world, this.#around.disk, this.line, enter);
    this.#store = store;
    this.#around.changed(true);
    world.tell(this.#name, 'starts');
    // Every process counts from another moment, and the clock on the wall may have been set.
    const offsetMs = world.nowMs + world.between(0, 10_000_000);
    const birthMs = world.nowMs;
    const service = await TableService.start({
      clock: { nowMs: () => offsetMs + world.nowMs - birthMs },
      timers: {
        after: (delayMs, task) => {
          let isCancelled = false;
          const cancel = world.after(delayMs, () => enter(() => isCancelled || task()));
          return () => {
            isCancelled = true;
            cancel();
          };
        },
        pause: () => new Promise((resolve) => world.after(0, () => enter(resolve))),
      },
      entropy: { bytes: (count) => Uint8Array.from({ length: count }, () => below(this.#secrets, 256)) },
      digest: (text) => hash('sha256', text, 'hex'),
      dealing: SIMULATED_DEALING,
      hints: this.#around.hints.portOf(this.index, enter),
      heads: this.#around.disk.isShared ? store : undefined,
      notes: this.#around.disk.isShared ? store.notesOf(this.#lifeName) : undefined,
      log: (line) => {
        if (!isAlive()) return;
        this.logs.push(line);
        world.tell('log', `${line.event} ${line.code ?? ''}`);
      },
      store,
      thinking: this.#thinking(enter),
    });
    if (!isAlive()) return;
    this.#service = service;
  }

  /** Nothing of it is left but the disk. */
  crash(): void {
    if (!this.#store) return;
    this.#world.tell(this.#name, 'crashes');
    const ended = this.#lifeName;
    this.#world.after(NODE_ALIVE_MS, () => this.#around.disk.memory.endNode(ended));
    this.#life++;
    this.#store.kill();
    this.#store = undefined;
    this.#service = undefined;
    this.#around.hints.remove(this.index);
    this.#around.changed(false);
    this.#isPaused = false;
    this.#waiting = [];
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** It does nothing, and what comes waits; its clock goes on. */
  pause(): void {
    if (!this.#store) return;
    this.#world.tell(this.#name, 'is paused');
    this.#isPaused = true;
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#world.tell(this.#name, 'goes on');
    this.#isPaused = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const task of waiting) task();
  }

  /** Something gets to the process of that life, once it is not paused. */
  enter(life: number, task: () => void): void {
    if (life !== this.#life) return;
    if (this.#isPaused) this.#waiting.push(() => this.enter(life, task));
    else task();
  }

  /** As its notes call it. */
  get #lifeName(): string {
    return `${this.index}.${this.#life}`;
  }

  get #name(): string {
    return `node ${this.index}`;
  }

  /** Frames in, frames out; nothing comes out of a process that is gone. */
  converse(session: string, send: (frame: string) => void): Conversation | undefined {
    const life = this.#life;
    if (!this.#service) return undefined;
    return new Conversation(this.#service, { session, send: (frame) => life === this.#life && send(frame) });
  }

  #thinking(enter: (task: () => void) => void): Thinking {
    const world = this.#world;
    return {
      places: 2,
      has: (game, bot) => findGame(game) !== undefined && bot === 'simulated',
      think: ({ game: id, view, seat, seed }) =>
        new Promise((resolve, reject) => {
          const answer = () => {
            if (this.areBotsFailing && world.chance(60)) return reject(new Error('the worker died'));
            if (this.areBotsFailing && world.chance(20)) return resolve('no turn at all');
            const game = findGame(id)!;
            resolve(joinTurn(randomTurn(game, game.parseState(view)!, seat, createRng(seed))));
          };
          world.after(world.between(5, 400), () => enter(answer));
        }),
    };
  }
}

/** The steps of a random whole turn, on a view of the seat. */
export function randomTurn(game: AnyGame, view: StateBuffer, seat: Seat, rng: Rng): readonly string[] {
  const state = game.copy(view);
  const turn = game.turn(state, seat);
  const steps: string[] = [];
  while (game.turn(state, seat) === turn) {
    const moves = listMoves(game, state, seat);
    const move = moves[below(rng, moves.length)]!;
    steps.push(game.formatMove(state, move));
    game.apply(state, seat, move);
  }
  return steps;
}
