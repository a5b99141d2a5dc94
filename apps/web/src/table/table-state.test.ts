import { listMoves } from '@crownhold/core';
import { beginAlone } from '@crownhold/fair';
import { kingdomino, type Options, parseOptions } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import type { Chair } from '../games/chair.ts';
import { goOn, isRejection, playTurn, shownState, sitDown, type TableState } from './table-state.ts';

const ANN: Chair = { name: 'Ann' };
const BOB: Chair = { name: 'Bob' };
const BOT: Chair = { name: 'Robin', bot: 'greedy' };

function table(chairs: readonly Chair[], variants: readonly string[] = []): TableState {
  const options = parseOptions({ seats: chairs.length, variants }) as Options;
  return sitDown(beginAlone(kingdomino, options, { secret: new Uint8Array(32).fill(7), table: 'test' }), chairs, '');
}

/** The first legal turn of whoever is asked. */
function firstTurn({ alone }: TableState): { seat: number; turn: string } {
  const state = kingdomino.copy(alone.match.state);
  const { seat } = state;
  const start = kingdomino.turn(state, seat);
  const steps: string[] = [];
  while (kingdomino.turn(state, seat) === start) {
    const [move] = listMoves(kingdomino, state, seat);
    steps.push(kingdomino.formatMove(state, move!));
    kingdomino.apply(state, seat, move!);
  }
  return { seat, turn: steps.join('; ') };
}

function play(before: TableState): TableState {
  const { seat, turn } = firstTurn(before);
  const after = playTurn(before, seat, turn);
  if (isRejection(after)) throw new Error(JSON.stringify(after));
  return after;
}

function playUntil(kind: TableState['mode']['kind'], from: TableState): TableState {
  let now = from;
  while (now.mode.kind !== kind) now = play(now);
  return now;
}

describe('a table', () => {
  it('asks people and bots as the game goes', () => {
    let now = table([ANN, BOT]);
    for (let i = 0; i < 8; i++) {
      const { seat } = now.alone.match.state;
      expect(now.mode.kind).toBe(seat === 0 ? 'turn' : 'bot');
      expect(now.front).toBe(0);
      now = play(now);
    }
  });

  it('turns to whoever is asked when several people share it', () => {
    let now = table([ANN, BOB]);
    for (let i = 0; i < 8; i++) {
      expect(now.front).toBe(now.alone.match.state.seat);
      now = play(now);
    }
  });

  it('tells what the last turn brought', () => {
    const now = play(table([ANN, BOB]));
    expect(now.news.map(({ kind }) => kind)).toContain('taken');
  });

  it('refuses what is not a turn and stays as it is', () => {
    const now = table([ANN, BOB]);
    const answer = playTurn(now, now.alone.match.state.seat, 'take 99');
    expect(isRejection(answer)).toBe(true);
  });

  it('ends', () => {
    const now = playUntil('over', table([ANN, BOT]));
    expect(now.news.at(-1)).toMatchObject({ kind: 'match-ended' });
    expect(kingdomino.actors(now.alone.match.state)).toBe(0);
  });
});

describe('a dynasty', () => {
  it('[K20] shows a finished game until somebody goes on, also after a reload', () => {
    const paused = playUntil('pause', table([ANN, BOB], ['dynasty']));
    const finished = shownState(paused);
    expect(finished).toMatchObject({ game: 0, phase: 'renew' });
    expect(paused.alone.match.state).toMatchObject({ game: 1, round: 0 });
    const reloaded = sitDown(paused.alone, paused.chairs, '');
    expect(reloaded.mode.kind).toBe('pause');
    expect(kingdomino.formatState(shownState(reloaded))).toBe(kingdomino.formatState(finished));
    const next = goOn(paused);
    expect(next.mode.kind).toBe('turn');
    expect(shownState(next)).toMatchObject({ game: 1 });
  });

  it('[K20] does not pause again in the middle of the next game, nor at the end', () => {
    const second = play(goOn(playUntil('pause', table([ANN, BOB], ['dynasty']))));
    expect(sitDown(second.alone, second.chairs, '').mode.kind).toBe('turn');
    let now = goOn(playUntil('pause', second));
    now = playUntil('over', now);
    expect(sitDown(now.alone, now.chairs, '').mode.kind).toBe('over');
  });
});
