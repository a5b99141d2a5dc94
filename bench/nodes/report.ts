import type { NodesMeasured, Slice } from './measure.ts';

interface Circumstances {
  readonly node: string;
  readonly cores: number;
  /** Processes that wanted a processor, over the last minute: before and after. */
  readonly load: readonly [number, number];
}

export function formatNodes(
  { tables, rounds, setups, failed }: NodesMeasured,
  { node, cores, load }: Circumstances,
): string {
  const [before, after] = load.map((value) => value.toFixed(1));
  const missing = failed.map(({ name, reason }) => `**Not measured: ${name}.** ${reason}\n\n`).join('');
  return `# What a turn costs, with one node and with several

Written by \`npm run bench -- nodes\`. Real processes and sockets, sealed dice, every turn signed and checked, every commit synced. ${tables} tables of two, whose
people are at different nodes where there are two. Nodes, database, hints and clients share one machine, so a rate here is no rate of a cluster: what counts
is milliseconds of processor. Medians of ${rounds} slices. Node ${node} on ${cores} cores; processes that wanted one: ${before} before, ${after} after.

${missing}## Milliseconds of processor a turn

At a gentle pace, the same for all setups; a setup with fewer turns/s than the others could not keep it on this machine. What is done every second whether anybody plays or not is part of it.

${table(
  ['setup', 'turns/s', 'p50, ms', 'p99, ms', 'nodes', 'database', 'hints', 'clients', 'nodes and database'],
  setups.map(({ name, easy }) => costRow(name, easy)),
)}

With turns sent as soon as the one before is known:

${table(
  ['setup', 'turns/s', 'p50, ms', 'p99, ms', 'nodes', 'database', 'hints', 'clients', 'nodes and database'],
  setups.map(({ name, full }) => costRow(name, full)),
)}

## The first bottleneck

The main thread of a node uses one processor and no more, however many there are; a database uses one for each connection. So what ends first, on machines with processors enough, is the main thread of a node:
a thousand divided by its milliseconds a turn is the most that a node can do. More nodes move the limit to the database, which all of them share. The shares of one processor are by the clock, on a machine that others used as well.

${table(
  [
    'setup',
    'main thread of the busiest node, ms a turn',
    'most turns/s by that thread',
    'most turns/s by each processor of the database',
    'share of a processor: that thread',
    'all nodes',
    'database',
    'clients',
  ],
  setups.map(({ name, full: { busy, cost } }) => [
    name,
    cost.main.toFixed(2),
    (1000 / cost.main).toFixed(0),
    cost.database > 0 ? (1000 / cost.database).toFixed(0) : '',
    share(busy.main),
    share(busy.nodes),
    share(busy.database),
    share(busy.clients),
  ]),
)}

## Memory, and what it costs to do nothing

A table with two people connected, in all nodes that have it. Milliseconds of processor a second while ${tables} tables are in memory and nobody plays: nodes beat, and ask for what has changed.

${table(
  [
    'setup',
    'KiB of heap a table',
    'KiB resident a table',
    'idle, nodes',
    'idle, database',
    'bytes of the database a turn',
  ],
  setups.map(({ name, tableKib, idle, bytesATurn }) => [
    name,
    tableKib.heap.toFixed(1),
    tableKib.resident.toFixed(1),
    idle.nodes.toFixed(1),
    idle.database.toFixed(1),
    bytesATurn === undefined ? '' : bytesATurn.toFixed(0),
  ]),
)}

[scale.md](scale.md) says what these figures come to.
`;
}

function costRow(name: string, { rate, p50, p99, cost }: Slice): readonly string[] {
  const { nodes, database, hints, clients } = cost;
  const figures = [nodes, database, hints, clients, nodes + database].map((ms) => ms.toFixed(3));
  return [name, rate.toFixed(0), p50.toFixed(1), p99.toFixed(1), ...figures];
}

function share(value: number): string {
  return `${(100 * value).toFixed(0)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
