import { asked } from '@crownhold/core';
import { FREE, kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { beginHere, type KeptDraft, type SharedRows } from '@crownhold/table';
import { signal } from '@preact/signals';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Chair } from '../games/chair.ts';
import type { BotClient } from './bot-client.ts';
import { pick } from './intentions.ts';
import { createTable, createThinking, type KingdominoTypes } from './table-model.ts';
import { sitDown, type TableState } from './table-state.ts';

const BOTS: readonly Chair[] = [
  { name: 'Robin', bot: 'greedy' },
  { name: 'Marian', bot: 'greedy' },
];
const PEOPLE: readonly Chair[] = [{ name: 'Ann' }, { name: 'Bo' }];

/** A table whose bots answer when they are told to, the question asked first being number 0. */
function tableOf(chairs: readonly Chair[], shared?: SharedRows) {
  const answers: ((turn: string | undefined) => void)[] = [];
  const drafts: (KeptDraft | undefined)[] = [];
  const bots: BotClient = {
    ask: () => new Promise((resolve) => answers.push(resolve)),
    hint: async () => undefined,
    close: () => undefined,
  };
  const ways = { isConfirmed: () => true, breathe: async () => undefined };
  const { think, start } = createThinking(() => bots, ways);
  const options = parseOptions({ seats: 2 }) as Options;
  const dealing = { secret: new Uint8Array(32).fill(3), table: 'test' };
  const here = beginHere<KingdominoTypes>(kingdomino, options, chairs, dealing, { think, ...(shared && { shared }) });
  const device = {
    id: 'test',
    here,
    chairs,
    kept: undefined,
    fault: signal(undefined),
    keepDraft: (draft: KeptDraft | undefined) => void drafts.push(draft),
    close: () => here.close(),
  };
  const table = createTable(device, sitDown(here.alone, chairs, ''), ways);
  start(table);
  return { table, answers, here, drafts };
}

/** The turn that takes the first domino that is free. */
function firstTake({ alone }: TableState): { readonly seat: number; readonly since: number; readonly turn: string } {
  const { match } = alone;
  const { state } = match;
  const who = asked(kingdomino, state);
  if (who.kind !== 'seats') throw new Error('nobody is asked');
  return { ...match.asked[0]!, turn: `take ${state.next[state.nextKings.indexOf(FREE)]}` };
}

beforeAll(() => {
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a table of bots', () => {
  it('plays the answer to the position that it asked about', async () => {
    const { table, answers } = tableOf(BOTS);
    const before = table.state.value.alone;
    await settled();
    answers[0]!(firstTake(table.state.value).turn);
    await settled();
    expect(table.state.value.alone.entries.length).toBeGreaterThan(before.entries.length);
    expect(answers).toHaveLength(2);
  });

  it('ignores an answer to an older position, even one that would be legal now', async () => {
    const { table, answers, here } = tableOf(BOTS);
    await settled();
    await here.submit({ id: 'overtaken', ...firstTake(table.state.value) });
    const { alone } = table.state.value;
    answers[0]!(firstTake(table.state.value).turn);
    await settled();
    expect(table.state.value.alone).toBe(alone);
    expect(table.state.value.mode.kind).toBe('bot');
  });

  it('ignores a failure at an older position too', async () => {
    const { table, answers, here } = tableOf(BOTS);
    await settled();
    await here.submit({ id: 'overtaken', ...firstTake(table.state.value) });
    answers[0]!(undefined);
    await settled();
    expect(table.state.value.mode.kind).toBe('bot');
  });

  it('is stuck when a bot fails at the present one, and asks again', async () => {
    const { table, answers } = tableOf(BOTS);
    await settled();
    answers[0]!(undefined);
    await settled();
    expect(table.state.value.mode.kind).toBe('stuck');
    table.goOn();
    await settled();
    expect(answers).toHaveLength(2);
    expect(table.state.value.mode.kind).toBe('bot');
  });

  it('plays nothing after it was closed', async () => {
    const { table, answers } = tableOf(BOTS);
    const before = table.state.value;
    await settled();
    table.close();
    answers[0]!(firstTake(before).turn);
    await settled();
    expect(table.state.value).toBe(before);
  });
});

describe('a table of people', () => {
  const free = ({ alone }: TableState) => alone.match.state.nextKings.indexOf(FREE);

  it('keeps every step of a turn in the making, and nothing of it when it is taken back', () => {
    const { table, drafts } = tableOf(PEOPLE);
    const { seat, since, turn } = firstTake(table.state.value);
    table.want(pick(free(table.state.value)));
    expect(drafts).toEqual([{ seat, since, turn }]);
  });

  it('sends a turn once, and heeds nothing until it is kept', async () => {
    let keep: () => void = () => undefined;
    const rows: number[] = [];
    const { table } = tableOf(PEOPLE, {
      append: ({ version }) => {
        rows.push(version);
        return new Promise((resolve) => {
          keep = () => resolve('kept');
        });
      },
      rowsAfter: async () => [],
    });
    table.want(pick(free(table.state.value)));
    const ready = table.state.value;
    table.confirm();
    table.confirm();
    table.want(pick(2));
    await settled();
    expect(table.state.value).toEqual({ ...ready, mode: { ...ready.mode, isSent: true } });
    expect(rows).toEqual([2]);
    keep();
    await settled();
    expect(table.state.value.alone.match.version).toBe(2);
    table.want(pick(free(table.state.value)));
    table.confirm();
    expect(rows).toEqual([2, 3]);
  });

  it('says when its game was deleted in another window', async () => {
    const { table } = tableOf(PEOPLE, { append: async () => 'gone', rowsAfter: async () => undefined });
    table.want(pick(free(table.state.value)));
    table.confirm();
    await settled();
    expect(table.trouble.value).toBe('gone');
  });
});
