import { createRng, SPECTATOR } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { Bridge } from '../test/bridge.ts';
import { type AnyTypes, dealing, people, randomSteps } from '../test/games.ts';
import { REAL_SETTINGS, type RealSetting } from '../test/real-settings.ts';
import { thrower } from '../test/throws.ts';
import { beginHere } from './begin-here.ts';
import type { Input } from './input.ts';
import type { RemoteSource } from './remote-source.ts';
import { SessionRunner } from './runner.ts';
import type { Session } from './session.ts';
import type { Source } from './source.ts';
import { stageOf } from './stage.ts';

type AnySession = Session<AnyTypes, Input<AnyTypes>>;
type Runner = SessionRunner<AnyTypes, Input<AnyTypes>, { readonly kind: 'write'; readonly text: string }>;

function begin({ game, options }: RealSetting, seed: number) {
  const dice = game.id === 'colours' && { thrower };
  return beginHere<AnyTypes>(game, options, people(options.seats), { ...dealing(seed), ...dice });
}

function raise(error: unknown): void {
  throw error;
}

function sit(setting: RealSetting, source: Source<AnyTypes>, shown: AnySession[] = []): Runner {
  const own = [...people(setting.options.seats).keys()];
  const keepDraft = (source as Partial<RemoteSource<AnyTypes>>).keepDraft?.bind(source);
  return new SessionRunner(
    source,
    setting.rules,
    { own },
    {
      show: (session) => shown.push(session),
      fail: raise,
      ...(keepDraft && { keepDraft }),
    },
  );
}

/** Everybody at one device plays some turns; what is seen after each. */
async function play(setting: RealSetting, runner: Runner, flush: () => Promise<void>): Promise<readonly AnySession[]> {
  const rng = createRng(5);
  const sessions: AnySession[] = [];
  for (let turn = 0; turn < 30; turn++) {
    runner.dispatch({ kind: 'told', isAll: true });
    runner.dispatch({ kind: 'go-on' });
    runner.dispatch({ kind: 'told', isAll: true });
    const stage = stageOf(runner.session);
    if (stage.kind === 'hand-over') runner.dispatch({ kind: 'come', seat: stage.seats[rng() % stage.seats.length]! });
    await flush();
    const { input, front, table } = runner.session;
    if (!input || front === undefined) break;
    const text = randomSteps(setting.game, table.view, front, rng).join('; ');
    runner.dispatch({ kind: 'act', action: { kind: 'write', text } });
    runner.dispatch({ kind: 'confirm', id: `c${turn}` });
    await flush();
    sessions.push(runner.session);
  }
  return sessions;
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
};

describe.each(REAL_SETTINGS)('$name in another thread', (setting) => {
  const own = [...people(setting.options.seats).keys()];
  const first = own.length === 1 ? own[0]! : SPECTATOR;

  it('is played as in this one, to the last byte', async () => {
    const direct = await play(setting, sit(setting, begin(setting, 3)), settled);
    const bridge = new Bridge(begin(setting, 3));
    const runner = sit(setting, await bridge.open(setting.game, first));
    await bridge.flush();
    const remote = await play(setting, runner, () => bridge.flush());
    expect(direct.length).toBeGreaterThan(2);
    expect(remote).toEqual(direct);
  });

  it('tells the first viewer at once with all rows, and rows that come later in order', async () => {
    const here = begin(setting, 4);
    const bridge = new Bridge(here);
    const source = await bridge.open(setting.game, first);
    let told: readonly unknown[] = [];
    source.watch(first, (table, rows) => (told = [table, rows]), 0);
    let expected: readonly unknown[] = [];
    here.watch(first, (table, rows) => (expected = [table, rows]), 0)();
    expect(told).toEqual(expected);
    const { seat, since } = here.asked[0]!;
    const turn = randomSteps(here.game, here.game.view(viewState(here, seat), seat), seat, createRng(1)).join('; ');
    const answer = source.submit({ id: 'one', seat, since, turn });
    await bridge.flush();
    expect(await answer).toMatchObject({ kind: 'accepted' });
    here.watch(first, (table, rows) => (expected = [table, rows]), -1)();
    expect(told).toEqual(expected);
  });
});

function viewState(here: ReturnType<typeof begin>, seat: number) {
  let view: AnyTypes['state'] | undefined;
  here.watch(seat, (table) => (view = table.view))();
  return view!;
}

describe('secrets and the thread of the screen', () => {
  const setting = REAL_SETTINGS.find(({ game, options }) => game.id === 'colours' && options.seats === 4)!;

  /** All take a die; then one person comes. Returns that person's seat. */
  async function untilSomebodyColours(bridge: Bridge, runner: Runner, seed: number): Promise<number> {
    const rng = createRng(seed);
    await bridge.flush();
    for (let turn = 0; stageOf(runner.session).kind !== 'hand-over'; turn++) {
      runner.dispatch({ kind: 'told', isAll: true });
      const { input, front, table } = runner.session;
      if (input && front !== undefined) {
        const text = randomSteps(setting.game, table.view, front, rng).join('; ');
        runner.dispatch({ kind: 'act', action: { kind: 'write', text } });
        runner.dispatch({ kind: 'confirm', id: `t${turn}` });
      }
      await bridge.flush();
    }
    const stage = stageOf(runner.session);
    if (stage.kind !== 'hand-over') throw new Error(stage.kind);
    const seat = stage.seats[0]!;
    runner.dispatch({ kind: 'come', seat });
    expect(stageOf(runner.session)).toEqual({ kind: 'waiting', seats: [] });
    await bridge.flush();
    expect(stageOf(runner.session)).toEqual({ kind: 'turn', seat });
    return seat;
  }

  it('never meet: all that comes over is alike whatever one person did, from its acceptance to the reveal', async () => {
    const pairs = await Promise.all(
      [1, 2].map(async (way) => {
        const bridge = new Bridge(begin(setting, 6));
        const shown: AnySession[] = [];
        const runner = sit(setting, await bridge.open(setting.game, SPECTATOR), shown);
        const seat = await untilSomebodyColours(bridge, runner, 2);
        const text = randomSteps(setting.game, runner.session.table.view, seat, createRng(way)).join('; ');
        runner.dispatch({ kind: 'act', action: { kind: 'write', text } });
        runner.dispatch({ kind: 'confirm', id: 'secret' });
        expect(stageOf(runner.session)).toEqual({ kind: 'sent', seat });
        const waiting = runner.session;
        const before = bridge.heard.length;
        await bridge.flush();
        return { text, waiting, heard: bridge.heard.slice(before), session: runner.session };
      }),
    );
    const [one, other] = pairs as [(typeof pairs)[0], (typeof pairs)[0]];
    expect(other.text).not.toBe(one.text);
    // Even while the turn is on its way.
    expect(other.waiting).toEqual(one.waiting);
    // The author's own watch has ended with the turn.
    const seen = ({ heard }: typeof one) =>
      heard.filter((reply) => reply.kind !== 'told' || reply.table.viewer === SPECTATOR);
    expect(seen(other)).toEqual(seen(one));
    expect(other.session).toEqual(one.session);
  });

  it('are left behind when somebody goes away, and found again by the same person alone', async () => {
    const bridge = new Bridge(begin(setting, 7));
    const source = await bridge.open(setting.game, SPECTATOR);
    const runner = sit(setting, source);
    const seat = await untilSomebodyColours(bridge, runner, 3);
    const steps = randomSteps(setting.game, runner.session.table.view, seat, createRng(1));
    const text = steps.join('; ');
    runner.dispatch({ kind: 'act', action: { kind: 'write', text } });
    await bridge.flush();
    expect(bridge.drafts.get(seat)).toMatchObject({ seat, turn: text });
    runner.dispatch({ kind: 'leave' });
    expect(JSON.stringify(runner.session)).not.toContain(text);
    await bridge.flush();
    expect(stageOf(runner.session)).toMatchObject({ kind: 'hand-over' });
    expect(runner.session.table.viewer).toBe(SPECTATOR);
    const other = (seat + 1) % setting.options.seats;
    runner.dispatch({ kind: 'come', seat: other });
    await bridge.flush();
    expect(runner.session.input?.draft.steps).toEqual([]);
    runner.dispatch({ kind: 'leave' });
    await bridge.flush();
    runner.dispatch({ kind: 'come', seat });
    await bridge.flush();
    expect(runner.session.input?.draft.steps).toEqual(steps);
  });

  it('are in no watch but that of their owner: what was said to another one is not heard', async () => {
    const bridge = new Bridge(begin(setting, 8));
    const source = await bridge.open(setting.game, SPECTATOR);
    const heard: number[] = [];
    source.watch(0, ({ viewer }) => heard.push(viewer), 0);
    source.watch(1, ({ viewer }) => heard.push(viewer), 0);
    await bridge.flush();
    expect(heard).toEqual([1]);
  });

  it('answers a turn that waits when the table is left', async () => {
    const bridge = new Bridge(begin(setting, 9));
    const source = await bridge.open(setting.game, SPECTATOR);
    const answer = source.submit({ id: 'x', seat: 0, since: 0, turn: 'done' });
    source.close();
    await expect(answer).rejects.toThrow('left');
  });
});
