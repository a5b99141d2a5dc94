import { below, createRng, type GameRecord, isFault, type Rng, SPECTATOR, type TableView } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { FakeRows } from '../test/fake-rows.ts';
import { type AnyTypes, dealing, people, randomSteps, SETTINGS, type Setting } from '../test/games.ts';
import { beginHere, resumeHere } from './begin-here.ts';
import type { Here, HerePorts } from './here.ts';
import type { Answer } from './source.ts';

/** Until everything that waits for a promise has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function look(here: Here<AnyTypes>, viewer = SPECTATOR): TableView<AnyTypes> {
  let seen: TableView<AnyTypes> | undefined;
  here.watch(viewer, (table) => (seen = table))();
  return seen!;
}

const plain = (record: GameRecord) => JSON.parse(JSON.stringify(record)) as GameRecord;

interface Window {
  readonly here: Here<AnyTypes>;
  readonly versions: number[];
  isSending: boolean;
}

class Windows {
  readonly store: FakeRows;
  readonly windows: readonly Window[];
  readonly answers: Answer[] = [];
  readonly setting: Setting;
  readonly rng: Rng;

  constructor(setting: Setting, seed: number, { isComparing = true, isSealed = true, bots = 0 } = {}) {
    this.setting = setting;
    this.rng = createRng(seed);
    const { game, options } = setting;
    const chairs = people(options.seats).map((chair, seat) => (seat < bots ? { ...chair, bot: 'random' } : chair));
    const first = beginHere<AnyTypes>(game, options, chairs, dealing(seed));
    const record = plain(first.record());
    const { version } = look(first);
    this.store = new FakeRows(version, isComparing);
    this.windows = Array.from({ length: 2 }, (_, index) => {
      const ports: HerePorts<AnyTypes> = {
        shared: this.store.port(),
        think: async (_bot, view, seat) => randomSteps(game, view, seat, this.rng).join('; '),
      };
      const { fairness: _fairness, ...bare } = record;
      const here = resumeHere<AnyTypes>(
        game,
        isSealed ? record : bare,
        { secrets: isSealed ? [first.secret] : [], fresh: dealing(seed + 100 + index), chairs: people },
        ports,
      );
      if (isFault(here)) throw new Error(here.refusal.code);
      const versions: number[] = [];
      here.watch(SPECTATOR, (table, rows) => {
        versions.push(...rows.map((row) => row.version));
        if (versions.length > 0) expect(table.version).toBe(versions.at(-1));
      });
      return { here, versions, isSending: false };
    });
  }

  /** Somebody plays, hears of the other window, or a request is answered: whatever comes first. */
  async stepOnce(): Promise<void> {
    const { windows, store, rng } = this;
    const window = windows[below(rng, windows.length)]!;
    const chance = below(rng, 10);
    if (chance < 3) this.submit(window);
    else if (chance < 4) window.here.follow().catch(() => undefined);
    else store.release(rng);
    await settled();
  }

  submit(window: Window): void {
    const { here } = window;
    const { asked, version } = look(here);
    const people = asked.filter(({ seat }) => here.chairs[seat]!.bot === undefined);
    if (window.isSending || people.length === 0) return;
    window.isSending = true;
    const { seat, since } = people[below(this.rng, people.length)]!;
    const turn = randomSteps(here.game, look(here, seat).view, seat, this.rng).join('; ');
    const id = `${this.windows.indexOf(window)}-${version}-${this.answers.length}`;
    here.submit({ id, seat, since, turn }).then((answer) => {
      window.isSending = false;
      this.answers.push(answer);
    });
  }

  /** Until every request is answered and both windows have heard of the last row. */
  async finish(): Promise<void> {
    // A bot may be heard after the first round.
    for (let round = 0; round < 3; round++) {
      await this.#drain();
      for (const { here } of this.windows) here.follow().catch(() => undefined);
      await this.#drain();
    }
  }

  async #drain(): Promise<void> {
    for (await settled(); !this.store.isIdle; await settled()) this.store.release(this.rng);
  }
}

/** What two windows must never do. */
function problemsOf({ store, windows, answers }: Windows): readonly string[] {
  const first = store.rows[0]?.version ?? 0;
  const expected = store.rows.map((_, at) => first + at);
  const problems: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other)) problems.push(what);
  };
  same(
    'versions have gaps or repeat',
    expected,
    store.rows.map(({ version }) => version),
  );
  for (const { versions } of windows) same('a row was not told once', expected, versions);
  const [one, other] = windows.map(({ here }) => plain(here.record()));
  same('the windows end differently', one, other);
  same(
    'steps are lost',
    one!.steps.slice(-store.rows.flatMap(({ steps }) => steps).length || one!.steps.length),
    store.rows.flatMap(({ steps }) => steps),
  );
  const accepted = answers.flatMap((answer) => (answer.kind === 'accepted' ? [answer.version] : []));
  if (new Set(accepted).size < accepted.length) problems.push('a version was accepted twice');
  const bySomebody = store.rows.filter(({ seat }) => windows[0]!.here.chairs[seat!]!.bot === undefined);
  same(
    'accepted turns are not the rows of people',
    accepted.toSorted((a, b) => a - b),
    bySomebody.map(({ version }) => version),
  );
  return problems;
}

async function playAtOnce(windows: Windows, steps: number): Promise<void> {
  for (let step = 0; step < steps && look(windows.windows[0]!.here).status === 'playing'; step++)
    await windows.stepOnce();
  await windows.finish();
}

describe.each(SETTINGS)('$name in two windows', (setting) => {
  it.each([
    ['sealed', true],
    ['not sealed', false],
  ])('loses nothing, doubles nothing, and ends equal: %s', async (_, isSealed) => {
    for (const seed of [1, 2, 3]) {
      const windows = new Windows(setting, seed, { isSealed });
      await playAtOnce(windows, 120);
      expect(problemsOf(windows), `seed ${seed}`).toEqual([]);
      expect(windows.store.rows.length).toBeGreaterThan(3);
      expect(look(windows.windows[0]!.here, 0)).toEqual(look(windows.windows[1]!.here, 0));
    }
  });

  it('with a bot that both let think', async () => {
    const windows = new Windows(setting, 7, { bots: 1 });
    await playAtOnce(windows, 120);
    for (const { here } of windows.windows) here.close();
    expect(problemsOf(windows)).toEqual([]);
    expect(windows.store.rows.some(({ seat }) => seat === 0)).toBe(true);
  });

  it('deals the same after the same turn, so that it does not matter who keeps it', async () => {
    const windows = new Windows(setting, 4);
    const [one, other] = windows.windows as [Window, Window];
    const { asked } = look(one.here);
    const { seat, since } = asked[0]!;
    const turn = randomSteps(setting.game, look(one.here, seat).view, seat, createRng(1)).join('; ');
    const sent = { id: 'same', seat, since, turn };
    const answers = [one, other].map(({ here }) => here.submit(sent));
    await windows.finish();
    const kinds = (await Promise.all(answers)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['accepted', 'stale']);
    expect(plain(one.here.record())).toEqual(plain(other.here.record()));
    expect(windows.store.rows).toHaveLength(1);
  });
});

describe('two windows', () => {
  const [kingdomino] = SETTINGS as readonly [Setting];

  it('would be seen to lose a turn if the store compared nothing', async () => {
    const windows = new Windows(kingdomino, 1, { isComparing: false });
    await playAtOnce(windows, 200).catch(() => undefined);
    expect(problemsOf(windows)).not.toEqual([]);
  });

  it('keep a turn that others did not touch meanwhile: it is played after theirs', async () => {
    const colours = SETTINGS.find(({ name }) => name === 'Colour Kingdoms with two seats')!;
    for (const seed of [1, 2, 3, 4, 5]) {
      const windows = new Windows(colours, seed);
      const [one, other] = windows.windows as [Window, Window];
      // Until both are asked at once.
      for (let step = 0; look(one.here).asked.length < 2 && step < 50; step++) {
        windows.submit(one);
        await windows.finish();
      }
      const [first, second] = look(one.here).asked as [
        { seat: number; since: number },
        { seat: number; since: number },
      ];
      const send = ({ here }: Window, { seat, since }: typeof first, id: string) =>
        here.submit({
          id,
          seat,
          since,
          turn: randomSteps(colours.game, look(here, seat).view, seat, createRng(seed)).join('; '),
        });
      const answers = [send(one, first, 'a'), send(other, second, 'b')];
      await windows.finish();
      expect((await Promise.all(answers)).map(({ kind }) => kind)).toEqual(['accepted', 'accepted']);
      expect(plain(one.here.record())).toEqual(plain(other.here.record()));
    }
  });

  it('stop when the game is deleted, and go on when it is put back', async () => {
    const windows = new Windows(kingdomino, 3);
    const [one] = windows.windows as [Window];
    windows.store.isThere = false;
    windows.submit(one);
    await windows.finish();
    expect(windows.answers).toEqual([{ kind: 'gone' }]);
    expect(look(one.here).status).toBe('stopped');
    windows.store.isThere = true;
    await windows.finish();
    expect(look(one.here).status).toBe('playing');
    windows.submit(one);
    await windows.finish();
    expect(windows.answers.at(-1)).toMatchObject({ kind: 'accepted' });
  });

  it('tell nobody of a turn before it is kept', async () => {
    const windows = new Windows(kingdomino, 5);
    const [one] = windows.windows as [Window];
    windows.submit(one);
    await settled();
    expect(one.versions).toEqual([]);
    expect(windows.answers).toEqual([]);
    await windows.finish();
    expect(one.versions).toHaveLength(1);
  });
});
