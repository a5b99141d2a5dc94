import { toHex } from '../src/bytes.ts';
import { type Contribution, mixJoint, roll } from '../src/joint.ts';
import { secretOf } from '../test/secret.ts';

/**
 * A small match as an adversary sees it. An outcome is one of few, and follows from its inputs like a value of a random
 * function: inputs that differ give independent outcomes, and nobody knows one without knowing all its inputs.
 */
type Node = { readonly kind: 'dealt'; readonly inputs: string } | Choice;

interface Choice {
  readonly kind: 'choice';
  /** Inputs of outcomes that the adversary can compute at this moment. */
  readonly known: readonly string[];
  readonly options: readonly (() => Node)[];
}

/** The best probability with which an adversary gets the outcome it wants, over all its strategies. */
export function bestBias(node: Node, outcomes: number, drawn: ReadonlyMap<string, boolean> = new Map()): number {
  if (node.kind === 'dealt') return drawn.has(node.inputs) ? Number(drawn.get(node.inputs)) : 1 / outcomes;
  const next = node.known.find((inputs) => !drawn.has(inputs));
  if (next === undefined) return Math.max(...node.options.map((option) => bestBias(option(), outcomes, drawn)));
  const wanted = bestBias(node, outcomes, new Map(drawn).set(next, true));
  const other = bestBias(node, outcomes, new Map(drawn).set(next, false));
  return wanted / outcomes + (other * (outcomes - 1)) / outcomes;
}

export interface Adversary {
  readonly name: string;
  readonly node: Node;
  /** What docs/fair.md says, for the probability of the outcome. */
  bound(p: number): number;
}

/** Different tries that a grinder makes; the model tries them all. */
const TRIES = 4;

/** Every adversary of docs/fair.md at tables of two clients and a dealer. */
export const ADVERSARIES: readonly Adversary[] = [
  { name: 'dealer that grinds its secret, one honest client', node: grind(), bound: (p) => p },
  { name: 'dealer that reorders simultaneous turns', node: reorder(), bound: (p) => p },
  { name: 'dealer that rewrites an unsigned turn', node: rewrite(), bound: (p) => p },
  ...[1, 2, 3].map((attempts) => ({
    name: `dealer that ends attempts, ${attempts} used`,
    node: reveal(1, [0, 1, 2].slice(0, attempts), attempts),
    bound: tries(attempts),
  })),
  ...[
    [1, 1, 2],
    [2, 1, 3],
    [2, 2, 4],
    [3, 1, 4],
    [3, 3, 8],
  ].map(([turns, drops, results]) => ({
    name: `dealer that drops up to ${drops} of ${turns} turns before a dealing`,
    node: dropTurns(turns!, drops!),
    bound: tries(results!),
  })),
  ...[0, 1, 2].map((times) => ({
    name: `dealer that reopens up to ${times} times`,
    node: reopen(times, 0),
    bound: tries(times + 1),
  })),
  { name: 'client that withholds', node: withhold(), bound: (p) => p },
  { name: 'client that aborts at the opening', node: abort(), bound: (p) => p },
  { name: 'dealer and client, somebody else gives after them', node: collude(1, true), bound: (p) => p },
  { name: 'dealer and client, nobody gives after them', node: collude(1, false), bound: tries(2) },
  { name: 'dealer and client with two turns, nobody gives after them', node: collude(2, false), bound: tries(4) },
  { name: 'late chain that waits for another person', node: lateChain(true, true), bound: (p) => p },
  { name: 'late chain that waits for a person in league', node: lateChain(true, false), bound: tries(TRIES) },
  { name: 'late chain that does not', node: lateChain(false, false), bound: tries(TRIES) },
  { name: 'dealer alone', node: alone(), bound: tries(TRIES) },
];

function tries(count: number): (p: number) => number {
  return (p) => 1 - (1 - p) ** count;
}

function element(name: string): string {
  return toHex(secretOf(name));
}

function opening(dealer: string, attempt: number, clients: readonly string[], name = 'opening'): string {
  const position = (party: string) => element(`${party} at attempt ${attempt}`);
  return mixJoint({ opening: element(name), attempt, dealer: position(dealer), seats: clients.map(position) });
}

/** The inputs of the next dealing: the real fold, and the dealer's element. */
function dealing(before: string, given: readonly Contribution[], dealer = 'dealer'): string {
  return `${roll(before, 1, given)} by ${dealer}`;
}

function given(seat: number, ordinal = 1, name = `seat ${seat}`): Contribution {
  return { seat, ordinal, element: element(`${name}, turn ${ordinal}`) };
}

function dealt(inputs: string): Node {
  return { kind: 'dealt', inputs };
}

function choice(known: readonly string[], options: readonly (() => Node)[]): Choice {
  return { kind: 'choice', known, options };
}

function grind(): Node {
  // It chooses before the client has shown anything, so it can compute nothing.
  const secrets = Array.from({ length: TRIES }, (_, i) => `dealer ${i}`);
  return choice(
    [],
    secrets.map((dealer) => () => dealt(dealing(opening(dealer, 1, ['client']), [], dealer))),
  );
}

function alone(): Node {
  const inputs = Array.from({ length: TRIES }, (_, i) => dealing(opening(`dealer ${i}`, 1, []), [], `dealer ${i}`));
  return choice(
    inputs,
    inputs.map((each) => () => dealt(each)),
  );
}

function reorder(): Node {
  const orders = [
    [given(0), given(1)],
    [given(1), given(0)],
  ];
  const inputs = orders.map((order) => dealing(element('rolling'), order));
  return choice(
    inputs,
    inputs.map((each) => () => dealt(each)),
  );
}

function rewrite(): Node {
  // Words are no part of a contribution: whatever it writes, these are the inputs.
  const inputs = dealing(element('rolling'), [given(0)]);
  return choice([inputs], [() => dealt(inputs), () => dealt(inputs)]);
}

/** With the elements of an attempt at hand it takes what comes, or drops somebody as long as one is left. */
function reveal(attempt: number, clients: readonly number[], most: number): Node {
  const names = clients.map((seat) => `client ${seat}`);
  const inputs = dealing(opening('dealer', attempt, names), []);
  const others = attempt < most ? clients.map((seat) => clients.filter((client) => client !== seat)) : [];
  return choice([inputs], [() => dealt(inputs), ...others.map((rest) => () => reveal(attempt + 1, rest, most))]);
}

function dropTurns(turns: number, drops: number): Node {
  const all = Array.from({ length: turns }, (_, seat) => given(seat));
  const inputs = subsets(all)
    .filter((kept) => turns - kept.length <= drops)
    .map((kept) => dealing(element('rolling'), kept));
  return choice(
    inputs,
    inputs.map((each) => () => dealt(each)),
  );
}

function reopen(left: number, time: number): Node {
  const inputs = dealing(opening('dealer', 1, ['client 0', 'client 1'], `opening ${time}`), []);
  return choice([inputs], [() => dealt(inputs), ...(left > 0 ? [() => reopen(left - 1, time + 1)] : [])]);
}

function withhold(): Node {
  const inputs = [[given(0)], []].map((list) => dealing(element('rolling'), list));
  // The dealer's element is not known to the client.
  return choice(
    [],
    inputs.map((each) => () => dealt(each)),
  );
}

function abort(): Node {
  const both = dealing(opening('dealer', 1, ['client 0', 'client 1']), []);
  const one = dealing(opening('dealer', 2, ['client 1']), []);
  return choice([], [() => dealt(both), () => dealt(one)]);
}

/** Each turn of the client in league is given or timed out; somebody else's number may still come before the dealing. */
function collude(turns: number, isFollowed: boolean): Node {
  const own = Array.from({ length: turns }, (_, i) => given(0, i + 1));
  const rest = isFollowed ? [given(1)] : [];
  const inputs = subsets(own).map((kept) => dealing(element('rolling'), [...kept, ...rest]));
  return choice(
    isFollowed ? [] : inputs,
    inputs.map((each) => () => dealt(each)),
  );
}

/** A chain chosen among several when it enrols; its first number that counts comes after another person's, or at once. */
function lateChain(isGuarded: boolean, isHonest: boolean): Node {
  const inputs = Array.from({ length: TRIES }, (_, i) => {
    const own = given(0, 1, `chain ${i}`);
    return dealing(element('rolling'), isGuarded ? [given(1), own] : [own]);
  });
  return choice(
    isHonest ? [] : inputs,
    inputs.map((each) => () => dealt(each)),
  );
}

function subsets<T>(items: readonly T[]): readonly (readonly T[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);
}

/** Turns of people who contribute, and of bots; a dealing follows each. */
export type TurnKind = 'person' | 'bot';

/** How many dealings a dealer that has everything but people's secrets can compute after the first `played` turns. */
export function foreseeable(turns: readonly TurnKind[], played: number): number {
  const [one, other] = ['one', 'other'].map((world) => {
    let rolling = element('joint');
    return turns.map((kind, i) => {
      // What was given so far is the same in both worlds: the dealer has it.
      const name = i < played ? 'given' : world;
      rolling = roll(rolling, i + 1, kind === 'person' ? [given(0, i + 1, name)] : []);
      return rolling;
    });
  }) as [string[], string[]];
  const differing = one.findIndex((value, i) => value !== other[i]);
  return (differing < 0 ? turns.length : differing) - played;
}
