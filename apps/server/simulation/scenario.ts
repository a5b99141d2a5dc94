import { below, createRng, type Rng } from '@crownhold/core';
import type { ClockTerms, CreateBody } from '@crownhold/protocol';
import type { HintTrouble } from './simulated-hints.ts';
import type { Deafness } from './simulated-node.ts';
import type { DiskTrouble, LineTrouble } from './simulated-store.ts';

/** Something that goes wrong. */
export type Fault =
  /** Of one node, or of all. */
  | { readonly kind: 'crash'; readonly atMs: number; readonly downMs: number; readonly node?: number }
  | { readonly kind: 'disk'; readonly atMs: number; readonly forMs: number; readonly trouble: DiskTrouble }
  | { readonly kind: 'cut'; readonly atMs: number; readonly person: number }
  | { readonly kind: 'network'; readonly atMs: number; readonly forMs: number }
  /** Nobody can reach the server. */
  | { readonly kind: 'offline'; readonly atMs: number; readonly forMs: number }
  | { readonly kind: 'bots'; readonly atMs: number; readonly forMs: number }
  | { readonly kind: 'lost-device'; readonly atMs: number; readonly person: number }
  | NodeFault;

/** Something that goes wrong only where there are several nodes. */
type NodeFault =
  | { readonly kind: 'pause'; readonly atMs: number; readonly forMs: number; readonly node: number }
  /** Between a node and its clients. */
  | {
      readonly kind: 'one-way';
      readonly atMs: number;
      readonly forMs: number;
      readonly node: number;
      readonly way: Deafness;
    }
  /** Between a node and the store. */
  | {
      readonly kind: 'line';
      readonly atMs: number;
      readonly forMs: number;
      readonly node: number;
      readonly trouble: LineTrouble;
    }
  | { readonly kind: 'hints'; readonly atMs: number; readonly forMs: number; readonly trouble: HintTrouble };

/** How a person plays. */
export interface Person {
  /** Most of its seats; the first person of a table creates it. */
  readonly seats: readonly number[];
  /** Whether it takes part in sealed dice: at the start, later, or not at all. */
  readonly signs: 'at-start' | 'late' | 'never';
  /** In per cent: how often it lets its clock run out. */
  readonly absence: number;
  /** In per cent: how often it sends something that must be refused first. */
  readonly mischief: number;
}

/** All that is fixed before a run. Everything else follows from the seed. */
export interface Scenario {
  readonly seed: number;
  /** How many share the store. */
  readonly nodes: number;
  readonly body: CreateBody;
  readonly people: readonly Person[];
  readonly spectators: number;
  /** Turns after which people stop playing; the game may be over before. */
  readonly turns: number;
  readonly faults: readonly Fault[];
}

const GAMES: readonly (readonly [string, (rng: Rng) => Record<string, unknown> & { readonly seats: number }])[] = [
  ['kingdomino', (rng) => ({ seats: 2 + below(rng, 3), variants: [], tiebreak: 'crowns' })],
  ['kingdomino', (rng) => ({ seats: 2, variants: below(rng, 4) === 0 ? ['dynasty'] : [], tiebreak: 'crowns' })],
  ['duel', (rng) => ({ seats: 2, spellbook: below(rng, 2) === 0 ? 'drawn' : 'always', first: 'random' })],
  ['colours', (rng) => ({ seats: 1 + below(rng, 4), map: 'first' })],
  ['colours', (rng) => ({ seats: 2 + below(rng, 2), map: 'first' })],
];

const TROUBLES: readonly DiskTrouble[] = ['slow', 'failing', 'full'];
const SECOND = 1000;
/** Faults happen in this time, and while people play; afterwards everything must come to rest. */
const FAULTS_MS = 120 * SECOND;
/** How long a turn takes, roughly. */
const TURN_MS = 1500;

export function createScenario(seed: number): Scenario {
  const rng = createRng(seed * 7 + 3);
  const [game, optionsFor] = GAMES[below(rng, GAMES.length)]!;
  const options = optionsFor(rng);
  const bots = options.seats > 1 ? below(rng, options.seats) : 0;
  const people = createPeople(rng, options.seats - bots);
  const seats = Array.from({ length: options.seats }, (_, seat): CreateBody['seats'][number] => {
    if (seat >= options.seats - bots) return { kind: 'bot', bot: 'simulated' };
    return people[0]!.seats.includes(seat) ? { kind: 'me', name: `Person ${seat}` } : { kind: 'free' };
  });
  const turns = below(rng, 12) === 0 ? 1000 : 5 + below(rng, 12);
  const withinMs = Math.min(FAULTS_MS, turns * TURN_MS);
  const faults = createFaults(rng, people.length, withinMs);
  const nodes = nodesOfSeed(seed);
  return {
    seed,
    nodes,
    body: { game, options, seats, clock: createClock(rng) },
    people,
    spectators: below(rng, 2),
    turns,
    faults:
      nodes === 1 ? faults : spreadFaults(createRng(seed * 11 + 5), { nodes, people: people.length, withinMs }, faults),
  };
}

/** Of five seeds one has a single server, the others two or three nodes. */
export function nodesOfSeed(seed: number): number {
  return seed % 5 === 1 ? 1 : 2 + (seed % 2);
}

/** Most crashes are of one node then, and there is more that can go wrong. */
function spreadFaults(
  rng: Rng,
  { nodes, people, withinMs }: { readonly nodes: number; readonly people: number; readonly withinMs: number },
  faults: readonly Fault[],
): readonly Fault[] {
  const spread = faults.map((fault) => {
    return fault.kind === 'crash' && below(rng, 4) > 0 ? { ...fault, node: below(rng, nodes) } : fault;
  });
  const more = Array.from({ length: below(rng, 9) }, (): Fault => {
    const atMs = below(rng, withinMs);
    const forMs = 500 + below(rng, 15 * SECOND);
    const node = below(rng, nodes);
    switch (below(rng, 6)) {
      case 0:
        return { kind: 'pause', atMs, forMs, node };
      case 1:
        return { kind: 'one-way', atMs, forMs, node, way: below(rng, 2) === 0 ? 'hears-nothing' : 'says-nothing' };
      case 2:
        return { kind: 'line', atMs, forMs, node, trouble: below(rng, 2) === 0 ? 'requests' : 'answers' };
      case 3:
      case 4:
        return { kind: 'cut', atMs, person: below(rng, people) };
      default:
        return { kind: 'hints', atMs, forMs: 2 * forMs, trouble: below(rng, 2) === 0 ? 'lost' : 'late' };
    }
  });
  return [...spread, ...more].sort((one, other) => one.atMs - other.atMs);
}

function createPeople(rng: Rng, seats: number): readonly Person[] {
  const people: Person[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const last = people.at(-1);
    // Now and then two people share a device.
    if (last && below(rng, 5) === 0) people[people.length - 1] = { ...last, seats: [...last.seats, seat] };
    else
      people.push({
        seats: [seat],
        signs: (['at-start', 'at-start', 'at-start', 'late', 'never'] as const)[below(rng, 5)]!,
        absence: below(rng, 3) === 0 ? 15 : 0,
        mischief: below(rng, 3) === 0 ? 25 : 0,
      });
  }
  return people;
}

function createClock(rng: Rng): ClockTerms {
  switch (below(rng, 3)) {
    case 0:
      return { kind: 'none' };
    case 1:
      return { kind: 'turn', turnMs: (10 + below(rng, 30)) * SECOND };
    default:
      return { kind: 'bank', bankMs: (30 + below(rng, 60)) * SECOND, incrementMs: below(rng, 5) * SECOND };
  }
}

function createFaults(rng: Rng, people: number, withinMs: number): readonly Fault[] {
  const faults = Array.from({ length: below(rng, 9) }, (): Fault => {
    const atMs = below(rng, withinMs);
    const forMs = 500 + below(rng, 12 * SECOND);
    switch (below(rng, 9)) {
      case 0:
      case 1:
        return { kind: 'crash', atMs, downMs: below(rng, 5) === 0 ? 100 * SECOND + below(rng, 3600 * SECOND) : forMs };
      case 2:
      case 3:
        return { kind: 'disk', atMs, forMs, trouble: TROUBLES[below(rng, TROUBLES.length)]! };
      case 4:
        return { kind: 'cut', atMs, person: below(rng, people) };
      case 5:
        return { kind: 'network', atMs, forMs };
      case 6:
        return { kind: 'bots', atMs, forMs };
      case 7:
        return { kind: 'offline', atMs, forMs: 20 * SECOND + below(rng, 150 * SECOND) };
      default:
        return { kind: 'lost-device', atMs, person: below(rng, people) };
    }
  });
  return faults.sort((one, other) => one.atMs - other.atMs);
}

/** A whole game of two to four people without bots: some are away now and then, come late, or lose their device. */
export function createFairGame(seed: number, rng: Rng): Scenario {
  const games: readonly (readonly [string, Record<string, unknown> & { readonly seats: number }])[] = [
    ['kingdomino', { seats: 2 + below(rng, 3), variants: [], tiebreak: 'crowns' }],
    ['duel', { seats: 2, spellbook: 'drawn', first: 'random' }],
    ['colours', { seats: 2 + below(rng, 3), map: 'first' }],
  ];
  const [game, options] = games[seed % games.length]!;
  const people = Array.from({ length: options.seats }, (_, seat): Person => {
    const signs = (['at-start', 'at-start', 'late'] as const)[below(rng, 3)]!;
    return { seats: [seat], signs, absence: below(rng, 2) === 0 ? 8 : 0, mischief: 0 };
  });
  const seats = people.map((_, seat): CreateBody['seats'][number] => {
    return seat === 0 ? { kind: 'me', name: 'Person 0' } : { kind: 'free' };
  });
  const faults = Array.from({ length: below(rng, 3) }, (): Fault => {
    return { kind: 'lost-device', atMs: below(rng, 40 * SECOND), person: below(rng, people.length) };
  });
  const clock = { kind: 'turn', turnMs: 15 * SECOND } as const;
  return { seed, nodes: 1, body: { game, options, seats, clock }, people, spectators: 1, turns: 1000, faults };
}
