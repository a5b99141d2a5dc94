import {
  chooseRandomly,
  createRng,
  extendDraft,
  formatDraft,
  isComplete,
  isRefusal,
  type Rng,
  startDraft,
} from '@crownhold/core';
import type { Options, State } from '@crownhold/games/kingdomino';
import { describe, expect, it, vi } from 'vitest';
import { type Asked, autosaveOf, KEY, openSession, viewOf } from '../../test/session.ts';
import { kingdominoBoard } from './kingdomino/index.ts';
import type { Session } from './session.ts';

const OPTIONS: Options = { seats: 2, variants: [], tiebreak: 'territory-then-crowns' };
const DYNASTY: Options = { ...OPTIONS, variants: ['dynasty'] };
const AUTOSAVE = autosaveOf('kingdomino');
const { enter: ENTER } = KEY;

function stateOf(session: Session): State {
  return viewOf(session) as unknown as State;
}

/** Any whole turn. */
function randomTurn({ game, view, seat }: Asked, rng: Rng): string {
  const buffer = new Int32Array(game.maxMoves);
  let draft = startDraft(view, seat);
  while (!isComplete(game, draft)) {
    const next = extendDraft(game, draft, chooseRandomly(game, draft.state, seat, rng, buffer));
    if (isRefusal(next)) throw new Error(next.code);
    draft = next;
  }
  return formatDraft(draft);
}

describe('a bot', () => {
  const BOTS = [
    { name: 'A', bot: 'greedy' },
    { name: 'B', bot: 'random' },
  ];
  const turn = (text: string) => ({ kind: 'turn', moves: [], text }) as const;

  it('is awaited, plays, and may fail', async () => {
    const opened = openSession();
    opened.begin(kingdominoBoard, OPTIONS, BOTS, 1);
    const { session, questions, screen, press } = opened;
    const { seat } = stateOf(session);
    expect(screen()).toContain('is thinking');
    await expect.poll(() => questions).toMatchObject([{ seat, bot: BOTS[seat]!.bot }]);
    questions[0]!.answer({ kind: 'died', how: 'signal 9' });
    await expect.poll(() => screen()).toContain('it has ended (signal 9)');
    press(ENTER);
    expect(screen()).toContain('is thinking');
    await expect.poll(() => questions.length).toBe(2);
    questions[1]!.answer(turn(`take ${stateOf(session).next[0]}`));
    await expect.poll(() => stateOf(session).slot).toBe(1);
  });

  it('that had less time than its level needs is told once', async () => {
    const opened = openSession();
    opened.begin(kingdominoBoard, OPTIONS, BOTS, 1);
    const hurried = () => opened.session.snapshot.news.filter((text) => text.includes('ran out of time'));
    for (const at of [0, 1]) {
      await expect.poll(() => opened.questions.length).toBe(at + 1);
      opened.questions[at]!.answer({ ...turn(`take ${stateOf(opened.session).next[at]}`), isHurried: true });
      await expect.poll(() => opened.questions.length).toBe(at + 2);
      expect(hurried()).toHaveLength(1);
    }
  });

  it('whose turn is against the rules is no better than one that fails', async () => {
    const opened = openSession();
    opened.begin(kingdominoBoard, OPTIONS, BOTS, 1);
    await expect.poll(() => opened.questions.length).toBe(1);
    opened.questions[0]!.answer(turn('take 49'));
    await expect.poll(() => opened.screen()).toContain('cannot continue');
  });

  it('that throws is a bug of ours, and is told to whoever runs the session', async () => {
    const opened = openSession();
    const told: unknown[] = [];
    opened.session.host = { show: () => undefined, fail: (error) => told.push(error) };
    opened.begin(kingdominoBoard, OPTIONS, BOTS, 1);
    await expect.poll(() => opened.questions.length).toBe(1);
    opened.questions[0]!.answer(Promise.reject(new Error('a bug')) as never);
    await expect.poll(() => told).toEqual([new Error('a bug')]);
  });

  it('does not begin the next game of a dynasty before somebody goes on, not even after a break', async () => {
    const opened = openSession();
    opened.begin(kingdominoBoard, DYNASTY, BOTS, 3);
    const { session, questions } = opened;
    const rng = createRng(1);
    const isPause = () => session.snapshot.mode.kind === 'pause';
    for (let answered = 0; !isPause(); answered++) {
      await vi.waitUntil(() => questions.length > answered || isPause(), { interval: 1 });
      const question = questions[answered];
      question?.answer(turn(randomTurn(question, rng)));
    }
    const again = openSession();
    again.files.set(AUTOSAVE, opened.files.get(AUTOSAVE)!);
    again.secrets.set(AUTOSAVE, opened.secrets.get(AUTOSAVE)!);
    again.session.load(AUTOSAVE);
    for (const { questions: asked, screen, press } of [opened, again]) {
      const before = asked.length;
      // A bot that is asked is asked by now.
      await new Promise((resolve) => setImmediate(resolve));
      expect(asked).toHaveLength(before);
      expect(screen()).toContain('Game 1 of 3 is over');
      press('n');
      await expect.poll(() => asked.length).toBe(before + 1);
    }
    expect(again.questions).toHaveLength(1);
  });
});
