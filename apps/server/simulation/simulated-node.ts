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
import { NO_HINTS } from '../src/ports/hints.ts';
import type { LogLine } from '../src/ports/log.ts';
import type { Thinking } from '../src/ports/thinking.ts';
import { Conversation } from '../src/tables/conversation.ts';
import { SealedDealing } from '../src/tables/sealed-dealing.ts';
import { TableService } from '../src/tables/table-service.ts';
import { CHEAP_SIGNATURES, CHEAP_THROWS } from './cheap-crypto.ts';
import { type SimulatedDisk, SimulatedStore } from './simulated-store.ts';
import type { World } from './world.ts';

/** More than the longest game of the simulation needs. */
const CHAIN_LENGTH = 200;

export const SIMULATED_DEALING: Dealing = new SealedDealing({
  signatures: CHEAP_SIGNATURES,
  throws: CHEAP_THROWS,
  chainLength: CHAIN_LENGTH,
});

/** The server: a process that is started, crashes and is started again. What runs in it is the production code. */
export class SimulatedNode {
  readonly #world: World;
  readonly #disk: SimulatedDisk;
  readonly logs: LogLine[] = [];
  readonly #secrets: Rng;
  #store: SimulatedStore | undefined;
  #service: TableService | undefined;
  #life = 0;
  /** How long it has been up before the present life. */
  #upMs = 0;
  #upSinceMs: number | undefined;
  areBotsFailing = false;

  constructor(world: World, disk: SimulatedDisk, seed: number) {
    this.#world = world;
    this.#disk = disk;
    this.#secrets = createRng(seed ^ 0x5eed);
  }

  get service(): TableService | undefined {
    return this.#service;
  }

  /** Another number for every process. */
  get life(): number {
    return this.#life;
  }

  /** Virtual time during which it served. */
  get servedMs(): number {
    return this.#upMs + (this.#upSinceMs === undefined ? 0 : this.#world.nowMs - this.#upSinceMs);
  }

  async start(): Promise<void> {
    if (this.#store) return;
    const world = this.#world;
    const life = ++this.#life;
    const isAlive = () => this.#life === life;
    const store = new SimulatedStore(world, this.#disk);
    this.#store = store;
    this.#upSinceMs = world.nowMs;
    world.tell('node', 'starts');
    // Every process counts from another moment, and the clock on the wall may have been set.
    const offsetMs = world.nowMs + world.between(0, 10_000_000);
    const birthMs = world.nowMs;
    const service = await TableService.start({
      clock: { nowMs: () => offsetMs + world.nowMs - birthMs },
      timers: {
        after: (delayMs, task) => world.after(delayMs, () => isAlive() && task()),
        pause: () => new Promise((resolve) => world.after(0, () => isAlive() && resolve())),
      },
      entropy: { bytes: (count) => Uint8Array.from({ length: count }, () => below(this.#secrets, 256)) },
      digest: (text) => hash('sha256', text, 'hex'),
      dealing: SIMULATED_DEALING,
      hints: NO_HINTS,
      log: (line) => {
        if (!isAlive()) return;
        this.logs.push(line);
        world.tell('log', `${line.event} ${line.code ?? ''}`);
      },
      store,
      thinking: this.#thinking(isAlive),
    });
    if (!isAlive()) return;
    this.#service = service;
  }

  /** Nothing of it is left but the disk. */
  crash(): void {
    if (!this.#store) return;
    this.#world.tell('node', 'crashes');
    this.#life++;
    this.#store.kill();
    this.#store = undefined;
    this.#service = undefined;
    this.#upMs = this.servedMs;
    this.#upSinceMs = undefined;
  }

  /** Frames in, frames out; nothing comes out of a process that is gone. */
  converse(session: string, send: (frame: string) => void): Conversation | undefined {
    const life = this.#life;
    if (!this.#service) return undefined;
    return new Conversation(this.#service, { session, send: (frame) => life === this.#life && send(frame) });
  }

  #thinking(isAlive: () => boolean): Thinking {
    const world = this.#world;
    return {
      places: 2,
      has: (game, bot) => findGame(game) !== undefined && bot === 'simulated',
      think: ({ game: id, view, seat, seed }) =>
        new Promise((resolve, reject) => {
          world.after(world.between(5, 400), () => {
            if (!isAlive()) return;
            if (this.areBotsFailing && world.chance(60)) return reject(new Error('the worker died'));
            if (this.areBotsFailing && world.chance(20)) return resolve('no turn at all');
            const game = findGame(id)!;
            resolve(joinTurn(randomTurn(game, game.parseState(view)!, seat, createRng(seed))));
          });
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
