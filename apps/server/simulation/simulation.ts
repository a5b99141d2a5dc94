import { hash } from 'node:crypto';
import { useSha256 } from '@crownhold/fair';
import { findGame } from '@crownhold/games';
import { CHEAP_TOOLS } from './cheap-crypto.ts';
import { Client, sessionOf } from './client.ts';
import type { LinkEvents } from './client-world.ts';
import { planFaults } from './fault-plan.ts';
import { judge } from './judge.ts';
import { Link, type Weather } from './link.ts';
import { createScenario, type Scenario } from './scenario.ts';
import { SecrecyInspector } from './secrecy.ts';
import { SimulatedCluster } from './simulated-cluster.ts';
import { type StoryLine, Violation, World } from './world.ts';

// The same bytes as the portable one, sooner.
useSha256((bytes) => new Uint8Array(hash('sha256', bytes, 'buffer')));

/** How a run ended. */
export interface Outcome {
  readonly scenario: Scenario;
  readonly violation?: { readonly invariant: string; readonly message: string };
  readonly traceHash: string;
  readonly story: readonly StoryLine[];
  readonly rows: number;
  readonly acknowledged: number;
  readonly isOver: boolean;
  readonly verified: number;
}

/** Long after the last fault; by then everything has come to rest. */
const REST_MS = 3 * 3_600_000;

export function simulate(seed: number): Promise<Outcome> {
  return runScenario(createScenario(seed));
}

/** Runs a scenario in a world of its own. */
export async function runScenario(scenario: Scenario): Promise<Outcome> {
  const world = new World(scenario.seed);
  const cluster = new SimulatedCluster(world, scenario.seed, scenario.nodes);
  const weather: Weather = { isBad: false, isOffline: false };
  const clients: Client[] = [];
  let result = { rows: 0, isOver: false, verified: 0 };
  try {
    cluster.start();
    await world.run(1000, () => cluster.nodes.every(({ service }) => service !== undefined));
    const table = await openTable(world, cluster, scenario);
    clients.push(...gather(world, cluster, weather, scenario, table));
    const endMs = planFaults({ world, cluster, weather, clients }, scenario.faults);
    for (const client of clients) client.connect();
    const isAtRest = () => world.nowMs > endMs && clients.every((client) => hasRested(client, scenario));
    await world.run(endMs + REST_MS, isAtRest);
    if (world.violations.length === 0 && !isAtRest()) world.violate('rest', restless(clients));
    if (world.violations.length === 0) result = await judge(world, scenario, table, cluster.disk, clients);
  } catch (error) {
    world.violate('no crash', String(error instanceof Violation ? error.message : (error as Error).stack));
  }
  cluster.crash();
  const [violation] = world.violations;
  const acknowledged = clients.reduce((sum, { ledger }) => sum + ledger.acknowledged.size, 0);
  return {
    scenario,
    ...(violation && { violation: { invariant: violation.invariant, message: violation.message } }),
    traceHash: world.traceHash,
    story: world.story,
    acknowledged,
    ...result,
  };
}

async function openTable(
  world: World,
  cluster: SimulatedCluster,
  { body, people, spectators }: Scenario,
): Promise<string> {
  let table = '';
  const open = async () => {
    const created = await cluster.any.service!.people.create(sessionOf(0), body);
    if (typeof created === 'string') throw new Error(`cannot create: ${created}`);
    for (const [seat, { kind }] of body.seats.entries()) {
      if (kind !== 'free') continue;
      const person = people.findIndex(({ seats }) => seats.includes(seat));
      const sitting = { seat, invite: created.invite, name: `Person ${seat}` };
      const answer = await cluster.any.service!.people.sit(sessionOf(person), created.table, sitting);
      if (typeof answer === 'string') throw new Error(`cannot sit: ${answer}`);
    }
    for (let index = 0; index < spectators; index++) {
      const session = sessionOf(people.length + index);
      const code = await cluster.any.service!.people.enter(session, created.table, { watch: created.watch });
      if (code !== undefined) throw new Error(`cannot watch: ${code}`);
    }
    ({ table } = created);
  };
  const opening = open();
  await world.run(world.nowMs + 60_000, () => table !== '');
  await opening;
  return table;
}

function gather(
  world: World,
  cluster: SimulatedCluster,
  weather: Weather,
  { seed, body, people, spectators, turns }: Scenario,
  table: string,
): readonly Client[] {
  const game = findGame(body.game)!;
  const everybody = [...people, ...Array.from({ length: spectators }, () => undefined)];
  const sessions = everybody.map((_, index) => sessionOf(index));
  const inspector = new SecrecyInspector(world, cluster.disk, table, sessions);
  const openLink = (session: string, events: LinkEvents) => new Link(world, cluster, weather, session, events);
  const surroundings = { world, tools: CHEAP_TOOLS, openLink };
  const isPlaying = (version: number) => version < turns;
  return everybody.map((person, index) => {
    const device = { index, session: sessionOf(index), person };
    return new Client(device, surroundings, { game, table, seed, isPlaying }, inspector);
  });
}

/** Whether a client has nothing left to wait for. */
function hasRested(client: Client, { turns }: Scenario): boolean {
  return client.players.every((player) => {
    if (!player.isAtRest || !player.news) return false;
    return player.news.status === 'over' ? player.hasRecord : player.version >= turns;
  });
}

function restless(clients: readonly Client[]): string {
  const states = clients.flatMap(({ ledger, players, isUp }) => {
    return players.map(({ viewer, version, news, isAtRest }) => {
      return `${ledger.who}/${viewer} ${isUp ? 'up' : 'down'} at ${version}, ${news?.status}, asked ${JSON.stringify(news?.asked)}${isAtRest ? '' : ', waits for an answer'}`;
    });
  });
  return states.join('; ');
}
