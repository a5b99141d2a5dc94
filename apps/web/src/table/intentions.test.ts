import { formatDraft, isComplete } from '@crownhold/core';
import { beginAlone } from '@crownhold/fair';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { cellsOf } from '@crownhold/hands';
import { openCells } from '@crownhold/hands/kingdomino';
import { describe, expect, it } from 'vitest';
import { flip, type Intention, jump, lift, move, pick, play, point, turn, undo, write } from './intentions.ts';
import { isRejection, playTurn, sitDown, type TableState } from './table-state.ts';

const CHAIRS = [{ name: 'Ann' }, { name: 'Bob' }];

/** A table whose people have all taken a domino and are to place it. */
function placing(): TableState {
  const options = parseOptions({ seats: 2 }) as Options;
  let table = sitDown(
    beginAlone(kingdomino, options, { secret: new Uint8Array(32).fill(3), table: 'test' }),
    CHAIRS,
    '',
  );
  while (handOf(table).draft.state.phase !== 'place') {
    const index = table.alone.match.state.nextKings.indexOf(255);
    table = confirm(want(table, pick(index)));
  }
  return table;
}

function want(table: TableState, ...intentions: readonly Intention[]): TableState {
  return intentions.reduce((now, intention) => intention(now), table);
}

function confirm(table: TableState): TableState {
  const { draft } = handOf(table);
  const next = playTurn(table, draft.seat, formatDraft(draft));
  if (isRejection(next)) throw new Error(JSON.stringify(next));
  return next;
}

function handOf({ mode }: TableState) {
  if (mode.kind !== 'turn') throw new Error(`the table waits for: ${mode.kind}`);
  return mode.hand;
}

const textOf = (table: TableState) => formatDraft(handOf(table).draft);
const isPointing = ({ mode }: TableState) => mode.kind === 'turn' && mode.isPointing;

describe('a person who places a domino', () => {
  it('sees it hover only after pointing somewhere', () => {
    const table = placing();
    expect(isPointing(table)).toBe(false);
    for (const intention of [point({ x: 1, y: 0 }), turn(1), flip, jump(1), move(1, 0), play]) {
      expect(isPointing(want(table, intention))).toBe(true);
      expect(textOf(want(table, intention))).toBe('');
    }
  });

  it('is told why not, at once and with the rule', () => {
    const table = want(placing(), point({ x: 3, y: 3 }));
    expect(table.whyNot).toMatchObject({ rule: 'K12', code: 'no-match' });
    expect(want(table, play).whyNot).toMatchObject({ rule: 'K12' });
    expect(textOf(want(table, play))).toBe('');
    expect(want(table, point({ x: 1, y: 0 })).whyNot).toBeUndefined();
  });

  it('lays it, takes it back, and finds it where it was', () => {
    const table = placing();
    const cell = openCells(handOf(table))[0]!;
    const laid = want(table, point(cell), play);
    expect(textOf(laid)).toMatch(/^put /);
    expect(isPointing(laid)).toBe(false);
    const back = want(laid, undo);
    expect(textOf(back)).toBe('');
    expect(isPointing(back)).toBe(true);
    expect(cellsOf(handOf(back))).toContainEqual(cell);
    expect(isPointing(want(back, undo))).toBe(false);
    expect(want(back, undo, undo)).toMatchObject({ whyNot: undefined });
  });

  it('lays it by choosing the next one', () => {
    const table = want(placing(), point({ x: 1, y: 0 }), pick(0));
    expect(textOf(table)).toMatch(/^put .*; take \d+$/);
    expect(isComplete(kingdomino, handOf(table).draft)).toBe(true);
  });

  it('[K8] cannot choose the next one before', () => {
    const table = want(placing(), pick(0));
    expect(table.whyNot).toMatchObject({ rule: 'K8', code: 'wrong-step' });
    expect(textOf(table)).toBe('');
  });

  it('does nothing by lifting what does not hover', () => {
    const table = placing();
    expect(lift(table)).toBe(table);
  });
});

describe('a person who takes a domino', () => {
  it('may change the choice until the turn is confirmed', () => {
    const table = want(placing(), point({ x: 1, y: 0 }), pick(0));
    const other = want(table, pick(2));
    expect(isComplete(kingdomino, handOf(other).draft)).toBe(true);
    expect(textOf(other)).not.toBe(textOf(table));
    expect(textOf(other).split(';')[0]).toBe(textOf(table).split(';')[0]);
  });

  it('[K8] is refused one that is taken', () => {
    const mine = want(placing(), point({ x: 1, y: 0 }), pick(0));
    const next = want(confirm(mine), jump(1), pick(0));
    expect(next.whyNot).toMatchObject({ code: 'taken' });
  });

  it('points along the line with the arrows and takes with play', () => {
    const table = want(placing(), point({ x: 1, y: 0 }), play);
    const pointed = want(table, move(1, 0), move(1, 0), move(-1, 0));
    expect(handOf(pointed).pick).toBe(1);
    expect(textOf(want(pointed, play))).toBe(`${textOf(table)}; take ${handOf(table).draft.state.next[1]}`);
  });
});

describe('a person who writes a move', () => {
  it('takes all its steps, spaces and capitals as they come', () => {
    const table = placing();
    const [cell] = openCells(handOf(table));
    const put = textOf(want(table, point(cell!), play));
    expect(textOf(want(table, write(put)))).toBe(put);
    const domino = handOf(table).draft.state.next[0];
    expect(textOf(want(table, write(` ${put.toUpperCase().replace(',', ' , ')} ;  Take ${domino}; `)))).toBe(
      `${put}; take ${domino}`,
    );
  });

  it('or none of them, and is told why', () => {
    const table = placing();
    const put = textOf(want(table, point(openCells(handOf(table))[0]!), play));
    for (const [text, code] of [
      ['', 'unreadable'],
      ['jump', 'unreadable'],
      ['put 0,0 1,0', 'occupied'],
      [`${put}; take 49`, 'no-such-domino'],
    ] as const) {
      expect(want(table, write(text)).whyNot).toMatchObject({ code });
      expect(textOf(want(table, write(text)))).toBe('');
    }
  });
});

describe('the last round', () => {
  it('ends a turn with the domino alone: whoever picks another one changes nothing', () => {
    let table = placing();
    const whole = () => isComplete(kingdomino, handOf(table).draft);
    let picked = 0;
    while (table.mode.kind === 'turn') {
      const { round, rounds } = table.alone.match.state;
      table = want(table, jump(1), play);
      for (let index = 0; round < rounds && !whole(); index++) table = want(table, pick(index));
      if (round === rounds) {
        for (const index of [0, 1, 2, 3]) expect(want(table, pick(index))).toBe(table);
        picked++;
      }
      table = confirm(table);
    }
    expect(picked).toBe(4);
  });
});
