import { findBot } from '@crownhold/bots';
import { type AnyGame, asked, type Chair, formatRecord, isRefusal, joinTurn } from '@crownhold/core';
import { beginAlone, playAlone, recordAlone } from '@crownhold/fair';
import { colours } from '@crownhold/games/colours';

interface Plan {
  readonly chairs: readonly Chair[];
  /** Stops after so many rounds; plays to the end without it. */
  readonly rounds?: number;
  readonly seed?: number;
}

/** The record of a game of Colour Kingdoms that greedy bots played for whoever sits there: always the same. */
export function coloursRecord({ chairs, rounds, seed = 1 }: Plan): string {
  const bot = findBot(colours as unknown as AnyGame, 'greedy')!.create();
  const options = colours.parseOptions({ seats: chairs.length });
  if (isRefusal(options)) throw new Error(options.code);
  let alone = beginAlone(colours, options, { secret: new Uint8Array(32).fill(seed), table: 'bots' });
  for (;;) {
    const { state } = alone.match;
    const next = asked(colours, state);
    const isEnough = rounds !== undefined && state.round > rounds;
    if (next.kind !== 'seats' || isEnough) return formatRecord({ ...recordAlone(alone), players: chairs });
    const [seat] = next.seats;
    const thoughts = [...bot.think(colours.view(state, seat!), seat!, { seed, nodes: 200 })];
    const draft = colours.copy(state);
    const steps = thoughts.at(-1)!.turn.map((move) => {
      const text = colours.formatMove(draft, move);
      colours.apply(draft, seat!, move);
      return text;
    });
    const result = playAlone(alone, seat!, joinTurn(steps));
    if (result.kind !== 'played') throw new Error(`a bot's turn was ${result.kind}: ${steps}`);
    alone = result.alone;
  }
}
