import type { CreateBody, CreatedBody, ErrorCode } from '@crownhold/protocol';
import type { PeopleService } from '../src/tables/people-service.ts';
import { sessionOf } from './client.ts';
import { type Deeds, judgeCompany } from './company-judge.ts';
import { nodesOfSeed } from './scenario.ts';
import { SimulatedCluster } from './simulated-cluster.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { DiskTrouble } from './simulated-store.ts';
import { World } from './world.ts';

/** How a run of people ended. */
export interface CompanyOutcome {
  readonly seed: number;
  readonly violation?: { readonly invariant: string; readonly message: string };
  readonly traceHash: string;
  readonly resigned: number;
  readonly moved: number;
  readonly rematches: number;
  readonly forgotten: number;
}

const SECOND = 1000;
const TABLES = 3;
const SESSIONS = 6;
/** By then everybody has sat down or given up, and tables have dealt without seals. */
const START_MS = 60 * SECOND;
const LIMIT_MS = 3600 * SECOND;
const AGAIN_MS = 700;
const TROUBLES: readonly DiskTrouble[] = ['slow', 'failing', 'full'];

/**
 * People at tables besides their turns: they sit down, give up, take seats along to other devices, want another game and
 * want to be forgotten, while the server crashes and its disk fails.
 */
export async function simulateCompany(seed: number): Promise<CompanyOutcome> {
  const world = new World(seed);
  const cluster = new SimulatedCluster(world, seed, nodesOfSeed(seed));
  const company = new Company(world, cluster);
  cluster.start();
  planFaults(world, cluster);
  let isDone = false;
  const living = company.live().then(
    () => {
      isDone = true;
    },
    (error: unknown) => world.violate('no crash', String((error as Error).stack)),
  );
  await world.run(LIMIT_MS, () => isDone);
  if (!isDone && world.violations.length === 0) world.violate('rest', 'somebody still waits for an answer');
  if (isDone) await living;
  const counts = await judgeCompany(world, cluster.disk.memory, company.deeds);
  cluster.crash();
  const [violation] = world.violations;
  return {
    seed,
    ...(violation && { violation: { invariant: violation.invariant, message: violation.message } }),
    traceHash: world.traceHash,
    ...counts,
  };
}

function planFaults(world: World, cluster: SimulatedCluster): void {
  const { disk } = cluster;
  for (let count = world.between(0, 7); count > 0; count--) {
    const atMs = world.between(0, 150 * SECOND);
    const forMs = world.between(500, 12 * SECOND);
    const isCrash = world.chance(50);
    const isOfNode = cluster.nodes.length > 1 && world.chance(50);
    if (isCrash) {
      const node = cluster.any;
      world.after(atMs, () => node.crash());
      world.after(atMs + forMs, () => void node.start());
    } else if (isOfNode) {
      planNodeFault(world, cluster, atMs, forMs);
    } else {
      const trouble = world.pick(TROUBLES);
      world.after(atMs, () => {
        world.tell('disk', `is ${trouble}`);
        disk.trouble = trouble;
      });
      world.after(atMs + forMs, () => {
        disk.trouble = undefined;
      });
    }
  }
}

function planNodeFault(world: World, cluster: SimulatedCluster, atMs: number, forMs: number): void {
  const { any: node, hints } = cluster;
  switch (world.between(0, 3)) {
    case 0:
      world.after(atMs, () => node.pause());
      world.after(atMs + forMs, () => node.resume());
      return;
    case 1: {
      const trouble = world.pick(['requests', 'answers'] as const);
      world.after(atMs, () => {
        node.line.trouble = trouble;
      });
      world.after(atMs + forMs, () => {
        node.line.trouble = undefined;
      });
      return;
    }
    default: {
      const trouble = world.pick(['lost', 'late'] as const);
      world.after(atMs, () => {
        hints.trouble = trouble;
      });
      world.after(atMs + 3 * forMs, () => {
        hints.trouble = undefined;
      });
    }
  }
}

/** All people of a run, and what they were told. */
class Company {
  readonly #world: World;
  readonly #cluster: SimulatedCluster;
  readonly #sessions = Array.from({ length: SESSIONS }, (_, index) => sessionOf(index));
  readonly deeds: Deeds = { tables: [], resigned: [], moved: [], rematches: [], forgotten: [] };

  constructor(world: World, cluster: SimulatedCluster) {
    this.#world = world;
    this.#cluster = cluster;
  }

  async live(): Promise<void> {
    const tables = await Promise.all(Array.from({ length: TABLES }, () => this.#gather()));
    await this.#sleep(START_MS);
    await Promise.all(tables.flatMap((table) => [this.#moveSeat(table), this.#resign(table), this.#resign(table)]));
    await this.#sleep(this.#world.between(0, 5 * SECOND));
    await Promise.all(tables.map((table) => this.#playAgain(table)));
    // What a failing disk stores late comes before somebody is forgotten, as in a store with one writer.
    await this.#sleep(20 * SECOND);
    await Promise.all(this.#sessions.filter(() => this.#world.chance(40)).map((session) => this.#forget(session)));
    await this.#sleep(20 * SECOND);
  }

  async #gather(): Promise<string> {
    const seats = this.#world.between(2, 4);
    const [host, ...others] = shuffled(this.#world, this.#sessions).slice(0, seats);
    const body: CreateBody = {
      game: 'kingdomino',
      options: { seats },
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0 ? { kind: 'me', name: 'Person 0' } : { kind: 'free' },
      ),
      clock: { kind: 'none' },
    };
    const created = await this.#ask<CreatedBody>('creates', (people) => people.create(host!, body));
    if (typeof created === 'string') throw new Error(created);
    const { table, invite } = created;
    this.deeds.tables.push(table);
    for (const [index, session] of others.entries())
      await this.#ask('sits down', (people) => people.sit(session, table, { invite, name: `Person ${index + 1}` }));
    return table;
  }

  /** A link that two devices follow: one of them gets the seat, however often each of them asks. */
  async #moveSeat(table: string): Promise<void> {
    const place = await this.#anyPlace(table);
    if (!place) return;
    const made = await this.#ask('makes a link', (people) => people.makeMoveLink(place.session, table, place.seat));
    if (typeof made !== 'object') return;
    const rivals = shuffled(this.#world, this.#sessions).slice(0, 2);
    const answers = rivals.map(async (session) => {
      await this.#sleep(this.#world.between(0, 300));
      const moved = await this.#ask('follows a link', (people) => people.move(session, table, made.secret));
      return typeof moved === 'object' ? [session] : [];
    });
    const winners = (await Promise.all(answers)).flat();
    this.deeds.moved.push({ table, seat: place.seat, winners });
  }

  async #resign(table: string): Promise<void> {
    await this.#sleep(this.#world.between(0, 10 * SECOND));
    const place = await this.#anyPlace(table);
    if (!place) return;
    const { seat, session } = place;
    const code = await this.#ask('gives up', async (people) => (await people.resign(session, table, seat)) ?? 'done');
    if (code === 'done') this.deeds.resigned.push({ table, seat });
  }

  async #playAgain(table: string): Promise<void> {
    const places = await this.#places(table);
    for (;;) {
      // Each says it to any node.
      const codes = await Promise.all(
        places.map(({ session }) => this.#wantRematch(this.#cluster.any, session, table)),
      );
      if (codes.every((code) => code === 'done')) break;
      if (codes.some((code) => code !== 'done' && code !== 'unavailable')) return;
      await this.#sleep(AGAIN_MS);
    }
    this.deeds.rematches.push(table);
  }

  async #wantRematch(node: SimulatedNode, session: string, table: string) {
    const want = async (people: PeopleService) => (await people.wantRematch(session, table)) ?? 'done';
    const code = await this.#askNode(node, want);
    this.#world.tell('people', `somebody wants another game: ${code}`);
    return code;
  }

  async #forget(session: string): Promise<void> {
    const code = await this.#ask('wants to be forgotten', async (people) => (await people.forget(session)) ?? 'done');
    if (code === 'done') this.deeds.forgotten.push(session);
  }

  async #anyPlace(table: string) {
    const places = await this.#places(table);
    return places.length > 0 ? this.#world.pick(places) : undefined;
  }

  /** As the disk has them now. */
  async #places(table: string): Promise<readonly { readonly seat: number; readonly session: string }[]> {
    const places = await this.#cluster.disk.memory.places(table);
    const held = places.flatMap(({ seat, session }) => (session === undefined ? [] : [{ seat, session }]));
    return held.sort((one, other) => one.seat - other.seat);
  }

  /** Until there is an answer: whoever hears nothing of a process that died asks the next one. */
  async #ask<T>(what: string, ask: (people: PeopleService) => Promise<T | ErrorCode>): Promise<T | ErrorCode> {
    for (;;) {
      const answer = await this.#askNode(this.#cluster.any, ask);
      if (answer !== 'unavailable') {
        this.#world.tell('people', `somebody ${what}: ${typeof answer === 'string' ? answer : 'done'}`);
        return answer;
      }
      await this.#sleep(AGAIN_MS);
    }
  }

  async #askNode<T>(node: SimulatedNode, ask: (people: PeopleService) => Promise<T | ErrorCode>) {
    const { service, life } = node;
    if (!service || node.isPaused) return 'unavailable';
    return Promise.race([ask(service.people), this.#death(node, life)]);
  }

  /** Resolves when a process is gone. */
  async #death(node: SimulatedNode, life: number): Promise<'unavailable'> {
    while (node.life === life) await this.#sleep(AGAIN_MS);
    return 'unavailable';
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.#world.after(ms, resolve));
  }
}

function shuffled<T>(world: World, list: readonly T[]): readonly T[] {
  const rest = [...list];
  return list.map(() => rest.splice(world.between(0, rest.length), 1)[0]!);
}
