import { createRng, type Seat, sinceOf } from '@crownhold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeNetwork } from '../../test/fake-network.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { FarDevice } from '../../test/far-device.ts';
import { type AnyTypes, dealing, people, randomSteps } from '../../test/games.ts';
import { REAL_SETTINGS, type RealSetting } from '../../test/real-settings.ts';
import { beginHere } from '../begin-here.ts';
import type { Here } from '../here.ts';
import type { Input } from '../input.ts';
import { SessionRunner } from '../runner.ts';
import type { Session } from '../session.ts';
import { stageOf } from '../stage.ts';

type Runner = SessionRunner<AnyTypes, Input<AnyTypes>, { readonly kind: 'write'; readonly text: string }>;
type AnySession = Session<AnyTypes, Input<AnyTypes>>;

const WEATHERS = {
  calm: { cuts: 0, copies: 0 },
  'with cuts and copies': { cuts: 8, copies: 30 },
} as const;

/** The same turns at a table of this device and at one far away; both sessions after each of them. */
async function playTwice(setting: RealSetting, seed: number, own: readonly Seat[], weather: keyof typeof WEATHERS) {
  const { game, options, rules } = setting;
  const here = beginHere<AnyTypes>(game, options, people(options.seats), dealing(seed));
  const server = new FakeServer(setting, dealing(seed));
  const network = new FakeNetwork(server, seed);
  network.weather = WEATHERS[weather];
  const device = new FarDevice(network, own);
  await network.rest();
  expect(await device.far.ready).toBeUndefined();
  const fail = (error: unknown) => {
    throw error;
  };
  const runners = [here, device.far].map(
    (source): Runner => new SessionRunner(source, rules, { own }, { show: () => {}, fail }),
  );
  const rng = createRng(seed);
  const pairs: (readonly AnySession[])[] = [];
  for (let turn = 0; turn < 16; turn++) {
    const drawn = rng();
    const [near, far] = runners.map((runner) => actAtDevice(setting, runner, createRng(drawn), `command-${turn}`));
    expect(far).toBe(near);
    if (!near && !(await playElsewhere(setting, here, server, own, createRng(drawn)))) break;
    await network.rest();
    pairs.push(runners.map(({ session }) => session));
  }
  return { pairs, device, network };
}

function actAtDevice({ game }: RealSetting, runner: Runner, rng: () => number, id: string): boolean {
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

/** A turn of somebody at another device; false if nobody else is asked. */
async function playElsewhere(
  { game }: RealSetting,
  here: Here<AnyTypes>,
  server: FakeServer,
  own: readonly Seat[],
  rng: () => number,
): Promise<boolean> {
  const { match } = server;
  const asked = match.asked.filter(({ seat }) => !own.includes(seat));
  const asking = asked[rng() % Math.max(1, asked.length)];
  if (!asking) return false;
  const { seat, since } = asking;
  expect(sinceOf(here, seat)).toBe(since);
  const turn = randomSteps(game, game.view(match.state, seat), seat, rng).join('; ');
  await here.submit({ id: `elsewhere-${seat}-${since}`, seat, since, turn });
  expect(server.play(seat, since, turn).kind).toBe('accepted');
  return true;
}

describe.each(REAL_SETTINGS)('$name far away', (setting) => {
  const everybody = [...people(setting.options.seats).keys()];

  it.each(Object.keys(WEATHERS) as (keyof typeof WEATHERS)[])(
    'ends in the sessions that the same turns give here, %s',
    async (weather) => {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 1, max: 10_000 }),
          fc.constantFrom<readonly Seat[]>(everybody, [0], []),
          async (seed, own) => {
            const { pairs, device } = await playTwice(setting, seed, own, weather);
            expect(pairs.length).toBeGreaterThan(0);
            for (const [turn, [near, far]] of pairs.entries()) expect(far, `turn ${turn}`).toEqual(near);
            expect(device.far.state.proof).toEqual({ kind: 'checked' });
          },
        ),
        { numRuns: 3, seed: 15 },
      );
    },
  );
});

it('the weather does cut and copy', async () => {
  const { network, device } = await playTwice(REAL_SETTINGS[0]!, 3, [0, 1], 'with cuts and copies');
  expect(network.connections).toBeGreaterThan(5);
  const submitted = network.server.heard.filter(({ kind }) => kind === 'submit');
  const ids = new Set(submitted.map((message) => (message as { readonly commandId: string }).commandId));
  expect(submitted.length).toBeGreaterThan(ids.size);
  expect(device.far.kept.commands).toEqual([]);
});
