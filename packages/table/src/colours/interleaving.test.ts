import { createRng, SPECTATOR, sinceOf } from '@crownhold/core';
import { COLOURS, colours, hasSpell, NO_DIE, SPELL_NAMES } from '@crownhold/games/colours';
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
  matchAreas,
  taskOf,
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

/** What I might do next: all that somebody who colours can do but end the turn. */
function nextAction(input: ColoursInput, rng: () => number): ColoursAction | 'undo' {
  const { state, seat } = input.base;
  if (input.casting || taskOf(input) === 'choose') return { kind: 'go-on' };
  if (input.matchAt !== undefined) return rng() % 2 ? { kind: 'go-on' } : { kind: 'decline' };
  if (input.isLeaving) return { kind: 'decline' };
  const spells = (['move', 'split', 'blend'] as const).filter((spell) => castTargets(input, spell).length > 0);
  const drops = COLOURS.filter((_, index) => state.drops[seat * COLOURS.length + index]! > 0);
  const areas = inputAreas(input);
  const matches = matchAreas(input).filter((area) => !areas.includes(area));
  const tap = (list: readonly number[]): ColoursAction => ({ kind: 'tap', area: list[rng() % list.length]! });
  const acts: readonly (ColoursAction | 'undo')[] = [
    'undo',
    { kind: 'done' },
    { kind: 'step', dx: 1, dy: 0 },
    ...spells.map((spell) => ({ kind: 'cast', spell }) as const),
    ...drops.map((colour) => ({ kind: 'brush', brush: { kind: 'tower', colour } }) as const),
    ...(hasSpell(state, seat, SPELL_NAMES.indexOf('match')) ? [{ kind: 'match' } as const] : []),
    ...(matches.length > 0 ? [tap(matches)] : []),
    ...(areas.length > 0 ? [tap(areas), tap(areas), tap(areas)] : []),
  ];
  return acts[rng() % acts.length]!;
}

/** What of an input may not be lost: all but the view it stands on. */
function kept({ draft, base, ...rest }: ColoursInput) {
  return { ...rest, steps: draft.steps, baseSteps: base.steps };
}

describe('while I colour', () => {
  it('[C22] nothing of it is lost, whatever others do between any two of my taps', async () => {
    const acts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10_000 }), async (seed) => {
        const { here, runner } = begin(seed);
        const rng = createRng(seed);
        let met = 0;
        for (let guard = 0; guard < 90 && met < 24; guard++) {
          const { session } = runner;
          runner.dispatch({ kind: 'told', isAll: true });
          const isMine = session.table.view.dice[ME] !== NO_DIE && sinceOf(session.table, ME) !== undefined;
          if (!isMine) {
            if (runner.session.input) await playMine(runner, here, rng);
            else if (!(await playOther(here, rng))) return;
            continue;
          }
          met += await colourAmongOthers(runner, here, rng, acts);
        }
        expect(met).toBeGreaterThan(0);
      }),
      { numRuns: 16, seed: 15 },
    );
    expect([...acts].sort()).toEqual(EVERY_ACT);
  });
});

/** Whatever somebody can do who colours has met a turn of others. */
const EVERY_ACT = ['brush', 'cast', 'choose', 'decline', 'done', 'go-on', 'match', 'step', 'tap', 'undo'];

/** Colours step by step with a turn of somebody else after each; returns how often others came between, and notes after what. */
async function colourAmongOthers(
  runner: Runner,
  here: Here<ColoursTypes>,
  rng: () => number,
  acts: Set<string>,
): Promise<number> {
  let between = 0;
  for (let steps = 0; steps < 8 && runner.session.input; steps++) {
    const isChoosing = taskOf(runner.session.input) === 'choose';
    const action = nextAction(runner.session.input, rng);
    runner.dispatch(action === 'undo' ? { kind: 'undo' } : { kind: 'act', action });
    const before = kept(runner.session.input!);
    if (await playOther(here, rng)) {
      between++;
      acts.add(isChoosing ? 'choose' : action === 'undo' ? action : action.kind);
    }
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
