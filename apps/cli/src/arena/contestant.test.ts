import { kingdomino } from '@crownhold/games/kingdomino';
import { describe, expect, it } from 'vitest';
import { parseContestant } from './contestant.ts';

const parse = (text: string) => parseContestant(kingdomino, text, { movetimeMs: 100 });

describe('a contestant', () => {
  it.each([
    ['fg', 'fg', { movetimeMs: 100 }],
    ['mce-fg:50ms', 'mce-fg', { movetimeMs: 50 }],
    [' mce-fg:2000n ', 'mce-fg', { nodes: 2000 }],
  ])('%j is a bot of ours', (text, bot, allowance) => {
    expect(parse(text)).toEqual({ name: text.trim(), bot, isOutside: false, allowance });
  });

  it.each([
    ['python3 bot.py', 'python3 bot.py', { movetimeMs: 100 }],
    ['./bot:20ms', './bot', { movetimeMs: 20 }],
  ])('%j is a program', (text, bot, allowance) => {
    expect(parse(text)).toEqual({ name: text, bot, isOutside: true, allowance });
  });

  it.each(['', 'gready', 'fg:50', 'fg:ms', '"half a quote'])('%j is nobody', (text) => {
    expect(parse(text)).toBeUndefined();
  });
});
