import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../../src/store/postgres/postgres-store.ts';
import { isStoreFault } from '../../src/store/store-fault.ts';
import { NodeCluster } from '../../test/node-cluster.ts';
import { RealWorld } from '../kill/real-world.ts';
import { TableSlots } from '../kill/table-slots.ts';
import { Balancer } from './balancer.ts';
import { DoubleLink } from './double-link.ts';

const NODES = 3;
const TABLES = 12;
/** Acknowledged commands between two faults, on average. */
const COMMANDS_A_FAULT = 60;
const MOST_PAUSE_MS = 4000;

const FAULTS = ['kill', 'pause', 'crash-postgres', 'kill-redis', 'flush-redis'] as const;
type Fault = (typeof FAULTS)[number];

export interface NodeFaults {
  /** Commands that were acknowledged, each of which was sent to two nodes at once. */
  acknowledged: number;
  faults: number;
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
  const world = new RealWorld(seed);
  const balancer = await Balancer.start((count) => world.between(0, count));
  const cluster = await NodeCluster.start(NODES, true, { PUBLIC_URL: balancer.origin });
  balancer.targets = cluster.nodes.map(({ port }) => port);
  const check = () => {
    for (const node of cluster.nodes) node.check();
  };
  const slots = new TableSlots(world, check, DoubleLink);
  let faults = 0;
  try {
    await slots.start(TABLES, balancer.origin);
    // Each fault once, however quick the clients are.
    const isEnough = () => slots.acknowledged >= commands && faults >= FAULTS.length;
    while (!isEnough() && world.violation === undefined) {
      const aim = slots.acknowledged + world.between(commandsAFault / 2, (3 * commandsAFault) / 2);
      await slots.until(() => slots.acknowledged >= aim);
      await makeFault(FAULTS[faults++ % FAULTS.length]!, world, cluster);
    }
    await slots.finish();
    slots.leave();
    world.end();
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    const { acknowledged } = slots;
    const sums = await judge(cluster, slots);
    const problem = world.violation;
    return { acknowledged, faults, ...sums, ...(problem !== undefined && { problem }) };
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

async function makeFault(fault: Fault, world: RealWorld, { nodes, postgres, redis }: NodeCluster): Promise<void> {
  world.tell('fault', fault);
  const node = world.pick(nodes);
  switch (fault) {
    case 'kill':
      await node.kill();
      await node.start();
      return;
    case 'pause':
      node.pause();
      await wait(world.between(100, MOST_PAUSE_MS));
      node.resume();
      return;
    case 'crash-postgres':
      await postgres.crash();
      await wait(world.between(0, 500));
      await postgres.startAgain();
      return;
    case 'kill-redis':
      await redis!.kill();
      await wait(world.between(0, 3000));
      await redis!.startAgain();
      return;
    case 'flush-redis':
      await redis!.flush();
  }
}
