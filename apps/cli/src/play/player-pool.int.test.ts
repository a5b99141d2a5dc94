import { isRefusal } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Fault, faultyBot } from '../../test/faulty-bot.ts';
import { PlayerPool } from './player-pool.ts';

/** A bot that is to act, and fails at the question after so many answers. */
function botWith(fault: Fault, afterAnswers: number) {
  const options = kingdomino.parseOptions({ seats: 2 });
  if (isRefusal(options)) throw new Error(options.code);
  const state = kingdomino.parseState('2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -')!;
  const pool = new PlayerPool();
  onTestFinished(() => pool.close());
  const bot = faultyBot(fault, afterAnswers);
  const question = { game: kingdomino, options, bot, view: kingdomino.view(state, 1), seat: 1, seed: 1 };
  return { ask: () => pool.ask(question) };
}

describe('a bot at the table of `play`', { timeout: 60_000 }, () => {
  it.each<[Fault, string]>([
    ['dies', 'died'],
    ['nonsense', 'nonsense'],
    ['silent', 'silent'],
  ])('that %s is started anew for the next question', async (fault, kind) => {
    const { ask } = botWith(fault, 1);
    expect(await ask()).toMatchObject({ kind: 'turn' });
    expect(await ask()).toMatchObject({ kind });
    // A program that was not started anew says that it was closed.
    expect(await ask()).toMatchObject({ kind: 'turn' });
  });
});
