import { createRng, type GameRecord, isFault, replay, type Seat, SPECTATOR, sinceOf, type View } from '@crownhold/core';
import { type State as ColoursState, colours } from '@crownhold/games/colours';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayed, type Order } from '../test/delayed-source.ts';
import { type AnyGame, type AnyTypes, dealing, people, randomSteps } from '../test/games.ts';
import { REAL_SETTINGS, type RealSetting } from '../test/real-settings.ts';
import { thrower } from '../test/throws.ts';
import { beginHere, resumeHere } from './begin-here.ts';
import type { Here } from './here.ts';
import type { Input } from './input.ts';
import { SessionRunner } from './runner.ts';
import { seeLog } from './see-log.ts';
import type { Session } from './session.ts';
import { stageOf } from './stage.ts';
import { step } from './step.ts';

const RUNS = { numRuns: 3, seed: 15 };
const forSeeds = (judge: (seed: number) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), judge), RUNS);

type AnySession = Session<AnyTypes, Input<AnyTypes>>;
type Runner = SessionRunner<AnyTypes, Input<AnyTypes>, { readonly kind: 'write'; readonly text: string }>;

function look(here: Here<AnyTypes>, viewer: number) {
  let seen: AnySession['table'] | undefined;
  here.watch(viewer, (table) => {
    seen = table;
  })();
  return seen!;
}

/** Plays a random turn of some seat that is asked; `undefined` when the game is over. */
async function playAny(here: Here<AnyTypes>, rng: () => number, except?: Seat): Promise<Seat | undefined> {
  const asked = look(here, SPECTATOR).asked.filter(({ seat }) => seat !== except);
  const asking = asked[rng() % Math.max(1, asked.length)];
  if (!asking) return undefined;
  const { seat, since } = asking;
  const turn = randomSteps(here.game, look(here, seat).view, seat, rng).join('; ');
  const answer = await here.submit({ id: `${seat}:${since}`, seat, since, turn });
  expect(answer.kind).toBe('accepted');
  return seat;
}

const stored = (record: GameRecord) => JSON.parse(JSON.stringify(record)) as GameRecord;

describe.each(REAL_SETTINGS)('$name', (setting) => {
  const { game, options } = setting;
  const isThrown = game.id === 'colours';
  const begin = (seed: number) =>
    beginHere<AnyTypes>(game, options, people(options.seats), {
      ...dealing(seed),
      ...(isThrown && { thrower }),
    });

  it('is seen the same live, after a break, and from the record, by every viewer', () =>
    forSeeds(async (seed) => {
      const here = begin(seed);
      const viewers = [SPECTATOR, ...people(options.seats).keys()];
      const live = new Map<number, unknown[]>(viewers.map((viewer) => [viewer, []]));
      for (const viewer of viewers) {
        here.watch(viewer, (_, rows) => live.get(viewer)!.push(...rows.map(({ command: __, ...row }) => row)));
      }
      const rng = createRng(seed);
      for (let turn = 0; turn < 400 && (await playAny(here, rng)) !== undefined; turn++);
      const record = stored(here.record());
      const fresh = { ...dealing(seed + 1), ...(isThrown && { thrower }) };
      const again = resumeHere<AnyTypes>(game, record, { secrets: [here.secret], fresh, chairs: people });
      const { fairness: _, ...bare } = record;
      const replayed = replay(game, bare);
      if (isFault(again) || isFault(replayed)) throw new Error('the record is broken');
      expect(again.isSealed).toBe(true);
      for (const viewer of viewers) {
        expect(again.rows(viewer, 1)).toEqual(live.get(viewer));
        const fromRecord = seeLog<AnyTypes>(game, replayed.options, replayed.entries, viewer).slice(1);
        expect(fromRecord).toEqual(withoutThrows(live.get(viewer) as typeof fromRecord));
        expect(look(again, viewer)).toEqual(look(here, viewer));
      }
    }));

  it('keeps pending input on every later view of the same turn', () => forSeeds((seed) => keepsInput(setting, seed)));

  it('ends in the same session whether the answer or the row comes first, or the answer is lost', () =>
    forSeeds(async (seed) => {
      const ends = await Promise.all(
        (['row-first', 'answer-first', 'answer-lost'] as const).map((order) => playAtOneDevice(setting, seed, order)),
      );
      expect(ends[0]!.length).toBeGreaterThan(0);
      for (const [at, session] of ends[0]!.entries()) {
        expect(ends[1]![at], `answer first, turn ${at}`).toEqual(session);
        expect(ends[2]![at], `answer lost, turn ${at}`).toEqual(session);
      }
    }));
});

function withoutThrows<R extends { readonly acts: readonly object[] }>(rows: readonly R[]) {
  return rows.map((row) => ({ ...row, acts: row.acts.map((act) => ({ ...act, attachments: [] })) }));
}

/** Builds a part of a seat's turn, lets others act while it is asked, and takes the input along. */
async function keepsInput({ game, options, rules }: RealSetting, seed: number): Promise<void> {
  const here = beginHere<AnyTypes>(game, options, people(options.seats), dealing(seed));
  const rng = createRng(seed);
  for (let round = 0; round < 30; round++) {
    const { asked } = look(here, SPECTATOR);
    const asking = asked[rng() % Math.max(1, asked.length)];
    if (!asking) return;
    const { seat, since } = asking;
    const { view } = look(here, seat);
    const steps = randomSteps(game, view, seat, rng);
    const part = steps.slice(0, rng() % (steps.length + 1));
    const input = rules.resume(rules.start(view, seat), part.join('; '));
    expect(input.draft.steps).toEqual(part);
    for (let turn = 0; turn < 3; turn++) {
      if ((await playAny(here, rng, seat)) === undefined) break;
      const later = look(here, seat);
      if (sinceOf(later, seat) !== since) break;
      const rebased = rules.rebase(input, later.view);
      expect(rebased.draft.steps).toEqual(part);
      expect(rebased.draft.start).toBe(later.view);
      expect({ ...rebased, draft: 0, base: 0 }).toEqual({ ...input, draft: 0, base: 0 });
    }
    if (sinceOf(look(here, seat), seat) !== since) continue;
    await here.submit({ id: `${seat}:${since}`, seat, since, turn: steps.join('; ') });
  }
}

/** Everybody at one device plays some turns; returns the session after each. */
async function playAtOneDevice(setting: RealSetting, seed: number, order: Order): Promise<readonly AnySession[]> {
  const { game, options, rules } = setting;
  const here = beginHere<AnyTypes>(game, options, people(options.seats), dealing(seed));
  const source = delayed(here, order);
  const own = [...people(options.seats).keys()];
  const runner: Runner = new SessionRunner(source, rules, { own }, { show: () => {}, fail: raise });
  const rng = createRng(seed);
  const sessions: AnySession[] = [];
  for (let turn = 0; turn < 24; turn++) {
    if (!actAtDevice(game, runner, rng, `c${turn}`)) break;
    await source.flush();
    sessions.push(runner.session);
  }
  return sessions;
}

function raise(error: unknown): void {
  throw error;
}

/** Comes if it must, and plays a random turn; false when there is none to play. */
function actAtDevice(game: AnyGame, runner: Runner, rng: () => number, id: string): boolean {
  runner.dispatch({ kind: 'told', isAll: true });
  runner.dispatch({ kind: 'go-on' });
  runner.dispatch({ kind: 'told', isAll: true });
  const stage = stageOf(runner.session);
  if (stage.kind === 'hand-over') runner.dispatch({ kind: 'come', seat: stage.seats[rng() % stage.seats.length]! });
  const { input, front, table } = runner.session;
  if (!input || front === undefined) return false;
  const text = randomSteps(game, table.view, front, rng).join('; ');
  runner.dispatch({ kind: 'act', action: { kind: 'write', text } });
  runner.dispatch({ kind: 'confirm', id });
  return true;
}

describe('what one person at a device has done in secret', () => {
  const hiding = REAL_SETTINGS.filter(({ game, options }) => game.id === 'colours' && options.seats > 1);

  it.each(hiding)('is nowhere in the session of $name until that person comes or all is revealed', (setting) =>
    forSeeds(async (seed) => {
      for (const order of ['row-first', 'answer-first', 'answer-lost'] as const)
        await comparePair(setting, seed, order);
    }),
  );

  // Deliberate leaks: each must be found, or the property proves nothing.
  const [setting] = hiding as [RealSetting];
  const withGame = (game: AnyGame): RealSetting => ({ ...setting, game, rules: { ...setting.rules, game } });
  const leaks: Readonly<Record<string, () => RealSetting>> = {
    'a spectator sees how many drops are left': () => withGame(leaking((seen, state) => seen.left.set(state.left))),
    'a spectator sees the paint': () => withGame(leaking((seen, state) => seen.boards.set(state.boards))),
    'the session keeps what is sent until it is answered': () => ({ ...setting, rules: keepingSent(setting.rules) }),
  };
  it.each(Object.entries(leaks))('is found where %s', async (_, leakyOf) => {
    const found = await Promise.all(
      [1, 2, 3, 4, 5].map((seed) =>
        comparePair(leakyOf(), seed, 'row-first').then(
          () => false,
          (error: Error) => error.name === 'AssertionError',
        ),
      ),
    );
    expect(found).toContain(true);
  });
});

/** Hides turns from those who come, but forgets to hide the one that is sent. */
function keepingSent(rules: RealSetting['rules']): RealSetting['rules'] {
  let isHere = false;
  return {
    ...rules,
    start(view, seat) {
      isHere = rules.isHidden(view, seat);
      return rules.start(view, seat);
    },
    isHidden: (view, seat) => !isHere && rules.isHidden(view, seat),
  };
}

function leaking(leak: (seen: ColoursState, state: ColoursState) => void): AnyGame {
  const view = (state: ColoursState, viewer: number): View<ColoursState> => {
    const seen = colours.view(state, viewer);
    if (viewer === SPECTATOR) leak(seen, state);
    return seen;
  };
  return { ...colours, view } as AnyGame;
}

/**
 * Plays two games at one device that differ only in what one person does in secret, and compares everything that the
 * sessions show from the moment that this turn is sent. Pairs are made by playing, never by hiding.
 */
async function comparePair(setting: RealSetting, seed: number, order: Order): Promise<void> {
  const { game, options, rules } = setting;
  const own = [...people(options.seats).keys()];
  const twins = [0, 1].map(() => {
    const here = beginHere<AnyTypes>(game, options, people(options.seats), dealing(seed));
    const source = delayed(here, order);
    const shown: AnySession[] = [];
    const ports = { show: (session: AnySession) => shown.push(session), fail: raise };
    return { here, source, shown, runner: new SessionRunner(source, rules, { own }, ports) as Runner };
  });
  const both = async (play: (runner: Runner, twin: number) => void) => {
    for (const [twin, { runner, source }] of twins.entries()) {
      play(runner, twin);
      await source.flush();
    }
  };
  const [{ runner: first }] = twins as [(typeof twins)[0]];
  const turns = createRng(seed);
  // Until all have taken a die the same in both.
  for (let turn = 0; turn < options.seats && stageOf(first.session).kind !== 'hand-over'; turn++) {
    const taken = turns();
    await both((runner) => actAtDevice(game, runner, createRng(taken), `t${taken}`));
    await both((runner) => runner.dispatch({ kind: 'told', isAll: true }));
  }
  const stage = stageOf(first.session);
  if (stage.kind !== 'hand-over') throw new Error(`nobody hands over: ${stage.kind}`);
  const secret = stage.seats[seed % stage.seats.length]!;
  await both((runner) => runner.dispatch({ kind: 'come', seat: secret }));
  const texts = differentTurns(game, first.session.table.view, secret, seed);
  if (!texts) return;
  const accepted: AnySession[][] = [];
  await both((runner, twin) => {
    runner.dispatch({ kind: 'act', action: { kind: 'write', text: texts[twin]! } });
    const sent = step(rules, runner.session, { kind: 'confirm', id: 'secret' }).session;
    const answer = { kind: 'accepted', version: sent.table.version + 1 } as const;
    accepted[twin] = [step(rules, sent, { kind: 'answer', id: 'secret', answer }).session];
    // Only what is shown from now on must be alike.
    twins[twin]!.shown.length = 0;
    runner.dispatch({ kind: 'confirm', id: 'secret' });
    const hear = (table: AnySession['table'], rows: AnySession['untold']) =>
      accepted[twin]!.push(step(rules, sent, { kind: 'table', table, rows }).session);
    twins[twin]!.here.watch(secret, hear, -1)();
  });
  // Before any other view has come.
  expect(accepted[1]).toEqual(accepted[0]);
  for (let turn = 0; turn < options.seats; turn++) {
    const [one, other] = twins.map(({ shown }) => shown);
    expect(other).toEqual(one);
    expect(twins[1]!.runner.session).toEqual(first.session);
    await both((runner) => runner.dispatch({ kind: 'told', isAll: true }));
    const next = stageOf(first.session);
    // The last one's turn reveals everything.
    if (next.kind !== 'hand-over' || next.seats.length < 2) return;
    const seat = next.seats[0]!;
    await both((runner) => runner.dispatch({ kind: 'come', seat }));
    const text = randomSteps(game, first.session.table.view, seat, createRng(seed + seat)).join('; ');
    await both((runner) => {
      runner.dispatch({ kind: 'act', action: { kind: 'write', text } });
      runner.dispatch({ kind: 'confirm', id: `open ${seat}` });
    });
  }
}

function differentTurns(game: AnyGame, view: AnySession['table']['view'], seat: Seat, seed: number) {
  const one = randomSteps(game, view, seat, createRng(seed)).join('; ');
  for (let other = 1; other < 20; other++) {
    const text = randomSteps(game, view, seat, createRng(seed + other)).join('; ');
    if (text !== one) return [one, text] as const;
  }
  return undefined;
}
