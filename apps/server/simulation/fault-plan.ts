import type { Client } from './client.ts';
import type { Weather } from './link.ts';
import type { Fault } from './scenario.ts';
import type { SimulatedCluster } from './simulated-cluster.ts';
import type { SimulatedNode } from './simulated-node.ts';
import type { World } from './world.ts';

/** What faults happen to. */
interface Faulty {
  readonly world: World;
  readonly cluster: SimulatedCluster;
  readonly weather: Weather;
  readonly clients: readonly Client[];
}

/** How a fault begins and ends, and how long that takes. */
interface Course {
  readonly forMs: number;
  begin(): void;
  end(): void;
}

/** Plans all faults, and says when the last one is over. */
export function planFaults(faulty: Faulty, faults: readonly Fault[]): number {
  const { world } = faulty;
  let endMs = world.nowMs;
  for (const fault of faults) {
    const { forMs, begin, end } = courseOf(faulty, fault);
    world.after(fault.atMs, begin);
    world.after(fault.atMs + forMs, end);
    endMs = Math.max(endMs, world.nowMs + fault.atMs + forMs);
  }
  return endMs;
}

function courseOf({ world, cluster, weather, clients }: Faulty, fault: Fault): Course {
  const { disk, hints } = cluster;
  switch (fault.kind) {
    case 'crash': {
      const nodes = nodesOf(cluster, fault.node);
      return during(
        fault.downMs,
        () => nodes.forEach((node) => void node.crash()),
        () => nodes.forEach((node) => void node.start()),
      );
    }
    case 'disk':
      return during(
        fault.forMs,
        () => {
          world.tell('disk', `is ${fault.trouble}`);
          disk.trouble = fault.trouble;
        },
        () => {
          disk.trouble = undefined;
        },
      );
    case 'network':
      return during(
        fault.forMs,
        () => {
          world.tell('network', 'is bad');
          weather.isBad = true;
        },
        () => {
          weather.isBad = false;
        },
      );
    case 'offline':
      return during(
        fault.forMs,
        () => {
          world.tell('network', 'is gone');
          weather.isOffline = true;
          for (const client of clients) client.cut();
        },
        () => {
          weather.isOffline = false;
        },
      );
    case 'bots':
      return during(
        fault.forMs,
        () => failBots(cluster, true),
        () => failBots(cluster, false),
      );
    case 'cut':
      return during(0, () => clients[fault.person]?.cut());
    case 'lost-device':
      return during(0, () => clients[fault.person]?.loseDevice());
    case 'hints':
      return during(
        fault.forMs,
        () => {
          world.tell('hints', `are ${fault.trouble}`);
          hints.trouble = fault.trouble;
        },
        () => {
          hints.trouble = undefined;
        },
      );
    default:
      return courseOfNode(world, nodesOf(cluster, fault.node)[0]!, fault);
  }
}

function courseOfNode(
  world: World,
  node: SimulatedNode,
  fault: Extract<Fault, { readonly kind: 'pause' | 'one-way' | 'line' }>,
): Course {
  switch (fault.kind) {
    case 'pause':
      return during(
        fault.forMs,
        () => node.pause(),
        () => node.resume(),
      );
    case 'one-way':
      return during(
        fault.forMs,
        () => {
          world.tell(`node ${node.index}`, fault.way);
          node.deafness = fault.way;
        },
        () => {
          node.deafness = undefined;
        },
      );
    case 'line':
      return during(
        fault.forMs,
        () => {
          world.tell(`node ${node.index}`, `loses ${fault.trouble} of the store`);
          node.line.trouble = fault.trouble;
        },
        () => {
          node.line.trouble = undefined;
        },
      );
  }
}

/** All of them if none is named. */
function nodesOf({ nodes }: SimulatedCluster, node: number | undefined): readonly SimulatedNode[] {
  return node === undefined ? nodes : [nodes[node % nodes.length]!];
}

function failBots({ nodes }: SimulatedCluster, areFailing: boolean): void {
  for (const node of nodes) node.areBotsFailing = areFailing;
}

function during(forMs: number, begin: () => void, end: () => void = () => {}): Course {
  return { forMs, begin, end };
}
