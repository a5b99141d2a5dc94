import { createRng, SPECTATOR, sinceOf } from '@crownhold/core';
import { colours, NO_DIE } from '@crownhold/games/colours';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, dealing, people, randomSteps } from '../../test/games.ts';
import { beginHere } from '../begin-here.ts';
import type { Here } from '../here.ts';
import { SessionRunner } from '../runner.ts';
import { stageOf } from '../stage.ts';
import {
  type ColoursAction,
  type ColoursInput,
  type ColoursTypes,
  castTargets,
  coloursInput,
  inputAreas,
} from './index.ts';

type Runner = SessionRunner<ColoursTypes, ColoursInput, ColoursAction>;

const ME = 0;
const SEATS = 4;
const game = colours as unknown as AnyGame;

function begin(seed: number): { readonly here: Here<ColoursTypes>; readonly runner: Runner } {
  const here = beginHere<ColoursTypes>(colours, { seats: SEATS, map: 'first' }, people(SEATS), dealing(seed));
  const fail = (error: unknown) => {
    throw error;
  };
  return { here, runner: new SessionRunner(here, coloursInput, { own: [ME] }, { show: () => {}, fail }) };
}

/** A turn of somebody else, if anybody else is asked. */
async function playOther(here: Here<ColoursTypes>, rng: () => number): Promise<boolean> {
  const asked = here.asked.filter(({ seat }) => seat !== ME);
  const asking = asked[rng() % Math.max(1, asked.length)];
  if (!asking) return false;
  const { seat, since } = asking;
  let turn = '';
  here.watch(seat, ({ view }) => {
    turn = randomSteps(game, view, seat, rng).join('; ');
  })();
  const answer = await here.submit({ id: `${seat}:${since}`, seat, since, turn });
  expect(answer.kind).toBe('accepted');
  return true;
}

/** What I might do next: colour, open a spell, take back. */
function nextAction(input: ColoursInput, rng: () => number): ColoursAction | 'undo' {
  const areas = inputAreas(input);
  const spells = (['move', 'split', 'blend'] as const).filter((spell) => castTargets(input, spell).length > 0);
  const roll = rng() % 6;
  if (input.casting) return { kind: 'go-on' };
  if (roll === 0) return 'undo';
  if (roll === 1 && spells.length > 0) return { kind: 'cast', spell: spells[rng() % spells.length]! };
  if (roll === 2) return { kind: 'step', dx: 1, dy: 0 };
  return areas.length > 0 ? { kind: 'tap', area: areas[rng() % areas.length]! } : { kind: 'step', dx: 0, dy: 1 };
}

/** What of an input may not be lost: all but the view it stands on. */
function kept({ draft, base, ...rest }: ColoursInput) {
  return { ...rest, steps: draft.steps, baseSteps: base.steps };
}

describe('while I colour', () => {
  it('[C22] nothing of it is lost, whatever others do between any two of my taps', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), async (seed) => {
        const { here, runner } = begin(seed);
        const rng = createRng(seed);
        let met = 0;
        for (let guard = 0; guard < 40 && met < 12; guard++) {
          const { session } = runner;
          runner.dispatch({ kind: 'told', isAll: true });
          const isMine = session.table.view.dice[ME] !== NO_DIE && sinceOf(session.table, ME) !== undefined;
          if (!isMine) {
            if (runner.session.input) await playMine(runner, here, rng);
            else if (!(await playOther(here, rng))) return;
            continue;
          }
          met += await colourAmongOthers(runner, here, rng);
        }
        expect(met).toBeGreaterThan(0);
      }),
      { numRuns: 12, seed: 15 },
    ));
});

/** Colours step by step with a turn of somebody else after each; returns how often others came between. */
async function colourAmongOthers(runner: Runner, here: Here<ColoursTypes>, rng: () => number): Promise<number> {
  let between = 0;
  for (let steps = 0; steps < 8 && runner.session.input; steps++) {
    const action = nextAction(runner.session.input, rng);
    runner.dispatch(action === 'undo' ? { kind: 'undo' } : { kind: 'act', action });
    const before = kept(runner.session.input!);
    if (await playOther(here, rng)) between++;
    // Whoever colours is not made to wait for what others did.
    expect(stageOf(runner.session)).toEqual({ kind: 'turn', seat: ME });
    expect(kept(runner.session.input!)).toEqual(before);
    expect(runner.session.table.viewer).not.toBe(SPECTATOR);
  }
  if (runner.session.input) await playMine(runner, here, rng);
  return between;
}

async function playMine(runner: Runner, here: Here<ColoursTypes>, rng: () => number): Promise<void> {
  const { draft } = runner.session.input!;
  const turn = randomSteps(game, draft.start, ME, rng).join('; ');
  runner.dispatch({ kind: 'act', action: { kind: 'write', text: turn } });
  const { version } = here;
  runner.dispatch({ kind: 'confirm', id: `me:${version}` });
  while (here.version === version) await Promise.resolve();
}
