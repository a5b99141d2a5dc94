import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { isStoreFault } from '../../src/store/store-fault.ts';
import { NodeCluster } from '../../test/node-cluster.ts';
import { RealWorld } from '../kill/real-world.ts';
import { TableSlots } from '../kill/table-slots.ts';
import { Balancer } from './balancer.ts';
import { DoubleLink } from './double-link.ts';

const NODES = 3;
const TABLES = 24;
/** Acknowledged commands between two faults, on average. */
const COMMANDS_A_FAULT = 150;
/** Who sends again before a busy server could answer makes it busier; who has lost a connection sends at once. */
const PATIENCE = 10;
const MOST_PAUSE_MS = 4000;

const FAULTS = [
  'kills',
  'cuts',
  'pauses',
  'blackHoles',
  'postgresCrashes',
  'slowLines',
  'redisKills',
  'redisFlushes',
] as const;
type Fault = (typeof FAULTS)[number];

export interface NodeFaults {
  /** Commands that were acknowledged, each of which was sent to two nodes at once. */
  acknowledged: number;
  faults: number;
  /** Faults by kind. */
  kills: number;
  pauses: number;
  postgresCrashes: number;
  redisKills: number;
  redisFlushes: number;
  /** Of the line between a node and PostgreSQL: broken; nothing comes through one way until it breaks; slow, in slices. */
  cuts: number;
  blackHoles: number;
  slowLines: number;
  tables: number;
  rows: number;
  finished: number;
  verified: number;
  problem?: string;
}

/** Three real nodes on a real PostgreSQL and Redis, all of which fail at random while clients play: their ledgers are held against the rows. */
export async function checkNodes(
  seed: number,
  commands: number,
  commandsAFault = COMMANDS_A_FAULT,
): Promise<NodeFaults> {
  const world = new RealWorld(seed, PATIENCE);
  const balancer = await Balancer.start((count) => world.between(0, count));
  const cluster = await NodeCluster.start(NODES, true, { PUBLIC_URL: balancer.origin }, true);
  balancer.targets = cluster.nodes.map(({ port }) => port);
  const check = () => {
    for (const node of cluster.nodes) node.check();
  };
  const slots = new TableSlots(world, check, DoubleLink);
  const processes = { kills: 0, pauses: 0, postgresCrashes: 0, redisKills: 0, redisFlushes: 0 };
  const made = { ...processes, cuts: 0, blackHoles: 0, slowLines: 0 };
  let faults = 0;
  try {
    // Only who shuts down keeps what was compiled; every later life begins sooner.
    await cluster.nodes[0]!.shutDown();
    await cluster.nodes[0]!.start();
    await slots.start(TABLES, balancer.origin);
    // Each fault once, however quick the clients are.
    const isEnough = () => slots.acknowledged >= commands && faults >= FAULTS.length;
    while (!isEnough() && world.violation === undefined) {
      const aim = slots.acknowledged + world.between(commandsAFault / 2, (3 * commandsAFault) / 2);
      await slots.until(() => slots.acknowledged >= aim);
      const fault = FAULTS[faults++ % FAULTS.length]!;
      await makeFault(fault, world, cluster);
      made[fault]++;
    }
    await slots.finish();
    slots.leave();
    world.end();
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    const { acknowledged } = slots;
    const sums = await judge(cluster, slots);
    const problem = world.violation;
    return { acknowledged, faults, ...made, ...sums, ...(problem !== undefined && { problem }) };
  } finally {
    slots.leave();
    world.end();
    balancer.close();
    await cluster.close();
  }
}

/** After one crash more: what was acknowledged is on the disk. */
async function judge({ postgres, url }: NodeCluster, slots: TableSlots) {
  await postgres.crash();
  await postgres.startAgain();
  const store = await openPostgres(url, { log: () => {} });
  if (isStoreFault(store)) throw new Error(JSON.stringify(store));
  const sums = await slots.judge(store);
  await store.close();
  return sums;
}

async function makeFault(fault: Fault, world: RealWorld, cluster: NodeCluster): Promise<void> {
  const { nodes, postgres, redis } = cluster;
  world.tell('fault', fault);
  const node = world.pick(nodes);
  const line = cluster.lines[nodes.indexOf(node)]!;
  switch (fault) {
    case 'cuts':
      line.cut();
      return;
    case 'blackHoles':
      // What was asked is lost, or its answer: then nobody knows whether it was stored.
      line.blackHoles.add(world.pick(['there', 'back']));
      await wait(world.between(100, MOST_PAUSE_MS));
      line.cut();
      line.blackHoles.clear();
      return;
    case 'slowLines':
      line.delayMs = world.between(1, 50);
      line.sliceBytes = world.between(20, 500);
      await wait(world.between(100, MOST_PAUSE_MS));
      line.delayMs = 0;
      line.sliceBytes = Number.POSITIVE_INFINITY;
      return;
    case 'kills':
      await node.kill();
      await node.start();
      return;
    case 'pauses':
      node.pause();
      await wait(world.between(100, MOST_PAUSE_MS));
      node.resume();
      return;
    case 'postgresCrashes':
      await postgres.crash();
      await wait(world.between(0, 500));
      await postgres.startAgain();
      return;
    case 'redisKills':
      await redis!.kill();
      await wait(world.between(0, 3000));
      await redis!.startAgain();
      return;
    case 'redisFlushes':
      await redis!.flush();
  }
}
