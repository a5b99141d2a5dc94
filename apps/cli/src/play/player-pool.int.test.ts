import { isRefusal } from '@crownhold/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Fault, faultyBot } from '../../test/faulty-bot.ts';
import { luckOf } from '../../test/session.ts';
import { findBoard } from './boards.ts';
import { PlayerPool } from './player-pool.ts';
import { Table } from './table.ts';

/** A table where a bot is to act that fails at the question after so many answers. */
function tableWith(fault: Fault, afterAnswers: number) {
  const board = findBoard('kingdomino');
  if (isRefusal(board)) throw new Error(board.code);
  const options = board.game.parseOptions({ seats: 2 });
  if (isRefusal(options)) throw new Error(options.code);
  const bot = faultyBot(fault, afterAnswers);
  const table = Table.begin(
    board,
    options,
    [0, 1].map((seat) => ({ name: `B${seat}`, bot })),
    luckOf('kingdomino', 1),
  );
  while (table.next.kind === 'pause') table.goOn();
  if (table.next.kind === 'over') throw new Error('the game is over before it began');
  const pool = new PlayerPool();
  onTestFinished(() => pool.close());
  const { seat } = table.next;
  return { ask: () => pool.ask(table, seat) };
}

describe('a bot at the table of `play`', { timeout: 60_000 }, () => {
  it.each<[Fault, string]>([
    ['dies', 'died'],
    ['nonsense', 'nonsense'],
    ['silent', 'silent'],
  ])('that %s is started anew for the next question', async (fault, kind) => {
    const { ask } = tableWith(fault, 1);
    expect(await ask()).toMatchObject({ kind: 'turn' });
    expect(await ask()).toMatchObject({ kind });
    // A program that was not started anew says that it was closed.
    expect(await ask()).toMatchObject({ kind: 'turn' });
  });
});
