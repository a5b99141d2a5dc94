import { createRng, type LogEntry, type Seat, type Viewer } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyGame, type AnyTypes, dealing, people, randomSteps, SETTINGS } from '../test/games.ts';
import { plainRules } from '../test/plain-input.ts';
import { beginHere } from './begin-here.ts';
import type { Input } from './input.ts';
import { type KingdominoTypes, kingdominoInput } from './kingdomino/index.ts';
import { SessionRunner } from './runner.ts';
import { stageOf } from './stage.ts';

/** From tap to record: the draft, the judgement, the deal, and what the viewer is told. */
const MOST = 6;

/** A game that counts how often a step is applied; to tell of one applies it once more, on a copy. */
function counted(game: AnyGame) {
  const count = { applied: 0 };
  const counting: AnyGame = {
    ...game,
    apply(state, actor, move) {
      count.applied++;
      game.apply(state, actor, move);
    },
    events(before, entry: LogEntry, viewer: Viewer) {
      count.applied++;
      return game.events(before, entry, viewer);
    },
  };
  return { count, counting };
}

describe.each(SETTINGS)('$name', ({ game, options, rules }) => {
  it(`applies every step at most ${MOST} times from tap to record, whatever the length of the game`, () => {
    const { count, counting } = counted(game);
    const kept: number[] = [];
    const here = beginHere<AnyTypes>(counting, options, people(options.seats), dealing(7), {
      keep: ({ steps }) => kept.push(steps.length),
    });
    const { isHidden, isBetweenGames, order } = rules;
    const counting2 = plainRules<AnyTypes>(counting, { isHidden, isBetweenGames, order });
    const own = [...people(options.seats).keys()];
    const runner = new SessionRunner<AnyTypes, Input<AnyTypes>, string>(
      here,
      counting2,
      { own },
      { show: () => {}, fail: () => {} },
    );
    const rng = createRng(7);
    const shares: number[] = [];
    for (let turn = 0; ; turn++) {
      tell(runner);
      const stage = stageOf(runner.session);
      if (stage.kind === 'over') break;
      if (stage.kind === 'hand-over') runner.dispatch({ kind: 'come', seat: stage.seats[0] as Seat });
      const { table, front } = runner.session;
      const steps = randomSteps(game, table.view, front!, rng);
      count.applied = 0;
      kept.length = 0;
      for (const action of steps) runner.dispatch({ kind: 'act', action });
      runner.dispatch({ kind: 'confirm', id: `${turn}` });
      shares.push(count.applied / kept[0]!);
    }
    expect(shares.length).toBeGreaterThan(10);
    expect(Math.max(...shares)).toBeLessThanOrEqual(MOST);
  });
});

function tell(runner: SessionRunner<AnyTypes, Input<AnyTypes>, string>): void {
  runner.dispatch({ kind: 'told', isAll: true });
  runner.dispatch({ kind: 'go-on' });
  runner.dispatch({ kind: 'told', isAll: true });
}

describe('a person at a dynasty', () => {
  afterEach(() => vi.restoreAllMocks());

  it(`applies every step at most ${MOST} times, cursor and ghost included, in the last game as in the first`, () => {
    const options = { seats: 2, variants: ['dynasty'], tiebreak: 'crowns' } as const;
    const apply = vi.spyOn(kingdomino, 'apply');
    const events = vi.spyOn(kingdomino, 'events');
    const here = beginHere<KingdominoTypes>(kingdomino, options, people(2), dealing(8));
    const runner = new SessionRunner(here, kingdominoInput, { own: [0, 1] }, { show: () => {}, fail: () => {} });
    const calls = () => apply.mock.calls.length + events.mock.calls.length;
    const shares: number[] = [];
    for (let turn = 0; stageOf(runner.session).kind !== 'over'; turn++) {
      runner.dispatch({ kind: 'told', isAll: true });
      runner.dispatch({ kind: 'go-on' });
      runner.dispatch({ kind: 'told', isAll: true });
      if (stageOf(runner.session).kind === 'over') break;
      const before = calls();
      const steps = here.record().steps.length;
      runner.dispatch({ kind: 'act', action: { kind: 'play', isShown: true } });
      const line = runner.session.input!.draft.state;
      const free = [...line.nextKings].findIndex((king, at) => king === 255 && line.next[at] !== 255);
      if (line.phase === 'take') runner.dispatch({ kind: 'act', action: { kind: 'pick', index: free } });
      runner.dispatch({ kind: 'confirm', id: `${turn}` });
      shares.push((calls() - before) / (here.record().steps.length - steps));
    }
    expect(shares.length).toBeGreaterThan(70);
    expect(Math.max(...shares)).toBeLessThanOrEqual(MOST);
  });
});
