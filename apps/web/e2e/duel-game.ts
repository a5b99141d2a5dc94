import { findBot } from '@crownhold/bots';
import { type AnyGame, asked, type Chair, formatRecord, joinTurn } from '@crownhold/core';
import { beginAlone, playAlone, recordAlone } from '@crownhold/fair';
import { duel, type Options, type State } from '@crownhold/games/duel';

interface Plan {
  readonly chairs: readonly Chair[];
  readonly spellbook?: Options['spellbook'];
  /** Stops when the first seat is asked and this holds; plays to the end without it. */
  readonly until?: (state: State) => boolean;
  /** Games are dealt from here on until one has such a position. */
  readonly seed?: number;
}

const MOST_SEEDS = 60;

/** The record of a Duel that greedy bots played for whoever sits there: always the same. */
export function duelRecord({ chairs, spellbook = 'drawn', until, seed = 1 }: Plan): string {
  for (let tried = seed; tried < seed + MOST_SEEDS; tried++) {
    const record = playDuel({ chairs, spellbook, seed: tried, ...(until && { until }) });
    if (record !== undefined) return record;
  }
  throw new Error('no game has such a position');
}

function playDuel({ chairs, spellbook, until, seed }: Required<Omit<Plan, 'until'>> & Pick<Plan, 'until'>) {
  const bot = findBot(duel as unknown as AnyGame, 'greedy')!.create();
  const options: Options = { seats: 2, spellbook, first: 0 };
  let alone = beginAlone(duel, options, { secret: new Uint8Array(32).fill(seed), table: 'bots' });
  for (;;) {
    const { state } = alone.match;
    const next = asked(duel, state);
    if (next.kind !== 'seats') return until ? undefined : formatRecord({ ...recordAlone(alone), players: chairs });
    const [seat] = next.seats;
    if (until && seat === 0 && until(state)) return formatRecord({ ...recordAlone(alone), players: chairs });
    const thoughts = [...bot.think(duel.view(state, seat!), seat!, { seed, nodes: 1000 })];
    const draft = duel.copy(state);
    const steps = thoughts.at(-1)!.turn.map((move) => {
      const text = duel.formatMove(draft, move);
      duel.apply(draft, seat!, move);
      return text;
    });
    const result = playAlone(alone, seat!, joinTurn(steps));
    if (result.kind !== 'played') throw new Error(`a bot's turn was ${result.kind}: ${steps}`);
    alone = result.alone;
  }
}
