import type { Opened } from './archive.ts';
import type { Compared } from './compare.ts';
import type { Grown } from './grow.ts';
import { median } from './median.ts';

const MOST_P99_MS = 100;
const MOST_MAIN_MS = 20;

/** What was measured so far, and how busy the machine was then. */
export interface Results {
  readonly compare?: Compared & Circumstances;
  readonly grow?: Grown & Circumstances;
  readonly archive?: { readonly tables: readonly Opened[] } & Circumstances;
}

interface Circumstances {
  readonly node: string;
  readonly cores: number;
  /** Processes that wanted a processor, over the last minute: before and after. */
  readonly load: readonly [number, number];
}

export function formatReport({ compare, grow, archive }: Results): string {
  const parts = [compare && comparison(compare), grow && growth(grow), archive && archives(archive)];
  return `# Speed of the server

Written by \`npm run bench -- server\`, part by part (\`compare\`, \`grow\`, \`archive\`). Real sockets, a real process, SQLite with
\`synchronous = FULL\`, sealed dice, every turn signed and checked. Clients run on the same machine and share its processors. Goals are
those of the server's issue; what was missed is said as missed.

${parts.filter(Boolean).join('\n\n')}
`;
}

function comparison(compared: Compared & Circumstances): string {
  const { tables, rounds, contenders, parts, delayMs } = compared;
  const [ours, memory, files] = contenders;
  const of = (who: typeof ours, key: 'rate' | 'p50' | 'p99' | 'cpuMs' | 'serverMs') =>
    median(who!.rounds.map((round) => round[key]));
  const ratio = (who: typeof ours) => median(who!.rounds.map(({ rate }, round) => ours!.rounds[round]!.rate / rate));
  const rows = contenders.map((who) => [
    who.name,
    whole(of(who, 'rate')),
    `${ratio(who).toFixed(2)} x`,
    of(who, 'p50').toFixed(1),
    of(who, 'p99').toFixed(1),
    of(who, 'serverMs').toFixed(3),
    Number.isFinite(of(who, 'cpuMs')) ? of(who, 'cpuMs').toFixed(3) : '',
  ]);
  const goals = [
    goal('at least the rate in memory', ratio(memory) >= 1, `${ratio(memory).toFixed(2)} x`),
    goal('three times the rate with flat files', ratio(files) >= 3, `${ratio(files).toFixed(2)} x`),
    goal('a lower p99 than in memory', of(ours, 'p99') < of(memory, 'p99'), `${of(ours, 'p99').toFixed(1)} ms`),
    goal('a lower p99 than with flat files', of(ours, 'p99') < of(files, 'p99'), `${of(ours, 'p99').toFixed(1)} ms`),
  ];
  const spent = Object.entries(parts).toSorted(([, one], [, other]) => other - one);
  return `## Beside boardgame.io: ${tables} tables of two

Each turn is sent as soon as the one before is known. A turn counts when its player hears that it is accepted; both players are told of it. Servers and
clients are processes of their own, and all of them share the processors. Medians of ${rounds} slices taken in turn. The peer has two boards and no
rules, no seals, no signatures; in memory it stores nothing. What was tried to come nearer is in [ADR 33](adr/0033-speed.md). ${circumstances(compared)}

${table(['server', 'turns/s', 'our rate to its', 'p50, ms', 'p99, ms', 'ms of processor a turn, server', 'the same, clients'], rows)}

${goals.join('\n')}

Milliseconds of processor a turn by part of our server, from one more slice under a profiler. Shares of the main thread are by samples of
time, so what wakes another thread looks dearer than it is on a busy machine.

${table(
  ['part', 'ms a turn'],
  spent.map(([part, ms]) => [part, ms.toFixed(3)]),
)}

The main thread kept everything waiting for ${delayMs.p99.toFixed(1)} ms (p99) and ${delayMs.most.toFixed(1)} ms at most, under as much load as
the clients can make.`;
}

function growth(grown: Grown & Circumstances): string {
  const { sizes } = grown;
  const rows = sizes.flatMap(({ tables, sockets, rates }) =>
    rates.map((rate) => [
      whole(tables),
      whole(sockets),
      whole(rate.asked),
      whole(rate.rate),
      rate.p50.toFixed(1),
      rate.p99.toFixed(1),
      Number.isFinite(rate.serverMs) ? rate.serverMs.toFixed(3) : 'none made',
      rate.delayMs.most.toFixed(1),
      rate.stalledMs?.toFixed(1) ?? '',
    ]),
  );
  const memory = sizes.map(({ tables, sockets, socketKib, tableKib }) => [
    whole(tables),
    whole(sockets),
    ...[socketKib.heap, socketKib.resident, tableKib.heap, tableKib.resident].map((kib) => kib.toFixed(1)),
  ]);
  const bests = sizes
    .filter(({ isSearched }) => isSearched)
    .map(({ tables, sockets, rates }) => {
      const good = rates.filter(({ turns, p99 }) => turns > 0 && p99 < MOST_P99_MS).at(-1);
      const found = good ? `${whole(good.rate)} turns/s, p99 ${good.p99.toFixed(1)} ms` : 'none that was tried';
      return `Highest rate with p99 under ${MOST_P99_MS} ms at ${whole(tables)} tables and ${whole(sockets)} sockets: **${found}**.`;
    });
  return `## More and more tables

One server, whose tables are never fewer. People think for a random time so that as many turns are made as are asked for. The
watch over the main thread wakes it every millisecond, which is part of the processor time of a turn where turns are few. ${circumstances(grown)}

${table(['tables', 'sockets', 'asked, turns/s', 'turns/s', 'p50, ms', 'p99, ms', 'ms of processor a turn', 'longest wait for the main thread, ms', 'the same of the clients'], rows)}

${bests.join('\n\n')}

KiB of the main heap and of resident memory that every further one took. Tables are idle and have people connected.

${table(['tables', 'sockets', 'socket, heap', 'socket, resident', 'table, heap', 'table, resident'], memory)}`;
}

function archives(archived: { readonly tables: readonly Opened[] } & Circumstances): string {
  const games = [...new Set(archived.tables.map(({ game }) => game))];
  const rows = games.map((name) => {
    const tables = archived.tables.filter(({ game }) => game === name);
    const of = (key: 'rows' | 'turnMs' | 'delayMs') => tables.map((each) => each[key]);
    const both = (key: 'turnMs' | 'delayMs') => [median(of(key)).toFixed(1), Math.max(...of(key)).toFixed(1)];
    return [name, whole(median(of('rows'))), ...both('turnMs'), ...both('delayMs')];
  });
  const most = (key: 'turnMs' | 'delayMs') => Math.max(...archived.tables.map((each) => each[key]));
  const goals = (['turnMs', 'delayMs'] as const).map((key) => {
    const by = key === 'turnMs' ? 'processor time' : 'the clock';
    return goal(`nothing over ${MOST_MAIN_MS} ms by ${by}`, most(key) <= MOST_MAIN_MS, `${most(key).toFixed(1)} ms`);
  });
  return `## Opening a finished table

Tables that are not in memory, each opened once by a request for everything that ever happened there. The longest time that the main thread
gave to nobody else: in processor time, and by \`monitorEventLoopDelay\`, which also counts when other processes had the processor.
${circumstances(archived)}

${table(['game', 'rows', 'ms of processor: median', 'most', 'ms by the clock: median', 'most'], rows)}

${goals.join('\n')}`;
}

function circumstances({ node, cores, load }: Circumstances): string {
  const [before, after] = load.map((figure) => figure.toFixed(1));
  return `Node ${node} on ${cores} cores; processes that wanted one: ${before} before, ${after} after.`;
}

function goal(what: string, isReached: boolean, found: string): string {
  return `- ${isReached ? 'Reached' : '**Missed**'}: ${what} (${found}).`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function whole(figure: number): string {
  return Math.round(figure).toLocaleString('en');
}
