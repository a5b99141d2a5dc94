import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it, vi } from 'vitest';
import {
  ANN,
  BOB,
  BOT,
  beginTestGame,
  firstTurn,
  freePlace,
  inputOf,
  placingTable,
  playTurn,
  sitAt,
  type TestTable,
  testTable,
  textOf,
} from '../../test/kingdomino-table.ts';
import { actsSince, askedSeat } from './shown-table.ts';

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

type StageKind = TestTable['shown']['value']['stage']['kind'];

async function playUntil(table: TestTable, kind: StageKind): Promise<void> {
  while (table.shown.value.stage.kind !== kind) {
    if (table.shown.value.stage.kind === 'turn') playTurn(table);
    else await settled();
  }
}

/** Bots that answer with the first legal turn. */
const think = async (_: string, view: Parameters<typeof firstTurn>[0], seat: number) => firstTurn(view, seat);

describe('a table', () => {
  it('asks people and bots as the game goes', async () => {
    const table = testTable({ chairs: [ANN, BOT], here: { think } });
    const kinds = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { stage, settled: view, front } = table.shown.value;
      kinds.add(stage.kind);
      expect(stage.kind).toBe(view.seat === 0 ? 'turn' : 'waiting');
      expect(front).toBe(0);
      if (stage.kind === 'turn') playTurn(table);
      else await settled();
    }
    expect([...kinds].sort()).toEqual(['turn', 'waiting']);
  });

  it('turns to whoever is asked when several people share it', () => {
    const table = testTable({ chairs: [ANN, BOB] });
    const fronts = new Set<number>();
    for (let i = 0; i < 8; i++) {
      fronts.add(table.shown.value.front);
      expect(table.shown.value.front).toBe(table.shown.value.settled.seat);
      playTurn(table);
    }
    expect(fronts.size).toBe(2);
  });

  it('tells what the last turn brought, and keeps all of it', () => {
    const table = testTable();
    const before = table.shown.value.log.length;
    playTurn(table);
    const { news, log } = table.shown.value;
    expect(news.map(({ kind }) => kind)).toContain('taken');
    expect(log.slice(before)).toEqual(news);
    playTurn(table);
    expect(table.shown.value.log.slice(log.length)).toEqual(table.shown.value.news);
  });

  it('tells what bots did act by act, and asks nobody before it is told', async () => {
    const told: { readonly seats: readonly unknown[]; readonly end: () => void }[] = [];
    const here = beginTestGame({ chairs: [ANN, BOT], here: { think } });
    const table = sitAt(here, {
      play(act, hasMore, show) {
        if (act.isOpening) return undefined;
        show({ view: act.before, watched: [1] });
        const { promise, resolve } = Promise.withResolvers<void>();
        told.push({ seats: act.events.flatMap((event) => ('seat' in event ? [event.seat] : [])), end: resolve });
        expect(typeof hasMore()).toBe('boolean');
        return promise;
      },
    });
    let acts = 0;
    const hear = async () => {
      expect(table.shown.value.input).toBeUndefined();
      await settled();
      expect(told.length).toBeLessThanOrEqual(acts + 1);
      if (told.length > acts) told[acts++]!.end();
      await settled();
    };
    while (table.shown.value.stage.kind !== 'turn') await hear();
    const { log } = table.shown.value;
    playTurn(table);
    // What is shown first is on the screen at once, and heard at once.
    expect(table.shown.value).toMatchObject({ stage: { kind: 'telling' }, watched: [1] });
    expect(table.shown.value.log.length).toBeGreaterThan(log.length);
    while (table.shown.value.stage.kind !== 'turn') await hear();
    expect(acts).toBeGreaterThan(1);
    expect(table.shown.value.acts.filter(({ isOpening }) => !isOpening)).toHaveLength(acts);
    expect(table.shown.value.watched).toEqual([]);
    // The newest acts are those of others since the last turn of the seat in front.
    const since = actsSince(table.shown.value.acts, 0, (event) => ('seat' in event ? event.seat : undefined));
    expect(since.length).toBeLessThan(acts);
  });

  it('knows how many rows wait behind the one that is told', async () => {
    const here = beginTestGame({ chairs: [BOT, BOT], here: { think } });
    const behind: number[] = [];
    const first = Promise.withResolvers<void>();
    const table = sitAt(here, {
      play(act, _hasMore, show, rows) {
        if (act.isOpening) return undefined;
        behind.push(rows);
        if (behind.length > 1) return undefined;
        show({ view: act.before, watched: [] });
        return first.promise;
      },
    });
    // Bots play on while the first film runs.
    await vi.waitFor(() => expect(here.rows(-1, 0).length).toBeGreaterThan(6), { interval: 1 });
    expect(behind).toEqual([0]);
    first.resolve();
    await settled();
    expect(behind[1]).toBeGreaterThan(3);
    expect(behind.slice(1, 4)).toEqual([behind[1]!, behind[1]! - 1, behind[1]! - 2]);
    table.close();
  });

  it('shows what chance did before anybody was asked, and asks then; not once somebody has acted', async () => {
    const here = beginTestGame();
    const told: { readonly kinds: readonly string[]; readonly end: () => void }[] = [];
    const play: Parameters<typeof sitAt>[1] = {
      play(act, _, show) {
        if (!act.isOpening) return undefined;
        show({ view: act.before, watched: [] });
        const { promise, resolve } = Promise.withResolvers<void>();
        told.push({ kinds: act.events.map(({ kind }) => kind), end: resolve });
        return promise;
      },
    };
    const table = sitAt(here, play);
    expect(table.shown.value).toMatchObject({ stage: { kind: 'telling' }, input: undefined });
    expect(told[0]!.kinds).toContain('line-laid');
    for (let ended = 0; ended < told.length; ended++) {
      expect(table.shown.value.stage.kind).toBe('telling');
      told[ended]!.end();
      await settled();
    }
    expect(table.shown.value.stage.kind).toBe('turn');
    playTurn(table);
    const [count, later] = [told.length, sitAt(here, play)];
    expect([told.length, later.shown.value.stage.kind]).toEqual([count, 'turn']);
  });

  it('shows other scenes for a while, and is itself again', () => {
    const table = placingTable();
    const before = table.shown.value;
    table.showScene({ view: before.settled, watched: [1] });
    expect(table.shown.value).toMatchObject({ stage: { kind: 'telling' }, watched: [1], input: undefined });
    table.showScene(undefined);
    expect(table.shown.value).toEqual(before);
  });

  it('knows what happened before it was opened', () => {
    const here = beginTestGame();
    const first = sitAt(here);
    for (let i = 0; i < 5; i++) playTurn(first);
    const { log } = first.shown.value;
    expect(sitAt(here).shown.value).toMatchObject({ log, news: [] });
  });

  it('leaves out what follows a refused action', () => {
    const table = placingTable();
    table.perform({ kind: 'point', cell: { x: 3, y: 3 } }, { kind: 'play' });
    expect(table.shown.value.whyNot).toMatchObject({ rule: 'K12' });
    expect(textOf(table)).toBe('');
  });

  it('tells why an action could not be, and does nothing', () => {
    const table = placingTable();
    const before = table.shown.value;
    expect(table.refusalOf({ kind: 'write', text: 'jump' })).toMatchObject({ code: 'unreadable' });
    expect(table.refusalOf({ kind: 'write', text: firstTurn(before.settled, before.settled.seat) })).toBeUndefined();
    expect(table.shown.value).toBe(before);
    const waiting = testTable({ chairs: [BOT, BOT] });
    expect(waiting.refusalOf({ kind: 'write', text: 'take 1' })).toMatchObject({ code: 'not-your-turn' });
  });

  it('proceeds step by step to the end of a turn', () => {
    const table = placingTable();
    const seat = askedSeat(table.shown.value);
    const { version } = table.shown.value;
    // Shows the domino, lays it, points at the line, takes, ends the turn.
    for (let presses = 0; presses < 5; presses++) {
      expect(table.shown.value.version).toBe(version);
      table.perform({ kind: 'proceed' });
    }
    expect(table.shown.value.version).toBe(version + 1);
    expect(table.shown.value.news[0]).toMatchObject({ kind: 'placed', seat });
  });

  it('ends a whole turn by itself for those who are not asked', () => {
    const table = sitAt(beginTestGame(), { isConfirmed: () => false });
    const { version } = table.shown.value;
    table.perform({ kind: 'pick', index: freePlace(table) });
    expect(table.shown.value.version).toBe(version + 1);
  });

  it('ends', async () => {
    const table = testTable({ chairs: [ANN, BOT], here: { think } });
    await playUntil(table, 'over');
    expect(table.shown.value.news.at(-1)).toMatchObject({ kind: 'match-ended' });
    expect(table.shown.value.input).toBeUndefined();
  });
});

describe('a dynasty', () => {
  it('[K20] shows a finished game until somebody goes on, also after a reload', async () => {
    const here = beginTestGame({ variants: ['dynasty'] });
    const table = sitAt(here);
    await playUntil(table, 'between-games');
    const { view, settled: next, news } = table.shown.value;
    expect(view).toMatchObject({ game: 0, phase: 'renew' });
    expect(next).toMatchObject({ game: 1, round: 0 });
    expect(news.map(({ kind }) => kind)).toContain('game-ended');
    const reloaded = sitAt(here);
    expect(reloaded.shown.value.stage.kind).toBe('between-games');
    expect(kingdomino.formatState(reloaded.shown.value.view)).toBe(kingdomino.formatState(view));
    for (const each of [table, reloaded]) {
      each.goOn();
      expect(each.shown.value.stage.kind).toBe('turn');
      expect(each.shown.value.view).toMatchObject({ game: 1 });
      expect(each.shown.value.news.map(({ kind }) => kind)).toContain('line-laid');
    }
    expect(reloaded.shown.value.log).toEqual(table.shown.value.log);
  });

  it('[K20] does not pause again in the middle of the next game, nor at the end', async () => {
    const here = beginTestGame({ variants: ['dynasty'] });
    const table = sitAt(here);
    await playUntil(table, 'between-games');
    table.goOn();
    playTurn(table);
    expect(sitAt(here).shown.value.stage.kind).toBe('turn');
    await playUntil(table, 'between-games');
    table.goOn();
    await playUntil(table, 'over');
    expect(sitAt(here).shown.value.stage.kind).toBe('over');
  });
});

describe('a table of bots', () => {
  /** Bots that answer when they are told to, the question asked first being number 0. */
  function tableOfBots() {
    const answers: ((turn: string | undefined) => void)[] = [];
    const table = testTable({
      chairs: [BOT, BOT],
      here: { think: () => new Promise((resolve) => answers.push(resolve)) },
    });
    return { table, answers };
  }

  const answerTo = ({ shown }: TestTable) => firstTurn(shown.value.settled, shown.value.settled.seat);

  it('plays the answer to the position that it asked about', async () => {
    const { table, answers } = tableOfBots();
    const { version } = table.shown.value;
    answers[0]!(answerTo(table));
    await settled();
    expect(table.shown.value.version).toBe(version + 1);
    expect(answers).toHaveLength(2);
  });

  it('is stuck when a bot fails, and asks again', async () => {
    const { table, answers } = tableOfBots();
    answers[0]!(undefined);
    await settled();
    expect(table.shown.value.stage.kind).toBe('stuck');
    table.goOn();
    expect(table.shown.value.stage.kind).toBe('waiting');
    expect(answers).toHaveLength(2);
  });

  it('shows nothing after it was closed', async () => {
    const { table, answers } = tableOfBots();
    const before = table.shown.value;
    table.close();
    answers[0]!(answerTo(table));
    await settled();
    expect(table.shown.value).toBe(before);
  });
});

describe('the turn in the making', () => {
  it('is kept with every step, and dropped once its row is kept', () => {
    const calls: string[] = [];
    const here = beginTestGame({ here: { keep: ({ version }) => calls.push(`row ${version}`) } });
    const table = sitAt(here, {
      keepDraft: (draft) => calls.push(`draft ${draft?.turn ?? '-'}`),
    });
    const { version } = table.shown.value;
    const domino = inputOf(table).draft.state.next[0];
    table.perform({ kind: 'pick', index: 0 });
    table.perform({ kind: 'undo' });
    table.perform({ kind: 'confirm' });
    table.perform({ kind: 'pick', index: 0 }, { kind: 'confirm' });
    const taken = `draft take ${domino}`;
    expect(calls).toEqual([taken, 'draft -', taken, `row ${version + 1}`, 'draft -']);
  });

  it('is taken up again by whoever it was of', () => {
    const here = beginTestGame();
    const [asking] = here.chairs.map((_, seat) => ({ seat, since: 1 })).filter(({ seat }) => seat === seatOf(here));
    const turn = `take ${inputOf(sitAt(here)).draft.state.next[2]}`;
    expect(textOf(sitAt(here, { kept: { ...asking!, turn } }))).toBe(turn);
    expect(textOf(sitAt(here, { kept: { ...asking!, since: 0, turn } }))).toBe('');
  });

  const seatOf = (here: ReturnType<typeof beginTestGame>) => inputOf(sitAt(here)).draft.seat;
});

it('from tap to record the calls of `apply` for a step stay few, however long the game is', async () => {
  const keep = vi.fn();
  const here = beginTestGame({ variants: ['dynasty'], here: { keep } });
  const table = sitAt(here);
  const apply = vi.spyOn(kingdomino, 'apply');
  const most: number[] = [];
  let turns = 0;
  while (table.shown.value.stage.kind !== 'over') {
    if (table.shown.value.stage.kind === 'between-games') table.goOn();
    apply.mockClear();
    keep.mockClear();
    playTurn(table);
    turns++;
    const steps = keep.mock.calls[0]![0].steps.length;
    most.push(apply.mock.calls.length / steps);
  }
  apply.mockRestore();
  expect(turns).toBeGreaterThan(70);
  expect(Math.min(...most)).toBeGreaterThan(0);
  expect(Math.max(...most)).toBeLessThanOrEqual(6);
});
