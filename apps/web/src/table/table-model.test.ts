import { asked } from '@crownhold/core';
import { beginAlone } from '@crownhold/fair';
import { FREE, kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BotClient } from './bot-client.ts';
import { savedTable } from './saved-table.ts';
import { createTable, type TableModel } from './table-model.ts';
import { isRejection, playTurn, sitDown, type TableState } from './table-state.ts';

const CHAIRS = [
  { name: 'Robin', bot: 'greedy' },
  { name: 'Marian', bot: 'greedy' },
];

/** A table of bots that answer when they are told to, the question asked first being number 0. */
function tableOfBots() {
  const answers: ((turn: string | undefined) => void)[] = [];
  const bots: BotClient = {
    ask: () => new Promise((resolve) => answers.push(resolve)),
    hint: async () => undefined,
    close: () => undefined,
  };
  const options = parseOptions({ seats: 2 }) as Options;
  const alone = beginAlone(kingdomino, options, { secret: new Uint8Array(32).fill(3), table: 'test' });
  const first = sitDown(alone, CHAIRS, '');
  const table = createTable(savedTable('test', 0, first), first, {
    isConfirmed: () => true,
    breathe: async () => undefined,
    openBots: () => bots,
  });
  return { table, answers };
}

/** The turn that takes the first domino that is free. */
function firstTake({ alone }: TableState): { readonly seat: number; readonly turn: string } {
  const { state } = alone.match;
  const who = asked(kingdomino, state);
  if (who.kind !== 'seats') throw new Error('nobody is asked');
  return { seat: who.seats[0]!, turn: `take ${state.next[state.nextKings.indexOf(FREE)]}` };
}

/** Somebody else makes the turn that a bot was asked for. */
function overtake(table: TableModel): void {
  const { seat, turn } = firstTake(table.state.value);
  table.want((now) => {
    const next = playTurn(now, seat, turn);
    if (isRejection(next)) throw new Error(next.kind);
    return next;
  });
}

beforeAll(() => {
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a table of bots', () => {
  it('plays the answer to the position that it asked about', async () => {
    const { table, answers } = tableOfBots();
    const before = table.state.value.alone;
    answers[0]!(firstTake(table.state.value).turn);
    await settled();
    expect(table.state.value.alone.entries.length).toBeGreaterThan(before.entries.length);
    expect(answers).toHaveLength(2);
  });

  it('ignores an answer to an older position, even one that would be legal now', async () => {
    const { table, answers } = tableOfBots();
    overtake(table);
    const { alone } = table.state.value;
    answers[0]!(firstTake(table.state.value).turn);
    await settled();
    expect(table.state.value.alone).toBe(alone);
    expect(table.state.value.mode.kind).toBe('bot');
  });

  it('ignores a failure at an older position too', async () => {
    const { table, answers } = tableOfBots();
    overtake(table);
    answers[0]!(undefined);
    await settled();
    expect(table.state.value.mode.kind).toBe('bot');
  });

  it('is stuck when a bot fails at the present one, and asks again', async () => {
    const { table, answers } = tableOfBots();
    answers[0]!(undefined);
    await settled();
    expect(table.state.value.mode.kind).toBe('stuck');
    table.goOn();
    expect(answers).toHaveLength(2);
  });

  it('plays nothing after it was closed', async () => {
    const { table, answers } = tableOfBots();
    const before = table.state.value;
    table.close();
    answers[0]!(firstTake(before).turn);
    await settled();
    expect(table.state.value).toBe(before);
  });
});
