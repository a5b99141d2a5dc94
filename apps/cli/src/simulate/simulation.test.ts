import { type GameRecord, isFault, replay } from '@crownhold/core';
import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { parseSetting, type Setting } from '../setting.ts';
import { simulateGames } from './simulation.ts';

const setting = (seats: number, variants: readonly string[] = []) =>
  parseSetting({ game: 'kingdomino', seats, variants }) as Setting;

describe('a simulation', () => {
  it('depends on its seed alone', () => {
    expect(simulateGames(setting(3), 20, 7)).toEqual(simulateGames(setting(3), 20, 7));
    expect(simulateGames(setting(3), 20, 7)).not.toEqual(simulateGames(setting(3), 20, 8));
  });

  it('plays the same games whether they are kept or not', () => {
    const records: GameRecord[] = [];
    const kept = simulateGames(setting(2), 10, 1, (record) => records.push(record));
    expect(kept).toEqual(simulateGames(setting(2), 10, 1));
    expect(records).toHaveLength(10);
    expect(records.every((record) => !isFault(replay(kingdomino, record)))).toBe(true);
  });

  it('shares out one victory a game', () => {
    const { seats } = simulateGames(setting(4), 50, 3);
    expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(50, 3);
  });

  it('[K20] counts discarded dominoes by game, not by dynasty', () => {
    const single = simulateGames(setting(2), 60, 1).perGame['discarded']!;
    const dynasty = simulateGames(setting(2, ['dynasty']), 20, 1).perGame['discarded']!;
    expect(single).toBeGreaterThan(0);
    expect(dynasty).toBe(single);
  });
});
