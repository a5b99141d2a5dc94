import { createRng, type Rng, SPECTATOR, type StateBuffer, type View } from '@crownhold/core';
import { describe, expect, it } from 'vitest';
import { type AnyTypes, dealing, people, randomSteps, SETTINGS, type Setting } from '../test/games.ts';
import { beginHere } from './begin-here.ts';
import type { Here } from './here.ts';
import type { Input } from './input.ts';
import { SessionRunner } from './runner.ts';
import type { KeptDraft, Source } from './source.ts';
import { shownView, stageOf } from './stage.ts';
import { step } from './step.ts';

type Runner = SessionRunner<AnyTypes, Input<AnyTypes>, string>;

const find = (name: string): Setting => SETTINGS.find((setting) => setting.name === name)!;
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function open(
  setting: Setting,
  { own = [0, 1], seed = 1, kept }: { own?: number[]; seed?: number; kept?: KeptDraft } = {},
) {
  const { game, options, rules } = setting;
  const here = beginHere<AnyTypes>(game, options, people(options.seats), dealing(seed));
  return { here, ...sit(here, setting, own, kept), rules };
}

function sit(here: Here<AnyTypes>, { rules }: Setting, own: number[], kept?: KeptDraft) {
  const drafts: (KeptDraft | undefined)[] = [];
  const runner: Runner = new SessionRunner(
    here,
    rules,
    { own, kept },
    {
      show: () => {},
      keepDraft: (draft) => drafts.push(draft),
      fail: (error) => {
        throw error;
      },
    },
  );
  return { runner, drafts };
}

/** Plays a random turn of whoever is in front. */
function playTurn(runner: Runner, rng: Rng, id: string): void {
  runner.dispatch({ kind: 'told', isAll: true });
  const { input, front, table } = runner.session;
  if (!input || front === undefined)
    throw new Error(`nobody builds a turn: ${JSON.stringify(stageOf(runner.session))}`);
  const steps = randomSteps(
    table.game === 'kingdomino' ? find('Kingdomino').game : gameOf(table.game),
    table.view,
    front,
    rng,
  );
  for (const action of steps) runner.dispatch({ kind: 'act', action });
  runner.dispatch({ kind: 'confirm', id });
}

const gameOf = (id: string) => SETTINGS.find(({ game }) => game.id === id)!.game;

describe('one person at a table', () => {
  const kingdomino = find('Kingdomino');

  it('builds a turn, sends it, and sees it drawn before it is accepted', () => {
    const { runner, here, rules } = open(kingdomino, { own: [0, 1] });
    const rng = createRng(1);
    runner.dispatch({ kind: 'told', isAll: true });
    const before = runner.session;
    expect(stageOf(before)).toMatchObject({ kind: 'turn', seat: before.front });
    const steps = randomSteps(here.game, before.table.view, before.front!, rng);
    let session = before;
    for (const action of steps) session = step(rules, session, { kind: 'act', action }).session;
    expect([...shownView(session).bytes]).not.toEqual([...before.table.view.bytes]);
    const { session: sent, effects } = step(rules, session, { kind: 'confirm', id: 'c' });
    expect(effects).toEqual([
      { kind: 'submit', turn: { id: 'c', seat: before.front, since: 1, turn: steps.join('; ') } },
    ]);
    expect(stageOf(sent)).toEqual({ kind: 'sent', seat: before.front });
    expect(shownView(sent)).toBe(session.input!.draft.state);
    // A turn on its way cannot be changed.
    expect(step(rules, sent, { kind: 'act', action: steps[0]! }).session).toBe(sent);
    expect(step(rules, sent, { kind: 'undo' }).session).toBe(sent);
  });

  /** A whole turn on its way, and the table before it. */
  function sendTurn() {
    const { runner, rules } = open(kingdomino);
    runner.dispatch({ kind: 'told', isAll: true });
    const before = runner.session;
    const steps = randomSteps(rules.game, before.table.view, before.front!, createRng(2));
    let session = before;
    for (const action of steps) session = step(rules, session, { kind: 'act', action }).session;
    return { rules, before, sent: step(rules, session, { kind: 'confirm', id: 'c' }).session };
  }

  it('finds the table as it was before a refused turn, with the reason, and can make it again', () => {
    const { rules, before, sent } = sendTurn();
    const refusal = { rule: 'K8', code: 'taken', args: {} };
    const answer = { kind: 'illegal', step: 0, text: 'take 1', refusal } as const;
    const { session: back, effects } = step(rules, sent, { kind: 'answer', id: 'c', answer });
    expect([...shownView(sent).bytes]).not.toEqual([...before.table.view.bytes]);
    expect([...shownView(back).bytes]).toEqual([...before.table.view.bytes]);
    expect(back.input).toEqual(before.input);
    expect(back).toMatchObject({ whyNot: refusal, rejected: answer, sent: undefined });
    expect(stageOf(back).kind).toBe('turn');
    expect(effects).toEqual([{ kind: 'keep-draft', draft: undefined }]);
    expect(step(rules, sent, { kind: 'answer', id: 'other', answer }).session).toBe(sent);
    const gone = step(rules, sent, { kind: 'answer', id: 'c', answer: { kind: 'gone' } }).session;
    expect(stageOf(gone)).toEqual({ kind: 'stopped' });
  });

  it.each([
    ['another device', { command: 'other' }, 'stale'],
    ['a bot', {}, 'bot-plays'],
  ])('is told why if %s has played the turn on its way', (_, author, code) => {
    const { rules, sent } = sendTurn();
    const { table, front: seat } = sent;
    const version = table.version + 1;
    const row = { version, seat: seat!, ...author, acts: [{ events: [], view: table.view, attachments: [] }] };
    const asked = [{ seat: 1 - seat!, since: version }];
    const happening = { kind: 'table', table: { ...table, version, asked }, rows: [row] } as const;
    expect(step(rules, sent, happening).session).toMatchObject({ rejected: { kind: 'refused', code } });
    const own = { ...happening, rows: [{ ...row, command: 'c' }] };
    expect(step(rules, sent, own).session.rejected).toBeUndefined();
  });

  it('keeps the turn in the making by every step, and takes it up again', () => {
    const { runner, here, drafts } = open(kingdomino);
    runner.dispatch({ kind: 'told', isAll: true });
    const seat = runner.session.front!;
    const [action] = randomSteps(here.game, runner.session.table.view, seat, createRng(3)) as [string];
    runner.dispatch({ kind: 'act', action });
    expect(drafts).toEqual([{ seat, since: 1, turn: action }]);
    const again = sit(here, kingdomino, [0, 1], drafts[0]);
    expect(again.runner.session.input?.draft.steps).toEqual([action]);
    const stale = sit(here, kingdomino, [0, 1], { ...drafts[0]!, since: 0 });
    expect(stale.runner.session.input?.draft.steps).toEqual([]);
    runner.dispatch({ kind: 'undo' });
    expect(drafts.at(-1)).toBeUndefined();
    runner.dispatch({ kind: 'undo' });
    expect(drafts).toHaveLength(2);
  });

  it('is told why an action is refused, until the next one', () => {
    const { runner } = open(kingdomino);
    runner.dispatch({ kind: 'told', isAll: true });
    runner.dispatch({ kind: 'act', action: 'take 99' });
    expect(runner.session.whyNot).toMatchObject({ code: 'no-such-domino' });
    const steps = randomSteps(gameOf('kingdomino'), runner.session.table.view, runner.session.front!, createRng(3));
    runner.dispatch({ kind: 'act', action: steps[0]! });
    expect(runner.session.whyNot).toBeUndefined();
  });

  it('sends nothing that is not whole', () => {
    const { runner } = open(kingdomino);
    const { session } = runner;
    runner.dispatch({ kind: 'confirm', id: 'c' });
    expect(runner.session).toBe(session);
  });

  it('waits for others, and says for whom', () => {
    const { runner } = open(kingdomino, { own: [] });
    expect(stageOf(runner.session)).toMatchObject({ kind: 'waiting', seats: [expect.any(Number)] });
    runner.dispatch({ kind: 'link', isUp: false });
    expect(runner.session.isLinkUp).toBe(false);
  });
});

describe('several people at one device', () => {
  it('are asked in turn without a word where nothing is hidden', () => {
    const { runner, here } = open(find('Duel'));
    const rng = createRng(4);
    for (let turn = 0; turn < 20; turn++) {
      playTurn(runner, rng, `${turn}`);
      const { front, table } = runner.session;
      expect(table.asked.map(({ seat }) => seat)).toEqual([front]);
      expect(table.viewer).toBe(front);
    }
    expect(here.rows(0).length).toBeGreaterThan(20);
  });

  it('take dice openly, then hand the device over, one after the other, in any order', () => {
    const { runner } = open(find('Colour Kingdoms with two seats'));
    const rng = createRng(5);
    playTurn(runner, rng, 'take 1');
    runner.dispatch({ kind: 'told', isAll: true });
    const second = runner.session.front!;
    expect(stageOf(runner.session)).toEqual({ kind: 'turn', seat: second });
    playTurn(runner, rng, 'take 2');
    runner.dispatch({ kind: 'told', isAll: true });
    expect(stageOf(runner.session)).toEqual({ kind: 'hand-over', seats: [0, 1] });
    expect(runner.session).toMatchObject({ front: undefined, table: { viewer: SPECTATOR } });
    runner.dispatch({ kind: 'come', seat: second });
    expect(stageOf(runner.session)).toEqual({ kind: 'turn', seat: second });
    expect(runner.session.table.viewer).toBe(second);
    playTurn(runner, rng, 'colour 1');
    runner.dispatch({ kind: 'told', isAll: true });
    expect(stageOf(runner.session)).toEqual({ kind: 'hand-over', seats: [1 - second] });
    expect(runner.session.table.viewer).toBe(SPECTATOR);
    // Nobody else can come than those who are asked.
    runner.dispatch({ kind: 'come', seat: second });
    expect(runner.session.front).toBeUndefined();
    runner.dispatch({ kind: 'come', seat: 1 - second });
    playTurn(runner, rng, 'colour 2');
    expect(stageOf(runner.session)).toEqual({ kind: 'telling' });
    const kinds = runner.session.untold.flatMap(({ acts }) => acts.flatMap(({ events }) => events));
    expect(kinds).toContainEqual(expect.objectContaining({ kind: 'revealed' }));
  });

  it('never hand over a device that has one person at it', async () => {
    const setting = find('Colour Kingdoms with two seats');
    const { runner, here } = open(setting, { own: [0] });
    const rng = createRng(6);
    for (let turn = 0; turn < 12; turn++) {
      runner.dispatch({ kind: 'told', isAll: true });
      const stage = stageOf(runner.session);
      expect(['turn', 'waiting']).toContain(stage.kind);
      expect(runner.session).toMatchObject({ front: 0, table: { viewer: 0 } });
      if (stage.kind === 'turn') playTurn(runner, rng, `${turn}`);
      else {
        const { seat, since } = runner.session.table.asked[0]!;
        const views: View<StateBuffer>[] = [];
        here.watch(seat, ({ view }) => views.push(view))();
        await here.submit({
          id: `other ${turn}`,
          seat,
          since,
          turn: randomSteps(setting.game, views[0]!, seat, rng).join('; '),
        });
      }
      await settled();
    }
  });
});

describe('a session at its source', () => {
  it('watches with one pair of eyes at a time, and with none when it is closed', () => {
    const setting = find('Colour Kingdoms with two seats');
    const { game, options, rules } = setting;
    const here = beginHere<AnyTypes>(game, options, people(2), dealing(1));
    const watched: number[] = [];
    const source: Source<AnyTypes> = {
      link: here.link,
      submit: (turn) => here.submit(turn),
      watch(viewer, tell, after) {
        watched.push(viewer);
        const end = here.watch(viewer, tell, after);
        return () => {
          watched.splice(watched.indexOf(viewer), 1);
          end();
        };
      },
    };
    const runner: Runner = new SessionRunner(source, rules, { own: [0, 1] }, { show: () => {}, fail: () => {} });
    const rng = createRng(10);
    for (let turn = 0; turn < 12; turn++) {
      runner.dispatch({ kind: 'told', isAll: true });
      const stage = stageOf(runner.session);
      if (stage.kind === 'hand-over') runner.dispatch({ kind: 'come', seat: stage.seats[0]! });
      expect(watched).toEqual([runner.session.table.viewer]);
      playTurn(runner, rng, `${turn}`);
      expect(watched).toEqual([runner.session.table.viewer]);
    }
    runner.close();
    expect(watched).toEqual([]);
  });
});

describe('news', () => {
  it('are told act by act, and what is shown goes along', () => {
    const { runner } = open(find('Duel'), { own: [], seed: 2 });
    expect(runner.session.untold).toEqual([]);
    const other = open(find('Duel'), { seed: 2 });
    const rng = createRng(7);
    for (let turn = 0; turn < 60 && !runnerHasTwoActs(other.runner); turn++) {
      other.runner.dispatch({ kind: 'told', isAll: true });
      playTurn(other.runner, rng, `${turn}`);
    }
    const [row] = other.runner.session.untold;
    expect(row?.acts.length).toBeGreaterThan(1);
    expect(stageOf(other.runner.session)).toEqual({ kind: 'telling' });
    other.runner.dispatch({ kind: 'told' });
    expect(shownView(other.runner.session)).toBe(row!.acts[0]!.view);
    other.runner.dispatch({ kind: 'told' });
    expect(stageOf(other.runner.session).kind).toBe('turn');
    expect(other.runner.session.scene).toBeUndefined();
  });

  function runnerHasTwoActs({ session }: Runner): boolean {
    return session.untold.some(({ acts }) => acts.length > 1);
  }

  it('[K20] stop at the end of a game of a dynasty until somebody goes on, also after a break', () => {
    const setting = find('Dynasty');
    const { runner, here } = open(setting, { seed: 3 });
    const rng = createRng(8);
    for (let turn = 0; turn < 200 && !runnerHasTwoActs(runner); turn++) playTurn(runner, rng, `${turn}`);
    runner.dispatch({ kind: 'told', isAll: true });
    expect(stageOf(runner.session)).toEqual({ kind: 'between-games' });
    const finished = shownView(runner.session);
    expect(setting.rules.isBetweenGames(finished)).toBe(true);
    const again = sit(here, setting, [0, 1]).runner;
    expect(stageOf(again.session)).toEqual({ kind: 'between-games' });
    expect([...shownView(again.session).bytes]).toEqual([...finished.bytes]);
    const elsewhere = sit(here, setting, [0, 1]).runner;
    const watching = sit(here, setting, []).runner;
    for (const each of [runner, again]) {
      each.dispatch({ kind: 'told', isAll: true });
      expect(stageOf(each.session)).toEqual({ kind: 'between-games' });
      each.dispatch({ kind: 'go-on' });
      expect(stageOf(each.session)).toEqual({ kind: 'telling' });
      each.dispatch({ kind: 'told', isAll: true });
      expect(stageOf(each.session).kind).toBe('turn');
    }
    playTurn(again, rng, 'next');
    expect(stageOf(sit(here, setting, [0, 1]).runner.session).kind).toBe('turn');
    // Another window of the same people follows; whoever only watches looks as long as they like.
    elsewhere.dispatch({ kind: 'told', isAll: true });
    expect(stageOf(elsewhere.session).kind).toBe('turn');
    expect(stageOf(watching.session)).toEqual({ kind: 'between-games' });
  });
});

describe('a bot that is stuck', () => {
  it('is asked again by whoever goes on', async () => {
    const { game, options, rules } = find('Kingdomino');
    const rng = createRng(9);
    let calls = 0;
    const chairs = [
      { name: 'Bot', bot: 'a' },
      { name: 'Bot', bot: 'b' },
    ];
    const here = beginHere<AnyTypes>(game, options, chairs, dealing(1), {
      think: async (_bot, view, seat) => (calls++ === 1 ? undefined : randomSteps(game, view, seat, rng).join('; ')),
    });
    const runner: Runner = new SessionRunner(here, rules, { own: [] }, { show: () => {}, fail: () => {} });
    await settled();
    runner.dispatch({ kind: 'told', isAll: true });
    expect(stageOf(runner.session)).toMatchObject({ kind: 'stuck' });
    runner.dispatch({ kind: 'go-on' });
    await settled();
    expect(runner.session.table.version).toBeGreaterThan(3);
    runner.close();
    here.close();
  });
});

describe('the chance before the first turn', () => {
  const setting = find('Colour Kingdoms with two seats');
  const start = (here: Here<AnyTypes>, isOpeningTold: boolean): Runner =>
    new SessionRunner(here, setting.rules, { own: [0, 1], isOpeningTold }, { show: () => {}, fail: () => {} });
  const begin = () => beginHere<AnyTypes>(setting.game, setting.options, people(2), dealing(3));

  it('is told like everything else where that is wanted, from the empty table on', () => {
    const { session } = start(begin(), true);
    expect(stageOf(session).kind).toBe('telling');
    expect(session.untold.flatMap(({ acts }) => acts)).toHaveLength(2);
    expect(shownView(session).bytes).toEqual(setting.game.create(setting.options).bytes);
    const runner = start(begin(), true);
    runner.dispatch({ kind: 'told', isAll: true });
    expect(stageOf(runner.session).kind).toBe('turn');
    expect(stageOf(start(begin(), false).session).kind).toBe('turn');
  });

  it('is not told again while a turn is in the making', () => {
    const kept = { seat: 0, since: 1, turn: '' };
    const start = { own: [0, 1], kept, isOpeningTold: true };
    const { session } = new SessionRunner(begin(), setting.rules, start, { show: () => {}, fail: () => {} });
    expect(stageOf(session).kind).toBe('turn');
  });

  it('is not told again once somebody has played', async () => {
    const here = begin();
    const runner = start(here, false);
    playTurn(runner, createRng(1), 'one');
    await settled();
    expect(stageOf(start(here, true).session).kind).toBe('turn');
  });
});
