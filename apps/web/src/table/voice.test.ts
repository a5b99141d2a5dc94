import { formatDraft } from '@crownhold/core';
import { beginAlone } from '@crownhold/fair';
import { DOMINOES, kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { openCells } from '@crownhold/hands/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { hover, type Intention, jump, pick, play, point, undo } from './intentions.ts';
import { answerTo } from './questions.ts';
import { soundsOf } from './sounds.ts';
import { isRejection, playTurn, sitDown, type TableState } from './table-state.ts';
import { voiceOf } from './voice.ts';

const t = translatorFor('en');
const CHAIRS = [{ name: 'Ann' }, { name: 'Bob' }];

function begun(): TableState {
  const options = parseOptions({ seats: 2 }) as Options;
  return sitDown(beginAlone(kingdomino, options, { secret: new Uint8Array(32).fill(3), table: 'test' }), CHAIRS, '');
}

function handOf({ mode }: TableState) {
  if (mode.kind !== 'turn') throw new Error(`the table waits for: ${mode.kind}`);
  return mode.hand;
}

function confirmed(table: TableState): TableState {
  const { draft } = handOf(table);
  const next = playTurn(table, draft.seat, formatDraft(draft));
  if (isRejection(next)) throw new Error(JSON.stringify(next));
  return next;
}

function placing(): TableState {
  let table = begun();
  while (handOf(table).draft.state.phase !== 'place') {
    table = confirmed(pick(table.alone.match.state.nextKings.indexOf(255))(table));
  }
  return table;
}

const CELLS = [
  { x: 1, y: 0 },
  { x: 2, y: 0 },
] as const;

/** Tables on which somebody is to place a domino, so many turns one after the other. */
function placings(count: number): readonly TableState[] {
  const tables: TableState[] = [];
  for (let now = placing(); tables.length < count && now.mode.kind === 'turn'; ) {
    const { draft } = handOf(now);
    const { state } = draft;
    if (openCells(handOf(now)).length > 0) tables.push(now);
    const laid = openCells(handOf(now)).length > 0 ? play(point(openCells(handOf(now))[0]!)(now)) : play(now);
    const isLast = state.round === state.rounds;
    now = confirmed(isLast ? laid : pick(state.nextKings.indexOf(255))(laid));
  }
  return tables;
}

const said = (table: TableState, ...intentions: readonly Intention[]) => {
  let [before, after] = [table, table];
  for (const intention of intentions) [before, after] = [after, intention(after)];
  return voiceOf(before, after, t);
};

describe('the voice of a table', () => {
  const table = placing();
  const cell = openCells(handOf(table))[0]!;

  it('says who is asked for what when one sits down', () => {
    expect(voiceOf(undefined, begun(), t)).toEqual([expect.stringMatching(/^(Ann|Bob), choose a domino: [\d, ]+$/)]);
  });

  it('says where the domino hovers and whether it fits, but not what a mouse passes over', () => {
    expect(said(table, point(cell))).toEqual([expect.stringMatching(/: fits, no points$/)]);
    expect(said(table, jump(1))).toEqual([expect.stringMatching(/: fits, no points$/)]);
    expect(said(table, point({ x: 3, y: 3 }))).toEqual([expect.stringMatching(/: does not fit$/)]);
    expect(said(table, hover(cell))).toEqual([]);
  });

  it('says why not when one insists', () => {
    expect(said(table, point({ x: 3, y: 3 }), play)).toEqual([expect.stringMatching(/\(rule K12\)\.$/)]);
  });

  it('says every step once: not again when the turn ends', () => {
    expect(said(table, point(cell), play)).toEqual([expect.stringMatching(/^Placed: no points\. .*choose a domino/)]);
    expect(said(table, point(cell), play, undo)).toEqual([expect.stringMatching(/^Undone\. .*place domino/)]);
    const whole = [point(cell), play, pick(0)].reduce((now, intention) => intention(now), table);
    expect(voiceOf(whole, confirmed(whole), t)).toEqual([expect.stringMatching(/place domino/)]);
    // Who ends turns without being asked has heard nothing yet.
    expect(voiceOf(table, confirmed(whole), t)[0]).toMatch(/places domino \d+: no points, then takes domino \d+$/);
  });

  it('answers, and reads the kingdom row by row', () => {
    const laid = [point({ x: 1, y: 0 }), play].reduce((now, intention) => intention(now), table);
    expect(answerTo('kingdom', laid, 0, t)[0]).toMatch(/^Row \d+ from 0: /);
    expect(answerTo('scores', table, 0, t)).toEqual([
      expect.stringMatching(/^Ann: 0\u00a0points; Bob: 0\u00a0points\. Round 1/),
    ]);
    expect(answerTo('last-move', begun(), 0, t)).toEqual(['Nothing has happened yet']);
    expect(answerTo('lines', table, 0, t)).toHaveLength(2);
  });
});

describe('the sounds of a table', () => {
  const table = placing();
  const laid = play(point(openCells(handOf(table))[0]!)(table));

  it('are heard when a domino is laid, and not again', () => {
    expect(soundsOf(table, laid)[0]).toBe('place');
    expect(soundsOf(laid, pick(0)(laid))).toEqual([]);
    expect(soundsOf(pick(0)(laid), confirmed(pick(0)(laid)))).toEqual(['turn']);
  });

  it('ring a crown for a domino that has one, and for no other', () => {
    const heard = new Map<boolean, Set<string>>([
      [true, new Set()],
      [false, new Set()],
    ]);
    // As a turn in the making, and as the news of somebody else's turn.
    for (const state of placings(20)) {
      const { activeDomino } = handOf(state).draft.state;
      const hasCrown = DOMINOES[activeDomino - 1]!.halves.some(({ crowns }) => crowns > 0);
      const put = play(point(openCells(handOf(state))[0]!)(state));
      const event = { kind: 'placed', seat: 1 - state.front, domino: activeDomino, cells: CELLS, gain: 0 } as const;
      const news = { ...state, news: [event] };
      heard.get(hasCrown)!.add(soundsOf(state, put).join()).add(soundsOf(state, news).slice(0, -1).join());
    }
    expect([...heard.get(true)!]).toEqual(['place,crown']);
    expect([...heard.get(false)!]).toEqual(['place']);
  });

  it('tell a turn that begins and dominoes that are drawn', () => {
    expect(soundsOf(undefined, begun())).toEqual(['turn']);
    let now = begun();
    let before = now;
    while (handOf(now).draft.state.phase !== 'place') {
      before = pick(now.alone.match.state.nextKings.indexOf(255))(now);
      now = confirmed(before);
    }
    expect(soundsOf(before, now)).toEqual(['draw', 'turn']);
  });
});
