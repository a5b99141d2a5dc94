import { type GameRecord, isFault } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import type { Language } from '@crownhold/i18n';
import { translatorFor } from '@crownhold/i18n/every-language';
import { describe, expect, it } from 'vitest';
import { randomGame } from '../../test/games.ts';
import { createPaint } from '../paint.ts';
import { type Account, accountOf } from './account.ts';
import { accountJson } from './account-json.ts';
import { accountText } from './account-text.ts';

function account(record: GameRecord): Account {
  const outcome = accountOf({ game: kingdomino, record });
  if (isFault(outcome)) throw new Error(outcome.refusal.code);
  return outcome;
}

function text(record: GameRecord, width = 80, language: Language = 'en'): string {
  const screen = { t: translatorFor(language), paint: createPaint(false), width };
  return accountText('game.json', account(record), screen).join('\n');
}

describe('the account of a record', () => {
  it('tells actor, text and number of legal moves of every step', () => {
    const { record, actors, legal } = randomGame({ seats: 3 });
    const steps = record.steps.map((move, index) => ({ actor: actors[index], move, legal: legal[index] }));
    expect(account(record).steps).toEqual(steps);
  });

  it('gives places only when the game is over', () => {
    expect(accountJson('a', account(randomGame({ steps: 60 }).record))).toMatchObject({ over: false, ranks: null });
    const { record, state } = randomGame();
    expect(accountJson('a', account(record))).toMatchObject({ over: true, ranks: kingdomino.ranking(state) });
  });

  it('writes a domino with equal halves in its one form', () => {
    const start = ['draw 1', 'draw 3', 'draw 7', 'draw 10', 'king 0', 'take 1', 'king 1', 'take 3'];
    const more = ['king 0', 'take 7', 'king 1', 'take 10', 'draw 13', 'draw 14', 'draw 15', 'draw 16', 'put 2,0 1,0'];
    const record = { ...randomGame({ steps: 0 }).record, steps: [...start, ...more] };
    expect(account(record).steps.at(-1)).toEqual({ actor: 0, move: 'put 1,0 2,0', legal: expect.any(Number) });
  });

  it('leaves out the games of a match that is one game', () => {
    expect(accountJson('a', account(randomGame().record))).not.toHaveProperty('games');
  });

  it('[K20] tells of each game of a dynasty, and points in all', () => {
    const { record, scores } = randomGame({ variants: ['dynasty', 'harmony'], seed: 5 });
    const json = accountJson('a', account(record));
    const games = json.games as { scores: number[]; details: object[] }[];
    expect(games).toHaveLength(3);
    expect(scores).toEqual([0, 1].map((seat) => games.reduce((sum, game) => sum + game.scores[seat]!, 0)));
    expect(json.scores).toEqual(scores);
    expect(json.details).toEqual(games[2]!.details);
  });

  it.each([
    [0, 1],
    [76, 1],
    [77, 2],
  ])('[K20] counts the games begun after %i steps of a dynasty: %i', (steps, count) => {
    const { record, state } = randomGame({ variants: ['dynasty'], steps });
    // A game of two has 76 steps: 4 kings, and every one of 24 dominoes is drawn, taken and put.
    expect(state.phase === 'renew').toBe(steps === 76);
    expect(accountJson('a', account(record)).games).toHaveLength(count);
  });

  it('is readable: kingdoms beside each other, points and places', () => {
    const { record, scores, state } = randomGame({ seats: 4 });
    const lines = text(record, 200).split('\n');
    expect(lines[0]).toBe(`game.json: Kingdomino, 4\u00a0players; ${record.steps.length}\u00a0steps, finished`);
    const ranks = kingdomino.ranking(state);
    for (const seat of [0, 1, 2, 3]) {
      expect(lines[2]).toMatch(
        new RegExp(`seat ${seat}: ${scores[seat]}\u00a0points?, ${ranks[seat]}(st|nd|rd|th) place`),
      );
    }
  });

  it('is readable for an unfinished game and for a dynasty', () => {
    expect(text(randomGame({ steps: 1 }).record)).toMatch(
      /1\u00a0step, unfinished\n\nseat 0: 0\u00a0points +seat 1: 0\u00a0points\nC/,
    );
    const dynasty = text(randomGame({ variants: ['dynasty'] }).record);
    expect(dynasty.match(/^(Game \d|All games)$/gm)).toEqual(['Game 1', 'Game 2', 'Game 3', 'All games']);
    expect(dynasty).toMatch(/seat 1: \d+\u00a0points, (1st|2nd) place$/);
  });
});
