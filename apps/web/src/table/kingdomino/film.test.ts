import { type Seat, seeRow } from '@crownhold/core';
import { type Event, kingdomino } from '@crownhold/games/kingdomino';
import { translatorFor } from '@crownhold/i18n/every-language';
import type { KingdominoTypes } from '@crownhold/table/kingdomino';
import { describe, expect, it } from 'vitest';
import { inputOf, placingTable, playTurn } from '../../../test/kingdomino-table.ts';
import { playedRows } from '../../../test/played-rows.ts';
import { lengthOf, type Movement } from '../../travel/movement.ts';
import { filmLength, paced, type ToldAct } from '../film.ts';
import { filmOf, ownMovements } from './film.tsx';
import type { KingdominoTableAction } from './kingdomino-table.ts';
import { PLAY } from './task.ts';

const t = translatorFor('en');

/** All acts of a random game, as a seat is told them. */
function actsOf(seats: 2 | 3 | 4, seed: number, viewer: Seat): readonly ToldAct<KingdominoTypes>[] {
  return playedRows({ seats, variants: ['middle-kingdom'], tiebreak: 'crowns' }, seed).flatMap(({ before, row }) => {
    let view = kingdomino.view(before, viewer);
    return seeRow<KingdominoTypes>(kingdomino, before, row, viewer).acts.map((act) => {
      const told = { before: view, events: act.events, view: act.view };
      view = act.view;
      return told;
    });
  });
}

const isTurnOf = (seat: Seat, { events }: ToldAct<KingdominoTypes>) =>
  events.some((event) => 'seat' in event && event.kind !== 'king-drawn' && event.seat === seat);
const kindsOf = (movements: readonly Movement[]) => movements.map(({ kind }) => kind);
const has = (events: readonly Event[], kind: Event['kind']) => events.some((event) => event.kind === kind);

describe.each([2, 3, 4] as const)('the films of games of %i', (seats) => {
  const games = [1, 2, 3].map((seed) => actsOf(seats, seed, 0));

  it('show a domino that flies, a king that hops and a line that is drawn', () => {
    for (const act of games.flat()) {
      const kinds = new Set(filmOf(act, [0], t).flatMap(({ movements }) => kindsOf(movements)));
      const isOthers = !isTurnOf(0, act);
      expect(kinds.has('fly')).toBe(isOthers && has(act.events, 'placed'));
      expect(kinds.has('hop')).toBe(isOthers && has(act.events, 'taken'));
      expect(kinds.has('turn-over')).toBe(has(act.events, 'line-laid'));
    }
  });

  it('take at most 2.0 s for a turn of a rival', () => {
    for (const act of games.flat()) {
      if (isTurnOf(0, act) || has(act.events, 'line-laid')) continue;
      expect(filmLength(filmOf(act, [0], t), 'normal')).toBeLessThanOrEqual(2000);
    }
  });

  it('show nothing of what somebody here did themselves', () => {
    for (const act of games.flat()) {
      const everybody = Array.from({ length: seats }, (_, seat) => seat);
      const kinds = filmOf(act, everybody, t).flatMap(({ movements }) => kindsOf(movements));
      expect(kinds.every((kind) => kind === 'turn-over')).toBe(true);
    }
  });

  it('draw a line of four in about 600 ms, sorted by number, sounding once each', () => {
    const lines = games.flat().filter(({ events }) => has(events, 'line-laid'));
    expect(lines.length).toBeGreaterThan(0);
    for (const act of lines) {
      const { movements } = filmOf(act, [0], t).at(-1)!;
      const last = act.events.findLast((event) => event.kind === 'line-laid')!;
      expect(movements.map(({ startMs }) => startMs)).toEqual(movements.map((_, index) => index * 90));
      expect(lengthOf(movements)).toBe(320 + 90 * (last.dominoes.length - 1));
      expect(last.dominoes).toEqual(last.dominoes.toSorted((one, other) => one - other));
      for (const { sounds } of movements) expect(sounds).toHaveLength(1);
    }
  });
});

/** How long the films of each round are, one after the other: mine slides back once, where my turn follows. */
function roundLengths(acts: readonly ToldAct<KingdominoTypes>[], pace: 'normal' | 'quick'): readonly number[] {
  const rounds = new Map<number, number>();
  for (const [at, act] of acts.entries()) {
    const next = acts[at + 1];
    const shots = paced(filmOf(act, [0], t), act, pace);
    const length = filmLength(shots, pace, next === undefined || isTurnOf(0, next));
    rounds.set(act.before.round, (rounds.get(act.before.round) ?? 0) + length);
  }
  return [...rounds.values()];
}

it('a round of four takes at most 6.5 s, and 2 s if it is quick', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const acts = actsOf(4, seed, 0);
    expect(Math.max(...roundLengths(acts, 'normal'))).toBeLessThanOrEqual(6500);
    expect(Math.max(...roundLengths(acts, 'quick'))).toBeLessThanOrEqual(2000);
  }
});

describe('what somebody does', () => {
  it('moves as it is laid and chosen, with both at once one after the other, and not when taken back', () => {
    const table = placingTable();
    const moved = (...actions: readonly KingdominoTableAction[]) => {
      const before = table.shown.value;
      table.perform(...actions);
      return ownMovements(before, table.shown.value, t);
    };
    expect(moved({ kind: 'jump', direction: 1 })).toEqual([]);
    expect(kindsOf(moved(PLAY))).toEqual(expect.arrayContaining(['drop', 'rise']));
    expect(kindsOf(moved({ kind: 'pick', index: 0 }))).toEqual(['hop']);
    expect(moved({ kind: 'undo' }, { kind: 'undo' }, { kind: 'undo' })).toEqual([]);
    const both = moved({ kind: 'jump', direction: 1 }, { kind: 'pick', index: 0 });
    expect(both.at(-1)).toMatchObject({ kind: 'hop', startMs: 320 });
    // Another choice: the king hops on from the first one.
    const { next } = inputOf(table).draft.start;
    const [hop] = moved({ kind: 'pick', index: 1 });
    expect(hop).toMatchObject({ kind: 'hop', from: { selector: `[data-domino="${next[0]}"]` } });
  });

  it('rings a crown for a domino that has one', () => {
    const table = placingTable();
    const heard = new Set<string>();
    for (let turns = 0; turns < 20; turns++) {
      const before = table.shown.value;
      if (inputOf(table).draft.state.phase === 'place') {
        table.perform({ kind: 'jump', direction: 1 }, PLAY);
        const sounds = ownMovements(before, table.shown.value, t).flatMap((movement) => movement.sounds ?? []);
        heard.add(sounds.map(({ sound }) => sound).join());
        table.perform({ kind: 'undo' });
      }
      playTurn(table);
    }
    expect([...heard].sort()).toEqual(['place', 'place,crown']);
  });
});
