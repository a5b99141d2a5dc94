import { type AnyGame, createMatch, decide, listMoves, type Seat, type StateBuffer, type View } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { colours } from '@crownhold/games/colours';
import { describe, expect, it } from 'vitest';
import { randomPositions } from '../../test/positions.ts';
import { listTurns, turnLines } from './turn-list.ts';

const BY_GAME = GAMES.map((game) => ({ id: game.id, game }));

/** The states that all sequences of steps lead to, reorderings and all; `undefined` if there are too many sequences. */
function endsOf(game: AnyGame, view: View<StateBuffer>, seat: Seat, most: number): ReadonlySet<string> | undefined {
  const ends = new Set<string>();
  const turn = game.turn(view, seat);
  let left = most;
  const goOn = (state: StateBuffer): void => {
    if (left < 0) return;
    if (game.turn(state, seat) !== turn) {
      left--;
      ends.add(state.bytes.join());
      return;
    }
    for (const move of listMoves(game, state, seat)) {
      const next = game.copy(state);
      game.apply(next, seat, move);
      goOn(next);
    }
  };
  goOn(view);
  return left < 0 ? undefined : ends;
}

function endOf(game: AnyGame, view: View<StateBuffer>, seat: Seat, turn: string): string {
  const state = game.copy(view);
  const match = createMatch(game, { seats: 2 }, state);
  const decision = decide(match, { seat, since: 0, turn });
  if (decision.kind !== 'accepted') throw new Error(`${turn}: ${decision.kind}`);
  for (const { move } of decision.entries) game.apply(state, seat, move);
  return state.bytes.join();
}

/** Two tower drops and four of the die, in the middle of a game: 40,000 sequences and more. */
const MANY = manyTurns();

function manyTurns() {
  const { view, seat } = randomPositions(colours, 2, 6).find(
    ({ view, seat }) => endsOf(colours, view, seat, 20_000) === undefined,
  )!;
  return { view, seat };
}

describe('a list of turns', () => {
  it.each(BY_GAME)('has every legal turn of $id once, in whatever order its steps may be played', ({ game }) => {
    let turnsInAll = 0;
    for (const { view, seat } of randomPositions(game, 2, 3)) {
      const ends = endsOf(game, view, seat, 3000);
      if (!ends) continue;
      const { turns, hasMore } = listTurns(game, view, seat);
      expect(hasMore).toBe(false);
      expect(turns).toHaveLength(ends.size);
      expect(new Set(turns.map((turn) => endOf(game, view, seat, turn)))).toEqual(ends);
      turnsInAll += turns.length;
    }
    expect(turnsInAll).toBeGreaterThan(300);
  });

  it('[C30] counts drops in another order as one turn: lists of Colour Kingdoms that had more than 20,000 are whole', () => {
    const { turns, hasMore } = listTurns(colours, MANY.view, MANY.seat);
    expect(hasMore).toBe(false);
    expect(turns.length).toBeLessThan(20_000);
    const sets = turns.map((turn) => turn.split('; ').sort().join('; '));
    expect(new Set(sets).size).toBe(turns.length);
  });

  it('says so when it is cut', () => {
    const whole = listTurns(colours, MANY.view, MANY.seat);
    const cut = listTurns(colours, MANY.view, MANY.seat, 3);
    expect(cut).toEqual({ turns: whole.turns.slice(0, 3), hasMore: true });
    expect(listTurns(colours, MANY.view, MANY.seat, whole.turns.length)).toEqual(whole);
    expect(turnLines('turns', cut)).toEqual(['turns more 3', ...cut.turns.map((turn) => `turn ${turn}`), 'end']);
    expect(turnLines('legal', { turns: ['done'], hasMore: false })).toEqual(['legal 1', 'turn done', 'end']);
  });
});
