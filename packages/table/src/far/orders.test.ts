import { createRng, type Seat } from '@crownhold/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeNetwork } from '../../test/fake-network.ts';
import { FakeServer } from '../../test/fake-server.ts';
import { FarDevice } from '../../test/far-device.ts';
import { type AnyTypes, dealing, randomSteps } from '../../test/games.ts';
import { REAL_SETTINGS, type RealSetting } from '../../test/real-settings.ts';
import type { Input } from '../input.ts';
import { SessionRunner } from '../runner.ts';
import type { Session } from '../session.ts';
import { shownView, stageOf } from '../stage.ts';

type AnySession = Session<AnyTypes, Input<AnyTypes>>;
type Runner = SessionRunner<AnyTypes, Input<AnyTypes>, { readonly kind: 'write'; readonly text: string }>;

/** How the answer to a turn and its row come to the device. */
const ORDERS = {
  'answer first': async (network) => {
    network.first = 'answers';
    await network.rest();
  },
  'row first': async (network) => {
    network.first = 'news';
    await network.rest();
  },
  'answer lost': async (network) => {
    network.lost = ({ kind }) => kind === 'answer';
    await network.rest();
  },
  'both lost with the line, before the server hears of the turn': async (network) => {
    network.cut();
    await network.rest();
  },
  'both lost with the line, after it': async (network) => {
    network.isDeaf = true;
    await network.rest();
    network.isDeaf = false;
    network.cut();
    await network.rest();
  },
} as const satisfies Readonly<Record<string, (network: FakeNetwork) => Promise<void>>>;

const TURNS = 10;

interface Played {
  /** After each turn, when all was heard and told. */
  readonly sessions: readonly AnySession[];
  /** What was drawn between the tap that ended a turn and its row. */
  readonly drawn: readonly (readonly string[])[];
}

/** The same turns of one seat, of two or more people at their devices, in one of the orders. */
async function play(setting: RealSetting, seed: number, order: keyof typeof ORDERS): Promise<Played> {
  const { game, rules } = setting;
  const isHidden = (state: never, seat: Seat) => rules.isHidden(state, seat);
  const server = new FakeServer(setting, { ...dealing(seed), isHidden: isHidden as never });
  const network = new FakeNetwork(server, seed);
  const { far } = new FarDevice(network, [0]);
  await network.rest();
  let frames: string[] = [];
  const runner: Runner = new SessionRunner(far, rules, { own: [0] }, { show, fail: rethrow });
  function show(session: AnySession) {
    if (session.sent) frames.push(`${stageOf(session).kind} ${game.formatState(shownView(session))}`);
  }
  const rng = createRng(seed);
  const sessions: AnySession[] = [];
  const drawn: (readonly string[])[] = [];
  for (let turn = 0; turn < TURNS && server.match.asked.length > 0; turn++) {
    const { seat, since } = server.match.asked.find((asking) => asking.seat === 0) ?? server.match.asked[0]!;
    const steps = randomSteps(game, game.view(server.match.state, seat), seat, createRng(rng())).join('; ');
    frames = [];
    if (seat !== 0) server.play(seat, since, steps);
    else {
      runner.dispatch({ kind: 'act', action: { kind: 'write', text: steps } });
      runner.dispatch({ kind: 'confirm', id: `command-${turn}` });
      // Nothing has moved on the network yet.
      expect(frames).toHaveLength(1);
    }
    await ORDERS[order](network);
    if (seat === 0) drawn.push(frames);
    for (let pause = 0; pause < 2; pause++) {
      runner.dispatch({ kind: 'told', isAll: true });
      runner.dispatch({ kind: 'go-on' });
    }
    sessions.push(runner.session);
  }
  expect(far.kept.commands).toEqual([]);
  return { sessions, drawn };
}

function rethrow(error: unknown): never {
  throw error;
}

describe.each(REAL_SETTINGS)('$name far away', (setting) => {
  it('is drawn at the tap, stays so, and ends in the same session in whatever order answer and row come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), async (seed) => {
        const [usual, ...others] = await Promise.all(
          Object.keys(ORDERS).map((order) => play(setting, seed, order as keyof typeof ORDERS)),
        );
        expect(usual!.drawn.length).toBeGreaterThan(0);
        for (const { sessions, drawn } of [usual!, ...others]) {
          expect(sessions).toEqual(usual!.sessions);
          // The turn as it was confirmed, whatever is heard meanwhile: one picture.
          for (const frames of drawn) expect(new Set(frames).size).toBe(1);
          expect(drawn.map(([frame]) => frame)).toEqual(usual!.drawn.map(([frame]) => frame));
          expect(drawn.flat().every((frame) => frame.startsWith('sent '))).toBe(true);
        }
      }),
      { numRuns: 3, seed: 23 },
    );
  });
});
