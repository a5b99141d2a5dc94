import { below, createMatch, createRng, decide, joinTurn } from '@crownhold/core';
import { GAMES } from '@crownhold/games';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { randomPositions } from '../../test/positions.ts';
import { nextStepLines } from './next-steps.ts';
import { listTurns } from './turn-list.ts';

const BY_GAME = GAMES.map((game) => ({ id: game.id, game }));
const stepsIn = (lines: readonly string[]) => lines.slice(1, -1).map((line) => line.replace(/^step /, ''));

describe('the next steps', () => {
  it.each(BY_GAME)('lead to a whole legal turn of $id from anywhere', ({ game }) => {
    const rng = createRng(1);
    for (const { view, seat } of randomPositions(game, 2, 5)) {
      const begun: string[] = [];
      for (;;) {
        const lines = nextStepLines(game, view, seat, joinTurn(begun));
        const steps = stepsIn(lines);
        expect([lines[0], lines.at(-1)]).toEqual([`steps ${steps.length}`, 'end']);
        if (steps.length === 0) break;
        begun.push(steps[below(rng, steps.length)]!);
      }
      const match = createMatch(game, { seats: 2 }, view);
      expect(decide(match, { seat, since: 0, turn: joinTurn(begun) }).kind).toBe('accepted');
    }
  });

  it.each(BY_GAME)('are every step that a turn of $id may have', ({ game }) => {
    for (const { view, seat } of randomPositions(game, 2, 7)) {
      const { turns } = listTurns(game, view, seat, 200);
      for (const turn of turns.slice(0, 20)) {
        const steps = turn.split('; ');
        for (const [at, step] of steps.entries()) {
          expect(stepsIn(nextStepLines(game, view, seat, joinTurn(steps.slice(0, at))))).toContain(step);
        }
        expect(nextStepLines(game, view, seat, turn)).toEqual(['steps 0', 'end']);
      }
    }
  });

  const STATE = kingdomino.parseState('2 - territory-then-crowns | - | 0 take 0 1 | - | 4 17 20 33 | - | -')!;
  it.each([
    ['jump', 'step 0, N1 unreadable'],
    ['take 5', 'step 0, K6 not-in-line'],
    ['take 4; take 17', 'step 1, N4 turn-complete'],
    ['take 4;', 'step 1, N4 turn-complete'],
  ])('refuse %j as the beginning of a turn', (begun, why) => {
    expect(nextStepLines(kingdomino, kingdomino.view(STATE, 1), 1, begun)).toEqual([
      `error bad-steps the turn cannot begin like this: ${why}`,
    ]);
  });
});
