import { createRng, type GameRecord, isFault, type SeenRow, SPECTATOR, sinceOf, type TableView } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { type AnyTypes, dealing, people, randomSteps, SETTINGS, type Setting } from '../test/games.ts';
import { beginHere, resumeHere } from './begin-here.ts';
import type { Here, HerePorts } from './here.ts';
import type { KeptRow } from './kept-row.ts';

function begin({ game, options }: Setting, seed = 1, ports: HerePorts<AnyTypes> = {}): Here<AnyTypes> {
  return beginHere<AnyTypes>(game, options, people(options.seats), dealing(seed), ports);
}

function look(here: Here<AnyTypes>, viewer = SPECTATOR): TableView<AnyTypes> {
  let seen: TableView<AnyTypes> | undefined;
  here.watch(viewer, (table) => (seen = table))();
  return seen!;
}

/** Plays random turns; returns the ids of the commands. */
async function play(here: Here<AnyTypes>, seed: number, turns = Number.POSITIVE_INFINITY): Promise<number> {
  const rng = createRng(seed);
  let played = 0;
  for (; played < turns; played++) {
    const { asked } = look(here);
    const asking = asked[rng() % Math.max(1, asked.length)];
    if (!asking) break;
    const { seat, since } = asking;
    const turn = randomSteps(here.game, look(here, seat).view, seat, rng).join('; ');
    expect(await here.submit({ id: `${seat}-${since}`, seat, since, turn })).toMatchObject({ kind: 'accepted' });
  }
  return played;
}

/** As a store would have it. */
const stored = (record: GameRecord) => JSON.parse(JSON.stringify(record)) as GameRecord;

describe.each(SETTINGS)('$name on this device', (setting) => {
  it('tells every watcher at once, then row by row, without gaps', async () => {
    const here = begin(setting);
    const told: number[] = [];
    const versions: number[] = [];
    const end = here.watch(0, (table, rows) => {
      versions.push(table.version);
      told.push(...rows.map(({ version }) => version));
    });
    const turns = await play(here, 3, 12);
    expect(versions).toEqual(Array.from({ length: turns + 1 }, (_, at) => at + 1));
    expect(told).toEqual(versions.slice(1));
    end();
    await play(here, 4, 1);
    expect(versions).toHaveLength(turns + 1);
  });

  it('keeps row by row what makes up the record', async () => {
    const kept: KeptRow[] = [];
    const here = begin(setting, 2, { keep: (row) => kept.push(row) });
    const start = stored(here.record());
    await play(here, 5);
    const end = stored(here.record());
    expect([...start.steps, ...kept.flatMap(({ steps }) => steps)]).toEqual(end.steps);
    const events = (record: GameRecord) => (record.fairness as { readonly events: readonly unknown[] }).events;
    expect([
      ...events(start),
      ...kept.flatMap((row) => stored({ ...end, fairness: row }).fairness as typeof row).flatMap((row) => row.events),
    ]).toEqual(events(end));
    expect(kept.map(({ isOver }) => isOver)).toEqual(kept.map((_, at) => at === kept.length - 1));
  });

  it('goes on from its record with the same versions and askings, sealed or not', async () => {
    const here = begin(setting, 3);
    await play(here, 6, 9);
    for (const secrets of [[here.secret], []]) {
      const again = resumeHere<AnyTypes>(setting.game, stored(here.record()), {
        secrets,
        fresh: dealing(9),
        chairs: people,
      });
      if (isFault(again)) throw new Error(again.refusal.code);
      expect(again.isSealed).toBe(secrets.length > 0);
      for (const viewer of [0, SPECTATOR]) {
        const { proof, ...table } = look(here, viewer);
        expect(look(again, viewer)).toEqual(again.isSealed ? { ...table, proof } : table);
      }
      expect(again.rows(0)).toEqual(here.rows(0).map(({ command: _, ...row }) => row));
    }
  });

  it('tells those who were away the rows they missed, as those who were there heard them', async () => {
    const here = begin(setting, 4);
    const heard: unknown[] = [];
    here.watch(0, (_, rows) => heard.push(...rows.map(({ command: __, ...row }) => row)));
    await play(here, 7, 8);
    const nameless = (rows: readonly SeenRow<AnyTypes>[]) => rows.map(({ command: _, ...row }) => row);
    expect(nameless(here.rows(0, 1))).toEqual(heard);
    expect(nameless(here.rows(0, -1))).toEqual(heard.slice(-1));
    expect(here.rows(0, here.rows(0).length)).toEqual([]);
    here.watch(0, (_, rows) => expect(nameless(rows)).toEqual(heard.slice(-2)), -2)();
  });
});

describe('a command', () => {
  const [kingdomino] = SETTINGS as readonly [Setting];

  it('is played once, however often it comes, and never for the turn after', async () => {
    const here = begin(kingdomino);
    const { asked, version } = look(here);
    const [{ seat, since }] = asked as [{ seat: number; since: number }];
    const [turn] = randomSteps(here.game, look(here, seat).view, seat, createRng(1)) as [string];
    const sent = { id: 'one', seat, since, turn };
    expect(await here.submit(sent)).toEqual({ kind: 'accepted', version: version + 1 });
    expect(await here.submit(sent)).toEqual({ kind: 'accepted', version: version + 1 });
    expect(await here.submit({ ...sent, turn: `${turn}; discard` })).toMatchObject({ kind: 'stale' });
    expect(await here.submit({ ...sent, id: 'two' })).toEqual({ kind: 'stale', version: version + 1 });
    expect(look(here).version).toBe(version + 1);
  });

  it('shows the words of its seals as long as it has seals, the same to everybody and after every turn', async () => {
    const here = begin(kingdomino);
    const { proof, asked } = look(here);
    expect(proof?.words).toEqual((here.record().fairness as { readonly words: readonly number[] }).words);
    const [{ seat, since }] = asked as [{ seat: number; since: number }];
    expect(look(here, seat).proof).toEqual(proof);
    const [turn] = randomSteps(here.game, look(here, seat).view, seat, createRng(1)) as [string];
    await here.submit({ id: 'one', seat, since, turn });
    expect(look(here).proof).toEqual(proof);
  });

  it('is kept, and then told, before `submit` returns where keeping needs no waiting', () => {
    const order: string[] = [];
    const here = begin(kingdomino, 1, { keep: ({ version }) => void order.push(`kept ${version}`) });
    here.watch(SPECTATOR, ({ version }) => order.push(`told ${version}`));
    const { seat, since } = here.asked[0]!;
    const [turn] = randomSteps(here.game, look(here, seat).view, seat, createRng(1)) as [string];
    here.submit({ id: 'one', seat, since, turn }).catch(() => undefined);
    expect(order).toEqual(['told 1', 'kept 2', 'told 2']);
  });

  it('that cannot be kept changes nothing', async () => {
    const here = begin(kingdomino, 1, {
      keep: () => {
        throw new Error('no room');
      },
    });
    const before = look(here);
    const { seat, since } = here.asked[0]!;
    const [turn] = randomSteps(here.game, look(here, seat).view, seat, createRng(1)) as [string];
    await expect(here.submit({ id: 'one', seat, since, turn })).rejects.toThrow('no room');
    expect(look(here)).toEqual(before);
  });

  it('that breaks the rules changes nothing and says why', async () => {
    const here = begin(kingdomino);
    const before = look(here);
    const { seat, since } = before.asked[0]!;
    expect(await here.submit({ id: 'x', seat, since, turn: 'take 99' })).toMatchObject({ kind: 'illegal' });
    expect(look(here)).toEqual(before);
  });
});

describe('bots at a table', () => {
  const [kingdomino] = SETTINGS as readonly [Setting];
  const { game, options } = kingdomino;
  const chairs = [
    { name: 'Bot 1', bot: 'page' },
    { name: 'Bot 2', bot: 'page' },
  ];

  it('play when they are asked, on their own views', async () => {
    const rng = createRng(8);
    const think = (_: string, view: Parameters<typeof randomSteps>[1], seat: number) =>
      Promise.resolve(randomSteps(game, view, seat, rng).join('; '));
    const here = beginHere<AnyTypes>(game, options, chairs, dealing(1), { think });
    await new Promise<void>((resolve) => {
      here.watch(SPECTATOR, ({ status }) => status === 'over' && resolve());
    });
    expect(look(here).asked).toEqual([]);
  });

  it.each([
    ['has no turn', () => Promise.resolve(undefined)],
    ['fails', () => Promise.reject(new Error('out of ideas'))],
    ['breaks the rules', () => Promise.resolve('take 99')],
  ])('is stuck when it %s, until it is asked again', async (_, think) => {
    let calls = 0;
    const here = beginHere<AnyTypes>(game, options, chairs, dealing(1), {
      think: (_bot, view, seat) =>
        calls++ === 0 ? think() : Promise.resolve(randomSteps(game, view, seat, createRng(1)).join('; ')),
    });
    const { seat } = look(here).asked[0]!;
    await new Promise<void>((resolve) => {
      here.watch(SPECTATOR, ({ stuck }) => stuck && resolve());
    });
    expect(look(here)).toMatchObject({ stuck: [seat], version: 1 });
    expect(calls).toBe(1);
    here.askAgain(seat);
    await new Promise<void>((resolve) => {
      here.watch(SPECTATOR, ({ version, status }) => (version > 3 || status === 'over') && resolve());
    });
    here.close();
  });

  it('are not heard of a position that is gone, though their turn would be legal now', async () => {
    const questions: ((turn: string) => void)[] = [];
    const think = () => new Promise<string>((resolve) => questions.push(resolve));
    const here = beginHere<AnyTypes>(game, options, chairs, dealing(1), { think });
    const { seat: first } = look(here).asked[0]!;
    const nextTurn = () => {
      const { seat, since } = look(here).asked[0]!;
      const turn = randomSteps(game, look(here, seat).view, seat, createRng(1)).join('; ');
      return { id: `window ${since}`, seat, since, turn };
    };
    // Another window has heard them sooner, until the same one is asked again.
    do await here.submit(nextTurn());
    while (look(here).asked[0]!.seat !== first);
    const before = look(here);
    questions[0]!(nextTurn().turn);
    await new Promise((resolve) => setTimeout(resolve));
    expect(look(here)).toEqual(before);
    here.close();
  });
});

describe('a record from the middle of a row', () => {
  const [kingdomino] = SETTINGS as readonly [Setting];

  it('ends with the version it would have had, and tells the row as a whole', async () => {
    const here = begin(kingdomino, 5);
    await play(here, 9, 6);
    const whole = stored(here.record());
    const { fairness: _, ...bare } = whole;
    for (let length = 0; length <= whole.steps.length; length++) {
      const cut = { ...bare, steps: whole.steps.slice(0, length) };
      const again = resumeHere<AnyTypes>(kingdomino.game, cut, { secrets: [], fresh: dealing(6), chairs: people });
      if (isFault(again)) throw new Error(again.refusal.code);
      const { asked } = look(again);
      const { seat, since } = asked[0]!;
      const live: unknown[] = [];
      again.watch(0, (__, rows) => live.push(...rows.map(({ command: ___, ...row }) => row)));
      const turn = randomSteps(again.game, look(again, seat).view, seat, createRng(2)).join('; ');
      expect(sinceOf(look(again), seat)).toBe(since);
      await again.submit({ id: 'rest', seat, since, turn });
      expect(live).toEqual(again.rows(0, -1).map(({ command: ___, ...row }) => row));
    }
  });
});

describe('a record that anybody may read', () => {
  const coloured = SETTINGS.find(({ game, options }) => game.id === 'colours' && options.seats === 4)!;

  it('ends before the first hidden turn that is not revealed, and is whole again after the reveal', async () => {
    const kept: KeptRow[] = [];
    const here = begin(coloured, 3, { isHiding: true, keep: (row) => kept.push(row) });
    const rng = createRng(2);
    let [cuts, wholes] = [0, 0];
    for (let turn = 0; turn < 24; turn++) {
      await play(here, rng(), 1);
      const { isSecret = false } = kept.at(-1)!;
      const [open, whole] = [here.openRecord(), here.record()];
      expect(open.steps.length < whole.steps.length).toBe(isSecret);
      expect(open.steps).toEqual(whole.steps.slice(0, open.steps.length));
      // Of the present round there are the dice that were taken and nothing else.
      const round = open.steps.slice(open.steps.findLastIndex((step) => step.startsWith('land')) + 1);
      expect(round.filter((step) => !step.includes('take'))).toEqual([]);
      const again = resumeHere<AnyTypes>(
        coloured.game,
        stored(whole),
        { secrets: [here.secret], fresh: dealing(9), chairs: people },
        { isHiding: true },
      );
      const part = resumeHere<AnyTypes>(coloured.game, stored(open), {
        secrets: [here.secret],
        fresh: dealing(9),
        chairs: people,
      });
      if (isFault(again) || isFault(part)) throw new Error('a record that cannot be');
      expect(again.openRecord()).toEqual(open);
      expect(part.isSealed).toBe(true);
      if (isSecret) cuts++;
      else wholes++;
    }
    expect(Math.min(cuts, wholes)).toBeGreaterThan(3);
  });

  it('is the whole one where nothing is hidden', async () => {
    const here = begin(SETTINGS[0]!, 3, { isHiding: true });
    await play(here, 4, 5);
    expect(here.openRecord()).toEqual(here.record());
  });
});
