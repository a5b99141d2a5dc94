import { findBot } from '@crownhold/bots';
import { type AnyGame, asked, type Chair, formatRecord, joinTurn } from '@crownhold/core';
import { beginAlone, playAlone, recordAlone } from '@crownhold/fair';
import { colours, NO_DIE, type State } from '@crownhold/games/colours';

interface Plan {
  readonly chairs: readonly Chair[];
  /** Stops when a person is asked and this holds; plays to the end without it. */
  readonly until?: (state: State, seat: number) => boolean;
  /** Games are dealt from here on until one has such a position. */
  readonly seed?: number;
  /** A bot that spends nothing keeps spells and drops for the test. */
  readonly bot?: 'greedy' | 'random';
}

const MOST_SEEDS = 40;

/** The record of a game that bots played for whoever sits there: always the same. Its dice are not thrown, but drawn by weight. */
export function coloursRecord({ chairs, until, seed = 1, bot = 'greedy' }: Plan): string {
  for (let tried = seed; tried < seed + MOST_SEEDS; tried++) {
    const record = playColours({ chairs, seed: tried, bot, ...(until && { until }) });
    if (record !== undefined) return record;
  }
  throw new Error('no game has such a position');
}

function playColours({ chairs, until, seed, bot }: Required<Omit<Plan, 'until'>> & Pick<Plan, 'until'>) {
  const player = findBot(colours as unknown as AnyGame, bot)!.create();
  const options = { seats: chairs.length, map: 'first' } as const;
  let alone = beginAlone(colours, options, { secret: new Uint8Array(32).fill(seed), table: 'bots' });
  for (;;) {
    const { state } = alone.match;
    const next = asked(colours, state);
    if (next.kind !== 'seats') return until ? undefined : formatRecord({ ...recordAlone(alone), players: chairs });
    const people = next.seats.filter((each) => chairs[each]!.bot === undefined);
    if (until && people.some((each) => until(state, each))) {
      return formatRecord({ ...recordAlone(alone), players: chairs });
    }
    // In turn order, and whoever is to take a die first: people colour when all have one.
    const seat = next.seats.find((each) => state.dice[each] === NO_DIE) ?? next.seats[0]!;
    const thoughts = [...player.think(colours.view(state, seat), seat, { seed, nodes: 1000 })];
    const draft = colours.copy(state);
    const steps = thoughts.at(-1)!.turn.map((move) => {
      const text = colours.formatMove(draft, move);
      colours.apply(draft, seat, move);
      return text;
    });
    const result = playAlone(alone, seat, joinTurn(steps));
    if (result.kind !== 'played') throw new Error(`a bot's turn was ${result.kind}: ${steps}`);
    alone = result.alone;
  }
}
