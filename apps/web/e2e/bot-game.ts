import { findBot } from '@crownhold/bots';
import { asked, type Chair, formatRecord, joinTurn } from '@crownhold/core';
import { beginAlone, playAlone, recordAlone } from '@crownhold/fair';
import { kingdomino, type Options } from '@crownhold/games/kingdomino';

interface Plan {
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly seed: number;
  /** Stops when the first seat is asked and this many turns were played; plays to the end if it is not given. */
  readonly turns?: number;
  /** Stops before the last turn of the game, or of the first game of a dynasty. */
  readonly isLastTurnLeft?: boolean;
}

/** The record of a game that greedy bots played for whoever sits there: always the same. */
export function playBotGame({ options, chairs, seed, turns = Number.POSITIVE_INFINITY, isLastTurnLeft }: Plan): string {
  const bot = findBot(kingdomino, 'greedy')!.create();
  let alone = beginAlone(kingdomino, options, { secret: new Uint8Array(32).fill(seed), table: 'bots' });
  for (let played = 0; ; played++) {
    const { state } = alone.match;
    const next = asked(kingdomino, state);
    if (next.kind !== 'seats') break;
    const [seat] = next.seats;
    if (played >= turns && seat === 0) break;
    const thoughts = [...bot.think(kingdomino.view(state, seat!), seat!, { seed, nodes: 1000 })];
    const draft = kingdomino.copy(state);
    const steps = thoughts.at(-1)!.turn.map((move) => {
      const text = kingdomino.formatMove(draft, move);
      kingdomino.apply(draft, seat!, move);
      return text;
    });
    const result = playAlone(alone, seat!, joinTurn(steps));
    if (result.kind !== 'played') throw new Error(`a bot's turn was ${result.kind}: ${steps}`);
    const after = result.alone.match.state;
    if (isLastTurnLeft && (after.game > state.game || kingdomino.actors(after) === 0)) break;
    alone = result.alone;
  }
  return formatRecord({ ...recordAlone(alone), players: chairs });
}
