import { findGame } from '@crownhold/games';
import type { CreateBody } from '@crownhold/protocol';
import { Client } from '../../simulation/client.ts';
import type { ClientLink, LinkEvents } from '../../simulation/client-world.ts';
import { judgeLog } from '../../simulation/judge.ts';
import type { Person } from '../../simulation/scenario.ts';
import type { StoredEntry } from '../../src/ports/store.ts';
import type { WireClient } from '../../test/wire-client.ts';
import { NATIVE_TOOLS } from './native-tools.ts';
import type { RealWorld } from './real-world.ts';
import { SocketLink } from './socket-link.ts';

const NO_INSPECTOR = { frame: () => {}, told: () => {} };

interface TablePlan {
  readonly body: CreateBody;
  readonly people: readonly Person[];
}

const PLANS: readonly (readonly [string, Record<string, unknown> & { readonly seats: number }, number])[] = [
  ['kingdomino', { seats: 2, variants: [], tiebreak: 'crowns' }, 0],
  ['kingdomino', { seats: 4, variants: [], tiebreak: 'crowns' }, 2],
  ['kingdomino', { seats: 2, variants: [], tiebreak: 'crowns' }, 1],
  ['duel', { seats: 2, spellbook: 'drawn', first: 'random' }, 0],
  ['kingdomino', { seats: 3, variants: [], tiebreak: 'crowns' }, 0],
  ['colours', { seats: 2, map: 'first' }, 0],
];
const QUICK_BOT = 'page';

/** Tables of people and quick bots, one kind after the other. */
function planTable(world: RealWorld, number: number): TablePlan {
  const [game, options, bots] = PLANS[number % PLANS.length]!;
  const people = Array.from({ length: options.seats - bots }, (_, seat): Person => {
    return { seats: [seat], signs: 'at-start', absence: 0, mischief: world.chance(20) ? 10 : 0 };
  });
  const seats = Array.from({ length: options.seats }, (_, seat): CreateBody['seats'][number] => {
    if (seat >= people.length) return { kind: 'bot', bot: QUICK_BOT };
    return seat === 0 ? { kind: 'me', name: 'Person 0' } : { kind: 'free' };
  });
  return { body: { game, options, seats, clock: { kind: 'none' } }, people };
}

/** A table on the real server, and the clients that play at it. */
export class KillTable {
  readonly id: string;
  readonly clients: readonly Client[];
  readonly #world: RealWorld;
  readonly #body: CreateBody;
  readonly #links: SocketLink[] = [];
  isStopped = false;

  private constructor(
    world: RealWorld,
    id: string,
    number: number,
    { body, people }: TablePlan,
    devices: readonly WireClient[],
    Link: typeof SocketLink,
  ) {
    this.#world = world;
    this.id = id;
    this.#body = body;
    const openLink = (cookie: string, events: LinkEvents): ClientLink => {
      const link = new Link(devices[0]!.origin, cookie, events);
      this.#links.push(link);
      return link;
    };
    const at = { game: findGame(body.game)!, table: id, seed: number, isPlaying: () => !this.isStopped };
    const surroundings = { world, tools: NATIVE_TOOLS, openLink };
    this.clients = people.map((person, index) => {
      const device = { index, session: devices[index]!.cookie, person };
      return new Client(device, surroundings, at, NO_INSPECTOR);
    });
    for (const client of this.clients) client.connect();
  }

  /** Opens a table and seats everybody. Rejects if the server goes away meanwhile. */
  static async open(
    world: RealWorld,
    number: number,
    devices: readonly WireClient[],
    Link = SocketLink,
  ): Promise<KillTable> {
    const plan = planTable(world, number);
    const created = await devices[0]!.create(plan.body);
    for (const [seat, { kind }] of plan.body.seats.entries())
      if (kind === 'free') await devices[seat]!.sit(created, seat);
    return new KillTable(world, created.table, number, plan, devices, Link);
  }

  get acknowledged(): number {
    return this.clients.reduce((sum, { ledger }) => sum + ledger.acknowledged.size, 0);
  }

  /** Whether everybody has the record of the finished game. */
  get isOver(): boolean {
    return this.clients.every(({ players }) => players.every(({ hasRecord }) => hasRecord));
  }

  /** Whether nobody waits for an answer. */
  get isAtRest(): boolean {
    return this.clients.every(({ players }) => players.every(({ isAtRest }) => isAtRest));
  }

  /** Whether somebody knows that the game is finished: a bot's last turn may be stored when nobody listens any more. */
  get isEndHeard(): boolean {
    return this.clients.some(({ players }) => players.some(({ news }) => news?.status === 'over'));
  }

  leave(): void {
    this.isStopped = true;
    for (const link of this.#links) link.close();
  }

  judge(entries: readonly StoredEntry[]) {
    return judgeLog(this.#world, NATIVE_TOOLS, this.#body, entries, this.clients);
  }
}
